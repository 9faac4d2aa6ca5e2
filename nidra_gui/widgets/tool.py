"""A button of a page's header: an icon with its words, or the icon alone where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton


class Tool(QPushButton):
    """A button whose words can be left out; they stay in its tooltip. `mark` comes behind them."""

    def __init__(self, words: str, mark: str = "") -> None:
        super().__init__()
        self._words, self._mark = words, mark
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setStyleSheet("QPushButton::menu-indicator { image: none; width: 0; }")
        self.show_words(True)

    @property
    def words(self) -> str:
        """Its words, shown or not."""
        return self._words + self._mark

    def show_words(self, shown: bool) -> None:
        """Show the words beside the icon, or the icon alone."""
        self.setText(f" {self.words}" if shown else "")

    def fit(self) -> None:
        """Take the size of its icon from that of the text."""
        high = self.fontMetrics().height()
        self.setIconSize(QSize(high, high))
