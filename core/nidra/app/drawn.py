"""Making charts: one that has something to draw, and one that says why it has not."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.chart import Chart, Saying, Series, Shape


def made(
    key: str,
    title: str,
    shape: Shape,
    across: str,
    steps: Sequence[str],
    series: Sequence[Series],
    unit: str,
    said: Sequence[Saying],
) -> Chart:
    """A chart with something to draw."""
    told = " ".join(one.text for one in said)
    return Chart(
        key, title, told, shape, across, tuple(steps), tuple(series), unit, "", tuple(said)
    )


def nothing(key: str, title: str, shape: Shape, across: str, unit: str, why: str) -> Chart:
    """A chart without anything to draw."""
    return Chart(key, title, why, shape, across, (), (), unit, why, (Saying(why),))
