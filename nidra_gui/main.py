"""The entry point of the window: `nidra-gui [FOLDER] [--store FOLDER]`."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nidra_gui.instance import Instance
    from nidra_gui.presence import Presence
    from nidra_gui.shell import Shell


def parser() -> argparse.ArgumentParser:
    """What can be typed."""
    made = argparse.ArgumentParser(
        prog="nidra-gui", description="Audit the memory stores of AI assistants in a window."
    )
    made.add_argument("palace", nargs="?", default="", help="a palace to look at and import")
    made.add_argument("--store", default=None, help="the folder of the store to open")
    made.add_argument("--version", action="store_true", help="say which version this is, and end")
    return made


def main(argv: list[str] | None = None) -> None:
    """Open the window, or hand over to the one that is open. Ends the process."""
    typed = parser().parse_args(argv)
    if typed.version:
        from nidra.app.version import version

        print(version())
        sys.exit(0)
    sys.exit(run(typed.palace, typed.store))


def run(palace: str, named: str | None) -> int:
    """Run the window until it is closed; the exit code of the process."""
    from nidra.base.errors import NidraError
    from nidra.base.paths import absolute, which_store

    try:
        own = which_store(named, walk_up=False).folder
        dropped = absolute(palace) if palace else ""
    except NidraError as problem:
        print(problem, file=sys.stderr)
        return problem.exit_code
    from PySide6.QtWidgets import QApplication

    app = QApplication(sys.argv[:1])
    app.setApplicationName("Nidra")
    app.setDesktopFileName("nidra")
    from nidra_gui.instance import Instance, server_name
    from nidra_gui.tidying import Tidier

    Tidier(app)
    instance = Instance(server_name(str(own)))
    if instance.hand_over({"palace": dropped, "cwd": os.sep}):
        return 0
    back = Back()
    while True:
        shell = window(app)
        instance.listen()
        code, after = _one_window(app, shell, instance, own, dropped, back)
        if after is None:
            return code
        back, dropped = after, ""


@dataclass(frozen=True, slots=True)
class Back:
    """Where a window that is opened again goes on: the store and the page that were shown."""

    store: str = ""
    page: str = ""


def _one_window(
    app: Any, shell: Shell, instance: Instance, own: Path, dropped: str, back: Back
) -> tuple[int, Back | None]:
    """Run one window until it is closed; the exit code, and where to go on if it is to be opened again."""
    asked = instance.asked.connect(lambda message: _asked(shell, message))
    shell.left.connect(instance.close)
    shell.show()
    _after_first_paint(shell, own, dropped, back)
    code = int(app.exec())
    instance.close()
    instance.asked.disconnect(asked)
    if shell.back is None:
        return code, None
    after = Back(*shell.back)
    shell.deleteLater()
    app.processEvents()
    return code, after


def window(app: Any) -> Shell:
    """The window, not shown yet."""
    from nidra_gui.icons import app_icon
    from nidra_gui.language import speak
    from nidra_gui.settings import WindowSettings
    from nidra_gui.shell import Shell
    from nidra_gui.theme import Theme

    settings = WindowSettings()
    speak(app, settings.language)
    # A second one would take the text of the first for the system's.
    theme = app.findChild(Theme) or Theme(app, settings.theme, settings.text_percent)
    app.setWindowIcon(app_icon())
    return Shell(theme, settings)


def _after_first_paint(shell: Shell, own: Path, dropped: str, back: Back) -> None:
    """Open the store once the window is on the screen, and tell of a crash before."""
    from PySide6.QtCore import QTimer

    from nidra_gui.crash import CrashFile

    def begin() -> None:
        crash = CrashFile()
        left = crash.left()
        crash.open()
        shell.unexpected.connect(crash.write)
        shell.destroyed.connect(lambda: crash.close())
        presence(shell)
        shell.begin(own)
        if back.store and Path(back.store) != own:
            shell.open_store(back.store)
        if back.page:
            _go_once_open(shell, back.page)
        if left:
            shell.tell_crash(left)
        if dropped:
            shell.import_from(dropped)

    QTimer.singleShot(0, begin)


def presence(shell: Shell) -> Presence:
    """Have the window stay in the tray of the desktop, where there is one."""
    from PySide6.QtWidgets import QApplication

    from nidra_gui.presence import Presence
    from nidra_gui.tray import DesktopTray

    QApplication.setQuitOnLastWindowClosed(False)  # a question over a hidden window is one, too
    return Presence(shell, DesktopTray(shell))


def _go_once_open(shell: Shell, page: str) -> None:
    """Show the page that was shown before, once the store was looked at."""
    from PySide6.QtCore import Qt

    def go(_: object) -> None:
        shell.go(page)

    shell.opened.connect(go, Qt.ConnectionType.SingleShotConnection)


def _asked(shell: Shell, message: dict[str, Any]) -> None:
    """A second start: come to the front, and import what it names."""
    shell.showNormal() if shell.isMinimized() else shell.show()
    shell.raise_()
    shell.activateWindow()
    palace = message.get("palace")
    if isinstance(palace, str) and "\0" not in palace and Path(palace).is_absolute():
        shell.import_from(palace)


if __name__ == "__main__":
    main()
