"""The review clock as arithmetic: the ladder, FSRS, and what passes between them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import fsrs
import pytest
from nidra.base.clock import micros
from nidra.records.review import Rating, ReviewState, Schedule
from nidra.records.verdict import State
from nidra.sleep.schedule import (
    DAY,
    FALLEN_MARK,
    FSRS_CLOCK,
    LADDER,
    LADDER_CLOCK,
    LOG,
    LONGEST,
    first_date,
    packed,
    rating_of,
    replayed,
    reviewed,
    state_of,
    unpacked,
)

NOON = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
NOW = micros(NOON)
AGAIN, HARD, GOOD, EASY = Rating.AGAIN, Rating.HARD, Rating.GOOD, Rating.EASY

# (days after the first, rating): a life with moves, falls and a person's word.
TWELVE = (
    (0, GOOD),
    (2, GOOD),
    (9.5, HARD),
    (30, GOOD),
    (31, AGAIN),
    (32, AGAIN),
    (33.25, GOOD),
    (40, HARD),
    (60, GOOD),
    (150, EASY),
    (400, GOOD),
    (900, GOOD),
)


def at(days: float) -> int:
    return micros(NOON + timedelta(days=days))


def after(
    reviews: list[tuple[float, Rating]] | tuple[tuple[float, Rating], ...], clock: str
) -> Schedule:
    schedule = Schedule()
    for days, rating in reviews:
        schedule = reviewed(schedule, rating, at(days), clock, rating is AGAIN)
    return schedule


def days_ahead(schedule: Schedule) -> float:
    assert schedule.review_due is not None and schedule.last_reviewed is not None
    return (schedule.review_due - schedule.last_reviewed) / DAY


def test_the_ladder_climbs_rung_by_rung_and_stays_on_the_last() -> None:
    schedule, spans = Schedule(), []
    moment = NOW
    for _ in range(8):
        schedule = reviewed(schedule, GOOD, moment, LADDER_CLOCK, False)
        spans.append(days_ahead(schedule))
        moment = schedule.review_due or 0
    assert spans == [*LADDER, 90, 90]


def test_a_failure_goes_back_to_the_first_rung() -> None:
    climbed = after([(0, GOOD), (1, GOOD), (4, GOOD), (11, GOOD)], LADDER_CLOCK)
    assert days_ahead(climbed) == 14
    fallen = reviewed(climbed, AGAIN, at(12), LADDER_CLOCK, True)
    assert days_ahead(fallen) == 1
    assert state_of(fallen) and state_of(fallen).rung == 0  # type: ignore[union-attr]
    assert days_ahead(reviewed(fallen, GOOD, at(13), LADDER_CLOCK, False)) == 3


@pytest.mark.parametrize(
    ("states", "rating"),
    [
        ([State.VERBATIM], GOOD),
        ([State.VERBATIM, State.VERBATIM], GOOD),
        ([State.MOVED], HARD),
        ([State.REPEATED, State.VERBATIM], HARD),
        ([State.VERBATIM, State.GONE], HARD),
        ([State.VERBATIM, State.DRIFTED], AGAIN),
        ([State.EDITED], AGAIN),
        ([State.CORRUPT], AGAIN),
        ([State.UNFOUNDED], AGAIN),
        ([State.GONE], None),
        ([State.UNREADABLE, State.UNCHECKED], None),
        ([State.AMBIGUOUS, State.TOO_SHORT, State.ALTERED, State.NO_BYTE_CHECK], None),
        ([], None),
    ],
)
def test_verdicts_rate_a_review(states: list[State], rating: Rating | None) -> None:
    assert rating_of(states) is rating


def test_twelve_fixed_reviews_give_the_intervals_of_the_fsrs_package() -> None:
    scheduler = fsrs.Scheduler(
        desired_retention=0.9,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=180,
        enable_fuzzing=False,
    )
    card, schedule = fsrs.Card(card_id=1), Schedule()
    spans = []
    for days, rating in TWELVE:
        moment = NOON + timedelta(days=days)
        card, _ = scheduler.review_card(card, fsrs.Rating(int(rating)), moment)
        schedule = reviewed(schedule, rating, micros(moment), FSRS_CLOCK, rating is AGAIN)
        assert schedule.review_due == micros(card.due)
        spans.append(days_ahead(schedule))
    held = state_of(schedule)
    assert held is not None and held.card is not None
    assert (held.card.stability, held.card.difficulty) == (card.stability, card.difficulty)
    assert len(set(spans)) > 6 and max(spans) == LONGEST and min(spans) >= 1


def test_six_reviews_by_fsrs_are_ever_further_apart() -> None:
    schedule, spans, moment = Schedule(), [], NOW
    for _ in range(6):
        schedule = reviewed(schedule, GOOD, moment, FSRS_CLOCK, False)
        spans.append(days_ahead(schedule))
        moment = schedule.review_due or 0
    assert spans == sorted(spans) and spans[0] < spans[-1]


@pytest.mark.parametrize("turn", range(1, 12))
def test_switching_from_the_ladder_to_fsrs_and_back_loses_nothing(turn: int) -> None:
    by_fsrs, by_ladder = after(TWELVE, FSRS_CLOCK), after(TWELVE, LADDER_CLOCK)
    for first, second, whole in (
        (LADDER_CLOCK, FSRS_CLOCK, by_fsrs),
        (FSRS_CLOCK, LADDER_CLOCK, by_ladder),
    ):
        schedule = after(TWELVE[:turn], first)
        for days, rating in TWELVE[turn:]:
            schedule = reviewed(schedule, rating, at(days), second, rating is AGAIN)
        assert schedule.review_due == whole.review_due
        known, straight = state_of(schedule), state_of(whole)
        assert known and straight and known.rung == straight.rung
        assert _card(known) == _card(straight)


def _card(state: ReviewState) -> object:
    return replayed(state.card, state.log)[0] if state.log else state.card


def test_a_long_row_of_reviews_is_folded_and_fsrs_knows_as_much() -> None:
    many = [(float(day), AGAIN if day % 7 == 3 else GOOD) for day in range(3 * LOG)]
    folded = state_of(after(many, LADDER_CLOCK))
    straight = state_of(after(many, FSRS_CLOCK))
    assert folded and straight and folded.card and len(folded.log) <= LOG
    assert _card(folded) == straight.card
    assert len(packed(folded)) < 900


def test_the_stored_state_comes_back_as_it_was() -> None:
    for schedule in (after(TWELVE, LADDER_CLOCK), after(TWELVE, FSRS_CLOCK), first_date(NOW)):
        state = state_of(schedule)
        assert state is not None and unpacked(packed(state)) == state


def test_a_fall_marks_the_beginning_of_the_stored_state() -> None:
    fallen = after([(0, GOOD), (1, AGAIN)], LADDER_CLOCK)
    risen = reviewed(fallen, GOOD, at(2), LADDER_CLOCK, False)
    assert (fallen.state or "").startswith(FALLEN_MARK)
    assert not (risen.state or "").startswith(FALLEN_MARK)


@pytest.mark.parametrize("clock", [LADDER_CLOCK, FSRS_CLOCK])
def test_T63_a_review_behind_the_last_one_counts_as_made_at_its_hour(clock: str) -> None:
    before = after([(0, GOOD), (1, GOOD), (4, GOOD)], clock)
    for rating in (GOOD, AGAIN, EASY):
        back = reviewed(before, rating, at(-30), clock, rating is AGAIN)
        assert back.last_reviewed == before.last_reviewed
        assert back.review_due is not None and back.review_due > at(4)


def test_without_a_review_there_is_a_date_and_no_more() -> None:
    schedule = first_date(NOW)
    assert (schedule.last_reviewed, schedule.review_due) == (None, NOW + DAY)


@pytest.mark.parametrize(
    ("days", "rung"), [(0, 0), (1, 0), (2.9, 0), (3, 1), (14, 3), (31, 4), (365, 5)]
)
def test_dates_from_elsewhere_stand_on_the_rung_that_they_span(days: float, rung: int) -> None:
    state = state_of(Schedule(NOW, NOW + int(days * DAY), None))
    assert state is not None and state.rung == rung
