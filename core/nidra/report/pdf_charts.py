"""Charts of a PDF report, drawn in lines and rectangles: they stay sharp in print."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.chart import Chart, Shape
from nidra.report.chart_layout import Layout, Plane, lay_out, shown
from nidra.report.hatching import hatches
from nidra.report.html_charts import Part
from nidra.report.pdf_paper import MARGIN, SIZE, SMALL, Paper, colour

_HIGH = 62.0
_HEAD = 36.0  # title, sentence, legend
_LEFT = 20.0  # for the numbers beside the plane
_NAME, _VALUE = 58.0, 24.0
_BAR, _STEP = 3.4, 5.6
_THICK, _GAP, _LEAST = 7.0, 0.4, 1.0  # of the bar of a whole, between its parts, and each at least
_HATCH, _HATCHED = 1.8, 0.25  # mm from line to line over a part, and how thick a line is
_COLOURS = {"plain": "link", "checked": "traceable", "linked": "undecided", "unverified": "bare"}


def draw(paper: Paper, chart: Chart) -> None:
    """A chart with its legend; there is something to draw."""
    _legend(paper, chart)
    if chart.shape is Shape.BARS:
        _bars(paper, chart)
    else:
        _side_by_side(paper, chart)
    paper.ln(3)


def height(chart: Chart) -> float:
    """How much of a page a chart takes with its title, sentence and legend, in mm; 200 at most."""
    drawn = len(chart.steps) * _STEP if chart.shape is Shape.BARS else _HIGH + 10
    return min(_HEAD + drawn, 200.0)


def _fill(paper: Paper, look: str) -> None:
    paper.set_fill_color(*colour(_COLOURS.get(look, look)))


def _part(paper: Paper, look: str, x: float, y: float, width: float, height: float) -> None:
    """A part in its colour, with the lines that tell it on grey paper."""
    _fill(paper, look)
    paper.rect(x, y, width, height, style="F")
    paper.set_draw_color(*colour("page"))
    paper.set_line_width(_HATCHED)
    with paper.rect_clip(x, y, width, height):
        for line in hatches(look, x, y, width, height, _HATCH):
            paper.line(*line)


def whole(paper: Paper, parts: Sequence[Part]) -> None:
    """Parts of one whole as a bar across the page, with the words and number of each below it."""
    there = [part for part in parts if part.number]
    if not there:
        return
    room = paper.epw - _GAP * (len(there) - 1) - _LEAST * len(there)
    total, x, y = sum(part.number for part in there), paper.l_margin, paper.get_y()
    for part in there:
        width = _LEAST + room * part.number / total
        _part(paper, part.look, x, y, width, _THICK)
        x += width + _GAP
    paper.set_xy(paper.l_margin, y + _THICK + 2)
    _key(paper, [(part.look, f"{part.word} {part.number:,}") for part in there])


def _legend(paper: Paper, chart: Chart) -> None:
    if len(chart.series) > 1:
        paper.room(20)
        _key(paper, [(one.look, one.name) for one in chart.series])


def _key(paper: Paper, parts: Sequence[tuple[str, str]]) -> None:
    """What each look stands for."""
    paper.plain(SMALL)
    for look, words in parts:
        text = paper.letters.ready(words, 60)
        wide = paper.get_string_width(text) + 11
        if paper.get_x() + wide > paper.w - MARGIN:
            paper.ln(5)
        _part(paper, look, paper.get_x(), paper.get_y() + 1, 4, 3)
        paper.set_x(paper.get_x() + 5.5)
        paper.cell(wide - 5.5, 5, text)
    paper.ln(6.5)


def _bars(paper: Paper, chart: Chart) -> None:
    """A line a step: its name, its bar, and the number at the end."""
    sums = [_sum(chart, at) for at in range(len(chart.steps))]
    most = 1.0 if chart.unit == "share" else max(sums, default=0) or 1.0
    wide = paper.epw - _NAME - _VALUE
    for at, step in enumerate(chart.steps):
        paper.room(_STEP)
        x, y = paper.l_margin + _NAME, paper.get_y()
        paper.plain(SMALL)
        paper.cell(_NAME - 2, _STEP, _fitting(paper, step, _NAME - 3))
        for one in chart.series:
            value = one.values[at]
            if value:
                part = max(wide * value / most, 0.3)
                _part(paper, one.look, x, y + (_STEP - _BAR) / 2, part, _BAR)
                x += part
        known = any(one.values[at] is not None for one in chart.series)
        paper.set_x(paper.w - MARGIN - _VALUE)
        paper.cell(_VALUE, _STEP, shown(sums[at] if known else None, chart.unit), align="R")
        paper.ln(_STEP)


def _sum(chart: Chart, at: int) -> float:
    return sum(one.values[at] or 0 for one in chart.series)


def _fitting(paper: Paper, text: str, width: float) -> str:
    """The end of a text that is too wide, which of a path tells more than its beginning."""
    ready = paper.letters.ready(text, 200)
    if paper.get_string_width(ready) <= width:
        return ready
    cut = ready
    while cut and paper.get_string_width("…" + cut) > width:
        cut = cut[1:]
    return "…" + cut


def _side_by_side(paper: Paper, chart: Chart) -> None:
    paper.room(_HIGH + 10)
    top = paper.get_y()
    plane = Plane(paper.l_margin + _LEFT, top + 2, paper.epw - _LEFT, _HIGH - 10)
    found = lay_out(chart, plane)
    _ground(paper, found)
    for bar in found.bars:
        _part(paper, bar.look, bar.x, bar.y, bar.width, bar.height)
    for line in found.lines:
        _line(paper, line.points, line.look)
    paper.plain(SMALL, "quiet")
    for name in found.names:
        text = paper.letters.ready(name.text, 24)
        wide = paper.get_string_width(text) + 2
        x = min(max(name.at - wide / 2, paper.l_margin), paper.w - MARGIN - wide)
        paper.set_xy(x, plane.y + plane.height + 1.5)
        paper.cell(wide, 5, text, align="C")
    paper.set_xy(paper.l_margin, top + _HIGH)
    paper.plain(SIZE)


def _ground(paper: Paper, found: Layout) -> None:
    plane = found.plane
    paper.set_fill_color(*colour("raised"))
    for x, width in found.unknown:
        paper.rect(x, plane.y, width, plane.height, style="F")
    paper.set_draw_color(*colour("line"))
    paper.set_line_width(0.15)
    paper.plain(SMALL, "quiet")
    foot = plane.y + plane.height
    for at in found.marks:
        paper.line(at, foot, at, foot + 1.2)
    for tick in found.ticks:
        paper.line(plane.x, tick.at, plane.x + plane.width, tick.at)
        paper.set_xy(paper.l_margin, tick.at - 2.5)
        paper.cell(_LEFT - 2, 5, tick.text, align="R")


def _line(paper: Paper, points: Sequence[tuple[float, float]], look: str) -> None:
    paper.set_draw_color(*colour(_COLOURS.get(look, look)))
    paper.set_line_width(0.6)
    if len(points) == 1:
        x, y = points[0]
        _fill(paper, look)
        paper.circle(x, y, 0.8, style="F")
    else:
        paper.polyline(list(points))
