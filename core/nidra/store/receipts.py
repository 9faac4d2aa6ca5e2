"""Evidence and verdicts: the tables that say what a memory shows for itself.

Evidence rows never change. Spans are packed as offset u64, length u32, digest of 8 bytes, form u8,
little-endian, 21 bytes each.
"""

from __future__ import annotations

import json
import struct
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from nidra.records.evidence import Form, Receipt
from nidra.records.memory import NewReceipt
from nidra.records.verdict import FAILED, NOTHING, Detail, Span, SpanForm, State, Verdict
from nidra.store import verdict_census
from nidra.store.among import among
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.sources import source_key
from nidra.store.visible import LOADED

_SPAN = struct.Struct("<QI8sB")


def pack_spans(spans: Iterable[Span]) -> bytes | None:
    """Spans as bytes, or None where there are none."""
    return b"".join(_SPAN.pack(s.offset, s.length, s.digest, s.form) for s in spans) or None


def unpack_spans(data: bytes | None) -> tuple[Span, ...]:
    """The spans of `pack_spans`."""
    if not data:
        return ()
    return tuple(Span(o, n, d, SpanForm(f)) for o, n, d, f in _SPAN.iter_unpack(data))


# `json.dumps` would make a new one for each receipt, which takes 2 CPU µs.
_ENCODER = json.JSONEncoder(ensure_ascii=False)


@lru_cache(maxsize=256)
def pack_detail(detail: Detail) -> str | None:
    """A detail as JSON, or None where it is empty."""
    value = detail.as_dict()
    return _ENCODER.encode(value) if value else None


def unpack_detail(text: str | None) -> Detail:
    """The detail of `pack_detail`."""
    if not text:
        return Detail()
    value = json.loads(text)
    for name in ("drift", "elided"):
        if name in value:
            value[name] = tuple(value[name])
    return Detail(**value)


class LiveRow(NamedTuple):
    """One evidence row on its way to a check: whose it is, and the receipt."""

    evidence: int
    memory: int
    receipt: Receipt
    unreached_since: int | None
    unreached_state: int | None
    detail: str | None
    note: str | None


def memories_of(connection: Connection, changes: Sequence[VerdictChange]) -> list[int]:
    """The memories that these receipts bear out, those included that share them by a union."""
    found = {change.memory for change in changes}
    if changes and links_exist(connection):
        marks = ",".join(str(change.evidence) for change in changes)
        rows = connection.exec_driver_sql(
            f"SELECT memory_id FROM evidence_link WHERE evidence_id IN ({marks})"
        )
        found.update(row[0] for row in rows)
    return sorted(found)


_LIVE = (
    "SELECT e.id, e.memory_id, e.form, coalesce(e.excerpt, t.text), e.sha256, e.locator,"
    " coalesce(d.name, ''), e.prefix, e.suffix, v.spans, v.state, v.ever_ok, e.vouched,"
    " v.unreached_since, v.unreached_state, v.detail, v.note, coalesce(v.coverage, 0)"
    " FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
    " JOIN statement t ON t.memory_id=e.memory_id LEFT JOIN dialect d ON d.id=e.dialect_id"
)


