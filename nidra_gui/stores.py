"""Which store the window has open: opening one, leaving it, and remembering it for the next time."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from nidra_gui.pages import PLACES

if TYPE_CHECKING:
    from nidra_gui.jobs import Job
    from nidra_gui.session import Session
    from nidra_gui.shell import Shell


class Stores(QObject):
    """The store that is open, one at a time, and what leads to the others.

    `there` says whether a store lies at its place: None where it cannot be opened, and `problem` says
    why then.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self.session: Session | None = None
        self.there: bool | None = False
        self.problem = ""
        self.own = Path()
        self.is_welcome = False
        self._last = ""  # the store that was open when the window was closed, if not the one now
        self._back_to = ""  # the page to go back to, once the store of last time is open again

    def bind(self) -> None:
        """Say what the commands do that lead to stores."""
        bind = self._shell.commands.bind
        bind("open-store", self._ask)
        bind("open-own", lambda: self.open_store(str(self.own)))
        bind("open-last", self.open_last, enabled=False)

    def _ask(self) -> None:
        from nidra_gui.widgets.asking import ask_folder

        ask_folder(self._shell, self.tr("Choose the folder of a Nidra store"), self.open_store)

    def begin(self, own: Path) -> None:
        """Open the store of whoever started the window."""
        self.own = own
        self._shell.commands.enable(True, "open-own")
        self._remember()
        self.open_store(str(own))

    def _remember(self) -> None:
        """What was open when the window was closed: to go back to, or to be offered."""
        last = self._shell.settings.store
        self._last = last if last and Path(last) != self.own else ""
        self._back_to = self._shell.settings.page
        self._shell.commands.enable(bool(self._last), "open-last")

    def open_last(self) -> None:
        """Open the store that was open when the window was closed."""
        if self._last:
            self.open_store(self._last)

    def _go_back(self, folder: Path) -> None:
        """Show the page that was shown when this store was left, or offer the store that was."""
        page, self._back_to = self._back_to, ""
        railed = {place.name for place in PLACES if place.railed}
        if str(folder) == self._shell.settings.store:
            self._shell.commands.enable(False, "open-last")
            if page in railed and self._shell.current == "home":
                self._shell.go(page)
        elif page and self._last:
            self._back_to = page
            self._offer_last()

    def _offer_last(self) -> None:
        if self._shell.toast.isHidden():
            name = self.name_of(Path(self._last))
            words = self.tr("Last time another store was open: {name}.")
            self._shell.say(words.format(name=name), self.tr("Open it"), self.open_last)

    def keep(self) -> None:
        """Keep for the next time which store is open, and which page of it is shown."""
        if self.session is not None and self.there:
            self._shell.settings.store = str(self.session.folder)
            self._shell.settings.page = self._shell.current

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
            self._shell,
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
        session.outgrown.connect(self._look_anew)
        self._shell.follow(session)

    def _look_anew(self) -> None:
        """The store became another one under the window: what it is now is said as when one is opened."""
        if self.session is not None and self.sender() is self.session:
            self._open(str(self.session.folder))

    def open_again(self) -> None:
        """Try to open the same store once more."""
        if self.session is not None:
            self.open_store(str(self.session.folder))

    def leave(self) -> None:
        """Leave the store that is open: nothing of this window reads or watches it any more."""
        self.there, self.problem, self.is_welcome = False, "", False
        if self.session is not None:
            self._shell.let_go()
            for dialog in self._shell.findChildren(QDialog):
                dialog.close()
            self.session.leave()
            self.session = None

    def _found(self, there: bool) -> None:
        self._shell.toast.end_lasting()
        self.there = there
        session = self.session
        assert session is not None
        if there:
            from nidra_gui.nights import Nights

            session.follow()
            session.watch()
            session.nights = Nights(session)
            session.nights.begin()
        self._shell.take()  # the page asks before the status bar does: a person waits for it
        self._shell.status.take(session if there else None, self.name_of(session.folder))
        if not there and self._shell.current != "import":
            self._shell.go("first-run")
        elif self._shell.current == "first-run":
            self._shell.go("home")
        self.is_welcome = not there
        self._go_back(session.folder)
        self._shell.opened.emit(there)

    def name(self) -> str:
        """What the store that is open is called."""
        return self.name_of(self.session.folder) if self.session is not None else ""

    def own_beside_demo(self) -> str:
        """The folder of the person's own store, where the demo store is open in its place; else empty."""
        from nidra.app.demo_mark import is_demo

        folder = self.session.folder if self.session is not None else self.own
        return str(self.own) if folder != self.own and is_demo(folder) else ""

    def name_of(self, folder: Path) -> str:
        """What a store is called."""
        from nidra.app.demo_mark import is_demo

        if is_demo(folder):
            return self.tr("Demo store")
        if folder == self.own:
            return self.tr("Your own store")
        return folder.parent.name if folder.name.startswith(".") else folder.name

    def _not_found(self, sentence: str) -> None:
        self.there, self.problem = None, sentence
        self._shell.take()
        self._shell.go("home")
        self._shell.opened.emit(None)


def _is_there(store: Any, cancel: Any) -> bool:
    if not store.exists():
        store.database.refuse_first_generation()
        return False
    store.database.verify_version()
    with store.database.reading():
        return True
