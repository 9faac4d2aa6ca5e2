"""The axis from left to right: where each step stands on it, and what is written below."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from matplotlib.axes import Axes
from nidra.records.chart import Chart, Shape
from nidra.report.chart_dates import Form, marks
from nidra.report.chart_time import Stand, stand

from nidra_gui.charts import moments
from nidra_gui.charts.pen import GAP, Pen

WIDEST = 7.0  # letters that a step on an axis of time is wide at most
_SAMPLE = 1_779_840_000_000_000  # a day of two digits, in the middle of a year
_MARK = 4.0  # points that a mark is long

Box = tuple[float, float, float, float]
Name = tuple[float, str]


@dataclass(frozen=True, slots=True)
class Across:
    """The middle of each step, from where to where the axis goes, how much of it a step has to itself, and
    in points; `time` where it is an axis of time, which is counted in points."""

    places: tuple[float, ...]
    ends: tuple[float, float]
    step: float
    room: float
    time: Stand | None = None


def across(chart: Chart, width: float, letter: float) -> Across:
    """The axis of a chart that is so many points wide, with letters so high."""
    if chart.moments:
        time = stand(chart.moments, width, WIDEST * letter)
        return Across(time.middles, (0.0, width), time.room, time.room, time)
    places = _places(chart)
    room = width / max(1, len(places))
    if chart.shape is Shape.LINES and places and places[0] != places[-1]:
        edge = (places[-1] - places[0]) * 0.02
        return Across(places, (places[0] - edge, places[-1] + edge), 1.0, room)
    return Across(places, (-0.6, max(1, len(places)) - 0.4), 1.0, room)


def _places(chart: Chart) -> tuple[float, ...]:
    """Where the steps stand: lines over numbers at their numbers, all others one beside the other."""
    if chart.shape is Shape.LINES:
        try:
            return tuple(float(step.replace(",", "")) for step in chart.steps)
        except ValueError:
            pass
    return tuple(float(at) for at in range(len(chart.steps)))


def write_below(pen: Pen, chart: Chart, axes: Axes, box: Box, axis: Across) -> None:
    """What the steps are, and as many of their names, or of the dates between them, as do not touch."""
    left, bottom, wide, _ = box
    for x, name in _dates(pen, chart, box, axis) if axis.time else _names(pen, chart, box, axis):
        pen.write(x, bottom - pen.line * 0.75, name, pen.look.colors.muted, "center")
    title = pen.fitted(chart.across, wide)
    pen.write(left + wide / 2, pen.line * 0.6, title, pen.look.colors.muted, "center")


def _names(pen: Pen, chart: Chart, box: Box, axis: Across) -> Iterator[Name]:
    """Names of steps that stand evenly: each so many of them, the newest always."""
    names = [pen.fitted(step, max(box[2] / 3, 60)) for step in chart.steps]
    widest = max((pen.width(name) for name in names), default=1.0) + GAP
    stride = max(1, math.ceil(len(names) * widest / box[2]))
    shown = range(0, len(names), stride)
    if chart.shape is not Shape.LINES:
        shown = range(len(names) - 1, -1, -stride)
    first, last = axis.ends
    places = [box[0] + box[2] * (place - first) / (last - first) for place in axis.places]
    return _apart(pen, [(places[at], names[at]) for at in shown])


def _dates(pen: Pen, chart: Chart, box: Box, axis: Across) -> Iterator[Name]:
    """The moments of the steps where all have room, else round dates, each with its mark."""
    left, bottom, wide, _ = box
    own = [
        (left + place, name) for place, name in zip(axis.places, moments.steps(chart), strict=True)
    ]
    shown = list(_apart(pen, own)) if len(own) * 2 * pen.letter < wide else []
    if len(shown) == len(own):
        return iter(shown)
    assert axis.time is not None
    form, found = marks(axis.time.start, axis.time.end, lambda form: _fit(pen, form, wide))
    round_ones = [(left + axis.time.place(at, wide), moments.written(at, form)) for at in found]
    for x, _ in round_ones:
        pen.rule(x, bottom, bottom - _MARK)
    return _apart(pen, round_ones or own[-1:])


def _fit(pen: Pen, form: Form, wide: float) -> int:
    """For how many dates of a form there is room."""
    return max(1, int(wide / (pen.width(moments.written(_SAMPLE, form)) + 2 * GAP)))


def _apart(pen: Pen, names: Sequence[Name]) -> Iterator[Name]:
    """Those that do not touch one before them, moved into the picture where they stand at its edge."""
    taken: list[tuple[float, float]] = []
    for x, name in names:
        half = pen.width(name) / 2
        x = min(max(x, half), pen.look.width - half - 1)
        if all(x + half + GAP / 2 < low or x - half - GAP / 2 > high for low, high in taken):
            taken.append((x - half, x + half))
            yield x, name
