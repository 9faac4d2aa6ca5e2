"""Sources as a table that asks for its next rows when they come into sight."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from nidra.base.text import printable
from nidra.records.evidence import SourceState
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from nidra_gui.models.names import source_name
from nidra_gui.words import ago, ahead, count, often, state_words

if TYPE_CHECKING:
    from nidra.app.source_states import SourceLine

    from nidra_gui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
SOURCE, STATE, MEMORIES, READ, RATE, DUE = range(6)
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ICON = int(Qt.ItemDataRole.DecorationRole)
_ALIGN = int(Qt.ItemDataRole.TextAlignmentRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight) | int(Qt.AlignmentFlag.AlignVCenter)
_LOOKS = {
    SourceState.PRESENT: ("checked", "checked"),
    SourceState.GONE: ("gone", "fallen"),
    SourceState.UNREADABLE: ("gone", "contested"),
    SourceState.UNSEEN: ("unverified", "unverified"),
}

_MOVED = ("arrow", "linked")


class SourceTable(QAbstractTableModel):
    """One source a row. `more` is called when rows behind the last one are wanted."""

    def __init__(self, theme: Theme, more: Callable[[str], object]) -> None:
        super().__init__()
        self._theme = theme
        self._more = more
        self._asked = False
        self._next: str | None = None
        self.lines: list[SourceLine] = []
        theme.changed.connect(self._drawn_anew)

    def fill(self, lines: Sequence[SourceLine], more: str | None) -> None:
        """Show these rows instead of what was there."""
        self.beginResetModel()
        self.lines, self._next, self._asked = list(lines), more, False
        self.endResetModel()

    def add(self, lines: Sequence[SourceLine], more: str | None) -> None:
        """Add the next rows."""
        self._next, self._asked = more, False
        if lines:
            first = len(self.lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self.lines += lines
            self.endInsertRows()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 6

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._next is not None and not self._asked

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent) and self._next is not None:
            self._asked = True
            self._more(self._next)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY
    ) -> str | int | None:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ALIGN and section == MEMORIES:
            return _RIGHT
        if role == _TIP and section == RATE:
            return self.tr(
                "How often a reading found other bytes than the one before. What changed before the"
                " first reading is not counted."
            )
        if role != _DISPLAY:
            return None
        return (
            self.tr("Source"),
            self.tr("State"),
            self.tr("Memories"),
            self.tr("Last read"),
            self.tr("Changes between readings"),
            self.tr("Reading due"),
        )[section]

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line, column = self.lines[index.row()], index.column()
        if role == _DISPLAY:
            return self._text(line, column)
        if role == _TIP:
            return self._tip(line, column)
        if role == _ICON and column == STATE:
            there = line.source.state is SourceState.PRESENT
            moved = bool(line.source.location) and there
            name, color = _MOVED if moved else _LOOKS[line.source.state]
            return self._theme.icon(name, str(getattr(self._theme.palette, color)))
        return _RIGHT if role == _ALIGN and column == MEMORIES else None

    def _text(self, line: SourceLine, column: int) -> str:
        now = time.time_ns() // 1000
        source, clock = line.source, line.clock
        if column == SOURCE:
            return printable(source_name(source.path))
        if column == STATE:
            return self.state(line)
        if column == MEMORIES:
            return count(source.memories)
        if column == READ:
            return ago(clock.read_at, now) if clock.read_at is not None else self.tr("never")
        if column == RATE:
            if clock.read_at is None:
                return ""
            return often(clock.rate) if clock.changes else self.tr("none so far")
        return ahead(clock.due_at, now) if clock.due_at is not None else ""

    def state(self, line: SourceLine) -> str:
        """Whether a source is there, in a word."""
        if line.source.location and line.source.state is SourceState.PRESENT:
            return self.tr("moved")
        return state_words(line.source.state.label)

    def _tip(self, line: SourceLine, column: int) -> str | None:
        if column != SOURCE:
            return None
        found = line.source.location
        path = printable(line.source.path)
        return (
            f"{path}\n{self.tr('found at {place}').format(place=printable(found))}"
            if found
            else path
        )

    def _drawn_anew(self) -> None:
        if self.lines:
            self.dataChanged.emit(
                self.index(0, STATE), self.index(len(self.lines) - 1, STATE), [_ICON]
            )
