"""Plain blocks as Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from nidra.records.chart import Chart
from nidra.report.blocks import Block, Drawn, Lines, Section, Table, Words, cell_text, twin
from nidra.report.md_text import bullets, code, escaped, table
from nidra.report.words import and_more

_WIDE = 600


def section(found: Section) -> str:
    """A part with its title."""
    parts = [part for block in found.blocks for part in _parts(block)]
    return "\n\n".join([f"## {found.title}", *parts])


def _parts(block: Block) -> Iterator[str]:
    if isinstance(block, Words):
        yield escaped(block.text, 2000)
    elif isinstance(block, Lines):
        yield bullets((escaped(line, _WIDE) for line in block.lines), block.left)
    elif isinstance(block, Drawn):
        yield from _chart(block.chart)
    else:
        yield _table(block)


def _chart(chart: Chart) -> Iterator[str]:
    yield f"### {escaped(chart.title)}"
    yield escaped(chart.empty or chart.tells, 1000)
    if not chart.empty:
        yield _table(twin(chart))


def _table(found: Table) -> str:
    units = [column.unit for column in found.columns]
    first = next((at for at, unit in enumerate(units) if unit), len(units))
    rows = [
        [_cell(cell_text(cell, unit), unit) for cell, unit in zip(row, units, strict=True)]
        for row in found.rows
    ]
    made = table([escaped(column.name) for column in found.columns], rows, first)
    return f"{made}\n\n{and_more(found.left)}" if found.left else made


def _cell(text: str, unit: str) -> str:
    if unit:
        return escaped(text)
    return code(text, _WIDE, cell=True) if _is_hex(text) else escaped(text, _WIDE)


def _is_hex(text: str) -> bool:
    """A digest, which is read letter by letter."""
    return len(text) == 64 and all(char in "0123456789abcdef" for char in text)
