"""The numbers of a chart as a table: sorted by any column, copied as text, gone through by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nidra.base.text import one_line, printable
from nidra.records.chart import Chart
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView

from nidra_gui.charts.moments import steps
from nidra_gui.charts.words import value_words
from nidra_gui.widgets.row_delegate import bold
from nidra_gui.widgets.tips import plain_tip

Index = QModelIndex | QPersistentModelIndex
ROWS = 12  # rows that are seen without scrolling
_TEXT = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ALIGNED = int(Qt.ItemDataRole.TextAlignmentRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_DOWN = Qt.SortOrder.DescendingOrder
_MOST = 400
_FIRST = 34  # letters of a name that are always seen
_FORMULA = ("=", "+", "-", "@")


class TwinModel(QAbstractTableModel):
    """A row a step, in the order of the chart until another column is chosen to sort by."""

    def __init__(self) -> None:
        super().__init__()
        self._head: tuple[str, ...] = ()
        self._rows: tuple[tuple[str | float | None, ...], ...] = ()
        self._steps: tuple[str, ...] = ()
        self._order: list[int] = []
        self._unit = ""
        self._sorted = (-1, Qt.SortOrder.AscendingOrder)

    def fill(self, chart: Chart) -> None:
        """Show the numbers of another chart."""
        self.beginResetModel()
        self._head, self._rows = chart.table()
        self._steps = steps(chart)
        self._unit = chart.unit
        self._order = self._ordered(*self._sorted)
        self.endResetModel()

    def step(self, row: int) -> int:
        """Which step of the chart stands in a row."""
        return self._order[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._head)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _TEXT) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._head):
            return None
        if role == _TEXT:
            return one_line(self._head[section], _MOST)
        if role == _TIP:
            return plain_tip(self._head[section])
        return (_RIGHT if section else _LEFT) if role == _ALIGNED else None

    def data(self, index: Index, role: int = _TEXT) -> Any:
        if not index.isValid():
            return None
        if role == _ALIGNED:
            return _RIGHT if index.column() else _LEFT
        if role not in (_TEXT, _TIP):
            return None
        step, column = self._order[index.row()], index.column()
        text = self._words(self._rows[step][column] if column else self._steps[step])
        return plain_tip(text) if role == _TIP else text

    def _words(self, value: str | float | None) -> str:
        return one_line(value, _MOST) if isinstance(value, str) else value_words(value, self._unit)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; the first one stands for the order of the chart. What is not known is last."""
        self.layoutAboutToBeChanged.emit()
        self._sorted = (column, order)
        self._order = self._ordered(column, order)
        self.layoutChanged.emit()

    def _ordered(self, column: int, order: Qt.SortOrder) -> list[int]:
        if column < 1 or column >= len(self._head):
            steps = list(range(len(self._rows)))
            return steps[::-1] if column == 0 and order is _DOWN else steps
        known = [at for at, row in enumerate(self._rows) if row[column] is not None]
        known.sort(key=lambda at: float(self._rows[at][column] or 0), reverse=order is _DOWN)
        return known + [at for at, row in enumerate(self._rows) if row[column] is None]

    def as_text(self, rows: Sequence[int], columns: Sequence[int]) -> str:
        """Rows and columns with their heading, parted by tabs, numbers as they are."""
        lines = [[_safe(self._head[column]) for column in columns]]
        for row in rows:
            values = self._rows[self._order[row]]
            lines.append([_cell(values[column]) for column in columns])
        return "\n".join("\t".join(line) for line in lines) + "\n"


def _cell(value: str | float | None) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return _safe(value)
    return str(round(value)) if float(value).is_integer() else repr(float(value))


def _safe(text: str) -> str:
    """A text for one cell, which no spreadsheet takes for a formula."""
    line = one_line(printable(text), _MOST)
    return f"'{line}" if line.startswith(_FORMULA) else line


