"""Looking for memories: one look at a time, in another thread, and again whenever the store changes."""

from __future__ import annotations

import time
from array import array
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.base.errors import UsageError
from nidra.records.browse import Facets
from PySide6.QtCore import QObject, QTimer, Signal

from nidra_gui.language import engine
from nidra_gui.models.choice import Choice

if TYPE_CHECKING:
    from nidra.app.browse import Look, Part

    from nidra_gui.session import Session

BUSY_MS = 400  # before it is said that the memories are looked for
RESTS = 2  # times as long as a look took, before a change of the store is followed
AT_ONCE = 0.04  # seconds for the counts that are kept, and what else is quick
COUNTING = 20.0  # seconds for the counts that were not there at once
_COUNTS, _REST = "facets", "rest of the facets"


@dataclass(frozen=True, slots=True)
class Found:
    """What a look found: the keys in order, of how many, what was asked, and whether the search has its
    index. `problem` says why nothing can be looked for. `part` is there while the look goes on: these are
    the first of what it finds."""

    keys: array[int]
    total: int
    look: Look | None = None
    indexed: bool = True
    problem: str = ""
    part: Part | None = None


class Finding(QObject):
    """Asks a store for what was chosen.

    `follows` says that the look under way follows a change of the store rather than a person's choice.
    `found` carries a `Found`, `counted` the facets that belong to it, `failed` a sentence; `waits`
    tells that a look takes its time, `unprepared` that it does because each statement is read, known long
    before the first row of a rare word. A new choice ends the look before it. A change of the store does
    not, else a store that changes all the time would never be shown: it is looked at once more after.
    """

    found = Signal(object)
    counted = Signal(object)
    failed = Signal(str)
    waits = Signal()
    unprepared = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._choice = Choice()
        self._asks = self._again = False
        self.follows = False
        self._begun = self._rested = 0.0
        self._busy = QTimer(self, singleShot=True, interval=BUSY_MS)
        self._busy.timeout.connect(self.waits)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._ask_again)

    def take(self, session: Session | None) -> None:
        """Look in another store from now on, or in none."""
        self._session = session
        self._asks = self._again = False
        self._rested = 0.0
        self._rest.stop()
        self._busy.stop()

    def ask(self, choice: Choice) -> None:
        """Look for this now; what is looked for makes way."""
        self._choice = choice
        self._rest.stop()
        self.follows = False
        self._ask()

    def follow(self, choice: Choice) -> None:
        """The store changed: look again, at once or when the store has rested."""
        self._choice = choice
        if self._asks:
            self._again = True
        elif not self._rest.isActive():
            self._rest.start(max(0, round((self._rested - time.monotonic()) * 1000)))

    def stop(self) -> None:
        """Let the look go."""
        if self._session is not None:
            self._session.table.drop("ids")
        self._again = False
        self._ended()

    def _ask_again(self) -> None:
        self.follows = True
        self._ask()

    def _ask(self) -> None:
        session = self._session
        if session is None:
            return
        self._asks, self._again = True, False
        self._begun = time.monotonic()
        if not self._busy.isActive():
            self._busy.start()
        # All of it in one thread: what it fetched for the rows serves the counts, and the next rows.
        session.table.drop(_COUNTS)
        session.table.drop(_REST)
        self._look_on(session, None)

    def _look_on(self, session: Session, before: Part | None) -> None:
        session.table.ask("ids", partial(_find, self._choice, before), self._take, self._fail)

    def _take(self, found: Found) -> None:
        if found.part is not None and self._session is not None:
            self._look_on(self._session, found.part)
            if not found.indexed:
                self.unprepared.emit()
            # A look that only follows the store shows what it found when it is whole.
            if found.keys and not self.follows:
                self._busy.stop()
                self.found.emit(found)
            return
        again = self._again
        self._ended()
        self.found.emit(found)
        if self._session is not None and found.look is not None and not self._asks:
            counted = partial(self._counted, found.look)
            self._session.table.ask(_COUNTS, partial(_count, found.look), counted)
        if again and not self._asks:
            self.follow(self._choice)

    def _counted(self, look: Look, facets: Facets) -> None:
        """Show what was counted at once; the rest makes way for whatever else is asked of the table."""
        self.counted.emit(facets)
        late = not all(facet.counted for facet in facets.facets)
        if late and self._session is not None and not self._asks:
            self._session.table.ask(_REST, partial(_count_all, look), self.counted.emit)

    def _fail(self, sentence: str) -> None:
        self._ended()
        self.failed.emit(sentence)

    def _ended(self) -> None:
        now = time.monotonic()
        self._busy.stop()
        self._asks = False
        self._rested = now + RESTS * (now - self._begun)


# In other threads.


def _find(choice: Choice, before: Part | None, store: Any, cancel: Any) -> Found:
    from nidra.app.browse import part
    from nidra.app.search import is_prepared

    total = store.census().active
    indexed = not choice.text.strip() or is_prepared(store)
    try:
        look = choice.look(store)
        found = part(store, look, before, cancel)
        rest = found if found.upto is not None else None
        return Found(found.keys, total, look, indexed, part=rest)
    except UsageError as problem:
        return Found(array("q"), total, None, indexed, engine(str(problem)))


def _count_all(look: Look, store: Any, cancel: Any) -> Facets:
    from nidra.app.facets import facets

    return facets(store, look, COUNTING, cancel)


def _count(look: Look, store: Any, cancel: Any) -> Facets:
    from nidra.app.facets import facets

    return facets(store, look, AT_ONCE, cancel)
