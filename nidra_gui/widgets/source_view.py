"""The table of sources: columns that fit the size of text, and fewer of them where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from nidra_gui.models.source_table import DUE, MEMORIES, RATE, READ, SOURCE, STATE, SourceTable
from nidra_gui.widgets.row_table import ROUND
from nidra_gui.widgets.source_delegate import SourceDelegate

if TYPE_CHECKING:
    from nidra_gui.theme import Theme

LETTERS = {STATE: 18, MEMORIES: 12, READ: 18, RATE: 26, DUE: 16}
NAME = 24  # letters that the name of a source has at least
LEFT_OUT = (RATE, DUE, READ, MEMORIES)  # where there is little room, the first one first
ROWS = 5  # that are seen at least
AROUND = 14  # pixels of a line above and below its text, together
BESIDE = 12


class SourceView(QTableView):
    """One source a row, chosen one at a time."""

    def __init__(self, model: SourceTable, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegateForColumn(SOURCE, SourceDelegate(model, theme, self))
        # Qt adds three pixels to each cell: with these a text stands below its header.
        self.setStyleSheet(f"QTableView::item {{ padding: 2px 3px; }} {ROUND}")
        self.setAccessibleName(self.tr("Sources"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setSectionResizeMode(SOURCE, QHeaderView.ResizeMode.Stretch)
        self._measure()
        theme.changed.connect(self._measure)

    def _measure(self) -> None:
        """Heights and widths from the size of text."""
        metrics, head = self.fontMetrics(), self.horizontalHeader()
        line = metrics.height() + AROUND
        self.verticalHeader().setMinimumSectionSize(metrics.height())
        self.verticalHeader().setDefaultSectionSize(line)
        self.setMinimumHeight((ROWS + 1) * line)
        for column, letters in LETTERS.items():
            hint = head.sectionSizeHint(column) + BESIDE
            self.setColumnWidth(column, max(metrics.averageCharWidth() * letters, hint))
        self._leave_out()

    def _leave_out(self) -> None:
        """Show as many columns as leave room for the name; the strip below tells what is left out."""
        name = self.fontMetrics().averageCharWidth() * NAME
        left = self.viewport().width() - name - sum(map(self._width, LETTERS))
        for column in LEFT_OUT:
            self.setColumnHidden(column, left < 0)
            left += self._width(column) if left < 0 else 0

    def _width(self, column: int) -> int:
        """The width of a column, whether it is shown or not."""
        letters = self.fontMetrics().averageCharWidth() * LETTERS[column]
        return max(letters, self.columnWidth(column))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()
