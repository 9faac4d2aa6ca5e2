"""Journal rows as lines for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nidra.base.text import one_line
from nidra.records.event import Event
from nidra.records.grade import Grade
from nidra.records.verdict import State
from nidra.report.happened import grown_to
from nidra.report.words import when


def event_line(event: Event) -> str:
    """One journal row: number, time, event, and what it tells in short."""
    told = one_line(_told(event), 200)
    return f"{event.seq:>7}  {when(event.ts)}  {event.event}  {told}".rstrip()


def _told(event: Event) -> str:
    """The step and the sentence of a row where it has them, else every short part of it."""
    detail = event.detail
    if event.event == "undone":
        return f"of {detail['of']}: {detail['what']}"
    if event.event.startswith("touched"):
        return _use(detail)
    if isinstance(detail.get("to"), Mapping) and detail["to"].keys() & _DATES.keys():
        return _dates(detail)
    if "sentence" in detail or {"from", "to"} <= detail.keys():
        numbered = State if event.event.startswith("verdict") else Grade
        old, new = _side(detail.get("from"), numbered), _side(detail.get("to"), numbered)
        step = f"{old} → {new}. " if old != new else ""
        return f"{step}{detail.get('sentence', '')}"
    short = (
        f"{key} {value}"
        for key, value in detail.items()
        if isinstance(value, (int, float, str)) and value != "" and not key.endswith("sha256")
    )
    return ", ".join(short)


def _use(detail: Mapping[str, Any]) -> str:
    """Who used a memory, and what its stability became where it grew."""
    return ", ".join(part for part in (f"used by {detail['caller']}", grown_to(detail)) if part)


_DATES = {"review_due": "due", "prune_candidate_at": "planned"}


def _dates(detail: Mapping[str, Any]) -> str:
    """What a row of the review clock or of burials tells: rating, the new date, the reason."""
    dates = [
        f"{_DATES[key]} {when(at)}" for key, at in detail["to"].items() if key in _DATES and at
    ]
    return ". ".join(part for part in (detail.get("rating"), *dates, detail.get("reason")) if part)


def _side(value: Any, numbered: type[State] | type[Grade]) -> str:
    """One side of a step: a verdict or grade by name or number, or the state of a memory."""
    if isinstance(value, Mapping):
        label = _side(value.get("grade"), Grade)
        return f"{label} ({value['flags']})" if value.get("flags") else label
    return numbered(value).label if isinstance(value, int) else str(value or "")
