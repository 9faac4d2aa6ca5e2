"""The table of deeds: what was done stands whole, in as many lines as it takes; columns that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from nidra_gui.language import day_form
from nidra_gui.models.journal_table import BY, DAY, MEMORIES, STATE, TIME, WHAT, JournalTable
from nidra_gui.widgets.row_table import ROUND

if TYPE_CHECKING:
    from nidra_gui.theme import Theme

ABOVE = 7  # pixels between the edge of a row and its text
BESIDE = 16  # pixels that a column has beside its longest text
AROUND = 13  # pixels of a cell beside its text
LEFT_OUT = (BY, MEMORIES)
LEAST = 30  # letters of a sentence on a line
MOST_LINES = 6
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class DayRule(QStyledItemDelegate):
    """Draws a line above the first deed of each day."""

    def __init__(self, model: JournalTable, theme: Theme, parent: QTableView) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        at = index.row()
        if 0 < at < len(self._model.deeds) and self._model.begins_day(at):
            painter.setPen(QColor(self._theme.palette.line))
            place = option.rect
            painter.drawLine(place.topLeft(), place.topRight())


class DeedTable(QTableView):
    """A table of deeds. `entered` tells that Enter was pressed on one."""

    entered = Signal()

    def __init__(self, model: JournalTable, theme: Theme) -> None:
        super().__init__()
        self.deeds = model
        self.setModel(model)
        self.setItemDelegate(DayRule(model, theme, self))
        self.setStyleSheet(f"QTableView::item {{ padding: {ABOVE}px 3px; }} {ROUND}")
        self.setAccessibleName(self.tr("What was done"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        self._sentences: list[str] = []
        theme.changed.connect(self._fit)
        model.modelReset.connect(self._read_anew)
        model.rowsInserted.connect(self._read)
        self._fit()

    def _read_anew(self) -> None:
        """Other deeds are there."""
        self._sentences.clear()
        self._read()

    def _read(self, *_: object) -> None:
        """Further deeds are there."""
        rows = range(len(self._sentences), self.deeds.rowCount())
        self._sentences += [str(self.deeds.index(row, WHAT).data()) for row in rows]
        self._fit()

    def _fit(self, *_: object) -> None:
        """Heights and widths from the size of text; columns that there is no room for are left out."""
        metrics = self.fontMetrics()
        head, left = self.horizontalHeader(), self.viewport().width()
        widths = {}
        for column, sample in self._samples().items():
            icon = metrics.height() + 8 if column == STATE else 0
            bold = metrics.averageCharWidth() * 2 if column == DAY else 0
            own = metrics.horizontalAdvance(sample) + BESIDE + icon + bold
            widths[column] = max(own, head.sectionSizeHint(column) + 8)
            left -= widths[column]
        self.setColumnHidden(STATE, not self.deeds.any_taken_back())
        left += widths[STATE] if self.isColumnHidden(STATE) else 0
        least = metrics.averageCharWidth() * LEAST
        if left < least and not self.isColumnHidden(STATE):
            # The icon alone; its words are in the tooltip.
            small = metrics.height() + 20
            left, widths[STATE] = left + widths[STATE] - small, small
        for column in LEFT_OUT:
            self.setColumnHidden(column, left < least)
            left += widths[column] if left < least else 0
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self._wrap(left - AROUND)

    def _wrap(self, room: int) -> None:
        """Give each row the lines that its sentence takes in so much room."""
        metrics, down = self.fontMetrics(), self.verticalHeader()
        least, most = metrics.height(), metrics.height() * MOST_LINES
        down.setDefaultSectionSize(least + 2 * ABOVE)
        for row, sentence in enumerate(self._sentences):
            high = least
            if metrics.horizontalAdvance(sentence) > room:
                place = QRect(0, 0, max(room, metrics.averageCharWidth() * 8), most)
                high = metrics.boundingRect(place, _WRAPPED, sentence).height()
            if down.sectionSize(row) != (wanted := min(high, most) + 2 * ABOVE):
                down.resizeSection(row, wanted)

    def _samples(self) -> dict[int, str]:
        """The longest that stands in a column."""
        measured = self.fontMetrics().horizontalAdvance
        day = QLocale().toString(QDate(2026, 9, 28), day_form("d MMMM"))
        days = (
            day,
            QCoreApplication.translate("JournalTable", "Yesterday"),
            QCoreApplication.translate("JournalTable", "Today"),
        )
        return {
            DAY: max(days, key=measured),
            TIME: "23:59",
            BY: max(self.deeds.longest(), key=measured),
            MEMORIES: "9,999",
            STATE: QCoreApplication.translate("JournalTable", "taken back"),
        }

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)) and not event.modifiers():
            self.entered.emit()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Nothing: Qt would ask for every row; the search box looks in the journal."""
