"""What became of memories: badge, statement, what happened, and when, one a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from nidra.records.grade import Grade, Standing
from nidra.records.watch import Deed
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.language import engine
from nidra_gui.theme import Theme
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.elided import Elided
from nidra_gui.widgets.line import Line
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import ago, count

if TYPE_CHECKING:
    from nidra.records.browse import Change, SourceNews

LONGEST = 240
_PATH = re.compile(r"\((?:/|[A-Za-z]:\\)(?:.*[/\\])?([^/\\]+)\)")

_LOOKS = {
    Deed.FELL: ("fallen", "fallen"),
    Deed.ROSE: ("up", "checked"),
    Deed.PROMOTED: ("up", "checked"),
    Deed.DEMOTED: ("down", "contested"),
    Deed.JUDGED: ("steady", "unverified"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Changes", text)


def deed_words(deed: Deed) -> str:
    """What became of a memory, in one or two words."""
    return {
        Deed.FELL: _tr("fell"),
        Deed.ROSE: _tr("rose again"),
        Deed.PROMOTED: _tr("rose a grade"),
        Deed.DEMOTED: _tr("lost its grade"),
        Deed.JUDGED: _tr("judged anew"),
    }[deed]


def change_words(change: Change) -> str:
    """What became of a memory; of one that rose, what it rose to."""
    if change.deed is Deed.PROMOTED and change.active:
        return {
            Grade.MACHINE_CHECKED: _tr("now checked"),
            Grade.SOURCE_LINKED: _tr("now linked"),
        }.get(change.grade, deed_words(change.deed))
    return deed_words(change.deed)


def _look_of(change: Change) -> tuple[str, str]:
    if change.deed is Deed.PROMOTED and change.grade is not Grade.MACHINE_CHECKED:
        return "up", "linked"
    return _LOOKS[change.deed]


def now_words(change: Change) -> str:
    """How a memory stands by now, where that is not what became of it then."""
    if not change.active:
        return _tr("It is retired now")
    fallen = change.standing is Standing.FALLEN
    if change.deed is Deed.FELL and not fallen:
        return _tr("It rose again since")
    if change.deed in (Deed.ROSE, Deed.PROMOTED) and fallen:
        return _tr("It is fallen now")
    return ""


class ChangeLine(Line):
    """One memory that fell or rose."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.memory = ""
        self.badge = Badge(theme)
        self.when = label("", "small")
        self.statement = Elided()
        self.what = Elided(kind="small")
        top = self._row()
        top.addWidget(self.badge)
        top.addWidget(self.when)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self.statement)
        column.addWidget(self.what)
        self.row.addLayout(column, 1)

    def _row(self) -> QVBoxLayout:
        """The left column: badge above moment, equally wide in each line."""
        left = QVBoxLayout()
        left.setSpacing(1)
        self.row.addLayout(left)
        return left

    def set(self, change: Change, now: int) -> None:
        """Show another memory."""
        self.memory = change.memory
        words = change_words(change)
        if self.badge.text() != words:
            self.badge.set(_look_of(change), words, "watch#what-became-of-a-memory")
        tell(self.when, ago(change.at, now))
        self.statement.tell(one_line(change.statement, LONGEST))
        why = engine(change.sentence)
        told = (now_words(change), named(why))
        self.what.tell(" · ".join(part for part in told if part))
        self.what.setToolTip(plain_tip(why))
        self.setAccessibleName(
            f"{self.badge.text()}: {self.statement.full}. {self.what.full} {self.when.text()}"
        )


def named(sentence: str) -> str:
    """A sentence with the names of its files in place of their paths, which are cut where room is short."""
    return _PATH.sub(r"(\1)", sentence)


class SourceLine(Line):
    """One source that changed or vanished, with how many memories rest on it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.badge = Badge(theme)
        self.path = Elided(middle=True)
        self.what = Elided(kind="small")
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self.path)
        column.addWidget(self.what)
        self.row.addWidget(self.badge)
        self.row.addLayout(column, 1)

    def set(self, source: SourceNews, now: int) -> None:
        """Show another source."""
        look, words = _source_look(source)
        if self.badge.text() != words:
            self.badge.set(look, words, "moved#gone-or-out-of-reach")
        self.path.tell(source.path.rsplit("/", 1)[-1] or source.path)
        self.setToolTip(plain_tip(source.path))
        many = (
            _tr("{n} memories rest on it") if source.memories != 1 else _tr("1 memory rests on it")
        )
        self.what.tell(f"{many.format(n=count(source.memories))} · {ago(source.at, now)}")
        self.setAccessibleName(f"{self.badge.text()}: {source.path}. {self.what.full}")


def _source_look(source: SourceNews) -> tuple[tuple[str, str], str]:
    return {
        "gone": (("gone", "contested"), _tr("gone")),
        "unreadable": (("gone", "contested"), _tr("unreadable")),
    }.get(source.state.label, (("refresh", "linked"), _tr("changed")))


class Lines(QWidget):
    """Lines of one kind, made once and shown again with other things in them."""

    chosen = Signal(object)

    def __init__(self, made: type[ChangeLine] | type[SourceLine], theme: Theme) -> None:
        super().__init__()
        self._made = made
        self._theme = theme
        self.lines: list[ChangeLine | SourceLine] = []
        self.things: Sequence[object] = ()
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(2)

    def set(self, things: Sequence[object], now: int) -> None:
        """Show these."""
        self.things = things
        while len(self.lines) < len(things):
            line = self._made(self._theme)
            line.clicked.connect(partial(self._press, len(self.lines)))
            self.lines.append(line)
            self._rows.addWidget(line)
        for line, thing in zip(self.lines, things, strict=False):
            line.set(thing, now)  # type: ignore[arg-type]
        wide = max((line.badge.sizeHint().width() for line in self.lines[: len(things)]), default=0)
        for at, line in enumerate(self.lines):
            line.badge.setMinimumWidth(wide)
            line.setVisible(at < len(things))

    def _press(self, at: int, _: bool = False) -> None:
        self.chosen.emit(self.things[at])
