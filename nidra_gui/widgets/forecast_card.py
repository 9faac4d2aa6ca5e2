"""*Fading within N days*: a slider and a field with one value, and what that comes to, at once."""

from __future__ import annotations

from nidra.records.forgetting import Outlook
from nidra.records.grade import Tier
from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QSlider, QSpinBox, QVBoxLayout

from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.words import count, counted

MOST = 365
FIRST = 30
_WEEK, _MONTH = 7, 30


def _tr(text: str) -> str:
    return QCoreApplication.translate("ForecastCard", text)


class ForecastCard(QFrame):
    """`moved` carries the number of days whenever it changes, `asked` that its memories are wanted."""

    moved = Signal(int)
    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._outlook: Outlook | None = None
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(1, MOST)
        self.slider.setPageStep(_MONTH)
        self.slider.setAccessibleName(self.tr("Fading within so many days"))
        self.field = QSpinBox()
        self.field.setRange(1, MOST)
        self.field.setAccessibleName(self.tr("Days"))
        self.field.setAccelerated(True)
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._fit_field()
        self.told = label(wrap=True)
        self.rest = label(kind="muted", wrap=True)
        self.show_them = button(self.tr("Show them"), lambda: self.asked.emit(self.days), "quiet")
        self._lay_out()
        self.slider.valueChanged.connect(self.set_days)
        self.field.valueChanged.connect(self.set_days)
        self.set_days(FIRST)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addWidget(label(self.tr("What fades soon"), "heading", wrap=True))
        row = Flow(gap=12)
        for part in (
            label(self.tr("Fading within")),
            self.field,
            label(self.tr("days")),
            self.show_them,
        ):
            row.addWidget(part)
        column.addWidget(row)
        column.addWidget(self.slider)
        column.addWidget(self.told)
        column.addWidget(self.rest)

    def _fit_field(self) -> None:
        self.field.setMinimumWidth(self.field.fontMetrics().horizontalAdvance("0000") + 32)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_field()

    @property
    def days(self) -> int:
        """The number of days."""
        return self.slider.value()

    def set_days(self, days: int) -> None:
        """Take another number; slider and field have the same."""
        for part in (self.slider, self.field):
            part.blockSignals(True)
            part.setValue(days)
            part.blockSignals(False)
        self._tell()
        self.moved.emit(days)

    def show_outlook(self, found: Outlook) -> None:
        """Show what fades when."""
        self._outlook = found
        self._tell()

    def _tell(self) -> None:
        found = self._outlook
        if found is None:
            return
        within = {tier: number for tier, number in found.within(self.days).items() if number}
        number = sum(within.values())
        words = self.tr("Within {days} {memories} fade, if nothing uses them: {parts}.")
        if not number:
            words = self.tr("Within {days} no memory fades that has not faded already.")
        tell(
            self.told,
            words.format(
                days=counted(self.days, "day"),
                memories=counted(number, "memory", "memories"),
                parts=", ".join(_part(tier, n) for tier, n in within.items()),
            ),
        )
        self.told.setAccessibleDescription(self.told.text())
        total, faded = sum(found.total.values()), sum(found.faded.values())
        never = found.total.get(Tier.ORIENTATION, 0)
        rest = self.tr("Of {total}, {faded} have faded already; {later} fade later or never.")
        tell(
            self.rest,
            rest.format(
                faded=count(faded),
                later=count(total - faded - number),
                total=counted(total, "memory", "memories"),
            ),
        )
        self.rest.setToolTip(
            self.tr("{n} of them are orientation.").format(n=count(never)) if never else ""
        )
        self.show_them.setEnabled(bool(number))


def _part(tier: Tier, number: int) -> str:
    words = {
        Tier.RECORD: _tr("{n} records"),
        Tier.EPISODIC: _tr("{n} episodes"),
        Tier.SEMANTIC: _tr("{n} facts"),
        Tier.ORIENTATION: _tr("{n} of orientation"),
    }
    return words[tier].format(n=count(number))
