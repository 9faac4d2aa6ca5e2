"""Finding memories that may say the same, and what each of them has to show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from nidra.base.text import dedup_key
from nidra.records.duplicate import Copy, CopyRow, Premise
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.verdict import State
from nidra.store import contests, lineage
from nidra.store.connection import Connection
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.visible import LOADED, VISIBLE

EPISODIC = int(Tier.EPISODIC)
PAGE = 5000


@dataclass(frozen=True, slots=True)
class Mark:
    """How far the store had come: the journal's last row, and the last memory that counted."""

    seq: int
    hash: str
    memory: int

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


NOTHING_SEEN = Mark(0, "", 0)


def read_mark(value: dict[str, Any] | None) -> Mark | None:
    """The mark that `as_dict` gave, or None where it is none."""
    parts = value or {}
    seq, last, memory = parts.get("seq"), parts.get("hash"), parts.get("memory")
    if isinstance(seq, int) and isinstance(last, str) and isinstance(memory, int):
        return Mark(seq, last, memory)
    return None


def mark(connection: Connection) -> Mark:
    """Where the store stands now. What lies behind an open import counts as not seen."""
    last = fetch(connection, "SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1")
    waiting = fetch(connection, "SELECT id FROM batch WHERE state='open'")
    newest = fetch(connection, "SELECT coalesce(max(id), 0) FROM memory")[0][0]
    if waiting:
        marks = ",".join(str(row[0]) for row in waiting)
        first = fetch(connection, f"SELECT min(id) FROM memory WHERE batch_id IN ({marks})")[0][0]
        newest = newest if first is None else first - 1
    seq, head = last[0] if last else (0, "")
    return Mark(seq, head, newest)


@dataclass(frozen=True, slots=True)
class Since:
    """What happened since a mark: memories that may be united now though they might not then.

    `beyond` is the last memory that counted then, `keys` are those up to it; `receipts` says whether
    receipts came or changed.
    """

    beyond: int = 0
    keys: tuple[int, ...] = ()
    receipts: bool = True


def since(connection: Connection, known: Mark | None) -> Since:
    """What happened since a mark; everything, where that cannot be told."""
    if known is None:
        return Since()
    at = fetch(connection, "SELECT hash FROM journal WHERE seq=?", (known.seq,))
    if (at[0][0] if at else "") != known.hash:
        return Since()
    rows = fetch(
        connection,
        "SELECT j.event, m.id FROM journal j LEFT JOIN memory m ON m.public_id=j.memory"
        " WHERE j.seq>?",
        (known.seq,),
    )
    if any(event in _COUNT_AGAIN and key is None for event, key in rows):
        return Since()
    return Since(
        known.memory,
        tuple(sorted({key for event, key in rows if event in _COUNT_AGAIN})),
        any(event in _OF_RECEIPTS or event in _COUNT_AGAIN for event, _ in rows),
    )


# Events after which a memory may be one with another: it counts again, or a contest of it ended.
_COUNT_AGAIN = frozenset({"add", "united", "revived", "contest-closed", "undone", "redone"})
_OF_RECEIPTS = frozenset({"import", "verdict", "verdict-many"})


def buckets(connection: Connection, changed: Since) -> list[int]:
    """The buckets that hold several memories, one of them new or changed."""
    narrowed = ""
    if changed.beyond:
        newest = fetch(connection, "SELECT coalesce(max(id), 0) FROM memory")[0][0]
        if newest <= changed.beyond and not changed.keys:
            return []
        narrowed = (
            f" WHERE key64 IN (SELECT key64 FROM memory WHERE id>{changed.beyond} UNION"
            f" SELECT key64 FROM memory WHERE id IN ({','.join(map(str, changed.keys))}))"
        )
    rows = fetch(connection, f"SELECT key64 FROM memory{narrowed} GROUP BY key64 HAVING count(*)>1")
    return [row[0] for row in rows]


def texts(connection: Connection, chosen: Sequence[int]) -> Iterator[tuple[int, int, str]]:
    """(key, tier, text) of the memories in these buckets that may be united, one at a time."""
    yield from connection.exec_driver_sql(
        "SELECT m.id, m.tier, s.text FROM memory m JOIN statement s ON s.memory_id=m.id"
        f" WHERE m.key64 IN ({','.join(map(str, chosen))}) AND m.active=1 AND m.tier<>{EPISODIC}"
        f" AND {VISIBLE}"
    )


def texts_of(connection: Connection, keys: Sequence[int]) -> Iterator[tuple[int, str]]:
    """(key, text) of memories, in the order of their keys."""
    for marks in _marks(sorted(keys)):
        yield from fetch(
            connection,
            f"SELECT memory_id, text FROM statement WHERE memory_id IN ({marks}) ORDER BY 1",
        )


