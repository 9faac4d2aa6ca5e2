"""Another look at the sources of one memory, in the background, heard of receipt by receipt."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from nidra.records.verdict import Verdict
from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from nidra_gui.session import Session

KIND = "live"


@dataclass(frozen=True, slots=True)
class Looked:
    """What the source of one receipt says. `receipt` is the key of its row, `at` microseconds of UTC.

    `found` is the text that stands there for the receipt's words, with `before` and `after` around it,
    and `line` the number of its first line; `changes` are (old words, new words); `sha256` is the
    digest of `found`. Each is empty where it is not known.
    """

    receipt: int
    verdict: Verdict
    place: str
    reached: bool
    at: int
    line: int | None = None
    before: str = ""
    found: str = ""
    after: str = ""
    changes: tuple[tuple[str, str], ...] = ()
    sha256: str = ""


class Looking(QObject):
    """One look after the other. `looked` carries a `Looked`, `ended` comes after the last receipt."""

    looked = Signal(object)
    ended = Signal()
    failed = Signal(str)
    _heard = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._turn = 0
        self._session: Session | None = None
        self._heard.connect(self._hear)

    def begin(self, session: Session, memory: str) -> None:
        """Read the sources of a memory; a look that is under way is dropped."""
        self._turn += 1
        self._session = session
        look = partial(_look, memory, partial(self._heard.emit, self._turn))
        session.pages.ask(KIND, look, lambda _: self.ended.emit(), self.failed.emit)

    def drop(self) -> None:
        """Hear nothing more of the look that is under way."""
        self._turn += 1
        if self._session is not None:
            self._session.pages.drop(KIND)
            self._session = None

    def _hear(self, turn: int, looked: Looked) -> None:
        if turn == self._turn:
            self.looked.emit(looked)


def _look(memory: str, heard: Any, store: Any, cancel: Any) -> None:
    from nidra.app.overview import changes_in
    from nidra.app.why import live_checks
    from nidra.report.words import changed_words

    for check in live_checks(store, store.get(memory)):
        if cancel():
            return
        detail = check.now.detail
        found = detail.nearest
        heard(
            Looked(
                receipt=check.row.key,
                verdict=check.now,
                place=check.place,
                reached=check.reached,
                at=time.time_ns() // 1000,
                found=found,
                changes=tuple(changed_words(changes_in(check.row.excerpt, detail))),
                sha256=sha256(found.encode()).hexdigest() if found else "",
            )
        )
