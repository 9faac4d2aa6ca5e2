"""Import: what lies at a path, what an import of it would find, the import itself, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from nidra_gui.jobs import Job, Outcome
from nidra_gui.nights import set_hour
from nidra_gui.previews import Previews
from nidra_gui.widgets.asking import ask_folder
from nidra_gui.widgets.drop_zone import DropZone
from nidra_gui.widgets.import_result import ImportResult
from nidra_gui.widgets.maps_editor import Pair
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import button, set_kind
from nidra_gui.widgets.preview_view import PreviewView
from nidra_gui.widgets.scroll import GUTTER
from nidra_gui.widgets.state import Kind
from nidra_gui.widgets.work_card import WorkCard

if TYPE_CHECKING:
    from nidra.records.report import OriginReport
    from nidra.records.timer import TimerStatus

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session


class ImportPage(Page):
    """From a dropped path to its memories. Nothing is written before *Import* is pressed."""

    name = "import"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.path = ""
        self.found: dict[str, Any] | None = None
        self.done: dict[str, Any] | None = None
        self.previews = Previews(self)
        self.previews.looked.connect(self._looked)
        self._cut = False  # a preview was cut short, since its store was left
        self._importing: Job | None = None
        self._into = ""  # the store that is to be opened and filled
        self._maps: Sequence[Pair] = ()
        self._suggested = False  # the folders that the palace suggests are those in use
        self._make_views()
        self.start = button(self.tr("Import"), self._import, "primary")
        self.own = button(self.tr("Import into your own store"), self._import_to_own, "primary")
        self.other = button(self.tr("Choose another…"), self._choose)
        self.header.addWidget(self.other)
        self.header.addWidget(self.own)
        self.header.addWidget(self.start)
        self._draw_steps()

    def title(self) -> str:
        return self.tr("Import a palace")

    def _make_views(self) -> None:
        theme = self.desk.theme
        self.drop = DropZone(theme)
        self.drop.dropped.connect(self.desk.import_from)
        self.panel.add(self.drop)
        self.preview = PreviewView(theme)
        self.preview.maps.asked.connect(self._preview_again)
        self.work = WorkCard(self.tr("Cancel"))
        running = QWidget()
        column = QVBoxLayout(running)
        column.setContentsMargins(0, 0, GUTTER, 0)
        column.addWidget(self.work)
        column.addStretch(1)
        self.running = running
        self.result = ImportResult(
            theme,
            self.desk.commands["pause-watching"],
            (
                (self.tr("Sleep now"), self._sleep),
                (self.tr("See the memories"), self._see),
                (self.tr("Import another…"), self._choose),
            ),
        )
        self.result.schedule.asked.connect(self._set_hour)
        self.views = QStackedWidget()
        for view in (self.preview, running, self.result):
            self.views.addWidget(view)
        rows = QVBoxLayout(self.body)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.views)
        self.scrolls()

    # What it follows.

    def taken(self) -> None:
        if self.session is None:
            self._cut = self.previews.job is not None
            self.previews.leave()
            if self._importing is not None:
                self._importing = None
                self._show_stopped()
        elif self._into:
            into, self._into = self._into, ""
            if into == str(self.session.folder) and self.desk.there is not None:
                self._import()
        elif self._cut:
            self._cut = False
            self._look(self._maps)
        self._draw_steps()

    def refresh(self) -> None:
        if not self.path:
            self._show_nothing()
        elif self.session is not None and self.desk.there:
            self.session.pages.ask("origins", _origins, self._show_origins)
            if self.done is not None:
                self.session.pages.ask("timer", _timer, self._show_timer)

    def _show_origins(self, origins: Sequence[OriginReport]) -> None:
        self.preview.set_origins(origins)

    def _show_timer(self, status: TimerStatus) -> None:
        self.result.schedule.set(status)

    # Looking at a path.

    def look_at(self, path: str) -> None:
        """Look at what lies at a path; nothing is imported before a person says so."""
        if self._importing is not None:
            self.desk.say(self.tr("An import is running. Wait for its end, or cancel it first."))
            return
        self.path, self.found, self.done = path, None, None
        self.preview.set_origins(())
        self._suggested = False
        self._look(())

    def _preview_again(self) -> None:
        if not self._is_told_off():
            self._suggested = True  # a person has chosen since
            self._look(self.preview.maps.pairs())

    def _is_told_off(self) -> bool:
        """Is something wrong with the folders that moved? It is said then."""
        sentence = self.preview.maps.problem()
        if sentence:
            self.desk.say(sentence)
        return bool(sentence)

    def _look(self, maps: Sequence[Pair]) -> None:
        self._maps = maps
        self.previews.begin(self.path, maps, self.session or self.desk.session)
        self._show(
            Kind.BUSY,
            self.tr("Looking at what lies there…"),
            self.path,
            (self.tr("Cancel"), self._cancel_preview),
        )

    def _cancel_preview(self) -> None:
        self.previews.end()
        if self.found is not None:
            self._show_preview()
        else:
            self.path = ""
            self._show_nothing()

    def _looked(self, outcome: Outcome) -> None:
        if outcome.result is None:
            self._show_unknown(outcome)
            return
        maps = [(str(old), str(new)) for old, new in outcome.result["suggested_maps"]]
        if maps and not self._suggested:
            self._suggested = True
            self._look(maps)
            return
        self.found = outcome.result
        self.preview.set(self.found, self._maps)
        self._show_preview()
        self.refresh()

    # What is shown.

    def _show_nothing(self) -> None:
        self._show(
            Kind.EMPTY,
            self.tr("Which palace?"),
            self.tr("Drop its folder anywhere in this window, or choose it. It is only read."),
            (self.tr("Choose a folder…"), self._choose),
            (self.tr("Open the demo store"), self.desk.open_demo),
        )

    def _show(self, kind: Kind, title: str, sentence: str, *steps: tuple[str, Any]) -> None:
        self.show_state(kind, title, sentence, steps)
        self._draw_steps()

    def _show_view(self, view: QWidget) -> None:
        self.views.setCurrentWidget(view)
        self.show_body()
        self._draw_steps()

    def _show_preview(self) -> None:
        self._show_view(self.preview)
        (self.start if self.own.isHidden() else self.own).setFocus()

    def _draw_steps(self) -> None:
        shown = self.kind is Kind.FULL and self.views.currentWidget() is self.preview
        own = self.desk.own_beside_demo()
        store = self.desk.store_name()
        self.preview.set_target(store, str(self.session.folder) if self.session else "", bool(own))
        self.start.setText(self.tr("Import into: {store}").format(store=one_line(store, 40)))
        self.own.setVisible(shown and bool(own))
        set_kind(self.start, "" if own else "primary")
        self.own.setEnabled(self.found is not None and int(self.found["importable"]) > 0)
        self.start.setVisible(shown)
        self.other.setVisible(shown)
        self.start.setEnabled(self.found is not None and int(self.found["importable"]) > 0)
        self.drop.setVisible(self.kind is Kind.EMPTY and not self.path)

    def _show_unknown(self, outcome: Outcome) -> None:
        """Say what lies there instead of a palace. It may be a store of ours."""
        session = self.session or self.desk.session
        if session is None:
            self._show_refused(outcome)
            return
        path = Path(self.path)
        session.pages.ask(
            "store at",
            lambda store, cancel: _store_at(path),
            lambda folder: (
                self._show_ours(session, folder)
                if folder is not None
                else self._show_refused(outcome)
            ),
            lambda sentence: self._show_refused(outcome),
        )

    def _show_ours(self, session: Session, folder: Path) -> None:
        if folder == session.folder:
            self._show(
                Kind.EMPTY,
                self.tr("This store is open already"),
                str(folder),
                (self.tr("Go to Home"), lambda: self.desk.go("home")),
                (self.tr("Choose another…"), self._choose),
            )
            return
        self._show(
            Kind.EMPTY,
            self.tr("This is a store of Nidra, not a palace"),
            self.tr("It needs no import: {folder} can be opened as it is.").format(folder=folder),
            (self.tr("Open it"), lambda: self._open(str(folder))),
            (self.tr("Choose another…"), self._choose),
        )

    def _open(self, folder: str) -> None:
        self.path = ""
        self.desk.go("home")
        self.desk.open_store(folder)

    def _show_refused(self, outcome: Outcome) -> None:
        title = {
            "PalaceAbsent": self.tr("No palace is there"),
            "PalaceUnsupported": self.tr("This kind cannot be read yet"),
            "StoreBusy": self.tr("The palace is in use"),
        }.get(outcome.kind, self.tr("What lies there cannot be read"))
        self._show(
            Kind.ERROR,
            title,
            outcome.sentence,
            (self.tr("Choose another…"), self._choose),
            (self.tr("Try again"), lambda: self.look_at(self.path)),
        )

    # The import.

    def _import(self) -> None:
        session = self.session or self.desk.session
        if session is None or self.found is None or self._is_told_off():
            return
        maps = [] if self.found["first_generation"] else self.preview.maps.pairs()
        job = session.start("import", path=self.path, maps=[list(pair) for pair in maps])
        if job is None:
            self.desk.say(
                self.tr("Some work is running already. Stop it first, or wait until it is done.")
            )
            return
        self._importing = job
        self.desk.settings.keep_begun_import(str(session.folder), self.path)
        job.ended.connect(self._ended)
        self.work.follow(job, self.tr("Importing {place}").format(place=self.found["location"]))
        self._show_view(self.running)

    def _import_to_own(self) -> None:
        """Open the person's own store in the place of the demo, then import into it."""
        session = self.session or self.desk.session
        if self._is_told_off() or session is None:
            return
        if session.work is not None:
            self.desk.say(
                self.tr("Some work is running already. Stop it first, or wait until it is done.")
            )
            return
        self._into = self.desk.own_beside_demo()
        self.desk.open_store(self._into)

    def _ended(self, outcome: Outcome) -> None:
        self._importing = None
        self.desk.settings.keep_begun_import("", "")
        if outcome.result is not None:
            self._show_done(outcome.result)
        elif outcome.cancelled:
            self._show(
                Kind.EMPTY,
                self.tr("The import was cancelled"),
                self.tr("The store is as it was before it began, and so is the palace."),
                (self.tr("Look at it again"), lambda: self.look_at(self.path)),
                (self.tr("Choose another…"), self._choose),
            )
        else:
            self._show(
                Kind.ERROR,
                self.tr("The import did not come to its end"),
                outcome.sentence,
                (self.tr("Look at it again"), lambda: self.look_at(self.path)),
                (self.tr("Choose another…"), self._choose),
            )

    def _show_stopped(self) -> None:
        """The store was left while an import into it ran."""
        self._show(
            Kind.EMPTY,
            self.tr("The import was stopped"),
            self.tr("Another store was opened. The one before is as it was, and so is the palace."),
            (self.tr("Look at it again"), lambda: self.look_at(self.path)),
            (self.tr("Choose another…"), self._choose),
        )

    def _show_done(self, done: dict[str, Any]) -> None:
        self.done = done
        undo = done.get("undo")
        if undo and self.desk.session is not None:
            name = Path(self.path).name
            self.desk.session.deeds.add(self.tr("import of {name}").format(name=name), undo)
            self.desk.say(
                self.tr("Imported {name}.").format(name=name),
                self.tr("Undo"),
                self.desk.commands["undo"].trigger,
            )
        self.result.set(done)
        self._show_view(self.result)
        self.refresh()

    # Where it leads.

    def _choose(self) -> None:
        ask_folder(self, self.tr("Choose a palace: the folder that holds it"), self.look_at)

    def _sleep(self) -> None:
        self.desk.go("home")
        self.desk.sleep()

    def _see(self) -> None:
        self.desk.go("memories")

    def _set_hour(self, hour: str) -> None:
        if self.session is not None:
            set_hour(self.session, hour, self._planned)

    def _planned(self, status: TimerStatus) -> None:
        self.desk.say(self.result.schedule.words(status))
        self.refresh()


def _origins(store: Any, cancel: Any) -> Sequence[OriginReport]:
    from nidra.app.overview import origins

    return origins(store)


def _timer(store: Any, cancel: Any) -> TimerStatus:
    from nidra.app.timer import status

    return status(store)


def _store_at(path: Path) -> Path | None:
    from nidra.app.preview import store_at

    return store_at(path)
