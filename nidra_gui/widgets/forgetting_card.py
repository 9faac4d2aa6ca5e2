"""How the chosen memory is forgotten: its curve, and its two clocks in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra.records.chart import Chart
from nidra.records.forgetting import Dates
from nidra.records.strength import Decayed
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.charts import ChartView
from nidra_gui.charts.picture import Ask
from nidra_gui.models.names import plain_line
from nidra_gui.widgets.clocks import own_clock, review_words, source_clocks
from nidra_gui.widgets.elided import tell_long
from nidra_gui.widgets.plain import button, card, label, tell

if TYPE_CHECKING:
    from nidra_gui.theme import Theme

SHOWN = 400  # characters of the statement


class ForgettingCard(QWidget):
    """`asked` carries the id of the memory whose evidence is wanted."""

    asked = Signal(str)

    def __init__(self, theme: Theme, ask: Ask) -> None:
        super().__init__()
        self._id = ""
        self.statement = label(kind="heading", wrap=True)
        self.own = label(wrap=True)
        self.review = label(wrap=True)
        self.sources = label(wrap=True)
        self.evidence = button(self.tr("Show its evidence"), self._ask, "quiet")
        self.curve = ChartView(None, theme, ask)
        self._lay_out()

    def _lay_out(self) -> None:
        top = card()
        rows = QVBoxLayout(top)
        rows.setContentsMargins(18, 14, 18, 16)
        rows.setSpacing(6)
        rows.addWidget(self.statement)
        for title, parts in (
            (self.tr("Its own clock"), (self.own, self.review)),
            (self.tr("The clock of its sources"), (self.sources,)),
        ):
            rows.addSpacing(6)
            rows.addWidget(label(title, "small", wrap=True))
            for part in parts:
                rows.addWidget(part)
        rows.addSpacing(6)
        rows.addWidget(self.evidence, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(top)
        column.addWidget(self.curve)

    def show_memory(self, one: Decayed, curve: Chart, dates: Dates | None) -> None:
        """Show another memory."""
        self._id = one.id
        tell_long(self.statement, plain_line(one.statement, SHOWN))
        tell(self.own, own_clock(one))
        tell(self.review, review_words(dates, one.at))
        tell_long(self.sources, source_clocks(one))
        self.curve.show_chart(curve)

    def _ask(self) -> None:
        if self._id:
            self.asked.emit(self._id)
