"""When the next pass is due: by the history, whatever the clocks and zones do."""

from __future__ import annotations

from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

import pytest
from nidra.base.clock import micros
from nidra.sleep.timetable import Night, Past, Plan, local, plan, remembered
from nidra.store.run_log import Begun, Skipped

BERLIN = ZoneInfo("Europe/Berlin")
THREE = time(3)
HOUR = 3_600_000_000


def at(text: str, zone: ZoneInfo = BERLIN) -> int:
    """A moment by the clocks of a zone."""
    return micros(datetime.fromisoformat(text).replace(tzinfo=zone))


def ran(text: str, state: str = "done", zone: ZoneInfo = BERLIN, name: str = "p") -> Begun:
    return Begun(name, "quick", state, at(text, zone))


def planned(now: str, *passes: Begun, zone: ZoneInfo = BERLIN, **past: object) -> Plan:
    return plan(THREE, zone, at(now, zone), Past(passes, **past))  # type: ignore[arg-type]


def shown(us: int, zone: ZoneInfo = BERLIN) -> str:
    return f"{local(us, zone):%m-%d %H:%M}"


def test_a_pass_is_due_from_its_hour_on_and_not_before() -> None:
    last = ran("2026-06-01 03:00")
    before, after = planned("2026-06-02 02:59", last), planned("2026-06-02 03:00", last)
    assert not before.due and shown(before.next) == "06-02 03:00"
    assert after.due and shown(after.slot) == "06-02 03:00" and after.missed == 1


@pytest.mark.parametrize("state", ["done", "cancelled", "failed"])
def test_a_night_is_served_by_a_pass_that_began_at_its_hour_or_later(state: str) -> None:
    assert not planned("2026-06-01 12:00", ran("2026-06-01 03:00", state)).due
    assert not planned("2026-06-01 12:00", ran("2026-06-01 11:00", state)).due
    assert planned("2026-06-01 12:00", ran("2026-06-01 02:59", state)).due


def test_a_pass_whose_process_died_serves_nothing_and_one_at_work_does() -> None:
    running = ran("2026-06-01 03:00", "running", name="me")
    assert planned("2026-06-01 03:10", running).due
    assert planned("2026-06-01 03:10", running, working="another").due
    assert not planned("2026-06-01 03:10", running, working="me").due
    assert planned("2026-06-01 03:10", running).missed is None


def test_a_night_that_was_skipped_is_served_until_the_next_one() -> None:
    skips = (Skipped(at("2026-06-01 03:00"), "An import is running."),)
    assert planned("2026-06-01 23:00", skips=skips).by == skips[0]
    assert planned("2026-06-02 03:00", skips=skips).due


def test_several_missed_nights_are_caught_up_by_one_pass() -> None:
    found = planned("2026-06-05 09:00", ran("2026-06-01 03:00"))
    assert found.due and found.missed == 4
    caught = planned("2026-06-05 09:01", ran("2026-06-05 09:00"), ran("2026-06-01 03:00"))
    assert not caught.due and caught.missed == 0 and shown(caught.next) == "06-06 03:00"


def test_a_slot_before_the_hour_was_planned_is_not_wanted() -> None:
    since = at("2026-06-01 16:40")
    assert not plan(THREE, BERLIN, since, Past(planned=since)).due
    later = plan(THREE, BERLIN, at("2026-06-02 03:00"), Past(planned=since))
    assert later.due and later.missed is None
    wrong = at("2030-01-01 00:00")
    assert plan(THREE, BERLIN, since, Past(planned=wrong)).due, "a clock that was far ahead"


def test_a_store_without_any_pass_is_due() -> None:
    found = planned("2026-06-05 09:00")
    assert found.due and found.missed is None


