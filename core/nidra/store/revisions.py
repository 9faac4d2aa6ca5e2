"""What stood before a change, kept so that an undo can put it back.

Only what the journal does not hold itself: the old verdict of a receipt that had been read.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from nidra.store.connection import Connection


def keep(connection: Connection, at: int, seq: int, old: Sequence[tuple[int, str]]) -> None:
    """Keep old values, (memory key, JSON of an object) each, under the journal row that overwrote them."""
    if old:
        connection.exec_driver_sql(
            "INSERT INTO revision (memory_id, at, seq, old) VALUES (?,?,?,?)",
            [(memory, at, seq, told) for memory, told in old],
        )


def of(connection: Connection, seq: int) -> list[tuple[int, dict[str, Any]]]:
    """What journal row `seq` overwrote: (memory key, old value) in the order in which it was kept."""
    rows = connection.exec_driver_sql(
        "SELECT memory_id, old FROM revision WHERE seq=? ORDER BY id", (seq,)
    )
    return [(memory, json.loads(old)) for memory, old in rows]


def of_memory(connection: Connection, memory: int) -> list[tuple[int, int, dict[str, Any]]]:
    """Every earlier value of one memory: (when, journal row, old value), oldest first."""
    rows = connection.exec_driver_sql(
        "SELECT at, seq, old FROM revision WHERE memory_id=? ORDER BY id", (memory,)
    )
    return [(at, seq, json.loads(old)) for at, seq, old in rows]
