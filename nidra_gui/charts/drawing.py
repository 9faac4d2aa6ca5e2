"""A chart drawn by matplotlib: bars that stand or lie, or lines. Nothing here touches a widget, so that
it can be done in another thread; matplotlib is loaded when the first chart is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.patches import PathPatch
from matplotlib.path import Path
from matplotlib.ticker import MaxNLocator
from nidra.records.chart import Chart, Shape

from nidra_gui.charts.across import Across, Box, across, write_below
from nidra_gui.charts.look import Look, Picture, Spot
from nidra_gui.charts.pen import GAP, Pen
from nidra_gui.charts.words import SHARE, value_words

MOST_LABEL = 0.38  # of the width that the names of lying bars may take
_BAR = 0.62  # of its row that a lying bar is high
_STYLE: Any = {"hatch.linewidth": 0.8, "text.parse_math": False}


def draw(chart: Chart, look: Look) -> Picture:
    """Draw a chart. It takes some ten milliseconds."""
    with rc_context(_STYLE):
        pen = Pen(look)
        spots = _SHAPES[chart.shape](pen, chart)
        return Picture(*pen.pixels(), tuple(spots))


def _named(pen: Pen, chart: Chart) -> float:
    """The legend, where more than one series has to be told apart; its height."""
    if len(chart.series) < 2:
        return pen.line
    return pen.legend(chart.series, chart.shape is Shape.LINES) + GAP


# Bars that stand ---------------------------------------------------------------------------------


def _stacked(pen: Pen, chart: Chart) -> list[Spot]:
    totals = [sum(one.values[at] or 0 for one in chart.series) for at in range(len(chart.steps))]
    top = _named(pen, chart)
    axes, _, axis = _standing(pen, chart, max(totals, default=0), top)
    share = 0.7 if axis.room > 3 * pen.letter else 0.9
    wide = axis.step * min(share, 5 * pen.letter / axis.room)
    spots: list[Spot] = []
    below = [0.0] * len(chart.steps)
    for series, one in enumerate(chart.series):
        found = []
        for step, value in enumerate(one.values):
            if value:
                found.append((step, below[step], below[step] + value))
                below[step] += value
        shapes = [_upright(axis.places[at], low, up, wide) for at, low, up in found]
        _fill(pen, axes, series, chart, shapes)
        for step, low, up in found:
            x = axis.places[step] - wide / 2
            spots.append(_spot(pen, axes, step, series, x, low, x + wide, up))
    for spot in spots:
        _number(pen, spot, value_words(chart.series[spot.series].values[spot.step], chart.unit))
    if len(chart.series) > 1:
        _totals(pen, axes, chart, totals, axis)
    return spots


def _standing(pen: Pen, chart: Chart, most: float, top: float) -> tuple[Axes, Box, Across]:
    """Axes for steps from left to right, their (left, bottom, width, height), and where the steps stand."""
    known = [value for one in chart.series for value in one.values if value is not None]
    whole = chart.unit != SHARE and all(float(value).is_integer() for value in known)
    limit = (most * 1.12 or 1.0) if whole or most > 1 else 1.0
    ticks = MaxNLocator(nbins=4, integer=whole).tick_values(0, limit)
    ticks = [float(tick) for tick in ticks if 0 <= tick <= limit]
    words = [value_words(tick, chart.unit) for tick in ticks]
    left = max((pen.width(word) for word in words), default=0) + GAP
    bottom = pen.line * 2.2 + 4
    axes = pen.axes(left, bottom, 6, top)
    box = (left, bottom, pen.look.width - left - 6, pen.look.height - bottom - top)
    axis = across(chart, max(1.0, box[2]), pen.letter)
    axes.set_ylim(0, limit)
    axes.set_xlim(*axis.ends)
    axes.set_xticks([])
    axes.set_yticks([])
    for tick, word in zip(ticks, words, strict=True):
        axes.axhline(tick, color=pen.look.colors.line, linewidth=0.8, zorder=0)
        y = bottom + box[3] * tick / limit
        pen.write(left - GAP * 0.75, y, word, pen.look.colors.muted, "right")
    write_below(pen, chart, axes, box, axis)
    return axes, box, axis


def _totals(pen: Pen, axes: Axes, chart: Chart, totals: Sequence[float], axis: Across) -> None:
    """The whole above each bar, where there is room for it."""
    for step, total in enumerate(totals):
        words = value_words(total, chart.unit)
        if total and pen.width(words) < axis.room - 2:
            x, y = _at(pen, axes, axis.places[step], total)
            pen.write(x, y + pen.line * 0.45, words, side="center")


# Bars that lie -----------------------------------------------------------------------------------


def _bars(pen: Pen, chart: Chart) -> list[Spot]:
    totals = [sum(one.values[at] or 0 for one in chart.series) for at in range(len(chart.steps))]
    top = _named(pen, chart) if len(chart.series) > 1 else 2.0
    names = [pen.fitted(step, pen.look.width * MOST_LABEL) for step in chart.steps]
    left = max((pen.width(name) for name in names), default=0) + GAP
    ends = [value_words(total, chart.unit) for total in totals]
    right = max((pen.width(word) for word in ends), default=0) + GAP + 4
    axes = pen.axes(left, 2, right, top)
    axes.set_xlim(0, max(totals, default=0) or 1)
    axes.set_ylim(max(1, len(names)) - 0.5, -0.5)
    axes.set_xticks([])
    axes.set_yticks([])
    axes.axvline(0, color=pen.look.colors.line, linewidth=1.2, zorder=0)
    spots: list[Spot] = []
    before = [0.0] * len(names)
    for series, one in enumerate(chart.series):
        found = []
        for step, value in enumerate(one.values):
            if value:
                found.append((step, before[step], before[step] + value))
                before[step] += value
        _fill(pen, axes, series, chart, [_lying(at, low, up) for at, low, up in found])
        for step, low, up in found:
            half = _BAR / 2
            spots.append(_spot(pen, axes, step, series, low, step + half, up, step - half))
    for step, name in enumerate(names):
        x, y = _at(pen, axes, totals[step], step)
        pen.write(left - GAP * 0.75, y, name, side="right")
        known = any(one.values[step] is not None for one in chart.series)
        pen.write(x + GAP * 0.6, y, ends[step] if known else value_words(None, chart.unit))
    if len(chart.series) > 1:
        for spot in spots:
            value = chart.series[spot.series].values[spot.step]
            if value != totals[spot.step]:
                _number(pen, spot, value_words(value, chart.unit))
    return spots


# Lines -------------------------------------------------------------------------------------------


def _lines(pen: Pen, chart: Chart) -> list[Spot]:
    values = [value for one in chart.series for value in one.values if value is not None]
    axes, box, axis = _standing(pen, chart, max(values, default=0), _named(pen, chart))
    places = axis.places
    spots: list[Spot] = []
    for series, one in enumerate(chart.series):
        seen = [(x, y) for x, y in zip(places, one.values, strict=True) if y is not None]
        axes.plot(
            [x for x, _ in seen],
            [y for _, y in seen],
            markevery=max(1, len(seen) // 8),
            clip_on=False,
            **pen.stroke(series, pen.look.color(one.look), alone=len(seen) == 1),
        )
        for step, value in enumerate(one.values):
            if value is not None:
                x, y = _at(pen, axes, places[step], value)
                half = max(6.0, box[2] / len(places) / 2)
                spots.append(Spot(step, series, x - half, pen.look.height - y - 8, 2 * half, 16))
    return spots


_SHAPES = {Shape.STACKED: _stacked, Shape.BARS: _bars, Shape.LINES: _lines}


# What they share ---------------------------------------------------------------------------------

_Corners = list[tuple[float, float]]


def _upright(at: float, low: float, up: float, wide: float) -> _Corners:
    left, right = at - wide / 2, at + wide / 2
    return [(left, low), (left, up), (right, up), (right, low)]


def _lying(at: int, low: float, up: float) -> _Corners:
    over, under = at - _BAR / 2, at + _BAR / 2
    return [(low, over), (up, over), (up, under), (low, under)]


def _fill(pen: Pen, axes: Axes, series: int, chart: Chart, shapes: list[_Corners]) -> None:
    """All bars of a series as one shape: one by one, ninety nights would take half a second."""
    if shapes:
        color = pen.look.color(chart.series[series].look)
        path = Path.make_compound_path_from_polys(np.array(shapes))
        axes.add_artist(PathPatch(path, **pen.fill(series, color)))


def _at(pen: Pen, axes: Axes, x: float, y: float) -> tuple[float, float]:
    """A place of the axes in points from the left and from the bottom."""
    across, up = axes.transData.transform((x, y))
    return float(across) / pen.look.ratio, float(up) / pen.look.ratio


def _spot(
    pen: Pen, axes: Axes, step: int, series: int, x: float, y: float, right: float, top: float
) -> Spot:
    left, bottom = _at(pen, axes, x, y)
    end, up = _at(pen, axes, right, top)
    return Spot(step, series, left, pen.look.height - up, end - left, up - bottom)


def _number(pen: Pen, spot: Spot, words: str) -> None:
    """The number on a bar, where it has room for it."""
    if spot.height >= pen.line * 1.2 and spot.width >= pen.width(words) + GAP:
        x = spot.left + spot.width / 2
        y = pen.look.height - spot.top - spot.height / 2
        pen.write(x, y, words, side="center", boxed=True)
