"""How help is asked for: by F1, by pointing, by the menu of a part. The window hands all of it here."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu, QWidget

from nidra_gui import helping
from nidra_gui.pointing import Pointing

if TYPE_CHECKING:
    from nidra_gui.shell import Shell
    from nidra_gui.views.help import HelpPage


class HelpDesk(QObject):
    """It finds the place in help that fits, and has the window show it."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._pointing = Pointing(shell)
        self._pointing.chosen.connect(self.explain)
        self._pointing.ended.connect(shell.toast.end_lasting)

    def bind(self) -> None:
        """Say what the actions of help do."""
        bind = self._shell.commands.bind
        bind("help", lambda: self.explain(self._shell.focusWidget()))
        bind("what-is-this", self._ask)
        bind("first-audit", lambda: self.show(helping.START))

    def show(self, place: str) -> None:
        """Show a place: `page` or `page#heading`."""
        shell = self._shell
        viewer = cast("HelpPage", shell.page("help"))
        viewer.show_place(place, shell.current)
        shell.go("help")
        viewer.text.setFocus()

    def explain(self, part: QWidget | None) -> None:
        """Show what help says of a part of the window; of the page where it says nothing of the part."""
        shell = self._shell
        inside = part is not None and (part is shell or shell.isAncestorOf(part))
        place = helping.place_of(part) if inside else ""
        self.show(place or helping.OF_PAGES.get(shell.current, helping.CONTENTS))

    def seek(self) -> bool:
        """Find words on the page of help that is shown; False where another page is."""
        if self._shell.current != "help":
            return False
        cast("HelpPage", self._shell.page("help")).seek()
        return True

    def offer(self, event: QContextMenuEvent) -> None:
        """What has no menu of its own, and stands in help, can be asked about."""
        part = self._shell.childAt(event.pos())
        if helping.place_of(part):
            menu = QMenu(self._shell)
            menu.aboutToHide.connect(menu.deleteLater)
            asked = menu.addAction(self._shell.commands["what-is-this"].text())
            asked.setIcon(self._shell.theme.icon("help"))
            asked.triggered.connect(lambda *_: self.explain(part))
            menu.popup(event.globalPos())

    def _ask(self) -> None:
        self._shell.say(
            self.tr(
                "Click what you want to know about, or go there with Tab and press Enter. Escape ends it."
            ),
            lasting=True,
        )
        self._pointing.begin()
