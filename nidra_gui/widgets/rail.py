"""The rail: the pages that a person can go to, one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout

from nidra_gui.pages import PLACES

if TYPE_CHECKING:
    from nidra_gui.actions import Actions
    from nidra_gui.theme import Theme

ICON = 1.2  # times the height of the text


class Rail(QFrame):
    """One button a page, marked where its page is shown."""

    def __init__(self, commands: Actions, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("rail")
        self._commands = commands
        self._theme = theme
        self._shown = ""
        self.buttons: dict[str, QToolButton] = {}
        rows = QVBoxLayout(self)
        rows.setContentsMargins(10, 14, 10, 10)
        rows.setSpacing(4)
        for place in PLACES:
            if place.railed:
                self.buttons[place.name] = self._button(place.name)
                rows.addWidget(self.buttons[place.name])
        rows.addStretch(1)
        theme.changed.connect(self._draw)

    def _button(self, name: str) -> QToolButton:
        action = self._commands[f"go-{name}"]
        action.setCheckable(True)
        made = QToolButton()
        made.setDefaultAction(action)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setMinimumWidth(130)
        return made

    def mark(self, page: str) -> None:
        """Mark the page that is shown, or the one that it stands for."""
        self._shown = page
        self._draw()

    def _draw(self) -> None:
        side = round(self.fontMetrics().height() * ICON)
        for button in self.buttons.values():
            button.setIconSize(QSize(side, side))
        colors = self._theme.palette
        shown = next((place for place in PLACES if place.name == self._shown), PLACES[0])
        for place in PLACES:
            if place.railed:
                chosen = place.name in (shown.name, shown.within)
                color = colors.accent if chosen else colors.muted
                action = self._commands[f"go-{place.name}"]
                action.setIcon(self._theme.icon(place.icon, color))
                action.setChecked(chosen)
