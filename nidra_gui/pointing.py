"""*What is this?*: the next part of the window that is clicked, or entered by keys, is asked about."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_TAKEN = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_GO = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Pointing(QObject):
    """While it is on, a click chooses a part and does nothing else; Tab and Enter do the same, Escape
    gives it up."""

    chosen = Signal(object)
    ended = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._on = False

    @property
    def on(self) -> bool:
        """Is a part being chosen?"""
        return self._on

    def begin(self) -> None:
        """Let a person point at something."""
        app = QApplication.instance()
        if not self._on and app is not None:
            self._on = True
            app.installEventFilter(self)
            QApplication.setOverrideCursor(Qt.CursorShape.WhatsThisCursor)

    def end(self) -> None:
        """Nobody points any more."""
        app = QApplication.instance()
        if self._on and app is not None:
            self._on = False
            app.removeEventFilter(self)
            QApplication.restoreOverrideCursor()
            self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        if event.type() in _TAKEN:
            return self._take(watched)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(watched, event.key())
        if event.type() == QEvent.Type.WindowDeactivate:
            self.end()
        return False

    def _take(self, part: QWidget) -> bool:
        self.end()
        if part.window() is self._window:
            self.chosen.emit(part)
        return True

    def _key(self, part: QWidget, key: int) -> bool:
        if key == Qt.Key.Key_Escape:
            self.end()
            return True
        return key in _GO and self._take(part)
