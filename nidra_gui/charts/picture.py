"""The picture of a chart: drawn when it is seen, elsewhere if somebody offers it, and anew when its place,
its text or its colours change. Until then the old one is stretched, so that nothing waits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nidra.base.text import one_line
from nidra.records.chart import Chart, Shape
from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontInfo,
    QHelpEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from nidra_gui.charts.look import Look, Picture, Spot
from nidra_gui.charts.moments import steps
from nidra_gui.charts.words import in_words, value_words
from nidra_gui.theme import Theme
from nidra_gui.widgets.tips import plain_tip

SETTLED_MS = 80  # from the last change of its size to the drawing
_LINES = 15  # lines of text that bars which stand, and lines, are high
_ROW = 1.75  # lines of text for each lying bar
_LINE = 1.35

Draw = Callable[[], Picture]
# Has a picture drawn, under a name of which only the newest counts, and hands it over.
Ask = Callable[[str, Draw, Callable[[Picture], None]], None]
Leads = Callable[[int, int], bool]


def at_once(kind: str, work: Draw, done: Callable[[Picture], None]) -> None:
    """Draw it here and now."""
    done(work())


class ChartPicture(QWidget):
    """Shows a chart. `chosen` carries the step and the series of a value that was clicked."""

    chosen = Signal(int, int)
    drawn = Signal()

    def __init__(self, theme: Theme, ask: Ask = at_once, leads: Leads | None = None) -> None:
        super().__init__()
        self._theme = theme
        self._ask = ask
        self._leads = leads or (lambda step, series: False)
        self._chart: Chart | None = None
        self._wanted: tuple[Chart, Look] | None = None
        self._shown: tuple[Chart, Look] | None = None
        self._image = QImage()
        self._spots: tuple[Spot, ...] = ()
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._settle = QTimer(self, singleShot=True)
        self._settle.timeout.connect(self._draw)
        theme.changed.connect(self._themed)

    def show_chart(self, chart: Chart) -> None:
        """Show another chart."""
        if chart == self._chart:
            return
        self._chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(in_words(chart))
        self.updateGeometry()
        self.update()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Where the values are seen, in points from the top left."""
        return self._spots

    # Its size.

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        chart, line = self._chart, self._letter() * _LINE
        if chart is None:
            return round(line)
        lies = chart.shape is Shape.BARS
        rows = max(1, len(chart.steps)) * _ROW + 0.5 if lies else float(_LINES)
        return round(rows * line + self._legend_rows(width) * (line + 2))

    def sizeHint(self) -> QSize:
        wide = 40 * self.fontMetrics().averageCharWidth()
        return QSize(wide, self.heightForWidth(max(self.width(), wide)))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, round(6 * self._letter()))

    def _legend_rows(self, width: int) -> int:
        chart = self._chart
        if chart is None or len(chart.series) < 2:
            return 0
        letter, rows, left = self._letter(), 1, float(width)
        swatch = letter * (2.2 if chart.shape is Shape.LINES else 1.1)
        for one in chart.series:
            wide = swatch + 22 + self.fontMetrics().horizontalAdvance(one_line(one.name))
            if wide > left and left < width:
                rows, left = rows + 1, float(width)
            left -= wide
        return rows

    def _letter(self) -> float:
        return float(QFontInfo(self.font()).pixelSize())

    # Drawing.

    def _look(self) -> Look:
        return Look(
            self.width(),
            self.height(),
            self.devicePixelRatioF(),
            self._letter(),
            (QFontInfo(self.font()).family(),),
            self._theme.palette,
        )

    def _themed(self) -> None:
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown is not None:
            self._settle.start(SETTLED_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._chart is None:
            return
        if self._shown is None or self._shown[0] != self._chart:
            self._draw()
        elif self._shown[1] != self._look() and not self._settle.isActive():
            self._settle.start(0)
        if not self._image.isNull():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(QRect(0, 0, self.width(), self.height()), self._image)

    def _draw(self) -> None:
        if self._chart is None or min(self.width(), self.height()) < 20:
            return
        wanted = (self._chart, self._look())
        if wanted in (self._wanted, self._shown):
            return
        self._wanted = wanted
        self._ask(f"chart {self._chart.key}", partial(_drawn, *wanted), partial(self._take, wanted))

    def _take(self, wanted: tuple[Chart, Look], picture: Picture) -> None:
        if wanted != self._wanted:
            return
        image = QImage(
            picture.pixels, picture.across, picture.down, QImage.Format.Format_RGBA8888
        ).copy()
        image.setDevicePixelRatio(wanted[1].ratio)
        self._image, self._spots, self._shown = image, picture.spots, wanted
        self._wanted = None
        self.update()
        self.drawn.emit()

    # The mouse.

    def _under(self, at: QPointF) -> Spot | None:
        return next((one for one in self._spots if one.holds(at.x(), at.y())), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self._under(event.position())
        leads = spot is not None and self._leads(spot.step, spot.series)
        shape = Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != shape:
            self.setCursor(shape)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot = self._under(event.position())
        if spot is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(spot.step, spot.series)
        super().mouseReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            spot = self._under(QPointF(event.pos()))
            if spot is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_tip(self._told(spot)), self)
            return True
        return super().event(event)

    def _told(self, spot: Spot) -> str:
        assert self._chart is not None
        series = self._chart.series[spot.series]
        value = value_words(series.values[spot.step], self._chart.unit)
        return f"{steps(self._chart)[spot.step]}\n{series.name}: {value}"


def _drawn(chart: Chart, look: Look) -> Picture:
    """Draw it, wherever this is called; matplotlib is loaded by the first chart."""
    from nidra_gui.charts.drawing import draw

    return draw(chart, look)
