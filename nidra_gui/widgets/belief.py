"""What was believed on a day: the store as it stood then beside today, and one memory with its receipts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from PySide6.QtCore import QCoreApplication, QDate, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.widgets import badge
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.belief_hits import HitList, Hits
from nidra_gui.widgets.day_button import Calendar
from nidra_gui.widgets.elided import Elided, tell_long
from nidra_gui.widgets.journal_filter import end_of
from nidra_gui.widgets.plain import button, card, label, rule, selectable, tell
from nidra_gui.widgets.scroll import Scroll
from nidra_gui.widgets.section import emptied
from nidra_gui.widgets.verdict_words import exactly, words_of
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import Deed, MemoryThen, StoreThen

    from nidra_gui.theme import Theme

_STATES = {state.label: state for state in State}
SETTLED_MS = 250  # from the last step through the calendar to the look


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


def standing_words(standing: Standing) -> str:
    """How memories stand, for people."""
    return {
        Standing.FALLEN: _tr("fallen"),
        Standing.TRACEABLE: _tr("can be checked"),
        Standing.NOT_COMPARABLE: _tr("not comparable"),
        Standing.GONE: _tr("source gone"),
        Standing.NO_RECEIPT: _tr("no receipt"),
    }[standing]


@dataclass(frozen=True, slots=True)
class Believed:
    """What stood at a moment, what stands today, and what was held of one memory, if one was asked for;
    `hits` are those that words may mean, `problem` says why nothing was found."""

    then: StoreThen
    today: StoreThen
    memory: MemoryThen | None = None
    problem: str = ""
    hits: Hits | None = None


class Belief(QWidget):
    """The calendar, the passes and the memory at the left, what was believed at the right. `asked` tells
    that another moment or memory was chosen, `stopped` that nobody waits any more, `opened` leads to a
    memory."""

    asked = Signal()
    stopped = Signal()
    opened = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.at = 0
        self._by_pass = False
        self._meant = ""  # the id of the memory that was chosen for the words
        self._shown = ""
        self.calendar = Calendar(theme, self)
        self.passes = QComboBox()
        self.passes.setAccessibleName(_tr("Just after a pass"))
        self.passes.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.passes.setMinimumContentsLength(18)
        self.memory = QLineEdit()
        self.memory.setClearButtonEnabled(True)
        self.memory.setPlaceholderText(_tr("Words of it, or its id"))
        self.memory.setAccessibleName(_tr("Words of a memory, or its id"))
        for clear in self.memory.findChildren(QWidget):
            clear.setAccessibleName(_tr("Clear the words"))
        self.look = button(_tr("Look it up"), self._look)
        self.title = label(kind="heading", wrap=True)
        self.where = label(kind="muted", wrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(_tr("Busy"))
        self.stop = button(_tr("Stop"), self.stopped.emit)
        self.table = QGridLayout()
        self.of_memory = QVBoxLayout()
        self.surface = card()
        self.portrait = card()
        self.hits = HitList()
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._lay_out()
        self._connect()
        self._show_parts(False, False)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(label(_tr("At the end of this day"), "muted", wrap=True))
        left.addWidget(self.calendar)
        left.addSpacing(8)
        left.addWidget(label(_tr("Or just after a pass"), "muted", wrap=True))
        left.addWidget(self.passes)
        left.addSpacing(8)
        left.addWidget(label(_tr("What was held of a memory"), "muted", wrap=True))
        line = QHBoxLayout()
        line.addWidget(self.memory, 1)
        line.addWidget(self.look)
        left.addLayout(line)
        left.addStretch(1)
        side = Scroll()
        side.column.addLayout(left)
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.side = side
        right = Scroll()
        column = right.column
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.where)
        busy = QHBoxLayout()
        busy.addWidget(self.bar, 1)
        busy.addWidget(self.stop)
        column.addLayout(busy)
        column.addWidget(self.hits)
        self.surface.setLayout(self.table)
        self.table.setContentsMargins(16, 14, 16, 14)
        self.table.setHorizontalSpacing(24)
        self.table.setVerticalSpacing(6)
        self.table.setColumnStretch(0, 1)
        column.addWidget(self.surface)
        self.portrait.setLayout(self.of_memory)
        self.of_memory.setContentsMargins(16, 14, 16, 14)
        self.of_memory.setSpacing(8)
        column.addWidget(self.portrait)
        column.addStretch(1)
        self.right = right
        both = QHBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(16)
        both.addWidget(side)
        both.addWidget(right, 1)

    def _connect(self) -> None:
        self.calendar.selectionChanged.connect(self._day_chosen)
        self.passes.activated.connect(self._pass_chosen)
        self.memory.returnPressed.connect(self._look)
        self.memory.textChanged.connect(self._typed)
        self.hits.chosen.connect(self._choose)
        self._settled.timeout.connect(self.asked.emit)

    def fit(self) -> None:
        """Give the left part the width that its calendar asks for."""
        wide = max(self.calendar.sizeHint().width(), self.calendar.minimumWidth()) + 20
        self.side.setFixedWidth(min(wide, max(240, self.width() // 2)))

    # What is asked.

    def begin(self) -> None:
        """Look for the first time: at the end of yesterday."""
        if not self.at:
            self.choose_day(QDate.currentDate().addDays(-1))

    def forget(self) -> None:
        """Another store comes."""
        self.at, self._meant, self._shown = 0, "", ""
        self._show_parts(False, False)

    def choose_day(self, day: QDate) -> None:
        """Ask for the end of a day."""
        self.calendar.blockSignals(True)
        self.calendar.setSelectedDate(day)
        self.calendar.blockSignals(False)
        self._day_chosen()

    def choose_moment(self, at: int) -> None:
        """Ask for a moment, in microseconds of UTC."""
        self.at, self._by_pass = at, True
        self.passes.setCurrentIndex(self.passes.findData(at))
        self._settled.stop()
        self.asked.emit()

    def show_passes(self, passes: tuple[tuple[Deed, int], ...]) -> None:
        """Offer these passes to look behind, each with the moment of its last row."""
        kept = self.passes.currentData() if self._by_pass else None
        self.passes.clear()
        self.passes.addItem(_tr("Choose a pass…"), None)
        for deed, at in passes:
            self.passes.addItem(f"{exactly(deed.at)} · {one_line(deed.what, 60)}", at)
        self.passes.setCurrentIndex(max(0, self.passes.findData(kept)))

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
        return self._shown

    def _typed(self, text: str) -> None:
        self._meant = ""
        if not text:
            self._settled.start()

    def _choose(self, memory: str) -> None:
        self._meant = memory
        self.memory.setFocus()
        self._settled.stop()
        self.asked.emit()

    def _look(self) -> None:
        self._meant = ""
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
        self._shown = ""
        self._show_parts(False, False)

    def show_believed(self, found: Believed) -> None:
        """Show what was believed then."""
        then = found.then
        tell(self.title, _tr("Believed on {moment}").format(moment=exactly(then.at)))
        words = _tr("up to journal row {n}").format(n=count(then.seq))
        tell(self.where, words if then.seq else _tr("Before the first row of the journal."))
        self._fill(found)
        self._fill_memory(found)
        self._show_parts(True, found.memory is not None or bool(found.problem))
        self._offer(found.hits)
        if self._meant:
            QTimer.singleShot(0, self, lambda: self.right.ensureWidgetVisible(self.portrait))

    def _offer(self, hits: Hits | None) -> None:
        """Let one of the hits be chosen; the keys go to them from where the words were typed."""
        asked = self.memory.hasFocus() or self.look.hasFocus()
        self.hits.show_hits(hits)
        if hits is not None:
            self.right.verticalScrollBar().setValue(0)
            if hits.rows and asked:
                self.hits.list.setFocus()

    def _show_parts(self, table: bool, memory: bool) -> None:
        self.hits.hide()
        self.bar.hide()
        self.stop.hide()
        self.surface.setVisible(table)
        self.portrait.setVisible(memory)

    def _fill(self, found: Believed) -> None:
        while (item := self.table.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        then, today = found.then, found.today
        self._heads()
        self._line(_tr("Memories"), then.total, today.total)
        self._line(_tr("Active"), then.active, today.active)
        self._line(_tr("In conflict"), then.contested, today.contested)
        self._head(_tr("By grade"))
        for grade in reversed(Grade):
            words = badge.words_of_memory(int(grade), int(Standing.GONE))
            self._line(words, then.by_grade[grade.label], today.by_grade[grade.label])
        self._head(_tr("By standing"))
        for standing in Standing:
            name = standing.label
            self._line(standing_words(standing), then.by_standing[name], today.by_standing[name])

    def _heads(self) -> None:
        for column, words in enumerate(("", _tr("then"), _tr("today"), _tr("since"))):
            head = label(words, "muted")
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            self.table.addWidget(head, 0, column)

    def _head(self, words: str) -> None:
        row = self.table.rowCount()
        self.table.addWidget(rule(), row, 0, 1, 4)
        self.table.addWidget(label(words, "muted", wrap=True), row + 1, 0, 1, 4)

    def _line(self, words: str, then: int, today: int) -> None:
        row = self.table.rowCount()
        self.table.addWidget(label(words, wrap=True), row, 0)
        moved = f"{today - then:+,}".replace("-", "−") if today != then else ""
        for column, text in enumerate((count(then), count(today), moved), 1):
            shown = label(text, "muted" if column == 3 else "")
            shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.addWidget(shown, row, column)

    def _fill_memory(self, found: Believed) -> None:
        emptied(self.of_memory)
        memory = found.memory
        self._shown = memory.id if memory is not None else ""
        if memory is None:
            self.of_memory.addWidget(label(found.problem, wrap=True))
            return
        statement = label(kind="heading", wrap=True)
        tell_long(statement, one_line(memory.statement, 600))
        self.of_memory.addWidget(statement)
        self.of_memory.addWidget(selectable(memory.id, "small"))
        if not memory.existed:
            self.of_memory.addWidget(label(_tr("The store did not hold it then."), wrap=True))
        else:
            self._fill_held(memory)
        step = button(_tr("Open this memory"), lambda: self.opened.emit(memory.id), "link")
        self.of_memory.addWidget(step, 0, Qt.AlignmentFlag.AlignLeft)

    def _fill_held(self, memory: MemoryThen) -> None:
        seen = int(memory.grade), int(memory.standing), bool(memory.contested_with)
        state = Badge(self._theme)
        state.set(badge.of_memory(*seen), badge.words_of_memory(*seen))
        self.of_memory.addWidget(state)
        for sentence in _sentences(memory):
            self.of_memory.addWidget(label(sentence, wrap=True))
        for receipt in memory.receipts:
            verdict = _STATES[receipt.verdict]
            shown = Badge(self._theme)
            shown.set(badge.of_verdict(verdict), words_of(verdict))
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(shown)
            row.addWidget(Elided(receipt.source, middle=True), 1)
            self.of_memory.addWidget(line)
        if not memory.receipts:
            self.of_memory.addWidget(label(_tr("It had no receipt then."), "muted", wrap=True))


def _sentences(memory: MemoryThen) -> list[str]:
    found = []
    if not memory.active:
        words = _tr("It was retired, in favour of {id}.") if memory.superseded_by else ""
        retired = words.format(id=memory.superseded_by) if words else _tr("It was retired.")
        found.append(retired)
    if memory.contested_with:
        words = _tr("It was in conflict with {ids}.")
        found.append(words.format(ids=", ".join(memory.contested_with[:5])))
    return found
