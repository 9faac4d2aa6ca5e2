"""What was held of one memory on a day, with its receipts as they stood then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from nidra.records.verdict import State
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from nidra_gui.widgets import badge
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.elided import Elided, tell_long
from nidra_gui.widgets.plain import button, label, selectable
from nidra_gui.widgets.section import emptied
from nidra_gui.widgets.verdict_words import words_of

if TYPE_CHECKING:
    from nidra.records.believed import Beliefs
    from nidra.records.history import MemoryThen

    from nidra_gui.theme import Theme
    from nidra_gui.widgets.belief_hits import Hits

_STATES = {state.label: state for state in State}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


@dataclass(frozen=True, slots=True)
class Found:
    """What was believed at a moment, and what was held of one memory, if one was asked for; `hits` are
    those that words may mean, `problem` says why nothing was found."""

    beliefs: Beliefs
    memory: MemoryThen | None = None
    problem: str = ""
    hits: Hits | None = None


class Held(QFrame):
    """A card with one memory. `opened` leads to it."""

    opened = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._theme = theme
        self.named = ""
        self._parts = QVBoxLayout(self)
        self._parts.setContentsMargins(16, 14, 16, 14)
        self._parts.setSpacing(8)

    def fill(self, memory: MemoryThen | None, problem: str) -> None:
        """Show one memory, or why there is none."""
        emptied(self._parts)
        self.named = memory.id if memory is not None else ""
        if memory is None:
            self._parts.addWidget(label(problem, wrap=True))
            return
        statement = label(kind="heading", wrap=True)
        tell_long(statement, one_line(memory.statement, 600))
        self._parts.addWidget(statement)
        self._parts.addWidget(selectable(memory.id, "small"))
        if not memory.existed:
            self._parts.addWidget(label(_tr("The store did not hold it then."), wrap=True))
        else:
            self._fill_held(memory)
        step = button(_tr("Open this memory"), lambda: self.opened.emit(memory.id), "link")
        self._parts.addWidget(step, 0, Qt.AlignmentFlag.AlignLeft)

    def _fill_held(self, memory: MemoryThen) -> None:
        seen = int(memory.grade), int(memory.standing), bool(memory.contested_with)
        state = Badge(self._theme)
        state.set(badge.of_memory(*seen), badge.words_of_memory(*seen))
        self._parts.addWidget(state)
        for sentence in _sentences(memory):
            self._parts.addWidget(label(sentence, wrap=True))
        for receipt in memory.receipts:
            verdict = _STATES[receipt.verdict]
            shown = Badge(self._theme)
            shown.set(badge.of_verdict(verdict), words_of(verdict))
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(shown)
            row.addWidget(Elided(receipt.source, middle=True), 1)
            self._parts.addWidget(line)
        if not memory.receipts:
            self._parts.addWidget(label(_tr("It had no receipt then."), "muted", wrap=True))


def _sentences(memory: MemoryThen) -> list[str]:
    found = []
    if not memory.active:
        words = _tr("It was retired, in favour of {id}.") if memory.superseded_by else ""
        retired = words.format(id=memory.superseded_by) if words else _tr("It was retired.")
        found.append(retired)
    if memory.contested_with:
        words = _tr("It was in conflict with {ids}.")
        found.append(words.format(ids=", ".join(memory.contested_with[:5])))
    return found
