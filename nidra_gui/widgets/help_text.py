"""One page of help to read: links are told, never followed; words can be found in it; it can be printed."""

from __future__ import annotations

from typing import Any

from nidra.records.help import HelpPage
from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from nidra_gui.palettes import LIGHT
from nidra_gui.theme import Theme
from nidra_gui.widgets.help_document import COPY, Rendered, render

LETTERS = 84  # a line is at most so long
SIDE = 20
WEB = ("https", "http")  # no other address is even offered: not a file, not a script
MOST = 500  # places that are marked


class HelpText(QTextBrowser):
    """`followed` tells a link to a page (`moved`, `verdicts#gone`, `#grades`), `outside` an address of the
    web, `copied` a piece of code that was copied."""

    followed = Signal(str)
    outside = Signal(str)
    copied = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._page: HelpPage | None = None
        self._made = Rendered()
        self._sought = ""
        self._wanted: int | None = None  # what is to stay at the top until the reader scrolls
        self.setProperty("kind", "help")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(self.tr("Help text"))
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        theme.changed.connect(self._draw)

    @property
    def page(self) -> HelpPage | None:
        """The page that is shown."""
        return self._page

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Nothing is ever loaded: not a file, not an address."""
        return None

    def show_page(self, page: HelpPage, anchor: str = "") -> None:
        """Show a page, from one of its headings on."""
        if page is not self._page:
            self._page = page
            self._draw()
        self.go_to(anchor)

    def go_to(self, anchor: str) -> None:
        """Have a heading at the top."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._made.places.get(anchor, 0))
        self.setTextCursor(cursor)
        self._wanted = cursor.position()
        self._show_wanted()

    def _show_wanted(self) -> None:
        """Have what is wanted at the top, however wide the lines are by now."""
        if self._wanted is not None:
            block = self.document().findBlock(self._wanted)
            place = self.document().documentLayout().blockBoundingRect(block)
            self.verticalScrollBar().setValue(round(place.top()) if self._wanted else 0)

    def _scrolled(self, *_: object) -> None:
        self._wanted = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._scrolled()
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._scrolled()
        super().keyPressEvent(event)

    def anchor_here(self) -> str:
        """The heading that the text cursor stands in."""
        at = self.textCursor().position()
        before = [name for name, place in self._made.places.items() if place <= at]
        return before[-1] if before else ""

    def seek(self, words: str, backward: bool = False) -> int:
        """Mark every place of these words and go to the next one; how many places there are."""
        places = self._marked(words)
        if not places:
            return 0
        flag = QTextDocument.FindFlag
        way = flag.FindBackward if backward else flag(0)
        start = self.textCursor()
        if words != self._sought:  # what is typed on stays where it is found
            start.setPosition(start.selectionStart())
        self._sought = words
        found = self.document().find(words, start, way)
        if found.isNull():
            found = places[-1] if backward else places[0]
        self._scrolled()
        self.setTextCursor(found)
        self.ensureCursorVisible()
        return len(places)

    def print_on(self, printer: Any) -> None:
        """Print the page, dark on white whatever the window's colours are."""
        paper = QTextDocument()
        paper.setDefaultFont(self.font())
        if self._page is not None:
            render(paper, self._page, LIGHT, self.font().pointSizeF(), copies=False)
        paper.print_(printer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are no longer than can be read well."""
        self._fit()
        super().resizeEvent(event)
        self._show_wanted()

    def _fit(self) -> None:
        widest = self.fontMetrics().averageCharWidth() * LETTERS
        bar = self.verticalScrollBar().sizeHint().width()
        spare = self.width() - bar - 2 * SIDE - widest
        self.setViewportMargins(SIDE, 12, SIDE + max(0, spare), 8)

    def _draw(self) -> None:
        if self._page is None:
            return
        here = self.anchor_here()
        points = self.font().pointSizeF()
        self.document().setDefaultFont(self.font())
        self._made = render(self.document(), self._page, self._theme.palette, points)
        self._fit()
        self.go_to(here)

    def _marked(self, words: str) -> list[QTextCursor]:
        places: list[QTextCursor] = []
        marks: list[QTextEdit.ExtraSelection] = []
        cursor = QTextCursor(self.document())
        while words and len(places) < MOST:
            cursor = self.document().find(words, cursor)
            if cursor.isNull():
                break
            places.append(cursor)
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(cursor)
            mark.format.setBackground(QColor(self._theme.palette.new_words))
            marks.append(mark)
        self.setExtraSelections(marks)
        return places

    def _follow(self, url: QUrl) -> None:
        address = url.toString()
        if address.startswith(COPY):
            code = self._made.codes[int(address.removeprefix(COPY))]
            QGuiApplication.clipboard().setText(code)
            self.copied.emit(code)
        elif url.scheme() in WEB:
            self.outside.emit(address)
        elif not url.scheme():
            self.followed.emit(address.replace(".md", ""))
