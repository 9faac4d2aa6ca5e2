"""A place where words were found, as it is painted: the page with the heading, and the words around them."""

from __future__ import annotations

from nidra.records.help import HelpHit
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from nidra_gui.theme import Theme

HIT = Qt.ItemDataRole.UserRole + 1
SIDE, ABOVE, BETWEEN = 10, 8, 2
_Index = QModelIndex | QPersistentModelIndex


class HitDelegate(QStyledItemDelegate):
    """Two paragraphs, as wide as the list: the heading, and below it the context with what was found."""

    def __init__(self, theme: Theme, parent: QListWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        width = self._list.viewport().width()
        tall = sum(_height(one) for one in self._layouts(index, width))
        return QSize(width, round(tall) + 2 * ABOVE + BETWEEN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        place = QRectF(option.rect)
        if index.row() == self._list.currentRow():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.palette.chosen))
            painter.drawRoundedRect(place.adjusted(2, 1, -2, -1), 6, 6)
        at = QPointF(place.left() + SIDE, place.top() + ABOVE)
        for color, one in zip(
            (self._theme.palette.ink, self._theme.palette.muted),
            self._layouts(index, round(place.width())),
            strict=True,
        ):
            painter.setPen(QColor(color))
            one.draw(painter, at)
            at.setY(at.y() + _height(one) + BETWEEN)

    def _layouts(self, index: _Index, width: int) -> tuple[QTextLayout, QTextLayout]:
        hit = index.data(HIT)
        title = QTextLayout(str(index.data(Qt.ItemDataRole.DisplayRole)).partition("\n")[0])
        bold = QFont(self._list.font())
        bold.setWeight(QFont.Weight.DemiBold)
        title.setFont(bold)
        around = QTextLayout(f"{hit.before}{hit.found}{hit.after}", self._list.font())
        around.setFormats([self._mark(hit)])
        for one in (title, around):
            _lay(one, width - 2 * SIDE)
        return title, around

    def _mark(self, hit: HelpHit) -> QTextLayout.FormatRange:
        look = QTextCharFormat()
        look.setForeground(QColor(self._theme.palette.ink))
        look.setBackground(QColor(self._theme.palette.new_words))
        mark = QTextLayout.FormatRange()
        mark.start, mark.length, mark.format = len(hit.before), len(hit.found), look
        return mark


def _lay(layout: QTextLayout, width: int) -> None:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    down = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(40, width))
        line.setPosition(QPointF(0, down))
        down += line.height()
    layout.endLayout()


def _height(layout: QTextLayout) -> float:
    return float(layout.boundingRect().height())
