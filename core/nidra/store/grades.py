"""Writing grades: the judgement of each memory, census kept, journal told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from nidra.store import census
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.raw import fetch

MANY = 50


class State(NamedTuple):
    """The part of a memory that a judgement may change."""

    key: int
    id: str
    grade: int
    standing: int
    confidence: float
    confidence_before: float | None
    flags: str


class Regrade(NamedTuple):
    """One memory before and after a judgement, with the sentence that explains it."""

    old: State
    new: State
    sentence: str


def states(connection: Connection, keys: Sequence[int]) -> dict[int, State]:
    """What memories stand at now."""
    found: dict[int, State] = {}
    for at in range(0, len(keys), 5000):
        marks = ",".join(map(str, keys[at : at + 5000]))
        rows = fetch(
            connection,
            "SELECT id, public_id, grade, standing, confidence, confidence_before, flags"
            f" FROM memory WHERE id IN ({marks})",
        )
        found.update((row[0], State._make(row)) for row in rows)
    return found


def write(
    connection: Connection, journal: Journal, changes: Sequence[Regrade], now: int, reason: str
) -> None:
    """Write judgements that differ from what stands, with their journal rows."""
    if not changes:
        return
    with census.tracked(connection, [change.new.key for change in changes]):
        connection.exec_driver_sql(
            "UPDATE memory SET grade=?, standing=?, confidence=?, confidence_before=?, flags=?,"
            " updated_at=? WHERE id=?",
            [
                (n.grade, n.standing, n.confidence, n.confidence_before, n.flags, now, n.key)
                for n in (change.new for change in changes)
            ],
        )
    _tell(connection, journal, changes, reason)


def _tell(
    connection: Connection, journal: Journal, changes: Sequence[Regrade], reason: str
) -> None:
    """One row a memory; one row for many that changed in the same way and for the same reason."""
    alike: dict[tuple[object, ...], list[Regrade]] = {}
    for change in changes:
        alike.setdefault(_kind(change), []).append(change)
    for group in alike.values():
        if len(group) > MANY:
            _tell_many(connection, journal, group, reason)
        else:
            for change in group:
                journal.append("regrade", change.old.id, _detail(change, reason))


def _kind(change: Regrade) -> tuple[object, ...]:
    old, new = change.old, change.new
    return old.grade, new.grade, old.standing, new.standing, old.flags, new.flags


def _tell_many(
    connection: Connection, journal: Journal, group: Sequence[Regrade], reason: str
) -> None:
    packed = pack_changes([(c.new.key, c.old.grade, c.new.grade) for c in group])
    detail = {
        "count": len(group),
        "blob": put_blob(connection, packed),
        "reason": reason,
        "example": _detail(group[0], reason),
    }
    journal.append("regrade-many", None, detail)


def _detail(change: Regrade, reason: str) -> dict[str, object]:
    old, new = change.old, change.new
    return {
        "from": {"grade": old.grade, "confidence": old.confidence, "flags": old.flags},
        "to": {"grade": new.grade, "confidence": new.confidence, "flags": new.flags},
        "standing": [old.standing, new.standing],
        "reason": reason,
        "sentence": change.sentence,
    }
