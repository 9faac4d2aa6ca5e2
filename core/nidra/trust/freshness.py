"""The second clock: when a source is due to be read again, by how often it has changed."""

from __future__ import annotations

import math

DAY = 86_400 * 1_000_000
RISK = 0.2
_PRIOR_CHANGES = 0.5
_PRIOR_DAYS = 7.0


def change_rate(changes: int, observed_days: float) -> float:
    """Changes a day, (changes + ½) / (days observed + 7): a Gamma prior of half a change a week."""
    return (changes + _PRIOR_CHANGES) / (max(0.0, observed_days) + _PRIOR_DAYS)


def due(changes: int, first_seen: int, read_at: int, now: int) -> bool:
    """Has the chance that the source changed unseen passed 20 %? Times are microseconds."""
    rate = change_rate(changes, (now - first_seen) / DAY)
    return 1.0 - math.exp(-rate * max(0, now - read_at) / DAY) > RISK


def due_at(changes: int, first_seen: int, read_at: int) -> int:
    """When `due` begins to hold if nothing else is seen until then (microseconds).

    The rate falls while nothing happens: `rate(x) · (x − read) > −ln(1 − RISK)`, solved for x.
    """
    bound = -math.log(1.0 - RISK)
    weight = changes + _PRIOR_CHANGES
    read = (read_at - first_seen) / DAY
    return first_seen + int((bound * _PRIOR_DAYS + weight * read) / (weight - bound) * DAY)
