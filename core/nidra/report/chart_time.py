"""Where the steps of a chart stand on an axis of time: for the window, SVG and PDF alike.

Steps stand where their moments are. Those that would lie on each other are moved apart as little as that
takes, and the narrower the further they would have to go.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

EDGE = 0.02  # of the width that stays free before the first moment and after the last, at least
_FREE = 0.01  # of the width that a step may be moved without being made narrower
_LEAST = 0.06  # of the widest that a step becomes for that
_NARROWER = 0.85


@dataclass(frozen=True, slots=True)
class Stand:
    """The middle of each step from 0 to the width of the plane, and how wide each one is at most; the moments
    (microseconds) at which the plane starts and ends, the same one where there is but one."""

    middles: tuple[float, ...]
    room: float
    start: float
    end: float

    def place(self, moment: float, width: float) -> float:
        """Where a moment is on a plane so wide."""
        if self.end <= self.start:
            return width / 2
        return width * (moment - self.start) / (self.end - self.start)


def stand(moments: Sequence[int], width: float, most: float) -> Stand:
    """Moments in ascending order, at least one, on a plane so wide, no step wider than `most`."""
    room = min(most, width / len(moments))
    least = min(room, most * _LEAST)
    while True:
        found, moved = _tried(moments, width, room)
        if room <= least or moved <= width * _FREE:
            return found
        room = max(least, room * _NARROWER)


def _tried(moments: Sequence[int], width: float, room: float) -> tuple[Stand, float]:
    edge = max(width * EDGE, room / 2)
    first, span = moments[0], moments[-1] - moments[0]
    if not span or width <= 2 * edge:
        wanted, beyond = [width / 2] * len(moments), 0.0
    else:
        per = (width - 2 * edge) / span
        wanted, beyond = [edge + per * (at - first) for at in moments], edge / per
    middles = apart(wanted, room, room / 2, width - room / 2)
    moved = max(abs(one - was) for one, was in zip(middles, wanted, strict=True))
    return Stand(tuple(middles), room, first - beyond, moments[-1] + beyond), moved


def apart(wanted: Sequence[float], room: float, low: float, high: float) -> list[float]:
    """Ascending places moved as little as it takes (in squares) for each to be `room` from the next, all of
    them from `low` to `high`; a group that is too close stands around the middle of where it belongs."""
    groups: list[tuple[float, int]] = []
    for at, place in enumerate(wanted):
        mean, number = place - at * room, 1
        while groups and groups[-1][0] > mean:
            before, many = groups.pop()
            mean = (before * many + mean * number) / (many + number)
            number += many
        groups.append((mean, number))
    last = high - (len(wanted) - 1) * room
    flat = [max(low, min(last, mean)) for mean, number in groups for _ in range(number)]
    return [place + at * room for at, place in enumerate(flat)]
