"""Times of any form become microseconds of UTC."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from nidra.base.clock import iso, micros, moment, parse


@pytest.mark.parametrize(
    "text",
    [
        "2026-06-01T08:00:00Z",
        "2026-06-01T13:30:00+05:30",
        "2026-06-01T08:00:00",
        "2026-06-01 08:00",
    ],
)
def test_any_offset_and_none_are_understood(text: str) -> None:
    assert parse(text) == micros(datetime(2026, 6, 1, 8, tzinfo=UTC))


@pytest.mark.parametrize("value", ["", "yesterday", None, 1780300800, 3.5, ["2026"]])
def test_T47_what_is_no_time_degrades_to_none(value: object) -> None:
    assert parse(value) is None


def test_microseconds_survive_the_way_there_and_back() -> None:
    when = datetime(2026, 6, 1, 8, 0, 0, 123456, tzinfo=timezone(timedelta(hours=2)))
    assert moment(micros(when)) == when
    assert parse(iso(micros(when))) == micros(when)


@pytest.mark.parametrize("text", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_moments_outside_the_calendar_are_none(text: str) -> None:
    assert parse(text) is None


def test_any_number_can_be_shown() -> None:
    assert iso(-(10**18)).startswith("0001-01-01")
    assert iso(10**18).startswith("9999-12-31")
