"""What a memory contradicts: the pairs that wait for a person, each with the way to decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from nidra.base.text import one_line
from nidra.records.contest import ContestedPair
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.elided import tell_long
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, card, label
from nidra_gui.widgets.section import Section, emptied

SHOWN = 5
LONGEST = 400


class Rivals(Section):
    """`chosen` carries the id of the other side, `decide` asks for the page of conflicts."""

    chosen = Signal(str)
    decide = Signal()

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__(title)
        self._theme = theme
        self._shown: tuple[tuple[ContestedPair, ...], str] = ((), "")

    def show_pairs(self, pairs: Sequence[ContestedPair], memory: str) -> None:
        """Show the open pairs of a memory; the section hides where there are none."""
        self.setVisible(bool(pairs))
        if (tuple(pairs), memory) == self._shown:
            return
        self._shown = (tuple(pairs), memory)
        emptied(self.rows, keep=1)
        for pair in pairs[:SHOWN]:
            self.add(self._pair(pair, memory))
        if len(pairs) > SHOWN:
            self.add(label(self.tr("and {n} more").format(n=len(pairs) - SHOWN), "small"))

    def _pair(self, pair: ContestedPair, memory: str) -> QWidget:
        at = 1 if pair.ids[0] == memory else 0
        surface = card()
        rows = QVBoxLayout(surface)
        rows.setContentsMargins(16, 12, 16, 12)
        rows.setSpacing(6)
        says = label(wrap=True)
        tell_long(says, one_line(pair.statements[at], LONGEST))
        rows.addWidget(says)
        parts = " ↔ ".join(", ".join(side) for side in (pair.parts[1 - at], pair.parts[at]) if side)
        kind = self.tr("They differ in: {what}").format(what=one_line(parts, 160))
        differing = label(kind="small", wrap=True)
        tell_long(differing, kind if parts else pair.kind)
        rows.addWidget(differing)
        buttons = Flow()
        see = button(self.tr("See it"), partial(self.chosen.emit, pair.ids[at]), "link")
        see.setAccessibleName(self.tr("See {memory}").format(memory=pair.ids[at]))
        decide = button(self.tr("Decide in Conflicts"), self.decide.emit, "link")
        for one in (see, decide):
            buttons.addWidget(one)
        rows.addWidget(buttons)
        return surface
