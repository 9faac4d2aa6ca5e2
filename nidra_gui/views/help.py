"""Help: pages to read inside the window, with contents, search, and the way back to where one came from."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nidra.app.help_pages import pages
from nidra.records.help import HelpPage as Help
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSplitter, QVBoxLayout, QWidget

from nidra_gui import helping
from nidra_gui.language import current
from nidra_gui.widgets.help_list import HelpList
from nidra_gui.widgets.help_text import HelpText
from nidra_gui.widgets.notice import Notice
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.tool import Tool
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra_gui.desk import Desk

CONTENTS = 40  # letters
SHARE = 0.3


class HelpPage(Page):
    """The viewer. It needs no store."""

    name = "help"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._past: list[str] = []
        self._future: list[str] = []
        self._here = ""
        self._came_from = "home"
        self._make_parts()
        self._lay_out()
        self._connect()
        self._draw()

    def title(self) -> str:
        return self.tr("Help")

    def _make_parts(self) -> None:
        theme = self.desk.theme
        self.list = HelpList(theme)
        self.text = HelpText(theme)
        self.english = Notice(theme, "info", "accent")
        self.back = Tool(self.tr("Back"))
        self.forward = Tool(self.tr("Forward"))
        self.printing = Tool(self.tr("Print…"))
        self.leave = Tool(self.tr("Close help"))
        self.words = QLineEdit(clearButtonEnabled=True)
        self.words.setPlaceholderText(self.tr("Find on this page"))
        self.words.setAccessibleName(self.tr("Find on this page"))
        self.next = Tool(self.tr("Find next"))
        self.previous = Tool(self.tr("Find previous"))
        self.number = label(kind="small")
        self.number.hide()

    def _lay_out(self) -> None:
        for tool in (self.back, self.forward, self.printing, self.leave):
            self.header.addWidget(tool)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        seek = QHBoxLayout()
        seek.addWidget(self.words, 1)
        for part in (self.number, self.previous, self.next):
            seek.addWidget(part)
        column.addWidget(self.english)
        column.addLayout(seek)
        column.addWidget(self.text, 1)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setHandleWidth(12)
        self.split.addWidget(self.list)
        self.split.addWidget(right)
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        outside = QVBoxLayout(self.body)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self.split)

    def _connect(self) -> None:
        commands = self.desk.commands
        commands.bind("help-back", self.go_back, enabled=False)
        commands.bind("help-forward", self.go_forward, enabled=False)
        self.back.clicked.connect(lambda *_: self.go_back())
        self.forward.clicked.connect(lambda *_: self.go_forward())
        self.leave.clicked.connect(lambda *_: self.close_help())
        self.printing.clicked.connect(lambda *_: self.ask_print())
        self.list.chosen.connect(self._choose)
        self.text.followed.connect(self._choose)
        self.text.outside.connect(self._ask_outside)
        self.text.copied.connect(self._say_copied)
        self.words.textChanged.connect(lambda _: self._seek(False))
        self.words.returnPressed.connect(partial(self._seek, False))
        self.next.clicked.connect(lambda *_: self._seek(False))
        self.previous.clicked.connect(lambda *_: self._seek(True))
        self.desk.theme.changed.connect(self._draw)

    def _draw(self) -> None:
        theme = self.desk.theme
        for tool, icon in (
            (self.back, "back"),
            (self.forward, "forward"),
            (self.printing, "print"),
            (self.leave, "close"),
            (self.previous, "up"),
            (self.next, "down"),
        ):
            tool.setIcon(theme.icon(icon, theme.palette.muted))
            tool.fit()
        self._fit_tools()

    def _fit_tools(self) -> None:
        """Buttons in a narrow window show their icons alone; their words are in the tooltips."""
        tools = (self.back, self.forward, self.printing, self.leave)
        metrics = self.fontMetrics()
        words = sum(metrics.horizontalAdvance(tool.words) + metrics.height() + 52 for tool in tools)
        fits = self.heading.sizeHint().width() + words < self.width() - 60
        for tool in tools:
            tool.show_words(fits)
        for tool in (self.previous, self.next):
            tool.show_words(False)

    def _tell_language(self, page: Help) -> None:
        """Whoever reads the window in another language is told where a page is not there in it."""
        told = self.tr("This page is in English; only its title is in your language.")
        self.english.set("" if page.language == current() else told)

    def parts(self) -> tuple[QWidget, ...]:
        """The parts of the page that the keyboard is led through."""
        return self.list, self.text

    def refresh(self) -> None:
        self.show_body()

    # What the window asks.

    def show_place(self, place: str, came_from: str) -> None:
        """Show a page from one of its headings on; `came_from` is the page to go back to."""
        if came_from != self.name:
            self._came_from = came_from
        self._choose(place)

    def seek(self) -> None:
        """Find words on the page that is shown."""
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()

    def close_help(self) -> None:
        """Go back to the page that help was asked on."""
        self.desk.go(self._came_from)

    # From place to place.

    @property
    def place(self) -> str:
        """Where the reader is."""
        return self._here

    def _choose(self, place: str) -> None:
        wanted = f"{self._here.partition('#')[0]}{place}" if place.startswith("#") else place
        if wanted.partition("#")[0] not in pages(current()):
            return
        if self._here and wanted != self._here:
            self._past.append(self._here)
            self._future.clear()
        self._show(wanted)

    def _show(self, place: str) -> None:
        name, _, anchor = place.partition("#")
        page = pages(current()).get(name)
        if page is None:
            return
        self._here = place
        self._tell_language(page)
        self.text.show_page(page, anchor)
        self.list.mark(name, anchor)
        self.text.setFocus()
        self._enable()

    def go_back(self) -> None:
        """Show what was shown before."""
        if self._past:
            self._future.append(self._here)
            self._show(self._past.pop())

    def go_forward(self) -> None:
        """Show what was shown before going back."""
        if self._future:
            self._past.append(self._here)
            self._show(self._future.pop())

    def _enable(self) -> None:
        for tool, name, way in (
            (self.back, "help-back", self._past),
            (self.forward, "help-forward", self._future),
        ):
            tool.setEnabled(bool(way))
            self.desk.commands.enable(bool(way) and self.isVisible(), name)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if not self._here:
            self._show(helping.START)
        self._enable()
        self.text.setFocus()

    def resizeEvent(self, event: object) -> None:
        """Contents take their share of a small window, and no more than their words need of a large one."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit_tools()
        wide = self.width() - 60
        left = min(self.fontMetrics().averageCharWidth() * CONTENTS, round(wide * SHARE))
        self.split.setSizes([left, wide - left])

    def hideEvent(self, event: object) -> None:
        super().hideEvent(event)  # type: ignore[arg-type]
        self.desk.commands.enable(False, "help-back", "help-forward")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to where help was asked."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_help()
        else:
            super().keyPressEvent(event)

    # What can be done with a page.

    def _seek(self, backward: bool) -> None:
        words = self.words.text()
        number = self.text.seek(words, backward)
        told = self.tr("{n} found").format(n=count(number)) if words else ""
        tell(self.number, told if number or not words else self.tr("not on this page"))
        self.number.setVisible(bool(words))

    def ask_print(self) -> None:
        """Let a person choose a printer for this page."""
        from PySide6.QtPrintSupport import QPrintDialog

        dialog = QPrintDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.text.print_on(dialog.printer()))
        dialog.show()

    def _say_copied(self, code: str) -> None:
        self.desk.say(self.tr("Copied: {line}").format(line=code.splitlines()[0]))

    def _ask_outside(self, address: str) -> None:
        """An address of the web is shown, and opened only if a person says so."""
        self.desk.say(
            self.tr("This leads out of the window: {address}").format(address=address),
            self.tr("Open in the browser"),
            lambda: QDesktopServices.openUrl(QUrl(address)),
            other=(
                self.tr("Copy the address"),
                lambda: QGuiApplication.clipboard().setText(address),
            ),
        )
