"""The top of the evidence: how a memory stands and why, what it says; and what is known about it besides."""

from __future__ import annotations

from nidra.records.grade import Grade, Tier
from nidra.records.memory import Memory
from nidra.records.portrait import Portrait
from nidra.records.verdict import FAILED, UNREACHED
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from nidra_gui.helping import about, of_memory
from nidra_gui.language import engine
from nidra_gui.theme import Theme
from nidra_gui.widgets import badge
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.elided import Elided, tell_long
from nidra_gui.widgets.passage import Passage
from nidra_gui.widgets.plain import label, selectable, tell
from nidra_gui.widgets.related import MemoryLink
from nidra_gui.widgets.section import Section, emptied
from nidra_gui.widgets.verdict_words import of_standing
from nidra_gui.words import ago


class Head(QWidget):
    """`known` is a section of its own, for further down. `chosen` carries the id of the memory that took this one's place, when it is pressed."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.badge = Badge(theme)
        self.stands = label(kind="small", wrap=True)
        self.sentence = selectable()
        self.statement = Passage(theme, self.tr("Statement"), large=True)
        self.retired = QFrame()
        self.retired.setProperty("kind", "strip")
        self.notice = label(wrap=True)
        self._notices = QVBoxLayout(self.retired)
        self._notices.setContentsMargins(12, 8, 12, 8)
        self._notices.addWidget(self.notice)
        self.facts = Facts()
        self.known = Section(self.tr("What is known of it"))
        self.known.add(self.stands)
        about(self.stands, "verdicts#grades")
        about(self.facts, "words")
        self.known.add(self.facts)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        for part in (self.badge, self.sentence, self.retired, self.statement):
            rows.addWidget(part)

    def show_portrait(self, shown: Portrait) -> None:
        """Show another memory, or the same one as it is now."""
        memory = shown.memory
        state = (int(memory.grade), int(memory.standing), memory.contested)
        if memory.active:
            self.badge.set(badge.of_memory(*state), badge.words_of_memory(*state), place_of(memory))
        else:
            self.badge.set(("unverified", "muted"), self.tr("retired"), "words#how-a-memory-stands")
        tell_long(self.sentence, engine(shown.judgement.sentence))
        words = self.tr("Grade: {grade} · standing: {standing} · confidence {confidence}")
        tell(
            self.stands,
            words.format(
                grade=self._grade(memory.grade),
                standing=of_standing(memory.standing.label),
                confidence=f"{memory.confidence:.2f}",
            ),
        )
        self.statement.show_text(memory.statement)
        self._tell_retired(memory, shown.replaced_by)
        self.facts.show_facts(self._known(shown))

    def _tell_retired(self, memory: Memory, by: Memory | None) -> None:
        self.retired.setVisible(not memory.active)
        emptied(self._notices, keep=1)
        words = self.tr("This memory was retired: it counts no more and stays on record.")
        if by is not None:
            words = self.tr("This memory was superseded. What took its place:")
            link = MemoryLink(self._theme, by)
            link.clicked.connect(lambda *_: self.chosen.emit(by.id))
            self._notices.addWidget(link)
        tell(self.notice, words)

    def successor(self) -> MemoryLink | None:
        """The way to the memory that took this one's place."""
        return self.retired.findChild(MemoryLink)

    def _known(self, shown: Portrait) -> list[tuple[str, str]]:
        memory = shown.memory
        subject = " · ".join(part for part in (memory.subject, memory.attribute) if part)
        flags = ", ".join(memory.flags)
        facts = [
            (self.tr("Subject"), subject),
            (self.tr("Tags"), ", ".join(memory.tags)),
            (self.tr("Flags"), flags),
            (self.tr("Tier"), self._tier(memory.tier)),
            (self.tr("Place"), self._place(memory)),
            (self.tr("Recorded"), ago(memory.recorded_at, shown.at)),
            (self.tr("Id"), memory.id),
        ]
        return [(name, value) for name, value in facts if value]

    def _place(self, memory: Memory) -> str:
        places = dict.fromkeys(
            " / ".join(part for part in (drawer.wing, drawer.room) if part)
            for drawer in memory.drawers
        )
        named = [place for place in places if place]
        more = self.tr(" and {n} more").format(n=len(named) - 1) if len(named) > 1 else ""
        return f"{named[0]}{more}" if named else ""

    def _grade(self, grade: Grade) -> str:
        return {
            Grade.MACHINE_CHECKED: self.tr("machine checked"),
            Grade.SOURCE_LINKED: self.tr("source linked"),
            Grade.UNVERIFIED: self.tr("unverified"),
        }[grade]

    def _tier(self, tier: Tier) -> str:
        return {
            Tier.RECORD: self.tr("record"),
            Tier.EPISODIC: self.tr("episodic"),
            Tier.SEMANTIC: self.tr("semantic"),
            Tier.ORIENTATION: self.tr("orientation"),
        }[tier]


def place_of(memory: Memory) -> str:
    """Where help explains how a memory stands: by the receipt of it that tells most."""
    live = [row.state for row in memory.evidence if not row.retired]
    telling = [state for kind in (FAILED, UNREACHED) for state in live if state in kind]
    verdict = (telling or live)[0].label if live else ""
    return of_memory(memory.grade, memory.standing, memory.contested, verdict)


class Facts(QWidget):
    """Names and values, one pair a line."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._pairs: list[tuple[QLabel, Elided]] = []

    def show_facts(self, facts: list[tuple[str, str]]) -> None:
        """Show other pairs."""
        while len(self._pairs) < len(facts):
            pair = (label(kind="small"), Elided())
            row = len(self._pairs)
            self._grid.addWidget(pair[0], row, 0)
            self._grid.addWidget(pair[1], row, 1)
            self._pairs.append(pair)
        for at, (name, value) in enumerate(self._pairs):
            used = at < len(facts)
            name.setVisible(used)
            value.setVisible(used)
            if used:
                tell(name, facts[at][0])
                value.tell(facts[at][1])

    def texts(self) -> dict[str, str]:
        """What is shown, by name."""
        return {n.text(): v.full for n, v in self._pairs if not n.isHidden()}
