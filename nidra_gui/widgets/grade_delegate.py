"""The state of a memory painted in a table: its badge and the word, so that no colour is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from nidra_gui.icons import pixmap
from nidra_gui.models.memory_table import MemoryTable
from nidra_gui.widgets import badge
from nidra_gui.widgets.row_delegate import GAP, RowDelegate, bold

if TYPE_CHECKING:
    from nidra.records.browse import Row

    from nidra_gui.theme import Theme

_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


class GradeDelegate(RowDelegate):
    """Paints the column of states."""

    def __init__(self, model: MemoryTable, theme: Theme, parent: QWidget) -> None:
        super().__init__(model, theme, parent)
        self._pictures: dict[tuple[str, str, int, float], QPixmap] = {}
        self._take_font(parent.font())

    def width(self) -> int:
        """How wide the widest badge is."""
        widest = max(self._bold_metrics.horizontalAdvance(words) for words in badge.every_word())
        return widest + self._metrics.height() + 3 * GAP + 2

    def _draw(self, painter: QPainter, row: Row, column: int, place: QRect) -> None:
        seen = int(row.grade), int(row.standing), row.contested
        name, color = badge.of_memory(*seen)
        size = self._metrics.height()
        picture = self._picture(painter, name, color, size)
        painter.drawPixmap(place.left(), place.center().y() - size // 2 + 1, picture)
        place.setLeft(place.left() + size + GAP)
        words = self._bold_metrics.elidedText(
            badge.words_of_memory(*seen), Qt.TextElideMode.ElideRight, place.width()
        )
        font = painter.font()
        painter.setFont(self._bold)
        painter.setPen(self._color(color))
        painter.drawText(place, _LINE, words)
        painter.setFont(font)

    def _picture(self, painter: QPainter, name: str, color: str, size: int) -> QPixmap:
        ratio = painter.device().devicePixelRatioF()
        wanted = (name, color, size, ratio)
        found = self._pictures.get(wanted)
        if found is None:
            ink = self._color(color).name()
            found = self._pictures[wanted] = pixmap(name, ink, size, ratio)
        return found

    def _forget(self) -> None:
        super()._forget()
        self._pictures.clear()
        view = self.parent()
        if isinstance(view, QWidget):
            self._take_font(view.font())

    def _take_font(self, font: QFont) -> None:
        self._bold = bold(font)
        self._bold_metrics = QFontMetrics(self._bold)
