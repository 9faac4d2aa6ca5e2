"""One receipt of a memory: what is on record of it, and, set apart, what its source says at this moment."""

from __future__ import annotations

import re
import time

from nidra.records.evidence import Form
from nidra.records.memory import EvidenceRow
from nidra.records.portrait import Looked, Reading
from nidra.records.verdict import UNREACHED, State
from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout

from nidra_gui.helping import VERDICTS, about
from nidra_gui.language import engine
from nidra_gui.models.names import source_name
from nidra_gui.theme import Theme
from nidra_gui.widgets import badge
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.diff import Diff, changed_line
from nidra_gui.widgets.elided import Elided, tell_long
from nidra_gui.widgets.excerpt import Excerpt
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.passage import Passage
from nidra_gui.widgets.plain import button, label
from nidra_gui.widgets.seals import Seals
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.widgets.verdict_words import day, exactly, words_of
from nidra_gui.words import ago

_LINES = re.compile(r"lines? (\d+)(?:-\d+)?")


class VerdictLine(QFrame):
    """A verdict with its badge, the sentence that explains it, and when it was read."""

    def __init__(self, theme: Theme, title: str, kind: str = "") -> None:
        super().__init__()
        if kind:
            self.setProperty("kind", kind)
        self.title = label(title, "small")
        self.badge = Badge(theme)
        self.sentence = label(wrap=True)
        self.when = label(kind="small", wrap=True)
        rows = QVBoxLayout(self)
        side = 12 if kind else 0
        rows.setContentsMargins(side, 8 if kind else 0, side, 8 if kind else 0)
        rows.setSpacing(3)
        top = Flow()
        top.addWidget(self.title)
        top.addWidget(self.badge)
        rows.addWidget(top)
        for part in (self.sentence, self.when):
            rows.addWidget(part)

    def say(
        self, which: tuple[str, str], words: str, sentence: str, when: str, place: str = "verdicts"
    ) -> None:
        """Show a verdict; `place` is where help explains it."""
        self.badge.set(which, words, place)
        about(self, place)
        for part, text in ((self.sentence, sentence), (self.when, when)):
            tell_long(part, text)
            part.setVisible(bool(text))


