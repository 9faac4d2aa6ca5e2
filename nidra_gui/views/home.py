"""Page 1, Home: how the store stands, what became of it since the last pass, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from nidra.records.grade import Grade, Standing
from nidra.records.report import Census
from nidra.records.timer import TimerStatus
from nidra.records.watch import Deed
from nidra.report.deeds import deeds
from nidra.report.sentence import trust_sentence
from nidra.report.words import ago, count, size
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from nidra_gui.jobs import Job, Outcome
from nidra_gui.nights import set_hour
from nidra_gui.widgets.census_bar import CensusBar, Part
from nidra_gui.widgets.changes import ChangeLine, Lines, SourceLine
from nidra_gui.widgets.drop_zone import DropZone
from nidra_gui.widgets.line import Figure
from nidra_gui.widgets.notice import Notice
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import button, card, label, tell
from nidra_gui.widgets.schedule_card import Schedule
from nidra_gui.widgets.scroll import GAP, Scroll
from nidra_gui.widgets.state import Kind
from nidra_gui.widgets.work_card import DoneCard, WorkCard

if TYPE_CHECKING:
    from nidra.records.browse import Change, Home, SourceNews

    from nidra_gui.desk import Desk
    from nidra_gui.nights import Nights
    from nidra_gui.session import Session

TWO_COLUMNS = 62  # letters of the font: below so many the columns lie one under the other
SOURCES = 6
CHANGES = 12
PAUSE_MS = 150  # from one answer to the next question while the store changes without a pause
_PASSES = ("sleep", "scheduled")


class HomePage(Page):
    """Since last night. It asks again whenever any process committed to the store."""

    name = "home"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._followed: Session | None = None
        self._nights: Nights | None = None
        self._asking = self._again = False
        self._soon = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._soon.timeout.connect(self._ask)
        self.found: Home | None = None
        self.is_demo = False
        self._make_header()
        self._make_notices()
        self._make_trust()
        self._make_changes()
        self._make_sources()
        self._make_waiting()
        self._make_schedule()
        self._lay_out()

    def title(self) -> str:
        return self.tr("Since last night")

    # What the page is made of.

    def _make_header(self) -> None:
        commands = self.desk.commands
        self.export = button(self.tr("Export report"), commands["export-report"].trigger)
        self.sleep = button(self.tr("Sleep now"), self.desk.sleep, "primary")
        self.sleep.setToolTip(self.tr("Read the sources again and grade every memory."))
        self.header.addWidget(self.export)
        self.header.addWidget(self.sleep)
        self.drop = DropZone(self.desk.theme)
        self.drop.dropped.connect(self.desk.import_from)
        self.panel.add(self.drop)

    def _make_notices(self) -> None:
        theme = self.desk.theme
        self.demo = Notice(theme, "info", "accent")
        self.interrupted = Notice(theme, "warning", "contested")
        self.work = WorkCard(self.tr("Stop"))
        self.work.hide()
        self.done = DoneCard()

    def _make_trust(self) -> None:
        theme = self.desk.theme
        self.sentence = label("", "heading", wrap=True)
        self.last = label("", "muted", wrap=True)
        self.grades = CensusBar(theme)
        self.grades.chosen.connect(lambda value: self.desk.show_memories("grade", value))
        self.standings = CensusBar(theme)
        self.standings.chosen.connect(lambda value: self.desk.show_memories("standing", value))
        self.trust, column = _titled("")
        column.addWidget(self.sentence)
        column.addWidget(self.last)
        column.addSpacing(4)
        self.grades_words = label("", "small", wrap=True)
        column.addWidget(self.grades_words)
        column.addWidget(self.grades)
        column.addSpacing(4)
        column.addWidget(label(self.tr("What their sources say today"), "small"))
        column.addWidget(self.standings)

    def _make_changes(self) -> None:
        self.changes_card, column = _titled(self.tr("What fell and what rose"))
        self.changes_words = label("", "muted", wrap=True)
        self.changes = Lines(ChangeLine, self.desk.theme)
        self.changes.chosen.connect(self._see_change)
        self.more = button(self.tr("Show what is fallen"), self._see_fallen, "link")
        column.addWidget(self.changes_words)
        column.addWidget(self.changes)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def _make_sources(self) -> None:
        self.sources_card, column = _titled(self.tr("Sources that changed or vanished"))
        self.sources_words = label("", "muted", wrap=True)
        self.sources = Lines(SourceLine, self.desk.theme)
        self.sources.chosen.connect(self._see_source)
        self.all_sources = button(self.tr("Show all sources"), self._see_sources, "link")
        column.addWidget(self.sources_words)
        column.addWidget(self.sources)
        column.addWidget(self.all_sources, 0, Qt.AlignmentFlag.AlignLeft)

    def _make_waiting(self) -> None:
        theme = self.desk.theme
        self.waiting_card, column = _titled(self.tr("What waits"))
        self.contested = Figure(theme, "conflicts", self.tr("Conflicts"))
        self.contested.clicked.connect(lambda *_: self.desk.go("conflicts"))
        self.due = Figure(theme, "clock", self.tr("Reviews"))
        self.due.clicked.connect(lambda *_: self.desk.go("memories"))
        self.read = Figure(theme, "refresh", self.tr("Last byte check"))
        self.read.clicked.connect(lambda *_: self.desk.go("sources"))
        for part in (self.contested, self.due, self.read):
            column.addWidget(part)

    def _make_schedule(self) -> None:
        self.schedule_card, column = _titled(self.tr("The next pass"))
        self.schedule = Schedule()
        self.schedule.asked.connect(self._set_hour)
        column.addWidget(self.schedule)

    def _lay_out(self) -> None:
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.columns.setSpacing(GAP)
        self.columns.addLayout(_stacked(self.changes_card, self.sources_card), 3)
        self.columns.addLayout(_stacked(self.waiting_card, self.schedule_card), 2)
        self.area = Scroll()
        rows = self.area.column
        for part in (self.demo, self.interrupted, self.work, self.done, self.trust):
            rows.addWidget(part)
        rows.addLayout(self.columns)
        rows.addStretch(1)
        whole = QVBoxLayout(self.body)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self.fontMetrics().averageCharWidth() * TWO_COLUMNS * 2
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across if wide else down)

    # What it follows.

    def taken(self) -> None:
        self._asking = self._again = False
        self._soon.stop()
        if self._followed is not self.session:
            self.found = None
            self.done.hide()
        self._unfollow()
        session = self.session
        self._followed = session
        self.work.hide()
        if session is not None:
            session.work_begun.connect(self._work_begun)
            session.work_ended.connect(self._work_ended)
            if session.work is not None:
                self._work_begun(session.work)
            if session.nights is not None:
                self._nights = session.nights
                self._nights.moved.connect(self._timer_moved)
        self._draw_steps()

    def _unfollow(self) -> None:
        if self._followed is not None:
            self._followed.work_begun.disconnect(self._work_begun)
            self._followed.work_ended.disconnect(self._work_ended)
        if self._nights is not None:
            self._nights.moved.disconnect(self._timer_moved)
        self._followed = self._nights = None

    def refresh(self) -> None:
        if self.session is None and self.desk.there is not None:
            self.show_state(Kind.BUSY, self.tr("Opening the store…"), "", (self._open_another(),))
        elif not self.show_missing() and self.session is not None:
            if self.found is None:
                self.show_state(
                    Kind.BUSY,
                    self.tr("Looking at the store…"),
                    self.tr("What changed since the last pass is being put together."),
                    (self._open_another(),),
                )
            self._ask()
        self.drop.setVisible(self.kind is Kind.EMPTY)

    def _open_another(self) -> tuple[str, Any]:
        return self.tr("Open another store…"), self.desk.commands["open-store"].trigger

    def _ask(self) -> None:
        """Ask once at a time: a store that changes without a pause would else never be shown."""
        if self._asking:
            self._again = True
        elif self.session is not None:
            self._asking, self._again = True, False
            self.session.pages.ask("home", _look, self._show, self._failed)

    def _answered(self) -> None:
        self._asking = False
        if self._again:
            self._soon.start()

    def _failed(self, sentence: str) -> None:
        self.found = None
        self.show_problem(sentence)
        self._answered()

    # What is shown.

    def _show(self, seen: tuple[Home, bool]) -> None:
        found, self.is_demo = seen
        self.found = found
        if found.census.total:
            self._fill(found)
            self.show_body()
        else:
            self._show_empty(found)
        self.drop.setVisible(self.kind is Kind.EMPTY)
        self._draw_steps()
        self._answered()

    def _show_empty(self, found: Home) -> None:
        steps = [(self.tr("Import a palace…"), self.desk.commands["import"].trigger)]
        sentence = " ".join(
            (self.tr("The store is here, and no memory is in it."), *found.interrupted)
        )
        if self.is_demo:
            steps.append((self.tr("Open your own store"), self.desk.commands["open-own"].trigger))
        else:
            steps.append((self.tr("Open the demo store"), self.desk.open_demo))
        self.show_state(Kind.EMPTY, self.tr("No memories yet"), sentence, tuple(steps))

    def _fill(self, found: Home) -> None:
        self._fill_notices(found)
        tell(self.sentence, trust_sentence(found.census))
        tell(self.last, self._last_words(found))
        words = self.tr("How far they are borne out")
        if found.before is not None:
            words = self.tr("{words} (in brackets: since before the last pass)").format(words=words)
        tell(self.grades_words, words)
        self.grades.set(self._by_grade(found.census, found.before))
        self.standings.set(self._by_standing(found.census, found.before))
        self._fill_changes(found)
        self._fill_sources(found)
        self._fill_waiting(found)
        self.schedule.set(found.timer)

    def _fill_notices(self, found: Home) -> None:
        self.demo.set(
            self.tr(
                "This is the demo store: its memories and its faults were made up for a look around."
            )
            if self.is_demo
            else "",
            self.tr("Open your own store"),
            self.desk.commands["open-own"].trigger,
        )
        running = self.session is not None and self.session.work is not None
        self.interrupted.set(
            "\n".join(() if running else found.interrupted),
            self.tr("Sleep now") if any("pass" in one for one in found.interrupted) else "",
            self.desk.sleep,
        )

    def _last_words(self, found: Home) -> str:
        last = found.last_pass
        if last is None:
            if self.session is not None and self.session.work is not None:
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

    def _fill_changes(self, found: Home) -> None:
        shown = found.changes[:CHANGES]
        self.changes.set(shown, found.at)
        tell(self.changes_words, self._changes_words(found))
        left = sum(found.counts.values()) - len(shown)
        self.more.setVisible(left > 0)
        words = self.tr("… and {n} more. Show what is fallen")
        self.more.setText(words.format(n=count(max(0, left))))

    def _changes_words(self, found: Home) -> str:
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

    def _fill_sources(self, found: Home) -> None:
        self.sources.set(found.sources[:SOURCES], found.at)
        number = len(found.sources) + found.more_sources
        words = self.tr("No source changed or vanished.")
        if number == 1:
            words = self.tr("1 source since the last pass began.")
        elif number:
            words = self.tr("{n} sources since the last pass began.").format(n=count(number))
        tell(self.sources_words, words)
        self.all_sources.setVisible(number > 0)

    def _fill_waiting(self, found: Home) -> None:
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

    def _draw_steps(self) -> None:
        idle = self.session is not None and self.session.work is None and bool(self.desk.there)
        self.sleep.setEnabled(idle)
        self.export.setEnabled(bool(self.desk.there) and self.session is not None)

    # Where its parts lead.

    def _see_change(self, change: Change) -> None:
        self.desk.show_memory(change.memory)

    def _see_fallen(self) -> None:
        self.desk.show_memories("standing", Standing.FALLEN.label)

    def _see_source(self, source: SourceNews) -> None:
        self.desk.show_memories("source", source.path)

    def _see_sources(self) -> None:
        self.desk.go("sources")

    # The pass.

    def _work_begun(self, job: Job) -> None:
        self.done.hide()
        self.interrupted.hide()
        self.work.follow(job)
        self.work.show()
        self._draw_steps()

    def _work_ended(self, outcome: Outcome) -> None:
        self.work.hide()
        self._draw_steps()
        verb = outcome.request.get("verb")
        if verb not in _PASSES:
            return
        if outcome.result is None:
            title = (
                self.tr("The pass was stopped")
                if outcome.cancelled
                else self.tr("The pass did not come to its end")
            )
            kept = self.tr("What it did is kept, and the next one goes on from there.")
            lines = [kept] if outcome.cancelled else [outcome.sentence, kept]
            self.done.set(title, lines, self.tr("Go on"), self.desk.sleep)
        elif outcome.result.get("ran", True):
            self._show_done(outcome.result)
        self.store_changed()

    def _show_done(self, result: Mapping[str, Any]) -> None:
        did = [f"{line}." for line in deeds(result.get("actions", {}))]
        notes = [str(note) for note in result.get("notes", ())]
        fell = any("fell" in str(kind) for kind, n in result.get("actions", {}).items() if n)
        self.done.set(
            self.tr("The pass is done"),
            [self._read_lines(result), *(did or [self.tr("Nothing changed.")]), *notes],
            self.tr("What fell") if fell else "",
            self._see_fallen,
        )

    def _read_lines(self, result: Mapping[str, Any]) -> str:
        read = result.get("read", {})
        number = int(read.get("sources read", 0))
        trusted = int(read.get("sources trusted by fingerprint", 0))
        words = self.tr("It read {n} sources ({size})")
        if number == 1:
            words = self.tr("It read 1 source ({size})")
        rest = self.tr("; {n} look as they did and were not read.").format(n=count(trusted))
        told = words.format(n=count(number), size=size(int(read.get("bytes read", 0))))
        return told + (rest if trusted else ".")

    # The schedule.

    def _timer_moved(self, status: TimerStatus) -> None:
        if self.found is not None:
            self.schedule.set(status)

    def _set_hour(self, hour: str) -> None:
        if self.session is not None:
            set_hour(self.session, hour, self.store_changed)


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


def _titled(title: str) -> tuple[QFrame, QVBoxLayout]:
    """A card with its title, and the column below it."""
    made = card()
    column = QVBoxLayout(made)
    column.setContentsMargins(18, 14, 18, 16)
    column.setSpacing(6)
    if title:
        column.addWidget(label(title, "heading", wrap=True))
    return made, column


def _stacked(*parts: QWidget) -> QVBoxLayout:
    """Cards one under the other, each as high as it needs to be."""
    column = QVBoxLayout()
    column.setSpacing(GAP)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return column


def _look(store: Any, cancel: Any) -> tuple[Home, bool]:
    """How the store stands, and whether it is the demo store."""
    from nidra.app.first_run import is_demo
    from nidra.app.home import home

    return home(store), is_demo(store.folder)
