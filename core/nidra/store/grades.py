"""Writing grades: the judgement of each memory, census kept, journal told.

Memories that changed in the same way are written and told of together: of half a million that are
judged in a first pass, a few dozen ways differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from nidra.records.grade import Standing
from nidra.store import census
from nidra.store.connection import Connection
from nidra.store.journal import Journal, pack_alike, put_blob
from nidra.store.raw import fetch
from nidra.store.visible import VISIBLE

MANY = 50


class Stored(NamedTuple):
    """The part of a memory that a judgement may change."""

    grade: int
    standing: int
    confidence: float
    confidence_before: float | None
    flags: str


class Member(NamedTuple):
    """One memory by its key and public id, and what it counts as in the census, None where it does not."""

    key: int
    id: str
    cell: census.Cell | None


class Regrade(NamedTuple):
    """Memories that stood alike and were judged alike, with the sentence that explains it, and the
    states of each one's live receipts where these were looked at."""

    old: Stored
    new: Stored
    sentence: str
    members: list[Member]
    states: tuple[int, ...] = ()


def states(connection: Connection, keys: Sequence[int]) -> list[tuple[Member, tuple[object, ...]]]:
    """Memories, and the fields of `Stored` of what they stand at now."""
    found: list[tuple[Member, tuple[object, ...]]] = []
    for at in range(0, len(keys), 5000):
        marks = ",".join(map(str, keys[at : at + 5000]))
        rows = fetch(
            connection,
            "SELECT m.grade, m.standing, m.confidence, m.confidence_before, m.flags, m.id,"
            f" m.public_id, {VISIBLE}, {census.CELL_OF} FROM memory m WHERE m.id IN ({marks})",
        )
        found.extend((Member(row[5], row[6], row[8:] if row[7] else None), row[:5]) for row in rows)
    return found


def forget(connection: Connection, keys: Sequence[int]) -> None:
    """Let memories of an import that never came to its end stand as if nobody had judged them: what
    they were filed with is told when that import is complete, and they leave it."""
    connection.exec_driver_sql(
        f"UPDATE memory SET grade=0, standing={int(Standing.NO_RECEIPT)}, confidence=0.5,"
        f" confidence_before=NULL WHERE id IN ({','.join(map(str, keys))})"
    )


def names(connection: Connection, keys: Sequence[int]) -> dict[int, str]:
    """The public ids of memories by key."""
    marks = ",".join(map(str, keys))
    return dict(fetch(connection, f"SELECT id, public_id FROM memory WHERE id IN ({marks})"))


def write(
    connection: Connection, journal: Journal, changes: Sequence[Regrade], now: int, reason: str
) -> None:
    """Write judgements that differ from what stands, with their journal rows."""
    if not changes:
        return
    alike: dict[tuple[Stored, Stored], list[Regrade]] = {}
    for change in changes:
        alike.setdefault((change.old, change.new), []).append(change)
    delta: Counter[census.Cell] = Counter()
    for (_, new), group in alike.items():
        keys = [member.key for change in group for member in change.members]
        cells = [member.cell for change in group for member in change.members if member.cell]
        delta.update(census.moving(cells, new.grade, new.standing))
        _update(connection, new, keys, now)
        tell(connection, journal, group, reason)
    census.apply(connection, delta)


def _update(connection: Connection, new: Stored, keys: Sequence[int], now: int) -> None:
    marks = ",".join(map(str, keys))
    connection.exec_driver_sql(
        "UPDATE memory SET grade=?, standing=?, confidence=?, confidence_before=?, flags=?,"
        f" updated_at=? WHERE id IN ({marks})",
        (*new, now),
    )


def tell(connection: Connection, journal: Journal, group: Sequence[Regrade], reason: str) -> None:
    """Journal judgements that went from one state to another, the same ones in each of `group`.

    One row a memory; one row for many that changed in the same way and for the same reason.
    """
    old, new = group[0].old, group[0].new
    if sum(len(change.members) for change in group) <= MANY:
        for change in group:
            detail = _detail(old, new, change.sentence, reason)
            for member in change.members:
                journal.append("regrade", member.id, detail)
        return
    keys = sorted([member.key for change in group for member in change.members])
    _tell_many(connection, journal, keys, _detail(old, new, group[0].sentence, reason))


def tell_alike(
    connection: Connection,
    journal: Journal,
    old: Stored,
    new: Stored,
    sentence: str,
    keys: Sequence[int],
    reason: str,
) -> None:
    """As `tell`, of memories that were all judged alike; their keys ascend."""
    detail = _detail(old, new, sentence, reason)
    if len(keys) > MANY:
        _tell_many(connection, journal, keys, detail)
        return
    named = names(connection, keys)
    for key in keys:
        journal.append("regrade", named[key], detail)


def _tell_many(
    connection: Connection, journal: Journal, keys: Sequence[int], example: dict[str, Any]
) -> None:
    packed = pack_alike(keys, example["from"]["grade"], example["to"]["grade"])
    told = {
        "count": len(keys),
        "blob": put_blob(connection, packed),
        "reason": example["reason"],
        "example": example,
    }
    journal.append("regrade-many", None, told)


def _detail(old: Stored, new: Stored, sentence: str, reason: str) -> dict[str, Any]:
    return {
        "from": {"grade": old.grade, "confidence": old.confidence, "flags": old.flags},
        "to": {"grade": new.grade, "confidence": new.confidence, "flags": new.flags},
        "standing": [old.standing, new.standing],
        "reason": reason,
        "sentence": sentence,
    }