class ReceiptCard(QFrame):
    """One receipt. `open_source` asks for its file."""

    open_source = Signal(str)
    copied = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.row: EvidenceRow | None = None
        self.looked: Looked | None = None
        self._reading: Reading | None = None
        self._trusted_at: int | None = None
        self._statement = ""
        self.name = Elided(middle=True)
        self.name.setProperty("kind", "heading")
        self.place = Elided(kind="small", middle=True)
        self.locator = Elided(kind="small")
        self.stored = VerdictLine(theme, self.tr("On record"))
        self.live = VerdictLine(theme, self.tr("In the source now"), "quote")
        self.quoted = label(kind="small", wrap=True)
        self.excerpt = Passage(theme, self.tr("Excerpt as stored"), mono=True)
        self.diff = Diff(theme)
        self.context = Excerpt(theme)
        self.seals = Seals()
        about(self, "verdicts#verdicts")
        about(self.seals, "verdicts#corrupt")
        about(self.diff, "verdicts#what-is-a-change-and-what-is-not")
        self.open = button(self.tr("Open source"), self._open)
        self.copy = button(self.tr("Copy path"), self._copy)
        self._lay_out()

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 14, 16, 14)
        rows.setSpacing(10)
        top = QVBoxLayout()
        top.setSpacing(1)
        for line in (self.name, self.place, self.locator):
            top.addWidget(line)
        rows.addLayout(top)
        rows.addWidget(self.stored)
        rows.addWidget(self.live)
        quote = QVBoxLayout()
        quote.setSpacing(4)
        quote.addWidget(self.quoted)
        quote.addWidget(self.excerpt)
        rows.addLayout(quote)
        for part in (self.diff, self.context, self.seals):
            rows.addWidget(part)
        rows.addWidget(self._buttons())

    def _buttons(self) -> Flow:
        row = Flow()
        for part in (self.open, self.copy):
            row.addWidget(part)
        return row

    # What is on record.

    def show_stored(
        self, row: EvidenceRow, statement: str, reading: Reading | None, trusted_at: int | None
    ) -> None:
        """Show a receipt as it is stored. What its source said of the same one stays beside it; another
        one waits to be checked."""
        if self.row is None or self.row.key != row.key:
            self.looked = None
            self.show_checking()
        self.row, self._reading, self._trusted_at = row, reading, trusted_at
        self._statement = statement
        self._name_source()
        self._quote()
        self._tell_stored()
        self._show_text()

    def _name_source(self) -> None:
        row = self.row
        assert row is not None
        self.name.tell(self._named(source_name(row.source), row.locator))
        self.name.setToolTip(plain_tip(row.source))
        self.place.tell(row.source)
        self.locator.tell(row.locator)
        self.locator.setVisible(bool(row.locator) and not _LINES.fullmatch(row.locator))

    def _named(self, name: str, locator: str) -> str:
        """The file with the lines of the receipt, and the line that changed or where they stand now."""
        line, changed = self._line(), None
        if line and self.looked is not None:
            changed = changed_line(self.looked)
        words = name
        lines = _LINES.fullmatch(locator)
        if lines:
            words = f"{name}, {locator}"
        elif line:
            words = self.tr("{file}, line {line}").format(file=name, line=line)
        if changed and (lines or changed != line):
            return self.tr("{where}, changed in line {line}").format(where=words, line=changed)
        if lines and line and lines[1] != str(line):
            return self.tr("{where}, now at line {line}").format(where=words, line=line)
        return words

    def _line(self) -> int | None:
        """The line at which the receipt's words, or what became of them, stand now."""
        looked = self.looked
        if looked is None or looked.verdict.state is State.UNFOUNDED:
            return None
        return looked.line

    def _quote(self) -> None:
        row = self.row
        assert row is not None
        whole = bool(row.excerpt) and row.excerpt == self._statement
        words = self.tr("The receipt quotes")
        if row.form is Form.CLAIM:
            words = self.tr("The receipt claims that this exists: {what}").format(what=row.locator)
        elif whole:
            words = self.tr("The receipt quotes the whole statement.")
        elif not row.excerpt.strip():
            words = self.tr("The receipt quotes nothing.")
        tell_long(self.quoted, words)
        self.excerpt.show_text(row.excerpt)

    def _tell_stored(self) -> None:
        row = self.row
        assert row is not None
        self.stored.say(
            badge.of_verdict(row.state),
            words_of(row.state),
            engine(row.note),
            self._stored_when(),
            VERDICTS[row.state],
        )
        self.stored.when.setToolTip(exactly(row.read_at) if row.read_at is not None else "")
        if self.looked is not None:
            self._say_once(row, self.looked)

    def _say_once(self, row: EvidenceRow, looked: Looked) -> None:
        """A sentence that is the same on record and now is read once, beside what is found now."""
        same = (row.state, row.note) == (looked.verdict.state, looked.verdict.sentence)
        self.stored.sentence.setVisible(bool(row.note) and not same)

    def _stored_when(self) -> str:
        row = self.row
        assert row is not None
        now = time.time_ns() // 1000
        if row.read_at is None:
            words = self.tr("Its source was never read.")
        else:
            words = self._read(ago(row.read_at, now))
        if row.unreached_since is not None:
            since = self.tr("Not re-checkable since {day}.").format(day=day(row.unreached_since))
            return f"{words} {since}"
        if self._trusted_at and row.read_at is not None and row.read_at < self._trusted_at:
            trusted = self.tr(
                "The quick pass of {day} did not read it: size, times and inode were unchanged."
            ).format(day=day(self._trusted_at))
            return f"{words} {trusted}"
        return words

    def _read(self, when: str) -> str:
        if self._reading is None:
            return self.tr("Read {when}.").format(when=when)
        words = (
            self.tr("Read {when} by the quick pass of {day}.")
            if self._reading.mode.startswith("quick")
            else self.tr("Read {when} by the pass of {day}.")
        )
        return words.format(when=when, day=day(self._reading.started_at))

    # What the source says now.

    def show_checking(self) -> None:
        """Say that the source is being read."""
        self.live.say(("refresh", "muted"), self.tr("checking…"), "", "")

    def show_live(self, looked: Looked) -> None:
        """Show what the source says at this moment."""
        self.looked = looked
        self._name_source()
        self._tell_live()
        self._show_text()

    def show_failed(self, sentence: str) -> None:
        """Say why the check could not be made."""
        self.looked = None
        self.live.say(("warning", "fallen"), self.tr("could not be checked"), sentence, "")
        self._show_text()

    def tick(self) -> None:
        """Say anew how long ago everything was read."""
        if self.row is not None:
            self._tell_stored()
        if self.looked is not None:
            self._tell_live()

    def _tell_live(self) -> None:
        looked, row = self.looked, self.row
        assert looked is not None and row is not None
        state = looked.verdict.state
        self._say_once(row, looked)
        when = ago(looked.at, time.time_ns() // 1000)
        if looked.reached:
            words = self.tr("Read {when}.").format(when=when)
        else:
            words = f"{self.tr('The source could not be read {when}.')} {self._still_stands(row)}"
            words = words.format(when=when).strip()
        sentence = engine(looked.verdict.sentence)
        if looked.place != row.source and looked.place not in sentence:
            sentence += " " + self.tr("Read at {place}.").format(place=looked.place)
        self.live.say(badge.of_verdict(state), words_of(state), sentence, words, VERDICTS[state])

    def _still_stands(self, row: EvidenceRow) -> str:
        """What is left of a receipt whose source is out of reach."""
        if row.state not in UNREACHED:
            stands = self.tr("What still stands: {verdict}.")
            return stands.format(verdict=words_of(row.state))
        return self.tr("It was found true before.") if row.ever_ok else ""

    def _show_text(self) -> None:
        looked, row = self.looked, self.row
        assert row is not None
        differs = looked is not None and bool(looked.changes) and not looked.verdict.ok
        in_context = looked is not None and bool(looked.found) and not differs
        whole = bool(row.excerpt) and row.excerpt == self._statement
        self.excerpt.setVisible(bool(row.excerpt.strip()) and not whole and not differs)
        self.quoted.setVisible(not differs)
        self.diff.setVisible(differs)
        self.context.setVisible(in_context)
        if looked is not None and differs:
            self.diff.show_difference(row.excerpt, looked)
        if looked is not None and in_context:
            self.context.show_context(looked)
        self.seals.show_seals(row.sha256, looked)

    # Its file.

    def path(self) -> str:
        """Where the source was read, else where it is on record."""
        if self.looked is not None and self.looked.place:
            return self.looked.place
        return self.row.source if self.row is not None else ""

    def _open(self) -> None:
        self.open_source.emit(self.path())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.path())
        self.copied.emit(self.path())
