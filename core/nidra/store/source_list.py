"""Sources as they are listed for a person: state, place, how many memories rest on each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nidra.records.evidence import SourceState
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.sources import IN_USE
from nidra.store.visible import LOADED, VISIBLE


@dataclass(frozen=True, slots=True)
class Listed:
    """One source in use. `location` is where its bytes lie, if not at `path`; `memories` rest on it."""

    key: int
    path: str
    state: SourceState
    location: str | None
    changes: int
    first_seen: int
    unreached_since: int | None
    memories: int


_COUNTS = f"v.retired_by IS NULL AND m.active=1 AND {LOADED} AND {VISIBLE}"
# Those that united others show their receipts too: there are few such links, and most stores have none.
_MEMORIES = (
    "(SELECT count(DISTINCT e.memory_id) FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
    f" JOIN memory m ON m.id=e.memory_id WHERE e.source_id=source.id AND {_COUNTS})"
    " + (SELECT count(DISTINCT l.memory_id) FROM evidence e"
    " CROSS JOIN evidence_link l ON l.evidence_id=e.id JOIN verdict v ON v.evidence_id=e.id"
    f" JOIN memory m ON m.id=l.memory_id WHERE e.source_id=source.id AND {_COUNTS}"
    " AND EXISTS (SELECT 1 FROM evidence_link)"
    " AND NOT EXISTS (SELECT 1 FROM evidence o JOIN verdict w ON w.evidence_id=o.id"
    " WHERE o.memory_id=l.memory_id AND o.source_id=source.id AND w.retired_by IS NULL))"
)
_SELECT = f"SELECT id, path, state, location, changes, first_seen, unreached_since, {_MEMORIES} FROM source"


def page(connection: Connection, state: SourceState | None, after: str, limit: int) -> list[Listed]:
    """At most `limit` sources of a state, or of any, in the order of their paths, from behind `after`."""
    rows = connection.exec_driver_sql(
        f"{_SELECT} WHERE path>? AND (? IS NULL OR state=?) AND {IN_USE} ORDER BY path LIMIT ?",
        (after, _number(state), _number(state), limit),
    )
    return [Listed(row[0], row[1], SourceState(row[2]), *row[3:]) for row in rows]


def with_keys(connection: Connection, keys: Sequence[int]) -> list[Listed]:
    """The sources with these keys, in the order given."""
    rows = connection.exec_driver_sql(f"{_SELECT} WHERE id IN ({','.join(map(str, keys))})")
    found = {row[0]: Listed(row[0], row[1], SourceState(row[2]), *row[3:]) for row in rows}
    return [found[key] for key in keys]


def resting(connection: Connection, keys: Sequence[int]) -> set[int]:
    """Those of these sources that a memory rests on."""
    rows = connection.exec_driver_sql(
        f"SELECT id FROM source WHERE id IN ({','.join(map(str, keys))}) AND {_MEMORIES} > 0"
    )
    return {row[0] for row in rows}


def clocks(
    connection: Connection, state: SourceState | None
) -> list[tuple[int, str, int, int, int]]:
    """Key, path, state, number of changes and first sight of each source in use of a state, or of any."""
    return fetch(
        connection,
        "SELECT id, path, state, changes, first_seen FROM source"
        f" WHERE (? IS NULL OR state=?) AND {IN_USE}",
        (_number(state), _number(state)),
    )


def counts(connection: Connection) -> dict[SourceState, int]:
    """How many sources in use there are of each state."""
    rows = connection.exec_driver_sql(
        f"SELECT state, count(*) FROM source WHERE {IN_USE} GROUP BY state ORDER BY state"
    )
    return {SourceState(row[0]): row[1] for row in rows}


def _number(state: SourceState | None) -> int | None:
    return None if state is None else int(state)
