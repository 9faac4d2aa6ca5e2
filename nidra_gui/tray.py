"""Nidra's place in the tray of the desktop: its picture, its menu, and what it says there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from nidra_gui.tray_icon import icon

SHOWN_MS = 10_000


class Mood(StrEnum):
    """What the picture in the tray says; the first one that is so is shown."""

    FALLEN = "fallen"
    BLIND = "blind"
    PAUSED = "paused"
    WORKING = "working"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the menu that does something."""

    text: str
    run: Callable[[], object]
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that is seen in the tray: the picture, the tip over it, and the menu, where lines that
    only tell something stand above the steps."""

    mood: Mood
    tip: str
    lines: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()


class Tray(QObject):
    """What the window needs of a tray. `opened` tells that the picture was clicked, `followed` that
    what was said last was clicked."""

    opened = Signal()
    followed = Signal()

    def is_there(self) -> bool:
        """Has this desktop a tray, now?"""
        return False

    def show(self, face: Face) -> None:
        """Show this from now on."""

    def notify(self, title: str, sentence: str) -> None:
        """Say something beside the tray, once."""

    def hide(self) -> None:
        """Show nothing more."""


class DesktopTray(Tray):
    """The tray of the desktop, as Qt reaches it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._face: Face | None = None
        self._menu = QMenu()
        self._actions: list[QAction] = []
        self._shown = QSystemTrayIcon(self)
        self._shown.setContextMenu(self._menu)
        self._shown.activated.connect(self._clicked)
        self._shown.messageClicked.connect(self.followed)

    def is_there(self) -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show(self, face: Face) -> None:
        before, self._face = self._face, face
        if before is None or before.mood is not face.mood:
            self._shown.setIcon(icon(face.mood))
        self._shown.setToolTip(face.tip)
        self._draw_menu(face)
        self._shown.show()

    def _draw_menu(self, face: Face) -> None:
        """Change the words in place: the menu may be open."""
        if len(self._actions) != len(face.lines) + len(face.steps):
            self._make_menu(face)
        told = self._actions[: len(face.lines)]
        for action, line in zip(told, face.lines, strict=True):
            action.setText(line.replace("&", "&&"))
        for action, step in zip(self._actions[len(told) :], face.steps, strict=True):
            action.setText(step.text)
            action.setEnabled(step.enabled)

    def _make_menu(self, face: Face) -> None:
        self._menu.clear()
        self._actions = []
        for _ in face.lines:
            action = self._menu.addAction("")
            action.setEnabled(False)
            self._actions.append(action)
        self._menu.addSeparator()
        for at, _ in enumerate(face.steps):
            action = self._menu.addAction("")
            action.triggered.connect(lambda _=False, at=at: self._run(at))
            self._actions.append(action)

    def _run(self, at: int) -> None:
        if self._face is not None:
            self._face.steps[at].run()

    def _clicked(self, why: QSystemTrayIcon.ActivationReason) -> None:
        if why in (
            QSystemTrayIcon.ActivationReason.Trigger,
            QSystemTrayIcon.ActivationReason.DoubleClick,
        ):
            self.opened.emit()

    def notify(self, title: str, sentence: str) -> None:
        picture = icon(self._face.mood if self._face is not None else Mood.QUIET)
        self._shown.showMessage(title, sentence, picture, SHOWN_MS)

    def hide(self) -> None:
        self._shown.hide()
        self._menu.deleteLater()
