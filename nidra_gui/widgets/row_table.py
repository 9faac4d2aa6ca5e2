"""The table itself: rows of one height, columns that fit, and no walk over all that is chosen."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from nidra_gui.models.memory_table import (
    CHANGED,
    COLUMNS,
    PLACE,
    SOURCE,
    STATE,
    STATEMENT,
    VERDICT,
    MemoryTable,
)
from nidra_gui.widgets.grade_delegate import GradeDelegate
from nidra_gui.widgets.row_delegate import RowDelegate

if TYPE_CHECKING:
    from nidra.records.browse import Row

    from nidra_gui.settings import WindowSettings
    from nidra_gui.theme import Theme

KEPT = "memories-columns"
AROUND = 14  # pixels of a line above and below its text, together
BESIDE = 13  # pixels of a cell beside its text
WIDEST_BADGE = "in words that are twice as long"
# What fits into each column at first; the statement takes what the others leave, and at least this.
SAMPLES = (
    "",
    "The harbour bell rings at noon",
    "notes-of-may.md",
    "source gone",
    "sessions / tech",
    "59 minutes ago",
)
# What is left out of a narrow table, the first one first. The evidence beside it tells all of it.
LEFT_OUT = (PLACE, SOURCE, VERDICT, CHANGED)
# The header leaves the rounded corner of the table alone.
ROUND = (
    "QHeaderView { background: transparent; }"
    " QHeaderView::section:first { border-top-left-radius: 7px; }"
)
MOST_KEPT = 20_000  # chosen rows that are found again one by one after a change

_ROWS = QItemSelectionModel.SelectionFlag.Rows
_CHOOSE = QItemSelectionModel.SelectionFlag.ClearAndSelect | _ROWS
_MARK = QItemSelectionModel.SelectionFlag.NoUpdate


class RowTable(QTableView):
    """A table of memories. `entered_row` tells that Enter was pressed or a row clicked twice, `copied`
    that what is chosen is to be copied."""

    entered_row = Signal()
    copied = Signal()

    def __init__(
        self, model: MemoryTable, theme: Theme, settings: WindowSettings, kept: str = KEPT
    ) -> None:
        super().__init__()
        self.memories = model
        self._kept = kept
        self._settings = settings
        self._fitting = False
        self._firsts = [0] * COLUMNS
        self.setModel(model)
        self.setAccessibleName(self.tr("Memories"))
        self.setStyleSheet(ROUND)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setItemDelegate(RowDelegate(model, theme, self))
        self._badges = GradeDelegate(model, theme, self)
        self.setItemDelegateForColumn(STATE, self._badges)
        self.doubleClicked.connect(lambda _: self.entered_row.emit())
        self._prepare_headers()
        theme.changed.connect(self._font_changed)

    def _prepare_headers(self) -> None:
        down, across = self.verticalHeader(), self.horizontalHeader()
        # A header asks row by row whether its whole column is chosen: seconds once all rows are. It is
        # given a choice of its own, which stays empty.
        across.setSelectionModel(QItemSelectionModel(self.memories, across))
        down.setVisible(False)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        across.setHighlightSections(False)
        across.setSectionsClickable(True)
        across.setSectionsMovable(False)
        across.setStretchLastSection(False)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._measure()
        across.restoreState(self._settings.place(self._kept))
        across.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        across.setSectionResizeMode(STATEMENT, QHeaderView.ResizeMode.Fixed)
        across.sectionResized.connect(self._resized)

    def _font_changed(self) -> None:
        """Measure again where it was the size of text that changed, and not the colours alone."""
        if self.fontMetrics().height() != self._text_height:
            self._measure()

    def _measure(self) -> None:
        """Heights and first widths from the size of text."""
        metrics = self.fontMetrics()
        self._text_height = metrics.height()
        self.verticalHeader().setDefaultSectionSize(metrics.height() + AROUND)
        self.verticalHeader().setMinimumSectionSize(metrics.height())
        self._firsts = [metrics.horizontalAdvance(sample) + BESIDE for sample in self.samples()]
        widest = metrics.horizontalAdvance(WIDEST_BADGE)
        self._firsts[STATE] = min(widest, self._badges.width())
        self._fitting = True
        for column, width in enumerate(self._firsts):
            self.setColumnWidth(column, width)
        self._fitting = False
        self._leave_out()
        self._fit()

    def samples(self) -> tuple[str, ...]:
        """What fits into each column at first."""
        return SAMPLES

    def left_out(self) -> tuple[int, ...]:
        """What is left out of a narrow table, the first one first."""
        return LEFT_OUT

    def _resized(self, column: int, *_: int) -> None:
        if column != STATEMENT and not self._fitting:
            self._settings.keep_place(self._kept, self.horizontalHeader().saveState())
            self._fit()

    def _leave_out(self) -> None:
        """Show as many columns as there is room for beside a statement that can be read.

        The first widths decide, and not those that a person gave: nothing goes that they are widening.
        """
        left = self.viewport().width() - sum(self._firsts)
        self._fitting = True
        for column in self.left_out():
            self.setColumnHidden(column, left < 0)
            left += self._firsts[column] if left < 0 else 0
        self._fitting = False

    def _fit(self) -> None:
        """Give the statement what the other columns leave."""
        others = sum(self.columnWidth(at) for at in range(COLUMNS) if at != STATEMENT)
        least = self._firsts[STATEMENT]
        if all(self.isColumnHidden(column) for column in self.left_out()):
            least //= 2
        self.setColumnWidth(STATEMENT, max(least, self.viewport().width() - others))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()
        self._fit()

    # What is chosen. Selections are ranges: asking Qt for each of half a million rows takes seconds.

    def current_key(self) -> int | None:
        """The key of the memory that is marked, None where none is."""
        at = self.currentIndex().row()
        return self.memories.keys[at] if 0 <= at < len(self.memories.keys) else None

    def chosen_count(self) -> int:
        """How many rows are chosen."""
        return sum(last - first + 1 for first, last in self._ranges())

    def chosen_keys(self) -> array[int]:
        """The keys of the chosen rows, in the order of the table."""
        found = array("q")
        for first, last in self._ranges():
            found.extend(self.memories.keys[first : last + 1])
        return found

    def chosen_rows(self) -> Iterator[Row]:
        """The chosen rows, one after the other; each is fetched only when it is asked for."""
        for first, last in self._ranges():
            rows = (self.memories.row(at) for at in range(first, last + 1))
            yield from (row for row in rows if row is not None)

    def _ranges(self) -> list[tuple[int, int]]:
        chosen = self.selectionModel().selection()
        parts = [chosen.at(at) for at in range(chosen.count())]
        ranges = sorted((part.top(), part.bottom()) for part in parts if part.isValid())
        return [one for at, one in enumerate(ranges) if not at or one[0] > ranges[at - 1][1]]

    def choose(self, at: int) -> None:
        """Choose one row alone and bring it into sight."""
        index = self.memories.index(at, STATE)
        self.selectionModel().setCurrentIndex(index, _CHOOSE)
        self.scrollTo(index)

    def choose_nothing(self) -> None:
        """Choose no row, and mark none."""
        self.selectionModel().clear()

    def refill(self, keys: array[int]) -> bool:
        """Show other rows, with the same ones chosen and in sight. False where what was marked is gone."""
        marked, top = self.current_key(), self._top()
        chosen = self.chosen_keys()
        everything = len(chosen) == len(self.memories.keys) > 1
        if not self.memories.fill(keys):
            return True
        self._bring_up(top)
        if marked is None:
            return True
        at = self.memories.position(marked)
        if at >= 0:
            self._mark(at)
        if everything:
            self.selectAll()
        elif len(chosen) <= MOST_KEPT:
            self._choose_again(chosen, at)
        return at >= 0

    def _top(self) -> tuple[int, int]:
        """(line, key) of the first row in sight."""
        at = self.verticalScrollBar().value()
        keys = self.memories.keys
        return (at, keys[at]) if 0 <= at < len(keys) else (0, -1)

    def _bring_up(self, top: tuple[int, int]) -> None:
        """Scroll to where the first row in sight stands now; at the very top the newest stays in sight."""
        line, key = top
        at = self.memories.position(key) if line else 0
        self.verticalScrollBar().setValue(at if at >= 0 else line)

    def _mark(self, at: int) -> None:
        self.selectionModel().setCurrentIndex(self.memories.index(at, STATE), _MARK)

    def _choose_again(self, chosen: array[int], marked: int) -> None:
        if len(chosen) == 1 and marked >= 0:
            lines = [marked]
        else:
            wanted = set(chosen)
            lines = [at for at, key in enumerate(self.memories.keys) if key in wanted]
        self.selectionModel().select(
            self._selection(lines), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def _selection(self, lines: list[int]) -> QItemSelection:
        """Rows as a selection of ranges."""
        made = QItemSelection()
        first = 0
        for at, line in enumerate(lines):
            if at + 1 == len(lines) or lines[at + 1] != line + 1:
                top = self.memories.index(lines[first], 0)
                made.select(top, self.memories.index(line, COLUMNS - 1))
                first = at + 1
        return made

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into sight; the columns stay where a person has them."""
        across = self.horizontalScrollBar().value()
        super().scrollTo(index, hint)
        self.horizontalScrollBar().setValue(across)

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)) and not event.modifiers():
            self.entered_row.emit()
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Nothing: Qt would read every statement for it. The search box looks in the index."""
