"""Unions: writing that memories which say the same are one.

A union moves nothing: the evidence of the memories that were united is linked to the one that is
kept; they themselves are superseded by it and keep what they had.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from nidra.records.duplicate import CopyRow, Premise
from nidra.store import verdict_census
from nidra.store.connection import Connection
from nidra.store.duplicates import above
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch


@dataclass
class Merged:
    """What one union added to the memory that is kept, as the journal tells it."""

    links: list[int] = field(default_factory=list)
    retired: list[int] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    subjects: list[str] = field(default_factory=list)
    subject: str | None = None
    attribute: str | None = None
    lineage: list[tuple[int, int, str, float]] = field(default_factory=list)

    def as_dict(self, names: dict[int, str], united: Sequence[str]) -> dict[str, Any]:
        """The detail of event `merged`; the keys `subject` and `attribute` only where they were set."""
        detail: dict[str, Any] = {
            "from": list(united),
            "links": self.links,
            "retired": self.retired,
            "tags": self.tags,
            "subjects": self.subjects,
            "lineage": [[names[a], names[b], kind, w] for a, b, kind, w in self.lineage],
        }
        for name in ("subject", "attribute"):
            if getattr(self, name) is not None:
                detail[name] = getattr(self, name)
        return detail


def link(connection: Connection, keeper: int, rows: Sequence[CopyRow]) -> list[int]:
    """Let a memory show these receipts too; returns the keys of those that it did not show before."""
    if not rows:
        return []
    marks = ",".join(str(row.evidence) for row in rows)
    known = {
        row[0]
        for row in fetch(
            connection,
            f"SELECT evidence_id FROM evidence_link WHERE evidence_id IN ({marks}) AND memory_id=?"
            f" UNION SELECT id FROM evidence WHERE id IN ({marks}) AND memory_id=?",
            (keeper, keeper),
        )
    }
    fresh = [key for key in dict.fromkeys(row.evidence for row in rows) if key not in known]
    if fresh:
        connection.exec_driver_sql(
            "INSERT INTO evidence_link (memory_id, evidence_id) VALUES (?,?)",
            [(keeper, key) for key in fresh],
        )
    return fresh


def has_kinds_of(connection: Connection, keeper: int, fresh: Sequence[int]) -> bool:
    """Does a memory show for each of its receipts `fresh` another one that counts as just the same?

    Then its judgement stays as it is. A memory that thousands were united into is so spared from
    being judged anew, with all its receipts, for every few of them.
    """
    listed = ",".join(map(str, fresh))
    kinds = fetch(
        connection,
        "SELECT DISTINCT v.state, v.ever_ok, e.vouched FROM evidence e JOIN verdict v"
        f" ON v.evidence_id=e.id WHERE e.id IN ({listed}) AND v.retired_by IS NULL",
    )
    one = (
        "e.id=v.evidence_id AND v.retired_by IS NULL AND v.state=? AND v.ever_ok=?"
        f" AND e.vouched=? AND e.id NOT IN ({listed})"
    )
    sql = (
        f"SELECT EXISTS (SELECT 1 FROM evidence e JOIN verdict v ON {one} WHERE e.memory_id=?)"
        " OR EXISTS (SELECT 1 FROM evidence_link l JOIN evidence e ON e.id=l.evidence_id"
        f" JOIN verdict v ON {one} WHERE l.memory_id=?)"
    )
    return all(fetch(connection, sql, (*kind, keeper, *kind, keeper))[0][0] for kind in kinds)


def retire(connection: Connection, evidence: Sequence[int], by: int) -> None:
    """Let receipts count no more, in favour of another."""
    if evidence:
        marks = ",".join(map(str, evidence))
        with verdict_census.tracked(connection, f"e.id IN ({marks})"):
            connection.exec_driver_sql(
                f"UPDATE verdict SET retired_by=? WHERE evidence_id IN ({marks})", (by,)
            )


def take_words(connection: Connection, keeper: int, united: Sequence[int], merged: Merged) -> None:
    """Give the memory that is kept the tags, subjects and attribute of those united into it."""
    marks = ",".join(map(str, united))
    merged.tags = [
        row[0]
        for row in fetch(
            connection,
            f"SELECT DISTINCT name FROM tag WHERE memory_id IN ({marks}) AND name NOT IN"
            " (SELECT name FROM tag WHERE memory_id=?) ORDER BY name",
            (keeper,),
        )
    ]
    if merged.tags:
        connection.exec_driver_sql(
            "INSERT INTO tag (memory_id, name) VALUES (?,?)",
            [(keeper, name) for name in merged.tags],
        )
    _take_subjects(connection, keeper, marks, merged)
    _take_attribute(connection, keeper, marks, merged)


def _take_subjects(connection: Connection, keeper: int, marks: str, merged: Merged) -> None:
    rows = fetch(
        connection,
        "SELECT u.id, u.name FROM (SELECT subject_id AS id FROM memory"
        f" WHERE id IN ({marks}) UNION SELECT subject_id FROM subject_alias"
        f" WHERE memory_id IN ({marks})) x JOIN subject u ON u.id=x.id WHERE u.id NOT IN"
        " (SELECT subject_id FROM memory WHERE id=? AND subject_id IS NOT NULL"
        " UNION SELECT subject_id FROM subject_alias WHERE memory_id=?) ORDER BY u.id",
        (keeper, keeper),
    )
    if not rows:
        return
    main = fetch(connection, "SELECT subject_id FROM memory WHERE id=?", (keeper,))[0][0]
    if main is None:
        key, merged.subject = rows.pop(0)
        connection.exec_driver_sql("UPDATE memory SET subject_id=? WHERE id=?", (key, keeper))
    if rows:
        connection.exec_driver_sql(
            "INSERT INTO subject_alias (memory_id, subject_id) VALUES (?,?)",
            [(keeper, key) for key, _ in rows],
        )
    merged.subjects = [name for _, name in rows]


def _take_attribute(connection: Connection, keeper: int, marks: str, merged: Merged) -> None:
    """The attribute of the oldest that has one, where the memory that is kept has none."""
    row = connection.exec_driver_sql(
        f"SELECT attribute FROM memory WHERE id IN ({marks}) AND attribute IS NOT NULL AND"
        " (SELECT attribute FROM memory WHERE id=?) IS NULL ORDER BY recorded_at, id LIMIT 1",
        (keeper,),
    ).fetchone()
    if row is not None:
        merged.attribute = row[0]
        connection.exec_driver_sql("UPDATE memory SET attribute=? WHERE id=?", (row[0], keeper))


def take_lineage(
    connection: Connection,
    keeper: int,
    united: Sequence[int],
    premises: Sequence[Premise],
    merged: Merged,
    now: int,
) -> None:
    """What rests on the united rests on the memory that is kept, and that on `premises`.

    A link that would close a circle is left out.
    """
    marks = ",".join(map(str, united))
    resting = fetch(
        connection,
        f"SELECT child, relation, max(weight) FROM lineage WHERE parent IN ({marks})"
        " GROUP BY child, relation ORDER BY child",
    )
    if not resting and not premises:
        return
    own = above(connection, keeper)
    for child, relation, weight in resting:
        if child != keeper and child not in own:
            _rest(connection, keeper, child, relation, weight, merged, now)
    for premise in premises:
        circle = premise.key == keeper or keeper in above(connection, premise.key)
        if not circle and premise.key not in united:
            _rest(connection, premise.key, keeper, premise.relation, premise.weight, merged, now)


def _rest(
    connection: Connection,
    parent: int,
    child: int,
    relation: str,
    weight: float,
    merged: Merged,
    now: int,
) -> None:
    done = connection.exec_driver_sql(
        "INSERT OR IGNORE INTO lineage (parent, child, relation, weight, created_at)"
        " VALUES (?,?,?,?,?)",
        (parent, child, relation, weight, now),
    )
    if done.rowcount:
        merged.lineage.append((parent, child, relation, weight))


def keep_apart(connection: Connection, a: int, b: int, reason: str) -> None:
    """Never unite these two again."""
    connection.exec_driver_sql(
        "INSERT OR IGNORE INTO do_not_merge (a, b, reason) VALUES (?,?,?)",
        (min(a, b), max(a, b), reason),
    )


def stands_for(connection: Connection, key: int) -> tuple[int, str] | None:
    """The memory, by key and public id, into which this one was united last; None where it was not."""
    rows = fetch(
        connection,
        "SELECT k.id, k.public_id FROM memory m JOIN memory k ON k.id=m.superseded_by"
        f" WHERE m.id=? AND m.active=0 AND {IS_UNITED}",
        (key,),
    )
    if not rows:
        return None
    above = stands_for(connection, rows[0][0])
    return above if above is not None else (rows[0][0], rows[0][1])
