"""*Why*: every live receipt of a memory as a card, and a word where there is none."""

from __future__ import annotations

from nidra.records.memory import EvidenceRow
from nidra.records.portrait import Looked, Portrait
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.receipt_card import ReceiptCard
from nidra_gui.widgets.section import Section

STEP = 5  # receipts that are shown at once; making more would hold the window up


class WhySection(Section):
    """The cards. `recheck` asks that what was found counts, `open_source` for a file by its path."""

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
        self.more = button(self.tr("Show more receipts"), self._show_more, "link")
        self.rows.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.left = label(kind="small", wrap=True)
        self.add(self.left)
        self.cards: dict[int, ReceiptCard] = {}
        self._made: list[ReceiptCard] = []
        self._portrait: Portrait | None = None
        self._looks: dict[int, Looked] = {}
        self._most = STEP

    def show_portrait(self, shown: Portrait) -> None:
        """Show the receipts of another memory, or those of the same one as they are now."""
        before = self._portrait
        if before is None or before.memory.id != shown.memory.id:
            self._looks.clear()
            self._most = STEP
        self._portrait = shown
        live = [row for row in shown.memory.evidence if not row.retired]
        self._deal(shown, live[: self._most])
        self.say(f"{self._title} ({len(live)})" if len(live) > 1 else self._title)
        left = len(live) - len(self.cards)
        self.more.setText(self.tr("Show more receipts ({n} left)").format(n=left))
        self.more.setVisible(left > 0)
        self._tell_nothing(shown, live)
        self._tell_replaced(shown)
        if before is None or before.memory.evidence != shown.memory.evidence:
            self.differs.hide()

    def _deal(self, shown: Portrait, rows: list[EvidenceRow]) -> None:
        """Show each receipt on a card. Cards are made once and serve one receipt after the other."""
        while len(self._made) < len(rows):
            self._made.append(self._make())
        for spare in self._made[len(rows) :]:
            spare.hide()
        before, self.cards = set(self.cards), {}
        for one, row in zip(self._made, rows, strict=False):
            self.cards[row.key] = one
            one.show_stored(
                row, shown.memory.statement, shown.reading_of(row.key), shown.trusted_at
            )
            if row.key in self._looks and row.key not in before:
                one.show_live(self._looks[row.key])
            one.show()

    def _make(self) -> ReceiptCard:
        made = ReceiptCard(self._theme)
        made.open_source.connect(self.open_source)
        made.copied.connect(self.copied)
        self._listed.addWidget(made)
        return made

    def _show_more(self) -> None:
        if self._portrait is not None:
            self._most += STEP
            self.show_portrait(self._portrait)

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

    def _tell_replaced(self, shown: Portrait) -> None:
        retired = sum(row.retired for row in shown.memory.evidence)
        words = self.tr("Replaced by fresher receipts: {n}.").format(n=retired)
        tell(self.left, words if retired else "")
        self.left.setVisible(bool(retired))

    def show_checking(self) -> None:
        """Say of every receipt that it is being checked."""
        self._looks.clear()
        for one in self.cards.values():
            one.show_checking()

    def show_live(self, looked: Looked) -> None:
        """Show what the source of one receipt says."""
        self._looks[looked.receipt] = looked
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
