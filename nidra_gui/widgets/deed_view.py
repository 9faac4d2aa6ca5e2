"""One deed beside the list: what it changed, before and after, and the way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel

from nidra_gui.language import engine
from nidra_gui.models.journal_table import plainly
from nidra_gui.widgets.deed_back import DeedBack
from nidra_gui.widgets.deed_memories import DeedMemories, MemoryLine
from nidra_gui.widgets.elided import tell_long
from nidra_gui.widgets.plain import button, label, selectable, tell
from nidra_gui.widgets.scroll import Scroll
from nidra_gui.widgets.section import Section
from nidra_gui.widgets.verdict_words import exactly
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import Deed
    from nidra.records.journal import DeedDetail

    from nidra_gui.theme import Theme


def _tr(text: str) -> str:
    return QCoreApplication.translate("DeedView", text)


class DeedView(Scroll):
    """The chosen deed, or several. `undo` carries them all, `again` one of them; `then` asks what was
    believed after it; `memory` leads to one memory, `every` to those of a pass, `row` to another deed;
    `copied` asks for the command."""

    undo = Signal(list)
    again = Signal(object, tuple)
    then = Signal(object)
    memory = Signal(str)
    every = Signal(str)
    row = Signal(int)
    copied = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.deed: Deed | None = None
        self.found: DeedDetail | None = None
        self.deeds: list[Deed] = []  # all that are chosen
        self.what = label(kind="heading", wrap=True)
        self.facts = label(kind="muted", wrap=True)
        self.way_back = DeedBack(theme)
        self.back, self.take_back = self.way_back.sentence, self.way_back.take_back
        self.do_again, self.show_row = self.way_back.do_again, self.way_back.show_row
        self.believed = button(_tr("What was believed then"), self._then, "link")
        self.copy = button(_tr("Copy the undo as command"), self._copy, "link")
        self.counts = Section(_tr("What it did"))
        self.grid = QGridLayout()
        self.grid.setColumnStretch(1, 1)
        self.grid.setHorizontalSpacing(12)
        self.counts.rows.addLayout(self.grid)
        self.memories = DeedMemories(theme)
        self.id = selectable(kind="small")
        self.hint = label(_tr("Choose what was done, to see what it changed."), "muted", wrap=True)
        self._lay_out()
        self._connect()
        self.show_nothing()

    def _lay_out(self) -> None:
        for part in (self.hint, self.what, self.facts, self.way_back):
            self.column.addWidget(part)
        for link in (self.believed, self.copy):
            self.column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        for below in (self.counts, self.memories, self.id):
            self.column.addWidget(below)
        self.column.setSpacing(10)
        self.column.setContentsMargins(8, 0, self.column.contentsMargins().right(), 8)
        self.column.addStretch(1)

    def _connect(self) -> None:
        self.way_back.undo.connect(lambda: self.undo.emit(self.deeds))
        self.way_back.again.connect(lambda rows: self.again.emit(self.deed, rows))
        self.way_back.row.connect(self.row)
        self.memories.memory.connect(self.memory)
        self.memories.every.connect(self._see_all)

    # What is shown.

    def show_nothing(self) -> None:
        """No deed is chosen."""
        self.deed = self.found = None
        self.deeds = []
        self._show()

    def show_several(self, deeds: Sequence[Deed]) -> None:
        """Several deeds are chosen: what they have in common is the way back."""
        self.deed = self.found = None
        self.deeds = list(deeds)
        self.verticalScrollBar().setValue(0)
        tell(self.what, _tr("{n} things that were done are chosen").format(n=count(len(deeds))))
        self._show()
        self.way_back.show_several(deeds)

    def show_deed(self, deed: Deed, who: str, names: Mapping[str, str]) -> None:
        """Show a deed by its line, until its detail is there."""
        same = self.deed is not None and (self.deed.first, self.deed.pass_id) == (
            deed.first,
            deed.pass_id,
        )
        self.deed, self.deeds = deed, [deed]
        if not same:
            self.found = None
            self.verticalScrollBar().setValue(0)
        tell_long(self.what, plainly(engine(deed.what), names))
        tell(self.facts, self._facts(deed, who))
        tell(self.id, _tr("Pass {id}").format(id=deed.pass_id or ""))
        self._show()

    def show_detail(self, found: DeedDetail) -> None:
        """Show what the deed changed."""
        self.found = found
        self._show_counts(found)
        self.memories.fill(found)
        self._show()

    def show_problem(self, sentence: str) -> None:
        """Say why the detail could not be had."""
        self.way_back.say(sentence)
        self.way_back.show()

    def _facts(self, deed: Deed, who: str) -> str:
        parts = [exactly(deed.at), _tr("by: {who}").format(who=who)]
        if deed.last > deed.first:
            words = _tr("journal rows {first} to {last}")
            parts.append(words.format(first=count(deed.first), last=count(deed.last)))
        elif deed.first:
            parts.append(_tr("journal row {n}").format(n=count(deed.first)))
        return " · ".join(parts)

    def _show(self) -> None:
        deed, found = self.deed, self.found
        self.hint.setVisible(not self.deeds)
        self.what.setVisible(bool(self.deeds))
        self.facts.setVisible(deed is not None)
        self.id.setVisible(deed is not None and bool(deed.pass_id))
        self.believed.setVisible(deed is not None and bool(deed.last))
        self.counts.setVisible(found is not None and bool(found.counts))
        self.memories.setVisible(found is not None and bool(found.memories))
        self.copy.setVisible(deed is not None and deed.undo is not None)
        self.way_back.setVisible(deed is not None)
        if deed is not None:
            self.way_back.show_one(deed, found)

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

    def memory_lines(self) -> list[MemoryLine]:
        """The lines of memories that are shown."""
        return self.findChildren(MemoryLine)

    # What a person presses.

    def _then(self) -> None:
        self.then.emit(self.deed)

    def _copy(self) -> None:
        self.copied.emit(self.deed)

    def _see_all(self) -> None:
        if self.deed is not None and self.deed.pass_id:
            self.every.emit(self.deed.pass_id)
