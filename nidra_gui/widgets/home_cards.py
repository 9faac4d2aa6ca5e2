"""The cards of Home: how the store stands, what fell and rose, which sources changed, what waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from nidra.records.grade import Grade, Standing
from nidra.records.report import Census
from nidra.records.watch import Deed
from nidra.report.sentence import trust_sentence
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from nidra_gui.helping import about, of_facet
from nidra_gui.language import engine, stop
from nidra_gui.widgets.census_bar import CensusBar, Part
from nidra_gui.widgets.changes import ChangeLine, Lines, SourceLine
from nidra_gui.widgets.line import Figure
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.reading_words import meaning, reading
from nidra_gui.widgets.schedule_card import Schedule
from nidra_gui.words import ago, count

if TYPE_CHECKING:
    from nidra.records.browse import Change, Home, SourceNews

    from nidra_gui.desk import Desk

SOURCES = 6
CHANGES = 12


class Card(QFrame):
    """A card with its title, and a column below it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.desk = desk
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(18, 14, 18, 16)
        self.column.setSpacing(6)

    def head(self, words: str) -> None:
        """Say what the card shows."""
        self.column.addWidget(label(words, "heading", wrap=True))


class TrustCard(Card):
    """The sentence that is the product, and the census as two bars whose parts lead to their memories."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        theme, column = desk.theme, self.column
        self.sentence = label("", "heading", wrap=True)
        self.grades = CensusBar(theme)
        self.grades.chosen.connect(lambda value: self.desk.show_memories("grade", value))
        self.standings = CensusBar(theme)
        self.standings.chosen.connect(lambda value: self.desk.show_memories("standing", value))
        column.addWidget(self.sentence)
        column.addSpacing(4)
        self.bars = QGridLayout()
        self.bars.setHorizontalSpacing(24)
        self.bars.setVerticalSpacing(6)
        column.addLayout(self.bars)
        self.today = label("", "small", wrap=True)
        self._parts = (
            (self.today, self.standings),
            (label(self.tr("How far they are borne out"), "small", wrap=True), self.grades),
        )
        self.lay(True)

    def lay(self, beside: bool) -> None:
        """Put the two bars beside each other, or one below the other."""
        about(self.grades, "verdicts#grades")
        about(self.standings, "verdicts#standings")
        for at, (words, bar) in enumerate(self._parts):
            for down, part in enumerate((words, bar)):
                row, column = (down, at) if beside else (2 * at + down, 0)
                self.bars.addWidget(part, row, column, Qt.AlignmentFlag.AlignTop)
        self.bars.setColumnStretch(0, 3)
        self.bars.setColumnStretch(1, 2 if beside else 0)

    def set(self, found: Home) -> None:
        """Show how the store stands."""
        tell(self.sentence, engine(trust_sentence(found.census)))
        standings = self._by_standing(found.census, found.before)
        grades = self._by_grade(found.census, found.before)
        moved = any(part.moved for part in (*standings, *grades))
        words = self.tr("What their sources say today")
        if moved:
            words = self.tr(
                "What their sources say today (more, fewer: since before the last pass)"
            )
        tell(self.today, words)
        for facet, bar, parts in (
            ("grade", self.grades, grades),
            ("standing", self.standings, standings),
        ):
            bar.set(parts)
            for value, key in bar.keys.items():
                about(key, of_facet(facet, value))

    def _by_grade(self, census: Census, before: Census | None) -> list[Part]:
        words = (
            (Grade.MACHINE_CHECKED, self.tr("machine checked"), "checked", "solid"),
            (Grade.SOURCE_LINKED, self.tr("source linked"), "linked", "rising"),
            (Grade.UNVERIFIED, self.tr("unverified"), "unverified", "hollow"),
        )
        return [
            _part(
                one.label,
                said,
                color,
                pattern,
                census.by_grade,
                before.by_grade if before else None,
            )
            for one, said, color, pattern in words
        ]

    def _by_standing(self, census: Census, before: Census | None) -> list[Part]:
        words = (
            (
                Standing.TRACEABLE,
                self.tr("can be checked"),
                self.tr("say what their source says"),
                "checked",
                "solid",
            ),
            (
                Standing.FALLEN,
                self.tr("fallen"),
                self.tr("are fallen: their source no longer says so, or what they rest on fell"),
                "fallen",
                "crossed",
            ),
            (
                Standing.GONE,
                self.tr("source gone"),
                self.tr("point at a file that is gone, and no other source bears them out"),
                "contested",
                "falling",
            ),
            (
                Standing.NOT_COMPARABLE,
                self.tr("not comparable"),
                self.tr("were not compared with their source yet, or cannot be"),
                "linked",
                "dotted",
            ),
            (
                Standing.NO_RECEIPT,
                self.tr("no receipt"),
                self.tr("have no receipt: nothing says where they come from"),
                "unverified",
                "hollow",
            ),
        )
        return [
            _part(
                one.label,
                said,
                color,
                pattern,
                census.by_standing,
                before.by_standing if before else None,
                meaning,
            )
            for one, said, meaning, color, pattern in words
        ]


class ChangesCard(Card):
    """The memories that fell and rose; each line leads to its memory."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        column = self.column
        self.head(self.tr("What fell and what rose"))
        about(self, "watch#what-became-of-a-memory")
        self.words = label("", "muted", wrap=True)
        self.lines = Lines(ChangeLine, self.desk.theme)
        self.lines.chosen.connect(self._see)
        self.more = button(self.tr("Show what is fallen"), self._see_fallen, "link")
        column.addWidget(self.words)
        column.addWidget(self.lines)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def set(self, found: Home) -> None:
        """Show what became of memories."""
        shown = found.changes[:CHANGES]
        self.lines.set(shown, found.at)
        tell(self.words, self._words(found))
        left = sum(found.counts.values()) - len(shown)
        self.more.setVisible(left > 0)
        words = self.tr("… and {n} more. Show what is fallen")
        self.more.setText(words.format(n=count(max(0, left))))

    def _words(self, found: Home) -> str:
        if not found.counts:
            return self.tr("Nothing fell and nothing rose since the last pass began.")
        words = {
            Deed.FELL: self.tr("{n} fell"),
            Deed.ROSE: self.tr("{n} rose again"),
            Deed.PROMOTED: self.tr("{n} rose a grade"),
            Deed.DEMOTED: self.tr("{n} lost a grade"),
            Deed.JUDGED: self.tr("{n} judged anew"),
        }
        parts = [
            said.format(n=count(n)) for deed, said in words.items() if (n := found.counts.get(deed))
        ]
        return ", ".join(parts) + (stop() if found.whole else self.tr(", and more before that."))

    def _see(self, change: Change) -> None:
        self.desk.show_memory(change.memory)

    def _see_fallen(self) -> None:
        self.desk.show_memories("standing", Standing.FALLEN.label)


