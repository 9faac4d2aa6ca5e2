"""A chart in the language of the window. What stands in a store is never translated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nidra.records.chart import Chart
from PySide6.QtCore import QCoreApplication

CONTEXT = "ChartTexts"


def spoken(chart: Chart, texts: frozenset[str]) -> Chart:
    """The chart with those of its words translated that are among the fixed `texts` of the engine."""

    def told(text: str) -> str:
        return QCoreApplication.translate(CONTEXT, text) if text in texts else text

    return replace(
        chart,
        title=told(chart.title),
        tells=_tells(chart, told),
        across=told(chart.across),
        steps=tuple(told(step) for step in chart.steps),
        series=tuple(replace(one, name=told(one.name)) for one in chart.series),
        empty=told(chart.empty),
    )


def _tells(chart: Chart, told: Callable[[str], str]) -> str:
    sentences = [told(one.template).format(**one.places) for one in chart.said]
    return " ".join(sentences) or told(chart.tells)
