"""The memories that a deed changed, each with what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from nidra_gui.language import engine
from nidra_gui.models.journal_table import plainly
from nidra_gui.widgets.change_words import change_words
from nidra_gui.widgets.elided import Elided
from nidra_gui.widgets.line import Line
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.section import Section, emptied
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.journal import ChangedMemory, DeedDetail

    from nidra_gui.theme import Theme

LONGEST = 240


def _tr(text: str) -> str:
    return QCoreApplication.translate("DeedView", text)


class MemoryLine(Line):
    """One memory that a deed changed; pressing it leads to its evidence."""

    def __init__(self, theme: Theme, changed: ChangedMemory, names: Mapping[str, str]) -> None:
        super().__init__(theme)
        self.changed = changed
        row = changed.row
        self.statement = Elided(one_line(row.statement, LONGEST))
        self.what = Elided(plainly(" · ".join(_told(changed)), names), kind="small")
        self.what.setToolTip(plain_tip(plainly("\n".join(_sentences(changed)), names)))
        column = QVBoxLayout()
        column.setSpacing(1)
        for part in (self.statement, self.what):
            column.addWidget(part)
        self.row.addLayout(column, 1)
        self.setAccessibleName(f"{self.statement.full}. {self.what.full}")


def _told(changed: ChangedMemory) -> list[str]:
    """What became of it: the grade first, each thing once; its review where nothing else did."""
    judged = [one for one in changed.changes if one.grades or one.verdicts]
    ranked = sorted(judged or changed.changes, key=lambda one: one.grades is None)
    return list(dict.fromkeys(change_words(one) for one in ranked))


def _sentences(changed: ChangedMemory) -> list[str]:
    return [engine(one.sentence) or change_words(one) for one in changed.changes]


class DeedMemories(Section):
    """The first memories of a deed. `memory` leads to one, `every` asks for all of a pass."""

    memory = Signal(str)
    every = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(_tr("Memories"))
        self._theme = theme
        self.lines = QVBoxLayout()
        self.lines.setSpacing(2)
        self.rows.addLayout(self.lines)
        self.more = label(kind="muted", wrap=True)
        self.add(self.more)
        self.see_all = button(_tr("See those that it changed"), self.every.emit, "link")
        self.rows.addWidget(self.see_all, 0, Qt.AlignmentFlag.AlignLeft)

    def fill(self, found: DeedDetail) -> None:
        """Show the memories of this deed."""
        emptied(self.lines)
        for changed in found.memories:
            line = MemoryLine(self._theme, changed, found.names)
            line.clicked.connect(partial(self._press, changed.row.id))
            self.lines.addWidget(line)
        number = len(found.memories) + found.more
        title = _tr("{n} memories").format(n=count(number))
        self.say(_tr("1 memory") if number == 1 else title)
        tell(self.more, _tr("and {n} more").format(n=count(found.more)))
        self.more.setVisible(found.more > 0)
        self.see_all.setVisible(bool(found.deed.pass_id) and bool(found.deed.touched))

    def _press(self, memory: str, *_: object) -> None:
        self.memory.emit(memory)
