"""The memories of a table: their keys in order, and rows fetched by key as they come into sight."""

from __future__ import annotations

import time
from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from nidra_gui.language import engine
from nidra_gui.models.names import plain_line, source_name
from nidra_gui.widgets import badge
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import ago, when

if TYPE_CHECKING:
    from nidra.records.browse import Row

CHUNK = 256
KEPT = 64  # chunks: 16,384 rows, some 10 MB
SHOWN = 240  # characters of a statement on its line

STATE, STATEMENT, SOURCE, VERDICT, PLACE, CHANGED = range(6)
COLUMNS = 6

Index = QModelIndex | QPersistentModelIndex
Fetch = Callable[[Sequence[int]], "list[Row]"]

# Qt asks for each cell by several roles, as plain numbers. Comparing enums would double a repaint.
_TEXT = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNED = int(Qt.ItemDataRole.TextAlignmentRole)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_ACROSS = int(Qt.Orientation.Horizontal.value)


class MemoryTable(QAbstractTableModel):
    """Rows of memories by their keys. `fetch` gives the rows of some keys; what is gone it leaves out."""

    def __init__(self, fetch: Fetch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fetch = fetch
        self._keys: array[int] = array("q")
        self._chunks: OrderedDict[int, list[Row | None]] = OrderedDict()
        self._titles: tuple[str, ...] = (
            self.tr("State"),
            self.tr("Statement"),
            self.tr("Source"),
            self.tr("Verdict"),
            self.tr("Place"),
            self.tr("Changed"),
        )

    @property
    def keys(self) -> array[int]:
        """The keys of all rows, in order. Not to be changed."""
        return self._keys

    def fill(self, keys: array[int]) -> bool:
        """Show other memories; False where they are the same in the same order, and only read anew."""
        if keys == self._keys:
            self.read_anew()
            return False
        self.beginResetModel()
        self._chunks.clear()
        self._keys = keys
        self.endResetModel()
        return True

    def read_anew(self) -> None:
        """The store changed: fetch what is in sight again."""
        self._chunks.clear()
        if self._keys:
            last = self.index(len(self._keys) - 1, COLUMNS - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def row(self, at: int) -> Row | None:
        """The memory on a line; None where it is gone."""
        number, inside = divmod(at, CHUNK)
        rows = self._chunks.get(number)
        if rows is None:
            rows = self._fetched(number)
        else:
            self._chunks.move_to_end(number)
        return rows[inside] if inside < len(rows) else None

    def position(self, key: int) -> int:
        """The line of a memory, -1 where it is not shown."""
        try:
            return self._keys.index(key)
        except ValueError:
            return -1

    def _fetched(self, number: int) -> list[Row | None]:
        keys = self._keys[number * CHUNK : (number + 1) * CHUNK]
        found = {row.key: row for row in self._fetch(keys)}
        rows = [found.get(key) for key in keys]
        self._chunks[number] = rows
        while len(self._chunks) > KEPT:
            self._chunks.popitem(last=False)
        return rows

    # As Qt asks.

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _TEXT) -> Any:
        if orientation.value != _ACROSS:
            return str(section + 1) if role == _TEXT else None
        if role == _TEXT and 0 <= section < COLUMNS:
            return self._titles[section]
        return _LEFT if role == _ALIGNED else None

    def data(self, index: Index, role: int = _TEXT) -> Any:
        if role == _ALIGNED:
            return _LEFT
        if role not in (_TEXT, _TIP, _SPOKEN) or not index.isValid():
            return None
        row = self.row(index.row())
        if row is None:
            return self.tr("no longer there") if index.column() == STATEMENT else None
        return (self._tip if role == _TIP else self.text)(row, index.column())

    def text(self, row: Row, column: int) -> str:
        """What a cell says."""
        if column == STATEMENT:
            return plain_line(row.statement, SHOWN)
        if column == STATE:
            return badge.words_of_memory(int(row.grade), int(row.standing), row.contested)
        if column == SOURCE:
            return one_line(source_name(row.source))
        if column == VERDICT:
            return engine(row.verdict)
        if column == PLACE:
            return one_line(place(row))
        return ago(row.updated_at, time.time_ns() // 1000)

    def _tip(self, row: Row, column: int) -> str | None:
        if column == SOURCE:
            return plain_tip(row.source)
        if column == STATEMENT:
            return plain_tip(row.statement)
        if column == CHANGED:
            return when(row.updated_at)
        return plain_tip(self.text(row, column))


def place(row: Row) -> str:
    """Wing and room of a memory, as far as it has them."""
    return " / ".join(part for part in (row.wing, row.room) if part)
