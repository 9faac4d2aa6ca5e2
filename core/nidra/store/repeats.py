"""Texts that stand in more than one place, as people are shown them; nothing is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nidra.records.duplicate import Place
from nidra.records.evidence import SourceState
from nidra.records.grade import Standing
from nidra.records.verdict import State
from nidra.store.connection import Connection
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.visible import FILED, VISIBLE

PAGE = 2000


def united(connection: Connection) -> list[tuple[int, int]]:
    """(united memory, the one it was united into), as the unions were made."""
    return fetch(
        connection,
        f"SELECT m.id, m.superseded_by FROM memory m WHERE m.active=0 AND {IS_UNITED}",
    )


def refiled(connection: Connection) -> list[tuple[int, int]]:
    """(memory, foreign rows that say it word for word), where there are several."""
    return fetch(
        connection,
        "SELECT d.memory_id, count(*) FROM drawer d WHERE d.memory_id IS NOT NULL"
        f" AND d.gone_at IS NULL AND {FILED} GROUP BY d.memory_id HAVING count(*)>1",
    )


def active(connection: Connection, keys: Sequence[int]) -> set[int]:
    """Those of these memories that count."""
    found: set[int] = set()
    for at in range(0, len(keys), PAGE):
        marks = ",".join(map(str, keys[at : at + PAGE]))
        rows = fetch(connection, f"SELECT id FROM memory WHERE id IN ({marks}) AND active=1")
        found.update(row[0] for row in rows)
    return found


def places(connection: Connection, keys: Sequence[int]) -> list[Place]:
    """Where the text of these memories stands: each foreign row, and each memory without one."""
    marks = ",".join(map(str, keys))
    columns = "m.public_id, t.text, m.active, m.recorded_at, m.standing"
    joins = "JOIN statement t ON t.memory_id=m.id"
    receipt = "LEFT JOIN source s ON s.id=e.source_id LEFT JOIN verdict v ON v.evidence_id=e.id"
    rows = fetch(
        connection,
        f"SELECT {columns}, d.foreign_id, r.wing, r.name, d.filed_at, s.path, v.state, s.state"
        f" FROM drawer d JOIN memory m ON m.id=d.memory_id {joins}"
        " LEFT JOIN room r ON r.id=d.room_id LEFT JOIN evidence e ON e.id=d.evidence_id"
        f" {receipt} WHERE d.memory_id IN ({marks}) AND d.gone_at IS NULL AND {FILED} ORDER BY d.id",
    )
    rows += fetch(
        connection,
        f"SELECT {columns}, NULL, NULL, NULL, NULL, s.path, v.state, s.state FROM memory m {joins}"
        " LEFT JOIN evidence e ON e.id=(SELECT x.id FROM evidence x JOIN verdict y"
        " ON y.evidence_id=x.id WHERE x.memory_id=m.id AND y.retired_by IS NULL"
        f" ORDER BY x.id LIMIT 1) {receipt} WHERE m.id IN ({marks}) AND NOT EXISTS"
        f" (SELECT 1 FROM drawer d WHERE d.memory_id=m.id AND d.gone_at IS NULL AND {FILED})"
        " ORDER BY m.id",
    )
    return [
        Place(
            memory=row[0],
            statement=row[1],
            active=bool(row[2]),
            foreign_id=row[5] or "",
            wing=row[6] or "",
            room=row[7] or "",
            filed_at=row[8] or "",
            recorded_at=row[3],
            standing=Standing(row[4]),
            source=row[9],
            state=None if row[10] is None else State(row[10]),
            stands=row[11] == SourceState.PRESENT,
        )
        for row in rows
    ]


def name_of(connection: Connection, key: int) -> str:
    """The public id of a memory."""
    return str(fetch(connection, "SELECT public_id FROM memory WHERE id=?", (key,))[0][0])


def by_subject(connection: Connection) -> Iterator[list[tuple[int, str, str]]]:
    """(key, id, text) of active memories that share a subject, one subject after the other."""
    shared = fetch(
        connection,
        "SELECT subject_id FROM memory WHERE subject_id IS NOT NULL AND active=1"
        " GROUP BY subject_id HAVING count(*)>1",
    )
    for (subject,) in shared:
        yield fetch(
            connection,
            "SELECT m.id, m.public_id, t.text FROM memory m JOIN statement t ON t.memory_id=m.id"
            f" WHERE m.subject_id=? AND m.active=1 AND {VISIBLE} ORDER BY m.id",
            (subject,),
        )


def by_beginning(
    connection: Connection, buckets: Sequence[int]
) -> Iterator[list[tuple[int, str, str]]]:
    """(key, id, text) of active memories whose first letters are the same, one beginning at a time."""
    for bucket in buckets:
        yield fetch(
            connection,
            "SELECT m.id, m.public_id, t.text FROM memory m JOIN statement t ON t.memory_id=m.id"
            f" WHERE m.key64=? AND m.active=1 AND {VISIBLE} ORDER BY m.id",
            (bucket,),
        )


def files(connection: Connection) -> list[tuple[int, str, int]]:
    """(source, path, foreign rows) of files that several rows were taken from, the largest first."""
    return fetch(
        connection,
        "SELECT s.id, s.path, count(*) FROM drawer d JOIN evidence e ON e.id=d.evidence_id"
        f" JOIN source s ON s.id=e.source_id WHERE d.gone_at IS NULL AND {FILED}"
        " GROUP BY s.id HAVING count(*)>1 ORDER BY 3 DESC, 2",
    )


def rows_of_file(connection: Connection, source: int) -> list[tuple[int, str]]:
    """(chunk number or -1, text) of the foreign rows taken from a file, in its order."""
    return fetch(
        connection,
        "SELECT coalesce(d.chunk, -1), t.text FROM evidence e JOIN drawer d ON d.memory_id=e.memory_id"
        " AND d.evidence_id=e.id JOIN statement t ON t.memory_id=d.memory_id"
        f" WHERE e.source_id=? AND d.gone_at IS NULL AND {FILED} ORDER BY d.chunk, d.id",
        (source,),
    )
