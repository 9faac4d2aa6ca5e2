"""What a report shows of a store: what fell and why, by memory and by source, and its origins."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from sqlalchemy import Connection

from nidra.app.workspace import Store
from nidra.records.evidence import SourceState
from nidra.records.grade import Standing
from nidra.records.memory import EvidenceRow, Memory
from nidra.records.report import Fall, Moved, OriginReport, ReadOnlyProof, SourceFall
from nidra.records.verdict import FAILED, UNREACHED, State
from nidra.store import reading
from nidra.store.visible import LOADED

LISTED = 20


def fallen_keys(connection: Connection) -> tuple[list[int], int]:
    """The active memories that are fallen, those that changed last first: some, and how many."""
    rows = connection.exec_driver_sql(
        "SELECT id FROM memory WHERE active=1 AND standing=? ORDER BY updated_at DESC, id LIMIT 200",
        (int(Standing.FALLEN),),
    ).fetchall()
    total = connection.exec_driver_sql(
        "SELECT sum(n) FROM census WHERE active=1 AND standing=?", (int(Standing.FALLEN),)
    ).scalar()
    return [row[0] for row in rows], int(total or 0)


def falls(store: Store, keys: Sequence[int]) -> tuple[Fall, ...]:
    """Why each of these memories fell, at most `LISTED` of them."""
    with store.database.reading() as connection:
        built = reading.build(connection, list(keys)[:LISTED], store.read_dates())
    return tuple(fall for memory in built if (fall := fall_of(memory)) is not None)


def fall_of(memory: Memory) -> Fall | None:
    """Why one memory is fallen, or None where it stands."""
    failed = [row for row in memory.evidence if row.state in FAILED and not row.retired]
    if failed:
        row = failed[0]
        return Fall(
            memory.id, memory.statement, row.source, row.state.label, row.note, changed_words(row)
        )
    if memory.standing is Standing.FALLEN:
        names = ", ".join(memory.premises)
        return Fall(memory.id, memory.statement, "", "premise fallen", f"It rests on {names}.")
    return None


def changed_words(row: EvidenceRow) -> tuple[tuple[str, str], ...]:
    """(what the memory says, what the source says today), piece by piece, where it is known."""
    detail = row.detail
    if detail.drift or detail.elided:
        return tuple(zip_longest(detail.drift, detail.elided, fillvalue=""))
    return ((row.excerpt, detail.nearest),) if detail.nearest else ()


def source_falls(
    store: Store, keys: Sequence[int], listed: Sequence[Fall]
) -> tuple[tuple[SourceFall, ...], int]:
    """The sources that these memories fell with, the heaviest first, and how many more there are."""
    if not keys:
        return (), 0
    marks = ",".join(map(str, keys))
    bad = ",".join(str(int(state)) for state in FAILED)
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql(
            "SELECT s.path, v.state, count(DISTINCT e.memory_id),"
            " (SELECT count(DISTINCT l.child) FROM lineage l JOIN evidence f ON f.memory_id=l.parent"
            " WHERE f.source_id=s.id) FROM evidence e"
            " JOIN verdict v ON v.evidence_id=e.id JOIN source s ON s.id=e.source_id"
            f" WHERE e.memory_id IN ({marks}) AND v.retired_by IS NULL AND v.state IN ({bad})"
            " GROUP BY s.id, v.state ORDER BY 3 DESC, 1"
        ).fetchall()
    found = [SourceFall(row[0], State(row[1]).label, row[2], row[3]) for row in rows]
    return tuple(found[:LISTED]), max(0, len(found) - LISTED)


def gone_sources(connection: Connection) -> tuple[tuple[SourceFall, ...], int]:
    """The sources that are gone or could not be read, the heaviest first, and how many more there are."""
    bad = ",".join(str(int(state)) for state in UNREACHED)
    rows = connection.exec_driver_sql(
        "SELECT s.path, g.state, g.n, s.id FROM ("
        "SELECT e.source_id, v.state, count(DISTINCT e.memory_id) AS n FROM verdict v"
        f" JOIN evidence e ON e.id=v.evidence_id WHERE v.state IN ({bad})"
        f" AND v.retired_by IS NULL AND {LOADED} GROUP BY e.source_id, v.state"
        ") g JOIN source s ON s.id=g.source_id ORDER BY g.n DESC, s.path"
    ).fetchall()
    found = [
        SourceFall(path, State(state).label, number, _resting(connection, key))
        for path, state, number, key in rows[:LISTED]
    ]
    return tuple(found), max(0, len(rows) - LISTED)


def _resting(connection: Connection, source: int) -> int:
    """How many memories rest on those with a receipt in this source."""
    found = connection.exec_driver_sql(
        "SELECT count(DISTINCT l.child) FROM lineage l JOIN evidence e ON e.memory_id=l.parent"
        " WHERE e.source_id=?",
        (source,),
    ).scalar()
    return int(found or 0)


def moved_sources(connection: Connection) -> tuple[tuple[Moved, ...], int]:
    """The sources that were found elsewhere than on record, by path, and how many more there are."""
    where = "s.location IS NOT NULL AND s.location<>s.path AND s.state=?"
    state = (int(SourceState.PRESENT),)
    rows = connection.exec_driver_sql(
        "SELECT s.path, s.location, (SELECT count(DISTINCT e.memory_id) FROM evidence e"
        f" WHERE e.source_id=s.id AND {LOADED}) FROM source s WHERE {where} ORDER BY s.path LIMIT ?",
        (*state, LISTED),
    ).fetchall()
    total = connection.exec_driver_sql(
        f"SELECT count(*) FROM source s WHERE {where}", state
    ).scalar()
    return tuple(Moved(*row) for row in rows), max(0, int(total or 0) - len(rows))


def origins(store: Store) -> tuple[OriginReport, ...]:
    """Every foreign store that was imported, with the proof that it was only read."""
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql(
            "SELECT adapter, kind, location, detail FROM origin ORDER BY id"
        ).fetchall()
    return tuple(_origin(*row) for row in rows)


def _origin(adapter: str, kind: str, location: str, text: str) -> OriginReport:
    detail = json.loads(text)
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
    )


def oldest_and_newest(store: Store) -> tuple[int | None, int | None]:
    """When bytes were last read: the least and the most recent date over all sources."""
    dates = store.read_dates().values()
    return (min(dates), max(dates)) if dates else (None, None)


def verdict_counts(memories: Sequence[Memory]) -> Counter[str]:
    """How often each verdict stands among these memories' live receipts."""
    return Counter(row.state.label for m in memories for row in m.evidence if not row.retired)
