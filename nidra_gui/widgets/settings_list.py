"""The list of sections beside the settings: it leads to each one, and marks the one that is seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy

from nidra_gui.icons import pixmap
from nidra_gui.theme import Theme
from nidra_gui.widgets.scroll import letter

WIDEST = 32  # letters
ROOM = 28  # points beside icon and words


class SectionList(QListWidget):
    """`chosen` carries the place of the section that is wanted, `entered` that of one that is gone into."""

    chosen = Signal(int)
    entered = Signal(int)

    def __init__(self, theme: Theme, sections: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._theme = theme
        self._icons = [icon for icon, _ in sections]
        self.setProperty("kind", "plain")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for _, title in sections:
            self.addItem(title)
        self.setCurrentRow(0)
        self.currentRowChanged.connect(self.chosen)
        self.itemClicked.connect(lambda item: self.chosen.emit(self.row(item)))
        theme.changed.connect(self._draw)
        self._draw()

    def mark(self, at: int) -> None:
        """Mark a section without going there."""
        self.blockSignals(True)
        self.setCurrentRow(at)
        self.blockSignals(False)

    def show_only(self, shown: Sequence[bool]) -> None:
        """Leave out the sections that are not there."""
        for at, one in enumerate(shown):
            self._row(at).setHidden(not one)

    def fit(self) -> None:
        """Be as wide as the longest title takes."""
        self.setFixedWidth(min(WIDEST * letter(self), self.sizeHintForColumn(0) + ROOM))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)):
            self.entered.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _row(self, at: int) -> QListWidgetItem:
        item = self.item(at)
        assert item is not None
        return item

    def _draw(self) -> None:
        size = self.fontMetrics().height()
        self.setIconSize(QSize(size, size))
        for at, name in enumerate(self._icons):
            self._row(at).setIcon(self._icon(name, size))

    def _icon(self, name: str, size: int) -> QIcon:
        """The one size that is shown here; all of them take ten times as long."""
        drawn = pixmap(name, self._theme.palette.muted, size, self.devicePixelRatioF())
        made = QIcon(drawn)
        made.addPixmap(drawn, QIcon.Mode.Selected)
        return made
