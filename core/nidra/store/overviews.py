"""What reports ask of the whole store: what fell, which sources are away, what was filed twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nidra.records.evidence import SourceState
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import FAILED, OK, UNREACHED, State
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import LOADED

_BAD = ",".join(str(int(state)) for state in FAILED)
_GOOD = ",".join(str(int(state)) for state in OK)
_AWAY = ",".join(str(int(state)) for state in UNREACHED)


def fallen_keys(connection: Connection, limit: int = 200) -> tuple[list[int], int]:
    """The active memories that are fallen, those that changed last first: `limit` (-1: all), and how many."""
    rows = fetch(
        connection,
        f"SELECT id FROM memory WHERE active=1 AND standing={int(Standing.FALLEN)}"
        " ORDER BY updated_at DESC, id LIMIT ?",
        (limit,),
    )
    total = connection.exec_driver_sql(
        "SELECT sum(n) FROM census WHERE active=1 AND standing=?", (int(Standing.FALLEN),)
    ).scalar()
    return [row[0] for row in rows], int(total or 0)


def fallen_sources(
    connection: Connection, memories: Sequence[int]
) -> list[tuple[str, State, int, int]]:
    """(path, verdict, memories, memories that rest on these), of the sources that memories fell with."""
    if not memories:
        return []
    marks = ",".join(map(str, memories))
    rows = connection.exec_driver_sql(
        "SELECT s.path, v.state, count(DISTINCT e.memory_id),"
        " (SELECT count(DISTINCT l.child) FROM lineage l JOIN evidence f ON f.memory_id=l.parent"
        " WHERE f.source_id=s.id) FROM evidence e"
        " JOIN verdict v ON v.evidence_id=e.id JOIN source s ON s.id=e.source_id"
        f" WHERE e.memory_id IN ({marks}) AND v.retired_by IS NULL AND v.state IN ({_BAD})"
        " GROUP BY s.id, v.state ORDER BY 3 DESC, 1"
    ).fetchall()
    return [(row[0], State(row[1]), row[2], row[3]) for row in rows]


def away_sources(connection: Connection) -> list[tuple[str, State, int, int]]:
    """(path, verdict, memories, key) of the sources that are gone or out of reach, the heaviest first."""
    rows = connection.exec_driver_sql(
        "SELECT s.path, g.state, g.n, s.id FROM ("
        "SELECT e.source_id, v.state, count(DISTINCT e.memory_id) AS n FROM verdict v"
        f" JOIN evidence e ON e.id=v.evidence_id WHERE v.state IN ({_AWAY})"
        f" AND v.retired_by IS NULL AND {LOADED} GROUP BY e.source_id, v.state"
        ") g JOIN source s ON s.id=g.source_id ORDER BY g.n DESC, s.path"
    ).fetchall()
    return [(row[0], State(row[1]), row[2], row[3]) for row in rows]


def resting_on(connection: Connection, source: int) -> int:
    """How many memories rest on those with a receipt in this source."""
    found = connection.exec_driver_sql(
        "SELECT count(DISTINCT l.child) FROM lineage l JOIN evidence e ON e.memory_id=l.parent"
        " WHERE e.source_id=?",
        (source,),
    ).scalar()
    return int(found or 0)


def moved_sources(connection: Connection, limit: int) -> tuple[list[tuple[str, str, int]], int]:
    """(path, where it lies, memories) of sources found elsewhere than on record, and how many there are."""
    where = "s.location IS NOT NULL AND s.location<>s.path AND s.state=?"
    state = int(SourceState.PRESENT)
    rows = connection.exec_driver_sql(
        "SELECT s.path, s.location, (SELECT count(DISTINCT e.memory_id) FROM evidence e"
        f" WHERE e.source_id=s.id AND {LOADED}) FROM source s WHERE {where} ORDER BY s.path LIMIT ?",
        (state, limit),
    ).fetchall()
    listed = [(row[0], row[1], row[2]) for row in rows]
    if len(listed) < limit:
        return listed, len(listed)
    total = connection.exec_driver_sql(
        f"SELECT count(*) FROM source s WHERE {where}", (state,)
    ).scalar()
    return listed, int(total or 0)


class StaleRow(NamedTuple):
    """One failed receipt of a fallen memory, with the foreign row that it came from."""

    foreign_id: str | None
    memory: str
    text: str
    source: str
    state: int
    detail: str | None
    wing: str
    room: str


_STALE = (
    " FROM memory m JOIN evidence e ON e.memory_id=m.id JOIN verdict v ON v.evidence_id=e.id"
    " LEFT JOIN drawer d ON d.memory_id=m.id AND d.evidence_id=e.id{joins}"
    f" WHERE m.active=1 AND m.standing={int(Standing.FALLEN)} AND v.retired_by IS NULL"
    f" AND v.state IN ({_BAD}) AND {LOADED}"
)


def stale_rows(connection: Connection, memories: Sequence[int]) -> list[StaleRow]:
    """The failed receipts of these memories, in the order in which they were filed."""
    joins = (
        " JOIN source s ON s.id=e.source_id JOIN statement t ON t.memory_id=m.id"
        " LEFT JOIN room r ON r.id=d.room_id"
    )
    rows = fetch(
        connection,
        "SELECT d.foreign_id, m.public_id, coalesce(e.excerpt, t.text), s.path, v.state, v.detail,"
        f" coalesce(r.wing, ''), coalesce(r.name, ''){_STALE.format(joins=joins)}"
        f" AND m.id IN ({','.join(map(str, memories))}) ORDER BY e.id",
    )
    return [StaleRow(*row) for row in rows]


def count_stale(connection: Connection) -> int:
    """How many failed receipts fallen memories have."""
    return int(
        connection.exec_driver_sql(f"SELECT count(*){_STALE.format(joins='')}").scalar() or 0
    )


def unreachable_memories(connection: Connection) -> int:
    """How many memories have a receipt in a source that was out of reach."""
    found = connection.exec_driver_sql(
        "SELECT count(DISTINCT e.memory_id) FROM verdict v JOIN evidence e ON e.id=v.evidence_id"
        f" WHERE v.state={int(State.UNREADABLE)} AND v.retired_by IS NULL AND {LOADED}"
    ).scalar()
    return int(found or 0)


def unchecked_memories(connection: Connection) -> int:
    """How many active memories cannot be checked because a source is away: nothing else bears them out,
    and nothing speaks against them."""
    open_ones = f"{int(Standing.GONE)},{int(Standing.NOT_COMPARABLE)}"
    found = connection.exec_driver_sql(
        "SELECT count(DISTINCT e.memory_id) FROM verdict v JOIN evidence e ON e.id=v.evidence_id"
        " JOIN memory m ON m.id=e.memory_id"
        f" WHERE v.state IN ({_AWAY}) AND v.retired_by IS NULL AND m.active=1"
        f" AND m.standing IN ({open_ones}) AND {LOADED}"
    ).scalar()
    return int(found or 0)


def noted_rows(connection: Connection) -> int:
    """How many foreign rows hold free text where a source's path would stand."""
    found = connection.exec_driver_sql(
        "SELECT count(*) FROM drawer WHERE source_note IS NOT NULL AND evidence_id IS NULL"
        " AND skip IS NULL"
    ).scalar()
    return int(found or 0)


