"""Filters that a person named, kept with the window's settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from nidra_gui.models.choice import Choice
from nidra_gui.widgets.ask_line import ask_line
from nidra_gui.widgets.tool import Tool

if TYPE_CHECKING:
    from nidra_gui.settings import WindowSettings
    from nidra_gui.theme import Theme

LONGEST = 60


class SavedFilters(Tool):
    """A button with a menu: choose a saved filter, save the present one, delete one."""

    chosen = Signal(object)
    told = Signal(str)

    def __init__(self, settings: WindowSettings, theme: Theme, now: Callable[[], Choice]) -> None:
        super().__init__(self.tr("Saved filters"), "  ▾")
        self._settings = settings
        self._theme = theme
        self._now = now
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self.fill)
        self.setMenu(self._menu)
        theme.changed.connect(self._draw)
        self._draw()

    def names(self) -> list[str]:
        """The names of the saved filters."""
        return sorted(self._settings.filters(), key=str.casefold)

    def fill(self) -> None:
        """Make the menu from what is saved now."""
        self._menu.clear()
        names = self.names()
        for name in names:
            self._menu.addAction(_shown(name), partial(self.choose, name))
        if not names:
            self._menu.addAction(self.tr("No filter is saved yet")).setEnabled(False)
        self._menu.addSeparator()
        save = self._menu.addAction(self.tr("Save these filters…"), self.ask_name)
        save.setEnabled(self._now().narrows)
        if names:
            away = self._menu.addMenu(self.tr("Delete a saved filter"))
            for name in names:
                away.addAction(_shown(name), partial(self.delete, name))

    def ask_name(self) -> None:
        """Ask under which name the present filters are to be saved."""
        ask_line(
            self.window(),
            self.tr("Save these filters"),
            self.tr("Under which name? One that is there already is replaced."),
            self.tr("Name"),
            self.tr("Save"),
            self.save,
        )

    def save(self, name: str) -> None:
        """Save the present filters under a name."""
        short = one_line(name, LONGEST)
        self._settings.keep_filters({**self._settings.filters(), short: self._now().as_json()})
        self.told.emit(self.tr("Saved as “{name}”.").format(name=short))

    def choose(self, name: str) -> None:
        """Narrow the table as that filter says."""
        found = Choice.from_json(self._settings.filters().get(name, ""))
        if found is None:
            self.told.emit(self.tr("“{name}” cannot be read any more.").format(name=name))
        else:
            self.chosen.emit(found)

    def delete(self, name: str) -> None:
        """Forget a saved filter."""
        kept = self._settings.filters()
        kept.pop(name, None)
        self._settings.keep_filters(kept)
        self.told.emit(self.tr("“{name}” was deleted.").format(name=name))

    def _draw(self) -> None:
        self.setIcon(self._theme.icon("save", self._theme.palette.muted))


def _shown(name: str) -> str:
    """A name in a menu as it is: an ampersand would mark a key."""
    return one_line(name, LONGEST).replace("&", "&&")
