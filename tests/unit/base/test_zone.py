"""Local time: the machine's zone by the C library, and the moments at which clocks show an hour."""

from __future__ import annotations

import os
import time as system_time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.base.clock import micros, moment
from nidra.base.zone import SystemZone, first_moment, local_zone, time_of_day

ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "America/Sao_Paulo",
    "Pacific/Apia",
    "Africa/Casablanca",
    "UTC",
)

settable = pytest.mark.skipif(not hasattr(system_time, "tzset"), reason="no TZ on this system")


@contextmanager
def machine_in(zone: str) -> Iterator[None]:
    """The machine set to a zone."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    system_time.tzset()
    try:
        yield
    finally:
        os.environ.pop("TZ") if before is None else os.environ.update(TZ=before)
        system_time.tzset()


def shown(day: str, at: str, zone: str) -> str:
    """The moment at which the clocks of a zone show an hour, in UTC."""
    found = first_moment(date.fromisoformat(day), time.fromisoformat(at), ZoneInfo(zone))
    return f"{moment(found):%Y-%m-%d %H:%M:%S}"


@pytest.mark.parametrize(
    ("zone", "day", "at", "utc"),
    [
        ("Europe/Berlin", "2026-06-01", "03:00", "2026-06-01 01:00:00"),
        ("Europe/Berlin", "2026-03-29", "02:30", "2026-03-29 01:00:00"),
        ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25 00:30:00"),
        ("America/New_York", "2026-03-08", "02:00", "2026-03-08 07:00:00"),
        ("America/New_York", "2026-11-01", "01:59", "2026-11-01 05:59:00"),
        ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03 15:30:00"),
        ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04 14:45:00"),
        ("Asia/Kolkata", "2026-03-29", "02:30", "2026-03-28 21:00:00"),
        ("America/Sao_Paulo", "2018-11-04", "00:00", "2018-11-04 03:00:00"),
        ("Pacific/Apia", "2011-12-30", "12:00", "2011-12-30 10:00:00"),
    ],
)
def test_an_hour_that_does_not_exist_is_the_end_of_the_gap_and_one_that_is_twice_the_first(
    zone: str, day: str, at: str, utc: str
) -> None:
    assert shown(day, at, zone) == utc
    if hasattr(system_time, "tzset"):
        with machine_in(zone):
            found = first_moment(date.fromisoformat(day), time.fromisoformat(at), SystemZone())
        assert f"{moment(found):%Y-%m-%d %H:%M:%S}" == utc


MOMENTS = st.integers(
    micros(datetime(2010, 1, 1, tzinfo=UTC)), micros(datetime(2036, 1, 1, tzinfo=UTC))
)


@settable
@pytest.mark.parametrize("zone", ZONES)
def test_the_machines_zone_agrees_with_the_table_of_zones(zone: str) -> None:
    table = ZoneInfo(zone)

    @settings(max_examples=100)
    @given(MOMENTS)
    def agrees(us: int) -> None:
        here, there = moment(us).astimezone(SystemZone()), moment(us).astimezone(table)
        assert (here.replace(tzinfo=None), here.fold) == (there.replace(tzinfo=None), there.fold)
        assert here.utcoffset() == there.utcoffset()

    with machine_in(zone):
        agrees()


@settable
def test_a_zone_that_the_machine_was_set_to_meanwhile_is_noticed() -> None:
    with machine_in("Asia/Kolkata"):
        os.environ["TZ"] = "America/New_York"
        noon = datetime(2026, 6, 1, 12, tzinfo=UTC).astimezone(local_zone())
        assert noon.utcoffset() == timedelta(hours=-4)


@pytest.mark.parametrize(("text", "found"), [("03:00", time(3)), ("3:05", time(3, 5))])
def test_a_time_of_day_is_hours_and_minutes(text: str, found: time) -> None:
    assert time_of_day(text) == found


@pytest.mark.parametrize("text", ["", "24:00", "3", "03:60", "03:00:00", "٠٣:٠٠", "-3:00", "off"])
def test_what_is_no_time_of_day_is_none(text: str) -> None:
    assert time_of_day(text) is None