def apart(connection: Connection, keys: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs with one of these keys that may not become one: contested now, or parted by a person."""
    found: list[tuple[int, int]] = []
    for marks in _marks(keys):
        found += fetch(
            connection,
            f"SELECT a, b FROM contest WHERE state='{contests.OPEN}' AND a IN ({marks})"
            f" UNION SELECT a, b FROM do_not_merge WHERE a IN ({marks})",
        )
    return found


def apart_from(connection: Connection, key: int) -> set[int]:
    """The memories that may not become one with this one."""
    is_open = f"state='{contests.OPEN}' AND"
    rows = fetch(
        connection,
        f"SELECT a, b FROM contest WHERE {is_open} a=? UNION SELECT a, b FROM contest"
        f" WHERE {is_open} b=? UNION SELECT a, b FROM do_not_merge WHERE a=?"
        " UNION SELECT a, b FROM do_not_merge WHERE b=?",
        (key,) * 4,
    )
    return {one for pair in rows for one in pair if one != key}


def is_active(connection: Connection, key: int) -> bool:
    """Does a memory count?"""
    return bool(fetch(connection, "SELECT active FROM memory WHERE id=?", (key,))[0][0])


def copies(connection: Connection, keys: Sequence[int]) -> list[Copy]:
    """The active memories with these keys, each with what it has to show."""
    found: list[Copy] = []
    for at in range(0, len(keys), PAGE):
        found += _copies(connection, keys[at : at + PAGE])
    return found


def _copies(connection: Connection, keys: Sequence[int]) -> list[Copy]:
    marks = ",".join(map(str, keys))
    rows: dict[int, list[CopyRow]] = {}
    for memory, evidence, state in _live(connection, marks):
        rows.setdefault(memory, []).append(CopyRow(evidence, State(state)))
    premises = _premises(connection, marks)
    listed = fetch(
        connection,
        "SELECT m.id, m.public_id, m.recorded_at, m.grade, a.question_key, a.answer FROM memory m"
        f" LEFT JOIN answer a ON a.memory_id=m.id WHERE m.id IN ({marks}) AND m.active=1",
    )
    return [
        Copy(
            key=row[0],
            id=row[1],
            recorded_at=row[2],
            grade=Grade(row[3]),
            rows=tuple(rows.get(row[0], ())),
            premises=tuple(premises.get(row[0], ())),
            answer=None if row[4] is None else (row[4], dedup_key(row[5])),
        )
        for row in listed
    ]


def _live(connection: Connection, marks: str) -> list[tuple[int, int, int]]:
    """(memory, evidence, state) of live receipts, linked ones included."""
    joins = "JOIN verdict v ON v.evidence_id=e.id"
    return fetch(
        connection,
        f"SELECT e.memory_id, e.id, v.state FROM evidence e {joins}"
        f" WHERE e.memory_id IN ({marks}) AND v.retired_by IS NULL AND {LOADED}"
        f" UNION ALL SELECT l.memory_id, e.id, v.state FROM evidence_link l"
        f" JOIN evidence e ON e.id=l.evidence_id {joins}"
        f" WHERE l.memory_id IN ({marks}) AND v.retired_by IS NULL AND {LOADED}",
    )


def _premises(connection: Connection, marks: str) -> dict[int, list[Premise]]:
    found: dict[int, list[Premise]] = {}
    for child, parent, relation, weight, grade, standing, active in fetch(
        connection,
        "SELECT l.child, l.parent, l.relation, l.weight, m.grade, m.standing, m.active"
        f" FROM lineage l JOIN memory m ON m.id=l.parent WHERE l.child IN ({marks})"
        f" AND NOT {lineage.UNITED_BESIDE}",
    ):
        fallen = standing == Standing.FALLEN
        lent = Grade(grade) if active else Grade.UNVERIFIED
        found.setdefault(child, []).append(Premise(parent, lent, fallen, relation, weight))
    return found


def above(connection: Connection, key: int) -> set[int]:
    """Everything that a memory rests on, directly or through others."""
    rows = fetch(
        connection,
        "WITH RECURSIVE up(id) AS (SELECT parent FROM lineage WHERE child=?"
        " UNION SELECT l.parent FROM lineage l JOIN up ON l.child=up.id) SELECT id FROM up",
        (key,),
    )
    return {row[0] for row in rows}


def late_rows(connection: Connection) -> dict[int, list[tuple[int, CopyRow]]]:
    """Live receipts of united memories that the memory that stands for them does not show yet.

    By the key of that memory: (the united one, the receipt), in the order of keys.
    """
    rows = fetch(
        connection,
        "WITH RECURSIVE up(id, top) AS (SELECT m.id, m.superseded_by FROM memory m"
        f" WHERE {IS_UNITED} AND m.active=0 UNION SELECT up.id, m.superseded_by FROM up"
        f" JOIN memory m ON m.id=up.top WHERE {IS_UNITED} AND m.active=0)"
        " SELECT up.top, up.id, e.id, v.state FROM up JOIN memory k ON k.id=up.top AND k.active=1"
        " JOIN evidence e ON e.memory_id=up.id JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE v.retired_by IS NULL AND {LOADED} AND NOT EXISTS (SELECT 1 FROM evidence_link l"
        " WHERE l.memory_id=up.top AND l.evidence_id=e.id) AND NOT EXISTS (SELECT 1 FROM do_not_merge n"
        " WHERE n.a=min(up.top, up.id) AND n.b=max(up.top, up.id)) ORDER BY 1, 2, 3",
    )
    found: dict[int, list[tuple[int, CopyRow]]] = {}
    for keeper, united, evidence, state in rows:
        found.setdefault(keeper, []).append((united, CopyRow(evidence, State(state))))
    return found


def _marks(keys: Sequence[int]) -> Iterator[str]:
    for at in range(0, len(keys), PAGE):
        yield ",".join(map(str, keys[at : at + PAGE]))
