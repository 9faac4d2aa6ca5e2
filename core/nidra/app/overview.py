"""What a report shows of a store: what fell and why, by memory and by source, and its origins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import Any

from nidra.app.workspace import Store
from nidra.base.text import one_line
from nidra.records.evidence import SourceState
from nidra.records.grade import Standing
from nidra.records.memory import EvidenceRow, Memory
from nidra.records.report import Fall, Moved, OriginReport, ReadOnlyProof, SourceFall
from nidra.records.verdict import FAILED, Detail
from nidra.report.marking import restored
from nidra.store import journal, overviews, reading, source_list, undo_rows
from nidra.store import origins as origin_table
from nidra.store import sources as source_table
from nidra.store.byte_checks import ReadDates
from nidra.store.connection import Connection

LISTED = 20
ASKED = 5000
QUOTED = 120  # letters of a premise in a sentence
NOTHING_SAID: Mapping[str, str] = MappingProxyType({})
AWAY = "sources away"


def fallen_keys(connection: Connection) -> tuple[list[int], int]:
    """The active memories that are fallen, those that changed last first: some, and how many."""
    return overviews.fallen_keys(connection)


def falls(store: Store, keys: Sequence[int]) -> tuple[Fall, ...]:
    """Why each of these memories fell, at most `LISTED` of them."""
    if not keys:
        return ()
    with store.database.reading() as connection:
        built = reading.build(connection, list(keys)[:LISTED], ReadDates(store.runs))
        said = _said(connection, [name for memory in built for name in memory.premises])
    return tuple(fall for memory in built if (fall := fall_of(memory, said)) is not None)


def _said(connection: Connection, names: Sequence[str]) -> dict[str, str]:
    """What those of the memories with these ids say that do not hold any more."""
    keys = sorted(reading.named(connection, names[:ASKED])) if names else []
    built = reading.build(connection, keys, {})
    down = [one for one in built if one.standing is Standing.FALLEN or not one.active]
    return {one.id: one.statement for one in down}


def fall_of(memory: Memory, said: Mapping[str, str] = NOTHING_SAID) -> Fall | None:
    """Why one memory is fallen, or None where it stands. `said` is what its fallen premises say, by
    their ids."""
    failed = [row for row in memory.evidence if row.state in FAILED and not row.retired]
    if failed:
        row = failed[0]
        return Fall(
            memory.id, memory.statement, row.source, row.state.label, row.note, changed_words(row)
        )
    if memory.standing is Standing.FALLEN:
        down = [name for name in memory.premises if name in said] or memory.premises
        names = ", ".join(_quoted(name, said) for name in down)
        return Fall(memory.id, memory.statement, "", "premise fallen", f"It rests on {names}.")
    return None


def _quoted(name: str, said: Mapping[str, str]) -> str:
    return f"“{one_line(said[name], QUOTED)}” ({name})" if name in said else name


def changed_words(row: EvidenceRow) -> tuple[tuple[str, str], ...]:
    """(what the memory says, what the source says today), piece by piece, where it is known."""
    return changes_in(row.excerpt, row.detail)


def changes_in(excerpt: str, detail: Detail) -> tuple[tuple[str, str], ...]:
    """The same of an excerpt and what a check found beside its spans."""
    if detail.drift or detail.elided:
        said = restored(excerpt, detail.drift)
        return tuple(zip_longest(said, detail.elided, fillvalue=""))
    return ((excerpt, detail.nearest),) if detail.nearest else ()


def source_falls(store: Store, keys: Sequence[int]) -> tuple[tuple[SourceFall, ...], int]:
    """The sources that these memories fell with, the heaviest first, and how many more there are."""
    with store.database.reading() as connection:
        rows = overviews.fallen_sources(connection, keys)
    found = [SourceFall(path, state.label, n, resting) for path, state, n, resting in rows[:LISTED]]
    return tuple(found), max(0, len(rows) - LISTED)


def gone_sources(
    store: Store, connection: Connection, remember: bool = False
) -> tuple[tuple[SourceFall, ...], int]:
    """The sources that are gone or could not be read, the heaviest first, and how many more there are.

    Counting every receipt for that takes 0.7 CPU µs each. A pass remembers what it found, and it
    holds for as long as the journal's last row is the same.
    """
    head = list(journal.head(connection))
    kept = store.runs.mark(AWAY) or {}
    if kept.get("head") == head:
        return tuple(SourceFall(*row) for row in kept["listed"]), kept["more"]
    rows = overviews.away_sources(connection)
    found = [
        (path, state.label, number, overviews.resting_on(connection, key))
        for path, state, number, key in rows[:LISTED]
    ]
    more = max(0, len(rows) - LISTED)
    if remember:
        store.runs.set_mark(AWAY, {"head": head, "listed": found, "more": more})
    return tuple(SourceFall(*row) for row in found), more


def moved_sources(connection: Connection) -> tuple[tuple[Moved, ...], int]:
    """The sources that were found elsewhere than on record, by path, and how many more there are."""
    rows, total = overviews.moved_sources(connection, LISTED)
    return tuple(Moved(*row) for row in rows), max(0, total - len(rows))


def origins(store: Store) -> tuple[OriginReport, ...]:
    """Every foreign store that was imported, with the proof that it was only read."""
    with store.database.reading() as connection:
        rows = origin_table.everyone(connection)
    return tuple(_origin(*row) for row in rows)


def _origin(adapter: str, kind: str, location: str, detail: dict[str, Any]) -> OriginReport:
    proof = detail.get("proof")
    return OriginReport(
        adapter,
        kind,
        location,
        detail.get("imported_at"),
        detail.get("counts", {}),
        tuple(detail.get("problems", ())),
        ReadOnlyProof(proof["root"], proof["files"], tuple(proof["changed"]), proof["taken_at"])
        if proof
        else None,
        detail.get("vanished", 0),
        detail.get("returned", 0),
    )


def imports_undone(store: Store, rows: Sequence[int] = ()) -> tuple[tuple[str, str], ...]:
    """(adapter, place) of the imports that were undone and not imported again since; with `rows`
    only of those that these journal rows tell of."""
    with store.database.reading() as connection:
        gone = undo_rows.undone(connection)
        wanted = sorted(gone.keys() & set(rows) if rows else gone)
        found = undo_rows.with_numbers(connection, wanted)
    places = [(e.detail["adapter"], e.detail["location"]) for e in found if e.event == "import"]
    return tuple(dict.fromkeys(places))


def oldest_and_newest(store: Store) -> tuple[int | None, int | None]:
    """When bytes were last read: the least and the most recent date over all sources that are there."""
    dates = sorted((read_at, key) for key, _, read_at in store.runs.ages())
    with store.database.reading() as connection:
        oldest = next((at for at, key in dates if source_table.is_there(connection, key)), None)
        newest = next(
            (at for at, key in dates[::-1] if source_table.is_there(connection, key)), None
        )
    return oldest, newest


def unreached(store: Store) -> int:
    """How many sources were gone or could not be read when they were last looked at."""
    with store.database.reading() as connection:
        counts = source_list.counts(connection)
    return sum(counts.get(state, 0) for state in (SourceState.GONE, SourceState.UNREADABLE))
