"""Writing grades: the judgement of each memory, census kept, journal told.

Memories that changed in the same way are written and told of together: of half a million that are
judged in a first pass, a few dozen ways differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from nidra.records.grade import Standing
from nidra.records.review import Schedule
from nidra.store import census
from nidra.store.among import among
from nidra.store.connection import Connection
from nidra.store.journal import Journal, pack_alike, put_blob
from nidra.store.raw import fetch
from nidra.store.stands import Stored

MANY = 50


class Regrade(NamedTuple):
    """Memories by key that stood alike and were judged alike, with the sentence that explains it, what
    each counts as in the census (None where it does not count), the states of its live receipts, and
    the review clock of those that are active."""

    old: Stored
    new: Stored
    sentence: str
    keys: list[int]
    cell: census.Cell | None = None
    states: tuple[int, ...] = ()
    clock: Schedule | None = None


Dates = Callable[[Regrade], Schedule | None]


def no_dates(change: Regrade) -> Schedule | None:
    """Judges alone, and reviews nothing."""
    return None


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
    connection: Connection,
    journal: Journal,
    changes: Sequence[Regrade],
    now: int,
    reason: str,
    dates: Dates = no_dates,
) -> None:
    """Write judgements that differ from what stands, with their journal rows.

    `dates` says what the review clock makes of them: that is written with them, and told by whoever
    asked for it.
    """
    if not changes:
        return
    alike: dict[tuple[Stored, Stored], list[Regrade]] = {}
    for change in changes:
        alike.setdefault((change.old, change.new), []).append(change)
    delta: Counter[census.Cell] = Counter()
    for (_, new), group in alike.items():
        cells = Counter[census.Cell]()
        dated: dict[Schedule | None, list[int]] = {}
        for change in group:
            if change.cell is not None:
                cells[change.cell] += len(change.keys)
            dated.setdefault(dates(change), []).extend(change.keys)
        delta.update(census.moving(cells, new.grade, new.standing))
        for schedule, keys in dated.items():
            _update(connection, new, schedule, keys, now)
        tell(connection, journal, group, reason)
    census.apply(connection, delta)


def _update(
    connection: Connection, new: Stored, schedule: Schedule | None, keys: Sequence[int], now: int
) -> None:
    values = {**new._asdict(), "updated_at": now, **(schedule.as_dict() if schedule else {})}
    connection.exec_driver_sql(
        f"UPDATE memory SET {', '.join(f'{name}=?' for name in values)} WHERE {among('id', keys)}",
        tuple(values.values()),
    )


def tell(connection: Connection, journal: Journal, group: Sequence[Regrade], reason: str) -> None:
    """Journal judgements that went from one state to another, the same ones in each of `group`.

    One row a memory; one row for many that changed in the same way and for the same reason.
    """
    old, new = group[0].old, group[0].new
    keys = [key for change in group for key in change.keys]
    if len(keys) <= MANY:
        named = names(connection, keys)
        for change in group:
            detail = _detail(old, new, change.sentence, reason)
            for key in change.keys:
                journal.append("regrade", named[key], detail)
        return
    _tell_many(connection, journal, sorted(keys), _detail(old, new, group[0].sentence, reason))


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
