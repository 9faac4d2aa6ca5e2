"""What is believed otherwise today, one memory a row; rows are fetched as they come into sight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from nidra.records.believed import BELIEVED, State, Turn, packed
from nidra.records.grade import Standing
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from nidra_gui.language import engine
from nidra_gui.models.journal_table import plainly, who_did
from nidra_gui.widgets import badge
from nidra_gui.widgets.change_words import change_words
from nidra_gui.widgets.standing_words import standing_words
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.widgets.verdict_words import exactly

if TYPE_CHECKING:
    from nidra.records.believed import Believed, BelievedPage, Changes

CHUNK = 64
KEPT = 64  # chunks
STATED = 240  # letters of a statement on its line
TOLD = 400
LINE = int(Qt.ItemDataRole.UserRole)
_TEXT = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
Index = QModelIndex | QPersistentModelIndex
Fetch = Callable[["Changes", int, int], "BelievedPage | None"]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


class BeliefRows(QAbstractListModel):
    """The memories of `Changes`, in their order. `fetch` gives the lines from a place on."""

    def __init__(self, fetch: Fetch) -> None:
        super().__init__()
        self._fetch = fetch
        self._changes: Changes | None = None
        self._chunks: OrderedDict[int, dict[int, Believed]] = OrderedDict()
        self._names: dict[str, str] = {}

    def fill(self, changes: Changes | None) -> None:
        """Show these, and no others."""
        self.beginResetModel()
        self._changes = changes
        self._chunks.clear()
        self._names.clear()
        self.endResetModel()

    def line(self, at: int) -> Believed | None:
        """The memory on a row; None where it is there no more."""
        changes = self._changes
        if changes is None or not 0 <= at < len(changes):
            return None
        number = at // CHUNK
        if number not in self._chunks:
            self._read(changes, number)
        self._chunks.move_to_end(number)
        return self._chunks[number].get(changes.keys[at])

    def _read(self, changes: Changes, number: int) -> None:
        page = self._fetch(changes, number * CHUNK, CHUNK)
        self._chunks[number] = {line.row.key: line for line in page.lines} if page else {}
        if page is not None:
            self._names.update(page.names)
        while len(self._chunks) > KEPT:
            self._chunks.popitem(last=False)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or self._changes is None else len(self._changes)

    def data(self, index: Index, role: int = _TEXT) -> Any:
        if role not in (_TEXT, _TIP, LINE):
            return None
        line = self.line(index.row())
        if role == LINE or line is None:
            return line
        told = (one_line(line.row.statement, STATED), became(line), self.why(line))
        return plain_tip("\n".join(told)) if role == _TIP else ". ".join(told)

    def why(self, line: Believed) -> str:
        """When, by whom and why it changed last."""
        return why(line, self._names)


def why(line: Believed, names: Mapping[str, str]) -> str:
    """When, by whom and why a belief changed last."""
    told = engine(line.change.sentence) or change_words(line.change)
    head = f"{exactly(line.deed.at)} · {who_did(line.deed)}"
    return f"{head} · {one_line(plainly(told, names), TOLD)}"


def became(line: Believed) -> str:
    """How a memory was believed then, and how it is today."""
    return f"{_believed(line.then, line.turn)} → {_believed(line.now, line.turn)}"


def _believed(state: State, turn: Turn) -> str:
    if packed(*state) & BELIEVED != BELIEVED:
        return _tr("retired") if state.there else _tr("not on file")
    if turn is Turn.MOVED:
        return standing_words(Standing(state.standing))
    disputed = turn in (Turn.DISPUTED, Turn.SETTLED) and bool(state.contested)
    return badge.words_of_memory(state.grade, state.standing, disputed)


def icon_of(line: Believed) -> tuple[str, str]:
    """(icon, name of its colour) of how a memory is believed today."""
    now = line.now
    if packed(*now) & BELIEVED != BELIEVED:
        return "gone", "muted"
    return badge.of_memory(now.grade, now.standing, bool(now.contested))
