"""A memory that is believed otherwise, as it is painted: what it says, below it what became of it and why."""

from __future__ import annotations

from nidra.base.text import one_line
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from nidra_gui import icons
from nidra_gui.models.belief_rows import STATED, BeliefRows, became, icon_of
from nidra_gui.theme import Theme
from nidra_gui.widgets.row_delegate import bold

SIDE, ABOVE, BETWEEN, GAP = 12, 8, 3, 10
CHEVRON = 16
_Index = QModelIndex | QPersistentModelIndex
_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


class BeliefDelegate(QStyledItemDelegate):
    """Two lines a row, each cut where its room ends; the tooltip tells all of it."""

    def __init__(self, model: BeliefRows, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._model, self._theme, self._view = model, theme, view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, 2 * self._view.fontMetrics().height() + 2 * ABOVE + BETWEEN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = self._model.line(index.row())
        place = QRect(option.rect)
        painter.save()
        self._ground(painter, option, place)
        high = self._view.fontMetrics().height()
        if line is not None:
            name, color = icon_of(line)
            corner = QRectF(place.left() + SIDE, place.top() + ABOVE, high, high)
            icons.draw(painter, name, str(getattr(self._theme.palette, color)), corner)
        left = place.left() + SIDE + high + GAP
        room = QRect(left, place.top() + ABOVE, place.right() - left - CHEVRON - 2 * GAP, high)
        if line is not None:
            self._write(painter, room, one_line(line.row.statement, STATED), "ink")
            room.translate(0, high + BETWEEN)
            self._write_change(painter, room, became(line), self._model.why(line))
            self._chevron(painter, place)
        painter.restore()

    def _write_change(self, painter: QPainter, room: QRect, what: str, why: str) -> None:
        """What became of it stands whole, in bolder letters; why takes what is left."""
        plain, strong = self._view.font(), bold(self._view.font())
        painter.setFont(strong)
        wide = min(QFontMetrics(strong).horizontalAdvance(what), room.width())
        self._write(painter, QRect(room.left(), room.top(), wide + 2, room.height()), what, "ink")
        painter.setFont(plain)
        rest = room.adjusted(wide + GAP, 0, 0, 0)
        if rest.width() > CHEVRON:
            self._write(painter, rest, why, "muted")

    def _write(self, painter: QPainter, room: QRect, text: str, color: str) -> None:
        painter.setPen(QColor(getattr(self._theme.palette, color)))
        few = text[: room.width() // 2 + 2]
        elided = painter.fontMetrics().elidedText(few, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _LINE, elided)

    def _chevron(self, painter: QPainter, place: QRect) -> None:
        top = place.top() + (place.height() - CHEVRON) / 2
        where = QRectF(place.right() - CHEVRON - GAP, top, CHEVRON, CHEVRON)
        icons.draw(painter, "chevron", self._theme.palette.muted, where)

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
