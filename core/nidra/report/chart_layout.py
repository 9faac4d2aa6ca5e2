"""Where the parts of a chart lie, in points of a plane that begins at the upper left: for SVG and PDF alike."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from nidra.records.chart import Chart, Shape
from nidra.report.chart_dates import Form, marks, written
from nidra.report.chart_time import stand

_TICKS = 4
_GAP = 0.22  # of a step's width
_NAMES = 8  # steps that are named below the plane
_HOURS = 5  # of them, where the hour is named too
_DAY = 10  # letters of a day
_LAST = 0.96  # of the plane: a date after it would not stand below its mark
_WIDEST = 0.12  # of the plane that a step on an axis of time takes


@dataclass(frozen=True, slots=True)
class Plane:
    """The ground on which values are drawn."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Bar:
    """A rectangle in the colour of `look`, with the words that tell what it is."""

    x: float
    y: float
    width: float
    height: float
    look: str
    told: str


@dataclass(frozen=True, slots=True)
class Line:
    """Points that are joined; where a value is not known the line is broken into several."""

    points: tuple[tuple[float, float], ...]
    look: str
    told: str


@dataclass(frozen=True, slots=True)
class Label:
    """A text at a place: `tick` beside the plane or the name of a step below it."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that is drawn. `unknown` are the stretches (x, width) of steps of which nothing is known,
    `marks` the places below the plane at which a date is, where the names are dates and not steps."""

    plane: Plane
    ticks: tuple[Label, ...]
    names: tuple[Label, ...]
    bars: tuple[Bar, ...] = ()
    lines: tuple[Line, ...] = ()
    unknown: tuple[tuple[float, float], ...] = ()
    marks: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class _Across:
    """The middle of each step, how wide each is, what is named below, and whether that is marked."""

    middles: tuple[float, ...]
    wide: float
    names: tuple[Label, ...]
    marked: bool = False


def lay_out(chart: Chart, plane: Plane) -> Layout:
    """A chart with a step beside the other, or where its moment is: stacked bars or lines."""
    top = _top(chart)
    ticks = tuple(
        Label(plane.y + plane.height * (1 - part / _TICKS), shown(top * part / _TICKS, chart.unit))
        for part in range(_TICKS + 1)
    )
    known = [
        any(one.values[at] is not None for one in chart.series) for at in range(len(chart.steps))
    ]
    across = _over_time(chart, plane) if chart.moments else _side_by_side(chart.steps, plane)
    unknown = tuple(
        (middle - across.wide / 2, across.wide)
        for middle, told in zip(across.middles, known, strict=True)
        if not told
    )
    lines = chart.shape is Shape.LINES
    return Layout(
        plane,
        ticks,
        across.names,
        () if lines else tuple(_bars(chart, plane, across, top)),
        tuple(_lines(chart, plane, across, top)) if lines else (),
        unknown,
        tuple(name.at for name in across.names) if across.marked else (),
    )


def _side_by_side(steps: Sequence[str], plane: Plane) -> _Across:
    """One beside the other, all as wide."""
    wide = plane.width / max(1, len(steps))
    middles = tuple(plane.x + wide * (at + 0.5) for at in range(len(steps)))
    return _Across(middles, wide, tuple(_names(steps, middles)))


def _over_time(chart: Chart, plane: Plane) -> _Across:
    """Where the moments are: named by the steps where each has room for that, else by round dates."""
    found = stand(chart.moments, plane.width, plane.width * _WIDEST)
    middles = tuple(plane.x + middle for middle in found.middles)
    apart = min((b - a for a, b in pairwise(middles)), default=plane.width)
    most = _NAMES if max(map(len, chart.steps)) <= _DAY else _HOURS
    named = tuple(map(Label, middles, chart.steps))
    if apart >= plane.width / most:
        return _Across(middles, found.room, named)
    form, dates = marks(found.start, found.end, lambda f: _HOURS if f is Form.MINUTE else _NAMES)
    places = [found.place(at, plane.width) for at in dates]
    names = tuple(
        Label(plane.x + place, written(at, form))
        for place, at in zip(places, dates, strict=True)
        if place <= plane.width * _LAST
    )
    return _Across(middles, found.room, names or named[-1:], bool(names))


def _top(chart: Chart) -> float:
    """A round number that no bar and no line is above."""
    if chart.unit == "share":
        return 1.0
    if chart.shape is Shape.LINES:
        most = max((value or 0 for one in chart.series for value in one.values), default=0)
    else:
        most = max((sum(value or 0 for value in step) for step in _columns(chart)), default=0)
    return round_up(most)


def round_up(most: float) -> float:
    """The next number that four ticks divide well: 4, 8, 20, 40, 80, 200 and so on."""
    if most <= _TICKS:
        return float(_TICKS)
    size: float = 10 ** math.floor(math.log10(most))
    return next(size * n for n in (1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10) if size * n >= most)


def _columns(chart: Chart) -> list[tuple[float | None, ...]]:
    return list(zip(*(one.values for one in chart.series), strict=True))


def _bars(chart: Chart, plane: Plane, across: _Across, top: float) -> Iterator[Bar]:
    wide = across.wide * (1 - _GAP)
    columns = _columns(chart)
    for step, values, middle in zip(chart.steps, columns, across.middles, strict=True):
        foot = plane.y + plane.height
        for one, value in zip(chart.series, values, strict=True):
            if not value:
                continue
            high = plane.height * value / top
            foot -= high
            told = f"{step}, {one.name}: {shown(value, chart.unit)}"
            yield Bar(middle - wide / 2, foot, wide, high, one.look, told)


def _lines(chart: Chart, plane: Plane, across: _Across, top: float) -> Iterator[Line]:
    for one in chart.series:
        run: list[tuple[float, float]] = []
        for at, value in enumerate((*one.values, None)):
            if value is not None:
                y = plane.y + plane.height * (1 - value / top)
                run.append((across.middles[at], y))
            elif run:
                yield Line(tuple(run), one.look, one.name)
                run = []


def _names(steps: Sequence[str], middles: Sequence[float]) -> Iterator[Label]:
    """The first step, the last one, and some between them."""
    apart = max(1, math.ceil(len(steps) / _NAMES))
    chosen = [at for at in range(0, len(steps), apart) if at + apart <= len(steps) - 1]
    for at in (*chosen, len(steps) - 1) if steps else ():
        yield Label(middles[at], steps[at])


def shown(value: float | None, unit: str) -> str:
    """A value as every form shows it: `474,779`, `72.5 %`, and a dash where it is not known."""
    if value is None:
        return "–"
    if unit == "share":
        return _percent(value)
    return f"{round(value):,}" if float(value).is_integer() else f"{value:,.2f}"


def _percent(value: float) -> str:
    """Nothing rounds to 0 or to 100 unless it is that."""
    if 0 < value < 0.001:
        return "<0.1 %"
    return f"{value * 100 if value in (0, 1) else min(value * 100, 99.9):.1f} %"