def repeated(connection: Connection) -> list[tuple[int, int]]:
    """(memory key, foreign rows) of the texts that several foreign rows hold, the most frequent first."""
    return fetch(
        connection,
        "SELECT memory_id, count(*) FROM drawer WHERE memory_id IS NOT NULL GROUP BY memory_id"
        " HAVING count(*)>1 ORDER BY 2 DESC, 1",
    )


def borne_out(connection: Connection, memories: Sequence[int]) -> dict[int, tuple[int, str]]:
    """How many rows of each of these memories a source bears out, and one such source."""
    found: dict[int, tuple[int, str]] = {}
    for at in range(0, len(memories), 5000):
        marks = ",".join(map(str, memories[at : at + 5000]))
        rows = fetch(
            connection,
            "SELECT e.memory_id, count(*), min(s.path) FROM evidence e"
            " JOIN verdict v ON v.evidence_id=e.id JOIN source s ON s.id=e.source_id"
            f" WHERE e.memory_id IN ({marks}) AND v.retired_by IS NULL AND v.state IN ({_GOOD})"
            " GROUP BY e.memory_id",
        )
        found.update((row[0], (row[1], row[2])) for row in rows)
    return found


def count_borne_out(connection: Connection) -> int:
    """How many of the texts that several foreign rows hold are borne out by some source."""
    found = connection.exec_driver_sql(
        "SELECT count(*) FROM (SELECT memory_id FROM drawer WHERE memory_id IS NOT NULL"
        " GROUP BY memory_id HAVING count(*)>1) g WHERE EXISTS (SELECT 1 FROM evidence e"
        " JOIN verdict v ON v.evidence_id=e.id WHERE e.memory_id=g.memory_id"
        f" AND v.retired_by IS NULL AND v.state IN ({_GOOD}))"
    ).scalar()
    return int(found or 0)


