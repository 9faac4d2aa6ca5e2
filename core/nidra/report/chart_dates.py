"""Which dates are written below an axis of time: round ones, as many as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from itertools import count

from nidra.base.clock import FIRST, LAST, micros, moment


class Form(StrEnum):
    """How much of a date a mark names."""

    MINUTE = "minute"
    DAY = "day"
    MONTH = "month"
    YEAR = "year"


_MINUTE = timedelta(minutes=1)
_STEPS: tuple[tuple[Form, tuple[int, ...]], ...] = (
    (Form.MINUTE, (1, 5, 15, 30, 60, 180, 360, 720)),
    (Form.DAY, (1, 2, 7)),
    (Form.MONTH, (1, 2, 3, 6)),
    (Form.YEAR, (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)),
)
_SPANS = {  # microseconds
    Form.MINUTE: 60_000_000,
    Form.DAY: 86_400_000_000,
    Form.MONTH: 2_629_746_000_000,
    Form.YEAR: 31_556_952_000_000,
}
_WRITTEN = {
    Form.MINUTE: "%Y-%m-%d %H:%M",
    Form.DAY: "%Y-%m-%d",
    Form.MONTH: "%Y-%m",
    Form.YEAR: "%Y",
}


def marks(start: float, end: float, fits: Callable[[Form], int]) -> tuple[Form, list[int]]:
    """Round moments (microseconds, UTC) from start to end; `fits` says for how many of a form there is room.

    None where no whole minute lies between them.
    """
    low, high = max(FIRST, round(start)), min(LAST, round(end))
    for form, steps in _STEPS:
        room = fits(form)
        for step in steps:
            if (high - low) / (_SPANS[form] * step) > room + 1:
                continue
            found = list(_between(form, step, low, high))
            if len(found) <= room:
                return form, found
    return Form.YEAR, []


def written(at: int, form: Form) -> str:
    """A mark as files write it: `2026-09`."""
    return f"{moment(at):{_WRITTEN[form]}}"


def _between(form: Form, step: int, low: int, high: int) -> Iterator[int]:
    for one in _from(form, step, moment(low)):
        at = micros(one)
        if at > high:
            return
        if at >= low:
            yield at


def _from(form: Form, step: int, first: datetime) -> Iterator[datetime]:
    """Round moments from one that is not after the first; they end with the calendar."""
    try:
        if form in (Form.MINUTE, Form.DAY):
            yield from _even(form, step, first)
        elif form is Form.MONTH:
            begun = first.year * 12 + (first.month - 1) // step * step
            yield from (
                datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC) for month in count(begun, step)
            )
        else:
            begun = max(1, first.year // step * step)
            yield from (datetime(year, 1, 1, tzinfo=UTC) for year in count(begun, step))
    except (OverflowError, ValueError):
        return


def _even(form: Form, step: int, first: datetime) -> Iterator[datetime]:
    """Minutes of a day from midnight; days from a Monday, so that weeks begin as they do."""
    day = first.replace(hour=0, minute=0, second=0, microsecond=0)
    if form is Form.MINUTE:
        begun, every = day, step * _MINUTE
    else:
        begun, every = day - timedelta(days=(day.toordinal() - 1) % step), timedelta(days=step)
    while True:
        yield begun
        begun += every
