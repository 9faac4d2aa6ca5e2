"""Schedule: the review clock. A clean reading at or after its due time pushes the next one out.

A pass reviews a memory only by bytes that were read since it was due; what could not be read leaves
its date as it is. A memory that fell is set back at once, and once. One without a receipt gets a
date and keeps it: only a person's word moves it on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from nidra.base.clock import moment
from nidra.records.grade import Standing
from nidra.records.review import Rating, Schedule
from nidra.records.verdict import FAILED, OK, State
from nidra.sleep.done import Done
from nidra.sleep.night import Night
from nidra.sleep.schedule import FALLEN_MARK, first_date, rating_of, reviewed
from nidra.store import reviews
from nidra.store.connection import Connection
from nidra.store.grades import MANY
from nidra.store.journal import Journal
from nidra.store.reviews import Change, Clocked

STAGE = "schedule"
CHUNK = 2000
WEIGHT = 4000  # of one transaction
ALONE = 20  # what a memory weighs that has a journal row of its own

HELD = "reviewed, and held"
SET_BACK = "set back to the first review"
DATED = "given a first review date"

_READ = OK | FAILED


def run(night: Night) -> Done:
    """Review what is due and was read, set back what fell, give dates to what has none."""
    return _Stage(night).run()


class _Stage:
    def __init__(self, night: Night) -> None:
        self.night = night
        self.clock = str(night.settings.get("review.clock"))
        self.done = Done()

    @cached_property
    def read_at(self) -> dict[int, int]:
        """When each source's bytes were last read; asked for where something is due."""
        return _reading_dates(self.night)

    def run(self) -> Done:
        night = self.night
        with night.database.reading() as connection:
            latest = reviews.latest(connection)
            keys = reviews.waiting(connection, night.now, FALLEN_MARK)
        if latest is not None and latest > night.now:
            self.done.notes.append(_behind(night.now, latest))
        after = night.cursor.get(STAGE, 0)
        left = [key for key in keys if key > after] if after else keys
        for at in range(0, len(left), CHUNK):
            night.heed()
            chunk = left[at : at + CHUNK]
            with night.database.reading() as connection:
                changes = self._planned(connection, chunk)
            self._count(changes)
            if changes and not night.dry_run:
                self._write(changes, chunk[-1])
            night.tell(STAGE, min(at + CHUNK, len(left)), len(left), "memories")
        return self.done

    def _planned(self, connection: Connection, keys: Sequence[int]) -> list[Change]:
        """What is to be written of these memories, those that change alike together."""
        scope = self.night.scope
        alike: dict[tuple[Schedule, Rating | None], list[int]] = {}
        standing = reviews.clocked(
            connection, keys, scope.wing, scope.room, self.read_at, FALLEN_MARK
        )
        for stand, members in standing.items():
            decided, rating = self._decided(stand)
            if decided:
                alike.setdefault((stand.schedule, rating), []).extend(members)
        return [self._change(old, rating, members) for (old, rating), members in alike.items()]

    def _decided(self, stand: Clocked) -> tuple[bool, Rating | None]:
        """Do memories that stand so change, and by which rating? None is a first date."""
        fallen = stand.standing == Standing.FALLEN
        if fallen and not (stand.state or "").startswith(FALLEN_MARK):
            return True, Rating.AGAIN
        if not stand.reads:
            return stand.review_due is None, None
        rating = Rating.AGAIN if fallen else rating_of(State(state) for state, _ in stand.reads)
        since = stand.review_due or 0
        if rating is None or since > self.night.now:
            return False, None
        # Before a first date: was it ever read?
        told = [read_at >= since for state, read_at in stand.reads if state in _READ]
        return (any(told) if fallen else all(told)), rating

    def _change(self, old: Schedule, rating: Rating | None, keys: list[int]) -> Change:
        now = self.night.now
        if rating is None:
            return Change(old, first_date(now), None, keys)
        return Change(
            old, reviewed(old, rating, now, self.clock, rating is Rating.AGAIN), rating, keys
        )

    def _count(self, changes: Sequence[Change]) -> None:
        counted: Counter[str] = Counter()
        for change in changes:
            counted[_kind(change.rating)] += len(change.keys)
        self.done.actions.update(counted)

    def _write(self, changes: Sequence[Change], last: int) -> None:
        night = self.night
        for batch in _batches(changes):
            night.require_lease()
            with night.database.writing() as connection:
                journal = Journal(connection, night.now, night.pass_id)
                reviews.write(connection, journal, batch)
                journal.flush()
        night.mark(STAGE, last)


def _reading_dates(night: Night) -> dict[int, int]:
    """When each source's bytes were last read, by source.

    A dry run has read them and may not say so: whatever was read before counts as read again.
    """
    dates = night.runs.read_dates()
    return dict.fromkeys(dates, night.now) if night.dry_run else dates


def told(reviewed: Mapping[Rating, int]) -> Counter[str]:
    """Reviews by how they came out, in words."""
    counted: Counter[str] = Counter()
    for rating, number in reviewed.items():
        counted[_kind(rating)] += number
    return counted


def _kind(rating: Rating | None) -> str:
    if rating is None:
        return DATED
    return SET_BACK if rating is Rating.AGAIN else HELD


def _batches(changes: Sequence[Change]) -> Iterator[list[Change]]:
    """Changes in transactions of bounded weight."""
    batch: list[Change] = []
    weight = 0
    for change in changes:
        own = len(change.keys) * (1 if len(change.keys) > MANY else ALONE)
        if batch and weight + own > WEIGHT:
            yield batch
            batch, weight = [], 0
        batch.append(change)
        weight += own
    if batch:
        yield batch


def _behind(now: int, latest: int) -> str:
    return (
        f"The clock says {moment(now):%Y-%m-%d %H:%M} UTC, and the last review was made at"
        f" {moment(latest):%Y-%m-%d %H:%M} UTC. No date of a review runs back with the clock; check"
        " that it is right."
    )
