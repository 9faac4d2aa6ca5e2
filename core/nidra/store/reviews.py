"""The review clock's columns: which memories wait for it, and writing what it decided.

Memories that change alike are written and told of together. A review is no change of a memory's
content: `updated_at` stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from nidra.records.grade import Standing
from nidra.records.review import Rating, Schedule
from nidra.store import grades
from nidra.store.among import among
from nidra.store.connection import Connection
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.raw import fetch
from nidra.store.receipts import links_exist
from nidra.store.schema import UNSCHEDULED
from nidra.store.visible import LOADED, VISIBLE

LATEST = "latest_review"
NEVER = -1
REVIEWED = "reviewed"
CONFIRMED = "confirmed"


# (verdict, when the source's bytes were last read, or NEVER) of each live receipt of one memory.
Reads = tuple[tuple[int, int], ...]


class Clocked(NamedTuple):
    """How memories stand on the clock that stand alike: standing, the columns of their `Schedule`,
    and what is known of their live receipts."""

    standing: int
    last_reviewed: int | None
    review_due: int | None
    state: str | None
    reads: Reads

    @property
    def schedule(self) -> Schedule:
        return Schedule(self.last_reviewed, self.review_due, self.state)


@dataclass(frozen=True, slots=True)
class Change:
    """Memories (by key) that stood alike on the clock, and what they get. No rating: a first date."""

    old: Schedule
    new: Schedule
    rating: Rating | None
    keys: Sequence[int]


def waiting(connection: Connection, now: int, fallen_mark: str) -> list[int]:
    """The keys of memories that a pass may review, in order: those due whose sources can be read,
    those without a date, those that fell and whose state does not begin with `fallen_mark` yet.

    In a store where nothing is due this reads a few entries of two indexes, and the fallen.
    """
    due = fetch(
        connection,
        "SELECT id FROM memory WHERE active = 1 AND review_due <= ? AND +standing IN (0, 1)",
        (now,),
    )
    dateless = fetch(connection, f"SELECT id FROM memory WHERE {UNSCHEDULED}")
    # The plus sign leaves the index on the date alone: what is fallen is the smaller set.
    fallen = fetch(
        connection,
        "SELECT id FROM memory WHERE active = 1 AND standing = 0 AND +review_due > ?"
        f" AND substr(coalesce(review_state, ''), 1, {len(fallen_mark)}) <> ?",
        (now, fallen_mark),
    )
    return sorted({row[0] for rows in (due, dateless, fallen) for row in rows})


def clocked(
    connection: Connection,
    keys: Sequence[int],
    wing: str | None = None,
    room: str | None = None,
    read_at: Mapping[int, int] = MappingProxyType({}),
    fallen_mark: str | None = None,
) -> dict[Clocked, list[int]]:
    """How these memories stand on the clock, the keys of those that stand alike together.

    Those that do not count, or lie elsewhere than in the wing and room, are left out. `read_at` says
    when the bytes of each source were last read. Nothing is asked of the receipts of those that fell
    and whose state does not begin with `fallen_mark` yet, where that is given.
    """
    words: tuple[str | None, ...] = ()
    inside = ""
    if wing is not None or room is not None:
        words = (wing, wing, room, room)
        inside = (
            " AND EXISTS (SELECT 1 FROM drawer d JOIN room r ON r.id=d.room_id"
            " WHERE d.memory_id=m.id AND (? IS NULL OR r.wing=?) AND (? IS NULL OR r.name=?))"
        )
    rows = fetch(
        connection,
        "SELECT m.standing, m.last_reviewed, m.review_due, m.review_state, m.id FROM memory m"
        f" WHERE {among('m.id', keys)} AND +m.active=1 AND {VISIBLE}{inside}",
        words,
    )
    asked = [row[4] for row in rows if not _newly_fallen(row, fallen_mark)]
    reads = _reads(connection, asked, read_at)
    # Plain tuples until all are sorted: a named one for each memory would double the cost.
    alike: dict[tuple[object, ...], list[int]] = {}
    for standing, last, due, state, key in rows:
        alike.setdefault((standing, last, due, state, reads.get(key, ())), []).append(key)
    return {Clocked._make(told): members for told, members in alike.items()}


def _newly_fallen(row: Sequence[Any], fallen_mark: str | None) -> bool:
    if fallen_mark is None or row[0] != Standing.FALLEN:
        return False
    return not (row[3] or "").startswith(fallen_mark)


def _reads(
    connection: Connection, keys: Sequence[int], read_at: Mapping[int, int]
) -> dict[int, Reads]:
    """The live receipts of these memories, linked ones included."""
    if not keys:
        return {}
    rows = fetch(
        connection,
        f"SELECT e.memory_id, v.state, e.source_id {_SHOWN} AND {among('e.memory_id', keys)}",
    )
    if links_exist(connection):
        rows += fetch(
            connection,
            f"SELECT l.memory_id, v.state, e.source_id {_LINKED} AND l.memory_id IN ({_marks(keys)})",
        )
    found: dict[int, Reads] = {}
    for key, state, source in rows:
        read = ((state, read_at.get(source, NEVER)),)
        found[key] = found[key] + read if key in found else read
    return found


_LIVE = f"JOIN verdict v ON v.evidence_id=e.id WHERE v.retired_by IS NULL AND {LOADED}"
_SHOWN = f"FROM evidence e {_LIVE}"
_LINKED = f"FROM evidence_link l JOIN evidence e ON e.id=l.evidence_id {_LIVE}"


def due_sources(connection: Connection, now: int) -> set[int]:
    """The sources that the review clock wants read: those of live receipts of memories that are due."""
    # The plus sign leaves the index on the date alone: what is due is the smaller set.
    due = "m.active = 1 AND m.review_due <= ? AND +m.standing IN (0, 1)"
    rows = fetch(
        connection,
        "SELECT DISTINCT e.source_id FROM memory m JOIN evidence e ON e.memory_id=m.id"
        f" JOIN verdict v ON v.evidence_id=e.id WHERE {due} AND v.retired_by IS NULL"
        " UNION SELECT e.source_id FROM memory m JOIN evidence_link l ON l.memory_id=m.id"
        " JOIN evidence e ON e.id=l.evidence_id JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE {due} AND v.retired_by IS NULL",
        (now, now),
    )
    return {row[0] for row in rows}


def latest(connection: Connection) -> int | None:
    """The latest hour that a review of this store was made at, or None."""
    found = connection.exec_driver_sql("SELECT value FROM meta WHERE key=?", (LATEST,)).scalar()
    return None if found is None else int(found)


def last_confirmed(connection: Connection, name: str) -> str | None:
    """The detail of the last journal row in which a person confirmed a memory, as it is stored."""
    found = connection.exec_driver_sql(
        "SELECT detail FROM journal WHERE memory=? AND event=? ORDER BY seq DESC LIMIT 1",
        (name, CONFIRMED),
    ).scalar()
    return None if found is None else str(found)


def write(
    connection: Connection,
    journal: Journal,
    changes: Sequence[Change],
    event: str = REVIEWED,
    reason: str | None = None,
) -> int:
    """Write and journal what was decided; returns how many memories changed.

    A memory that no longer stands as it did when that was decided is left alone.
    """
    written = 0
    for change in changes:
        keys = _put_where_unchanged(connection, change)
        if keys:
            tell(connection, journal, replace(change, keys=keys), event, reason)
            written += len(keys)
    return written


def put(connection: Connection, keys: Sequence[int], new: Schedule) -> None:
    """Set the clock of these memories; the caller tells the journal."""
    connection.exec_driver_sql(
        "UPDATE memory SET last_reviewed=?, review_due=?, review_state=?"
        f" WHERE id IN ({_marks(keys)})",
        (new.last_reviewed, new.review_due, new.state),
    )


# The plus signs leave the keys alone to be looked up by.
_SAME = "+active=1 AND last_reviewed IS ? AND +review_due IS ? AND review_state IS ?"


def _put_where_unchanged(connection: Connection, change: Change) -> Sequence[int]:
    """Set the clock of those that stand as they did; their keys."""
    old, new, these = change.old, change.new, among("id", change.keys)
    after = (new.last_reviewed, new.review_due, new.state)
    done = connection.exec_driver_sql(
        "UPDATE memory SET last_reviewed=?, review_due=?, review_state=?"
        f" WHERE {these} AND {_SAME}",
        (*after, old.last_reviewed, old.review_due, old.state),
    )
    if done.rowcount == len(change.keys):
        return change.keys
    sql = f"SELECT id FROM memory WHERE {these} AND {_SAME}"
    return [row[0] for row in fetch(connection, sql, after)]


def tell(
    connection: Connection,
    journal: Journal,
    change: Change,
    event: str = REVIEWED,
    reason: str | None = None,
) -> None:
    """Journal a change of the clock that was written: a row a memory, one row for many."""
    keys = change.keys
    _note_hour(connection, change.new.last_reviewed)
    detail: dict[str, object] = {
        "from": change.old.as_dict(),
        "to": change.new.as_dict(),
        "rating": change.rating.label if change.rating else None,
    }
    if reason is not None:
        detail["reason"] = reason
    if len(keys) > grades.MANY:
        packed = pack_changes([(key, 0, int(change.rating or 0)) for key in keys])
        detail |= {"count": len(keys), "blob": put_blob(connection, packed)}
        journal.append(f"{event}-many", None, detail)
        return
    for name in grades.names(connection, keys).values():
        journal.append(event, name, detail)


def _note_hour(connection: Connection, hour: int | None) -> None:
    """Keep the latest hour that a review was made at."""
    if hour is not None:
        connection.exec_driver_sql(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE"
            " SET value=excluded.value WHERE CAST(excluded.value AS INTEGER) > CAST(value AS INTEGER)",
            (LATEST, str(hour)),
        )


def _marks(keys: Sequence[int]) -> str:
    return ",".join(map(str, keys))
