"""A line of text that is cut where there is no room, whole in its tooltip and when it is copied."""

from __future__ import annotations

import re

from nidra.base.text import one_line, printable
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from nidra_gui.widgets.tips import plain_tip

MOST = 2000
NARROWEST = 3  # pixels of a letter
_UNBROKEN = re.compile(r"[^\s/\\-]{25,}")
_PIECE = 12


def breakable(text: str) -> str:
    """A printable text whose long words may be broken, so that no path makes a label too wide."""
    return _UNBROKEN.sub(_in_pieces, printable(text))


def _in_pieces(found: re.Match[str]) -> str:
    word = found.group()
    return "\u200b".join(word[at : at + _PIECE] for at in range(0, len(word), _PIECE))


def tell_long(shown: QLabel, text: str) -> None:
    """Give a wrapped label a text with words of any length."""
    shown.setText(breakable(text))


class Elided(QLabel):
    """One line that takes whatever width it is given. Paths are cut in their `middle`."""

    def __init__(
        self,
        text: str = "",
        kind: str = "",
        middle: bool = False,
    ) -> None:
        super().__init__()
        self._mode = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
        self._full = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if kind:
            self.setProperty("kind", kind)
        self.tell(text)

    def tell(self, text: str) -> None:
        """Show another text."""
        self._full = text
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(one_line(text, MOST))
        self._draw()

    @property
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
        self.setText(self._fitting(one_line(self._full, MOST), max(24, self.width())))

    def _fitting(self, line: str, width: int) -> str:
        """As much of a line as there is room for. Qt shapes all that it is given, half a millisecond of a
        long statement: what surely stands beyond the end is left away before."""
        few = line if self._mode is Qt.TextElideMode.ElideMiddle else line[: width // NARROWEST + 2]
        found = self.fontMetrics().elidedText(few, self._mode, width)
        whole = found == few and len(few) < len(line)
        return self.fontMetrics().elidedText(line, self._mode, width) if whole else found
