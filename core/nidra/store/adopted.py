"""Memories of an import that was undone which count all the same, because others say them too."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from nidra.store import census
from nidra.store.connection import Connection
from nidra.store.raw import fetch

_STEP = 5000


def adopt(connection: Connection, keys: Sequence[int]) -> None:
    """Let these memories count."""
    for step in _steps(keys):
        with census.tracked(connection, step):
            connection.exec_driver_sql(
                "INSERT OR IGNORE INTO adopted SELECT value FROM json_each(?)", (json.dumps(step),)
            )


def drop(connection: Connection, keys: Sequence[int]) -> None:
    """Let these memories be hidden with their import."""
    for step in _steps(keys):
        with census.tracked(connection, step):
            connection.exec_driver_sql(
                f"DELETE FROM adopted WHERE memory_id IN ({','.join(map(str, step))})"
            )


def of_batch(connection: Connection, batch: int) -> list[int]:
    """The adopted memories of one import."""
    rows = connection.exec_driver_sql(
        "SELECT a.memory_id FROM adopted a JOIN memory m ON m.id=a.memory_id WHERE m.batch_id=?"
        " ORDER BY 1",
        (batch,),
    )
    return [row[0] for row in rows]


def hidden_words(connection: Connection, batch: int) -> list[int]:
    """The memories that rows of this import say too, and that are hidden with one that was undone."""
    if not fetch(connection, "SELECT 1 FROM batch WHERE state='undone' LIMIT 1"):
        return []
    rows = connection.exec_driver_sql(
        "SELECT m.id FROM memory m WHERE m.batch_id IN (SELECT id FROM batch WHERE state='undone')"
        " AND m.id NOT IN (SELECT memory_id FROM adopted) AND m.id IN (SELECT memory_id FROM drawer"
        " WHERE batch_id=? UNION SELECT memory_id FROM moved WHERE batch_id=?) ORDER BY m.id",
        (batch, batch),
    )
    return [row[0] for row in rows]


def _steps(keys: Sequence[int]) -> Iterator[list[int]]:
    return (list(keys[at : at + _STEP]) for at in range(0, len(keys), _STEP))
