"""One line of text that makes room for others: what does not fit is cut, and told in full as its tip."""

from __future__ import annotations

from html import escape

from nidra.base.text import printable
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

LEAST = 10  # letters that are always shown
MOST = 2000  # letters of a tip


def tip(widget: QWidget, text: str) -> None:
    """Give a widget a tip. Qt reads tips as markup where they look like it, so each is escaped."""
    widget.setToolTip(f"<p>{escape(printable(text[:MOST]))}</p>" if text else "")


class Elided(QLabel):
    """A label of plain text on one line. Paths are cut in their middle, statements at their end."""

    def __init__(
        self, text: str = "", kind: str = "", middle: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        if kind:
            self.setProperty("kind", kind)
        self._mode = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
        self.full = ""
        self.tell(text)

    def tell(self, text: str) -> None:
        """Show another text."""
        full = printable(" ".join(text.split()))
        if full != self.full:
            self.full = full
            self.setAccessibleName(full)
            self._cut()

    def sizeHint(self) -> QSize:
        shown = super().sizeHint()
        width = self.fontMetrics().horizontalAdvance(self.full[:MOST]) + 4
        return QSize(width, shown.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * LEAST, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        shown = self.fontMetrics().elidedText(self.full[:MOST], self._mode, max(self.width(), 1))
        if shown != self.text():
            self.setText(shown)
        tip(self, self.full if shown != self.full else "")
