"""The cards of Home: how the store stands, what fell and rose, which sources changed, what waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from nidra.records.grade import Grade, Standing
from nidra.records.report import Census
from nidra.records.watch import Deed
from nidra.report.deeds import deeds
from nidra.report.sentence import trust_sentence
from nidra.report.words import ago, count
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout

from nidra_gui.widgets.census_bar import CensusBar, Part
from nidra_gui.widgets.changes import ChangeLine, Lines, SourceLine
from nidra_gui.widgets.line import Figure
from nidra_gui.widgets.plain import button, label, tell

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
        self.last = label("", "muted", wrap=True)
        self.grades = CensusBar(theme)
        self.grades.chosen.connect(lambda value: self.desk.show_memories("grade", value))
        self.standings = CensusBar(theme)
        self.standings.chosen.connect(lambda value: self.desk.show_memories("standing", value))
        column.addWidget(self.sentence)
        column.addWidget(self.last)
        column.addSpacing(4)
        self.grades_words = label("", "small", wrap=True)
        column.addWidget(self.grades_words)
        column.addWidget(self.grades)
        column.addSpacing(4)
        column.addWidget(label(self.tr("What their sources say today"), "small"))
        column.addWidget(self.standings)

    def set(self, found: Home, working: bool) -> None:
        """Show how the store stands; `working` says that a pass is at it now."""
        tell(self.sentence, trust_sentence(found.census))
        tell(self.last, self._last_words(found, working))
        words = self.tr("How far they are borne out")
        if found.before is not None:
            words = self.tr("{words} (in brackets: since before the last pass)").format(words=words)
        tell(self.grades_words, words)
        self.grades.set(self._by_grade(found.census, found.before))
        self.standings.set(self._by_standing(found.census, found.before))

    def _last_words(self, found: Home, working: bool) -> str:
        last = found.last_pass
        if last is None:
            if working:
                return self.tr("The first pass reads the sources now.")
            return self.tr(
                "No pass has read the sources yet. “Sleep now” reads each and grades every memory."
            )
        mode = (
            self.tr("The last pass read every source and ended {when}.")
            if last.mode == "full"
            else self.tr("The last pass read what had changed or was due and ended {when}.")
        )
        did = deeds(last.actions)
        what = "; ".join(did[:3]) if did else self.tr("nothing changed")
        return f"{mode.format(when=ago(last.ended_at, found.at))} {what[:1].upper()}{what[1:]}."

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
            (Standing.TRACEABLE, self.tr("say what their source says"), "checked", "solid"),
            (Standing.FALLEN, self.tr("say what it no longer says (fallen)"), "fallen", "crossed"),
            (Standing.GONE, self.tr("point at a file that is gone"), "contested", "falling"),
            (Standing.NOT_COMPARABLE, self.tr("cannot be compared with it"), "linked", "dotted"),
            (Standing.NO_RECEIPT, self.tr("have no receipt"), "unverified", "hollow"),
        )
        return [
            _part(
                one.label,
                said,
                color,
                pattern,
                census.by_standing,
                before.by_standing if before else None,
            )
            for one, said, color, pattern in words
        ]


class ChangesCard(Card):
    """The memories that fell and rose; each line leads to its memory."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        column = self.column
        self.head(self.tr("What fell and what rose"))
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
            Deed.PROMOTED: self.tr("{n} now checked"),
            Deed.DEMOTED: self.tr("{n} lost a grade"),
            Deed.JUDGED: self.tr("{n} judged anew"),
        }
        parts = [
            said.format(n=count(n)) for deed, said in words.items() if (n := found.counts.get(deed))
        ]
        return ", ".join(parts) + ("." if found.whole else self.tr(", and more before that."))

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
        self.read = Figure(theme, "refresh", self.tr("Last byte check"))
        self.read.clicked.connect(lambda *_: self.desk.go("sources"))
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
        self.read.set("", self._read_words(found))

    def _read_words(self, found: Home) -> str:
        if found.oldest_byte_check is None or found.newest_byte_check is None:
            return self.tr("No source was read byte for byte yet")
        newest, oldest = (
            ago(at, found.at) for at in (found.newest_byte_check, found.oldest_byte_check)
        )
        if newest == oldest:
            return self.tr("Every source was last read byte for byte {when}").format(when=newest)
        words = self.tr("Last byte check {newest}; the source unread for longest was read {oldest}")
        return words.format(newest=newest, oldest=oldest)


def _part(
    value: str,
    words: str,
    color: str,
    pattern: str,
    counts: Mapping[str, int],
    before: Mapping[str, int] | None,
) -> Part:
    number = counts.get(value, 0)
    moved = number - before.get(value, 0) if before is not None else None
    return Part(value, words, color, pattern, number, moved)
