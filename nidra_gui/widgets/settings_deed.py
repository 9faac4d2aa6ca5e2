"""A row of settings that does something instead of being set: what it does, and its button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label
from nidra_gui.widgets.scroll import letter
from nidra_gui.widgets.setting_row import UNBOUND

_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
WORDS = 40  # letters that the sentence has beside the button, at least


class DeedRow(QWidget):
    """The button stands at the right of its sentence, or below it where there is no room beside."""

    def __init__(self, words: str, sentence: str, run: Callable[[], object]) -> None:
        super().__init__()
        self.button = button(words, run)
        self.button.setAccessibleDescription(sentence)
        self.sentence = label(sentence, "muted", wrap=True)
        self._side = Flow()
        self._side.addWidget(self.button)
        told = QVBoxLayout()
        told.addWidget(self.sentence)
        self._parts = QBoxLayout(_BESIDE, self)
        self._parts.setContentsMargins(0, 4, 0, 4)
        self._parts.addLayout(told, 1)
        self._parts.addWidget(self._side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        own = self.button.sizeHint().width()
        wide = event.size().width() >= own + WORDS * letter(self)
        self._parts.setDirection(_BESIDE if wide else _BELOW)
        self._parts.setSpacing(24 if wide else 6)
        middle = Qt.AlignmentFlag.AlignVCenter if wide else Qt.AlignmentFlag(0)
        self._parts.setAlignment(self._side, middle)
        self._side.setMaximumWidth(own if wide else UNBOUND)
