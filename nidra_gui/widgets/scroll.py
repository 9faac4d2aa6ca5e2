"""A column that scrolls where it is taller than the page, and only there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

GAP = 16


class _Inside(QWidget):
    """What scrolls. Wrapped text says how tall it is once its width is known; before that it exaggerates."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


class Scroll(QScrollArea):
    """Parts go into `column`, cards one under the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = _Inside()
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 10, 8)
        self.column.setSpacing(GAP)
        self.setWidget(inside)
