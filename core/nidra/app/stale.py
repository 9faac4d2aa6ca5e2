"""Stale rows: each receipt that its source does not bear out any more, with the old and the new words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nidra.app.overview import changes_in
from nidra.app.workspace import Store
from nidra.records.findings import Stale
from nidra.records.verdict import State
from nidra.report.words import changed_words
from nidra.store import overviews
from nidra.store.overviews import StaleRow
from nidra.store.receipts import unpack_detail

PAGE = 1000


def stale(store: Store) -> Iterator[Stale]:
    """Every stale row of the store, in the order in which they were filed."""
    with store.database.reading() as connection:
        keys = sorted(overviews.fallen_keys(connection, -1)[0])
    for at in range(0, len(keys), PAGE):
        with store.database.reading() as connection:
            rows = overviews.stale_rows(connection, keys[at : at + PAGE])
        yield from map(_stale, rows)


def first_stale(store: Store, limit: int) -> tuple[tuple[Stale, ...], int]:
    """Some stale rows, of memories that changed last, and how many more there are."""
    with store.database.reading() as connection:
        keys, _ = overviews.fallen_keys(connection, limit)
        rows = overviews.stale_rows(connection, keys)[:limit]
        total = overviews.count_stale(connection) if keys else 0
    return tuple(map(_stale, rows)), total - len(rows)


def _stale(row: StaleRow) -> Stale:
    return Stale(
        foreign_id=row.foreign_id,
        memory=row.memory,
        statement=row.text,
        source=row.source,
        verdict=State(row.state).label,
        changes=tuple(changed_words(changes_in(row.text, unpack_detail(row.detail)))),
        wing=row.wing,
        room=row.room,
    )


def stale_object(row: Stale) -> dict[str, Any]:
    """One stale row for JSON. `changes` are [what the memory says, what the source says today]."""
    return {
        "foreign_id": row.foreign_id,
        "memory": row.memory,
        "wing": row.wing or None,
        "room": row.room or None,
        "verdict": row.verdict,
        "changes": [list(change) for change in row.changes],
        "source": row.source,
        "statement": row.statement,
    }
