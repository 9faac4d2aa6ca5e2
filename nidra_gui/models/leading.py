"""Where the bar of a chart leads: to the memories that it counts, as far as a table can show those."""

from __future__ import annotations

from nidra.records.chart import Chart
from nidra.records.grade import Grade, Standing
from nidra.report import chart_words as words

Way = dict[str, str]
_CUT = "…"
_PARTED = " / "
_BY_NAME = {name: grade for grade, (name, _) in words.GRADES.items()}


def way(chart: Chart, step: int, series: int) -> Way:
    """The facets with their values that lead to what a value counts; none where nothing leads there.

    `series` is -1 for the whole of a step. The chart is the engine's, not yet translated.
    """
    name = chart.steps[step]
    if chart.key == "passes":
        return _of_pass(chart, step, series)
    if chart.key == "verdicts":
        return {"verdict": name}
    if chart.key == "rot":
        return _of_room(name)
    if chart.key == "fallen" and not name.endswith(_CUT):
        return {"source": name, "standing": Standing.FALLEN.label}
    return {}


def _of_pass(chart: Chart, step: int, series: int) -> Way:
    """What the last pass left behind is what the store holds; what earlier ones left is gone by."""
    if step != len(chart.steps) - 1 or series < 0:
        return {}
    grade: Grade | None = _BY_NAME.get(chart.series[series].name)
    return {"grade": grade.label} if grade is not None else {}


def _of_room(name: str) -> Way:
    wing, parted, room = name.partition(_PARTED)
    plain = parted and _PARTED not in room and not room.endswith((")", _CUT)) and wing != "(none)"
    if not plain:
        return {}
    return {"wing": wing, "room": room, "standing": Standing.GONE.label}
