"""A window in a process of its own that is opened again in German: `reopened.py OWN OTHER TRAY`.

It opens the store OTHER, makes text larger, chooses the language on the page of settings and presses
*Open the window again now*. It prints what each of both windows shows, one object a line.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from nidra_gui import main, tray
from nidra_gui.language import current
from nidra_gui.settings import HIDE
from nidra_gui.shell import Shell
from nidra_gui.theme import Theme
from nidra_gui.tray import Face, Tray

LARGE = 120


class FakeTray(Tray):
    """The tray of a desktop that has one, or of one that has none."""

    there = False

    def is_there(self) -> bool:
        return self.there

    def show(self, face: Face) -> None:
        pass

    def notify(self, title: str, sentence: str) -> None:
        pass

    def hide(self) -> None:
        pass


def drive(own: str, other: str, has_tray: bool) -> int:
    """Run the program, and act in its windows as a person would."""
    FakeTray.there = has_tray
    tray.DesktopTray = lambda _: FakeTray()  # type: ignore[assignment,misc]
    made: list[Shell] = []
    make = main.window

    def window(app: QApplication) -> Shell:
        shell = make(app)
        made.append(shell)
        act = _second if len(made) > 1 else _first
        # What else follows the opening of a store comes before it.
        shell.opened.connect(lambda _: QTimer.singleShot(0, lambda: act(shell, other)))
        return shell

    main.window = window
    return main.run("", own)


def _first(shell: Shell, other: str) -> None:
    assert shell.session is not None
    if str(shell.session.folder) != other:
        shell.settings.on_close = HIDE
        shell.open_store(other)
        return
    shell._resize_text(LARGE)
    shell.go("settings")
    _tell(shell)
    language = shell.page("settings").language  # type: ignore[attr-defined]
    box = language.row.field.box
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    language.again.click()


def _second(shell: Shell, other: str) -> None:
    _tell(shell)
    shell.commands["quit"].trigger()


def _tell(shell: Shell) -> None:
    assert shell.session is not None
    seen = [one for one in QApplication.topLevelWidgets() if isinstance(one, Shell)]
    told = {
        "store": str(shell.session.folder),
        "page": shell.current,
        "language": current(),
        "heading": shell.page(shell.current).heading.text(),
        "means": QCoreApplication.translate("SettingsPage", "Settings"),
        "cancel": QCoreApplication.translate("QPlatformTheme", "Cancel"),
        "scale": shell.theme.scale,
        "points": QApplication.font().pointSizeF(),
        "themes": len(QCoreApplication.instance().findChildren(Theme)),  # type: ignore[union-attr]
        "windows": [one.isVisible() for one in seen],
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    sys.exit(drive(sys.argv[1], sys.argv[2], sys.argv[3] == "tray"))
