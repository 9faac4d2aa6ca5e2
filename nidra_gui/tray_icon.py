"""The picture in the tray. It brings its own ground, since nobody knows the colour of the panel; what it
says is told by a shape in its corner, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

SIZES = (16, 20, 22, 24, 32, 48)
GROUND = "#343c9e"
MOON = "#e9ecff"
RIM = "#ffffff"
_UNITS = 32.0  # the side of the picture, in which everything below is measured

# mood: (colour of the corner, colour of what is drawn in it)
CORNERS = {
    "fallen": ("#a92319", "#ffffff"),
    "blind": ("#ffd58a", "#191d2e"),
    "paused": ("#191d2e", "#ffffff"),
    "working": ("#136239", "#ffffff"),
}


@cache
def icon(mood: str) -> QIcon:
    """The picture of a mood, at every size that a panel asks for."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(picture(mood, size))
    return made


def picture(mood: str, size: int) -> QPixmap:
    """The picture of a mood as so many pixels."""
    drawn = QPixmap(size, size)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _UNITS, size / _UNITS)
    _draw_moon(painter)
    if mood in CORNERS:
        ground, ink = (QColor(color) for color in CORNERS[mood])
        _SHAPES[mood](painter, ground, ink)
    painter.end()
    return drawn


def _draw_moon(painter: QPainter) -> None:
    """The sign of the program: a tile with a rim that parts it from a dark panel, and the moon."""
    painter.setPen(QPen(QColor(RIM), 1.2))
    painter.setBrush(QColor(GROUND))
    painter.drawRoundedRect(QRectF(0.8, 0.8, 30.4, 30.4), 7.5, 7.5)
    moon, shade = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(13.5, 15.5), 9.5, 9.5)
    shade.addEllipse(QPointF(18, 11.5), 8, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(MOON))
    painter.drawPath(moon.subtracted(shade))


_CORNER = QRectF(14, 14, 17.2, 17.2)


def _rimmed(painter: QPainter, ground: QColor) -> None:
    painter.setPen(QPen(QColor(RIM), 1.6))
    painter.setBrush(ground)


def _stroke(painter: QPainter, ink: QColor, width: float) -> None:
    painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _fallen(painter: QPainter, ground: QColor, ink: QColor) -> None:
    """A warning triangle."""
    _rimmed(painter, ground)
    painter.drawPolygon(QPolygonF([QPointF(22.4, 12.4), QPointF(31.2, 30.6), QPointF(13.4, 30.6)]))
    _stroke(painter, ink, 2.6)
    painter.drawLine(QPointF(22.4, 19), QPointF(22.4, 23.4))
    painter.drawPoint(QPointF(22.4, 27.6))


def _blind(painter: QPainter, ground: QColor, ink: QColor) -> None:
    """A square with a cross: nothing is seen."""
    _rimmed(painter, ground)
    painter.drawRect(_CORNER)
    _stroke(painter, ink, 2.6)
    painter.drawLine(QPointF(18.4, 18.4), QPointF(26.8, 26.8))
    painter.drawLine(QPointF(26.8, 18.4), QPointF(18.4, 26.8))


def _paused(painter: QPainter, ground: QColor, ink: QColor) -> None:
    """Two bars."""
    _rimmed(painter, ground)
    painter.drawRoundedRect(_CORNER, 4, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for left in (17.6, 24):
        painter.drawRect(QRectF(left, 17.6, 3.6, 10))


def _working(painter: QPainter, ground: QColor, ink: QColor) -> None:
    """A disc with an arrow that goes on."""
    _rimmed(painter, ground)
    painter.drawEllipse(_CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(19.6, 17.4), QPointF(28.4, 22.6), QPointF(19.6, 27.8)]))


_SHAPES: dict[str, Callable[[QPainter, QColor, QColor], None]] = {
    "fallen": _fallen,
    "blind": _blind,
    "paused": _paused,
    "working": _working,
}
