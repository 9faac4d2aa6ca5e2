"""The state of a memory or of a receipt as a badge: shape and words, so that no colour is needed."""

from __future__ import annotations

from nidra.records.grade import Grade, Standing
from nidra.records.verdict import FAILED, OK, UNREACHED, State
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from nidra_gui.helping import about
from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import label, tell


def _tr(text: str) -> str:
    return QCoreApplication.translate("Badge", text)


# What is painted for each: (icon, name of the colour in the palette).
FALLEN = ("fallen", "fallen")
CONTESTED = ("contested", "contested")
GRADES: dict[int, tuple[str, str]] = {
    int(Grade.MACHINE_CHECKED): ("checked", "checked"),
    int(Grade.SOURCE_LINKED): ("linked", "linked"),
    int(Grade.UNVERIFIED): ("unverified", "unverified"),
}


def of_memory(grade: int, standing: int, contested: bool = False) -> tuple[str, str]:
    """(icon, colour) of a memory: what fell comes first, then what is contested, then its grade."""
    if standing == int(Standing.FALLEN):
        return FALLEN
    return CONTESTED if contested else GRADES[grade]


def words_of_memory(grade: int, standing: int, contested: bool = False) -> str:
    """The words of the same."""
    if standing == int(Standing.FALLEN):
        return _tr("fallen")
    if contested:
        return _tr("contested")
    return {
        int(Grade.MACHINE_CHECKED): _tr("machine checked"),
        int(Grade.SOURCE_LINKED): _tr("source linked"),
        int(Grade.UNVERIFIED): _tr("unverified"),
    }[grade]


def every_word() -> list[str]:
    """The words of all states of a memory."""
    fallen = words_of_memory(0, int(Standing.FALLEN))
    contested = words_of_memory(0, int(Standing.GONE), contested=True)
    return [fallen, contested, *(words_of_memory(grade, int(Standing.GONE)) for grade in GRADES)]


def of_verdict(state: State) -> tuple[str, str]:
    """(icon, colour) of a verdict."""
    if state in OK:
        return "checked", "checked"
    if state in FAILED:
        return "fallen", "fallen"
    if state in UNREACHED:
        return "gone", "contested"
    return "unverified", "unverified"


class Badge(QWidget):
    """An icon with its words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._which = ("unverified", "unverified")
        self._picture = QLabel()
        self.words = label()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.words, 1)
        theme.changed.connect(self._draw)

    def set(self, which: tuple[str, str], words: str, place: str = "") -> None:
        """Show another state; `place` is where help explains it."""
        self._which = which
        about(self, place)
        tell(self.words, words)
        self.setAccessibleName(words)
        self._draw()

    def text(self) -> str:
        """The words that are shown."""
        return self.words.text()

    def _draw(self) -> None:
        name, color = self._which
        ink = str(getattr(self._theme.palette, color))
        size = self.fontMetrics().height() + 2
        self._picture.setPixmap(self._theme.icon(name, ink).pixmap(size, size))
        self.words.setStyleSheet(f"color: {ink}; font-weight: 600;")
