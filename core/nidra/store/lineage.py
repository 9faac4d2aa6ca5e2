"""Lineage: which memory rests on which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import VISIBLE

# A memory `m` that was united into another.
IS_UNITED = "(m.superseded_by IS NOT NULL AND instr(' '||m.flags||' ', ' united ')>0)"

# A premise `m` of lineage row `l` that was united into another premise of the same memory: that one
# stands for both.
UNITED_BESIDE = (
    f"(m.active=0 AND {IS_UNITED} AND EXISTS (SELECT 1 FROM lineage k WHERE k.child=l.child"
    " AND k.parent=m.superseded_by))"
)


def link(connection: Connection, parents: Sequence[int], child: int, now: int) -> None:
    """Note that `child` rests on each of `parents`; what is noted already stays as it is."""
    connection.exec_driver_sql(
        "INSERT OR IGNORE INTO lineage (parent, child, created_at) VALUES (?,?,?)",
        [(parent, child, now) for parent in parents],
    )


def premises(connection: Connection, keys: Sequence[int]) -> dict[int, list[tuple[str, int, int]]]:
    """For each memory that rests on others: (public id, grade, standing) of its premises."""
    if not _exists(connection):
        return {}
    rows = connection.exec_driver_sql(
        f"SELECT l.child, m.public_id, m.grade, m.standing, m.active AND {VISIBLE} FROM lineage l"
        f" JOIN memory m ON m.id=l.parent WHERE l.child IN ({','.join(map(str, keys))})"
        f" AND NOT {UNITED_BESIDE} ORDER BY l.child, m.id"
    )
    found: dict[int, list[tuple[str, int, int]]] = {}
    for child, name, grade, standing, active in rows:
        found.setdefault(child, []).append((name, grade if active else 0, standing))
    return found


def _exists(connection: Connection) -> bool:
    """Does anything rest on anything? Most stores are spared a look for each memory."""
    return bool(fetch(connection, "SELECT 1 FROM lineage LIMIT 1"))


def children(connection: Connection, keys: Iterable[int]) -> list[int]:
    """The memories that rest directly on any of these."""
    listed = list(keys)
    found: set[int] = set()
    if not listed or not _exists(connection):
        return []
    for at in range(0, len(listed), 5000):
        marks = ",".join(map(str, listed[at : at + 5000]))
        rows = connection.exec_driver_sql(
            f"SELECT DISTINCT child FROM lineage WHERE parent IN ({marks})"
        )
        found.update(row[0] for row in rows)
    return sorted(found)


def rests_on(connection: Connection, start: int, target: int) -> bool:
    """Does `start` rest on `target`, directly or through others?"""
    row = connection.exec_driver_sql(
        "WITH RECURSIVE up(id) AS (SELECT parent FROM lineage WHERE child=?"
        " UNION SELECT l.parent FROM lineage l JOIN up ON l.child=up.id)"
        " SELECT 1 FROM up WHERE id=? LIMIT 1",
        (start, target),
    ).fetchone()
    return row is not None
