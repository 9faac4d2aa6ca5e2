"""What a table is narrowed to, each as a chip that can be taken away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nidra.base.text import one_line
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button
from nidra_gui.widgets.tips import plain_tip

WIDEST = 42  # letters of a value that a chip shows


@dataclass(frozen=True, slots=True)
class Chip:
    """One thing that was chosen: its name in code, the word for it, and the value for people."""

    name: str
    title: str
    value: str


class Chips(Flow):
    """The chips in a line, or several, and a button that takes all of them away."""

    taken_away = Signal(str)
    cleared = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._chips: tuple[Chip, ...] = ()
        self.hide()

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Show these and no others."""
        if tuple(chips) == self._chips:
            return
        self._chips = tuple(chips)
        self.clear()
        for chip in chips:
            self.addWidget(self._made(chip))
        if chips:
            self.addWidget(button(self.tr("Clear all"), self.cleared.emit, "link"))
        self.setVisible(bool(chips))
        self.updateGeometry()

    def buttons(self) -> list[QPushButton]:
        """The chips as buttons, the one that clears all of them last."""
        return [part for part in self.parts() if isinstance(part, QPushButton)]

    def _made(self, chip: Chip) -> QPushButton:
        words = f"{chip.title}: {one_line(chip.value, WIDEST)}"
        made = button(f"{_literal(words)}  ×", lambda: self.taken_away.emit(chip.name), "chip")
        made.setAccessibleName(self.tr("Take away {what}").format(what=words))
        made.setToolTip(plain_tip(f"{chip.title}: {chip.value}"))
        return made


def _literal(words: str) -> str:
    """Words on a button as they are: an ampersand would underline the letter behind it."""
    return words.replace("&", "&&")
