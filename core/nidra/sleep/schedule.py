"""The review clock: when a memory is due again, by the ladder or by FSRS. Pure.

Both clocks' state travels with each memory. The ladder's is one number. FSRS is asked only where
the setting says so; until then the reviews themselves are kept, and folded into its card when they
become many, so that it knows on the day of a switch exactly what it would have known all along.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from nidra.base.clock import micros, moment
from nidra.records.review import Card, Rating, ReviewState, Schedule
from nidra.records.verdict import FAILED, OK, State
from nidra.trust.freshness import DAY

if TYPE_CHECKING:
    import fsrs

LADDER_CLOCK = "ladder"
FSRS_CLOCK = "fsrs"

LADDER = (1, 3, 7, 14, 30, 90)  # days
RETENTION = 0.9
LONGEST = 180  # days that FSRS may put between two reviews
LOG = 32  # reviews kept before they are folded into the card

# How the stored state of a memory begins whose fall has had its review.
FALLEN_MARK = '{"f":1'


def rating_of(states: Iterable[State]) -> Rating | None:
    """How the verdicts of a memory's live receipts rate its review; None where none was read.

    One that failed fells the memory. Where every receipt stands word for word in its place, it came
    through well; where one was found elsewhere, or cannot be re-checked, just so.
    """
    found = set(states)
    if found & FAILED:
        return Rating.AGAIN
    if not found & OK:
        return None
    return Rating.GOOD if found == {State.VERBATIM} else Rating.HARD


@lru_cache(maxsize=4096)
def first_date(now: int) -> Schedule:
    """The schedule of a memory that nothing can be read for: due once, for a person to confirm."""
    return Schedule(None, now + LADDER[0] * DAY, packed(ReviewState()))


@lru_cache(maxsize=4096)
def reviewed(old: Schedule, rating: Rating, now: int, clock: str, fallen: bool) -> Schedule:
    """The schedule after a review at `now`. Time never runs back: a review behind the last one counts
    as made at that one's hour. `fallen` says whether the memory stands fallen after it."""
    at = now if old.last_reviewed is None else max(now, old.last_reviewed)
    before = state_of(old)
    rung = _rung(before, rating)
    due = at + LADDER[rung] * DAY
    card = before.card if before else None
    log = (*(before.log if before else ()), (at, int(rating)))
    if clock == FSRS_CLOCK or len(log) > LOG:
        card, wanted = replayed(card, log)
        log = ()
        due = wanted if clock == FSRS_CLOCK else due
    return Schedule(at, due, packed(ReviewState(rung, fallen, card, log)))


def _rung(before: ReviewState | None, rating: Rating) -> int:
    if before is None or rating is Rating.AGAIN:
        return 0
    return min(before.rung + 1, len(LADDER) - 1)


def state_of(schedule: Schedule) -> ReviewState | None:
    """What the clocks remember, or None for a memory that was never scheduled.

    Where only dates came along, from another store, the rung is read off their distance.
    """
    if schedule.state is not None:
        return unpacked(schedule.state)
    if schedule.review_due is None:
        return None
    days = (schedule.review_due - (schedule.last_reviewed or schedule.review_due)) / DAY
    return ReviewState(rung=max(0, sum(step <= days for step in LADDER) - 1))


def packed(state: ReviewState) -> str:
    """The state as compact JSON: `f` fallen, `r` rung, `c` card, `h` the log as hour, rating, hour …"""
    value: dict[str, object] = {"f": 1} if state.fallen else {}
    value["r"] = state.rung
    if state.card is not None:
        card = state.card
        value["c"] = [card.stability, card.difficulty, card.phase, card.step, card.last]
    if state.log:
        value["h"] = [part for entry in state.log for part in entry]
    return json.dumps(value, separators=(",", ":"))


def unpacked(text: str) -> ReviewState:
    """The state of `packed`."""
    value = json.loads(text)
    flat = value.get("h", [])
    return ReviewState(
        rung=value["r"],
        fallen=bool(value.get("f")),
        card=Card(*value["c"]) if "c" in value else None,
        log=tuple(zip(flat[::2], flat[1::2], strict=True)),
    )


def replayed(card: Card | None, log: Iterable[tuple[int, int]]) -> tuple[Card, int]:
    """What FSRS knows after these reviews, and when it wants the next one. `log` is not empty."""
    import fsrs

    scheduler = _scheduler()
    held = _held(card)
    for at, rating in log:
        held, _ = scheduler.review_card(held, fsrs.Rating(rating), moment(at))
    if held.stability is None or held.difficulty is None or held.last_review is None:
        raise ValueError("FSRS was asked about a memory that has no review.")
    last = micros(held.last_review)
    return Card(held.stability, held.difficulty, int(held.state), held.step, last), micros(held.due)


@cache
def _scheduler() -> fsrs.Scheduler:
    """FSRS in whole days. Its learning steps are minutes, for a person who sits and repeats: with
    them each pass of an afternoon would be a review."""
    import fsrs

    return fsrs.Scheduler(
        desired_retention=RETENTION,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST,
        enable_fuzzing=False,
    )


def _held(card: Card | None) -> fsrs.Card:
    """The card in the scheduler's own form. It is given a number, since it would wait to make one."""
    import fsrs

    if card is None:
        return fsrs.Card(card_id=0)
    return fsrs.Card(
        card_id=0,
        state=fsrs.State(card.phase),
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        due=moment(card.last),
        last_review=moment(card.last),
    )
