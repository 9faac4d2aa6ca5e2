"""The rolling share keeps its promise whatever the sizes and whichever nights are missed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from nidra.sleep.rolling import OPENING, Rhythm, Turn, by_when, share
from nidra.trust.freshness import DAY

SIZES = st.lists(st.integers(0, 10**9), min_size=1, max_size=30)


@given(
    sizes=SIZES,
    days=st.integers(1, 10),
    changes=st.integers(0, 50),
    gaps=st.lists(st.floats(0.01, 40.0), min_size=1, max_size=25),
)
def test_nobody_waits_longer_than_the_period_and_the_gaps_allow(
    sizes: list[int], days: int, changes: int, gaps: list[float]
) -> None:
    """With a pass each day it is the period; missed nights add themselves and half a period."""
    read = [0] * len(sizes)
    rhythm, now = Rhythm(0, 0), 0
    for gap in gaps:
        now += int(gap * DAY)
        overdue = any(now - last >= days * DAY for last in read)
        catch_up = rhythm.catching_up(now, days, overdue)
        turns = [
            Turn(by_when(last, changes, 0, now, days, catch_up), key, sizes[key])
            for key, last in enumerate(read)
        ]
        keys = share(turns, now, rhythm.part_of_a_day(now))
        assert {turn.key for turn in turns if turn.by <= now} <= keys
        for key in keys:
            read[key] = now
        rhythm = rhythm.after(now, bool(keys), catch_up)
        longest = max(gaps)
        allowed = days if longest <= 1 else days + days // 2 + 2 * longest
        assert all(now - last <= allowed * DAY for last in read)


@given(sizes=SIZES, days=st.integers(2, 14))
def test_nightly_passes_read_all_in_time_and_bear_the_same_but_for_one_source(
    sizes: list[int], days: int
) -> None:
    read = [0] * len(sizes)
    rhythm, loads = Rhythm(0, 0), []
    for night in range(1, 2 * days + 1):
        now = night * DAY
        turns = [
            Turn(by_when(last, 0, -4000 * DAY, now, days, None), key, sizes[key])
            for key, last in enumerate(read)
        ]
        keys = share(turns, now, rhythm.part_of_a_day(now))
        rhythm = rhythm.after(now, bool(keys), None)
        for key in keys:
            assert now - read[key] <= days * DAY
            read[key] = now
        assert all(now - last < days * DAY for last in read)
        loads.append(sum(sizes[key] for key in keys))
    assert sum(loads) >= sum(sizes)
    assert max(loads) <= 2 * (sum(loads) / len(loads) + max(sizes)) + len(sizes) * OPENING
