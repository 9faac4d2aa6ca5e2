"""Parts in a row that go on in the next one where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """A layout that breaks its rows. Parts are as wide as they ask for, and no wider than the row."""

    def __init__(self, parent: QWidget | None = None, gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        found = QSize()
        for item in self._items:
            found = found.expandedTo(item.minimumSize())
        return found

    def _place(self, rect: QRect, move: bool) -> int:
        """Put each part where it belongs, in the middle of its row; the height of all rows."""
        y = rect.top()
        for row in self._rows(max(rect.width(), 1)):
            tall = max(wanted.height() for _, wanted in row)
            x = rect.left()
            for item, wanted in row:
                if move:
                    top = y + (tall - wanted.height()) // 2
                    item.setGeometry(QRect(QPoint(x, top), wanted))
                x += wanted.width() + self._gap
            y += tall + self._gap
        return max(0, y - self._gap - rect.top())

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """The parts that are shown, with their sizes, row by row."""
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        left = 0
        for item in self._items:
            if (shown := item.widget()) is not None and shown.isHidden():
                continue
            wanted = item.sizeHint()
            wanted.setWidth(min(wanted.width(), width))
            if not rows or wanted.width() > left:
                rows.append([])
                left = width
            rows[-1].append((item, wanted))
            left -= wanted.width() + self._gap
        return rows
