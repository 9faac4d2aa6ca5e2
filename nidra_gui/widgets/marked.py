"""Plain text with some stretches marked by a ground and a line, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from nidra.base.text import printable
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontDatabase,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from nidra_gui.theme import Theme


class Mark(StrEnum):
    """What a stretch is marked for."""

    FOUND = "found"
    OLD = "old"
    NEW = "new"


Marks = Sequence[tuple[int, int, Mark]]


class MarkedText(QTextEdit):
    """Text that can be read and copied; it is as high as its lines need."""

    def __init__(self, theme: Theme, mono: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: Marks = ()
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setCursorWidth(0)
        self.setStyleSheet("background: transparent; padding: 0;")
        self.document().setDocumentMargin(0)
        if mono:
            self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        theme.changed.connect(self._draw)

    def set(self, text: str, marks: Marks = ()) -> None:
        """Show another text; marks are (start, end, what for) in `printable(text)`."""
        self.setPlainText(printable(text))
        self._marks = marks
        self._draw()
        self._fit()

    def _draw(self) -> None:
        chosen = []
        text = self.toPlainText()
        for start, end, mark in self._marks:
            one = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(_units(text, start))
            cursor.setPosition(_units(text, end), QTextCursor.MoveMode.KeepAnchor)
            one.cursor = cursor
            one.format = self._format(mark)
            chosen.append(one)
        self.setExtraSelections(chosen)

    def _format(self, mark: Mark) -> QTextCharFormat:
        colors = self._theme.palette
        made = QTextCharFormat()
        made.setForeground(QColor(colors.ink))
        if mark is Mark.OLD:
            made.setBackground(QColor(colors.old_words))
            made.setFontStrikeOut(True)
        else:
            made.setBackground(QColor(colors.new_words if mark is Mark.NEW else colors.chosen))
            made.setFontUnderline(True)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A text cursor is shown to whoever came by keys; focus also falls here by itself."""
        by_keys = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        self.setCursorWidth(1 if by_keys else 0)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setCursorWidth(0)
        super().focusOutEvent(event)

    def _fit(self) -> None:
        self.document().setTextWidth(self.viewport().width())
        height = int(self.document().size().height()) + 4
        if height != self.height():
            self.setFixedHeight(height)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height())


def _units(text: str, at: int) -> int:
    """Where a character stands in Qt's counting, in which some take two places."""
    return len(text[:at].encode("utf-16-le", "surrogatepass")) // 2
