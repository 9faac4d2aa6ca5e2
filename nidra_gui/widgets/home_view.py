"""Home as it is filled: notices, the pass that runs or ended, the cards, and the next pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from nidra.records.grade import Standing
from nidra.report.deeds import deeds
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from nidra_gui.language import engine, stop
from nidra_gui.widgets.home_cards import ChangesCard, PassCard, SourcesCard, TrustCard, WaitingCard
from nidra_gui.widgets.notice import Notice
from nidra_gui.widgets.scroll import GAP, Scroll
from nidra_gui.widgets.work_card import DoneCard, WorkCard
from nidra_gui.words import count, size

if TYPE_CHECKING:
    from nidra.records.browse import Home

    from nidra_gui.desk import Desk
    from nidra_gui.jobs import Job, Outcome

TWO_COLUMNS = 124  # letters of the font: below so many the columns lie one under the other
_PASSES = ("sleep", "scheduled")


class HomeView(Scroll):
    """Everything that Home shows of a store with memories in it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.demo = Notice(desk.theme, "info", "accent")
        self.paused = Notice(desk.theme, "pause", "contested")
        self.interrupted = Notice(desk.theme, "warning", "contested")
        self.work = WorkCard(self.tr("Stop"))
        self.work.hide()
        self.done = DoneCard()
        self.trust = TrustCard(desk)
        self.changes = ChangesCard(desk)
        self.sources = SourcesCard(desk)
        self.waiting = WaitingCard(desk)
        self.passes = PassCard(desk)
        self.schedule = self.passes.schedule
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.columns.setSpacing(GAP)
        self.columns.addLayout(_stacked(self.changes, self.sources), 3)
        self.columns.addLayout(_stacked(self.waiting, self.passes), 2)
        for part in (self.demo, self.paused, self.interrupted, self.work, self.done, self.trust):
            self.column.addWidget(part)
        self.column.addLayout(self.columns)
        self.column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self.fontMetrics().averageCharWidth() * TWO_COLUMNS
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across if wide else down)
        self.trust.lay(wide)

    def set(self, found: Home, is_demo: bool) -> None:
        """Show how the store stands."""
        self._fill_notices(found, is_demo)
        self.trust.set(found)
        self.changes.set(found)
        self.sources.set(found)
        self.waiting.set(found)
        self.passes.set(found, working=not self.work.isHidden())

    def _fill_notices(self, found: Home, is_demo: bool) -> None:
        self.demo.set(
            self.tr(
                "This is the demo store: its memories and its faults were made up for a look around."
            )
            if is_demo
            else "",
            self.tr("Open your own store"),
            self.desk.commands["open-own"].trigger,
        )
        step = ""
        run: Callable[[], object] = self.desk.sleep
        told = tuple(map(engine, found.interrupted))
        begun = self._begun_import()
        if found.cut_short:
            step = self.tr("Import again")
            run = partial(self.desk.import_from, found.cut_short[0])
        elif begun:
            told = (cut_short_words(begun), *told)
            step = self.tr("Import again")
            run = partial(self._import_again, begun)
        elif found.interrupted:
            step = self.tr("Sleep now")
        self.interrupted.set("\n".join(told if self.work.isHidden() else ()), step, run)

    def show_paused(self, paused: bool) -> None:
        """Say that nobody watches, for as long as that is so."""
        told = self.tr(
            "Watching is paused: a source that changes is not judged before you go on, or open this"
            " store again."
        )
        run = self.desk.commands["pause-watching"].trigger
        self.paused.set(told if paused else "", self.tr("Go on watching"), run)

    def _begun_import(self) -> str:
        session = self.desk.session
        return self.desk.settings.begun_import(str(session.folder)) if session is not None else ""

    def _import_again(self, palace: str) -> None:
        self.desk.settings.keep_begun_import("", "")
        self.desk.import_from(palace)

    # The pass.

    def work_begun(self, job: Job) -> None:
        """Show work that began."""
        self.done.hide()
        self.interrupted.hide()
        self.work.follow(job)
        self.work.show()

    def work_ended(self, outcome: Outcome) -> None:
        """Show what came of work, where it was a pass."""
        self.work.hide()
        if outcome.request.get("verb") not in _PASSES:
            return
        if outcome.result is None:
            self._show_cut_short(outcome)
        elif outcome.result.get("ran", True):
            self._show_done(outcome.result)

    def forget(self) -> None:
        """Another store is there: what ran and ended was not its own."""
        self.work.hide()
        self.done.hide()

    def _show_cut_short(self, outcome: Outcome) -> None:
        kept = self.tr("What it did is kept, and the next one goes on from there.")
        if outcome.cancelled:
            title, lines = self.tr("The pass was stopped"), [kept]
        else:
            title = self.tr("The pass did not come to its end")
            lines = [outcome.sentence, kept]
        self.done.set(title, lines, self.tr("Go on"), self.desk.sleep)

    def _show_done(self, result: Mapping[str, Any]) -> None:
        did = [f"{engine(line)}{stop()}" for line in deeds(result.get("actions", {}))]
        notes = [str(note) for note in result.get("notes", ())]
        fell = any("fell" in str(kind) for kind, n in result.get("actions", {}).items() if n)
        self.done.set(
            self.tr("The pass is done"),
            [self._read_lines(result), *(did or [self.tr("Nothing changed.")]), *notes],
            self.tr("What fell") if fell else "",
            self._see_fallen,
        )
        if self.isVisible() and not self._is_in_sight(self.done):
            self.desk.say(self.tr("The pass is done"), self.tr("Show it"), self._see_done)

    def _is_in_sight(self, part: QWidget) -> bool:
        """Is the head of a part within what is scrolled to?"""
        content = self.widget()
        return (
            content is None or part.mapTo(content, QPoint()).y() >= self.verticalScrollBar().value()
        )

    def _see_done(self) -> None:
        self.desk.go("home")
        self.ensureWidgetVisible(self.done)

    def _read_lines(self, result: Mapping[str, Any]) -> str:
        read = result.get("read", {})
        number = int(read.get("sources read", 0))
        trusted = int(read.get("sources trusted by fingerprint", 0))
        words = self.tr("It read {n} sources ({size})")
        if number == 1:
            words = self.tr("It read 1 source ({size})")
        looked = self.tr("; {n} others look as they did and were not read.")
        if trusted == 1:
            looked = self.tr("; 1 other looks as it did and was not read.")
        rest = looked.format(n=count(trusted))
        told = words.format(n=count(number), size=size(int(read.get("bytes read", 0))))
        return told + (rest if trusted else stop())

    def _see_fallen(self) -> None:
        self.desk.show_memories("standing", Standing.FALLEN.label)


def cut_short_words(palace: str) -> str:
    """What became of an import whose window ended before it did."""
    words = QCoreApplication.translate(
        "HomeView",
        "The import of {place} was cut short when the window ended. Nothing of it was kept.",
    )
    return words.format(place=one_line(palace, 400))


def _stacked(*parts: QWidget) -> QVBoxLayout:
    """Cards one under the other, each as high as it needs to be."""
    column = QVBoxLayout()
    column.setSpacing(GAP)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return column
