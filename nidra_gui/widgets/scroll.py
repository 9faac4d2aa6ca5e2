"""A column that scrolls where it is taller than the page, and only there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

GAP = 16
GUTTER = 16  # what a page leaves free at its right edge for a scroll bar


def letter(part: QWidget) -> int:
    """How wide a letter is in the font of a part; what a font itself calls its average often is less."""
    return part.fontMetrics().horizontalAdvance("n")


class _Inside(QWidget):
    """What scrolls. Wrapped text says how tall it is once its width is known; before that it exaggerates."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


class Scroll(QScrollArea):
    """Parts go into `column`, cards one under the other. They are as wide with the bar as without it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = _Inside()
        self.column = QVBoxLayout(inside)
        self.column.setSpacing(GAP)
        self.setWidget(inside)
        self.verticalScrollBar().installEventFilter(self)
        self._leave(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.verticalScrollBar():
            if event.type() == QEvent.Type.Show:
                self._leave(self.verticalScrollBar().sizeHint().width())
            elif event.type() == QEvent.Type.Hide:
                self._leave(0)
        return super().eventFilter(watched, event)

    def _leave(self, taken: int) -> None:
        """Leave free at the right what the bar does not take."""
        self.column.setContentsMargins(0, 0, max(0, GUTTER - taken), 8)
