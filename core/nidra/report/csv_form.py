"""The trust report as one tidy table for spreadsheets: section, name, part, value, unit.

RFC 4180, UTF-8 with a byte-order mark. A text that a spreadsheet would take for a formula gets an
apostrophe before it; control and bidirectional characters are shown as codes.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from nidra.base.text import one_line
from nidra.records.report import PassReport
from nidra.report.blocks import Block, Cell, Drawn, Lines, Section, Table, Words, twin
from nidra.report.report_blocks import sections
from nidra.report.unseen import seen

HEAD = ("section", "name", "part", "value", "unit")
BOM = "\ufeff"
_WIDE = 2000
_FORMULA = tuple("=+-@\t\r\n|%＝＋－＠")

Row = tuple[str, str, str, Cell, str]


def render_csv(report: PassReport) -> str:
    """The whole report as CSV."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow(HEAD)
    for found in sections(report):
        for section, name, part, value, unit in _rows(found):
            writer.writerow([_text(section), _text(name), _text(part), _cell(value), _text(unit)])
    return BOM + stream.getvalue()


def _rows(found: Section) -> Iterator[Row]:
    for block in found.blocks:
        yield from _of_block(found, block)


def _of_block(found: Section, block: Block) -> Iterator[Row]:
    if isinstance(block, Words):
        yield found.name, found.title, "sentence", block.text, "text"
    elif isinstance(block, Lines):
        for line in block.lines:
            yield found.name, found.title, "line", line, "text"
        yield from _left(found, block.left)
    elif isinstance(block, Drawn):
        chart = block.chart
        name = f"chart {chart.key}"
        yield name, chart.title, "sentence", chart.empty or chart.tells, "text"
        yield from _of_table(name, twin(chart))
    else:
        yield from _of_table(found.name, block)
        yield from _left(found, block.left)


def _of_table(section: str, table: Table) -> Iterator[Row]:
    for first, *rest in table.rows:
        for column, value in zip(table.columns[1:], rest, strict=True):
            yield section, str(first), column.name or "value", value, column.unit or "text"


def _left(found: Section, left: int) -> Iterator[Row]:
    if left > 0:
        yield found.name, "not listed here", "value", left, "rows"


def _cell(value: Cell) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return _text(value)
    return f"{value:.6g}" if isinstance(value, float) and not value.is_integer() else f"{value:.0f}"


def _text(text: str) -> str:
    """A text on one line, which no spreadsheet acts on."""
    flat = one_line(seen(text[: _WIDE * 4]), _WIDE)
    return f"'{flat}" if flat.lstrip().startswith(_FORMULA) else flat
