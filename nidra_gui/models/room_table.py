"""The rooms of a palace as a table: wing, room, how many drawers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nidra.base.text import one_line
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from nidra_gui.words import count

Index = QModelIndex | QPersistentModelIndex
WING, ROOM, NUMBER = range(3)
_NOWHERE = QModelIndex()
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ALIGN = int(Qt.ItemDataRole.TextAlignmentRole)
_LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight) | int(Qt.AlignmentFlag.AlignVCenter)
LONGEST = 200


class RoomTable(QAbstractTableModel):
    """One room a row, those with most drawers first."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: Sequence[tuple[str, str, int]] = ()

    def fill(self, rooms: Sequence[tuple[str, str, int]]) -> None:
        """Show these: (wing, room, drawers)."""
        self.beginResetModel()
        self.rooms = rooms
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rooms)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == _DISPLAY:
            return (self.tr("Wing"), self.tr("Room"), self.tr("Drawers"))[section]
        if role == _ALIGN:
            return _RIGHT if section == NUMBER else _LEFT
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        if role == _DISPLAY:
            return self._words(index.row(), index.column())
        return _RIGHT if role == _ALIGN and index.column() == NUMBER else None

    def _words(self, row: int, column: int) -> str:
        wing, room, number = self.rooms[row]
        if column == NUMBER:
            return count(number)
        if column == WING:
            return one_line(wing, LONGEST) or self.tr("(no wing)")
        return one_line(room, LONGEST) or self.tr("(no room)")
