"""The first review: a memory that has no date is reviewed by the very reading that it is judged by.

The stage behind looks up what is known of each memory that waits; here that is at hand.
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


def review(
    connection: Connection, journal: Journal, changes: Sequence[Regrade], now: int, clock: str
) -> Counter[Rating]:
    """Review those of the judged memories that had no date yet; how many by which rating.

    A memory with a receipt that waits to be read is left to the stage that comes behind.
    """
    by_rating: dict[Rating, list[int]] = {}
    for change in changes:
        rating = _rating(change)
        if rating is not None:
            by_rating.setdefault(rating, []).extend(member.key for member in change.members)
    done: Counter[Rating] = Counter()
    for rating, keys in by_rating.items():
        new = reviewed(_NEVER, rating, now, clock, rating is Rating.AGAIN)
        done[rating] = reviews.write(connection, journal, [Change(_NEVER, new, rating, keys)])
    return done


def _rating(change: Regrade) -> Rating | None:
    """How the reading rates memories that were not read before; None for all others."""
    waits = State.UNCHECKED in change.states
    if waits or change.old.standing in _READ or change.new.standing not in _READ:
        return None
    return rating_of(State(state) for state in change.states)
