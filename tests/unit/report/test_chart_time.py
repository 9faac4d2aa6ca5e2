"""Charts over passes have a true axis of time: where steps stand, which dates are named, and that no two
lie on each other."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.base.clock import FIRST, LAST, micros
from nidra.records.chart import Chart, Series, Shape
from nidra.report.chart_dates import Form, marks, written
from nidra.report.chart_layout import Layout, Plane, lay_out
from nidra.report.chart_svg import drawn
from nidra.report.chart_time import stand

HOUR = 3_600_000_000
DAY = 24 * HOUR
BEGAN = micros(datetime(2026, 6, 1, 3, tzinfo=UTC))
PLANE = Plane(0, 0, 1000, 100)


def _chart(*moments: int, values: tuple[float | None, ...] = ()) -> Chart:
    steps = tuple(written(at, Form.DAY) for at in moments)
    one = Series("Machine checked", "checked", values or (5.0,) * len(moments))
    return Chart(
        "passes", "Grades", "", Shape.STACKED, "Pass", steps, (one,), "memories", moments=moments
    )


def _moment(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> int:
    return micros(datetime(year, month, day, hour, minute, tzinfo=UTC))


def _middles(found: Layout) -> list[float]:
    return [bar.x + bar.width / 2 for bar in found.bars]


def _texts(found: Layout) -> list[str]:
    return [name.text for name in found.names]


def test_a_pass_after_a_long_pause_stands_as_far_away_as_it_was() -> None:
    first, second, last = _middles(
        lay_out(_chart(BEGAN, BEGAN + 10 * DAY, BEGAN + 90 * DAY), PLANE)
    )
    assert (second - first) / (last - first) == pytest.approx(10 / 90, abs=0.015)


def test_one_night_stands_in_the_middle_with_its_day() -> None:
    found = lay_out(_chart(BEGAN), PLANE)
    assert _middles(found) == [500] and _texts(found) == ["2026-06-01"] and found.marks == ()


def test_some_nights_are_named_by_their_days_below_their_bars() -> None:
    found = lay_out(_chart(*(BEGAN + night * DAY for night in range(5))), PLANE)
    assert _texts(found) == [f"2026-06-0{day}" for day in range(1, 6)]
    assert [name.at for name in found.names] == pytest.approx(_middles(found))


def test_ninety_nights_are_named_by_months_that_are_marked_where_they_begin() -> None:
    found = lay_out(_chart(*(BEGAN + night * DAY for night in range(90))), PLANE)
    assert _texts(found) == ["2026-06", "2026-07", "2026-08"]
    assert found.marks == tuple(name.at for name in found.names)
    middles = _middles(found)
    assert {round(b - a, 6) for a, b in pairwise(middles)} == {round(middles[1] - middles[0], 6)}
    # 1 July 00:00 lies between the passes of 30 June and of 1 July, each at three o'clock.
    assert middles[29] < found.marks[1] <= middles[30] + 5


def test_a_month_without_a_pass_is_a_gap() -> None:
    nights = [BEGAN + night * DAY for night in (*range(20), *range(60, 90))]
    middles = _middles(lay_out(_chart(*nights), PLANE))
    assert middles[20] - middles[19] > 400


def test_several_passes_of_a_day_stand_beside_each_other() -> None:
    day = [BEGAN + 40 * DAY + hour * HOUR for hour in range(4)]
    found = lay_out(_chart(BEGAN, *day, BEGAN + 80 * DAY), PLANE)
    for one, other in pairwise(found.bars):
        assert one.x + one.width < other.x
    middles = _middles(found)
    assert (middles[1] + middles[4]) / 2 == pytest.approx(500, abs=5)
    assert found.bars[0].width > 4


def test_passes_of_one_moment_are_all_seen() -> None:
    found = lay_out(_chart(BEGAN, BEGAN, BEGAN), PLANE)
    assert len({round(bar.x) for bar in found.bars}) == 3


def test_what_is_not_known_of_a_pass_is_marked_where_it_was() -> None:
    found = lay_out(_chart(BEGAN, BEGAN + 9 * DAY, BEGAN + 90 * DAY, values=(1, None, 1)), PLANE)
    ((x, wide),) = found.unknown
    first, last = _middles(found)
    assert (x + wide / 2 - first) / (last - first) == pytest.approx(0.1, abs=0.015)


def test_the_dates_of_a_file_are_marked_and_named_in_its_picture() -> None:
    text = drawn(_chart(*(BEGAN + night * DAY for night in range(90))))
    assert ">2026-07</text>" in text and text.count('y1="292.0" y2="300.0"') == 3


@pytest.mark.parametrize(
    ("start", "end", "form", "first"),
    [
        ((2026, 6, 1, 3, 58), (2026, 6, 1, 4, 2), Form.MINUTE, "2026-06-01 03:58"),
        ((2026, 6, 1, 3), (2026, 6, 1, 20), Form.MINUTE, "2026-06-01 03:00"),
        ((2026, 6, 1, 3), (2026, 6, 7, 3), Form.DAY, "2026-06-02"),
        ((2026, 6, 1, 3), (2026, 7, 20, 3), Form.DAY, "2026-06-08"),
        ((2026, 6, 1, 3), (2026, 12, 20, 3), Form.MONTH, "2026-07"),
        ((2024, 6, 1), (2027, 6, 1), Form.MONTH, "2024-07"),
        ((2001, 6, 1), (2026, 6, 1), Form.YEAR, "2005"),
    ],
)
def test_dates_below_an_axis_are_round(
    start: tuple[int, ...], end: tuple[int, ...], form: Form, first: str
) -> None:
    low, high = (_moment(*at) for at in (start, end))
    found, dates = marks(low, high, lambda _: 7)
    assert found is form and written(dates[0], found) == first
    assert 2 <= len(dates) <= 7 and all(low <= at <= high for at in dates)


@given(st.integers(FIRST, LAST), st.integers(FIRST, LAST), st.integers(1, 12))
def test_whatever_the_clock_said_there_are_no_more_dates_than_room(
    one: int, other: int, room: int
) -> None:
    start, end = min(one, other), max(one, other)
    _, found = marks(start, end, lambda _: room)
    assert len(found) <= room and found == sorted(set(found))
    assert all(start <= at <= end for at in found)


@given(
    st.lists(st.integers(0, 1000 * DAY), min_size=1, max_size=130),
    st.floats(40, 3000),
    st.floats(1, 120),
)
def test_steps_keep_their_order_their_room_and_the_plane(
    offsets: list[int], width: float, most: float
) -> None:
    moments = sorted(BEGAN + offset for offset in offsets)
    found = stand(moments, width, most)
    slack = 1e-6 * width
    assert len(found.middles) == len(moments) and 0 < found.room <= most
    assert found.middles[0] - found.room / 2 >= -slack
    assert found.middles[-1] + found.room / 2 <= width + slack
    assert all(b - a >= found.room - slack for a, b in pairwise(found.middles))


@given(st.lists(st.integers(1, 30), min_size=1, max_size=40))
def test_steps_that_have_room_stand_just_where_their_moments_are(gaps: list[int]) -> None:
    days = [sum(gaps[:at]) for at in range(len(gaps) + 1)]
    found = stand([BEGAN + day * DAY for day in days], 20_000.0, 10.0)
    for day, middle in zip(days, found.middles, strict=True):
        assert found.place(BEGAN + day * DAY, 20_000.0) == pytest.approx(middle, abs=0.01)
