"""Readers: one memory, all of them in order, and foreign rows with what became of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection

from nidra.records.evidence import Form
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.memory import Drawer, EvidenceRow, Memory
from nidra.records.verdict import NOTHING, State
from nidra.store.byte_checks import ReadDates
from nidra.store.filters import Conditions, conditions, sources_named
from nidra.store.filters import Filter as Filter
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.receipts import unpack_detail, unpack_spans
from nidra.store.visible import FILED, LOADED, VISIBLE

PAGE = 500
# So many memories are asked in turn before keys of rare values are fetched, and more each time. While
# this share of them fits, going on is cheaper; else so many keys are fetched for each: asking a memory
# takes 1.5 µs, fetching a key 0.3.
_WINDOW, _OFTEN, _FETCHED = 1000, 0.02, 12
_LAST = 2**63 - 1


def keys(
    connection: Connection, chosen: Filter | None = None, limit: int | None = None, after: int = 0
) -> list[int]:
    """The keys of visible memories that a filter lets through, ascending, after a key."""
    asked = conditions(connection, chosen or Filter(active=None))
    if asked.nothing or limit == 0:
        return []
    found: list[int] = []
    size = _WINDOW
    while True:
        end = _end_of_window(connection, asked, after, size)
        left = -1 if limit is None else limit - len(found)
        page = _between(connection, asked, left, after, end)
        found += page
        if end is None or len(page) == left:
            return found
        if len(page) < size * _OFTEN:
            rare = asked.rare(connection, end, size * _FETCHED)
            if rare is not None:
                left = -1 if limit is None else limit - len(found)
                return found + _among(connection, asked, left, sorted(rare))
        after, size = end, size * 4


def _end_of_window(connection: Connection, asked: Conditions, after: int, size: int) -> int | None:
    """The last key of the next memories that are asked, or None where these are all there are."""
    rows = fetch(
        connection,
        f"SELECT m.id FROM memory m WHERE m.id>?{asked.own} ORDER BY m.id LIMIT 1 OFFSET {size}",
        (after,),
    )
    return rows[0][0] if rows else None


def _between(
    connection: Connection, asked: Conditions, limit: int, after: int, end: int | None
) -> list[int]:
    """The keys up to `end` that fit, each memory asked in turn."""
    rows = fetch(
        connection,
        f"SELECT m.id FROM memory m WHERE m.id>? AND m.id<=? AND {asked.sql} ORDER BY m.id LIMIT ?",
        (after, _LAST if end is None else end, *asked.words, limit),
    )
    return [row[0] for row in rows]


def _among(
    connection: Connection, asked: Conditions, limit: int, candidates: Sequence[int]
) -> list[int]:
    """Those of some keys that fit, these memories alone being asked."""
    found: list[int] = []
    for at in range(0, len(candidates), _WINDOW):
        rows = fetch(
            connection,
            "SELECT m.id FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
            f" WHERE {asked.sql} LIMIT ?",
            (json.dumps(candidates[at : at + _WINDOW]), *asked.words, max(-1, limit - len(found))),
        )
        found += (row[0] for row in rows)
        if len(found) == limit:
            break
    return found


def keys_in_source(connection: Connection, chosen: Filter, limit: int | None = None) -> list[int]:
    """The keys that a filter with a source lets through, in the order in which the source says them."""
    fitting = keys(connection, chosen)
    sources = ",".join(map(str, sources_named(connection, chosen.source or "")))
    rows = fetch(
        connection,
        "SELECT k.value, (SELECT min(d.chunk) FROM drawer d JOIN evidence e ON e.id=d.evidence_id"
        " WHERE d.memory_id IN (SELECT k.value UNION ALL"
        " SELECT x.memory_id FROM evidence_link l JOIN evidence x ON x.id=l.evidence_id"
        f" WHERE l.memory_id=k.value) AND +e.source_id IN ({sources})) AS place"
        " FROM json_each(?) k ORDER BY place, k.value LIMIT ?",
        (json.dumps(fitting), -1 if limit is None else limit),
    )
    return [row[0] for row in rows]


def each(
    connection: Connection, checked: Mapping[int, int], chosen: Filter | None = None
) -> Iterator[Memory]:
    """Every memory in the order of its key. `checked` gives the last byte check of each source."""
    after = 0
    while page := keys(connection, chosen, PAGE, after):
        yield from build(connection, page, checked)
        after = page[-1]


def named(connection: Connection, names: Sequence[str]) -> list[int]:
    """The keys of the memories with these ids, those too that count no more, in the order given."""
    rows = connection.exec_driver_sql(
        f"SELECT public_id, id FROM memory WHERE public_id IN ({','.join('?' * len(names))})",
        tuple(names),
    )
    keys = {row[0]: row[1] for row in rows}
    return [keys[name] for name in names if name in keys]


def build(
    connection: Connection, chosen: Sequence[int], checked: Mapping[int, int]
) -> list[Memory]:
    """The memories with these keys, complete, in the order of their keys."""
    if not chosen:
        return []
    marks = ",".join(map(str, chosen))
    evidence = _evidence(connection, marks, checked)
    drawers = _drawers(connection, chosen)
    tags = _grouped(connection, f"SELECT memory_id, name FROM tag WHERE memory_id IN ({marks})")
    parents = _grouped(
        connection,
        "SELECT l.child, m.public_id FROM lineage l JOIN memory m ON m.id=l.parent"
        f" WHERE l.child IN ({marks}) ORDER BY m.id",
    )
    offspring = _grouped(
        connection,
        "SELECT l.parent, m.public_id FROM lineage l JOIN memory m ON m.id=l.child"
        f" WHERE l.parent IN ({marks}) ORDER BY m.id",
    )
    rows = fetch(
        connection,
        "SELECT m.id, m.public_id, s.text, u.name, m.attribute, m.tier, m.grade, m.standing,"
        f" m.confidence, m.flags, m.active AND {VISIBLE}, m.recorded_at, m.updated_at, m.last_reviewed,"
        " m.review_due, o.public_id, m.contested FROM memory m JOIN statement s ON s.memory_id=m.id"
        " LEFT JOIN subject u ON u.id=m.subject_id LEFT JOIN memory o ON o.id=m.superseded_by"
        f" WHERE m.id IN ({marks}) ORDER BY m.id",
    )
    return [
        Memory(
            key=row[0],
            id=row[1],
            statement=row[2],
            subject=row[3],
            attribute=row[4],
            tier=Tier(row[5]),
            grade=Grade(row[6]),
            standing=Standing(row[7]),
            confidence=row[8],
            flags=tuple(row[9].split()),
            tags=tuple(tags.get(row[0], ())),
            active=bool(row[10]),
            recorded_at=row[11],
            updated_at=row[12],
            last_reviewed=row[13],
            review_due=row[14],
            superseded_by=row[15],
            evidence=tuple(evidence.get(row[0], ())),
            drawers=tuple(drawers.get(row[0], ())),
            premises=tuple(parents.get(row[0], ())),
            dependants=tuple(offspring.get(row[0], ())),
            contested=bool(row[16]),
        )
        for row in rows
    ]


def _grouped(connection: Connection, sql: str) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for key, name in fetch(connection, sql):
        found.setdefault(key, []).append(name)
    return found


def _evidence(
    connection: Connection, marks: str, checked: Mapping[int, int]
) -> dict[int, list[EvidenceRow]]:
    held = (
        f"(SELECT memory_id AS holder, id AS evidence FROM evidence WHERE memory_id IN ({marks})"
        " UNION SELECT memory_id, evidence_id FROM evidence_link"
        f" WHERE memory_id IN ({marks}))"
    )
    rows = fetch(
        connection,
        "SELECT h.holder, e.id, e.memory_id, s.path, e.excerpt, e.sha256, e.locator, e.form, d.name,"
        " v.state, v.ever_ok, e.vouched, v.retired_by, v.spans, v.coverage, v.detail, v.note,"
        " e.source_id, v.unreached_since, e.prefix, e.suffix, s.relative"
        f" FROM {held} h JOIN evidence e ON e.id=h.evidence JOIN verdict v ON v.evidence_id=e.id"
        " JOIN source s ON s.id=e.source_id"
        f" LEFT JOIN dialect d ON d.id=e.dialect_id WHERE {LOADED}",
    )
    rows.sort(key=itemgetter(1))
    if isinstance(checked, ReadDates):
        checked.look_up(row[17] for row in rows)
    texts = _statements(connection, {row[2] for row in rows if row[4] is None})
    found: dict[int, list[EvidenceRow]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(_evidence_row(row, texts, checked))
    return found


def _statements(connection: Connection, memories: Iterable[int]) -> dict[int, str]:
    marks = ",".join(map(str, memories))
    rows = fetch(connection, f"SELECT memory_id, text FROM statement WHERE memory_id IN ({marks})")
    return dict(rows)


_FORMS = {int(form): form for form in Form}
_STATES = {int(state): state for state in State}


def _evidence_row(
    row: tuple[Any, ...], texts: Mapping[int, str], checked: Mapping[int, int]
) -> EvidenceRow:
    (_, key, memory, source, excerpt, digest, locator, form, dialect, state, ever_ok, vouched) = (
        row[:12]
    )
    (retired, spans, coverage, detail, note, at, unreached, prefix, suffix, relative) = row[12:]
    return EvidenceRow(
        key,
        source,
        texts[memory] if excerpt is None else excerpt,
        digest.hex(),
        locator,
        _FORMS[form],
        dialect or "",
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
        relative or "",
    )


def _drawers(connection: Connection, chosen: Sequence[int]) -> dict[int, list[Drawer]]:
    """The foreign rows that say what these memories say: their own, and those of what they united."""
    holders = _united_under(connection, chosen)
    marks = ",".join(map(str, holders))
    rows = fetch(
        connection,
        "SELECT d.memory_id, d.foreign_id, o.location, r.wing, r.name, d.hall, d.agent, d.lines,"
        " d.filed_at, d.chunk FROM drawer d JOIN origin o ON o.id=d.origin_id"
        f" LEFT JOIN room r ON r.id=d.room_id WHERE d.memory_id IN ({marks}) AND {FILED}"
        " ORDER BY d.id",
    )
    found: dict[int, list[Drawer]] = {}
    for row in rows:
        chunk = -1 if row[9] is None else row[9]
        drawer = Drawer(
            row[1],
            row[2],
            row[3] or "",
            row[4] or "",
            row[5] or "",
            row[6] or "",
            row[7] or "",
            row[8] or "",
            chunk,
        )
        for holder in holders[row[0]]:
            found.setdefault(holder, []).append(drawer)
    return found


def _united_under(connection: Connection, chosen: Sequence[int]) -> dict[int, list[int]]:
    """Which of these memories stand for a memory, by its key: for themselves, and for what they united."""
    above: dict[int, int] = {}
    level = list(chosen)
    while level:
        rows = connection.exec_driver_sql(
            "SELECT m.id, m.superseded_by FROM memory m"
            f" WHERE m.superseded_by IN ({','.join(map(str, level))}) AND m.active=0 AND {IS_UNITED}"
        ).fetchall()
        level = [row[0] for row in rows if row[0] not in above]
        above.update((row[0], row[1]) for row in rows)
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
