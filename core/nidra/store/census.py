"""The census: counts of visible memories, kept in the transaction of each change.

A change is bracketed: what the memories counted as before is taken off, what they count as after
is put on. Counting from scratch (`recount`) gives the same table, which a test holds.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import VISIBLE

Cell = tuple[int, int, int, int, int, int, int]

_COLUMNS = "origin_id, room_id, tier, grade, standing, contested, active"
CELL_OF = (
    "coalesce(m.origin_id, 0), coalesce(m.room_id, 0), m.tier, m.grade, m.standing,"
    " m.contested, m.active"
)


@contextmanager
def tracked(connection: Connection, keys: Sequence[int]) -> Iterator[None]:
    """Keep the census right while the memories with these keys change inside the block."""
    before = _cells(connection, keys)
    yield
    after = _cells(connection, keys)
    after.subtract(before)
    apply(connection, after)


def moving(cells: Mapping[Cell, int], grade: int, standing: int) -> Counter[Cell]:
    """What changes in the counts when so many memories that count so get this grade and standing."""
    delta: Counter[Cell] = Counter()
    for cell, n in cells.items():
        delta[cell] -= n
        delta[(*cell[:3], grade, standing, *cell[5:])] += n
    return delta


def apply(connection: Connection, delta: Counter[Cell]) -> None:
    """Add signed counts to the table."""
    rows = [(*cell, n) for cell, n in delta.items() if n]
    if rows:
        connection.exec_driver_sql(
            f"INSERT INTO census ({_COLUMNS}, n) VALUES (?,?,?,?,?,?,?,?)"
            f" ON CONFLICT ({_COLUMNS}) DO UPDATE SET n = n + excluded.n",
            rows,
        )
        connection.exec_driver_sql("DELETE FROM census WHERE n = 0")


def of(connection: Connection, key: int) -> Counter[Cell]:
    """What one memory counts as now."""
    return _cells(connection, [key])


def _cells(connection: Connection, keys: Iterable[int]) -> Counter[Cell]:
    counts: Counter[Cell] = Counter()
    listed = list(keys)
    for at in range(0, len(listed), 5000):
        marks = ",".join(map(str, listed[at : at + 5000]))
        rows = connection.exec_driver_sql(
            f"SELECT {CELL_OF}, count(*) FROM memory m WHERE m.id IN ({marks}) AND {VISIBLE}"
            " GROUP BY 1,2,3,4,5,6,7"
        ).fetchall()
        for row in rows:
            counts[row[:7]] += row[7]
    return counts


def count(connection: Connection) -> dict[Cell, int]:
    """The table as it is kept."""
    rows = fetch(connection, f"SELECT {_COLUMNS}, n FROM census")
    return {row[:7]: row[7] for row in rows}


def of_trust(
    connection: Connection, active: bool | None, grade: int | None, standing: int | None
) -> int:
    """How many memories have this grade and this standing; None is any."""
    asked = (("active", active), ("grade", grade), ("standing", standing))
    wanted = [(name, int(value)) for name, value in asked if value is not None]
    where = " AND ".join(f"{name}=?" for name, _ in wanted) or "1"
    rows = fetch(
        connection,
        f"SELECT coalesce(sum(n), 0) FROM census WHERE {where}",
        [value for _, value in wanted],
    )
    return int(rows[0][0])


def of_rooms(connection: Connection, rooms: Iterable[int]) -> int:
    """How many memories were filed in these rooms first."""
    rows = fetch(
        connection,
        "SELECT coalesce(sum(n), 0) FROM census WHERE room_id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(rooms)),),
    )
    return int(rows[0][0])


def recount(connection: Connection) -> dict[Cell, int]:
    """The same counts, made afresh from the memories."""
    rows = connection.exec_driver_sql(
        f"SELECT {CELL_OF}, count(*) FROM memory m WHERE {VISIBLE} GROUP BY 1,2,3,4,5,6,7"
    ).fetchall()
    return {row[:7]: row[7] for row in rows}
