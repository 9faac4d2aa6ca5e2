"""The way back to a default: a link that is cut where there is no room, and whole in its tooltip then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from nidra_gui.widgets.tips import plain_tip

_NARROWEST = 24
_CONTENTS = QStyle.SubElement.SE_PushButtonContents


class ResetLink(QPushButton):
    """A button that looks like a link and takes whatever width there is."""

    def __init__(self, text: str, run: Callable[[], object]) -> None:
        super().__init__(text)
        self.setProperty("kind", "link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda *_: run())

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(plain_tip(self.text()) if self.fitting() != self.text() else "")

    def fitting(self) -> str:
        """As much of the words as there is room for."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        place = self.style().subElementRect(_CONTENTS, option, self)
        right = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.text(), right, max(_NARROWEST, place.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.fitting()
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)
