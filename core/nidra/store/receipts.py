"""Evidence and verdicts: the tables that say what a memory shows for itself.

Evidence rows never change. Spans are packed as offset u64, length u32, digest of 8 bytes, form u8,
little-endian, 21 bytes each.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from nidra.records.evidence import Form, Receipt
from nidra.records.memory import NewReceipt
from nidra.records.verdict import NOTHING, Detail, Span, SpanForm, State
from nidra.store import verdict_census
from nidra.store.connection import Connection
from nidra.store.encoded import number, string, strings
from nidra.store.raw import fetch
from nidra.store.sources import source_key
from nidra.store.visible import LOADED

_SPAN = struct.Struct("<QI8sB")
_SPAN_FORMS = tuple(SpanForm)


def pack_spans(spans: Iterable[Span]) -> bytes | None:
    """Spans as bytes, or None where there are none."""
    return b"".join([_SPAN.pack(*span) for span in spans]) or None


def unpack_spans(data: bytes | None) -> tuple[Span, ...]:
    """The spans of `pack_spans`."""
    if not data:
        return ()
    return tuple([Span(o, n, d, _SPAN_FORMS[f]) for o, n, d, f in _SPAN.iter_unpack(data)])


def pack_detail(detail: Detail) -> str | None:
    """`Detail.as_dict` as JSON, or None where it is empty."""
    drift, elided, reordered, note, places, nearest, similarity, moved_to, truncated = detail
    alike = round(similarity, 4)
    told = f', "drift": {strings(drift)}' if drift else ""
    if elided:
        told += f', "elided": {strings(elided)}'
    if reordered:
        told += f', "reordered": {reordered}'
    if note:
        told += f', "note": {string(note)}'
    if places:
        told += f', "places": {places}'
    if nearest:
        told += f', "nearest": {string(nearest)}'
    if alike:
        told += f', "similarity": {number(alike)}'
    if moved_to:
        told += f', "moved_to": {string(moved_to)}'
    if truncated:
        told += ', "truncated": true'
    return f"{{{told[2:]}}}" if told else None


def unpack_detail(text: str | None) -> Detail:
    """The detail of `pack_detail`."""
    if not text:
        return Detail()
    value = json.loads(text)
    for name in ("drift", "elided"):
        if name in value:
            value[name] = tuple(value[name])
    return Detail(**value)


# What a check may change in a verdict, in the order of `KEPT`.
Stood = tuple[
    int,
    int,
    bytes | None,
    float | None,
    int | None,
    str | None,
    str | None,
    int | None,
    int | None,
]

KEPT = (
    "state",
    "ever_ok",
    "spans",
    "coverage",
    "source_revision",
    "detail",
    "note",
    "unreached_since",
    "unreached_state",
)


class LiveRow(NamedTuple):
    """One evidence row on its way to a check: whose it is, the receipt, and the verdict that stands."""

    evidence: int
    memory: int
    receipt: Receipt
    stood: Stood

    @property
    def detail(self) -> str | None:
        """The detail of the verdict as it is stored."""
        return self.stood[5]

    @property
    def note(self) -> str | None:
        """The sentence of the verdict."""
        return self.stood[6]

    @property
    def unreached_since(self) -> int | None:
        """Since when its source is out of reach."""
        return self.stood[7]

    @property
    def unreached_state(self) -> int | None:
        """In which way its source is out of reach."""
        return self.stood[8]


_LIVE = (
    "SELECT e.id, e.memory_id, e.form, coalesce(e.excerpt, t.text), e.sha256, e.locator,"
    f" coalesce(d.name, ''), e.prefix, e.suffix, e.vouched, {', '.join(f'v.{name}' for name in KEPT)}"
    " FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
    " JOIN statement t ON t.memory_id=e.memory_id LEFT JOIN dialect d ON d.id=e.dialect_id"
)


_TOGETHER = 2000


def live_rows(connection: Connection, source: int, path: str) -> Iterator[LiveRow]:
    """The live evidence rows of one source, in the order in which they were filed.

    They are read some thousands at a time: those of a large transcript take 3.4 kB each.
    """
    after: int | None = 0
    while after is not None:
        rows = fetch(
            connection,
            f"{_LIVE} WHERE e.source_id=? AND e.id>? AND v.retired_by IS NULL AND {LOADED}"
            " ORDER BY e.id LIMIT ?",
            (source, after, _TOGETHER),
        )
        yield from (_live(row, path) for row in rows)
        after = rows[-1][0] if len(rows) == _TOGETHER else None


def live_excerpts(connection: Connection, source: int) -> Iterator[str]:
    """The excerpts that the live receipts of one source quote, read some thousands at a time."""
    after: int | None = 0
    while after is not None:
        rows = fetch(
            connection,
            "SELECT e.id, coalesce(e.excerpt, t.text) FROM evidence e"
            " JOIN verdict v ON v.evidence_id=e.id JOIN statement t ON t.memory_id=e.memory_id"
            f" WHERE e.source_id=? AND e.id>? AND e.form=? AND v.retired_by IS NULL AND {LOADED}"
            " ORDER BY e.id LIMIT ?",
            (source, after, int(Form.EXCERPT), _TOGETHER),
        )
        yield from (row[1] for row in rows)
        after = rows[-1][0] if len(rows) == _TOGETHER else None


def unread_rows(connection: Connection, source: int) -> list[tuple[int, int]]:
    """(evidence key, memory key) of the live receipts of a source that were never read."""
    return fetch(
        connection,
        "SELECT e.id, e.memory_id FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE e.source_id=? AND v.state=0 AND v.retired_by IS NULL AND {LOADED} ORDER BY e.id",
        (source,),
    )


def kinds(connection: Connection, source: int) -> tuple[bool, bool]:
    """Has a source a live receipt that was never read, and one that claims something of other files?"""
    live = (
        "SELECT 1 FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE e.source_id=? AND v.retired_by IS NULL AND {LOADED}"
    )
    row = fetch(
        connection,
        f"SELECT EXISTS ({live} AND v.state=0), EXISTS ({live} AND e.form={int(Form.CLAIM)})",
        (source, source),
    )[0]
    return bool(row[0]), bool(row[1])


def read_rows(connection: Connection, source: int, path: str) -> list[LiveRow]:
    """The live receipts of a source that have a verdict, in the order in which they were filed."""
    rows = fetch(
        connection,
        f"{_LIVE} WHERE e.source_id=? AND v.state<>0 AND v.retired_by IS NULL AND {LOADED}"
        " ORDER BY e.id",
        (source,),
    )
    return [_live(row, path) for row in rows]


def live_rows_of(connection: Connection, keys: Sequence[int]) -> list[LiveRow]:
    """The live evidence rows with these keys, each with the path where its source lies now."""
    marks = ",".join(map(str, keys))
    places = {
        row[0]: row[1]
        for row in connection.exec_driver_sql(
            "SELECT e.id, coalesce(s.location, s.path) FROM evidence e"
            f" JOIN source s ON s.id=e.source_id WHERE e.id IN ({marks})"
        )
    }
    rows = connection.exec_driver_sql(
        f"{_LIVE} WHERE e.id IN ({marks}) AND v.retired_by IS NULL AND {LOADED} ORDER BY e.id"
    ).fetchall()
    return [_live(row, places[row[0]]) for row in rows]


_FORMS = {int(form): form for form in Form}
_STATES = {int(state): state for state in State}


def _live(row: tuple[Any, ...], path: str) -> LiveRow:
    key, memory, form, excerpt, sha, locator, dialect, prefix, suffix, vouched = row[:10]
    stood: Stood = row[10:]
    state, ever_ok, spans, coverage, _, detail, note, _, _ = stood
    receipt = Receipt(
        path,
        excerpt,
        sha,
        locator,
        _FORMS[form],
        dialect,
        prefix,
        suffix,
        unpack_spans(spans),
        _STATES[state],
        bool(ever_ok),
        bool(vouched),
        coverage or 0.0,
        note or "",
        unpack_detail(detail) if detail else NOTHING,
    )
    return LiveRow(key, memory, receipt, stood)


_LAST = (1 << 63) - 1

# Evidence key, excerpt in UTF-8, sealed sha256, state, source key.
Sealed = tuple[int, bytes, bytes, int, int]


def excerpts(connection: Connection, after: int, before: int | None, limit: int) -> list[Sealed]:
    """What the integrity check needs of live rows between two keys, or behind the first.

    Excerpts come as the bytes that are hashed: decoding and encoding them again takes 2 CPU µs each.
    """
    return fetch(
        connection,
        "SELECT e.id, CAST(coalesce(e.excerpt, t.text) AS BLOB), e.sha256, v.state, e.source_id FROM evidence e"
        " JOIN verdict v ON v.evidence_id=e.id JOIN statement t ON t.memory_id=e.memory_id"
        f" WHERE e.id>? AND e.id<? AND v.retired_by IS NULL AND {LOADED} ORDER BY e.id LIMIT ?",
        (after, _LAST if before is None else before, limit),
    )


def insert_receipts(
    connection: Connection, memory: int, rows: Sequence[tuple[NewReceipt, bytes]], now: int
) -> list[int]:
    """File new evidence rows with an unread verdict each; returns their keys."""
    if not rows:
        return []
    with verdict_census.tracked(connection, "e.memory_id=?", (memory,)):
        return [_insert_receipt(connection, memory, *row, now) for row in rows]


def _insert_receipt(
    connection: Connection, memory: int, receipt: NewReceipt, digest: bytes, now: int
) -> int:
    """File one evidence row; what it has failed at that source so far is history. Returns its key."""
    source = source_key(connection, receipt.source, receipt.relative or None, now)
    done = connection.exec_driver_sql(
        "INSERT INTO evidence (memory_id, source_id, form, excerpt, sha256, locator, prefix,"
        " suffix) VALUES (?,?,?,?,?,?,?,?)",
        (
            memory,
            source,
            int(receipt.form),
            receipt.excerpt,
            digest,
            receipt.locator,
            receipt.prefix,
            receipt.suffix,
        ),
    )
    key = int(done.lastrowid)
    connection.exec_driver_sql("INSERT INTO verdict (evidence_id) VALUES (?)", (key,))
    connection.exec_driver_sql(
        "UPDATE verdict SET retired_by=? WHERE retired_by IS NULL AND evidence_id<>? AND state"
        " IN (4,6,7,10) AND evidence_id IN"
        " (SELECT id FROM evidence WHERE memory_id=? AND source_id=?)",
        (key, key, memory, source),
    )
    return key


def known_receipts(connection: Connection, memory: int) -> set[tuple[str, bytes, str]]:
    """(source path, sha256, locator) of every live evidence row of a memory."""
    rows = connection.exec_driver_sql(
        "SELECT s.path, e.sha256, e.locator FROM evidence e JOIN source s ON s.id=e.source_id"
        " JOIN verdict v ON v.evidence_id=e.id WHERE e.memory_id=? AND v.retired_by IS NULL"
        f" AND {LOADED}",
        (memory,),
    )
    return {(row[0], row[1], row[2]) for row in rows}


def states_of(connection: Connection, memories: Sequence[int]) -> list[tuple[int, int]]:
    """(memory key, state) of the live receipts of these memories, linked ones included."""
    marks = ",".join(map(str, memories))
    live = f"JOIN verdict v ON v.evidence_id=e.id WHERE v.retired_by IS NULL AND {LOADED}"
    rows = fetch(
        connection,
        f"SELECT e.memory_id, v.state FROM evidence e {live} AND e.memory_id IN ({marks})",
    )
    if links_exist(connection):
        rows += fetch(
            connection,
            "SELECT l.memory_id, v.state FROM evidence_link l JOIN evidence e"
            f" ON e.id=l.evidence_id {live} AND l.memory_id IN ({marks})",
        )
    return rows


def links_exist(connection: Connection) -> bool:
    """Does any memory show receipts of another? Most stores are spared a look for each memory."""
    return bool(fetch(connection, "SELECT 1 FROM evidence_link LIMIT 1"))
