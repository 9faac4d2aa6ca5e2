"""A place that says: drop a palace here."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import label

TALL = 150


class DropZone(QFrame):
    """A frame that takes one folder or file; `dropped` carries its path."""

    dropped = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("drop")
        self.setAcceptDrops(True)
        self.setMinimumHeight(TALL)
        self.setAccessibleName(self.tr("Drop a palace here"))
        self.picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.words = label(self.tr("Drop a palace here"), "heading", wrap=True)
        self.more = label(
            self.tr("A folder or its database file. It is only read, never changed."),
            "muted",
            wrap=True,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(6)
        column.addStretch(1)
        for part in (self.picture, self.words, self.more):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(part)
        column.addStretch(1)
        theme.changed.connect(self._draw)
        self._draw()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if len(dropped_paths(event)) == 1:
            event.acceptProposedAction()
            self._light(True)
        else:
            event.ignore()  # the window takes it, and says that one is looked at at a time

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._light(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._light(False)
        paths = dropped_paths(event)
        if len(paths) == 1:
            event.acceptProposedAction()
            self.dropped.emit(paths[0])
        else:
            event.ignore()

    def _light(self, over: bool) -> None:
        self.setProperty("over", "true" if over else "false")
        self.style().unpolish(self)
        self.style().polish(self)

    def _draw(self) -> None:
        icon = self._theme.icon("import", self._theme.palette.accent)
        self.picture.setPixmap(icon.pixmap(40, 40))


def dropped_paths(event: QDropEvent) -> list[str]:
    """The local paths that are dragged or dropped."""
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
