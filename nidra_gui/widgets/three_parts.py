"""Filters, a table and the detail of its row beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

if TYPE_CHECKING:
    from nidra_gui.settings import WindowSettings


class ThreeParts(QSplitter):
    """Each part keeps the share that a person gave it; the one in the middle cannot be closed."""

    def __init__(self, parts: tuple[QWidget, ...], settings: WindowSettings, name: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._settings, self._name = settings, name
        self.setHandleWidth(12)
        for at, part in enumerate(parts):
            self.addWidget(part)
            self.setStretchFactor(at, at)
        self.setCollapsible(1, False)
        self.splitterMoved.connect(lambda *_: settings.keep_place(name, self.saveState()))

    def place_as_left(self) -> bool:
        """Give each part the share that a person left it; False where nobody has moved them yet."""
        return bool(self.restoreState(self._settings.place(self._name)))

    def share(self, wide: int) -> None:
        """Give each part what fits so many pixels."""
        left = min(240, max(176, wide // 7))
        right = min(600, max(338, round(wide * 0.31)))
        self.setSizes([left, max(200, wide - left - right), right])

    def open_last(self) -> None:
        """Give the detail half of the table's room where it was closed."""
        left, middle, right = self.sizes()
        if not right:
            self.setSizes([left, middle // 2, middle - middle // 2])
