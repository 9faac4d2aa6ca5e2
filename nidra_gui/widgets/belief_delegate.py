"""A memory that is believed otherwise, as it is painted: what it says, below it what became of it and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra.base.text import one_line
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from nidra_gui import icons
from nidra_gui.models.belief_rows import STATED, BeliefRows, became, icon_of
from nidra_gui.theme import Theme
from nidra_gui.widgets.row_delegate import bold

if TYPE_CHECKING:
    from nidra.records.believed import Believed

SIDE, ABOVE, BETWEEN, GAP = 12, 8, 3, 10
LETTERS = 84  # of a row that has room for what became of a memory and why on one line
_Index = QModelIndex | QPersistentModelIndex
_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


class BeliefDelegate(QStyledItemDelegate):
    """Two lines a row, three where there is little room, each cut where its room ends; the tooltip tells
    all of it."""

    def __init__(self, model: BeliefRows, theme: Theme, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._theme, self._view = model, theme, view

    def height(self) -> int:
        """How tall a row is."""
        lines = 3 if self._is_narrow() else 2
        high = self._view.fontMetrics().height()
        return lines * high + (lines - 1) * BETWEEN + 2 * ABOVE

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, self.height())

    def _is_narrow(self) -> bool:
        return self._view.viewport().width() < self._view.fontMetrics().averageCharWidth() * LETTERS

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = self._model.line(index.row())
        place = QRect(option.rect)
        painter.save()
        self._ground(painter, option, place)
        if line is not None:
            self._draw(painter, place, line)
        painter.restore()

    def _draw(self, painter: QPainter, place: QRect, line: Believed) -> None:
        high = self._view.fontMetrics().height()
        name, color = icon_of(line)
        corner = QRectF(place.left() + SIDE, place.top() + ABOVE, high, high)
        icons.draw(painter, name, str(getattr(self._theme.palette, color)), corner)
        left = place.left() + SIDE + high + GAP
        room = QRect(
            left, place.top() + ABOVE, place.right() - left - self._chevron_size() - 2 * GAP, high
        )
        self._write(painter, room, one_line(line.row.statement, STATED), "ink")
        room.translate(0, high + BETWEEN)
        wide = self._write_change(painter, room, became(line))
        if self._is_narrow():
            room.translate(0, high + BETWEEN)
            wide = 0
        self._write(painter, room.adjusted(wide, 0, 0, 0), self._model.why(line), "muted")
        self._chevron(painter, place)

    def _write_change(self, painter: QPainter, room: QRect, what: str) -> int:
        """What became of it in bolder letters; how much of the room is taken then."""
        strong = bold(self._view.font())
        painter.setFont(strong)
        wide = min(QFontMetrics(strong).horizontalAdvance(what) + 2, room.width())
        self._write(painter, QRect(room.left(), room.top(), wide, room.height()), what, "ink")
        painter.setFont(self._view.font())
        return wide + GAP

    def _write(self, painter: QPainter, room: QRect, text: str, color: str) -> None:
        if room.width() <= self._chevron_size():
            return
        painter.setPen(QColor(getattr(self._theme.palette, color)))
        few = text[: room.width() // 2 + 2]
        elided = painter.fontMetrics().elidedText(few, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _LINE, elided)

    def _chevron(self, painter: QPainter, place: QRect) -> None:
        top = place.top() + (place.height() - self._chevron_size()) / 2
        where = QRectF(
            place.right() - self._chevron_size() - GAP,
            top,
            self._chevron_size(),
            self._chevron_size(),
        )
        icons.draw(painter, "chevron", self._theme.palette.muted, where)

    def _chevron_size(self) -> int:
        return self._view.fontMetrics().height() - 1

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect) -> None:
        colors, state = self._theme.palette, option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, QColor(colors.chosen))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(place, QColor(colors.raised))
        painter.setPen(QPen(QColor(colors.line)))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colors.accent)))
            painter.drawRect(place.adjusted(0, 0, -1, -1))
