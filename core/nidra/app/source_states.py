"""The sources of a store: state, what rests on each, and when its bytes were last read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.records.evidence import SourceState
from nidra.store import source_list
from nidra.store.source_list import Listed


@dataclass(frozen=True, slots=True)
class SourceLine:
    """One source and when its bytes were last read (microseconds; None: never, or it is not on record)."""

    source: Listed
    read_at: int | None


@dataclass(frozen=True, slots=True)
class SourcePage:
    """A page of sources by path, how many there are of each state, and the path to go on from.

    `more` is None where the page is the last one. `at` is the moment of asking.
    """

    lines: tuple[SourceLine, ...]
    counts: Mapping[SourceState, int]
    more: str | None
    at: int


def source_states(
    store: Store, state: SourceState | None = None, after: str = "", limit: int = 100
) -> SourcePage:
    """At most `limit` sources of one state, or of any, in the order of their paths, behind `after`."""
    dates = store.read_dates()
    with store.database.reading() as connection:
        found = source_list.page(connection, state, after, limit + 1)
        counts = source_list.counts(connection)
    shown = found[:limit]
    more = shown[-1].path if shown and len(found) > limit else None
    lines = tuple(SourceLine(source, dates.get(source.key)) for source in shown)
    return SourcePage(lines, counts, more, store.now())


def source_object(line: SourceLine) -> dict[str, Any]:
    """One source for JSON."""
    source = line.source
    return {
        "path": source.path,
        "state": source.state.label,
        "found_at": source.location,
        "memories": source.memories,
        "changes": source.changes,
        "bytes_last_read": None if line.read_at is None else iso(line.read_at),
        "not_reached_since": None
        if source.unreached_since is None
        else iso(source.unreached_since),
    }
