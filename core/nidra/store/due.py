"""What is due for review or comes soon, in the order of its date, for a person to go through."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import VISIBLE


class DueRow(NamedTuple):
    """One memory with a date for review. Times are microseconds of UTC."""

    id: str
    statement: str
    grade: int
    standing: int
    confidence: float
    contested: int
    review_due: int
    last_reviewed: int | None
    burial_planned_at: int | None


def rows(connection: Connection, until: int, limit: int | None = None) -> list[DueRow]:
    """The memories due until a moment, longest overdue first, `limit` of them at the most."""
    # In the order of the index, so that the first page of half a million reads a page.
    found = fetch(
        connection,
        "SELECT m.public_id, s.text, m.grade, m.standing, m.confidence, m.contested, m.review_due,"
        " m.last_reviewed, m.prune_candidate_at FROM memory m"
        " JOIN statement s ON s.memory_id=m.id"
        f" WHERE m.active = 1 AND m.review_due <= ? AND {VISIBLE}"
        " ORDER BY m.review_due, m.standing, m.confidence, m.id LIMIT ?",
        (until, -1 if limit is None else limit),
    )
    return [DueRow(*row) for row in found]


def keys(connection: Connection, until: int, limit: int | None = None) -> list[int]:
    """The keys of the memories due until a moment, longest overdue first, `limit` of them at the most."""
    hides = fetch(connection, "SELECT 1 FROM batch WHERE state <> 'complete' LIMIT 1")
    found = fetch(
        connection,
        f"SELECT id FROM memory m WHERE m.active = 1 AND m.review_due <= ?"
        f" AND {VISIBLE if hides else '1'}"
        " ORDER BY m.review_due, m.standing, m.confidence, m.id LIMIT ?",
        (until, -1 if limit is None else limit),
    )
    return [row[0] for row in found]


def dates(connection: Connection, chosen: Sequence[int]) -> dict[int, int | None]:
    """When each of these memories is due for review (microseconds); None where no date is set."""
    sql = "SELECT m.id, m.review_due FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
    return dict(fetch(connection, sql, (json.dumps(list(chosen)),)))


def count(connection: Connection, until: int) -> int:
    """How many memories are due until a moment."""
    # Where every import counts, an index tells it alone: half a million take 30 CPU ms, not 200.
    hides = fetch(connection, "SELECT 1 FROM batch WHERE state <> 'complete' LIMIT 1")
    visible = VISIBLE if hides else "1"
    sql = f"SELECT count(*) FROM memory m WHERE m.active = 1 AND m.review_due <= ? AND {visible}"
    return int(fetch(connection, sql, (until,))[0][0])
