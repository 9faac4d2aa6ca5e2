"""A small window that a folder can be dragged from, like a file manager's: `drag_source.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel


class DragSource(QLabel):
    """What is pressed and moved is the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder.name)
        self.folder = folder
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.resize(200, 120)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(self.folder))])
        drag = QDrag(self)
        drag.setMimeData(mime)
        drag.exec(Qt.DropAction.CopyAction)


if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    source = DragSource(Path(sys.argv[1]))
    source.show()
    app.exec()
