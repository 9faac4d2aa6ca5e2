"""The first review: a memory that has no date is reviewed by the very reading that it is judged by.

The stage behind looks up what is known of each memory that waits; here that is at hand, and what the
clock makes of it is written with the judgement (a statement of its own takes 3 CPU µs a memory).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nidra.records.grade import Standing
from nidra.records.review import Rating, Schedule
from nidra.records.verdict import State
from nidra.sleep.schedule import rating_of, reviewed
from nidra.store import reviews
from nidra.store.connection import Connection
from nidra.store.grades import Regrade
from nidra.store.journal import Journal
from nidra.store.reviews import Change

_READ = (Standing.TRACEABLE, Standing.FALLEN)
_NEVER = Schedule()


class FirstReview:
    """Reviews memories that had no date yet, at one hour and by one clock.

    A memory with a receipt that waits to be read is left to the stage that comes behind.
    """

    def __init__(self, now: int, clock: str) -> None:
        self._now = now
        self._clock = clock

    def date(self, change: Regrade) -> Schedule | None:
        """What memories that were judged get with their judgement."""
        rating = _rating(change)
        return None if rating is None else self._of(rating)

    def _of(self, rating: Rating) -> Schedule:
        return reviewed(_NEVER, rating, self._now, self._clock, rating is Rating.AGAIN)

    def tell(
        self, connection: Connection, journal: Journal, changes: Sequence[Regrade]
    ) -> Counter[Rating]:
        """Journal those that got a date with their judgement; how many by which rating."""
        by_rating: dict[Rating, list[int]] = {}
        for change in changes:
            rating = _rating(change)
            if rating is not None:
                by_rating.setdefault(rating, []).extend(change.keys)
        for rating, keys in by_rating.items():
            reviews.tell(connection, journal, Change(_NEVER, self._of(rating), rating, keys))
        return Counter({rating: len(keys) for rating, keys in by_rating.items()})


def _rating(change: Regrade) -> Rating | None:
    """How the reading rates memories that were not read before; None for all others."""
    waits = State.UNCHECKED in change.states or not change.unreviewed
    if waits or change.old.standing in _READ or change.new.standing not in _READ:
        return None
    return rating_of(State(state) for state in change.states)
