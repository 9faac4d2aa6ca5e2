"""A report as plain blocks: what tables, lists and charts it is made of, before any form writes them down.

Texts in them are as they came: each form escapes and bounds them in its own way.
"""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.chart import Chart
from nidra.report.chart_layout import shown

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class Column:
    """A heading; `unit` says what the numbers below it count, "" above texts."""

    name: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of which the first cell names the row; `left` rows were left out."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    left: int = 0


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph."""

    text: str
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """A list; `left` lines were left out."""

    lines: tuple[str, ...]
    left: int = 0


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chart with its sentence and its table."""

    chart: Chart


Block = Table | Words | Lines | Drawn


@dataclass(frozen=True, slots=True)
class Section:
    """A titled part; `name` is a word for links and for the CSV."""

    name: str
    title: str
    blocks: tuple[Block, ...]


def twin(chart: Chart) -> Table:
    """The table of a chart."""
    head, rows = chart.table()
    columns = (Column(head[0]), *(Column(name, chart.unit) for name in head[1:]))
    return Table(chart.title, columns, rows)


def cell_text(cell: Cell, unit: str) -> str:
    """A cell as people read it: numbers with separators, a dash for what is not known."""
    return cell if isinstance(cell, str) else shown(cell, unit)
