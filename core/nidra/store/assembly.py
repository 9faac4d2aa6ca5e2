"""Whole memories from their rows, many at once.

Each query is one text, whatever the keys: they travel as a JSON array, so that it is prepared once.
Written into the text, a hundred keys have it prepared anew for each page, half of what a page took:
2.3 CPU ms in SQLite so, 1.2 with arrays. What many rows share (sources, rooms, origins) is fetched once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from nidra.records.evidence import Form
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.memory import Drawer, EvidenceRow, Memory
from nidra.records.verdict import NOTHING, State
from nidra.store.byte_checks import ReadDates
from nidra.store.connection import Connection
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.receipts import unpack_detail, unpack_spans
from nidra.store.visible import FILED, LOADED, VISIBLE

_FORMS = {int(form): form for form in Form}
_STATES = {int(state): state for state in State}
_TIERS = {int(tier): tier for tier in Tier}
_GRADES = {int(grade): grade for grade in Grade}
_STANDINGS = {int(standing): standing for standing in Standing}

_MEMORIES = (
    "SELECT m.id, m.public_id, s.text, u.name, m.attribute, m.tier, m.grade, m.standing,"
    f" m.confidence, m.flags, m.active AND {VISIBLE}, m.recorded_at, m.updated_at, m.last_reviewed,"
    " m.review_due, o.public_id, m.contested FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
    " CROSS JOIN statement s ON s.memory_id=m.id LEFT JOIN subject u ON u.id=m.subject_id"
    " LEFT JOIN memory o ON o.id=m.superseded_by"
)
_PARENTS = (
    "SELECT l.child, m.public_id FROM json_each(?) k CROSS JOIN lineage l ON l.child=k.value"
    " CROSS JOIN memory m ON m.id=l.parent ORDER BY m.id"
)
_OFFSPRING = (
    "SELECT l.parent, m.public_id FROM json_each(?) k CROSS JOIN lineage l ON l.parent=k.value"
    " CROSS JOIN memory m ON m.id=l.child ORDER BY m.id"
)
_TAGS = "SELECT t.memory_id, t.name FROM json_each(?) k CROSS JOIN tag t ON t.memory_id=k.value"
_RECEIPT = (
    "e.id, e.memory_id, e.source_id, e.excerpt, e.sha256, e.locator, e.form, e.dialect_id, v.state,"
    " v.ever_ok, e.vouched, v.retired_by, v.spans, v.coverage, v.detail, v.note, v.unreached_since,"
    " e.prefix, e.suffix"
)
_OWN_RECEIPTS = (
    f"SELECT k.value, {_RECEIPT} FROM json_each(?) k CROSS JOIN evidence e ON e.memory_id=k.value"
    f" CROSS JOIN verdict v ON v.evidence_id=e.id WHERE {LOADED}"
)
_LINKED_RECEIPTS = (
    f"SELECT k.value, {_RECEIPT} FROM json_each(?) k CROSS JOIN evidence_link l"
    " ON l.memory_id=k.value CROSS JOIN evidence e ON e.id=l.evidence_id AND e.memory_id<>k.value"
    f" CROSS JOIN verdict v ON v.evidence_id=e.id WHERE {LOADED}"
)
_DRAWERS = (
    "SELECT d.memory_id, d.foreign_id, d.origin_id, d.room_id, d.hall, d.agent, d.lines, d.filed_at,"
    " d.chunk, d.id FROM json_each(?) k CROSS JOIN drawer d ON d.memory_id=k.value"
    f" WHERE {FILED}"
)
# The plus keeps SQLite from reading every retired memory of the store for each page.
_UNITED = (
    "SELECT m.id, m.superseded_by FROM json_each(?) k CROSS JOIN memory m ON m.superseded_by=k.value"
    f" WHERE +m.active=0 AND {IS_UNITED}"
)


def build(
    connection: Connection, chosen: Sequence[int], checked: Mapping[int, int]
) -> list[Memory]:
    """The memories with these keys, complete, in the order of their keys.

    `checked` gives the last byte check of each source.
    """
    if not chosen:
        return []
    keys = sorted(set(chosen))
    listed = json.dumps(keys)
    rows = fetch(connection, _MEMORIES, (listed,))
    evidence = _evidence(connection, listed, {row[0]: row[2] for row in rows}, checked)
    drawers = _drawers(connection, keys)
    tags = _grouped(connection, _TAGS, listed)
    parents = _grouped(connection, _PARENTS, listed)
    offspring = _grouped(connection, _OFFSPRING, listed)
    return [
        Memory(
            row[0],
            row[1],
            row[2],
            row[3],
            row[4],
            _TIERS[row[5]],
            _GRADES[row[6]],
            _STANDINGS[row[7]],
            row[8],
            tuple(row[9].split()),
            tuple(tags.get(row[0], ())),
            bool(row[10]),
            row[11],
            row[12],
            row[13],
            row[14],
            row[15],
            tuple(evidence.get(row[0], ())),
            tuple(drawers.get(row[0], ())),
            tuple(parents.get(row[0], ())),
            tuple(offspring.get(row[0], ())),
            bool(row[16]),
        )
        for row in rows
    ]


def _grouped(connection: Connection, sql: str, listed: str) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for key, name in fetch(connection, sql, (listed,)):
        found.setdefault(key, []).append(name)
    return found


def _shared(connection: Connection, columns: str, table: str, keys: Iterable[int | None]) -> Any:
    """The rows of a table that many others point to, by key."""
    listed = json.dumps([key for key in set(keys) if key is not None])
    sql = f"SELECT t.id, {columns} FROM json_each(?) k CROSS JOIN {table} t ON t.id=k.value"
    return {row[0]: row for row in fetch(connection, sql, (listed,))}


def _evidence(
    connection: Connection, listed: str, texts: dict[int, str], checked: Mapping[int, int]
) -> dict[int, list[EvidenceRow]]:
    rows = fetch(connection, _OWN_RECEIPTS, (listed,))
    rows += fetch(connection, _LINKED_RECEIPTS, (listed,))
    rows.sort(key=itemgetter(1))
    sources = _shared(connection, "t.path, t.relative", "source", (row[3] for row in rows))
    dialects = _shared(connection, "t.name", "dialect", (row[8] for row in rows))
    if isinstance(checked, ReadDates):
        checked.look_up(sources)
    elsewhere = {row[2] for row in rows if row[4] is None} - texts.keys()
    texts = texts | _statements(connection, elsewhere) if elsewhere else texts
    found: dict[int, list[EvidenceRow]] = {}
    for row in rows:
        one = _receipt(row, texts, sources[row[3]], dialects.get(row[8]), checked)
        found.setdefault(row[0], []).append(one)
    return found


def _statements(connection: Connection, memories: Iterable[int]) -> dict[int, str]:
    sql = (
        "SELECT s.memory_id, s.text FROM json_each(?) k CROSS JOIN statement s ON"
        " s.memory_id=k.value"
    )
    return dict(fetch(connection, sql, (json.dumps(list(memories)),)))


def _receipt(
    row: tuple[Any, ...],
    texts: Mapping[int, str],
    source: tuple[int, str, str | None],
    dialect: tuple[int, str] | None,
    checked: Mapping[int, int],
) -> EvidenceRow:
    (_, key, memory, at, excerpt, digest, locator, form, _, state, ever_ok, vouched) = row[:12]
    (retired, spans, coverage, detail, note, unreached, prefix, suffix) = row[12:]
    return EvidenceRow(
        key,
        source[1],
        texts[memory] if excerpt is None else excerpt,
        digest.hex(),
        locator,
        _FORMS[form],
        dialect[1] if dialect else "",
        _STATES[state],
        bool(ever_ok),
        bool(vouched),
        retired is not None,
        unpack_spans(spans) if spans else (),
        coverage or 0.0,
        unpack_detail(detail) if detail else NOTHING,
        note or "Not yet read.",
        checked.get(at),
        unreached,
        prefix,
        suffix,
        source[2] or "",
    )


def _drawers(connection: Connection, keys: Sequence[int]) -> dict[int, list[Drawer]]:
    """The foreign rows that say what these memories say: their own, and those of what they united."""
    holders = united_under(connection, keys)
    rows = fetch(connection, _DRAWERS, (json.dumps(list(holders)),))
    rows.sort(key=itemgetter(9))
    origins = _shared(connection, "t.location", "origin", (row[2] for row in rows))
    rooms = _shared(connection, "t.wing, t.name", "room", (row[3] for row in rows))
    nowhere = (0, "", "")
    found: dict[int, list[Drawer]] = {}
    for memory, foreign, origin, room, hall, agent, lines, filed, chunk, _ in rows:
        _, wing, name = rooms.get(room, nowhere)
        drawer = Drawer(
            foreign,
            origins[origin][1] or "",
            wing or "",
            name or "",
            hall or "",
            agent or "",
            lines or "",
            filed or "",
            -1 if chunk is None else chunk,
        )
        for holder in holders[memory]:
            found.setdefault(holder, []).append(drawer)
    return found


def united_under(connection: Connection, chosen: Sequence[int]) -> dict[int, list[int]]:
    """Which of these memories stand for a memory, by its key: for themselves, and for what they united."""
    above: dict[int, int] = {}
    level = list(chosen)
    while level:
        rows = fetch(connection, _UNITED, (json.dumps(level),))
        level = [row[0] for row in rows if row[0] not in above]
        above.update(rows)
    wanted = set(chosen)
    holders: dict[int, list[int]] = {}
    for key in (*chosen, *(key for key in above if key not in wanted)):
        at: int | None = key
        holders[key] = []
        while at is not None:
            if at in wanted:
                holders[key].append(at)
            at = above.get(at)
    return holders
