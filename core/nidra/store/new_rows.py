"""The rows that a chunk of foreign rows adds to a store, table by table.

Python's driver looks up how to adapt each None and each bytes that it is given: a drawer costs 2.9
CPU µs with what it lacks as None and 1.9 with it as "", 0 or -1; a receipt costs 1.6 with bytes and
1.2 with a bytearray.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from nidra.records.foreign import ForeignRow
from nidra.store import verdict_census
from nidra.store.connection import Connection

_FIELDS = ForeignRow._fields
_KEPT = slice(_FIELDS.index("hall"), _FIELDS.index("source_note") + 1)
# What a drawer keeps of its foreign row as it is, under the same names.
kept_fields: Callable[[ForeignRow], tuple[Any, ...]] = itemgetter(_KEPT)


class NewRows:
    """Collects rows as tuples in the order of the statements below, and writes them."""

    __slots__ = ("drawers", "memories", "moved", "receipts", "seals", "statements")

    def __init__(self) -> None:
        self.memories: list[tuple[Any, ...]] = []
        self.statements: list[tuple[int, str]] = []
        self.seals: list[tuple[str, bytes]] = []
        self.receipts: list[tuple[Any, ...]] = []
        self.drawers: list[tuple[Any, ...]] = []
        self.moved: list[tuple[Any, ...]] = []

    def insert(self, connection: Connection, batch: int, first_evidence: int) -> None:
        """Write them; each receipt gets the verdict of one that was never checked."""
        _insert(connection, _MEMORY, self.memories)
        _insert(connection, _STATEMENT, self.statements)
        _insert(connection, _EVIDENCE, self.receipts)
        if self.receipts:
            connection.exec_driver_sql(
                "INSERT INTO verdict (evidence_id) SELECT id FROM evidence WHERE id>=?",
                (first_evidence,),
            )
            verdict_census.filed(connection, batch, len(self.receipts))
        _insert(connection, _DRAWER, self.drawers)
        _insert(connection, _MOVED, self.moved)


def insert_skipped(connection: Connection, drawers: Sequence[tuple[Any, ...]]) -> None:
    """Write drawers of foreign rows that are no memories."""
    _insert(connection, _SKIPPED, drawers)


def _insert(connection: Connection, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
    if rows:
        connection.exec_driver_sql(sql, list(rows))


_MEMORY = (
    "INSERT INTO memory (id, public_id, batch_id, origin_id, room_id, key64, standing, recorded_at,"
    " updated_at) VALUES (?,?,?,?,nullif(?,0),?,?,?,?)"
)
_STATEMENT = "INSERT INTO statement (memory_id, text) VALUES (?,?)"
_EVIDENCE = (
    "INSERT INTO evidence (id, memory_id, batch_id, source_id, form, dialect_id, vouched, sha256,"
    " locator) VALUES (?,?,?,?,1,nullif(?,0),1,?,?)"
)
_NAMES = ", ".join(_FIELDS[_KEPT])
_VALUES = ", ".join(
    "nullif(?,-1)" if name == "chunk" else "nullif(?,'')" for name in _FIELDS[_KEPT]
)
_DRAWER = (
    "INSERT INTO drawer (batch_id, origin_id, foreign_id, memory_id, room_id, evidence_id,"
    f" {_NAMES}) VALUES (?,?,?,?,nullif(?,0),nullif(?,0),{_VALUES})"
)
_SKIPPED = (
    "INSERT INTO drawer (batch_id, origin_id, foreign_id, room_id, skip,"
    f" {_NAMES}) VALUES (?,?,?,nullif(?,0),?,{_VALUES})"
)
_MOVED = (
    "INSERT INTO moved (batch_id, drawer_id, memory_id, evidence_id) VALUES (?,?,?,nullif(?,0))"
)