def texts(connection: Connection, memories: Sequence[int]) -> dict[int, tuple[str, str]]:
    """(public id, statement) by key."""
    if not memories:
        return {}
    marks = ",".join(map(str, memories))
    rows = connection.exec_driver_sql(
        "SELECT m.id, m.public_id, t.text FROM memory m JOIN statement t ON t.memory_id=m.id"
        f" WHERE m.id IN ({marks})"
    )
    return {row[0]: (row[1], row[2]) for row in rows}


def statements(connection: Connection, names: Sequence[str]) -> dict[str, str]:
    """What memories say, by their public ids."""
    marks = ",".join("?" * len(names))
    rows = fetch(
        connection,
        "SELECT m.public_id, t.text FROM memory m JOIN statement t ON t.memory_id=m.id"
        f" WHERE m.public_id IN ({marks})",
        tuple(names),
    )
    return dict(rows)


def stand(
    connection: Connection, memories: Sequence[int]
) -> dict[int, tuple[Grade, Standing, bool]]:
    """How memories stand now, by key: grade, standing, and whether they count."""
    rows = connection.exec_driver_sql(
        "SELECT id, grade, standing, active FROM memory"
        f" WHERE id IN ({','.join(map(str, memories))})"
    )
    return {row[0]: (Grade(row[1]), Standing(row[2]), bool(row[3])) for row in rows}


def count_united(connection: Connection) -> int:
    """How many memories made way for one that says the same."""
    rows = connection.exec_driver_sql(
        "SELECT flags FROM memory WHERE superseded_by IS NOT NULL AND flags LIKE '%united%'"
    )
    return sum("united" in row[0].replace(",", " ").split() for row in rows)


def receipts_with(connection: Connection, states: Sequence[State]) -> list[tuple[int, int]]:
    """(evidence key, memory key) of the live receipts of active memories with one of these verdicts."""
    marks = ",".join(str(int(state)) for state in states)
    return fetch(
        connection,
        "SELECT e.id, e.memory_id FROM verdict v JOIN evidence e ON e.id=v.evidence_id"
        " JOIN memory m ON m.id=e.memory_id AND m.active=1"
        f" WHERE v.state IN ({marks}) AND v.retired_by IS NULL AND {LOADED} ORDER BY e.id",
    )


def foreign_ids(connection: Connection, evidence: Sequence[int]) -> dict[int, str]:
    """The foreign row that each of these receipts came with."""
    marks = ",".join(map(str, evidence))
    rows = connection.exec_driver_sql(
        "SELECT d.evidence_id, d.foreign_id FROM evidence e JOIN drawer d"
        f" ON d.memory_id=e.memory_id AND d.evidence_id=e.id WHERE e.id IN ({marks})"
    )
    return {row[0]: row[1] for row in rows}
