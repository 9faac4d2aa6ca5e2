"""Buttons of a page's header: an icon with its words, or the icon alone where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QPushButton

if TYPE_CHECKING:
    from nidra_gui.widgets.page import Page


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


class Tools(QObject):
    """The tools in the header of a page, each with the name of its icon, or none where it draws its own."""

    def __init__(self, page: Page, tools: dict[Tool, str]) -> None:
        super().__init__(page)
        self._page = page
        self._tools = tools
        for tool in tools:
            page.header.addWidget(tool)

    def draw(self) -> None:
        """Draw them in the colours and the size of the theme."""
        theme = self._page.desk.theme
        for tool, icon in self._tools.items():
            if icon:
                tool.setIcon(theme.icon(icon, theme.palette.muted))
            tool.fit()

    def show(self, shown: bool) -> None:
        """Show them all, or none."""
        for tool in self._tools:
            tool.setVisible(shown)

    def fit(self) -> None:
        """Show the words of all where there is room beside the title, else their icons alone; the words
        are in the tooltips. Those that are hidden take no room, unless all are."""
        page = self._page
        metrics = page.fontMetrics()
        counted = [tool for tool in self._tools if not tool.isHidden()] or [*self._tools]
        words = sum(metrics.horizontalAdvance(tool.words) + 72 for tool in counted)
        fits = page.heading.sizeHint().width() + words < page.width() - 60
        for tool in self._tools:
            tool.show_words(fits)
