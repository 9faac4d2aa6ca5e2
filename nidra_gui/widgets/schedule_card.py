"""When the next pass runs: the timer's sentence, and the choice of the hour."""

from __future__ import annotations

from dataclasses import replace

from nidra.base.settings import OFF
from nidra.records.timer import TimerState, TimerStatus
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from nidra_gui.helping import about
from nidra_gui.language import engine
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label, tell

NIGHT = "03:00"
HOURS = tuple(f"{hour:02}:00" for hour in range(24))


class Schedule(QWidget):
    """The schedule of a store. `asked` carries the hour that a person wants (`03:00`), or `off`."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at = OFF
        self.sentence = label("", wrap=True)
        self.where = label(
            self.tr(
                "It starts while this window is open; a night that was missed is caught up once."
            ),
            "small",
            wrap=True,
        )
        self.hour = QComboBox()
        self.hour.addItems(HOURS)
        self.hour.setCurrentText(NIGHT)
        self.hour.setAccessibleName(self.tr("Hour of the nightly pass"))
        self.hour.currentTextChanged.connect(self._draw)
        self.set_at = button("", self._ask)
        about(self, "schedule")
        self.off = button(self.tr("Turn off"), lambda: self.asked.emit(OFF), "quiet")
        steps = Flow()
        for part in (self.hour, self.set_at, self.off):
            steps.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.sentence)
        column.addWidget(steps)
        column.addWidget(self.where)
        self._draw()

    def set(self, status: TimerStatus) -> None:
        """Show how the schedule stands."""
        if status.at != self._at:
            self._at = status.at
            at = NIGHT if status.at == OFF else status.at
            if self.hour.findText(at) < 0:
                self.hour.addItem(at)
            self.hour.setCurrentText(at)
        tell(self.sentence, self.words(status))
        self._draw()

    def words(self, status: TimerStatus) -> str:
        """What is planned, for a person."""
        if status.state is TimerState.OFF:
            return self.tr(
                "No pass is planned: what is due is read again only when you ask. A watched file that"
                " changes is judged at once, while this window is open."
            )
        if status.state is TimerState.RUNNING:
            status = replace(status, reason=self.tr("Some work on the store is running now."))
        return engine(status.sentence)

    def _draw(self, *_: object) -> None:
        on = self._at != OFF
        words = self.tr("Change the hour") if on else self.tr("Set a nightly pass")
        self.set_at.setText(words)
        self.set_at.setEnabled(not on or self.hour.currentText() != self._at)
        self.off.setVisible(on)

    def _ask(self) -> None:
        self.asked.emit(self.hour.currentText())
