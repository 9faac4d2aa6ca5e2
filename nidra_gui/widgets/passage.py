"""A stretch of text that may hold anything: shown as it is, wrapped, selectable, as high as it needs to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nidra.base.text import printable
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextOption,
)
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.marked import Mark
from nidra_gui.widgets.plain import button
from nidra_gui.words import count

SHORT = 1200  # characters that are shown at first
SHORT_LARGE = 600
HEADLINE = 160  # characters up to which a text may be shown large
MOST = 1_100_000  # characters that are shown at the most; the whole can be copied
LINE = 2000  # an unbroken line is laid out in pieces of this length, or it would hold up the window
TALL_ROWS = 24


class Piece(NamedTuple):
    """Some text and how it is marked."""

    text: str
    mark: Mark | None = None


class Passage(QWidget):
    """A text with marked pieces. One that is long is cut, with *Show all* below it."""

    def __init__(self, theme: Theme, name: str, mono: bool = False, large: bool = False) -> None:
        super().__init__()
        self._pieces: tuple[Piece, ...] = ()
        self._first: int | None = None
        self._whole = False
        self._short = SHORT_LARGE if large else SHORT
        self.shown = _Text(theme, mono, large)
        self.shown.setAccessibleName(name)
        self.more = button(self.tr("Show all of it"), self.show_all, "link")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        rows.addWidget(self.shown)
        rows.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        theme.changed.connect(self._draw)

    def show_text(self, text: str) -> None:
        """Show a text without marks."""
        self.show_pieces((Piece(text),))

    def show_pieces(self, pieces: Sequence[Piece], first_line: int | None = None) -> None:
        """Show marked pieces, one after the other; `first_line` is the number of the first line."""
        if (tuple(pieces), first_line) == (self._pieces, self._first) and self._pieces:
            return
        self._pieces, self._first, self._whole = tuple(pieces), first_line, False
        self._draw()

    def show_all(self) -> None:
        """Show what was cut off."""
        self._whole = True
        self._draw()

    def text(self) -> str:
        """What is shown."""
        return self.shown.toPlainText()

    def marked(self, mark: Mark) -> list[str]:
        """The pieces that are marked so."""
        return [piece.text for piece in self._pieces if piece.mark is mark and piece.text]

    def _draw(self) -> None:
        limit = MOST if self._whole else self._short
        total = sum(len(piece.text) for piece in self._pieces)
        self.shown.fill(_cut(self._pieces, limit), self._first, self._whole and total > self._short)
        self.more.setVisible(total > limit)
        words = self.tr("Show all {n} characters") if not self._whole else self._too_long()
        self.more.setText(words.format(n=count(total), most=count(MOST)))
        self.more.setEnabled(not self._whole)

    def _too_long(self) -> str:
        return self.tr("The first {most} of {n} characters")


def _cut(pieces: Sequence[Piece], limit: int) -> list[Piece]:
    """The pieces up to so many characters, an ellipsis where some are missing."""
    left, kept = limit, []
    for piece in pieces:
        kept.append(Piece(piece.text[:left], piece.mark))
        if len(piece.text) > left:
            kept.append(Piece(" …"))
            break
        left -= len(piece.text)
    return kept


def _broken(text: str) -> str:
    """`text` with every line of a bearable length."""
    if len(text) <= LINE:
        return text
    return "\n".join(
        line[at : at + LINE]
        for line in text.split("\n")
        for at in range(0, max(1, len(line)), LINE)
    )


class _Text(QPlainTextEdit):
    """The text itself, with numbers of lines where they are known."""

    def __init__(self, theme: Theme, mono: bool, large: bool) -> None:
        super().__init__()
        self._theme = theme
        self._mono, self._large = mono, large
        self._first: int | None = None
        self._tall = False
        self.setProperty("kind", "statement" if large else "passage")
        self.document().setDocumentMargin(0 if large else 4)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._numbers = _Numbers(self)
        self.updateRequest.connect(lambda *_: self._numbers.update())

    def fill(self, pieces: Sequence[Piece], first_line: int | None, tall: bool) -> None:
        """Show these pieces; a `tall` text scrolls within itself."""
        self._first, self._tall = first_line, tall
        short = sum(len(piece.text) for piece in pieces) <= HEADLINE
        self.setFont(_font(self._mono, self._large and short))
        self.setPlainText("")
        cursor = self.textCursor()
        for piece in pieces:
            cursor.insertText(_broken(printable(piece.text)), self._format(piece.mark))
        self.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAsNeeded if tall else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self._make_room()
        self._fit()
        self.verticalScrollBar().setValue(0)

    def _format(self, mark: Mark | None) -> QTextCharFormat:
        """Marks that read without colour: bold, struck through, underlined."""
        colors, made = self._theme.palette, QTextCharFormat()
        made.setForeground(QColor(colors.ink))
        if mark is Mark.FOUND:
            made.setBackground(QColor(colors.chosen))
            made.setFontWeight(QFont.Weight.Bold)
        elif mark is Mark.OLD:
            made.setBackground(QColor(colors.old_words))
            made.setFontStrikeOut(True)
        elif mark is Mark.NEW:
            made.setBackground(QColor(colors.new_words))
            made.setFontUnderline(True)
        return made

    def _make_room(self) -> None:
        width = 0
        if self._first is not None:
            last = self._first + self.blockCount()
            width = self.fontMetrics().horizontalAdvance("0" * len(str(last))) + 14
        self.setViewportMargins(width, 0, 0, 0)
        self._numbers.setVisible(width > 0)
        self._place_numbers()

    def _place_numbers(self) -> None:
        inside = self.viewport().geometry()
        width = self.viewportMargins().left()
        self._numbers.setGeometry(inside.left() - width, inside.top(), width, inside.height())

    def _fit(self) -> None:
        spacing = self.fontMetrics().lineSpacing()
        inside = 2 * int(self.document().documentMargin())
        around = self.height() - self.viewport().height() + inside
        if self._tall:
            self.setFixedHeight(TALL_ROWS * spacing + around)
            return
        height, block = 0.0, self.document().begin()
        while block.isValid():
            height += self.blockBoundingRect(block).height()
            block = block.next()
        self.setFixedHeight(int(height) + around)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
        self._place_numbers()

    def draw_numbers(self, painter: QPainter, width: int) -> None:
        """Draw the number of each line that is seen beside it."""
        if self._first is None:
            return
        painter.setPen(QColor(self._theme.palette.muted))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        while block.isValid():
            place = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if place.top() > self.viewport().height():
                return
            where = QRect(0, round(place.top()), width - 7, self.fontMetrics().lineSpacing())
            number = str(self._first + block.blockNumber())
            painter.drawText(where, int(Qt.AlignmentFlag.AlignRight), number)
            block = block.next()


class _Numbers(QWidget):
    """The margin of the text in which the numbers stand."""

    def __init__(self, text: _Text) -> None:
        super().__init__(text)
        self._text = text

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._text.draw_numbers(painter, self.width())


def _font(mono: bool, large: bool) -> QFont:
    """The font of the application, a larger one, or one whose letters are equally wide."""
    size = QApplication.font().pointSizeF()
    made = QFont(QApplication.font())
    if mono:
        made = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        made.setPointSizeF(max(7.0, size * 0.95))
    if large:
        made.setPointSizeF(size * 1.25)
        made.setWeight(QFont.Weight.DemiBold)
    return made
