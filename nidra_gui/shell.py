"""The main window: a rail of pages, the page, and the status bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from nidra_gui import pages
from nidra_gui.actions import MENUS, Actions, menu_title
from nidra_gui.settings import WindowSettings
from nidra_gui.theme import Choice, Theme
from nidra_gui.widgets.drop_zone import dropped_paths
from nidra_gui.widgets.plain import label
from nidra_gui.widgets.status import Status
from nidra_gui.widgets.toast import Toast

if TYPE_CHECKING:
    from nidra_gui.jobs import Job
    from nidra_gui.session import Session
    from nidra_gui.views.importing import ImportPage
    from nidra_gui.views.memories import MemoriesPage
    from nidra_gui.widgets.page import Page

_STEP = 10
TITLE_BAR = 40


class Shell(QMainWindow):
    """The window. It opens one store at a time; pages follow what any process does to it.

    `opened` tells that a store was looked at: `there` is True, False, or None where it cannot be opened.
    `left` tells that the window is closed, before its last work has come to an end.
    """

    opened = Signal(object)
    left = Signal()
    unexpected = Signal(object)

    def __init__(self, theme: Theme, settings: WindowSettings) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.session: Session | None = None
        self.problem = ""
        self.crash_text = ""
        self.back: tuple[str, str] | None = (
            None  # store and page, to be opened again once it is closed
        )
        self.there: bool | None = False
        self.commands = Actions(theme, self)
        self._pages: dict[str, Page] = {}
        self._rail: dict[str, QToolButton] = {}
        self._page = "home"
        self._own = Path()
        self._last = ""  # the store that was open when the window was closed, if not the one now
        self._back_to = ""  # the page to go back to, once the store of last time is open again
        self._fallen = (0, "")  # how many memories the toast tells of, and the first of them
        self._is_welcome = False
        self.setAcceptDrops(True)
        self.setWindowTitle("Nidra")
        self.setMinimumSize(760, 520)
        self.resize(_fitting(self.screen().availableSize()))
        self._stack = QStackedWidget()
        self._rested = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self._rested.timeout.connect(
            lambda: self._stack.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        )
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._make_rail())
        self.toast = Toast()
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self._stack, 1)
        strip = QVBoxLayout()
        strip.setContentsMargins(24, 0, 24, 0)
        strip.addWidget(self.toast)
        beside.addLayout(strip)
        row.addLayout(beside, 1)
        self.setCentralWidget(inside)
        self.status = Status(self)
        self.setStatusBar(self.status)
        self._make_menus()
        self._bind()
        self.restoreGeometry(settings.place("window"))
        theme.changed.connect(self._draw_rail)
        self._draw_rail()
        self.go("home")

    def _make_rail(self) -> QWidget:
        rail = QFrame()
        rail.setObjectName("rail")
        rows = QVBoxLayout(rail)
        rows.setContentsMargins(10, 14, 10, 10)
        rows.setSpacing(4)
        for place in pages.PLACES:
            if place.railed:
                button = QToolButton()
                button.setDefaultAction(self.commands[f"go-{place.name}"])
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
                button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                button.setMinimumWidth(130)
                button.setIconSize(QSize(22, 22))
                self.commands[f"go-{place.name}"].setCheckable(True)
                rows.addWidget(button)
                self._rail[place.name] = button
        rows.addStretch(1)
        self.where = label("", "small", wrap=True)
        rows.addWidget(self.where)
        return rail

    def _draw_rail(self) -> None:
        colors = self.theme.palette
        shown = next(place for place in pages.PLACES if place.name == self._page)
        for place in pages.PLACES:
            if place.railed:
                chosen = place.name in (shown.name, shown.within)
                color = colors.accent if chosen else colors.muted
                self.commands[f"go-{place.name}"].setIcon(self.theme.icon(place.icon, color))
                self.commands[f"go-{place.name}"].setChecked(chosen)

    def _make_menus(self) -> None:
        for name in MENUS:
            menu = self.menuBar().addMenu(menu_title(name))
            for spec in self.commands.specs:
                if spec.menu == name:
                    if spec.begins_group:
                        menu.addSeparator()
                    menu.addAction(self.commands[spec.name])

    def _bind(self) -> None:
        bind = self.commands.bind
        for place in pages.PLACES:
            if place.railed:
                bind(f"go-{place.name}", partial(self._go_to, place.name))
        for choice in Choice:
            bind(f"theme-{choice}", partial(self._choose_theme, choice))
        bind("text-larger", lambda: self._resize_text(self.theme.scale + _STEP))
        bind("text-smaller", lambda: self._resize_text(self.theme.scale - _STEP))
        bind("text-normal", lambda: self._resize_text(100))
        bind("import", self.ask_import)
        bind("open-store", self._ask_store)
        bind("open-demo", self.open_demo)
        bind("fresh-demo", self._start_afresh)
        bind("open-own", lambda: self.open_store(str(self._own)))
        bind("open-last", self._open_last, enabled=False)
        bind("export-report", self._export, enabled=False)
        bind("close", self.close)
        bind("quit", self.close)
        bind("undo", self._undo, enabled=False)
        bind("redo", self._redo, enabled=False)
        bind("find", self._find)
        bind("sleep", lambda: self.sleep(), enabled=False)
        bind("sleep-full", lambda: self.sleep(full=True), enabled=False)
        bind("stop-work", self._stop_work, enabled=False)
        bind("pause-watching", self._pause, enabled=False)
        bind("look-again", self._look_again, enabled=False)
        bind("palette", self._palette)
        bind("keys", self._keys)
        bind("about", self._about)
        self._show_theme()

    # What pages ask of the window.

    def go(self, page: str) -> None:
        """Show a page by its name."""
        shown = self.page(page)
        if page != self._page:
            self._rest_mouse()
        self._page = page
        self._stack.setCurrentWidget(shown)
        shown.setFocus()
        self._draw_rail()

    def _go_to(self, page: str) -> None:
        """Where the rail leads: where no store is yet, Home is the welcome."""
        self.go("first-run" if page == "home" and self._is_welcome else page)

    def _rest_mouse(self) -> None:
        """The second click of a double click is not meant for the page that the first one led to."""
        self._stack.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._rested.start()

    def page(self, name: str) -> Page:
        """The page of this name, made when it is first asked for."""
        if name not in self._pages:
            place = next(place for place in pages.PLACES if place.name == name)
            made = pages.make(place, self)
            self._pages[name] = made
            self._stack.addWidget(made)
            made.take(self.session)
        return self._pages[name]

    @property
    def current(self) -> str:
        """The name of the page that is shown."""
        return self._page

    def show_memory(self, memory: str) -> None:
        """Show one memory with its evidence, by its id."""
        self._memories().show_memory(memory)

    def show_memories(self, facet: str, value: str) -> None:
        """Show the memories that one value of a facet lets through."""
        self._memories().show_facet(facet, value)

    def say(
        self,
        sentence: str,
        step: str = "",
        run: Callable[[], object] | None = None,
        lasting: bool = False,
        other: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        """Say something for a while, with a step that it leads to, and another one; `lasting` until its
        work is over."""
        self.toast.say(sentence, step, run, lasting, other)

    def import_from(self, path: str) -> None:
        """Look at what lies at a path and offer to import it."""
        self.go("import")
        cast("ImportPage", self._pages["import"]).look_at(path)

    def ask_import(self) -> None:
        """Let a person choose what to import."""
        from nidra_gui.widgets.asking import ask_folder

        ask_folder(self, self.tr("Choose a palace: the folder that holds it"), self.import_from)

    def sleep(self, full: bool = False) -> None:
        """Run a pass now."""
        if self.session is None or not self.there:
            return
        if self.session.start("sleep", mode="full" if full else "quick") is None:
            self.say(
                self.tr("Some work is running already. Stop it first, or wait until it is done.")
            )

    def restart(self) -> None:
        """Close the window and open it again, with what can only be taken up then."""
        if self.session is not None and self.session.work is not None:
            self.say(self.tr("Some work is running. Open the window again once it is done."))
            return
        self.back = (str(self.session.folder) if self.session is not None else "", self._page)
        self.close()

    def open_demo(self) -> None:
        """Open the demo store, made where there is none yet."""
        from nidra_gui.demo import open_demo

        open_demo(self)

    def _start_afresh(self) -> None:
        from nidra_gui.demo import start_afresh

        start_afresh(self)

    # Stores.

    def begin(self, own: Path) -> None:
        """Open the store of whoever started the window."""
        self._own = own
        self.commands.enable(True, "open-own")
        self._remember()
        self.open_store(str(own))

    def _remember(self) -> None:
        """What was open when the window was closed: to go back to, or to be offered."""
        last = self.settings.store
        self._last = last if last and Path(last) != self._own else ""
        self._back_to = self.settings.page
        self.commands.enable(bool(self._last), "open-last")

    def _open_last(self) -> None:
        if self._last:
            self.open_store(self._last)

    def _go_back(self, folder: Path) -> None:
        """Show the page that was shown when this store was left, or offer the store that was."""
        page, self._back_to = self._back_to, ""
        railed = {place.name for place in pages.PLACES if place.railed}
        if str(folder) == self.settings.store:
            self.commands.enable(False, "open-last")
            if page in railed and self._page == "home":
                self.go(page)
        elif page and self._last:
            self._back_to = page
            self._offer_last()

    def _offer_last(self) -> None:
        if self.toast.isHidden():
            name = self._store_name(Path(self._last))
            words = self.tr("Last time another store was open: {name}.")
            self.say(words.format(name=name), self.tr("Open it"), self._open_last)

    def _keep(self) -> None:
        """Keep for the next time which store is open, and which page of it is shown."""
        if self.session is not None and self.there:
            self.settings.store = str(self.session.folder)
            self.settings.page = self._page

    def open_store(self, folder: str) -> None:
        """Open another store. The one that is open is left, its watcher too; where work runs on it a
        person is asked before."""
        if self.session is not None and self.session.work is not None:
            self._ask_to_leave(self.session.work, folder)
        else:
            self._open(folder)

    def _ask_to_leave(self, work: Job, folder: str) -> None:
        from nidra_gui.widgets.asking import confirm

        imports = work.request["verb"] == "import"
        confirm(
            self,
            self.tr("Stop the import and open the other store?")
            if imports
            else self.tr("Stop the running work and open the other store?"),
            self.tr("An import runs. Stopped, it leaves the store as it was before it began.")
            if imports
            else self.tr(
                "Work runs on the store that is open. It stops at the next safe place: what is done"
                " is kept, and the next pass goes on with the rest."
            ),
            self.tr("Stop it and open the other"),
            partial(self._open, folder),
        )

    def _open(self, folder: str) -> None:
        from nidra_gui.session import Session

        self.leave()
        session = Session(Path(folder), self)
        self.session = session
        session.pages.ask("open", _is_there, self._found, self._not_found)
        session.unexpected.connect(self.unexpected)
        session.failed.connect(lambda sentence: self.say(sentence))
        session.work_begun.connect(self._work_begun)
        session.work_ended.connect(self._work_ended)
        session.fell.connect(self._fell)
        session.deeds.changed.connect(self._show_deeds)
        session.deeds.told.connect(self._undo_told)
        session.deeds.asked.connect(self._ask_undo)

    def open_again(self) -> None:
        """Try to open the same store once more."""
        if self.session is not None:
            self.open_store(str(self.session.folder))

    def leave(self) -> None:
        """Leave the store that is open: nothing of this window reads or watches it any more."""
        self.there, self.problem, self._is_welcome = False, "", False
        if self.session is not None:
            self.status.take(None)
            for page in self._pages.values():
                page.take(None)
            for dialog in self.findChildren(QDialog):
                dialog.close()
            self.commands.enable(False, "stop-work")
            self.session.leave()
            self.session = None

    def _found(self, there: bool) -> None:
        self.toast.end_lasting()
        self.there = there
        session = self.session
        assert session is not None
        if there:
            from nidra_gui.nights import Nights

            session.follow()
            session.watch()
            session.nights = Nights(session)
            session.nights.begin()
        self.status.take(session if there else None, self._store_name(session.folder))
        self._take()
        if not there and self._page != "import":
            self.go("first-run")
        elif self._page == "first-run":
            self.go("home")
        self._is_welcome = not there
        self._go_back(session.folder)
        self.opened.emit(there)

    def store_name(self) -> str:
        """What the store that is open is called."""
        return self._store_name(self.session.folder) if self.session is not None else ""

    def own_beside_demo(self) -> str:
        """The folder of the person's own store, where the demo store is open in its place; else empty."""
        from nidra.app.first_run import is_demo

        folder = self.session.folder if self.session is not None else self._own
        return str(self._own) if folder != self._own and is_demo(folder) else ""

    def _store_name(self, folder: Path) -> str:
        from nidra.app.demo_store import is_demo

        if is_demo(folder):
            return self.tr("Demo store")
        if folder == self._own:
            return self.tr("Your own store")
        return folder.parent.name if folder.name.startswith(".") else folder.name

    def _not_found(self, sentence: str) -> None:
        self.there, self.problem = None, sentence
        self._take()
        self.go("home")
        self.opened.emit(None)

    def _take(self) -> None:
        there = bool(self.there)
        self.commands.enable(
            there, "export-report", "sleep", "sleep-full", "pause-watching", "look-again"
        )
        for page in self._pages.values():
            page.take(self.session)
        self._show_deeds()

    # Long work.

    def _work_begun(self, _: object) -> None:
        self.commands.enable(False, "sleep", "sleep-full")
        self.commands.enable(True, "stop-work")

    def _work_ended(self, outcome: Any) -> None:
        self.commands.enable(False, "stop-work")
        self.commands.enable(bool(self.there), "sleep", "sleep-full")
        verb = outcome.request["verb"]
        if outcome.result is None:
            self.say(outcome.sentence)
        elif verb in ("sleep", "scheduled"):
            self._add_pass(verb, outcome.result)
            if self._page != "home":
                self._tell_pass(outcome.result)
        if not self.there and outcome.result is not None and self.session is not None:
            self.open_store(str(self.session.folder))

    def _add_pass(self, verb: str, result: dict[str, Any]) -> None:
        """A pass that a person began, and that changed something, can be taken back as other deeds can."""
        made = (result.get("pass") or {}).get("id")
        if verb == "sleep" and made and any((result.get("actions") or {}).values()):
            assert self.session is not None
            self.session.deeds.add(self.tr("pass"), str(made))

    def _tell_pass(self, result: dict[str, Any]) -> None:
        falls = result.get("falls") or {}
        fell = len(falls.get("listed", ())) + int(falls.get("more", 0))
        if fell:
            words = self.tr("The pass is done. {n} memories do not hold any more.")
            if fell == 1:
                words = self.tr("The pass is done. 1 memory does not hold any more.")
            self.say(words.format(n=fell), self.tr("Show them"), self._show_fallen)
        else:
            self.say(self.tr("The pass is done. No memory is fallen."))

    def _show_fallen(self) -> None:
        self.show_memories("standing", "fallen")

    def _show_fell(self) -> None:
        """The memories that fell, with the first one that the toast told of chosen."""
        self._memories().show_facet("standing", "fallen", self._fallen[1])

    def _fell(self, change: dict[str, Any]) -> None:
        fell = int(change.get("fell", 0))
        rose = int(change.get("rose", 0))
        if fell:
            before, first = self._fallen if self.toast.leads_to(self._show_fell) else (0, "")
            self._fallen = (before + fell, first or _first_fallen(change))
            words = self.tr("A source changed: 1 memory fell.")
            if self._fallen[0] > 1:
                words = self.tr("Sources changed: {n} memories fell.")
            sentence = words.format(n=self._fallen[0])
            self.say(sentence, self.tr("Show them"), self._show_fell)
        elif rose:
            words = (
                self.tr("A source came back: {n} memories stand again.")
                if rose > 1
                else self.tr("A source came back: 1 memory stands again.")
            )
            self.say(words.format(n=rose))

    def _stop_work(self) -> None:
        if self.session is not None and self.session.work is not None:
            self.session.work.cancel()

    def _pause(self) -> None:
        if self.session is not None:
            self.session.pause_watching(self.commands["pause-watching"].isChecked())

    def _look_again(self) -> None:
        if self.session is not None:
            self.session.look_again()

    # Small things.

    def _show_deeds(self) -> None:
        deeds = self.session.deeds if self.session is not None else None
        for name, text, what in (
            ("undo", self.tr("Undo"), deeds.undo_label if deeds else ""),
            ("redo", self.tr("Redo"), deeds.redo_label if deeds else ""),
        ):
            self.commands[name].setText(f"{text} {what}".strip())
            self.commands[name].setEnabled(bool(what))

    def _undo_told(self, sentence: str, can_redo: bool) -> None:
        if can_redo:
            self.say(sentence, self.tr("Redo"), self.commands["redo"].trigger)
        else:
            self.say(sentence)

    def _ask_undo(self, title: str, sentence: str, run: Callable[[], object]) -> None:
        from nidra_gui.widgets.asking import confirm

        confirm(self, title, sentence, self.tr("Undo"), run)

    def _undo(self) -> None:
        if self.session is not None:
            self.session.deeds.undo()

    def _redo(self) -> None:
        if self.session is not None:
            self.session.deeds.redo()

    def _find(self) -> None:
        self._memories().seek()

    def _memories(self) -> MemoriesPage:
        self.go("memories")
        return cast("MemoriesPage", self._pages["memories"])

    def _choose_theme(self, choice: Choice) -> None:
        self.theme.choose(choice)
        self.settings.theme = choice
        self._show_theme()

    def _show_theme(self) -> None:
        for choice in Choice:
            self.commands[f"theme-{choice}"].setChecked(self.theme.choice is choice)

    def _resize_text(self, percent: int) -> None:
        self.theme.resize_text(percent)
        self.settings.text_percent = self.theme.scale

    def _ask_store(self) -> None:
        from nidra_gui.widgets.asking import ask_folder

        ask_folder(self, self.tr("Choose the folder of a Nidra store"), self.open_store)

    def _export(self) -> None:
        from nidra_gui.exporting import ask_report

        ask_report(self)

    def _palette(self) -> None:
        from nidra_gui.widgets.palette import CommandPalette

        CommandPalette(self.commands, self).ask()

    def _keys(self) -> None:
        from nidra_gui.widgets.palette import KeySheet

        KeySheet(self.commands, self).open()

    def _about(self) -> None:
        from nidra_gui.widgets.about import About

        About(self).open()

    def tell_crash(self, text: str) -> None:
        """Say that the last run broke, and offer what it left behind for copying."""
        self.crash_text = text

        def copy() -> None:
            QGuiApplication.clipboard().setText(text)
            self.say(self.tr("Copied. It holds no memory of yours but may name files."))

        self.say(
            self.tr("Nidra ended unexpectedly last time. Nothing that was committed is lost."),
            self.tr("Copy what it left behind"),
            copy,
        )

    # What the desktop does to the window.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_paths(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_paths(event)
        if not paths:
            return
        event.acceptProposedAction()
        self.import_from(paths[0])
        if len(paths) > 1:
            words = self.tr("One palace is looked at at a time. This is the first of {n}: {name}")
            self.say(words.format(n=len(paths), name=Path(paths[0]).name))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Hide at once, then wait until what runs has come to its next safe place."""
        from nidra_gui.jobs import close_all

        self.settings.keep_place("window", self.saveGeometry())
        self._keep()
        self.hide()
        self.left.emit()
        self.leave()
        close_all()
        super().closeEvent(event)


def _fitting(screen: QSize) -> QSize:
    """The size of the first window: the usual one, or what the screen has room for below a title bar."""
    return QSize(1280, 800).boundedTo(screen - QSize(0, TITLE_BAR))


def _first_fallen(change: dict[str, Any]) -> str:
    """The id of the first memory of a change that fell."""
    told = change.get("memories") or ()
    return next((str(one["memory"]) for one in told if one.get("deed") == "fell"), "")


def _is_there(store: Any, cancel: Any) -> bool:
    if not store.exists():
        store.database.refuse_first_generation()
        return False
    store.database.verify_version()
    with store.database.reading():
        return True
