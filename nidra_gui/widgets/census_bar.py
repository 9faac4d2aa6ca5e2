"""Counts as one bar: each part has its colour, its pattern and its words, so that it reads in black and white."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.line import Line
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import count, share

TALL = 22
LEAST = 7.0  # a part that is there is always seen
GAP = 2.0
STEP = 7  # between two lines of a pattern
NARROW = 150  # a legend's column is at least so wide


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a bar: what it leads to, its words, its colour by name, its pattern, how many, how many
    more or less than before (None where that is not known), and what the words mean at length."""

    value: str
    words: str
    color: str
    pattern: str
    number: int
    moved: int | None = None
    meaning: str = ""


def fill(painter: QPainter, place: QRectF, ink: QColor, ground: QColor, pattern: str) -> None:
    """Paint a part: `solid`, or `rising`, `falling`, `crossed`, `dotted`, `hollow` on the ground."""
    shape = QPainterPath()
    shape.addRoundedRect(place, 4, 4)
    painter.save()
    painter.setClipPath(shape)
    painter.fillRect(place, ink if pattern == "solid" else ground)
    painter.setPen(QPen(ink, 2))
    for way in {"rising": (-1,), "falling": (1,), "crossed": (-1, 1)}.get(pattern, ()):
        _lines(painter, place, way)
    if pattern == "dotted":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(ink))
        for x in range(int(place.left()) + 4, int(place.right()), STEP):
            for y in range(int(place.top()) + 4, int(place.bottom()), STEP):
                painter.drawEllipse(QPointF(x, y), 1.4, 1.4)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.4))
    painter.drawRoundedRect(place.adjusted(0.7, 0.7, -0.7, -0.7), 4, 4)


def _lines(painter: QPainter, place: QRectF, way: int) -> None:
    tall = place.height()
    at = place.left() - tall
    while at < place.right() + tall:
        ends = (place.bottom(), place.top()) if way < 0 else (place.top(), place.bottom())
        painter.drawLine(QPointF(at, ends[0]), QPointF(at + tall, ends[1]))
        at += STEP


class Strip(QWidget):
    """The bar itself. `pressed` carries the value of the part under the mouse."""

    pressed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts: Sequence[Part] = ()
        self.setFixedHeight(TALL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set(self, parts: Sequence[Part]) -> None:
        """Show other parts."""
        self._parts = [part for part in parts if part.number]
        self.update()

    def places(self) -> list[QRectF]:
        """Where each part lies: as wide as it is many, but never too narrow to be seen."""
        whole = sum(part.number for part in self._parts)
        if not whole:
            return []
        room = self.width() - GAP * (len(self._parts) - 1)
        wide = [max(LEAST, room * part.number / whole) for part in self._parts]
        over = sum(wide) - room
        broad = sum(one - LEAST for one in wide) or 1.0
        wide = [one - over * (one - LEAST) / broad for one in wide]
        found, at = [], 0.0
        for one in wide:
            found.append(QRectF(at, 0, one, self.height()))
            at += one + GAP
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for part, place in zip(self._parts, self.places(), strict=True):
            ink = QColor(str(getattr(colors, part.color)))
            fill(painter, place, ink, QColor(colors.surface), part.pattern)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for part, place in zip(self._parts, self.places(), strict=True):
            if place.contains(event.position()):
                self.pressed.emit(part.value)


class Swatch(QWidget):
    """The pattern of a part, beside its words."""

    def __init__(self, theme: Theme, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._part = part
        self.setFixedSize(QSize(22, 16))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(str(getattr(colors, self._part.color)))
        place = QRectF(self.rect())
        fill(painter, place, ink, QColor(colors.surface), self._part.pattern)


class Key(Line):
    """What one part of the bar is: its pattern, number, words and share."""

    def __init__(self, theme: Theme, part: Part) -> None:
        super().__init__(theme, chevron=False)
        self.row.setContentsMargins(2, 2, 8, 2)
        self.number = label("", "heading")
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.words = label("")
        self.moved = label("", "small")
        for piece in (Swatch(theme, part), self.number, self.words, self.moved):
            self.row.addWidget(piece)
        self.row.addStretch(1)

    def set(self, part: Part, whole: int) -> None:
        """Show another number."""
        tell(self.number, count(part.number))
        tell(self.words, part.words)
        tell(self.moved, moved_words(part.moved))
        self.moved.setVisible(bool(part.moved))
        told = f"{count(part.number)} ({share(part.number, whole)}) {part.meaning or part.words}"
        change = self.tr("{moved} than before the last pass").format(moved=self.moved.text())
        told = f"{told}, {change}" if part.moved else told
        self.setAccessibleName(told)
        self.setToolTip(plain_tip(told))


def moved_words(number: int | None) -> str:
    """`4 fewer`, `1 more`; nothing where a number is as it was."""
    if not number:
        return ""
    words = _tr("{n} more") if number > 0 else _tr("{n} fewer")
    return words.format(n=count(abs(number)))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Census", text)


class CensusBar(QWidget):
    """A bar with what its parts are called below it. `chosen` carries the value of a pressed part."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.strip = Strip(theme)
        self.strip.pressed.connect(self.chosen)
        self.keys: dict[str, Key] = {}
        self._seen: list[Key] = []
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(0)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addWidget(self.strip)
        rows.addLayout(self._grid)

    def set(self, parts: Sequence[Part]) -> None:
        """Show these parts; what they are stays the same from one time to the next."""
        whole = sum(part.number for part in parts)
        for part in parts:
            if part.value not in self.keys:
                key = Key(self._theme, part)
                key.setParent(self)
                key.clicked.connect(lambda _=False, value=part.value: self.chosen.emit(value))
                self.keys[part.value] = key
            self.keys[part.value].set(part, whole)
        self.strip.set(parts)
        seen = [self.keys[part.value] for part in parts if part.number or part.moved]
        wide = max((key.number.sizeHint().width() for key in seen), default=0)
        for key in seen:
            key.number.setMinimumWidth(wide)
        if seen != self._seen:
            self._seen, self._columns = seen, 0
        told = "; ".join(key.accessibleName() for key in seen)
        self.strip.setAccessibleName(told)
        self._lay()

    def minimumSizeHint(self) -> QSize:
        """One column of words is enough, however many there is room for now."""
        return QSize(self._least(), super().minimumSizeHint().height())

    def resizeEvent(self, event: object) -> None:
        self._lay()

    def _least(self) -> int:
        return max([NARROW, *(key.sizeHint().width() for key in self._seen)])

    def _lay(self) -> None:
        """Put the words in as many columns as there is room for."""
        columns = max(1, min(len(self._seen), self.width() // self._least()))
        if columns == self._columns:
            return
        self._columns = columns
        for key in self.keys.values():
            self._grid.removeWidget(key)
            key.setVisible(key in self._seen)
        for at, key in enumerate(self._seen):
            self._grid.addWidget(key, at // columns, at % columns)
        for at in range(self._grid.columnCount()):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
