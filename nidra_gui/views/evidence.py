"""The detail of page 2: why a memory is believed, with its sources read again the moment it is chosen."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.records.portrait import Looked
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from nidra_gui import helping
from nidra_gui.language import closed
from nidra_gui.looking import Looking
from nidra_gui.views import evidence_work as work
from nidra_gui.views.evidence_deeds import EvidenceDeeds
from nidra_gui.views.evidence_filing import Filing
from nidra_gui.views.source_opener import SourceOpener
from nidra_gui.widgets.decay_curve import DecayCurve
from nidra_gui.widgets.history_list import HistoryList
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.portrait_head import Head
from nidra_gui.widgets.related import Related
from nidra_gui.widgets.review_box import ReviewBox
from nidra_gui.widgets.rivals import Rivals
from nidra_gui.widgets.section import Section
from nidra_gui.widgets.state import Kind, StatePanel
from nidra_gui.widgets.why_section import WhySection

if TYPE_CHECKING:
    from nidra.records.history import Deed
    from nidra.records.portrait import Portrait

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session

PATIENCE_MS = 150  # before it is said that something is being looked up
PACE_MS = 300  # between two looks at a store that changes all the time
TICK_MS = 20_000
WIDEST_LEAST = 520  # pixels that the pane may insist on, for buttons with long words
_ASK = "evidence"


class EvidencePane(QWidget):
    """Everything about one memory. `chosen` carries the id of another one that a person follows.

    What is on record is asked for again whenever the store changes, and the sources are read again when
    a memory is chosen and when its receipts changed.
    """

    chosen = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("evidence")
        self.desk = desk
        self.kind = Kind.EMPTY
        self._session: Session | None = None
        self._name: str | None = None
        self.portrait: Portrait | None = None
        self._looks: dict[int, Looked] = {}
        self._asking = self._again = self._stale = self._changed = False
        self._looking = Looking(self)
        self._filing = Filing(desk, self)
        self._opener = SourceOpener(desk, self)
        self.deeds = EvidenceDeeds(desk, self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._show_busy)
        self._pace = QTimer(self, singleShot=True, interval=PACE_MS)
        self._pace.timeout.connect(self._paced)
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self._tick)
        self._show_empty()

    def _make_parts(self) -> None:
        theme = self.desk.theme
        self.panel = StatePanel(theme)
        self.head = Head(theme)
        self.why = WhySection(theme, self.tr("Why"))
        self.dependants = Related(theme, self.tr("What rests on it"))
        self.premises = Related(theme, self.tr("It rests on"))
        self.rivals = Rivals(theme, self.tr("Contests with it"))
        self.history = HistoryList(self.tr("History"))
        self.strength = Section(self.tr("Strength"))
        self.curve = DecayCurve(theme)
        self.strong = label(kind="muted", wrap=True)
        self.strength.add(self.strong)
        self.strength.add(self.curve)
        self.review = ReviewBox(self.tr("What you can do"))
        for part, place in (
            (self.why, "verdicts"),
            (self.dependants, "words#memories-and-what-they-show-for-themselves"),
            (self.premises, "words#memories-and-what-they-show-for-themselves"),
            (self.rivals, "conflicts"),
            (self.history, "undo"),
            (self.strength, "decay#the-first-clock-strength"),
            (self.review, "reviews#what-you-can-do"),
        ):
            helping.about(part, place)

    def _lay_out(self) -> None:
        inside = self._inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(4, 0, 12, 16)
        rows.setSpacing(12)
        for part in self._sections():
            rows.addWidget(part)
        rows.addStretch(1)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(self.tr("Evidence"))
        self.area.setWidget(inside)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.panel)
        self._stack.addWidget(self.area)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self._stack)

    def _sections(self) -> tuple[QWidget, ...]:
        return (
            self.head,
            self.review,
            self.why,
            self.dependants,
            self.premises,
            self.rivals,
            self.history,
            self.strength,
            self.head.known,
        )

    def _connect(self) -> None:
        self._looking.looked.connect(self._looked)
        self._looking.ended.connect(self._compare)
        self._looking.failed.connect(self.why.show_failed)
        for part in (self.head, self.dependants, self.premises, self.rivals):
            part.chosen.connect(self.chosen)
        self.rivals.decide.connect(partial(self.desk.go, "conflicts"))
        self.why.recheck.connect(self.recheck)
        self.review.looked.connect(self._open_first)
        self.review.again.connect(self.recheck)
        self.why.open_source.connect(self.open_source)
        self.why.copied.connect(self._say_copied)
        self.history.undo.connect(self._take_back)
        self.review.confirmed.connect(self._confirm)
        self.review.asked.connect(self._ask_reject)
        self.review.rejected.connect(self._reject)
        self._filing.ended.connect(self._rechecked)
        self.deeds.done.connect(self._ask)
        self.deeds.foretold.connect(self._tell_consequence)
        self.desk.commands.bind("recheck", self.recheck, enabled=False)
        self.desk.commands.bind("open-source", self._open_first, enabled=False)

    # What the page around it says.

    def take(self, session: Session | None) -> None:
        """Show memories of another store from now on, or of none."""
        if self._session is not None:
            self._looking.drop()
            self._session.pages.drop(_ASK)
            self._session.changed.disconnect(self.store_changed)
        self._session = session
        if session is not None:
            session.changed.connect(self.store_changed)
        self._forget(None)
        self._show_empty()

    def show(self, *memory: str | None) -> None:
        """Show a memory by its id, or none. Called without either it is Qt's own `show`."""
        if memory:
            self.show_memory(memory[0])
        else:
            super().show()

    def show_memory(self, memory: str | None) -> None:
        """Show a memory by its id, its sources read again, or none."""
        if memory is not None and memory == self._name and self.kind is not Kind.ERROR:
            return
        self._forget(memory)
        if memory is None or self._session is None:
            self._show_empty()
        else:
            self._begin()

    @property
    def memory(self) -> str | None:
        """The id of the memory that is shown, or is being looked up."""
        return self._name

    def _forget(self, memory: str | None) -> None:
        self._looking.drop()
        if self._session is not None:
            self._session.pages.drop(_ASK)
        self._name, self.portrait = memory, None
        self._looks.clear()
        self._filing.forget()
        self._asking = self._again = self._stale = self._changed = False

    def _begin(self) -> None:
        if self.isVisible():
            self._patience.start()
            self._ask()
        else:
            self._stale = True

    def store_changed(self) -> None:
        """Look again at what is on record: at once where it is seen, else when it will be."""
        if self._name is None:
            return
        if not self.isVisible():
            self._stale = True
        elif self._pace.isActive():
            self._changed = True
        else:
            self._pace.start()
            self._ask()

    def _paced(self) -> None:
        """What changed meanwhile is looked at now."""
        if self._changed:
            self._changed = False
            self.store_changed()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()
        if self._stale:
            self._stale = False
            self._ask()

    def _tick(self) -> None:
        if self.isVisible() and self.portrait is not None:
            self.why.tick()
            self.history.tick(time.time_ns() // 1000)

    # What is on record.

    def _ask(self) -> None:
        """Ask what is stored. While an answer is awaited, the next question waits for it."""
        if self._asking:
            self._again = True
        elif self._session is not None and self._name is not None:
            self._asking = True
            ask = partial(work.portrait, self._name)
            self._session.pages.ask(_ASK, ask, self._told, self._show_problem)

    def _told(self, shown: Portrait) -> None:
        self._asking = False
        self._patience.stop()
        before, self.portrait = self.portrait, shown
        self._fill(shown, same=before is not None)
        if before is None or before.memory.evidence != shown.memory.evidence:
            self._look(anew=before is None)
        else:
            self._compare()
        if self._again:
            self._again = False
            self._ask()

    def _fill(self, shown: Portrait, same: bool) -> None:
        memory = shown.memory
        self.setUpdatesEnabled(False)
        self.head.show_portrait(shown)
        self.why.show_portrait(shown)
        self.dependants.show_memories(shown.dependants, len(memory.dependants))
        self.premises.show_memories(shown.premises, len(memory.premises))
        self.rivals.show_pairs(shown.rivals, memory.id)
        self.history.show_deeds(shown.deeds, memory.id, shown.at)
        self.curve.show_decay(shown.decayed)
        tell(self.strong, closed(self.curve.sentence()))
        self.review.show_memory(memory, shown.at, same)
        self._show_body()
        if not same:
            self.area.verticalScrollBar().setValue(0)
        self.setUpdatesEnabled(True)

    def _show_body(self) -> None:
        self.kind = Kind.FULL
        self._stack.setCurrentWidget(self.area)
        self.setFocusProxy(self.area)
        bar = self.area.verticalScrollBar().sizeHint().width()
        least = self._inside.minimumSizeHint().width() + bar
        self.area.setMinimumWidth(min(least, WIDEST_LEAST))
        self._enable()

    def _enable(self) -> None:
        full = self.kind is Kind.FULL
        cards = full and bool(self.why.cards)
        self.desk.commands.enable(full, "recheck")
        self.desk.commands.enable(cards, "open-source")

    # What the sources say.

    def _look(self, anew: bool) -> None:
        """Read the sources; `anew` says that nothing is shown of them yet."""
        if self._session is None or self.portrait is None:
            return
        if anew:
            self._looks.clear()
            self.why.show_checking()
        if self.why.cards:
            self._looking.begin(self._session, self.portrait.memory.id)

    def _looked(self, looked: Looked) -> None:
        self._looks[looked.receipt] = looked
        self.why.show_live(looked)

    def _compare(self) -> None:
        """Where the sources say something else than is on record: file a failure, else say so."""
        session, shown = self._session, self.portrait
        if session is None or shown is None or self._filing.busy:
            return
        rows = {row.key: row.state for row in shown.memory.evidence}
        looks = [replace(one, stored=rows[key]) for key, one in self._looks.items() if key in rows]
        if self._filing.is_due(looks):
            self._filing.file(session, shown.memory)
            return
        differing = any(one.differs for one in looks)
        words = self.tr("The check just now found something else than is on record.")
        self.why.tell_differs(words if differing else "")

    def recheck(self) -> None:
        """Read every source of the shown memory again, and let its grade follow."""
        session, shown = self._session, self.portrait
        if session is not None and shown is not None and not self._filing.busy:
            self._looks.clear()
            self.why.tell_differs("")
            self.why.show_checking()
            self._filing.file(session, shown.memory)

    def _rechecked(self, memory: str) -> None:
        if self.portrait is not None and memory == self.portrait.memory.id:
            self._look(anew=False)
            self._ask()

    # What a person does.

    def open_source(self, path: str) -> None:
        """Have the system show a source."""
        if self._session is not None:
            self._opener.open(self._session, path)

    def _open_first(self) -> None:
        for one in self.why.cards.values():
            self.open_source(one.path())
            return

    def _say_copied(self, path: str) -> None:
        self.desk.say(self.tr("Copied: {path}").format(path=path))

    def _take_back(self, deed: Deed) -> None:
        if self._session is not None and self.portrait is not None:
            self.deeds.take_back(self._session, deed, self.portrait.memory.id)

    def _confirm(self) -> None:
        if self._session is not None and self.portrait is not None:
            self.deeds.confirm(self._session, self.portrait.memory)

    def _ask_reject(self) -> None:
        if self._session is not None and self.portrait is not None:
            self.deeds.ask_reject(self._session, self.portrait.memory)

    def _reject(self, reason: str) -> None:
        if self._session is not None and self.portrait is not None:
            self.deeds.reject(self._session, self.portrait.memory, reason)

    def _tell_consequence(self, sentence: str) -> None:
        self.review.tell_consequence(sentence)
        QTimer.singleShot(0, self._show_form)

    def _show_form(self) -> None:
        self.area.ensureWidgetVisible(self.review.form, 0, 24)

    # What is shown instead.

    def _show_state(self, kind: Kind, title: str, sentence: str = "", steps: Any = ()) -> None:
        self.kind = kind
        self._patience.stop()
        self.panel.show_state(kind, title, sentence, steps)
        self._stack.setCurrentWidget(self.panel)
        self.setFocusProxy(None)  # type: ignore[arg-type]  # Tab would end at one that is hidden
        self._enable()

    def _show_empty(self) -> None:
        steps = ((self.tr("Show what fell"), self._show_fallen),)
        self._show_state(
            Kind.EMPTY,
            self.tr("Choose a memory to see why it is believed"),
            self.tr("Its sources are read again the moment you choose it."),
            steps if self._session is not None else (),
        )

    def _show_fallen(self) -> None:
        self.desk.show_memories("standing", "fallen")

    def _show_busy(self) -> None:
        if self.portrait is None and self._name is not None:
            self._show_state(Kind.BUSY, self.tr("Looking up the memory…"))

    def _show_problem(self, sentence: str) -> None:
        self._asking = self._again = False
        self._looking.drop()
        self._show_state(
            Kind.ERROR,
            self.tr("This memory could not be shown"),
            sentence,
            ((self.tr("Try again"), self._try_again),),
        )

    def _try_again(self) -> None:
        memory = self._name
        self._forget(memory)
        self._begin()
