"""A page of help as a document of Qt: its headings can be gone to, its code copied, its looks are the theme's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nidra.records.help import HelpPage
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from nidra_gui.palettes import Palette

COPY = "copy:"
SIZES = {1: 1.7, 2: 1.3, 3: 1.1}
_FENCED = re.compile(r"^```[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PROPORTION = 135  # percent of a line's height


@dataclass
class Rendered:
    """Where each heading begins in the document, and the pieces of code in it."""

    places: dict[str, int] = field(default_factory=dict)
    codes: list[str] = field(default_factory=list)


def render(
    document: QTextDocument, page: HelpPage, colors: Palette, points: float, copies: bool = True
) -> Rendered:
    """Fill a document with a page that ships; HTML in it would be text."""
    made = Rendered(codes=[found[1].rstrip("\n") for found in _FENCED.finditer(page.text)])
    anchors = iter(page.parts)
    features = QTextDocument.MarkdownFeature
    document.clear()
    document.setDocumentMargin(0)
    document.setIndentWidth(points * 2)
    text = _with_copies(page.text) if copies else page.text
    document.setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
    whole = QTextCursor(document)
    whole.beginEditBlock()  # it is laid out once, and not after each piece
    for block in _blocks(document):
        _dress(block, colors, points)
        if block.blockFormat().headingLevel() and (part := next(anchors, None)) is not None:
            made.places[part.anchor] = block.position()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, colors)
    whole.endEditBlock()
    return made


def _with_copies(markdown: str) -> str:
    """A link below each piece of code that copies it."""
    words = QCoreApplication.translate("Help", "Copy")
    number = iter(range(markdown.count("\n")))
    return _FENCED.sub(lambda found: f"{found[0]}\n[{words}]({COPY}{next(number)})\n", markdown)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _dress(block: QTextBlock, colors: Palette, points: float) -> None:
    """Give a block its looks."""
    form = block.blockFormat()
    level = form.headingLevel()
    if level:
        _dress_heading(block, level, points)
    elif form.hasProperty(QTextFormat.Property.BlockCodeFence):
        _dress_code(block, colors)
    else:
        form.setLineHeight(_PROPORTION, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(block).setBlockFormat(form)
    for start, length, look in _pieces(block):
        _dress_piece(block, start, length, look, level, colors)


def _dress_heading(block: QTextBlock, level: int, points: float) -> None:
    form = block.blockFormat()
    form.setTopMargin(0 if level == 1 else points * (2.2 if level == 2 else 1.6))
    form.setBottomMargin(points * 0.6)
    QTextCursor(block).setBlockFormat(form)
    for start, length, look in _pieces(block):
        look.clearProperty(QTextFormat.Property.FontSizeAdjustment)  # it goes before a size
        look.setFontPointSize(points * SIZES.get(level, 1.0))
        look.setFontWeight(QFont.Weight.DemiBold)
        _span(block, start, length).setCharFormat(look)


def _dress_code(block: QTextBlock, colors: Palette) -> None:
    form = block.blockFormat()
    form.setBackground(QColor(colors.raised))
    form.setLeftMargin(0)
    form.setTopMargin(0)
    form.setBottomMargin(0)
    form.setTextIndent(8)
    form.setNonBreakableLines(False)
    QTextCursor(block).setBlockFormat(form)


def _pieces(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    """Where the pieces of one look stand in a block; a list, since dressing one changes the others."""
    found = []
    at = block.begin()
    while not at.atEnd():
        piece = at.fragment()
        found.append((piece.position(), piece.length(), piece.charFormat()))
        at += 1
    return found


def _dress_piece(
    block: QTextBlock,
    start: int,
    length: int,
    old: QTextCharFormat,
    level: int,
    colors: Palette,
) -> None:
    """Names of the window stand out by weight, code by its ground, links by colour and line."""
    look = QTextCharFormat()
    if old.isAnchor():
        look.setForeground(QColor(colors.accent))
        look.setFontUnderline(True)
    elif old.fontItalic() and not level:
        look.setFontItalic(False)
        look.setFontWeight(QFont.Weight.DemiBold)
    elif (
        old.fontFixedPitch()
        and not level
        and not block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)
    ):
        look.setBackground(QColor(colors.raised))
    else:
        return
    _span(block, start, length).mergeCharFormat(look)


def _dress_table(table: QTextTable, colors: Palette) -> None:
    form = table.format()
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 99))
    form.setCellPadding(6)
    form.setCellSpacing(0)
    form.setBorderCollapse(True)
    form.setBorder(1)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(QColor(colors.line))
    form.setTopMargin(4)
    form.setBottomMargin(12)
    table.setFormat(form)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        look = cell.format()
        look.setBackground(QColor(colors.raised))
        cell.setFormat(look)


def _span(block: QTextBlock, start: int, length: int) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.setPosition(start)
    cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor
