"""Whatever the zone, the hour and the gaps between looks: each night is run once, and none is lost."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.base.clock import micros, moment
from nidra.base.zone import first_moment
from nidra.sleep.timetable import NEAR, Night, Past, plan, remembered
from nidra.store.run_log import Begun

MINUTE = 60 * 1_000_000
HOUR = 60 * MINUTE

ZONES = st.sampled_from(sorted(available_timezones() - {"localtime", "Factory"})).map(ZoneInfo)
TIMES = st.builds(time, st.integers(0, 23), st.sampled_from([0, 1, 15, 30, 59]))
DAYS = st.dates(date(2012, 1, 5), date(2036, 1, 1))


def brute(day: date, at: time, zone: ZoneInfo) -> int:
    """The first minute at which the clocks show that hour of that day or a later one, by looking at
    each minute."""
    wall = datetime.combine(day, at)
    start = datetime.combine(day, at, UTC) - timedelta(hours=16)
    for step in range(34 * 60):
        now = start + timedelta(minutes=step)
        if now.astimezone(zone).replace(tzinfo=None) >= wall:
            return micros(now)
    raise AssertionError("no such minute")


@settings(max_examples=60)
@given(DAYS, TIMES, ZONES)
def test_a_slot_is_the_first_minute_at_which_the_clocks_show_its_hour(
    day: date, at: time, zone: ZoneInfo
) -> None:
    assert first_moment(day, at, zone) == brute(day, at, zone)


@st.composite
def change_days(draw: st.DrawFn) -> tuple[ZoneInfo, date]:
    """A zone and a day around which its clocks change, where they do in that year."""
    zone = draw(ZONES)
    year = draw(st.integers(2012, 2035))
    days = [date(year, 1, 3) + timedelta(days=n) for n in range(360)]
    offsets = [datetime.combine(day, time(12), zone).utcoffset() for day in days]
    changes = [
        day for day, (one, other) in zip(days, pairwise(offsets), strict=False) if one != other
    ]
    return zone, draw(st.sampled_from(changes or days))


@settings(max_examples=60)
@given(change_days(), TIMES, st.lists(st.integers(1, 40), min_size=3, max_size=25))
def test_each_slot_is_run_once_or_caught_up_by_one_pass(
    change: tuple[ZoneInfo, date], at: time, hours: list[int]
) -> None:
    zone, day = change
    now = first_moment(day, at, zone) - 50 * HOUR
    slots = sorted({first_moment(day + timedelta(days=n), at, zone) for n in range(-5, 50)})
    passes: list[Begun] = []
    for gap in hours:
        found = plan(at, zone, now, Past(passes))
        wanted = [slot for slot in slots if slot <= now]
        assert found.slot == wanted[-1] and found.next == slots[len(wanted)]
        assert found.due == (not passes or passes[0].at < wanted[-1])
        if found.due:
            passes.insert(0, Begun("p", "quick", "done", now))
        now += gap * HOUR + 7 * MINUTE


@settings(max_examples=40)
@given(st.lists(st.tuples(ZONES, st.integers(1, 60)), min_size=1, max_size=8), TIMES, DAYS)
def test_travels_run_no_night_twice_and_lose_none(
    stays: list[tuple[ZoneInfo, int]], at: time, day: date
) -> None:
    """Half-hourly ticks through stays in zones of all the world."""
    now = micros(datetime.combine(day, time(12), UTC))
    passes: list[Begun] = []
    night: Night | None = None
    slots: list[int] = []
    for zone, length in stays:
        for _ in range(length * 2):
            found = plan(at, zone, now, Past(passes, night=night))
            if found.due:
                passes.insert(0, Begun("p", "quick", "done", now))
                slots.append(found.slot)
            night = remembered(night, found.slot, f"{at:%H:%M}", now)
            now += HOUR // 2
            assert now - passes[0].at <= 38 * HOUR, moment(now)
    assert all(later - earlier >= NEAR for earlier, later in pairwise(slots))
