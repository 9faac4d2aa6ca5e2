"""One side of a pair that cannot both hold."""

from __future__ import annotations

import time
from pathlib import PurePath
from typing import TYPE_CHECKING

from nidra.base.text import one_line, printable
from nidra.report.differing import places
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from nidra_gui import helping
from nidra_gui.widgets import badge
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.marked import Mark, MarkedText
from nidra_gui.widgets.plain import button, card, label, rule, tell
from nidra_gui.widgets.verdict_words import words_of
from nidra_gui.words import ago, read_on

if TYPE_CHECKING:
    from nidra.records.memory import Memory

    from nidra_gui.desk import Desk


class SideCard(QWidget):
    """One memory of a pair: what it says, with the parts that differ marked, and what speaks for it."""

    def __init__(self, desk: Desk, letter: str) -> None:
        super().__init__()
        self._desk = desk
        self.letter = letter
        self.memory: Memory | None = None
        self.badge = Badge(desk.theme)
        self.statement = MarkedText(desk.theme)
        self.dates = label(kind="muted", wrap=True)
        self.receipts = QVBoxLayout()
        self.receipts.setSpacing(4)
        self.keep = button(self.tr("Keep {letter}").format(letter=letter))
        self.follows = label(
            self.tr("{other} makes way and stays on record. You can undo this.").format(
                other="B" if letter == "A" else "A"
            ),
            "small",
            wrap=True,
        )
        self.see = button(self.tr("Open this memory"), self._see, "link")
        surface = card()
        rows = QVBoxLayout(surface)
        rows.setContentsMargins(16, 14, 16, 14)
        rows.setSpacing(10)
        top = QHBoxLayout()
        top.addWidget(label(letter, "heading"))
        top.addSpacing(8)
        top.addWidget(self.badge, 1)
        rows.addLayout(top)
        rows.addWidget(self.statement)
        rows.addWidget(self.dates)
        rows.addWidget(rule())
        rows.addWidget(label(self.tr("What speaks for it"), "small"))
        rows.addLayout(self.receipts)
        rows.addStretch(1)
        rows.addWidget(self.see, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.keep)
        rows.addWidget(self.follows)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(surface)

    def show_memory(self, memory: Memory, parts: tuple[str, ...], newer: bool) -> None:
        """Show a memory of the pair."""
        self.memory = memory
        which = badge.of_memory(int(memory.grade), int(memory.standing))
        self.badge.set(
            which,
            badge.words_of_memory(int(memory.grade), int(memory.standing)),
            helping.of_memory(memory.grade, memory.standing, False),
        )
        text = printable(memory.statement)
        self.statement.set(text, [(a, b, Mark.FOUND) for a, b in places(text, parts)])
        self.statement.setAccessibleName(
            self.tr("Statement of {letter}").format(letter=self.letter)
        )
        now = time.time_ns() // 1000
        recorded = self.tr("Recorded {when}").format(when=ago(memory.recorded_at, now))
        tell(self.dates, f"{recorded} · {self.tr('the newer one')}" if newer else recorded)
        self._show_receipts(memory, now)

    def _show_receipts(self, memory: Memory, now: int) -> None:
        while (item := self.receipts.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        live = [row for row in memory.evidence if not row.retired]
        for row in live[:4]:
            shown = Badge(self._desk.theme)
            name = PurePath(row.source).name or row.source
            read = self.tr("read {when}").format(when=read_on(row.read_at, now))
            shown.set(
                badge.of_verdict(row.state),
                f"{one_line(name, 60)} · {words_of(row.state)}",
                helping.VERDICTS[row.state],
            )
            shown.setToolTip(f"{printable(row.source)}\n{read}")
            self.receipts.addWidget(shown)
        if not live:
            self.receipts.addWidget(
                label(self.tr("No receipt: nothing can be re-read for it."), "muted", True)
            )
        elif len(live) > 4:
            self.receipts.addWidget(label(self.tr("and {n} more").format(n=len(live) - 4), "small"))

    def _see(self) -> None:
        if self.memory is not None:
            self._desk.show_memory(self.memory.id)
