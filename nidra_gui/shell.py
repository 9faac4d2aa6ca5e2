"""The main window: a rail of pages, the page, and the status bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from nidra_gui import pages
from nidra_gui.actions import MENUS, Actions, menu_title
from nidra_gui.help_desk import HelpDesk
from nidra_gui.settings import WindowSettings
from nidra_gui.stores import Stores
from nidra_gui.telling import Telling
from nidra_gui.theme import Choice, Theme
from nidra_gui.widgets.drop_zone import dropped_paths
from nidra_gui.widgets.rail import Rail
from nidra_gui.widgets.status import Status
from nidra_gui.widgets.stops import move_on
from nidra_gui.widgets.toast import Toast

if TYPE_CHECKING:
    from nidra_gui.closing import Closing
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
        self.crash_text = ""  # what a run that broke left behind
        self.back: tuple[str, str] | None = (
            None  # store and page, to be opened again once it is closed
        )
        self.commands = Actions(theme, self)
        self._pages: dict[str, Page] = {}
        self._page = "home"
        self.closing: Closing | None = None  # what closing does besides, once somebody cares
        self.stores = Stores(self)
        self.telling = Telling(self)
        self.setAcceptDrops(True)
        self.setWindowTitle("Nidra")
        self.setMinimumSize(760, 520)
        self.resize(_fitting(self.screen().availableSize()))
        self._stack = QStackedWidget()
        self._rested = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self._rested.timeout.connect(
            lambda: self._stack.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        )
        self.toast = Toast()
        self.helping = HelpDesk(self)
        self.rail = Rail(self.commands, theme)
        self.setCentralWidget(self._frame())
        self.status = Status(self)
        self.setStatusBar(self.status)
        self._make_menus()
        self._bind()
        self.restoreGeometry(settings.place("window"))
        self.go("home")

    def _frame(self) -> QWidget:
        """The rail, and beside it the page over the strip in which something is said."""
        strip = QVBoxLayout()
        strip.setContentsMargins(24, 0, 24, 0)
        strip.addWidget(self.toast)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self._stack, 1)
        beside.addLayout(strip)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(beside, 1)
        return inside

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
        bind("less-motion", self._choose_motion)
        bind("import", self.ask_import)
        bind("open-demo", self.open_demo)
        bind("fresh-demo", self._start_afresh)
        bind("export-report", self._export, enabled=False)
        bind("close", self.close)
        bind("quit", self._quit)
        bind("find", self._find)
        bind("next-part", lambda: move_on(self.parts(), 1))
        bind("previous-part", lambda: move_on(self.parts(), -1))
        self.helping.bind()
        bind("palette", self._palette)
        bind("keys", self._keys)
        bind("about", self._about)
        self.stores.bind()
        self.telling.bind()
        self._show_theme()
        self.commands["less-motion"].setChecked(self.settings.still)
        self._choose_motion()

    # What pages ask of the window.

    def go(self, page: str) -> None:
        """Show a page by its name."""
        shown = self.page(page)
        if page != self._page:
            self._rest_mouse()
        self._page = page
        self._stack.setCurrentWidget(shown)
        shown.setFocus()
        self.rail.mark(page)

    def _go_to(self, page: str) -> None:
        """Where the rail leads: where no store is yet, Home is the welcome."""
        self.go("first-run" if page == "home" and self.stores.is_welcome else page)

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
        self.memories().show_memory(memory)

    def show_memories(self, facet: str, value: str, **also: str) -> None:
        """Show the memories that one value of a facet lets through, and of others `also`."""
        self.memories().show_facet(facet, value, **also)

    def show_help(self, place: str) -> None:
        """Show a place in help: `page` or `page#heading`."""
        self.helping.show(place)

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

    def restart(self) -> None:
        """Close the window and open it again, with what can only be taken up then."""
        if self.session is not None and self.session.work is not None:
            self.say(self.tr("Some work is running. Open the window again once it is done."))
            return
        self.back = (str(self.session.folder) if self.session is not None else "", self._page)
        self._quit()

    def open_demo(self) -> None:
        """Open the demo store, made where there is none yet."""
        from nidra_gui.demo import open_demo

        open_demo(self)

    def _start_afresh(self) -> None:
        from nidra_gui.demo import start_afresh

        start_afresh(self)

    # Stores and work, each told of by its own part.

    @property
    def session(self) -> Session | None:
        """The store that is open, if one is."""
        return self.stores.session

    @property
    def there(self) -> bool | None:
        """Does a store lie at the place that is open? None where it cannot be opened."""
        return self.stores.there

    @property
    def problem(self) -> str:
        """Why the store cannot be opened."""
        return self.stores.problem

    def begin(self, own: Path) -> None:
        """Open the store of whoever started the window."""
        self.stores.begin(own)

    def open_store(self, folder: str) -> None:
        """Open another store."""
        self.stores.open_store(folder)

    def open_again(self) -> None:
        """Try to open the same store once more."""
        self.stores.open_again()

    def leave(self) -> None:
        """Leave the store that is open."""
        self.stores.leave()

    def store_name(self) -> str:
        """What the store that is open is called."""
        return self.stores.name()

    def own_beside_demo(self) -> str:
        """The folder of the person's own store, where the demo store is open in its place; else empty."""
        return self.stores.own_beside_demo()

    def sleep(self, full: bool = False) -> None:
        """Run a pass now."""
        self.telling.sleep(full)

    def tell_crash(self, text: str) -> None:
        """Say that the last run broke, and offer what it left behind for copying."""
        self.telling.crash(text)

    def follow(self, session: Session) -> None:
        """Hear of a store that is being opened."""
        session.unexpected.connect(self.unexpected)
        self.telling.follow(session)

    def let_go(self) -> None:
        """Show nothing more of the store that is left."""
        self.status.take(None)
        for page in self._pages.values():
            page.take(None)
        self.commands.enable(False, "stop-work")

    def take(self) -> None:
        """Show the store that was looked at, on every page."""
        there = bool(self.there)
        self.commands.enable(
            there, "export-report", "sleep", "sleep-full", "pause-watching", "look-again"
        )
        self.commands["pause-watching"].setChecked(False)
        for page in self._pages.values():
            page.take(self.session)
        self.telling.show_deeds()

    def parts(self) -> list[QWidget]:
        """The parts that F6 leads through: the rail, those of the page, what is said, the status bar."""
        return [self.rail, *self._pages[self._page].parts(), self.toast, self.status]

    # Small things.

    def _quit(self) -> None:
        self.closing.quit() if self.closing is not None else self.close()

    def _find(self) -> None:
        if not self.helping.seek():
            self.memories().seek()

    def memories(self) -> MemoriesPage:
        """The page of memories, shown."""
        self.go("memories")
        return cast("MemoriesPage", self._pages["memories"])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What has no menu of its own can be asked about."""
        self.helping.offer(event)

    def _choose_theme(self, choice: Choice) -> None:
        self.theme.choose(choice)
        self.settings.theme = choice
        self._show_theme()

    def _show_theme(self) -> None:
        for choice in Choice:
            self.commands[f"theme-{choice}"].setChecked(self.theme.choice is choice)

    def _choose_motion(self) -> None:
        from nidra_gui.widgets.busy import still

        self.settings.still = self.commands["less-motion"].isChecked()
        still(self.theme.app, self.settings.still)

    def _resize_text(self, percent: int) -> None:
        self.theme.resize_text(percent)
        self.settings.text_percent = self.theme.scale

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

        if self.closing is not None and not self.closing.may_close():
            event.ignore()
            return
        self.settings.keep_place("window", self.saveGeometry())
        self.stores.keep()
        self.hide()
        self.left.emit()
        self.leave()
        close_all()
        super().closeEvent(event)


def _fitting(screen: QSize) -> QSize:
    """The size of the first window: the usual one, or what the screen has room for below a title bar."""
    return QSize(1280, 800).boundedTo(screen - QSize(0, TITLE_BAR))
