"""*Why*: every live receipt of a memory as a card, and a word where there is none."""

from __future__ import annotations

from nidra.records.memory import EvidenceRow
from nidra.records.portrait import Looked, Portrait
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.receipt_card import ReceiptCard
from nidra_gui.widgets.section import Section, emptied

SHOWN = 20


class WhySection(Section):
    """The cards. `recheck` asks for another look, `open_source` for a file by its path."""

    recheck = Signal()
    open_source = Signal(str)
    copied = Signal(str)

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__(title)
        self._theme = theme
        self._title = title
        self.nothing = label(kind="muted", wrap=True)
        self.differs = QFrame()
        self.differs.setProperty("kind", "strip")
        self.finding = label(wrap=True)
        self.file = button(self.tr("Take it into the grade"), self.recheck.emit, "link")
        strip = QVBoxLayout(self.differs)
        strip.setContentsMargins(12, 8, 12, 8)
        strip.addWidget(self.finding)
        strip.addWidget(self.file)
        self.add(self.nothing)
        self.add(self.differs)
        self._listed = QVBoxLayout()
        self._listed.setSpacing(12)
        self.rows.addLayout(self._listed)
        self.left = label(kind="small", wrap=True)
        self.add(self.left)
        self.cards: dict[int, ReceiptCard] = {}

    def show_portrait(self, shown: Portrait) -> None:
        """Show the receipts of another memory, or those of the same one as they are now."""
        live = [row for row in shown.memory.evidence if not row.retired]
        listed = live[:SHOWN]
        if [row.key for row in listed] != list(self.cards):
            self._deal(listed)
        for row in listed:
            reading = shown.reading_of(row.key)
            self.cards[row.key].show_stored(row, shown.memory.statement, reading, shown.trusted_at)
        count = f"{self._title} ({len(live)})" if len(live) > 1 else self._title
        self.say(count)
        self._tell_nothing(shown, live)
        self._tell_left(shown, len(live) - len(listed))
        self.differs.hide()

    def _deal(self, rows: list[EvidenceRow]) -> None:
        emptied(self._listed)
        self.cards = {}
        for row in rows:
            made = ReceiptCard(self._theme)
            made.recheck.connect(self.recheck)
            made.open_source.connect(self.open_source)
            made.copied.connect(self.copied)
            self._listed.addWidget(made)
            self.cards[row.key] = made

    def _tell_nothing(self, shown: Portrait, live: list[EvidenceRow]) -> None:
        words = ""
        if not live and shown.memory.premises:
            words = self.tr(
                "It has no receipt of its own: it stands and falls with what it rests on."
            )
        elif not live:
            words = self.tr("It has no receipt, so that nothing can be checked.")
        tell(self.nothing, words)
        self.nothing.setVisible(bool(words))

    def _tell_left(self, shown: Portrait, more: int) -> None:
        retired = sum(row.retired for row in shown.memory.evidence)
        words = [self.tr("{n} more receipts are not shown.").format(n=more)] if more > 0 else []
        if retired:
            replaced = self.tr("Replaced by fresher receipts: {n}.")
            words.append(replaced.format(n=retired))
        tell(self.left, " ".join(words))
        self.left.setVisible(bool(words))

    def show_checking(self) -> None:
        """Say of every receipt that it is being checked."""
        for one in self.cards.values():
            one.show_checking()

    def show_live(self, looked: Looked) -> None:
        """Show what the source of one receipt says."""
        if looked.receipt in self.cards:
            self.cards[looked.receipt].show_live(looked)

    def show_failed(self, sentence: str) -> None:
        """Say why no check could be made."""
        for one in self.cards.values():
            one.show_failed(sentence)

    def tell_differs(self, sentence: str) -> None:
        """Say that what was read just now is not what is on record; nothing where it is."""
        tell(self.finding, sentence)
        self.differs.setVisible(bool(sentence))

    def tick(self) -> None:
        """Say anew how long ago everything was read."""
        for one in self.cards.values():
            one.tick()
