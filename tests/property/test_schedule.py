"""The review clock under any row of reviews: time, rungs and what is stored keep their promises."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from nidra.records.review import Rating, Schedule
from nidra.sleep.schedule import (
    DAY,
    FSRS_CLOCK,
    LADDER,
    LADDER_CLOCK,
    LONGEST,
    packed,
    replayed,
    reviewed,
    state_of,
    unpacked,
)

START = 1_780_000_000_000_000
CLOCKS = st.sampled_from((LADDER_CLOCK, FSRS_CLOCK))
REVIEWS = st.lists(
    st.tuples(
        st.integers(min_value=-40 * DAY, max_value=400 * DAY), st.sampled_from(Rating), CLOCKS
    ),
    min_size=1,
    max_size=45,
)


@given(REVIEWS)
def test_time_never_runs_back_and_every_date_lies_ahead(
    reviews: list[tuple[int, Rating, str]],
) -> None:
    now, schedule = START, Schedule()
    for gap, rating, clock in reviews:
        now += gap
        new = reviewed(schedule, rating, now, clock, rating is Rating.AGAIN)
        assert new.last_reviewed is not None and new.review_due is not None
        assert new.last_reviewed == max(now, schedule.last_reviewed or now)
        ahead = new.review_due - new.last_reviewed
        longest = LADDER[-1] if clock == LADDER_CLOCK else LONGEST
        assert DAY <= ahead <= longest * DAY
        schedule = new


@given(REVIEWS)
def test_whichever_clock_is_in_force_both_know_every_review(
    reviews: list[tuple[int, Rating, str]],
) -> None:
    now, schedule, told, rung = START, Schedule(), [], -1
    for gap, rating, clock in reviews:
        now += gap
        schedule = reviewed(schedule, rating, now, clock, False)
        told.append((schedule.last_reviewed or 0, int(rating)))
        rung = 0 if rating is Rating.AGAIN else min(rung + 1, len(LADDER) - 1)
    state = state_of(schedule)
    assert state is not None and unpacked(packed(state)) == state
    assert state.rung == rung
    card = replayed(state.card, state.log)[0] if state.log else state.card
    assert card == replayed(None, told)[0]
