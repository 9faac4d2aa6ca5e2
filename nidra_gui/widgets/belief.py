"""What was believed on a day: which memories are believed otherwise today, and one memory with its receipts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from nidra_gui.widgets.belief_choice import Choice
from nidra_gui.widgets.belief_held import Found, Held
from nidra_gui.widgets.belief_hits import HitList, Hits
from nidra_gui.widgets.belief_list import BeliefList
from nidra_gui.widgets.journal_filter import end_of
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.scroll import GUTTER, Scroll
from nidra_gui.widgets.verdict_words import exactly
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.believed import Beliefs
    from nidra.records.history import Deed

    from nidra_gui.models.belief_rows import Fetch
    from nidra_gui.theme import Theme

SETTLED_MS = 250  # from the last step through the calendar to the look


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


class Belief(QWidget):
    """What is asked at the left, what was believed at the right. `asked` tells that another moment or
    memory was chosen, `stopped` that nobody waits any more, `opened` leads to a memory, `changed_by` to
    the deed of a journal row."""

    asked = Signal()
    stopped = Signal()
    opened = Signal(str)
    changed_by = Signal(int)

    def __init__(self, theme: Theme, fetch: Fetch) -> None:
        super().__init__()
        self.at = 0
        self.found_at = 0  # the moment of which something is shown
        self.changed = 0  # memories that are believed otherwise
        self._by_pass = False
        self._meant = ""  # the id of the memory that was chosen for the words
        self.side = Choice(theme)
        self.calendar, self.passes = self.side.calendar, self.side.passes
        self.memory, self.look = self.side.memory, self.side.look
        self.surface = self.side.numbers
        self.title = label(kind="heading", wrap=True)
        self.where = label(kind="muted", wrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(_tr("Busy"))
        self.stop = button(_tr("Stop"), self.stopped.emit)
        self.list = BeliefList(theme, fetch)
        self.portrait = Held(theme)
        self.hits = HitList()
        self.to_list = button(
            _tr("Back to all that is believed otherwise"), self._forget_memory, "link"
        )
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._lay_out()
        self._connect()
        self._show_parts(False)

    def _lay_out(self) -> None:
        self.right = Scroll()
        self.right.column.setSpacing(12)
        for part in (self.to_list, self.hits, self.portrait):
            self.right.column.addWidget(part)
        self.right.column.addStretch(1)
        self.inner = QStackedWidget()
        self.inner.addWidget(self.list)
        self.inner.addWidget(self.right)
        self.blank = QWidget()
        self.inner.addWidget(self.blank)
        busy = QHBoxLayout()
        busy.addWidget(self.bar, 1)
        busy.addWidget(self.stop)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        busy.setContentsMargins(0, 0, GUTTER, 0)
        for above in (self.title, self.where, self.list):
            above.setContentsMargins(0, 0, GUTTER, 0)
        column.addWidget(self.title)
        column.addWidget(self.where)
        column.addLayout(busy)
        column.addWidget(self.inner, 1)
        both = QHBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(12)
        both.addWidget(self.side)
        both.addLayout(column, 1)

    def _connect(self) -> None:
        self.calendar.selectionChanged.connect(self._day_chosen)
        self.passes.activated.connect(self._pass_chosen)
        self.memory.returnPressed.connect(self._look)
        self.memory.textChanged.connect(self._typed)
        self.look.clicked.connect(lambda *_: self._look())
        self.hits.chosen.connect(self._choose)
        self.list.opened.connect(self.opened)
        self.list.held.connect(self._hold)
        self.list.changed_by.connect(self.changed_by)
        self.portrait.opened.connect(self.opened)
        self._settled.timeout.connect(self.asked.emit)

    def fit(self) -> None:
        """Give the left part the width that its calendar asks for."""
        self.side.fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    # What is asked.

    def begin(self) -> None:
        """Look for the first time: at the end of yesterday."""
        if not self.at:
            self.choose_day(QDate.currentDate().addDays(-1))

    def forget(self) -> None:
        """Another store comes."""
        self.at = self.found_at = self.changed = 0
        self._meant = self.portrait.named = ""
        self._show_parts(False)

    def choose_day(self, day: QDate) -> None:
        """Ask for the end of a day."""
        self.calendar.blockSignals(True)
        self.calendar.setSelectedDate(day)
        self.calendar.blockSignals(False)
        self._day_chosen()

    def choose_moment(self, at: int) -> None:
        """Ask for a moment, in microseconds of UTC."""
        self.at, self._by_pass = at, True
        self.passes.setCurrentIndex(max(0, self.passes.findData(at)))
        self._ask()

    def show_passes(self, passes: tuple[tuple[Deed, int], ...]) -> None:
        """Offer these passes to look behind, each with the moment of its last row."""
        self.side.show_passes(passes, self.passes.currentData() if self._by_pass else None)

    def _day_chosen(self) -> None:
        self._by_pass = False
        self.passes.setCurrentIndex(0 if self.passes.count() else -1)
        self.at = end_of(self.calendar.selectedDate())
        self._settled.start()

    def _pass_chosen(self, _: int) -> None:
        at = self.passes.currentData()
        if at is not None:
            self.choose_moment(int(at))

    @property
    def wanted(self) -> str:
        """The memory that is asked for: an id, or words."""
        return self._meant or self.memory.text().strip()

    @property
    def named(self) -> str:
        """The id of the memory that is shown, if one is."""
        return self.portrait.named

    @property
    def settled(self) -> bool:
        """Was something found, and is nothing else on its way?"""
        there = self.inner.currentWidget() is not self.blank
        return there and self.bar.isHidden() and not self._settled.isActive()

    @property
    def listed(self) -> bool:
        """Is the list of what is believed otherwise shown?"""
        return self.inner.currentWidget() is not self.right

    def _typed(self, text: str) -> None:
        self._meant = ""
        if not text:
            self._settled.start()

    def _choose(self, memory: str) -> None:
        self._meant = memory
        self.memory.setFocus()
        self._ask()

    def _hold(self, memory: str) -> None:
        self.memory.setText(memory)
        self._ask()

    def _look(self) -> None:
        self._meant = ""
        self._ask()

    def _forget_memory(self) -> None:
        self.memory.clear()
        self._ask()

    def _ask(self) -> None:
        self._settled.stop()
        self.asked.emit()

    # What is shown.

    def show_busy(self) -> None:
        """A look is on its way."""
        tell(self.title, _tr("Looking back…"))
        tell(self.where, _tr("Each row of the journal since then is taken back in thought."))
        self.bar.show()
        self.stop.show()

    def show_stopped(self, sentence: str) -> None:
        """Nothing was found, or nobody waits for it."""
        tell(self.title, sentence)
        tell(self.where, _tr("Choose a day, or a pass."))
        self.portrait.named = ""
        self._show_parts(False)

    def show_believed(self, found: Found) -> None:
        """Show what was believed then."""
        beliefs = found.beliefs
        self.found_at = beliefs.then.at
        self.changed = len(beliefs.changes)
        tell(self.title, _tr("Believed on {moment}").format(moment=exactly(beliefs.then.at)))
        tell(self.where, _told(beliefs))
        self.surface.fill(beliefs.then, beliefs.today)
        self.list.show_changes(beliefs.changes)
        self.portrait.fill(found.memory, found.problem)
        self._show_parts(True)
        one = found.memory is not None or bool(found.problem)
        self.portrait.setVisible(one)
        self.inner.setCurrentWidget(self.right if one or found.hits is not None else self.list)
        self._offer(found.hits)
        QTimer.singleShot(0, self, self.fit)  # the numbers may be wider than what is above them

    def _offer(self, hits: Hits | None) -> None:
        """Let one of the hits be chosen; the keys go to them from where the words were typed."""
        asked = self.memory.hasFocus() or self.look.hasFocus()
        self.hits.show_hits(hits)
        self.right.verticalScrollBar().setValue(0)
        if hits is not None and hits.rows and asked:
            self.hits.list.setFocus()

    def _show_parts(self, found: bool) -> None:
        self.bar.hide()
        self.stop.hide()
        self.surface.setVisible(found)
        if not found:
            self.inner.setCurrentWidget(self.blank)


def _told(beliefs: Beliefs) -> str:
    """Up to where the journal was taken back, and how many memories are believed otherwise."""
    seq, number = beliefs.then.seq, len(beliefs.changes)
    words = _tr("up to journal row {n}").format(n=count(seq))
    where = words if seq else _tr("Before the first row of the journal.")
    if number == 1:
        return f"{where} · {_tr('1 memory is believed otherwise today')}"
    told = _tr("{n} memories are believed otherwise today").format(n=count(number))
    return f"{where} · {told}" if number else where
