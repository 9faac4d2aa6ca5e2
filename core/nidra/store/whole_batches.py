"""Imports that are counted as a whole when a store is walked back: their keys lie side by side.

Half a million memories that one import brought in came in one row of the journal; which of the keys in
a later row are theirs is told by two searches.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from nidra.store.connection import Connection
from nidra.store.journal import CHANGE_BYTES, find_change
from nidra.store.raw import fetch

_MOST_OUTSIDERS = 1000


@dataclass(frozen=True, slots=True)
class WholeBatch:
    """One import: the first and the last key of its memories, and the few others between them."""

    key: int
    first: int
    last: int
    outsiders: frozenset[int]

    def has(self, memory: int) -> bool:
        """Did this import bring the memory?"""
        return self.first <= memory <= self.last and memory not in self.outsiders

    def among(self, data: bytes) -> int:
        """How many of packed changes are of its memories."""
        there = _below(data, self.last + 1) - _below(data, self.first)
        return there - sum(find_change(data, key) is not None for key in self.outsiders)


def find(connection: Connection, keys: Collection[int]) -> list[WholeBatch]:
    """Those of these imports, all complete, whose memories lie side by side."""
    if not keys:
        return []
    marks = ",".join(map(str, sorted(keys)))
    rows = fetch(
        connection,
        f"SELECT batch_id, min(id), max(id) FROM memory WHERE batch_id IN ({marks})"
        " AND batch_id IN (SELECT id FROM batch WHERE state='complete') GROUP BY batch_id",
    )
    return [found for row in rows if (found := _whole(connection, *row)) is not None]


def _whole(connection: Connection, key: int, first: int, last: int) -> WholeBatch | None:
    rows = fetch(
        connection,
        "SELECT id FROM memory WHERE id BETWEEN ? AND ? AND batch_id IS NOT ? LIMIT ?",
        (first, last, key, _MOST_OUTSIDERS + 1),
    )
    if len(rows) > _MOST_OUTSIDERS:
        return None
    return WholeBatch(key, first, last, frozenset(row[0] for row in rows))


def kinds(connection: Connection, batch: WholeBatch) -> Sequence[tuple[int, int, int]]:
    """(grade, standing, active memories) of an import as it stands today."""
    return fetch(
        connection,
        "SELECT grade, standing, count(*) FROM memory WHERE id BETWEEN ? AND ? AND batch_id=?"
        " AND active=1 GROUP BY grade, standing",
        (batch.first, batch.last, batch.key),
    )


def _below(data: bytes, key: int) -> int:
    """How many of packed changes, which ascend, have a smaller key."""
    low, high = 0, len(data) // CHANGE_BYTES
    while low < high:
        middle = (low + high) // 2
        at = middle * CHANGE_BYTES
        if int.from_bytes(data[at : at + 8], "little", signed=True) < key:
            low = middle + 1
        else:
            high = middle
    return low
