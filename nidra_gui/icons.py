"""Icons of our own: SVG lines drawn in whatever colour the theme asks for."""

from __future__ import annotations

from functools import cache

from nidra.base.paths import resources
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_SIZES = (16, 20, 24, 32, 48)


def icon(name: str, color: str, faint: str | None = None) -> QIcon:
    """The icon `name` of `resources/icons` in a colour; `faint` is what it has while disabled."""
    made = QIcon()
    for size in _SIZES:
        drawn = pixmap(name, color, size)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            made.addPixmap(drawn, mode)
        if faint:
            made.addPixmap(pixmap(name, faint, size), QIcon.Mode.Disabled)
    return made


def pixmap(name: str, color: str, size: int, ratio: float = 1.0) -> QPixmap:
    """The icon as a picture of `size` by `size` points on a screen with that pixel ratio."""
    drawn = QPixmap(round(size * ratio), round(size * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, name, color, QRectF(0, 0, size, size))
    painter.end()
    return drawn


def draw(painter: QPainter, name: str, color: str, place: QRectF) -> None:
    """Draw the icon into a rectangle."""
    _renderer(name, color).render(painter, place)


def app_icon() -> QIcon:
    """The icon of the program."""
    made = QIcon()
    for size in (*_SIZES, 64, 128, 256):
        made.addPixmap(pixmap("nidra", "", size))
    return made


@cache
def _renderer(name: str, color: str) -> QSvgRenderer:
    text = _text(name).replace("currentColor", QColor(color).name() if color else "none")
    return QSvgRenderer(QByteArray(text.encode()))


@cache
def _text(name: str) -> str:
    return (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
