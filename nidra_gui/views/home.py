"""Page 1, Home: how the store stands, what became of it since the last pass, and what comes next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout

from nidra_gui.coalescing import Coalescing
from nidra_gui.language import engine
from nidra_gui.widgets.drop_zone import DropZone
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import button, tell
from nidra_gui.widgets.state import Kind

if TYPE_CHECKING:
    from nidra.records.browse import Home
    from nidra.records.timer import TimerStatus

    from nidra_gui.desk import Desk
    from nidra_gui.jobs import Job, Outcome
    from nidra_gui.nights import Nights
    from nidra_gui.session import Session
    from nidra_gui.widgets.home_view import HomeView

PAUSE_MS = 150  # from one answer to the next question while the store changes without a pause


class HomePage(Page):
    """Since last night. It asks again whenever any process committed to the store."""

    name = "home"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._followed: Session | None = None
        self._nights: Nights | None = None
        self._questions = Coalescing(self, self._ask, PAUSE_MS)
        self._view: HomeView | None = None
        self.found: Home | None = None
        self.is_demo = False
        self._make_header()
        rows = QVBoxLayout(self.body)
        rows.setContentsMargins(0, 0, 0, 0)
        self.scrolls()

    def title(self) -> str:
        return self.tr("Home")

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

    @property
    def view(self) -> HomeView:
        """What is shown of a store, made when the first one is there: the window paints before."""
        if self._view is None:
            from nidra_gui.widgets.home_view import HomeView

            self._view = HomeView(self.desk)
            self._view.schedule.asked.connect(self._set_hour)
            rows = self.body.layout()
            assert rows is not None
            rows.addWidget(self._view)
        return self._view

    # What it follows.

    def taken(self) -> None:
        self._questions.forget()
        session = self.session
        if self._followed is not session:
            self.found = None
            if self._view is not None:
                self._view.forget()
        self._unfollow()
        self._followed = session
        if session is not None:
            session.work_begun.connect(self._work_begun)
            session.work_ended.connect(self._work_ended)
            session.watch_moved.connect(self._watch_moved)
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
            self._followed.watch_moved.disconnect(self._watch_moved)
        if self._nights is not None:
            self._nights.moved.disconnect(self._timer_moved)
        self._followed = self._nights = None

    def refresh(self) -> None:
        if self.session is None and self.desk.there is not None:
            self.show_state(Kind.BUSY, self.tr("Opening the store…"), "", (self._open_another(),))
        elif self.show_missing():
            self._tell_cut_short()
        elif self.session is not None:
            if self.found is None:
                self.show_state(
                    Kind.BUSY,
                    self.tr("Looking at the store…"),
                    self.tr("What changed since the last pass is being put together."),
                    (self._open_another(),),
                )
            self._questions.ask()
        self._draw_kind()

    def _draw_kind(self) -> None:
        """The title and the drop zone of a page that is full, or empty."""
        full = self.kind is Kind.FULL and self.found is not None
        since = full and self.found.last_pass is not None  # type: ignore[union-attr]
        tell(self.heading, self.tr("Since last night") if since else self.tr("Home"))
        self.drop.setVisible(self.kind is Kind.EMPTY)

    def _tell_cut_short(self) -> None:
        """Say that an import which would have made the store was cut short; no page of it is there."""
        session = self.session or self.desk.session
        palace = self.desk.settings.begun_import(str(session.folder)) if session else ""
        if palace:
            from nidra_gui.widgets.home_view import cut_short_words

            self.desk.settings.keep_begun_import("", "")
            again = partial(self.desk.import_from, palace)
            self.desk.say(cut_short_words(palace), self.tr("Import again"), again)

    def _open_another(self) -> tuple[str, Any]:
        return self.tr("Open another store…"), self.desk.commands["open-store"].trigger

    def _ask(self) -> None:
        if self.session is not None:
            self.session.pages.ask("home", _look, self._show, self._failed)

    def _failed(self, sentence: str) -> None:
        self.found = None
        self.show_problem(sentence)
        self._questions.answered()

    # What is shown.

    def _show(self, seen: tuple[Home, bool]) -> None:
        found, self.is_demo = seen
        self.found = found
        if found.census.total:
            self.view.set(found, self.is_demo)
            self.view.show_paused(self.session is not None and self.session.paused)
            self.show_body()
        else:
            self._show_empty(found)
        self._draw_kind()
        self._draw_steps()
        self._questions.answered()

    def _show_empty(self, found: Home) -> None:
        steps = [(self.tr("Import a palace…"), self.desk.commands["import"].trigger)]
        if found.cut_short:
            again = partial(self.desk.import_from, found.cut_short[0])
            steps.insert(0, (self.tr("Import again"), again))
        sentence = " ".join(
            (self.tr("The store is here, and no memory is in it."), *map(engine, found.interrupted))
        )
        if self.is_demo:
            steps.append((self.tr("Open your own store"), self.desk.commands["open-own"].trigger))
        else:
            steps.append((self.tr("Open the demo store"), self.desk.open_demo))
        self.show_state(Kind.EMPTY, self.tr("No memories yet"), sentence, tuple(steps))

    def _draw_steps(self) -> None:
        idle = self.session is not None and self.session.work is None and bool(self.desk.there)
        self.sleep.setEnabled(idle)
        self.export.setEnabled(bool(self.desk.there) and self.session is not None)

    def _work_begun(self, job: Job) -> None:
        self.view.work_begun(job)
        self._draw_steps()

    def _work_ended(self, outcome: Outcome) -> None:
        self.view.work_ended(outcome)
        self._draw_steps()
        self.store_changed()

    def _watch_moved(self, _: object) -> None:
        if self._view is not None and self.session is not None:
            self._view.show_paused(self.session.paused)

    def _timer_moved(self, status: TimerStatus) -> None:
        if self.found is not None:
            self.view.schedule.set(status)

    def _set_hour(self, hour: str) -> None:
        from nidra_gui.nights import set_hour

        if self.session is not None:
            set_hour(self.session, hour, self._planned)

    def _planned(self, status: TimerStatus) -> None:
        self.desk.say(self.view.schedule.words(status))
        self.store_changed()


def _look(store: Any, cancel: Any) -> tuple[Home, bool]:
    """How the store stands, and whether it is the demo store."""
    from nidra.app.demo_mark import is_demo
    from nidra.app.home import home

    return home(store), is_demo(store.folder)
