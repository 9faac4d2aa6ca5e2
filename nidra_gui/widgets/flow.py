"""Parts in a row that go on in the next one where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_FIRM = (
    QSizePolicy.Policy.Fixed,
    QSizePolicy.Policy.Minimum,
    QSizePolicy.Policy.MinimumExpanding,
)
_SAID_TO_HIDE = Qt.WidgetAttribute.WA_WState_ExplicitShowHide


class Flow(QWidget):
    """Breaks its rows. Parts are as wide as they ask for, and no wider than the row.

    It is no layout on purpose: PySide drops the items of a layout that is written in Python while Qt
    still asks for them, which ends the program.
    """

    def __init__(self, gap: int = 8) -> None:
        super().__init__()
        self._gap = gap
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def addWidget(self, part: QWidget) -> None:
        """Add a part at the end."""
        hidden = part.isHidden() and part.testAttribute(_SAID_TO_HIDE)
        part.setParent(self)
        part.setVisible(not hidden)

    def parts(self) -> list[QWidget]:
        """What was added, in that order."""
        return [part for part in self.children() if isinstance(part, QWidget)]

    def clear(self) -> None:
        """Take every part away."""
        for part in self.parts():
            part.setParent(None)
            part.deleteLater()

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        found = QSize()
        for part in self._shown():
            found = found.expandedTo(_least(part))
        return found

    def event(self, event: QEvent) -> bool:
        """A part came, went, or asks for another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._again()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._again()  # Qt tells of no change while it is hidden.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.rect(), move=True)

    def _again(self) -> None:
        self._place(self.rect(), move=True)
        self.updateGeometry()

    def _shown(self) -> list[QWidget]:
        return [part for part in self.parts() if not part.isHidden()]

    def _place(self, rect: QRect, move: bool) -> int:
        """Put each part where it belongs, in the middle of its row; the height of all rows."""
        y = rect.top()
        for row in self._rows(max(rect.width(), 1)):
            tall = max(wanted.height() for _, wanted in row)
            x = rect.left()
            for part, wanted in row:
                if move:
                    top = y + (tall - wanted.height()) // 2
                    part.setGeometry(QRect(QPoint(x, top), wanted))
                x += wanted.width() + self._gap
            y += tall + self._gap
        return max(0, y - self._gap - rect.top())

    def _rows(self, width: int) -> list[list[tuple[QWidget, QSize]]]:
        """The parts that are shown, with their sizes, row by row."""
        rows: list[list[tuple[QWidget, QSize]]] = []
        left = 0
        for part in self._shown():
            wanted = _wanted(part)
            wanted.setWidth(min(wanted.width(), width))
            if not rows or wanted.width() > left:
                rows.append([])
                left = width
            rows[-1].append((part, wanted))
            left -= wanted.width() + self._gap
        return rows


def _least(part: QWidget) -> QSize:
    """The least size that a part can have: where its policy does not let it shrink, what it asks for."""
    wanted, least = part.sizeHint(), part.minimumSizeHint()
    if part.sizePolicy().horizontalPolicy() in _FIRM:
        least.setWidth(wanted.width())
    if part.sizePolicy().verticalPolicy() in _FIRM:
        least.setHeight(wanted.height())
    return least.boundedTo(part.maximumSize()).expandedTo(part.minimumSize())


def _wanted(part: QWidget) -> QSize:
    """The size that a part asks for, within what it may have."""
    wanted = part.sizeHint().expandedTo(part.minimumSizeHint())
    return wanted.boundedTo(part.maximumSize()).expandedTo(part.minimumSize())