@pytest.mark.parametrize(
    ("zone", "day", "hour", "slot"),
    [
        ("Europe/Berlin", "2026-03-29", time(2, 30), "03-29 03:00"),
        ("Europe/Berlin", "2026-10-25", time(2, 30), "10-25 02:30"),
        ("America/New_York", "2026-03-08", time(2, 30), "03-08 03:00"),
        ("America/New_York", "2026-11-01", time(1, 30), "11-01 01:30"),
        ("Australia/Lord_Howe", "2026-10-04", time(2, 15), "10-04 02:30"),
        ("Australia/Lord_Howe", "2026-04-05", time(1, 45), "04-05 01:45"),
        ("Asia/Kolkata", "2026-03-29", time(2, 30), "03-29 02:30"),
    ],
)
def test_summer_time_begins_and_ends_with_one_pass_a_night(
    zone: str, day: str, hour: time, slot: str
) -> None:
    """Ticks each five minutes through the day of the change and the one after it."""
    where = ZoneInfo(zone)
    passes: list[Begun] = [ran(f"{day} 00:00", zone=where)]
    start = passes[0].at
    for tick in range(47 * 12):
        now = start + tick * 300_000_000
        if plan(hour, where, now, Past(passes)).due:
            passes.insert(0, Begun("p", "quick", "done", now))
    served = [shown(one.at, where) for one in reversed(passes[:-1])]
    assert served[0] == slot and len(served) == 2
    assert served[1].endswith(f"{hour:%H:%M}")


def test_an_hour_that_comes_twice_is_not_run_twice() -> None:
    first = Begun("p", "quick", "done", micros(datetime(2026, 10, 25, 0, 30, tzinfo=UTC)))
    again = micros(datetime(2026, 10, 25, 1, 30, tzinfo=UTC))
    assert not plan(time(2, 30), BERLIN, again, Past((first,))).due


def test_a_flight_to_the_west_runs_no_night_twice_and_loses_none() -> None:
    york = ZoneInfo("America/New_York")
    night = Night(at("2026-06-02 03:00"), "03:00")
    last = ran("2026-06-02 03:00")
    landed = planned("2026-06-02 03:00", last, zone=york, night=night)
    assert not landed.due
    assert shown(landed.next, york) == "06-03 03:00"
    assert planned("2026-06-03 03:00", last, zone=york, night=night).due


def test_a_flight_to_the_east_runs_no_night_twice_and_loses_none() -> None:
    york = ZoneInfo("America/New_York")
    night = Night(at("2026-06-02 03:00", york), "03:00")
    last = ran("2026-06-02 03:00", zone=york)
    assert not planned("2026-06-02 10:00", last, night=night).due
    assert planned("2026-06-03 03:00", last, night=night).due


def test_a_flight_there_and_back_does_not_forget_the_night_that_was_served_over_there() -> None:
    served = Night(at("2026-06-02 03:00"), "03:00")
    assert remembered(served, served.slot - 9 * HOUR, "03:00", served.slot) == served
    assert remembered(served, served.slot + 24 * HOUR, "03:00", served.slot).slot > served.slot
    months_back = served.slot - 60 * 24 * HOUR
    assert remembered(served, months_back, "03:00", months_back).slot == months_back
    assert remembered(served, served.slot - HOUR, "02:00", served.slot).at == "02:00"


def test_another_hour_is_another_schedule_even_on_the_same_day() -> None:
    night = Night(at("2026-06-02 03:00"), "03:00")
    past = Past((ran("2026-06-02 03:00"),), night=night)
    assert plan(time(9), BERLIN, at("2026-06-02 09:00"), past).due


def test_a_clock_that_was_forty_days_ahead_silences_nothing_once_it_is_right() -> None:
    wrong, right = ran("2026-07-12 03:00"), ran("2026-06-01 03:00")
    assert planned("2026-06-02 03:00", wrong, right).due
    assert not planned("2026-06-02 03:01", ran("2026-06-02 03:00"), wrong, right).due
    later = [ran(f"2026-07-{day:02} 03:00") for day in range(11, 1, -1)]
    assert planned("2026-07-12 03:00", *later, wrong, right).due


def test_a_clock_that_was_set_back_a_little_runs_no_night_twice() -> None:
    ahead = ran("2026-06-02 03:05")
    assert not planned("2026-06-02 02:50", ahead, ran("2026-06-01 03:00")).due
    assert not planned("2026-06-02 03:00", ahead, ran("2026-06-01 03:00")).due
    assert not planned("2026-06-02 03:00", ran("2026-06-02 02:58"), ahead).due


def test_a_skip_by_a_clock_far_ahead_serves_nothing() -> None:
    skips = (Skipped(at("2026-07-12 03:00"), "busy"),)
    assert planned("2026-06-02 03:00", ran("2026-06-01 03:00"), skips=skips).due
