"""The trust report as a PDF for print: vector charts, contents, bookmarks, numbered pages.

It holds no script, no form and no link but those inside it. The same report gives the same bytes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator

from nidra.base.clock import moment
from nidra.records.report import PassReport
from nidra.report.blocks import Block, Drawn, Lines, Section, Table, Words, cell_text, twin
from nidra.report.html_charts import standing_parts
from nidra.report.pdf_charts import draw, height, whole
from nidra.report.pdf_fonts import PLAIN, Letters, own_font, substitutes
from nidra.report.pdf_paper import LARGE, Paper, contents
from nidra.report.report_blocks import sections
from nidra.report.words import and_more, counted, when

TITLE = "Trust report"
_TITLE = 20.0  # mm of a section's title
_LETTERS_LOOKED_AT = 2400  # of a text, as many as may be shown


def render_pdf(report: PassReport, heed: Callable[[], None] = lambda: None) -> bytes:
    """The report as the bytes of a PDF. `heed` is called before each part, and may raise."""
    # The library tells of each table of a font that it does not know.
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    found = sections(report)
    others = substitutes(_letters(found))
    known = [own_font(PLAIN), *others]
    paper = Paper(Letters(known), others, moment(report.ended_at))
    paper.set_title(f"{TITLE}, {when(report.ended_at)}")
    paper.set_subject("How far the memories of a store are borne out by their sources")
    paper.set_creator(paper.letters.ready(f"Nidra {report.version}", 80))
    paper.running = f"{TITLE}, {when(report.ended_at)}"
    paper.add_page()
    _front(paper, report, found[0])
    for section in found[1:]:
        _section(paper, section, heed)
    heed()
    _missing(paper)
    return bytes(paper.output())


def _front(paper: Paper, report: PassReport, first: Section) -> None:
    paper.plain(LARGE, "text", "B")
    paper.cell(0, 9, TITLE, new_x="LMARGIN", new_y="NEXT")
    paper.words(
        f"{when(report.ended_at)}, by Nidra {report.version or 'of unknown version'}", "quiet"
    )
    paper.ln(2)
    for block in first.blocks:
        if isinstance(block, Words):
            paper.words(block.text, size=12)
    paper.ln(2)
    whole(paper, standing_parts(dict(report.after.by_standing)))
    paper.ln(4)
    paper.insert_toc_placeholder(contents, pages=1, allow_extra_pages=True)


def _section(paper: Paper, section: Section, heed: Callable[[], None]) -> None:
    first = section.blocks[0] if section.blocks else None
    if isinstance(first, Drawn) and not first.chart.empty:
        paper.room(_TITLE + height(first.chart))
    paper.heading(section.title, 0)
    for block in section.blocks:
        heed()
        _block(paper, block, section.title)


def _block(paper: Paper, block: Block, title: str) -> None:
    if isinstance(block, Words):
        paper.words(block.text, "quiet" if block.quiet else "text")
    elif isinstance(block, Lines):
        paper.lines(block.lines, and_more(block.left))
    elif isinstance(block, Drawn):
        _chart(paper, block)
    else:
        _table(paper, block, title)


def _chart(paper: Paper, block: Drawn) -> None:
    chart = block.chart
    if not chart.empty:
        paper.room(height(chart))
    paper.heading(chart.title, 1)
    paper.words(chart.empty or chart.tells)
    if not chart.empty:
        draw(paper, chart)
        _table(paper, twin(chart), chart.title)


def _table(paper: Paper, table: Table, title: str) -> None:
    if table.caption != title:
        paper.room(24)
        paper.words(table.caption, "quiet")
    units = [column.unit for column in table.columns]
    rows = [[cell_text(c, u) for c, u in zip(row, units, strict=True)] for row in table.rows]
    paper.grid([column.name for column in table.columns], rows, [bool(unit) for unit in units])
    if table.left > 0:
        paper.words(and_more(table.left), "quiet")


def _missing(paper: Paper) -> None:
    """What could not be written as it is."""
    told = []
    if paper.letters.unknown:
        number = counted(paper.letters.unknown, "character")
        told.append(f"{number} that no font at hand has stand here as codes, such as <U+1F600>.")
    if paper.letters.joined:
        told.append(
            "Letters that are joined, or written from right to left, stand here one by one."
        )
    if told:
        paper.heading("On the letters of this file", 0)
        paper.lines(told)


# Letters ------------------------------------------------------------------------------------


def _letters(found: Iterable[Section]) -> set[str]:
    """Every character that is shown anywhere."""
    chars: set[str] = set()
    for section in found:
        chars.update(section.title)
        for block in section.blocks:
            for text in _texts(block):
                if not text.isascii():
                    chars.update(text[:_LETTERS_LOOKED_AT])
    return {char for char in chars if not char.isascii() and char.isprintable()}


def _texts(block: Block) -> Iterator[str]:
    if isinstance(block, Words):
        yield block.text
    elif isinstance(block, Lines):
        yield from block.lines
    else:
        table = twin(block.chart) if isinstance(block, Drawn) else block
        for row in table.rows:
            yield from (cell for cell in row if isinstance(cell, str))
