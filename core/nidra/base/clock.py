"""Time as a value that can be handed in: UTC, microseconds, ISO 8601 with offset."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Clock(Protocol):
    """Anything that tells the time. Tests hand in a `FixedClock`."""

    def now(self) -> datetime:
        """The present moment, with time zone UTC."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class FixedClock:
    """A clock that stands still at `moment`."""

    moment: datetime

    def now(self) -> datetime:
        return self.moment


def micros(moment: datetime) -> int:
    """Microseconds since 1970 in UTC; a moment without zone counts as UTC."""
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    delta = moment - EPOCH
    return (delta.days * 86_400 + delta.seconds) * 1_000_000 + delta.microseconds


def moment(us: int) -> datetime:
    """The moment that lies `us` microseconds after 1970, in UTC."""
    seconds, rest = divmod(us, 1_000_000)
    return datetime.fromtimestamp(seconds, UTC).replace(microsecond=rest)


FIRST = micros(datetime(1, 1, 1, tzinfo=UTC))
LAST = micros(datetime(9999, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC))


def within(us: int) -> int:
    """The moment, or the nearest one that a date can name."""
    return max(FIRST, min(us, LAST))


def iso(us: int) -> str:
    """`us` as ISO 8601 with offset and microseconds: `2026-06-01T08:00:00.000000+00:00`.

    Moments outside the years 1 to 9999 are shown as the nearest end.
    """
    return moment(min(LAST, max(FIRST, us))).isoformat(timespec="microseconds")


def parse(value: object) -> int | None:
    """Microseconds of any ISO 8601 form (`Z`, any offset, naive = UTC), or None where it cannot be read."""
    if not isinstance(value, str) or not value.strip():
        return None
    text = value.strip()
    try:
        found = micros(datetime.fromisoformat(text))
    except (ValueError, OverflowError):
        return None
    return found if FIRST <= found <= LAST else None