class SourcesCard(Card):
    """The sources that changed or vanished; each line leads to the memories that rest on it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        column = self.column
        self.head(self.tr("Sources that changed or vanished"))
        about(self, "moved")
        self.words = label("", "muted", wrap=True)
        self.lines = Lines(SourceLine, self.desk.theme)
        self.lines.chosen.connect(self._see)
        self.all = button(self.tr("Show all sources"), self._see_all, "link")
        column.addWidget(self.words)
        column.addWidget(self.lines)
        column.addWidget(self.all, 0, Qt.AlignmentFlag.AlignLeft)

    def set(self, found: Home) -> None:
        """Show what became of sources."""
        self.lines.set(found.sources[:SOURCES], found.at)
        number = len(found.sources) + found.more_sources
        words = self.tr("No source changed or vanished.")
        if number == 1:
            words = self.tr("1 source since the last pass began.")
        elif number:
            words = self.tr("{n} sources since the last pass began.").format(n=count(number))
        tell(self.words, words)
        self.all.setVisible(number > 0)

    def _see(self, source: SourceNews) -> None:
        self.desk.show_memories("source", source.path)

    def _see_all(self) -> None:
        self.desk.go("sources")


class WaitingCard(Card):
    """Conflicts, reviews that are due, and when bytes were read last."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        theme, column = desk.theme, self.column
        self.head(self.tr("What waits"))
        self.contested = Figure(theme, "conflicts", self.tr("Conflicts"))
        self.contested.clicked.connect(lambda *_: self.desk.go("conflicts"))
        self.due = Figure(theme, "clock", self.tr("Reviews"))
        self.due.clicked.connect(lambda *_: self.desk.go("memories"))
        self.read = Figure(theme, "refresh", self.tr("When sources were read"))
        self.read.clicked.connect(lambda *_: self.desk.go("sources"))
        about(self.contested, "conflicts")
        about(self.due, "reviews")
        about(self.read, "store#when-bytes-are-read")
        for part in (self.contested, self.due, self.read):
            column.addWidget(part)

    def set(self, found: Home) -> None:
        """Show what waits."""
        pairs = found.contested
        words = self.tr("conflicts: pairs of memories that cannot both hold")
        if pairs == 1:
            words = self.tr("conflict: two memories that cannot both hold")
        elif not pairs:
            words = self.tr("conflicts wait for you")
        reviews = self.tr("memories are due for a review")
        if found.due == 1:
            reviews = self.tr("memory is due for a review: does it still hold?")
        elif found.due:
            reviews = self.tr("memories are due for a review: do they still hold?")
        self.contested.set(count(pairs), words)
        self.due.set(count(found.due), reviews)
        dates = found.oldest_byte_check, found.newest_byte_check
        words = reading(*dates, found.unreached, found.at, found.unread)
        self.read.set("", words)
        self.read.setToolTip(meaning())
        Figure.align((self.contested, self.due))


class PassCard(Card):
    """What a pass is, what the last one did, and when the next one runs."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.head(self.tr("The last pass and the next"))
        about(self, "schedule")
        self.last = label("", wrap=True)
        self.schedule = Schedule()
        self.what = label(
            self.tr("A pass (“Sleep now”) re-reads the sources and grades every memory."),
            "small",
            wrap=True,
        )
        self.column.addWidget(self.last)
        self.column.addWidget(self.schedule)
        self.column.addWidget(self.what)

    def set(self, found: Home, working: bool) -> None:
        """Show both; `working` says that a pass is at it now."""
        tell(self.last, self._last_words(found, working))
        self.schedule.set(found.timer)

    def _last_words(self, found: Home, working: bool) -> str:
        last = found.last_pass
        if last is None:
            if working:
                return self.tr("The first pass reads the sources now.")
            return self.tr("No pass has read the sources yet.")
        words = (
            self.tr("The last pass ended {when}; it read every source.")
            if last.mode == "full"
            else self.tr("The last pass ended {when}; it read what had changed or was due.")
        )
        return words.format(when=ago(last.ended_at, found.at))


def _part(
    value: str,
    words: str,
    color: str,
    pattern: str,
    counts: Mapping[str, int],
    before: Mapping[str, int] | None,
    meaning: str = "",
) -> Part:
    number = counts.get(value, 0)
    moved = number - before.get(value, 0) if before is not None else None
    return Part(value, words, color, pattern, number, moved, meaning)
