"""Everything that can be done, in one register: menus, palette, keys and the sheet of keys read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAction, QKeySequence

from nidra_gui.theme import Theme


@dataclass(frozen=True, slots=True)
class Spec:
    """One action: its name in code, menu, words, keys, icon, and whether it is a switch."""

    name: str
    menu: str
    text: str
    keys: str = ""
    icon: str = ""
    switch: bool = False
    begins_group: bool = False


MENUS = ("file", "edit", "view", "store", "help")
GO = "go-"  # begins the names of actions that lead to a page of the rail
SOON_MS = 50


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def menu_title(menu: str) -> str:
    """What a menu is called; the letter behind `&` opens it together with Alt."""
    return {
        "file": _tr("&File"),
        "edit": _tr("&Edit"),
        "view": _tr("&View"),
        "store": _tr("&Store"),
        "help": _tr("&Help"),
    }[menu]


def specs() -> tuple[Spec, ...]:
    """Every action, in the order of the menus."""
    return (
        Spec("import", "file", _tr("Import a palace…"), "Ctrl+I", "import"),
        Spec("open-store", "file", _tr("Open another store…"), "Ctrl+O", "folder"),
        Spec("open-demo", "file", _tr("Open the demo store"), "", "sleep"),
        Spec("fresh-demo", "file", _tr("Start the demo afresh…"), "", "refresh"),
        Spec("open-own", "file", _tr("Open your own store"), "", "home"),
        Spec("open-last", "file", _tr("Open the store of last time"), "", "folder"),
        Spec("export-report", "file", _tr("Export report…"), "Ctrl+E", "export", begins_group=True),
        Spec("close", "file", _tr("Close the window"), "Ctrl+W", begins_group=True),
        Spec("stay-in-tray", "file", _tr("Stay in the tray when closed"), switch=True),
        Spec("quit", "file", _tr("Quit"), "Ctrl+Q"),
        Spec("undo", "edit", _tr("Undo"), "Ctrl+Z", "undo"),
        Spec("redo", "edit", _tr("Redo"), "Ctrl+Shift+Z", "redo"),
        Spec("find", "edit", _tr("Find a memory"), "Ctrl+F", "search", begins_group=True),
        Spec("copy-command", "edit", _tr("Copy as command"), "Ctrl+Shift+C", "copy"),
        Spec("copy-statement", "edit", _tr("Copy the statement"), "Ctrl+Alt+C", "copy"),
        Spec("copy-id", "edit", _tr("Copy the id"), "Ctrl+Alt+I", "copy"),
        Spec("go-home", "view", _tr("Home"), "Ctrl+1", "home"),
        Spec("go-memories", "view", _tr("Memories"), "Ctrl+2", "memories"),
        Spec("go-conflicts", "view", _tr("Conflicts"), "Ctrl+3", "conflicts"),
        Spec("go-sources", "view", _tr("Sources"), "Ctrl+4", "sources"),
        Spec("go-trust", "view", _tr("Trust report"), "Ctrl+5", "trust"),
        Spec("go-decay", "view", _tr("Decay"), "Ctrl+6", "decay"),
        Spec("go-journal", "view", _tr("Journal"), "Ctrl+7", "journal"),
        Spec("go-import", "view", _tr("Import"), "Ctrl+8", "import"),
        Spec("go-settings", "view", _tr("Settings"), "Ctrl+,", "settings"),
        Spec("next-part", "view", _tr("To the next part of the window"), "F6", begins_group=True),
        Spec("previous-part", "view", _tr("To the part before"), "Shift+F6"),
        Spec("theme-system", "view", _tr("Colours of the system"), "", "", True, True),
        Spec("theme-light", "view", _tr("Light colours"), "", "", True),
        Spec("theme-dark", "view", _tr("Dark colours"), "", "", True),
        Spec("text-larger", "view", _tr("Larger text"), "Ctrl++", "", begins_group=True),
        Spec("text-smaller", "view", _tr("Smaller text"), "Ctrl+-"),
        Spec("text-normal", "view", _tr("Normal text"), "Ctrl+0"),
        Spec("less-motion", "view", _tr("Less motion"), switch=True),
        Spec("sleep", "store", _tr("Sleep now"), "Ctrl+Return", "sleep"),
        Spec(
            "sleep-full",
            "store",
            _tr("Sleep now and read every byte"),
            "Ctrl+Shift+Return",
            "sleep",
        ),
        Spec("stop-work", "store", _tr("Stop the running work"), "Ctrl+.", "close"),
        Spec("pause-watching", "store", _tr("Pause watching"), "Ctrl+P", "pause", True, True),
        Spec("look-again", "store", _tr("Look at every source now"), "F5", "refresh"),
        Spec(
            "recheck",
            "store",
            _tr("Re-check the chosen memory"),
            "Ctrl+R",
            "refresh",
            begins_group=True,
        ),
        Spec(
            "open-source",
            "store",
            _tr("Open the source of the chosen memory"),
            "Ctrl+Shift+O",
            "open",
        ),
        Spec("verify-journal", "store", _tr("Verify the journal"), "Ctrl+J", "checked"),
        Spec("confirm", "store", _tr("It still holds"), "Ctrl+Shift+H", "checked"),
        Spec("reject", "store", _tr("It does not hold any more…"), "Ctrl+Shift+N", "fallen"),
        Spec("help", "help", _tr("Help on this"), "F1", "help"),
        Spec("what-is-this", "help", _tr("What is this?"), "Shift+F1", "help"),
        Spec("first-audit", "help", _tr("First audit in five minutes"), "", "play"),
        Spec("help-back", "help", _tr("Back in help"), "Alt+Left", "back", begins_group=True),
        Spec("help-forward", "help", _tr("Forward in help"), "Alt+Right", "forward"),
        Spec("palette", "help", _tr("Find an action…"), "Ctrl+K", "search", begins_group=True),
        Spec("keys", "help", _tr("Keys"), "?", "help"),
        Spec("about", "help", _tr("About Nidra"), "", "info", begins_group=True),
    )


class Actions(QObject):
    """The actions as Qt knows them. `bind` says what one does; one that nobody bound is disabled."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self.specs = specs()
        self._made: dict[str, QAction] = {}
        for spec in self.specs:
            action = QAction(spec.text, self, checkable=spec.switch, enabled=False)
            action.setObjectName(spec.name)
            action.setAutoRepeat(False)  # a key that is held down does it once
            if spec.keys:
                action.setShortcut(QKeySequence(spec.keys))
            self._made[spec.name] = action
        theme.changed.connect(self._draw)
        # Fifty icons that no menu shows yet: the window is painted before.
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._draw)
        self._soon.start()

    def __getitem__(self, name: str) -> QAction:
        return self._made[name]

    def bind(self, name: str, run: Callable[[], object], enabled: bool = True) -> None:
        """Say what an action does."""
        action = self._made[name]
        action.triggered.connect(lambda *_: run())
        action.setEnabled(enabled)

    def enable(self, enabled: bool, *names: str) -> None:
        """Let some actions be chosen, or not."""
        for name in names:
            self._made[name].setEnabled(enabled)

    def runnable(self) -> list[QAction]:
        """What can be chosen now, in the order of the menus."""
        return [action for action in self._made.values() if action.isEnabled()]

    def _draw(self) -> None:
        """Give actions their icons; the rail draws its own."""
        for spec in self.specs:
            if spec.icon and not spec.name.startswith(GO):
                self._made[spec.name].setIcon(self._theme.icon(spec.icon))
