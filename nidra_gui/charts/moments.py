"""Dates of a chart as the language of the window writes them; tables are copied with those of the engine."""

from __future__ import annotations

from nidra.records.chart import Chart
from nidra.report.chart_dates import Form
from PySide6.QtCore import QDateTime, QLocale, QTimeZone

from nidra_gui.language import day_form

_FORMS = {
    Form.MINUTE: "d MMM, HH:mm",
    Form.DAY: "d MMM yyyy",
    Form.MONTH: "MMM yyyy",
    Form.YEAR: "yyyy",
}
_TOLD = ("d MMM yyyy", "d MMM yyyy, HH:mm", "d MMM yyyy, HH:mm:ss")


def written(at: int, form: Form) -> str:
    """A mark below the axis: `28 Nov 2026`, `Nov 2026`."""
    return _said(at, _FORMS[form])


def steps(chart: Chart) -> tuple[str, ...]:
    """The steps: moments as days, with as much of the hour as tells them apart; all others as they are."""
    for form in _TOLD if chart.moments else ():
        found = tuple(_said(at, form) for at in chart.moments)
        if len(set(found)) == len(found):
            return found
    return chart.steps


def _said(at: int, form: str) -> str:
    moment = QDateTime.fromMSecsSinceEpoch(at // 1000, QTimeZone.utc())
    return QLocale().toString(moment, day_form(form))
