"""Cells of the table of memories painted by hand: a style sheet would take twice the time for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from nidra_gui.models.memory_table import MemoryTable

if TYPE_CHECKING:
    from nidra.records.browse import Row

    from nidra_gui.theme import Theme

GAP = 6  # pixels at either side of a text, as in the headers
NARROWEST = 3  # pixels of a letter; a text is cut by it before it is measured
FITTED = 4096  # texts that are kept as they fit
# As plain numbers: to ask an enum of flags takes longer than to paint the cell.
_SELECTED = QStyle.StateFlag.State_Selected.value
_UNDER = QStyle.StateFlag.State_MouseOver.value
_FOCUS = QStyle.StateFlag.State_HasFocus.value
_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
_ELIDED = Qt.TextElideMode.ElideRight


class RowDelegate(QStyledItemDelegate):
    """Paints the cells of a `MemoryTable` as plain text on one line."""

    def __init__(self, model: MemoryTable, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._metrics = QFontMetrics(parent.font())
        self._colors: dict[str, QColor] = {}
        self._fitted: dict[tuple[str, int], str] = {}
        theme.changed.connect(self._forget)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        place: QRect = _of(option, "rect")
        self._ground(painter, _of(option, "state").value, place)
        row = self._model.row(index.row())
        if row is not None:
            self._draw(painter, row, index.column(), place.adjusted(GAP, 0, -GAP, 0))

    def _draw(self, painter: QPainter, row: Row, column: int, place: QRect) -> None:
        painter.setPen(self._color("ink"))
        painter.drawText(place, _LINE, self._elided(self._model.text(row, column), place.width()))

    def _elided(self, text: str, width: int) -> str:
        """As much of a text as there is room for. Scrolling asks for the same ones again and again."""
        found = self._fitted.get((text, width))
        if found is None:
            if len(self._fitted) >= FITTED:
                self._fitted.clear()
            few = text[: width // NARROWEST + 2]
            found = self._metrics.elidedText(few, _ELIDED, width)
            self._fitted[text, width] = found
        return found

    def _ground(self, painter: QPainter, state: int, place: QRect) -> None:
        """The cell without its text: chosen, under the mouse, or neither."""
        if state & _SELECTED:
            painter.fillRect(place, self._color("chosen"))
        elif state & _UNDER:
            painter.fillRect(place, self._color("raised"))
        if state & _FOCUS:
            painter.setPen(self._color("accent"))
            painter.drawRect(place.adjusted(0, 0, -1, -1))

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, self._metrics.height())

    def _color(self, name: str) -> QColor:
        found = self._colors.get(name)
        if found is None:
            found = self._colors[name] = QColor(getattr(self._theme.palette, name))
        return found

    def _forget(self) -> None:
        """Other colours, or another size of text."""
        self._colors.clear()
        self._fitted.clear()
        view = self.parent()
        if isinstance(view, QWidget):
            self._metrics = QFontMetrics(view.font())


def _of(option: QStyleOptionViewItem, name: str) -> Any:
    # The stubs do not know the fields of a style option.
    return getattr(option, name)


def bold(font: QFont) -> QFont:
    """The font in which states are written."""
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made
