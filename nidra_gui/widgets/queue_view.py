"""The queue of what waits for a person's word: what to show, how many there are, the table, and the deeds."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from nidra.records.forgetting import Waits
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QComboBox, QStackedWidget, QVBoxLayout, QWidget

from nidra_gui.models.memory_table import PLACE, SOURCE, VERDICT
from nidra_gui.models.queue_table import FADES, REVIEW, QueueTable
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label
from nidra_gui.widgets.review_box import holding
from nidra_gui.widgets.row_table import SAMPLES, RowTable
from nidra_gui.widgets.state import StatePanel

if TYPE_CHECKING:
    from nidra_gui.desk import Desk
    from nidra_gui.settings import WindowSettings
    from nidra_gui.theme import Theme

KEPT = "decay-columns"
DAY = 86_400_000_000  # microseconds
LEAST = 7  # rows that are seen, however little room there is


class QueueRows(RowTable):
    """The table of the queue, with columns as wide as its dates."""

    def __init__(self, model: QueueTable, theme: Theme, settings: WindowSettings) -> None:
        self.queued = model
        super().__init__(model, theme, settings, KEPT)
        self.setAccessibleName(self.tr("Memories that wait for a word"))
        self.horizontalHeader().setSectionsClickable(False)

    def minimumSizeHint(self) -> QSize:
        height = LEAST * self.verticalHeader().defaultSectionSize()
        return QSize(160, height + self.horizontalHeader().sizeHint().height())

    def samples(self) -> tuple[str, ...]:
        long_ago = time.time_ns() // 1000 - 199 * DAY
        review, fades = (self.queued.moment(long_ago, column) for column in (REVIEW, FADES))
        return (
            *SAMPLES[:3],
            f"{QCoreApplication.translate('QueueTable', 'Strength')} 00",
            review,
            fades,
        )

    def left_out(self) -> tuple[int, ...]:
        return SOURCE, VERDICT, PLACE


class QueueView(QWidget):
    """The parts of the queue, one below the other."""

    def __init__(self, desk: Desk, model: QueueTable) -> None:
        super().__init__()
        self.which = QComboBox()
        self.which.setAccessibleName(self.tr("Which memories wait"))
        for waits, words in (
            (Waits.ALL, self.tr("Due or fading")),
            (Waits.DUE, self.tr("Review due")),
            (Waits.FADING, self.tr("Fading within these days")),
            (Waits.FADED, self.tr("Faded already")),
        ):
            self.which.addItem(words, waits)
        self.number = label(kind="muted")
        commands = desk.commands
        self.holds = button(holding(False), commands["confirm"].trigger)
        self.fails = button(self.tr("It does not hold any more…"), commands["reject"].trigger)
        self.table = QueueRows(model, desk.theme, desk.settings)
        self.nothing = StatePanel(desk.theme)
        self.inner = QStackedWidget()
        self.inner.addWidget(self.table)
        self.inner.addWidget(self.nothing)
        bar = Flow()
        bar.addWidget(label(self.tr("To confirm again"), "heading"))
        bar.addWidget(self.which)
        bar.addWidget(self.number)
        deeds = Flow()
        for part in (self.holds, self.fails):
            deeds.addWidget(part)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(bar)
        rows.addWidget(self.inner, 1)
        rows.addWidget(deeds)

    def enable(self, chosen: bool, fallen: bool = False) -> None:
        """Let something be said of what is chosen, or not; `fallen` says that it all is."""
        self.holds.setText(holding(fallen))
        self.holds.setEnabled(chosen)
        self.fails.setEnabled(chosen)
