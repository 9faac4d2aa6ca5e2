"""When the next pass is due, worked out from the passes that were and never from now alone. Pure.

A slot is a day's moment at which the local clocks show the hour of the schedule. The last slot at or
before now is served by a pass over the whole store that began at or after it, or by the note that one
was skipped; else a pass is due, one, however many slots went by. A slot before the hour was planned
is nobody's.

Clocks that were wrong are outvoted by the order of the rows: a pass that claims to have begun far
ahead of now, or of a pass recorded after it, tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, timezone, tzinfo

from nidra.base.clock import EPOCH
from nidra.base.zone import first_moment
from nidra.store.run_log import Begun, Skipped

WHOLE = ("quick", "full")
RUNNING = "running"

# Half a day: what lies less far ahead was recorded before the clock was set back a little, and counts;
# slots nearer to each other than this are one night, as after a flight to the west.
NEAR = 12 * 3600 * 1_000_000


@dataclass(frozen=True, slots=True)
class Night:
    """A slot that was served (microseconds), and the hour of the schedule that it was one of."""

    slot: int
    at: str


@dataclass(frozen=True, slots=True)
class Past:
    """What was recorded, newest first: passes over the whole store, and those that were skipped.

    `working` is the pass that holds the lease of the store. `night` is the slot that was last seen
    to be served, which tells the same night in another time zone. `planned` is the moment from which
    on the hour is wanted, where that is known.
    """

    passes: Sequence[Begun] = ()
    skips: Sequence[Skipped] = ()
    working: str | None = None
    night: Night | None = None
    planned: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """The last slot and the next one (microseconds of UTC), and who served the last one.

    `missed` counts the slots since the last pass, None where there never was one. `wanted` is false
    where the last slot lies before the hour was planned: nobody waits for its pass.
    """

    slot: int
    next: int
    by: Begun | Skipped | None = None
    missed: int | None = 0
    wanted: bool = True

    @property
    def due(self) -> bool:
        """Is a pass to be started?"""
        return self.by is None and self.wanted


def plan(at: time, zone: tzinfo, now: int, past: Past) -> Plan:
    """The plan at `now` (microseconds of UTC) for a pass each day at `at` by the clocks of `zone`."""
    slot, coming = _around(at, zone, now, past.night)
    passes = [one for one in _believed(past.passes, now) if _counts(one, past.working)]
    serving = next((one for one in passes if one.at >= slot), None)
    skipped = next((one for one in past.skips if slot <= one.at <= now + NEAR), None)
    wanted = past.planned is None or not slot < past.planned <= now + NEAR
    missed = _missed(at, zone, slot, passes[0].at) if passes else None
    return Plan(slot, coming, serving or skipped, 0 if serving or not wanted else missed, wanted)


def remembered(night: Night | None, slot: int, at: str, now: int) -> Night:
    """The night to remember once a slot is served: the later one, as after a flight back to the west,
    unless it is one of a clock that was far ahead."""
    if night is not None and night.at == at and slot < night.slot <= now + NEAR:
        return night
    return Night(slot, at)


def local(us: int, zone: tzinfo) -> datetime:
    """A moment as the clocks of a zone show it, with the offset that holds then."""
    shown = (EPOCH + timedelta(microseconds=us)).astimezone(zone)
    return shown.replace(tzinfo=timezone(shown.utcoffset() or timedelta()))


def _around(at: time, zone: tzinfo, now: int, night: Night | None) -> tuple[int, int]:
    """The last slot at or before `now`, and the first one after it, each night counted once."""
    slots = sorted(set(_slots(at, zone, local(now, zone).date())))
    slot = max(one for one in slots if one <= now)
    after = [one for one in slots if one > now]
    if night is not None and night.at == f"{at:%H:%M}":
        if 0 < slot - night.slot < NEAR:
            slot = night.slot
        after = [one for one in after if not 0 < one - night.slot < NEAR]
    return slot, after[0]


def _slots(at: time, zone: tzinfo, day: date) -> Iterator[int]:
    return (first_moment(day + timedelta(days=step), at, zone) for step in range(-2, 4))


def _believed(passes: Sequence[Begun], now: int) -> Iterator[Begun]:
    """Passes whose hour was no slip of a clock far ahead, newest first."""
    latest = now
    for one in passes:
        if one.at <= latest + NEAR:
            yield one
        latest = min(latest, one.at)


def _counts(one: Begun, working: str | None) -> bool:
    """Did it come to an end, or is it still at work? One whose process died did nothing for its slot."""
    return one.state != RUNNING or one.pass_id == working


def _missed(at: time, zone: tzinfo, slot: int, last: int) -> int:
    """The slots after the one that was served last, up to `slot`."""
    served, _ = _around(at, zone, last, None)
    days = local(slot, zone).date() - local(served, zone).date()
    return max(0, days.days)
