"""The machine's own time zone as a value, and the moments at which a clock on the wall shows a time.

The zone is asked of the C library and not of a table: it follows whatever the machine is set to,
and Windows ships no table.
"""

from __future__ import annotations

import re
import time as system_time
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from nidra.base.clock import EPOCH, micros

_TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)", re.ASCII)


class SystemZone(tzinfo):
    """The zone that the machine is set to now, with its changes to and from summer time."""

    def utcoffset(self, dt: datetime | None) -> timedelta | None:
        if dt is None:
            return None
        wall = dt.replace(tzinfo=None)
        return wall.replace(fold=0) - _utc(wall.timestamp())

    def dst(self, dt: datetime | None) -> timedelta | None:
        return None

    def tzname(self, dt: datetime | None) -> str | None:
        return None if dt is None else dt.replace(tzinfo=None).astimezone().tzname()

    def fromutc(self, dt: datetime) -> datetime:
        stamp = dt.replace(tzinfo=UTC).timestamp()
        return datetime.fromtimestamp(stamp).replace(tzinfo=self)  # noqa: DTZ006 - the local hour is asked for


def local_zone() -> tzinfo:
    """The zone that the machine is set to at this moment, where it was changed meanwhile too."""
    if hasattr(system_time, "tzset"):
        system_time.tzset()
    return SystemZone()


def _utc(stamp: float) -> datetime:
    return datetime.fromtimestamp(stamp, UTC).replace(tzinfo=None)


def time_of_day(text: str) -> time | None:
    """`03:00` or `3:00` as a time; None for what is none."""
    found = _TIME.fullmatch(text)
    return time(int(found[1]), int(found[2])) if found else None


def first_moment(day: date, at: time, zone: tzinfo) -> int:
    """When the clocks of a zone show `at` on `day`, in microseconds of UTC.

    Where they show it twice, the first one; where they jump over it, the first moment after the jump.
    """
    wall = datetime.combine(day, at)
    before, after = (_moment(wall.replace(fold=fold), zone) for fold in (0, 1))
    # Only in a gap does the reading by the later offset lie before the one by the earlier.
    return before if before <= after else _jump(after, before, zone)


def _moment(wall: datetime, zone: tzinfo) -> int:
    offset = wall.replace(tzinfo=zone).utcoffset() or timedelta()
    return micros(wall.replace(tzinfo=UTC, fold=0) - offset)


def _jump(low: int, high: int, zone: tzinfo) -> int:
    """The moment within (`low`, `high`] at which the zone's offset changes."""
    old = _offset(low, zone)
    low, high = low // 1_000_000, -(-high // 1_000_000)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(middle * 1_000_000, zone) == old else (low, middle)
    return high * 1_000_000


def _offset(us: int, zone: tzinfo) -> timedelta:
    return (EPOCH + timedelta(microseconds=us)).astimezone(zone).utcoffset() or timedelta()
