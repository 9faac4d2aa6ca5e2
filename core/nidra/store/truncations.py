"""Which memories the miner cut short, and how much of their sources the receipts cover."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.receipts import unpack_spans
from nidra.store.visible import LOADED

# As `pack_detail` writes it.
_CUT = "v.detail LIKE '%\"truncated\": true%' AND v.retired_by IS NULL"


def cut_sources(connection: Connection) -> list[tuple[int, str, int]]:
    """(key, path where it lies, cut memories) of sources that go on where the miner stopped, most first."""
    return fetch(
        connection,
        "SELECT s.id, coalesce(s.location, s.path), g.n FROM ("
        "SELECT e.source_id, count(DISTINCT e.memory_id) AS n FROM verdict v"
        f" JOIN evidence e ON e.id=v.evidence_id WHERE {_CUT} AND {LOADED} GROUP BY e.source_id"
        ") g JOIN source s ON s.id=g.source_id ORDER BY g.n DESC, s.path",
    )


def cut_memories(connection: Connection) -> int:
    """How many memories were cut short."""
    found = connection.exec_driver_sql(
        "SELECT count(DISTINCT e.memory_id) FROM verdict v"
        f" JOIN evidence e ON e.id=v.evidence_id WHERE {_CUT} AND {LOADED}"
    ).scalar()
    return int(found or 0)


def stretches(connection: Connection, source: int) -> list[tuple[int, int]]:
    """(first byte, byte behind the last) of what live receipts cover of a source, in order, united."""
    rows = fetch(
        connection,
        "SELECT v.spans FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE e.source_id=? AND v.retired_by IS NULL AND v.spans IS NOT NULL AND {LOADED}",
        (source,),
    )
    spans = [
        (span.offset, span.offset + span.length)
        for (packed,) in rows
        for span in unpack_spans(packed)
    ]
    return united(spans)


def united(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Stretches in order, those that touch or overlap made one."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def overlap(spans: Sequence[tuple[int, int]], others: Sequence[tuple[int, int]]) -> int:
    """How many bytes lie in both of two lists of united stretches."""
    common, at = 0, 0
    for start, end in spans:
        while at < len(others) and others[at][1] <= start:
            at += 1
        here = at
        while here < len(others) and others[here][0] < end:
            common += min(end, others[here][1]) - max(start, others[here][0])
            here += 1
    return common
