"""Memories and foreign rows as plain values, one object a line, for `list` and for scripts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.errors import UsageError
from nidra.base.text import one_line
from nidra.records.grade import Grade, Standing
from nidra.records.memory import EvidenceRow, Memory
from nidra.records.strength import Span
from nidra.store import drawers, fading, memories, reading
from nidra.store.byte_checks import ReadDates
from nidra.store.connection import Connection
from nidra.store.drawers import DrawerRow
from nidra.store.fading import Place
from nidra.store.reading import Filter


def list_memories(
    store: Store,
    chosen: Filter | None = None,
    limit: int | None = None,
    after: str | None = None,
) -> Iterator[Memory]:
    """The memories that a filter lets through, at most `limit`, in the order of filing.

    With `after` only those that were filed after the memory of that id. Those of one source come in
    the order in which the source says them, which has no such place: `UsageError`. What fades comes
    nearest first, and `after` is a place in that order.
    """
    if chosen is not None and chosen.fading is not None:
        yield from _list_fading(store, chosen, chosen.fading, limit, after)
        return
    if after is not None and chosen is not None and chosen.source is not None:
        raise UsageError(
            reason="Memories of one source come in the order of the source, which has none that were"
            " filed after another. Leave the source or the memory to begin after away."
        )
    dates = ReadDates(store.runs)
    if chosen is not None and chosen.source is not None:
        with store.database.reading() as connection:
            ordered = reading.keys_in_source(connection, chosen, limit)
            by_key = {m.key: m for m in reading.build(connection, ordered, dates)}
        yield from (by_key[key] for key in ordered)
        return
    with store.database.reading() as connection:
        start = memories.resolve(connection, after) if after is not None else 0
    left = limit
    while left is None or left > 0:
        size = reading.PAGE if left is None else min(reading.PAGE, left)
        with store.database.reading() as connection:
            page = reading.keys(connection, chosen or Filter(), size, start)
            built = reading.build(connection, page, dates)
        if not page:
            return
        yield from built
        start = page[-1]
        left = None if left is None else left - len(page)


def _list_fading(
    store: Store, chosen: Filter, span: Span, limit: int | None, after: str | None
) -> Iterator[Memory]:
    dates = ReadDates(store.runs)
    start: Place | None = None
    if after is not None:
        with store.database.reading() as connection:
            start = _place(connection, span, after)
    left = limit
    while left is None or left > 0:
        size = reading.PAGE if left is None else min(reading.PAGE, left)
        with store.database.reading() as connection:
            page = reading.keys_fading(connection, chosen, size, start)
            built = {m.key: m for m in reading.build(connection, [key for _, key in page], dates)}
        yield from (built[key] for _, key in page)
        if len(page) < size:
            return
        start = page[-1]
        left = None if left is None else left - len(page)


def _place(connection: Connection, span: Span, after: str) -> Place:
    """Where a memory stands among what fades. Raises `UsageError` for one that fades later than all."""
    place = fading.places(connection, span, [memories.resolve(connection, after)])[0]
    if place[0] >= span.until:
        raise UsageError(
            reason=f"{one_line(after, 80)} does not fade by then: it may have been used since it was"
            " listed. List from the beginning."
        )
    return place


def memory_object(memory: Memory) -> dict[str, Any]:
    """One memory for JSON: id, statement, grade, standing, verdicts, sources and where it came from."""
    live = [row for row in memory.evidence if not row.retired]
    return {
        "id": memory.id,
        "statement": memory.statement,
        "subject": memory.subject,
        "attribute": memory.attribute,
        "tier": memory.tier.label,
        "grade": memory.grade.label,
        "standing": memory.standing.label,
        "confidence": memory.confidence,
        "flags": list(memory.flags),
        "tags": list(memory.tags),
        "active": memory.active,
        "recorded_at": iso(memory.recorded_at),
        "last_reviewed": None if memory.last_reviewed is None else iso(memory.last_reviewed),
        "review_due": None if memory.review_due is None else iso(memory.review_due),
        "superseded_by": memory.superseded_by,
        "verdicts": [row.state.label for row in live],
        "source": live[0].source if live else None,
        "receipts": [receipt_object(row) for row in live],
        "origins": [
            {
                "foreign_id": d.foreign_id,
                "wing": d.wing,
                "room": d.room,
                "hall": d.hall,
                "agent": d.agent,
                "filed_at": d.filed_at,
                "lines": d.lines,
                "chunk": None if d.chunk < 0 else d.chunk,
            }
            for d in memory.drawers
        ],
        "rests_on": list(memory.premises),
    }


def receipt_object(row: EvidenceRow) -> dict[str, Any]:
    """One receipt for JSON. Spans are [offset, length] in bytes of the source."""
    return {
        "source": row.source,
        "excerpt": row.excerpt,
        "sha256": row.sha256,
        "locator": row.locator,
        "verdict": row.state.label,
        "sentence": row.note,
        "coverage": row.coverage,
        "detail": row.detail.as_dict(),
        "spans": [[span.offset, span.length] for span in row.spans],
        "bytes_last_read": iso(row.read_at) if row.read_at is not None else None,
        "not_rechecked_since": iso(row.unreached_since) if row.unreached_since else None,
        "retired": row.retired,
    }


def list_drawers(
    store: Store, wing: str | None = None, room: str | None = None
) -> Iterator[dict[str, Any]]:
    """Every foreign row, skipped ones included, with the memory that it became."""
    with store.database.reading() as connection:
        for row in drawers.drawers(connection, wing, room):
            yield drawer_object(row)


def drawer_object(row: DrawerRow) -> dict[str, Any]:
    """One foreign row for JSON. `verdicts` says `skipped` or `no source` where nothing was checked."""
    if row.skip:
        verdict = "skipped"
        detail: dict[str, Any] = {"note": row.skip}
    elif row.state is None:
        verdict, detail = "no source", {"note": row.source_note} if row.source_note else {}
    else:
        verdict, detail = row.state.label, row.detail.as_dict()
        if row.detail.drift or row.detail.elided or row.detail.reordered:
            detail = {"drift": [], "elided": [], "reordered": 0, **detail}
    return {
        "foreign_id": row.foreign_id,
        "memory_id": row.memory,
        "wing": row.wing,
        "room": row.room,
        "verdicts": [verdict],
        "detail": detail,
        "sentence": row.note,
        "source": row.source,
        "grade": None if row.grade is None else Grade(row.grade).label,
        "standing": None if row.standing is None else Standing(row.standing).label,
        "hall": row.hall or None,
        "agent": row.agent or None,
        "filed_at": row.filed_at or None,
        "lines": row.lines or None,
        "chunk": None if row.chunk < 0 else row.chunk,
        "vanished_at": None if row.gone_at is None else iso(row.gone_at),
    }
