"""A chart on a page: its title, a sentence that tells it, its picture, and its table behind a button."""

from __future__ import annotations

from nidra.records.chart import Chart
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from nidra_gui.charts.picture import Ask, ChartPicture, Leads, at_once
from nidra_gui.charts.twin import TwinTable
from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.words import said


class ChartView(QFrame):
    """A card with one chart. `chosen` carries the step and the series of a value that a person wants to
    see behind, the series -1 for all; `leads` says where that leads anywhere. `told` is for the window.

    `ask` has the pictures drawn elsewhere, so that the window waits for none.
    """

    chosen = Signal(int, int)
    told = Signal(str)

    def __init__(
        self,
        chart: Chart | None,
        theme: Theme,
        ask: Ask = at_once,
        leads: Leads | None = None,
    ) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._theme = theme
        self._leads = leads or (lambda step, series: False)
        self.chart: Chart | None = None
        self.title = label(kind="heading", wrap=True)
        self.tells = label(kind="muted", wrap=True)
        self.nothing = label(wrap=True)
        self.picture = ChartPicture(theme, ask, self._leads)
        self.table = TwinTable()
        self.switch = button("", self._turn, "quiet")
        self.copy = button(self.tr("Copy the table"), self.table.copy, "quiet")
        self._is_table = False
        self._lay_out()
        self.picture.chosen.connect(self._choose)
        self.table.entered.connect(self._choose)
        self.table.copied.connect(self._say_copied)
        theme.changed.connect(self.table.fit)
        if chart is not None:
            self.show_chart(chart)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.title, 1)
        top.addWidget(self.copy)
        top.addWidget(self.switch)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(18, 14, 18, 16)
        self.rows.setSpacing(8)
        self.rows.addLayout(top)
        for part in (self.tells, self.nothing, self.picture, self.table):
            self.rows.addWidget(part)
        self.rows.addStretch(1)
        self._show()

    def show_chart(self, chart: Chart) -> None:
        """Show another chart, as a table where a table was shown."""
        if chart == self.chart:
            return
        self.chart = chart
        tell(self.title, chart.title)
        tell(self.tells, chart.tells)
        tell(self.nothing, chart.empty or self.tr("There is nothing to draw yet."))
        self.picture.show_chart(chart)
        self.table.show_chart(chart)
        self._show()

    @property
    def is_empty(self) -> bool:
        """Is there nothing to draw?"""
        chart = self.chart
        return chart is None or not any(
            value is not None for one in chart.series for value in one.values
        )

    def show_table(self, shown: bool) -> None:
        """Show the table, or the picture."""
        self._is_table = shown
        self._show()

    def _turn(self) -> None:
        self.show_table(not self._is_table)

    def _show(self) -> None:
        full = not self.is_empty
        self.picture.setVisible(full and not self._is_table)
        self.table.setVisible(full and self._is_table)
        self.copy.setVisible(full and self._is_table)
        self.switch.setVisible(full)
        self.nothing.setVisible(not full)
        self.tells.setVisible(full and bool(self.tells.text()))
        words = self.tr("Show as chart") if self._is_table else self.tr("Show as table")
        self.switch.setText(words)
        self.switch.setAccessibleName(f"{words}: {self.title.text()}")

    def _choose(self, step: int, series: int) -> None:
        if self._leads(step, series):
            self.chosen.emit(step, series)

    def _say_copied(self, rows: int) -> None:
        self.told.emit(
            self.tr("Copied {rows} as text with tabs, for a spreadsheet.").format(
                rows=said(rows, "row", "rows")
            )
        )
