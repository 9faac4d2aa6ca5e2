"""How strong a memory is and when it fades: its curve since the last use, with the numbers as words."""

from __future__ import annotations

from nidra.records.strength import FLOOR, Decayed
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.verdict_words import day
from nidra_gui.words import ago, ahead, strong

_DAY = 86_400 * 1_000_000
_BEYOND = 1.15


class DecayCurve(QWidget):
    """The strength from 1 at the last use down to where it counts as faded; a dot stands at today."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._one: Decayed | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Strength"))
        theme.changed.connect(self.update)

    def show_decay(self, one: Decayed) -> None:
        """Show another memory's strength."""
        self._one = one
        self.setAccessibleDescription(self.sentence())
        self.updateGeometry()
        self.update()

    def sentence(self) -> str:
        """The same in words: `Strength 0.62, fades in 41 days`."""
        one = self._one
        if one is None:
            return ""
        if one.always:
            return self.tr("Strength {strength}. It never fades: {why}.").format(
                strength=strong(one.strength), why=self._why(one.always)
            )
        if one.fades_at is None:
            return self.tr("Strength {strength}. It never fades.").format(
                strength=strong(one.strength)
            )
        words = (
            self.tr("Strength {strength}, faded {when}")
            if one.fades_at <= one.at
            else self.tr("Strength {strength}, fades {when}")
        )
        when = ago(one.fades_at, one.at) if one.fades_at <= one.at else ahead(one.fades_at, one.at)
        return words.format(strength=strong(one.strength), when=when)

    def today(self) -> str:
        """The word under the dot."""
        return self.tr("today")

    def _why(self, always: str) -> str:
        return {
            "pinned": self.tr("it is pinned"),
            "core": self.tr("it is core"),
        }.get(always, self.tr("orientation is always loaded"))

    def sizeHint(self) -> QSize:
        return QSize(320, 7 * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._one is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Drawing(self, painter, self._one, self._theme).draw()


class _Drawing:
    """One painting of the curve: days run from the last use to beyond today and the day it fades."""

    def __init__(self, curve: DecayCurve, painter: QPainter, one: Decayed, theme: Theme) -> None:
        self._curve, self._painter, self._one, self._colors = curve, painter, one, theme.palette
        line = curve.fontMetrics().lineSpacing()
        scale = curve.fontMetrics().horizontalAdvance("0.0") + 8
        self._place = QRectF(
            scale, line * 0.7, curve.width() - scale - 8, curve.height() - line * 2
        )
        self._since = min(0.0, (one.use.accessed - one.at) / _DAY)
        fades = (one.fades_at - one.at) / _DAY if one.fades_at is not None else 30.0
        reach = max(fades, 0.0, 1.0) - self._since
        self._fades = fades if one.fades_at is not None else None
        self._until = self._since + reach * _BEYOND

    def draw(self) -> None:
        """Draw axes, area, curve, floor, and the dot of today."""
        self._axes()
        self._area()
        self._marks()

    def _at(self, days: float, strength: float) -> QPointF:
        share = (days - self._since) / (self._until - self._since)
        place = self._place
        return QPointF(
            place.left() + share * place.width(), place.bottom() - strength * place.height()
        )

    def _points(self) -> list[QPointF]:
        known = [(self._since, 1.0), *self._one.coming, (0.0, self._one.strength)]
        inside = sorted({(d, s) for d, s in known if self._since <= d <= self._until})
        return [self._at(days, strength) for days, strength in inside]

    def _axes(self) -> None:
        painter, place = self._painter, self._place
        painter.setPen(QPen(QColor(self._colors.line), 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        painter.setPen(QColor(self._colors.muted))
        for value in (0.0, 1.0):
            at = self._at(self._since, value)
            self._write(QRectF(0, at.y() - 20, place.left() - 6, 40), f"{value:.0f}", right=True)
        floor = self._at(self._since, FLOOR).y()
        painter.setPen(QPen(QColor(self._colors.contested), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(place.left(), floor), QPointF(place.right(), floor))

    def _area(self) -> None:
        points = self._points()
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        filled = QPainterPath(path)
        filled.lineTo(points[-1].x(), self._place.bottom())
        filled.lineTo(points[0].x(), self._place.bottom())
        ground = QColor(self._colors.accent)
        ground.setAlpha(36)
        self._painter.fillPath(filled, ground)
        self._painter.setPen(QPen(QColor(self._colors.accent), 2))
        self._painter.drawPath(path)

    def _marks(self) -> None:
        painter, today = self._painter, self._at(0.0, self._one.strength)
        painter.setBrush(QColor(self._colors.accent))
        painter.setPen(QPen(QColor(self._colors.surface), 2))
        painter.drawEllipse(today, 5, 5)
        painter.setPen(QColor(self._colors.ink))
        words = [(today.x(), self._curve.today())]
        if self._fades is not None and self._one.fades_at is not None:
            words.append((self._at(self._fades, 0).x(), day(self._one.fades_at)))
        self._below(words)

    def _below(self, words: list[tuple[float, str]]) -> None:
        """Words under the axis, each at its place, the second one left out where both would touch."""
        metrics, last = self._curve.fontMetrics(), -1e9
        for x, text in sorted(words):
            width = metrics.horizontalAdvance(text)
            left = min(max(self._place.left(), x - width / 2), self._curve.width() - width - 2)
            if left < last + 8:
                continue
            last = left + width
            self._write(QRectF(left, self._place.bottom() + 2, width + 4, metrics.height()), text)

    def _write(self, where: QRectF, text: str, right: bool = False) -> None:
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self._painter.drawText(where, int(side | Qt.AlignmentFlag.AlignVCenter), text)
