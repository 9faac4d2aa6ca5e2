"""The numbers of a chart as words: on its bars, in its table, and for those who hear it read."""

from __future__ import annotations

from nidra.base.text import one_line
from nidra.records.chart import Chart
from PySide6.QtCore import QCoreApplication

from nidra_gui.charts.moments import steps
from nidra_gui.language import stop
from nidra_gui.words import count, decimal

SHARE = "share"
TOLD = 12  # steps that a chart tells of in words; its table tells all
NAME = 80


def _tr(text: str) -> str:
    return QCoreApplication.translate("Charts", text)


def value_words(value: float | None, unit: str) -> str:
    """`1,204`, `12.5 %`, `0.42`; a dash where nothing is known."""
    if value is None:
        return "–"
    if unit == SHARE:
        return _percent(value)
    if float(value).is_integer():
        return count(round(value))
    return f"<{decimal(0.01, 2)}" if 0 < value < 0.01 else decimal(value, 2)


def _percent(share: float) -> str:
    """Nothing rounds to 0 or to 100 unless it is that."""
    if 0 < share < 0.001:
        return f"<{decimal(0.1)} %"
    return f"{decimal(100 * share if share in (0, 1) else min(99.9, 100 * share))} %"


def in_words(chart: Chart) -> str:
    """The whole chart as sentences: what it tells, then each step with its numbers."""
    parts, names = [chart.tells], steps(chart)
    for at in _told(len(chart.steps)):
        values = ", ".join(
            f"{one_line(one.name, NAME)} {value_words(one.values[at], chart.unit)}"
            for one in chart.series
            if one.values[at] is not None
        )
        if values:
            parts.append(f"{one_line(names[at], NAME)}: {values}{stop()}")
    if len(chart.steps) > TOLD:
        parts.append(_tr("The table tells the rest."))
    return " ".join(parts)


def _told(steps: int) -> list[int]:
    """The steps that are told: all, or the first ones and the last."""
    return list(range(steps)) if steps <= TOLD else [*range(TOLD - 1), steps - 1]
