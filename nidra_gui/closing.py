"""What closing the window does: it goes into the tray, or it says what ends with it. Nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from nidra_gui.settings import HIDE, QUIT
from nidra_gui.widgets.asking import choose, confirm

if TYPE_CHECKING:
    from nidra_gui.shell import Shell

Timers = tuple[str, ...]


class Closing(QObject):
    """Asked by the window before it closes. `leaves` says that it really ends."""

    def __init__(self, shell: Shell, has_tray: Callable[[], bool]) -> None:
        super().__init__(shell)
        self._shell = shell
        self._has_tray = has_tray
        self.leaves = False
        self._stay = shell.commands["stay-in-tray"]
        self._stay.setChecked(shell.settings.on_close != QUIT)
        shell.commands.bind("stay-in-tray", self._choose_stay, enabled=False)

    def _choose_stay(self) -> None:
        self._shell.settings.on_close = HIDE if self._stay.isChecked() else QUIT

    def may_close(self) -> bool:
        """May the window close now? Otherwise it was hidden, or a person is asked."""
        app = QGuiApplication.instance()
        if self.leaves or (isinstance(app, QGuiApplication) and app.isSavingSession()):
            self.leaves = True
        elif self._has_tray():
            self._close_into_tray()
        elif self._shell.session is None or self._shell.settings.closes_untold:
            self.quit()
        else:
            self._shell.session.pages.ask("timers", _timers, self._tell_end, self._tell_unknown)
        return self.leaves

    def quit(self) -> None:
        """End the window; work that runs is asked about first."""
        work = self._shell.session.work if self._shell.session is not None else None
        if work is None:
            self._leave()
            return
        self._bring_up()
        imports = work.request["verb"] == "import"
        confirm(
            self._shell,
            self.tr("Stop the import and quit?")
            if imports
            else self.tr("Stop the running work and quit?"),
            self.tr("An import runs. Stopped, it leaves the store as it was before it began.")
            if imports
            else self.tr(
                "Work runs on the store that is open. It stops at the next safe place: what is done"
                " is kept, and the next pass goes on with the rest."
            ),
            self.tr("Stop it and quit"),
            self._leave,
        )

    def _bring_up(self) -> None:
        self._shell.show()
        self._shell.activateWindow()

    def _leave(self) -> None:
        self.leaves = True
        self._shell.close()

    # With a tray.

    def _close_into_tray(self) -> None:
        match self._shell.settings.on_close:
            case "hide":
                self._hide()
            case "quit":
                self.quit()
            case _:
                self._ask_once()

    def _ask_once(self) -> None:
        choose(
            self._shell,
            self.tr("Nidra goes on in the tray"),
            self.tr(
                "It keeps watching your sources and runs the nightly pass. A click on its picture in"
                " the tray opens the window again. The menu File tells it to quit instead."
            ),
            (
                (self.tr("Close into the tray"), partial(self._decide, HIDE, self._hide)),
                (self.tr("Quit instead"), partial(self._decide, QUIT, self.quit)),
            ),
        )

    def _decide(self, choice: str, run: Callable[[], object]) -> None:
        self._shell.settings.on_close = choice
        self._stay.setChecked(choice == HIDE)
        run()

    def _hide(self) -> None:
        self._shell.settings.keep_place("window", self._shell.saveGeometry())
        self._shell.hide()

    # Without one.

    def _tell_end(self, hours: Timers) -> None:
        watching = self.tr(
            "Nobody watches then: what changes meanwhile is judged when the window is opened again."
        )
        if hours:
            words = self.tr("The timer of the system goes on: a pass runs each day at {hour}.")
            timer = words.format(hour=", ".join(hours))
        else:
            timer = self.tr(
                "The system has no timer for this store, so no pass runs while the window is closed."
            )
        self._tell(f"{watching}\n{timer}")

    def _tell_unknown(self, problem: str) -> None:
        self._tell_end(())

    def _tell(self, sentence: str) -> None:
        never = partial(setattr, self._shell.settings, "closes_untold", True)
        choose(
            self._shell,
            self.tr("Close Nidra?"),
            sentence,
            ((self.tr("Close"), self.quit),),
            (self.tr("Close without a word from now on"), never),
        )


def _timers(store: Any, cancel: Any) -> Timers:
    """At what hours timers of the operating system start the pass of a store."""
    from nidra.app.schedule import installed

    return tuple(timer.at or timer.next_run for timer in installed(store.folder))
