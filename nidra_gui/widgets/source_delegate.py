"""A source in its table: the name of the file, and muted behind it the folder in which it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from nidra_gui.models.names import folder_name
from nidra_gui.models.source_table import SourceTable

if TYPE_CHECKING:
    from nidra_gui.theme import Theme

SIDE = 6
GAP = 12
LEAST = 60  # pixels of a folder, below which it is left out
LONGEST = 400
_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


class SourceDelegate(QStyledItemDelegate):
    """Paints the column of names."""

    def __init__(self, model: SourceTable, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        place, state = _of(option, "rect"), _of(option, "state")
        colors, metrics = self._theme.palette, _of(option, "fontMetrics")
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, QColor(colors.chosen))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(place, QColor(colors.raised))
        place = place.adjusted(SIDE, 0, -SIDE, 0)
        name = metrics.elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, max(0, place.width())
        )
        painter.setPen(QColor(colors.ink))
        painter.drawText(place, _LINE, name)
        place.setLeft(place.left() + metrics.horizontalAdvance(name) + GAP)
        if place.width() >= LEAST:
            path = self._model.lines[index.row()].source.path
            folder = one_line(folder_name(path), LONGEST)
            painter.setPen(QColor(colors.muted))
            painter.drawText(
                place,
                _LINE,
                metrics.elidedText(folder, Qt.TextElideMode.ElideMiddle, place.width()),
            )


def _of(option: QStyleOptionViewItem, name: str) -> Any:
    # The stubs do not know the fields of a style option.
    return getattr(option, name)
