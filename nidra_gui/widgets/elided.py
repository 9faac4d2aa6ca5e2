"""A line of text that is cut where there is no room, whole in its tooltip and when it is copied."""

from __future__ import annotations

from html import escape

from nidra.base.text import one_line, printable
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

MOST = 2000


def tip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip of plain text.

    Qt takes a tooltip for markup where it looks like some, so that the text is handed over escaped.
    """
    shown = text if len(text) <= MOST else text[:MOST] + "…"
    widget.setToolTip(f'<p style="white-space:pre-wrap">{escape(printable(shown))}</p>' if text else "")


class Elided(QLabel):
    """One line that takes whatever width it is given."""

    def __init__(
        self,
        text: str = "",
        kind: str = "",
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        super().__init__()
        self._mode = mode
        self._full = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if kind:
            self.setProperty("kind", kind)
        self.tell(text)

    def tell(self, text: str) -> None:
        """Show another text."""
        self._full = text
        tip(self, text)
        self.setAccessibleName(one_line(text, MOST))
        self._draw()

    def full(self) -> str:
        """The whole text."""
        return self._full

    def sizeHint(self) -> QSize:
        line = one_line(self._full, MOST)
        return QSize(self.fontMetrics().horizontalAdvance(line) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def _draw(self) -> None:
        line = one_line(self._full, MOST)
        self.setText(self.fontMetrics().elidedText(line, self._mode, max(24, self.width())))
