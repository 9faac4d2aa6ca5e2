"""The left side of what was believed: the day, or the pass, and the memory that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from nidra_gui.widgets.belief_numbers import Numbers
from nidra_gui.widgets.day_button import Calendar
from nidra_gui.widgets.plain import button, label
from nidra_gui.widgets.scroll import GUTTER, Scroll
from nidra_gui.widgets.verdict_words import exactly

if TYPE_CHECKING:
    from nidra.records.history import Deed

    from nidra_gui.theme import Theme


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


class Choice(Scroll):
    """The calendar, the passes, the words of a memory, and below them the numbers of then and today."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
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
        self.look = button(_tr("Look it up"))
        self.numbers = Numbers()
        self.numbers.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        column = self.column
        column.setSpacing(8)
        column.addWidget(label(_tr("At the end of this day"), "muted", wrap=True))
        column.addWidget(self.calendar)
        column.addSpacing(4)
        column.addWidget(label(_tr("Or just after a pass"), "muted", wrap=True))
        column.addWidget(self.passes)
        column.addSpacing(4)
        column.addWidget(label(_tr("What was held of a memory"), "muted", wrap=True))
        line = QHBoxLayout()
        line.addWidget(self.memory, 1)
        line.addWidget(self.look)
        column.addLayout(line)
        column.addSpacing(4)
        column.addWidget(self.numbers)
        column.addStretch(1)

    def fit(self, room: int) -> None:
        """Take the width that the calendar likes, or what there is; what does not fit scrolls."""
        least = self.column.minimumSize().width() + GUTTER
        likes = self.fontMetrics().horizontalAdvance("Wed 00") * 7 + 20
        self.setFixedWidth(max(240, min(max(least, likes), room * 11 // 20)))

    def show_passes(self, passes: tuple[tuple[Deed, int], ...], kept: int | None) -> None:
        """Offer these passes to look behind, each with the moment of its last row."""
        self.passes.clear()
        self.passes.addItem(_tr("Choose a pass…"), None)
        for deed, at in passes:
            self.passes.addItem(f"{exactly(deed.at)} · {one_line(deed.what, 60)}", at)
        self.passes.setCurrentIndex(max(0, self.passes.findData(kept)))
