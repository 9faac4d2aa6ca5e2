"""Taking back the rows of a batch that never came to its end, some thousand at a time.

An open batch is seen by nobody, so that its rows may go step by step, each in a short transaction.
One whose rows began to go is never filled further: what a kill left of it goes with the next import.
"""

from __future__ import annotations

from collections.abc import Callable

from nidra.store import indexes, verdict_census
from nidra.store.among import among
from nidra.store.connection import Connection
from nidra.store.raw import fetch

STEP = 5_000
_TABLES = ("drawer", "evidence", "memory")


class Discarding:
    """The way through the rows of one batch. `done` of `total` are gone."""

    def __init__(self, batch: int) -> None:
        self.batch = batch
        self.done = 0
        self.total = 0
        self._left = list(_TABLES)
        self._after = 0

    def begin(self, connection: Connection, told: Callable[[int, int], None] | None = None) -> None:
        """Close the batch to whoever was filling it. `told` hears of indexes that are built for it."""
        indexes.ensure(connection, told)
        connection.exec_driver_sql(
            "UPDATE batch SET fingerprint='', cursor=-1 WHERE id=?", (self.batch,)
        )
        connection.exec_driver_sql("DELETE FROM moved WHERE batch_id=?", (self.batch,))
        counts = [f"(SELECT count(*) FROM {table} WHERE batch_id=:batch)" for table in _TABLES]
        words = {"batch": self.batch}
        self.total = connection.exec_driver_sql(f"SELECT {'+'.join(counts)}", words).scalar() or 0

    def step(self, connection: Connection) -> bool:
        """Take back the next rows, the batch itself after the last; true while more are left."""
        while self._left:
            table = self._left[0]
            rows = fetch(
                connection,
                f"SELECT id FROM {table} WHERE id>? AND batch_id=? ORDER BY id LIMIT ?",
                (self._after, self.batch, STEP),
            )
            if rows:
                keys = [key for (key,) in rows]
                self._after = keys[-1]
                self.done += len(keys)
                _delete(connection, table, keys)
                return True
            self._left.pop(0)
            self._after = 0
        _forget(connection, self.batch)
        return False


def _delete(connection: Connection, table: str, keys: list[int]) -> None:
    if table == "evidence":
        with verdict_census.tracked(connection, among("e.id", keys)):
            _delete_where(connection, "verdict", "evidence_id", keys)
            _delete_where(connection, "evidence", "id", keys)
        return
    if table == "memory":
        for part in ("statement", "tag", "subject_alias"):
            _delete_where(connection, part, "memory_id", keys)
    _delete_where(connection, table, "id", keys)


def _delete_where(connection: Connection, table: str, column: str, keys: list[int]) -> None:
    connection.exec_driver_sql(f"DELETE FROM {table} WHERE {among(column, keys)}")


def _forget(connection: Connection, batch: int) -> None:
    """Remove the empty batch, and the sources, rooms and origins that only it had brought."""
    verdict_census.forget(connection, batch)
    connection.exec_driver_sql(
        "DELETE FROM source WHERE digest IS NULL AND id NOT IN (SELECT source_id FROM evidence)"
    )
    connection.exec_driver_sql("DELETE FROM batch WHERE id=?", (batch,))
    connection.exec_driver_sql(
        "DELETE FROM room WHERE id NOT IN (SELECT room_id FROM drawer WHERE room_id IS NOT NULL)"
        " AND id NOT IN (SELECT room_id FROM memory WHERE room_id IS NOT NULL)"
    )
    connection.exec_driver_sql(
        "DELETE FROM origin WHERE id NOT IN (SELECT origin_id FROM batch)"
        " AND id NOT IN (SELECT origin_id FROM drawer) AND id NOT IN"
        " (SELECT origin_id FROM memory WHERE origin_id IS NOT NULL)"
    )
