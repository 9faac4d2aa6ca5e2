"""Sources as they are listed for a person: state, place, how many memories rest on each."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.evidence import SourceState
from nidra.store.connection import Connection
from nidra.store.sources import IN_USE
from nidra.store.visible import LOADED, VISIBLE


@dataclass(frozen=True, slots=True)
class Listed:
    """One source in use. `location` is where its bytes lie, if not at `path`."""

    key: int
    path: str
    state: SourceState
    location: str | None
    changes: int
    unreached_since: int | None
    memories: int


_MEMORIES = (
    "SELECT count(DISTINCT e.memory_id) FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
    f" JOIN memory m ON m.id=e.memory_id WHERE e.source_id=source.id AND v.retired_by IS NULL"
    f" AND m.active=1 AND {LOADED} AND {VISIBLE}"
)


def page(connection: Connection, state: SourceState | None, after: str, limit: int) -> list[Listed]:
    """At most `limit` sources of a state, or of any, in the order of their paths, from behind `after`."""
    rows = connection.exec_driver_sql(
        f"SELECT id, path, state, location, changes, unreached_since, ({_MEMORIES}) FROM source"
        f" WHERE path>? AND (? IS NULL OR state=?) AND {IN_USE} ORDER BY path LIMIT ?",
        (after, _number(state), _number(state), limit),
    )
    return [Listed(row[0], row[1], SourceState(row[2]), *row[3:]) for row in rows]


def counts(connection: Connection) -> dict[SourceState, int]:
    """How many sources in use there are of each state."""
    rows = connection.exec_driver_sql(
        f"SELECT state, count(*) FROM source WHERE {IN_USE} GROUP BY state ORDER BY state"
    )
    return {SourceState(row[0]): row[1] for row in rows}


def _number(state: SourceState | None) -> int | None:
    return None if state is None else int(state)
