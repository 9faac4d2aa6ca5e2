"""Charts, method, digest and diff of a trust report as JSON."""

from __future__ import annotations

from typing import Any

from nidra.base.clock import iso
from nidra.records.chart import Chart
from nidra.records.exported import RestsOn, Since
from nidra.records.report import PassReport
from nidra.report import method


def trust_object(report: PassReport) -> dict[str, Any]:
    """What a report on a store has and that of a pass has not."""
    return {
        "charts": [chart_object(chart) for chart in report.charts],
        "method": None if report.rests_on is None else _method(report),
        "rests_on": rests_on_object(report.rests_on),
        "since": since_object(report.since),
    }


def chart_object(chart: Chart) -> dict[str, Any]:
    """A chart as plain values."""
    return {
        "key": chart.key,
        "title": chart.title,
        "tells": chart.tells,
        "shape": chart.shape.value,
        "across": chart.across,
        "unit": chart.unit,
        "empty": chart.empty or None,
        "steps": list(chart.steps),
        "series": [
            {"name": one.name, "look": one.look, "values": list(one.values)} for one in chart.series
        ],
    }


def _method(report: PassReport) -> dict[str, Any]:
    return {
        "how": list(method.HOW),
        "verdicts": {state.label: f"{counts}: {why}" for state, counts, why in method.VERDICTS},
        "grades": {grade.label: why for grade, why in method.GRADES},
        "standings": {standing.label: why for standing, why in method.STANDINGS},
        "not_checked": method.not_checked(report),
        "digest": method.HOW_TO_CHECK,
    }


def rests_on_object(found: RestsOn | None) -> dict[str, Any] | None:
    """What a report rests on, as plain values."""
    if found is None:
        return None
    return {
        "digest": found.digest,
        "hashed": found.hashed,
        "store": found.store,
        "rows": found.rows,
        "head": found.head,
    }


def since_object(since: Since | None) -> dict[str, Any] | None:
    """The diff against the last export, as plain values."""
    if since is None:
        return None
    changes = [{"name": one.name, "then": one.then, "now": one.now} for one in since.changes]
    return {"at": iso(since.at), "digest": since.digest, "changes": changes}