class TwinTable(QTableView):
    """The table. `entered` carries the step and the series of a cell on which Enter was pressed or that
    was clicked twice; the series is -1 in the first column. `copied` tells how many rows were."""

    entered = Signal(int, int)
    copied = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.numbers = TwinModel()
        self._first = 0
        self._overflows = False
        self.setModel(self.numbers)
        self.setAccessibleName(self.tr("The numbers of the chart"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setMinimumSectionSize(48)
        self.doubleClicked.connect(self._enter)

    def show_chart(self, chart: Chart) -> None:
        """Show the numbers of another chart."""
        self.numbers.fill(chart)
        name = self.tr("The numbers of the chart: {title}")
        self.setAccessibleName(name.format(title=chart.title))
        keys = self.tr("Ctrl+C copies it, S sorts by the column.")
        self.setAccessibleDescription(f"{chart.tells} {keys}")
        self.setToolTip(plain_tip(keys))
        self.fit()

    def fit(self) -> None:
        """Measure rows and columns by the size of text."""
        metrics, head = self.fontMetrics(), self.horizontalHeader()
        self.verticalHeader().setDefaultSectionSize(metrics.height() + 12)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        # Headings are cut by this font; the style sheet draws them bold, and wider.
        head.setFont(bold(self.font()))
        if self.numbers.columnCount():
            widest = metrics.averageCharWidth() * _FIRST
            self._first = min(max(self.sizeHintForColumn(0), head.sectionSizeHint(0)) + 8, widest)
            self._share()
        self.updateGeometry()

    def _share(self) -> None:
        """Give the first column what the numbers leave, and at least what its names need: where there is
        not room for all, headings give way, and never a number."""
        columns, head = range(1, self.numbers.columnCount()), self.horizontalHeader()
        least = {column: self.sizeHintForColumn(column) + 8 for column in columns}
        wide = {column: max(least[column], head.sectionSizeHint(column)) for column in columns}
        room = self.viewport().width() - self._first
        if sum(wide.values()) > room and wide:
            even = room // len(wide)
            wide = {column: max(least[column], min(wide[column], even)) for column in columns}
        for column, width in wide.items():
            self.setColumnWidth(column, width)
        left = self.viewport().width() - sum(wide.values())
        self.setColumnWidth(0, max(self._first, left))
        if (left < self._first) is not self._overflows:
            self._overflows = left < self._first
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.numbers.columnCount():
            self._share()

    def sizeHint(self) -> QSize:
        rows = min(ROWS, max(1, self.numbers.rowCount()))
        height = rows * self.verticalHeader().defaultSectionSize()
        height += self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth() + 2
        bar = self.horizontalScrollBar().sizeHint().height() if self._overflows else 0
        return QSize(super().sizeHint().width(), height + bar)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def text(self) -> str:
        """What is chosen as text, where more than one cell is; else the whole table."""
        chosen = self.selectionModel().selection()
        if chosen.count() == 1 and (chosen.at(0).width() > 1 or chosen.at(0).height() > 1):
            part = chosen.at(0)
            rows = range(part.top(), part.bottom() + 1)
            return self.numbers.as_text(rows, range(part.left(), part.right() + 1))
        rows = range(self.numbers.rowCount())
        return self.numbers.as_text(rows, range(self.numbers.columnCount()))

    def copy(self) -> None:
        """Copy it, for a spreadsheet."""
        text = self.text()
        QGuiApplication.clipboard().setText(text)
        self.copied.emit(text.count("\n") - 1)

    def _enter(self, index: QModelIndex) -> None:
        if index.isValid():
            self.entered.emit(self.numbers.step(index.row()), index.column() - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)):
            self._enter(self.currentIndex())
        elif event.key() == int(Qt.Key.Key_S) and not event.modifiers():
            self._sort_here()
        else:
            super().keyPressEvent(event)

    def _sort_here(self) -> None:
        """Sort by the column of the cell that is marked, the other way round the second time."""
        column, head = max(0, self.currentIndex().column()), self.horizontalHeader()
        up = Qt.SortOrder.AscendingOrder
        again = head.sortIndicatorSection() == column and head.sortIndicatorOrder() is _DOWN
        self.sortByColumn(column, up if again else _DOWN)

    def keyboardSearch(self, search: str) -> None:
        """Nothing: letters are commands here."""
