"""The sources of a store: state, what rests on each, how often it changes, when its bytes are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.errors import UsageError
from nidra.base.text import one_line
from nidra.records.evidence import SourceState
from nidra.records.strength import SourceClock
from nidra.store import source_list
from nidra.store.connection import Connection
from nidra.store.source_list import Listed
from nidra.trust.freshness import DAY, change_rate, due_at


class Order(StrEnum):
    """What sources are listed by: their paths, or when they are due to be read, the first due first."""

    PATH = "path"
    DUE = "due"


@dataclass(frozen=True, slots=True)
class SourceLine:
    """One source with its clock; never read, or not on record, where its `read_at` is None."""

    source: Listed
    clock: SourceClock

    @property
    def read_at(self) -> int | None:
        """When its bytes were last read (microseconds), or None."""
        return self.clock.read_at


@dataclass(frozen=True, slots=True)
class SourcePage:
    """A page of sources, how many there are of each state, and the path to go on from.

    `more` is None where the page is the last one. `at` is the moment of asking.
    """

    lines: tuple[SourceLine, ...]
    counts: Mapping[SourceState, int]
    more: str | None
    at: int


def source_states(
    store: Store,
    state: SourceState | None = None,
    after: str = "",
    limit: int = 100,
    order: Order = Order.PATH,
) -> SourcePage:
    """At most `limit` sources of one state, or of any, in an order, behind the path `after`.

    No source is read for it, and nothing written. Raises `UsageError` where `after` is no source of the
    list and the order that of dates.
    """
    dates, now = store.read_dates(), store.now()
    with store.database.reading() as connection:
        if order is Order.DUE:
            keys = _by_due(connection, store.runs.read_dates(), state, after, now)[: limit + 1]
            found = source_list.with_keys(connection, keys)
        else:
            found = source_list.page(connection, state, after, limit + 1)
        counts = source_list.counts(connection)
    shown = found[:limit]
    more = shown[-1].path if shown and len(found) > limit else None
    lines = tuple(SourceLine(one, _clock(one, dates.get(one.key), now)) for one in shown)
    return SourcePage(lines, counts, more, now)


def _clock(one: Listed, read_at: int | None, now: int) -> SourceClock:
    return clock_of(one.path, one.state, one.changes, one.first_seen, read_at, now)


def clock_of(
    path: str, state: int, changes: int, first_seen: int, read_at: int | None, now: int
) -> SourceClock:
    """How often a source changes and when it is due, as `trust/freshness` says. Times are microseconds.

    What was never read is due since it was first seen; a reading in the future was dated by a wrong
    clock and says nothing.
    """
    rate = change_rate(changes, (now - first_seen) / DAY)
    due: int | None = None
    if state in (SourceState.PRESENT, SourceState.UNSEEN):
        due = first_seen if read_at is None else due_at(changes, first_seen, read_at)
        due = now if read_at is not None and read_at > now else due
    return SourceClock(path, SourceState(state), changes, first_seen, rate, read_at, due)


def _by_due(
    connection: Connection,
    dates: Mapping[int, int],
    state: SourceState | None,
    after: str,
    now: int,
) -> list[int]:
    """The keys of the sources of a state behind the path `after`, the first due first; those last that
    are due at no time."""
    placed = []
    for key, path, found, changes, first_seen in source_list.clocks(connection, state):
        due = clock_of(path, found, changes, first_seen, dates.get(key), now).due_at
        placed.append(((due is None, due or 0, path), key))
    placed.sort()
    start = next((at for at, one in enumerate(placed, 1) if one[0][2] == after), 0)
    if after and not start:
        raise UsageError(
            reason=f"No source of this list lies at {one_line(after)}: go on behind the last path shown."
        )
    return [key for _, key in placed[start:]]


def source_object(line: SourceLine) -> dict[str, Any]:
    """One source for JSON."""
    source, clock = line.source, line.clock
    return {
        "path": source.path,
        "state": source.state.label,
        "found_at": source.location,
        "memories": source.memories,
        "changes": source.changes,
        "bytes_last_read": _moment(clock.read_at),
        "not_reached_since": _moment(source.unreached_since),
        **clock_object(clock),
    }


def clock_object(clock: SourceClock) -> dict[str, Any]:
    """The second clock for JSON: since when it runs, changes a day, when its bytes are due."""
    return {
        "first_seen": _moment(clock.first_seen),
        "changes_per_day": round(clock.rate, 6),
        "next_due": _moment(clock.due_at),
    }


def _moment(at: int | None) -> str | None:
    return None if at is None else iso(at)
