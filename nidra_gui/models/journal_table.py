"""What was done, one deed a row, the newest first; the next rows are asked for when they come into sight."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from nidra_gui.language import day_form, engine, quoted
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.widgets.verdict_words import exactly
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import Deed
    from nidra.records.journal import Cursor, JournalPage

    from nidra_gui.theme import Theme

DAY, TIME, WHAT, BY, MEMORIES, STATE = range(6)
COLUMNS = 6
Index = QModelIndex | QPersistentModelIndex
_TEXT = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_ICON = int(Qt.ItemDataRole.DecorationRole)
_ALIGNED = int(Qt.ItemDataRole.TextAlignmentRole)
_FONT = int(Qt.ItemDataRole.FontRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_HEAD_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_HEAD = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_NAME = re.compile(r"\bmem_[0-9a-f]{12,}\b")
STATED = 48  # letters of a statement in a sentence
TOLD = 400  # letters of a sentence
_IMPORTS = frozenset({"import", "redone", "vanished"})
_USES = frozenset({"touched", "touched-many"})


def _tr(text: str) -> str:
    return QCoreApplication.translate("JournalTable", text)


class JournalTable(QAbstractTableModel):
    """Deeds by day. `more` is called with the place behind which further ones are wanted."""

    def __init__(self, theme: Theme, more: Callable[[Cursor], object]) -> None:
        super().__init__()
        self._theme = theme
        self._more = more
        self._asked = False
        self._after: Cursor | None = None
        self._bold = QFont()
        self._bold.setWeight(QFont.Weight.DemiBold)
        self.deeds: list[Deed] = []
        self.names: dict[str, str] = {}
        self._days: list[int] = []
        theme.changed.connect(self._drawn_anew)

    def fill(self, page: JournalPage | None) -> None:
        """Show these deeds instead of what was there."""
        self.beginResetModel()
        self.deeds = list(page.deeds) if page is not None else []
        self._days = [_day(deed.at) for deed in self.deeds]
        self.names = dict(page.names) if page is not None else {}
        self._after, self._asked = page.after if page is not None else None, False
        self.endResetModel()

    def add(self, page: JournalPage) -> None:
        """Add the next ones."""
        self._after, self._asked = page.after, False
        if page.deeds:
            first = len(self.deeds)
            self.beginInsertRows(QModelIndex(), first, first + len(page.deeds) - 1)
            self.deeds += page.deeds
            self.names.update(page.names)
            self._days += [_day(deed.at) for deed in page.deeds]
            self.endInsertRows()

    def stop_waiting(self) -> None:
        """The next ones could not be had: they may be asked for again."""
        self._asked = False

    def line_of(self, deed: Deed) -> int:
        """The row of a deed, -1 where it is not shown."""
        mark = _mark(deed)
        return next((at for at, one in enumerate(self.deeds) if _mark(one) == mark), -1)

    def any_taken_back(self) -> bool:
        """Was one of the deeds that are shown taken back?"""
        return any(deed.undone_by is not None for deed in self.deeds)

    def begins_day(self, at: int) -> bool:
        """Is the deed on this row the first one shown of its day?"""
        return at == 0 or self._days[at] != self._days[at - 1]

    # As Qt asks.

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.deeds)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else COLUMNS

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._after is not None and not self._asked

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent) and self._after is not None:
            self._asked = True
            self._more(self._after)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _TEXT) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ALIGNED:
            return _HEAD_RIGHT if section == MEMORIES else _HEAD
        if role != _TEXT:
            return None
        return (
            self.tr("Day"),
            self.tr("Time"),
            self.tr("What was done"),
            self.tr("By"),
            self.tr("Memories"),
            self.tr("Taken back"),
        )[section]

    def data(self, index: Index, role: int = _TEXT) -> Any:
        if not index.isValid() or index.row() >= len(self.deeds):
            return None
        at, column = index.row(), index.column()
        if role == _TEXT:
            return self._text(at, column)
        if role == _TIP:
            return self._tip(self.deeds[at], column)
        if role == _SPOKEN:
            return self._spoken(at, column)
        if role == _ALIGNED:
            return _RIGHT if column == MEMORIES else _LEFT
        if role == _FONT and column == DAY:
            return self._bold
        if role == _ICON and column == STATE and self.deeds[at].undone_by is not None:
            return self._theme.icon("undo", self._theme.palette.muted)
        return None

    def _text(self, at: int, column: int) -> str:
        deed = self.deeds[at]
        if column == DAY:
            return self.day(deed) if self.begins_day(at) else ""
        if column == TIME:
            return QLocale().toString(_moment(deed.at), "HH:mm")
        if column == WHAT:
            return one_line(plainly(engine(deed.what), self.names), TOLD)
        if column == BY:
            return self.who(deed)
        if column == MEMORIES:
            return count(deed.told) if deed.told else ""
        return self.tr("taken back") if deed.undone_by is not None else ""

    def _spoken(self, at: int, column: int) -> str:
        """As it is read aloud: the day with each row, and not only where it begins."""
        return self.day(self.deeds[at]) if column == DAY else self._text(at, column)

    def _tip(self, deed: Deed, column: int) -> str | None:
        if column in (DAY, TIME):
            return exactly(deed.at)
        if column == WHAT:
            return plain_tip(plainly(engine(deed.what), self.names))
        if column == STATE and deed.undone_by is not None:
            return self.tr("Journal row {n} took it back").format(n=count(deed.undone_by))
        return None

    def day(self, deed: Deed) -> str:
        """The day of a deed: today, yesterday, or its date."""
        date = _moment(deed.at).date()
        ago = date.daysTo(QDateTime.currentDateTime().date())
        if ago in (0, 1):
            return self.tr("Yesterday") if ago else self.tr("Today")
        same = date.year() == QDateTime.currentDateTime().date().year()
        return QLocale().toString(date, day_form("d MMMM" if same else "d MMM yyyy"))

    def longest(self) -> tuple[str, ...]:
        """Who may have done a deed, in the words of the window."""
        return (_tr("agent"), _tr("person"), _tr("import"), *_passes().values(), _tr("pass"))

    def who(self, deed: Deed) -> str:
        """Who did it, or what."""
        return who_did(deed)

    def _drawn_anew(self) -> None:
        if self.deeds:
            last = self.index(len(self.deeds) - 1, STATE)
            self.dataChanged.emit(self.index(0, STATE), last, [_ICON])


def _passes() -> dict[str, str]:
    return {"watch": _tr("watcher"), "recheck": _tr("re-check")}


def who_did(deed: Deed) -> str:
    """Who did a deed, or what."""
    if deed.pass_id is not None:
        return _passes().get(deed.by, _tr("pass"))
    if deed.kind in _IMPORTS:
        return _tr("import")
    return _tr("agent") if deed.kind in _USES else _tr("person")


def plainly(sentence: str, names: Mapping[str, str]) -> str:
    """A sentence of the engine in the window's language, with what memories say in the place of their ids."""
    return _NAME.sub(
        lambda found: quoted(one_line(names[found[0]], STATED)) if found[0] in names else found[0],
        engine(sentence),
    )


def _moment(us: int) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(us // 1000)


def _day(us: int) -> int:
    return _moment(us).date().toJulianDay()


def _mark(deed: Deed) -> tuple[int, str | None]:
    """What makes a deed the same one after a look at the journal of later."""
    return deed.first, deed.pass_id
