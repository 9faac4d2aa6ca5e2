"""What a transaction that is not going to be committed does to memories, told by the database itself."""

from __future__ import annotations

from typing import NamedTuple

from nidra.store.connection import Connection
from nidra.store.lineage import children
from nidra.store.raw import fetch


class Turned(NamedTuple):
    """One memory before and after: grade, standing, whether it counts."""

    key: int
    grade: int
    standing: int
    active: int
    new_grade: int
    new_standing: int
    new_active: int


def begin(connection: Connection) -> None:
    """Note from here on how each memory stood before it was changed first."""
    connection.exec_driver_sql(
        "CREATE TEMP TABLE rehearsed (id INTEGER PRIMARY KEY, grade, standing, active)"
    )
    connection.exec_driver_sql(
        "CREATE TEMP TRIGGER rehearsing AFTER UPDATE OF grade, standing, active ON main.memory BEGIN"
        " INSERT OR IGNORE INTO rehearsed VALUES (old.id, old.grade, old.standing, old.active); END"
    )


def turned(connection: Connection) -> list[Turned]:
    """The memories that stand otherwise now than they did."""
    rows = fetch(
        connection,
        "SELECT r.id, r.grade, r.standing, r.active, m.grade, m.standing, m.active FROM rehearsed r"
        " JOIN memory m ON m.id=r.id WHERE (r.grade, r.standing, r.active)"
        " IS NOT (m.grade, m.standing, m.active) ORDER BY r.id",
    )
    return [Turned(*row) for row in rows]


def resting_on(connection: Connection, keys: list[int]) -> int:
    """How many memories rest on these, directly or through others, these left out."""
    seen, waiting = set(keys), list(keys)
    while waiting:
        waiting = [key for key in children(connection, waiting) if key not in seen]
        seen.update(waiting)
    return len(seen) - len(set(keys))
