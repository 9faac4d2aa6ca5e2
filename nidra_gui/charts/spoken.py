"""A chart in the language of the window. What stands in a store is never translated."""

from __future__ import annotations

from dataclasses import replace

from nidra.records.chart import Chart

from nidra_gui.language import dates, engine

PASSES = "passes"  # its steps are moments


def spoken(chart: Chart, texts: frozenset[str]) -> Chart:
    """The chart with those of its words translated that are among the fixed `texts` of the engine."""

    def told(text: str) -> str:
        return engine(text) if text in texts else text

    return replace(
        chart,
        title=told(chart.title),
        tells=engine(chart.tells),
        across=told(chart.across),
        steps=tuple(map(dates if chart.key == PASSES else told, chart.steps)),
        series=tuple(replace(one, name=told(one.name)) for one in chart.series),
        empty=told(chart.empty),
    )
