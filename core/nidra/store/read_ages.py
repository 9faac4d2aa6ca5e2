"""When the bytes that memories and sources rest on were last read, counted and not listed one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nidra.records.evidence import SourceState
from nidra.records.verdict import FAILED
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.sources import IN_USE
from nidra.store.visible import LOADED

_BAD = ",".join(str(int(state)) for state in FAILED)
_LIVE = f"{LOADED} AND e.id NOT IN (SELECT evidence_id FROM verdict WHERE retired_by IS NOT NULL)"
_ACTIVE = "e.memory_id NOT IN (SELECT id FROM memory WHERE active=0)"
_BY_MEMORY = (
    "SELECT e.memory_id AS memory, min(e.source_id) AS least, max(e.source_id) AS most"
    f" FROM evidence e WHERE {_LIVE} AND {_ACTIVE}"
    " AND e.memory_id NOT IN (SELECT memory_id FROM evidence_link) GROUP BY e.memory_id"
)


def by_source(connection: Connection) -> Mapping[tuple[int, ...], int]:
    """How many active memories rest on these sources and no others, by their keys."""
    found: dict[tuple[int, ...], int] = {
        (source,): number
        for source, number in fetch(
            connection,
            f"SELECT least, count(*) FROM ({_BY_MEMORY}) WHERE least=most GROUP BY least",
        )
    }
    for sources in _several(connection).values():
        key = tuple(sorted(sources))
        found[key] = found.get(key, 0) + 1
    return found


def _several(connection: Connection) -> dict[int, set[int]]:
    """The sources of each memory that rests on several, or shows what it was united with."""
    pairs: list[tuple[int, int]] = fetch(
        connection,
        f"SELECT e.memory_id, e.source_id FROM evidence e WHERE {_LIVE} AND e.memory_id IN"
        f" (SELECT memory FROM ({_BY_MEMORY}) WHERE least<>most)",
    )
    pairs += fetch(
        connection,
        "SELECT e.memory_id, e.source_id FROM evidence e"
        f" WHERE {_LIVE} AND {_ACTIVE} AND e.memory_id IN (SELECT memory_id FROM evidence_link)"
        " UNION SELECT l.memory_id, e.source_id FROM evidence_link l"
        " JOIN evidence e ON e.id=l.evidence_id"
        f" WHERE {_LIVE} AND l.memory_id NOT IN (SELECT id FROM memory WHERE active=0)",
    )
    found: dict[int, set[int]] = {}
    for memory, source in pairs:
        found.setdefault(memory, set()).add(source)
    return found


def states(connection: Connection) -> list[tuple[int, SourceState]]:
    """Key and state of every source in use."""
    rows = fetch(connection, f"SELECT id, state FROM source WHERE {IN_USE}")
    return [(key, SourceState(state)) for key, state in rows]


_FELL = (
    " FROM verdict v JOIN evidence e ON e.id=v.evidence_id JOIN memory m ON m.id=e.memory_id"
    f" WHERE v.state IN ({_BAD}) AND v.retired_by IS NULL AND m.active=1 AND m.standing=0 AND {LOADED}"
)


def fallen_memories(connection: Connection) -> int:
    """How many active memories fell with a source of their own."""
    return int(fetch(connection, f"SELECT count(DISTINCT e.memory_id){_FELL}")[0][0])


def fallen_by_source(connection: Connection) -> list[tuple[str, int]]:
    """(path, fallen memories) of the sources that active memories fell with, the heaviest first."""
    rows: list[Any] = fetch(
        connection,
        "SELECT s.path, f.n FROM (SELECT e.source_id AS key, count(DISTINCT e.memory_id) AS n"
        f"{_FELL} GROUP BY e.source_id) f JOIN source s ON s.id=f.key ORDER BY f.n DESC, s.path",
    )
    return [(path, number) for path, number in rows]
