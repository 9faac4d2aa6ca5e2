"""Plain blocks as HTML: tables, lists, and charts as SVG that follows the colours of the page."""

from __future__ import annotations

from nidra.records.chart import Chart, Shape
from nidra.report import chart_svg, html_text
from nidra.report.blocks import Block, Drawn, Lines, Section, Table, Words, cell_text, twin
from nidra.report.html_charts import swatch
from nidra.report.html_text import code, escaped, folded, items, more

_WIDE = 600
_OPENED = 14  # rows of a table that is shown at once; a longer one is opened by who wants it


def section(found: Section) -> str:
    """A part with its title."""
    return html_text.section(found.name, found.title, *map(_block, found.blocks))


def _block(block: Block) -> str:
    if isinstance(block, Words):
        return f"<p>{escaped(block.text, 2000)}</p>"
    if isinstance(block, Lines):
        return items((escaped(line, _WIDE) for line in block.lines), block.left)
    if isinstance(block, Drawn):
        return _chart(block.chart)
    return _table(block)


def _table(found: Table) -> str:
    numbers = [at for at, column in enumerate(found.columns) if column.unit]
    rows = [
        [
            _cell(cell_text(cell, column.unit))
            for cell, column in zip(row, found.columns, strict=True)
        ]
        for row in found.rows
    ]
    head = [escaped(column.name) for column in found.columns]
    return html_text.table(escaped(found.caption), head, rows, numbers) + more(found.left)


def _cell(text: str) -> str:
    is_digest = len(text) == 64 and text.isalnum()
    return code(text) if is_digest else escaped(text, _WIDE)


def _chart(chart: Chart) -> str:
    head = f"<h3>{escaped(chart.title)}</h3>"
    if chart.empty:
        return f'<figure id="chart-{chart.key}">{head}<p class="quiet">{escaped(chart.empty, 500)}</p></figure>'
    told = f"<figcaption>{escaped(chart.tells, 1000)}</figcaption>"
    if chart.shape is Shape.BARS:
        drawn = _legend(chart) + _bars(chart)
    else:
        drawn = _legend(chart) + chart_svg.drawn(chart)
        few = len(chart.steps) <= _OPENED
        drawn += folded("The numbers as a table", _table(twin(chart)), opened=few)
    return f'<figure id="chart-{chart.key}">{head}{told}{drawn}</figure>'


def _legend(chart: Chart) -> str:
    if len(chart.series) < 2:
        return ""
    parts = "".join(
        f"<li>{swatch(escaped(one.look))}{escaped(one.name)}</li>" for one in chart.series
    )
    return f'<ul class="legend">{parts}</ul>'


def _bars(chart: Chart) -> str:
    """A line a step: its name, its bar, its numbers. The table is the chart."""
    found = twin(chart)
    most = 1.0 if chart.unit == "share" else max(map(_whole, found.rows), default=0)
    rows = [
        [
            escaped(str(row[0])),
            chart_svg.bar(chart, at, most),
            *(cell_text(cell, chart.unit) for cell in row[1:]),
        ]
        for at, row in enumerate(found.rows)
    ]
    names = [escaped(column.name) for column in found.columns]
    head = [names[0], "", *names[1:]]
    numbers = range(2, len(head))
    return html_text.table(escaped(found.caption), head, rows, numbers, drawn=1)


def _whole(row: tuple[object, ...]) -> float:
    return sum(cell for cell in row[1:] if isinstance(cell, int | float))
