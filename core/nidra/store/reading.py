"""Readers: one memory, all of them in order, and foreign rows with what became of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from nidra.records.evidence import Form
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.memory import Drawer, EvidenceRow, Memory
from nidra.records.verdict import State
from nidra.store import verdict_census
from nidra.store.lineage import IS_UNITED
from nidra.store.receipts import unpack_detail, unpack_spans
from nidra.store.visible import FILED, LOADED, VISIBLE

PAGE = 500


@dataclass(frozen=True, slots=True)
class Filter:
    """Which memories to list. None means any."""

    grade: Grade | None = None
    standing: Standing | None = None
    verdict: State | None = None
    wing: str | None = None
    room: str | None = None
    tag: str | None = None
    subject: str | None = None
    hall: str | None = None
    agent: str | None = None
    source: str | None = None
    active: bool | None = True


def keys(
    connection: Connection, chosen: Filter | None = None, limit: int | None = None, after: int = 0
) -> list[int]:
    """The keys of visible memories that a filter lets through, ascending, after a key."""
    if (
        chosen is not None
        and chosen.verdict is not None
        and not _any_has(connection, chosen.verdict)
    ):
        return []
    where, words = conditions(chosen or Filter(active=None))
    rows = connection.exec_driver_sql(
        f"SELECT m.id FROM memory m WHERE m.id > ? AND {VISIBLE}{where} ORDER BY m.id LIMIT ?",
        (after, *words, -1 if limit is None else limit),
    )
    return [row[0] for row in rows]


def _any_has(connection: Connection, verdict: State) -> bool:
    """Has any receipt this verdict? It is known without a look at the memories."""
    return any(State(s).label == verdict.label for s in verdict_census.count(connection))


def keys_in_source(connection: Connection, chosen: Filter, limit: int | None = None) -> list[int]:
    """The keys that a filter with a source lets through, in the order in which the source says them."""
    where, words = conditions(chosen)
    rows = connection.exec_driver_sql(
        f"SELECT m.id, (SELECT min(d.chunk) FROM drawer d JOIN evidence e ON e.id=d.evidence_id"
        f" JOIN source s ON s.id=e.source_id WHERE d.memory_id IN (SELECT m.id UNION ALL"
        " SELECT x.memory_id FROM evidence_link l JOIN evidence x ON x.id=l.evidence_id"
        f" WHERE l.memory_id=m.id) AND {_NAMED}) AS place"
        f" FROM memory m WHERE {VISIBLE}{where} ORDER BY place, m.id LIMIT ?",
        (*_named(chosen.source or ""), *words, -1 if limit is None else limit),
    )
    return [row[0] for row in rows]


# A source by its whole path, or by its last parts.
_NAMED = "(s.path=? OR substr(s.path, -length(?)-1)='/'||?)"


def _named(path: str) -> tuple[str, str, str]:
    return path, path, path


def conditions(chosen: Filter) -> tuple[str, list[Any]]:
    """A filter as conditions on `memory m`, each after an AND, with their values."""
    parts: list[str] = []
    words: list[Any] = []

    def need(sql: str, *values: Any) -> None:
        parts.append(f" AND {sql}")
        words.extend(values)

    def need_drawer(sql: str, *values: Any) -> None:
        # A memory is found by its own drawers, and by those of the memories united into it.
        need(
            f"(EXISTS (SELECT 1 FROM drawer d WHERE d.memory_id=m.id AND {FILED} AND {sql})"
            " OR m.id IN (WITH RECURSIVE up(id) AS (SELECT m.superseded_by FROM memory m"
            f" WHERE {IS_UNITED} AND EXISTS (SELECT 1 FROM drawer d WHERE d.memory_id=m.id"
            f" AND {FILED} AND {sql}) UNION SELECT m.superseded_by FROM up JOIN memory m ON m.id=up.id"
            f" WHERE {IS_UNITED}) SELECT id FROM up))",
            *values,
            *values,
        )

    if chosen.active is not None:
        need("m.active=?", int(chosen.active))
    if chosen.grade is not None:
        need("m.grade=?", int(chosen.grade))
    if chosen.standing is not None:
        need("m.standing=?", int(chosen.standing))
    if chosen.verdict is not None:
        alike = ",".join(str(int(s)) for s in State if s.label == chosen.verdict.label)
        need(
            "EXISTS (SELECT 1 FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
            f" WHERE (e.memory_id=m.id OR e.id IN (SELECT evidence_id FROM evidence_link"
            f" WHERE memory_id=m.id)) AND v.retired_by IS NULL AND {LOADED}"
            f" AND v.state IN ({alike}))"
        )
    if chosen.wing is not None or chosen.room is not None:
        need_drawer(
            "d.room_id IN (SELECT id FROM room r WHERE (? IS NULL OR r.wing=?)"
            " AND (? IS NULL OR r.name=?))",
            chosen.wing,
            chosen.wing,
            chosen.room,
            chosen.room,
        )
    for column in ("hall", "agent"):
        value = getattr(chosen, column)
        if value is not None:
            need_drawer(f"d.{column}=?", value)
    if chosen.source is not None:
        need(
            "m.id IN (SELECT e.memory_id FROM evidence e JOIN source s ON s.id=e.source_id"
            f" WHERE {_NAMED} AND {LOADED} UNION SELECT l.memory_id FROM evidence_link l"
            " JOIN evidence e ON e.id=l.evidence_id JOIN source s ON s.id=e.source_id"
            f" WHERE {_NAMED} AND {LOADED})",
            *_named(chosen.source),
            *_named(chosen.source),
        )
    if chosen.tag is not None:
        need("m.id IN (SELECT memory_id FROM tag WHERE name=?)", chosen.tag)
    if chosen.subject is not None:
        need(
            "m.id IN (SELECT s.id FROM subject u JOIN memory s ON s.subject_id=u.id WHERE u.key=?"
            " UNION SELECT a.memory_id FROM subject u JOIN subject_alias a ON a.subject_id=u.id"
            " WHERE u.key=?)",
            chosen.subject,
            chosen.subject,
        )
    return "".join(parts), words


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
    rows = connection.exec_driver_sql(
        "SELECT m.id, m.public_id, s.text, u.name, m.attribute, m.tier, m.grade, m.standing,"
        f" m.confidence, m.flags, m.active AND {VISIBLE}, m.recorded_at, m.updated_at, m.last_reviewed,"
        " m.review_due, o.public_id, m.contested FROM memory m JOIN statement s ON s.memory_id=m.id"
        " LEFT JOIN subject u ON u.id=m.subject_id LEFT JOIN memory o ON o.id=m.superseded_by"
        f" WHERE m.id IN ({marks}) ORDER BY m.id"
    ).fetchall()
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
    for key, name in connection.exec_driver_sql(sql):
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
    rows = connection.exec_driver_sql(
        "SELECT h.holder, e.id, s.path, coalesce(e.excerpt, t.text), e.sha256, e.locator, e.form,"
        " coalesce(d.name, ''), v.state, v.ever_ok, e.vouched, v.retired_by, v.spans, v.coverage,"
        " v.detail, v.note, e.source_id, v.unreached_since, e.prefix, e.suffix, s.relative"
        f" FROM {held} h JOIN evidence e ON e.id=h.evidence JOIN verdict v ON v.evidence_id=e.id"
        " JOIN source s ON s.id=e.source_id JOIN statement t ON t.memory_id=e.memory_id"
        f" LEFT JOIN dialect d ON d.id=e.dialect_id WHERE {LOADED} ORDER BY e.id"
    ).fetchall()
    found: dict[int, list[EvidenceRow]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(_evidence_row(row, checked))
    return found


def _evidence_row(row: Any, checked: Mapping[int, int]) -> EvidenceRow:
    return EvidenceRow(
        key=row[1],
        source=row[2],
        excerpt=row[3],
        sha256=row[4].hex(),
        locator=row[5],
        form=Form(row[6]),
        dialect=row[7],
        state=State(row[8]),
        ever_ok=bool(row[9]),
        vouched=bool(row[10]),
        retired=row[11] is not None,
        spans=unpack_spans(row[12]),
        coverage=row[13] or 0.0,
        detail=unpack_detail(row[14]),
        note=row[15] or "Not yet read.",
        read_at=checked.get(row[16]),
        unreached_since=row[17],
        prefix=row[18],
        suffix=row[19],
        relative=row[20] or "",
    )


def _drawers(connection: Connection, chosen: Sequence[int]) -> dict[int, list[Drawer]]:
    """The foreign rows that say what these memories say: their own, and those of what they united."""
    holders = _united_under(connection, chosen)
    marks = ",".join(map(str, holders))
    rows = connection.exec_driver_sql(
        "SELECT d.memory_id, d.foreign_id, o.location, r.wing, r.name, d.hall, d.agent, d.lines,"
        " d.filed_at, d.chunk FROM drawer d JOIN origin o ON o.id=d.origin_id"
        f" LEFT JOIN room r ON r.id=d.room_id WHERE d.memory_id IN ({marks}) AND {FILED}"
        " ORDER BY d.id"
    ).fetchall()
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
