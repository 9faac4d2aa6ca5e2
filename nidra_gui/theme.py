"""Light, dark, or as the system has it: the application's palette and style sheet."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from nidra_gui import icons
from nidra_gui.palettes import DARK, LIGHT, Palette
from nidra_gui.sheet import sheet

_SYSTEM_POINTS = "points-of-the-system"


class Choice(StrEnum):
    """Which theme a person wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """The colours in use. `changed` tells whoever paints by hand to paint again."""

    changed = Signal()

    def __init__(self, app: QApplication, choice: Choice = Choice.SYSTEM, scale: int = 100) -> None:
        super().__init__(app)
        self._app = app
        self._choice = choice
        self._scale = scale
        self._points = _points(app)
        self.palette = LIGHT
        self._applied: tuple[Palette, int] | None = None
        self._icons: dict[tuple[str, str], QIcon] = {}
        app.setStyle("Fusion")
        app.styleHints().colorSchemeChanged.connect(self._system_changed)
        self.apply()

    @property
    def app(self) -> QApplication:
        """The application whose looks these are."""
        return self._app

    @property
    def choice(self) -> Choice:
        """What a person chose."""
        return self._choice

    @property
    def scale(self) -> int:
        """The size of text in percent of the system's."""
        return self._scale

    def choose(self, choice: Choice) -> None:
        """Take a theme from now on."""
        self._choice = choice
        self.apply()

    def resize_text(self, percent: int) -> None:
        """Show text at so many percent of the system's size, from 80 to 200."""
        self._scale = min(200, max(80, percent))
        self.apply()

    def icon(self, name: str, color: str | None = None) -> QIcon:
        """An icon in a colour of the palette, else in that of text."""
        wanted = (name, color or self.palette.ink)
        if wanted not in self._icons:
            # Each is drawn in ten sizes and states: a millisecond.
            self._icons[wanted] = icons.icon(*wanted, self.palette.line)
        return self._icons[wanted]

    def apply(self) -> None:
        """Give the application its colours and its size of text, where they are others than before:
        Qt measures every widget anew, which takes a third of a second."""
        wanted = (DARK if self._is_dark() else LIGHT, self._scale)
        if wanted == self._applied:
            return
        self._applied = wanted
        self.palette = wanted[0]
        self._icons.clear()
        font = QFont(self._app.font())
        font.setPointSizeF(self._points * self._scale / 100)
        self._app.setFont(font)
        self._app.setPalette(qt_palette(self.palette))
        self._app.setStyleSheet(sheet(self.palette, font.pointSizeF()))
        self.changed.emit()

    def _is_dark(self) -> bool:
        if self._choice is Choice.SYSTEM:
            return self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._choice is Choice.DARK

    def _system_changed(self) -> None:
        if self._choice is Choice.SYSTEM:
            self.apply()


def _points(app: QApplication) -> float:
    """The system's size of text, however large a window before this one in the same process made it."""
    if app.property(_SYSTEM_POINTS) is None:
        own = app.font().pointSizeF()
        app.setProperty(_SYSTEM_POINTS, own if own > 0 else 10.0)
    return float(app.property(_SYSTEM_POINTS))


def qt_palette(colors: Palette) -> QPalette:
    """The colours as Qt's own parts take them."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, color in (
        (role.Window, colors.ground),
        (role.WindowText, colors.ink),
        (role.Base, colors.surface),
        (role.AlternateBase, colors.raised),
        (role.Text, colors.ink),
        (role.Button, colors.raised),
        (role.ButtonText, colors.ink),
        (role.BrightText, colors.fallen),
        (role.ToolTipBase, colors.surface),
        (role.ToolTipText, colors.ink),
        (role.Highlight, colors.chosen),
        (role.HighlightedText, colors.ink),
        (role.Link, colors.accent),
        (role.PlaceholderText, colors.muted),
        (role.Mid, colors.line),
        (role.Accent, colors.accent),
    ):
        made.setColor(which, QColor(color))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(colors.muted))
    return made
