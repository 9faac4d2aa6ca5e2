"""A line that leads somewhere: several parts in a row that are pressed as one button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QWidget

from nidra_gui import icons
from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import label, tell

ROUND = 7.0
CHEVRON = 16


class Line(QAbstractButton):
    """A button whose parts lie in `row`. Its accessible name is what the line says; a `chevron` at its end
    tells that it leads somewhere."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, chevron: bool = True) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chevron = chevron
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(8, 5, 12 + CHEVRON if chevron else 8, 5)
        self.row.setSpacing(10)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.row.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return self.row.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self.row.heightForWidth(width) if self.row.hasHeightForWidth() else -1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown():
            painter.setBrush(QColor(colors.chosen))
            painter.drawRoundedRect(place, ROUND, ROUND)
        elif self.underMouse() and self.isEnabled():
            painter.setBrush(QColor(colors.raised))
            painter.drawRoundedRect(place, ROUND, ROUND)
        if self._chevron:
            color = colors.accent if self.underMouse() else colors.muted
            top = (self.height() - CHEVRON) / 2
            where = QRectF(self.width() - CHEVRON - 6, top, CHEVRON, CHEVRON)
            icons.draw(painter, "chevron", color, where)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colors.accent), 2))
            painter.drawRoundedRect(place, ROUND, ROUND)


class Figure(Line):
    """A number with its words: `3  conflicts wait for you`."""

    def __init__(self, theme: Theme, icon: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._icon = icon
        self.setAccessibleName(name)
        self.picture = QLabel()
        self.number = label("", "heading")
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.words = label("", wrap=True)
        self.row.addWidget(self.picture)
        self.row.addWidget(self.number)
        self.row.addWidget(self.words, 1)
        theme.changed.connect(self._draw)
        self._draw()

    def set(self, number: str, words: str) -> None:
        """Show another number."""
        tell(self.number, number)
        self.number.setVisible(bool(number))
        tell(self.words, words)
        self.setAccessibleName(f"{number} {words}".strip())

    @staticmethod
    def align(figures: Sequence[Figure]) -> None:
        """Give the numbers of some figures one width, so that their words begin at one place."""
        wide = max((one.number.sizeHint().width() for one in figures), default=0)
        for one in figures:
            one.number.setMinimumWidth(wide)

    def _draw(self) -> None:
        size = self.fontMetrics().height() + 4
        icon = self._theme.icon(self._icon, self._theme.palette.muted)
        self.picture.setPixmap(icon.pixmap(size, size))
