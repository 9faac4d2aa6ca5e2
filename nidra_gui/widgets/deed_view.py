"""One deed beside the list: what it changed, before and after, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from nidra.records.journal import Change, ChangedMemory, Fixed
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout

from nidra_gui.language import engine
from nidra_gui.models.journal_table import plainly
from nidra_gui.widgets import badge
from nidra_gui.widgets.elided import Elided, tell_long
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.history_list import of_many
from nidra_gui.widgets.line import Line
from nidra_gui.widgets.plain import button, label, selectable, tell
from nidra_gui.widgets.scroll import Scroll
from nidra_gui.widgets.section import Section, emptied
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.widgets.verdict_words import exactly, words_of
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import Deed
    from nidra.records.journal import DeedDetail

    from nidra_gui.theme import Theme

LONGEST = 240


def _tr(text: str) -> str:
    return QCoreApplication.translate("DeedView", text)


def fixed_words(why: Fixed) -> str:
    """Why a deed cannot be taken back, and what to do instead."""
    return {
        Fixed.FILED: _tr(
            "What was filed stays on file. Open the memory and say that it does not hold, if that is so."
        ),
        Fixed.UNDO: _tr("This is an undo itself. What it took back can be done again."),
        Fixed.AGAIN: _tr("This is an undo itself. What it took back was done again since."),
        Fixed.LOOKED: _tr(
            "It tells what was found of the sources, and changed no memory: nothing to take back."
        ),
        Fixed.IDLE: _tr("This pass changed nothing, so that there is nothing to take back."),
        Fixed.UNDECIDED: _tr("The judge named no winner, so that nothing was changed."),
        Fixed.NOTHING: _tr("Nothing that it did can be taken back."),
    }[why]


def change_words(change: Change) -> str:
    """What became of a memory: before → after, or a sentence."""
    if change.grades is not None:
        before, after = (badge.words_of_memory(*one) for one in change.grades)
        return f"{before} → {after}" if before != after else _tr("judged anew, as before")
    if change.verdicts is not None:
        before, after = (words_of(one) for one in change.verdicts)
        return f"{before} → {after}" if before != after else after
    if change.kind == "import":
        return _tr("It was imported.")
    if change.kind == "undone":
        return _tr("It was put back as it was before.")
    return of_many(change.kind) or engine(change.sentence)


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


class DeedView(Scroll):
    """The chosen deed. `undo`, `again` carry it; `then` asks what was believed after it; `memory` leads
    to one memory, `all` to those of a pass, `row` to another deed; `copied` asks for the command."""

    undo = Signal(object)
    again = Signal(object, int)
    then = Signal(object)
    memory = Signal(str)
    every = Signal(str)
    row = Signal(int)
    copied = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.deed: Deed | None = None
        self.found: DeedDetail | None = None
        self.what = label(kind="heading", wrap=True)
        self.facts = label(kind="muted", wrap=True)
        self.id = selectable(kind="small")
        self.back = label(wrap=True)
        self._make_buttons()
        self.counts = Section(_tr("What it did"))
        self.grid = QGridLayout()
        self.grid.setColumnStretch(1, 1)
        self.grid.setHorizontalSpacing(12)
        self.counts.rows.addLayout(self.grid)
        self.memories = Section(_tr("Memories"))
        self.lines = QVBoxLayout()
        self.lines.setSpacing(2)
        self.memories.rows.addLayout(self.lines)
        self.more = label(kind="muted", wrap=True)
        self.memories.add(self.more)
        self.see_all = button(_tr("See those that it changed"), self._see_all, "link")
        self.memories.rows.addWidget(self.see_all, 0, Qt.AlignmentFlag.AlignLeft)
        self.hint = label(_tr("Choose what was done, to see what it changed."), "muted", wrap=True)
        self._lay_out()
        self.show_nothing()

    def _make_buttons(self) -> None:
        self.take_back = button(_tr("Take it back…"), self._undo)
        self.do_again = button(_tr("Do it again"), self._again)
        self.show_row = button(_tr("Show the undo"), self._show_row)
        self.believed = button(_tr("What was believed then"), self._then)
        self.copy = button(_tr("Copy the undo as command"), self._copy, "link")
        self.steps = Flow()
        for part in (self.take_back, self.do_again, self.show_row, self.believed, self.copy):
            self.steps.addWidget(part)

    def _lay_out(self) -> None:
        parts = (self.hint, self.what, self.facts, self.id, self.back, self.steps)
        for part in (*parts, self.counts, self.memories):
            self.column.addWidget(part)
        self.column.setSpacing(10)
        self.column.setContentsMargins(8, 0, self.column.contentsMargins().right(), 8)
        self.column.addStretch(1)

    # What is shown.

    def show_nothing(self) -> None:
        """No deed is chosen."""
        self.deed = self.found = None
        self._show(False)

    def show_deed(self, deed: Deed, who: str, names: Mapping[str, str]) -> None:
        """Show a deed by its line, until its detail is there."""
        same = self.deed is not None and (self.deed.first, self.deed.pass_id) == (
            deed.first,
            deed.pass_id,
        )
        self.deed = deed
        if not same:
            self.found = None
            self.verticalScrollBar().setValue(0)
        tell_long(self.what, plainly(engine(deed.what), names))
        tell(self.facts, self._facts(deed, who))
        tell(self.id, _tr("Pass {id}").format(id=deed.pass_id or ""))
        self._show(True)

    def show_detail(self, found: DeedDetail) -> None:
        """Show what the deed changed."""
        self.found = found
        self._show_counts(found)
        self._show_memories(found)
        self._show(True)

    def _facts(self, deed: Deed, who: str) -> str:
        parts = [exactly(deed.at), _tr("by: {who}").format(who=who)]
        if deed.last > deed.first:
            words = _tr("journal rows {first} to {last}")
            parts.append(words.format(first=count(deed.first), last=count(deed.last)))
        elif deed.first:
            parts.append(_tr("journal row {n}").format(n=count(deed.first)))
        return " · ".join(parts)

    def _show(self, there: bool) -> None:
        deed, found = self.deed, self.found
        self.hint.setVisible(not there)
        for part in (self.what, self.facts, self.steps):
            part.setVisible(there)
        self.id.setVisible(deed is not None and bool(deed.pass_id))
        self.take_back.setVisible(deed is not None and deed.undo is not None)
        self.copy.setVisible(deed is not None and deed.undo is not None)
        self.show_row.setVisible(deed is not None and deed.undone_by is not None)
        self.do_again.setVisible(found is not None and found.redo is not None)
        self.believed.setVisible(deed is not None and bool(deed.last))
        self.counts.setVisible(found is not None and bool(found.counts))
        self.memories.setVisible(found is not None and bool(found.memories))
        self._show_back()

    def _show_back(self) -> None:
        """Whether it was taken back, or why it cannot be."""
        deed, found = self.deed, self.found
        words = ""
        if deed is not None and deed.undone_by is not None:
            words = _tr("Taken back by journal row {n}.").format(n=count(deed.undone_by))
        elif found is not None and found.fixed is not None:
            words = fixed_words(found.fixed)
        tell(self.back, words)
        self.back.setVisible(bool(words))

    def _show_counts(self, found: DeedDetail) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        for at, (number, words) in enumerate(found.counts):
            shown: QLabel = label(count(number))
            shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self.grid.addWidget(shown, at, 0)
            self.grid.addWidget(label(words, wrap=True), at, 1)

    def _show_memories(self, found: DeedDetail) -> None:
        emptied(self.lines)
        for changed in found.memories:
            line = MemoryLine(self._theme, changed, found.names)
            line.clicked.connect(partial(self._press, changed.row.id))
            self.lines.addWidget(line)
        number = len(found.memories) + found.more
        title = _tr("{n} memories").format(n=count(number))
        self.memories.say(_tr("1 memory") if number == 1 else title)
        tell(self.more, _tr("and {n} more").format(n=count(found.more)))
        self.more.setVisible(found.more > 0)
        self.see_all.setVisible(bool(found.deed.pass_id) and bool(found.deed.touched))

    def memory_lines(self) -> list[MemoryLine]:
        """The lines of memories that are shown."""
        return self.findChildren(MemoryLine)

    # What a person presses.

    def _press(self, memory: str, *_: object) -> None:
        self.memory.emit(memory)

    def _undo(self) -> None:
        self.undo.emit(self.deed)

    def _again(self) -> None:
        if self.found is not None and self.found.redo is not None:
            self.again.emit(self.deed, self.found.redo)

    def _then(self) -> None:
        self.then.emit(self.deed)

    def _copy(self) -> None:
        self.copied.emit(self.deed)

    def _show_row(self) -> None:
        if self.deed is not None and self.deed.undone_by is not None:
            self.row.emit(self.deed.undone_by)

    def _see_all(self) -> None:
        if self.deed is not None and self.deed.pass_id:
            self.every.emit(self.deed.pass_id)
