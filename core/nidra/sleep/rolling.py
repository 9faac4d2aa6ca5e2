"""The rolling share: which sources' bytes a quick pass reads again although nothing speaks for a change.

Every source is read again within a number of days. What was read in one night would fall due in one
night; so each pass reads a share, the source not read for longest first, and as many bytes as keep
the nights even: for each date to come, what is due until then, divided by the nights until then, and
the largest of these. A pass that follows another within the day takes the part of a share that the
hours between them are of a day.

Nights that were missed are made up for in half the period, not all in one: after three weeks away
everything is overdue, and three nights bring it up to date where the period is seven days. What is
not done by then is read at once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from nidra.trust.freshness import DAY, due_at

# The next pass may come this much later than a day from now, as in the longest night of a year.
SLACK = DAY // 24
# What opening a file costs beside its bytes, in bytes.
OPENING = 1 << 14


@dataclass(frozen=True, slots=True)
class Turn:
    """A source whose bytes are to be read again by `by` (microseconds), and how many they are."""

    by: int
    key: int
    size: int

    @property
    def weight(self) -> int:
        return self.size + OPENING


@dataclass(frozen=True, slots=True)
class Rhythm:
    """What one pass leaves to the next: its hour, the hour of the last share that was not empty, and by
    when missed nights are to be made up for."""

    at: int | None = None
    since: int | None = None
    catch_up_by: int | None = None

    @classmethod
    def told(cls, mark: dict[str, Any] | None) -> Rhythm:
        """The rhythm that a mark in `runs.db` tells of; an empty one where it tells of none."""
        told = ((mark or {}).get(name) for name in ("at", "since", "catch_up_by"))
        return cls(*(value if isinstance(value, int) else None for value in told))

    def as_mark(self) -> dict[str, Any]:
        """What is remembered of it."""
        return {"at": self.at, "since": self.since, "catch_up_by": self.catch_up_by}

    def part_of_a_day(self, now: int) -> float:
        """The time since the last share in days, at most 1; 1 where it is not known."""
        if self.since is None or now < self.since:
            return 1.0
        return min(1.0, (now - self.since) / DAY)

    def after(self, now: int, read: bool, catch_up_by: int | None) -> Rhythm:
        """What a pass leaves that `read` something of its share, or had none."""
        return Rhythm(now, now if read or self.since is None else self.since, catch_up_by)

    def catching_up(self, now: int, days: int, overdue: bool) -> int | None:
        """By when what is overdue is to be read (microseconds), or None where nothing gives it time."""
        if not overdue:
            return None
        latest = now + days // 2 * DAY
        if self.catch_up_by is not None:
            return min(self.catch_up_by, latest)
        missed = self.at is not None and now - self.at >= 2 * DAY
        return latest if missed else None


def by_when(
    read_at: int, changes: int, first_seen: int, now: int, days: int, catch_up_by: int | None
) -> int:
    """When the bytes of a source are to be read again at the latest (microseconds).

    A date in the future is one of a wrong clock, and says nothing.
    """
    if read_at > now:
        return now
    rolling = read_at + days * DAY
    if catch_up_by is not None and rolling <= now:
        rolling = catch_up_by
    return min(rolling, due_at(changes, first_seen, read_at))


def share(turns: Sequence[Turn], now: int, part: float, anyway: Collection[int] = ()) -> set[int]:
    """The keys of the sources that are read in this pass, those whose time is up among them.

    `part` is the time since the last pass in days; sources in `anyway` are read for other reasons,
    and fill the share with their bytes. A source larger than a whole share waits for its last night.
    """
    ordered = sorted(turns, key=attrgetter("by", "key"))
    night = _evenly(ordered, now)
    taken = sum(turn.weight for turn in ordered if turn.key in anyway)
    chosen = set()
    for turn in ordered:
        if turn.key in anyway:
            continue
        if _nights(turn, now) > 1:
            if turn.weight > night:
                continue
            if taken + turn.weight / 2 > part * night:
                break
        chosen.add(turn.key)
        taken += turn.weight
    return chosen


def _evenly(ordered: Sequence[Turn], now: int) -> float:
    """The bytes of a night where all nights until each date bear the same.

    A source that is larger than that cannot be spread: it is left out, and the others are.
    """
    while True:
        most = total = 0.0
        for turn in ordered:
            total += turn.weight
            most = max(most, total / _nights(turn, now))
        fitting = [turn for turn in ordered if turn.weight <= most]
        if len(fitting) == len(ordered):
            return most
        ordered = fitting


def _nights(turn: Turn, now: int) -> int:
    """How many passes there are until a source's date, this one included, at one a day."""
    return 1 + max(0, turn.by - now - SLACK) // DAY
