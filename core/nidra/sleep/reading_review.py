"""The review that a reading is: of a memory that has no date, and of one that falls.

The stage behind looks up what is known of each memory that waits; here that is at hand, and what the
clock makes of it is written with the judgement (a statement of its own takes 3 CPU µs a memory).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nidra.records.grade import Standing
from nidra.records.review import Rating, Schedule
from nidra.records.verdict import State
from nidra.sleep.schedule import FALLEN_MARK, rating_of, reviewed
from nidra.store import reviews
from nidra.store.connection import Connection
from nidra.store.grades import Regrade
from nidra.store.journal import Journal
from nidra.store.reviews import Change

_READ = (Standing.TRACEABLE, Standing.FALLEN)
_NEVER = Schedule()


class ReadingReview:
    """Reviews memories that had no date yet, and with `falls` those that fell, at one hour and by one
    clock.

    A memory without a date that has a receipt which waits to be read is left to the stage that comes
    behind, and so is one that fell by what it rests on.
    """

    def __init__(self, now: int, clock: str, falls: bool) -> None:
        self._now = now
        self._clock = clock
        self._falls = falls

    def date(self, change: Regrade) -> Schedule | None:
        """What memories that were judged get with their judgement."""
        rating = self._rating(change)
        return None if rating is None else self._of(change, rating)

    def _of(self, change: Regrade, rating: Rating) -> Schedule:
        old = change.clock or _NEVER
        return reviewed(old, rating, self._now, self._clock, rating is Rating.AGAIN)

    def tell(
        self, connection: Connection, journal: Journal, changes: Sequence[Regrade]
    ) -> Counter[Rating]:
        """Journal those that were reviewed with their judgement; how many by which rating."""
        alike: dict[tuple[Schedule | None, Rating], list[Regrade]] = {}
        for change in changes:
            rating = self._rating(change)
            if rating is not None:
                alike.setdefault((change.clock, rating), []).append(change)
        counted: Counter[Rating] = Counter()
        for (old, rating), group in alike.items():
            keys = [key for change in group for key in change.keys]
            told = Change(old or _NEVER, self._of(group[0], rating), rating, keys)
            reviews.tell(connection, journal, told)
            counted[rating] += len(keys)
        return counted

    def _rating(self, change: Regrade) -> Rating | None:
        """How the reading rates these memories; None where it is no review of theirs."""
        if _was_unread(change):
            return rating_of(State(state) for state in change.states)
        return Rating.AGAIN if self._falls and _fell(change) else None


def _was_unread(change: Regrade) -> bool:
    """Were memories without a date read for the first time, each of their receipts?"""
    waits = change.clock != _NEVER or State.UNCHECKED in change.states
    return not waits and change.old.standing not in _READ and change.new.standing in _READ


def _fell(change: Regrade) -> bool:
    """Are these fallen, count, and had no review of that yet?"""
    if change.new.standing != Standing.FALLEN or change.clock is None or change.cell is None:
        return False
    return not (change.clock.state or "").startswith(FALLEN_MARK)