def live_rows(connection: Connection, source: int, path: str) -> list[LiveRow]:
    """The live evidence rows of one source, in the order in which they were filed."""
    rows = fetch(
        connection,
        f"{_LIVE} WHERE e.source_id=? AND v.retired_by IS NULL AND {LOADED} ORDER BY e.id",
        (source,),
    )
    return [_live(row, path) for row in rows]


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
        f" WHERE e.source_id=?1 AND v.retired_by IS NULL AND {LOADED}"
    )
    row = fetch(
        connection,
        f"SELECT EXISTS ({live} AND v.state=0), EXISTS ({live} AND e.form={int(Form.CLAIM)})",
        (source,),
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


def _live(row: Sequence[object], path: str) -> LiveRow:
    (key, memory, form, excerpt, sha, locator, dialect, prefix, suffix, spans, state) = row[:11]
    receipt = Receipt(
        path,
        excerpt,  # type: ignore[arg-type]
        sha,  # type: ignore[arg-type]
        locator,  # type: ignore[arg-type]
        _FORMS[form],  # type: ignore[index]
        dialect,  # type: ignore[arg-type]
        prefix,  # type: ignore[arg-type]
        suffix,  # type: ignore[arg-type]
        unpack_spans(spans),  # type: ignore[arg-type]
        _STATES[state],  # type: ignore[index]
        bool(row[11]),
        bool(row[12]),
        row[17],  # type: ignore[arg-type]
        row[16] or "",  # type: ignore[arg-type]
        unpack_detail(row[15]) if row[15] else NOTHING,  # type: ignore[arg-type]
    )
    return LiveRow(key, memory, receipt, *row[13:17])  # type: ignore[arg-type]


# Evidence key, excerpt in UTF-8, sealed sha256, state, source key.
Sealed = tuple[int, bytes, bytes, int, int]


def excerpts(connection: Connection, after: int, limit: int) -> list[Sealed]:
    """What the integrity check needs of live rows after a key.

    Excerpts come as the bytes that are hashed: decoding and encoding them again takes 2 CPU µs each.
    """
    return fetch(
        connection,
        "SELECT e.id, CAST(coalesce(e.excerpt, t.text) AS BLOB), e.sha256, v.state, e.source_id FROM evidence e"
        " JOIN verdict v ON v.evidence_id=e.id JOIN statement t ON t.memory_id=e.memory_id"
        f" WHERE e.id>? AND v.retired_by IS NULL AND {LOADED} ORDER BY e.id LIMIT ?",
        (after, limit),
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


class VerdictChange(NamedTuple):
    """What a check found for one evidence row, ready to be written."""

    evidence: int
    memory: int
    old: State
    verdict: Verdict
    revision: int
    unreached_since: int | None
    unreached_state: int | None


def write_verdicts(connection: Connection, changes: Sequence[VerdictChange]) -> None:
    """Write what checks found. A row that was once ok stays marked as such."""
    keys = [change.evidence for change in changes]
    states = Counter(int(change.verdict.state) for change in changes)
    with verdict_census.becoming(connection, keys, states):
        _write_verdicts(connection, changes)


def _write_verdicts(connection: Connection, changes: Sequence[VerdictChange]) -> None:
    alone, alike = _grouped(changes)
    if alone:
        connection.exec_driver_sql(
            f"{_SET_VERDICT} WHERE evidence_id=?", [(*_values(c), c.evidence) for c in alone]
        )
    for group in alike:
        these = among("evidence_id", [change.evidence for change in group])
        connection.exec_driver_sql(f"{_SET_VERDICT} WHERE {these}", _values(group[0]))


def kept_verdicts(
    connection: Connection, changes: Sequence[VerdictChange]
) -> dict[int, dict[str, Any]]:
    """The verdicts that stand now, by evidence key, in a form for JSON; those never read left out."""
    chosen = [change.evidence for change in changes if change.old is not State.UNCHECKED]
    return standing(connection, chosen)


def standing(connection: Connection, chosen: Sequence[int]) -> dict[int, dict[str, Any]]:
    """The verdicts of receipts that were read, by evidence key, in a form for JSON."""
    found: dict[int, dict[str, Any]] = {}
    for at in range(0, len(chosen), 5000):
        marks = ",".join(map(str, chosen[at : at + 5000]))
        for row in fetch(
            connection,
            f"SELECT evidence_id, {', '.join(_KEPT)} FROM verdict"
            f" WHERE state<>0 AND evidence_id IN ({marks})",
        ):
            value = dict(zip(("evidence", *_KEPT), row, strict=True))
            value["spans"] = value["spans"].hex() if value["spans"] else None
            found[row[0]] = value
    return found


def put_back(connection: Connection, old: Sequence[dict[str, Any]]) -> None:
    """Write verdicts as `kept_verdicts` gave them; one with an evidence key alone was never read."""
    rows = [
        (
            value.get("state", 0),
            value.get("ever_ok", 0),
            bytes.fromhex(value["spans"]) if value.get("spans") else None,
            *(value.get(name) for name in _KEPT[3:]),
            value["evidence"],
        )
        for value in old
    ]
    keys = json.dumps([row[-1] for row in rows])
    with verdict_census.tracked(connection, "e.id IN (SELECT value FROM json_each(?))", (keys,)):
        connection.exec_driver_sql(
            f"UPDATE verdict SET {', '.join(f'{name}=?' for name in _KEPT)} WHERE evidence_id=?",
            rows,
        )


_KEPT = (
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

_SET_VERDICT = (
    "UPDATE verdict SET state=?, ever_ok=max(ever_ok, ?), spans=?, coverage=?,"
    " source_revision=max(coalesce(source_revision, 0), ?),"
    " detail=?, note=?, unreached_since=?, unreached_state=?"
)


def _values(change: VerdictChange) -> tuple[object, ...]:
    found = change.verdict
    return (
        int(found.state),
        int(found.ok),
        pack_spans(found.spans) if found.spans else None,
        found.coverage,
        change.revision,
        pack_detail(found.detail) if found.detail is not NOTHING else None,
        found.sentence,
        change.unreached_since,
        change.unreached_state,
    )


def _grouped(
    changes: Sequence[VerdictChange],
) -> tuple[list[VerdictChange], list[list[VerdictChange]]]:
    """Changes by themselves, and those that share one verdict: all the receipts of a gone source."""
    by_verdict: dict[tuple[int, int, int | None, int | None], list[VerdictChange]] = {}
    for c in changes:
        shared = (id(c.verdict), c.revision, c.unreached_since, c.unreached_state)
        by_verdict.setdefault(shared, []).append(c)
    alone = [group[0] for group in by_verdict.values() if len(group) == 1]
    return alone, [group for group in by_verdict.values() if len(group) > 1]


def row_states(
    connection: Connection, memories: Sequence[int]
) -> list[tuple[int, int, int, int, str]]:
    """(memory key, state, ever ok, vouched, source path) of live rows, linked ones included.

    The path is empty where the row did not fail: no sentence names its source.
    """
    marks = ",".join(map(str, memories))
    live = f"JOIN verdict v ON v.evidence_id=e.id WHERE v.retired_by IS NULL AND {LOADED}"
    rows = fetch(
        connection,
        f"SELECT e.memory_id, {_JUDGED} FROM evidence e {live} AND e.memory_id IN ({marks})",
    )
    if links_exist(connection):
        rows += fetch(
            connection,
            f"SELECT l.memory_id, {_JUDGED} FROM evidence_link l JOIN evidence e"
            f" ON e.id=l.evidence_id {live} AND l.memory_id IN ({marks})",
        )
    return rows


_FAILED = ",".join(str(int(state)) for state in FAILED)
_JUDGED = (
    f"v.state, v.ever_ok, e.vouched, CASE WHEN v.state IN ({_FAILED})"
    " THEN (SELECT path FROM source s WHERE s.id=e.source_id) ELSE '' END"
)


def links_exist(connection: Connection) -> bool:
    """Does any memory show receipts of another? Most stores are spared a look for each memory."""
    return bool(fetch(connection, "SELECT 1 FROM evidence_link LIMIT 1"))
