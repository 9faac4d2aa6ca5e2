"""Reviews by a person: what is due, and a word on it: it holds, or it does not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from nidra.app.workspace import Store
from nidra.base.errors import NidraError, UsageError
from nidra.base.text import storable
from nidra.records.grade import Grade, Standing
from nidra.records.review import DueMemory, Rating, Reviewed, Schedule
from nidra.sleep import retirement
from nidra.sleep.schedule import reviewed
from nidra.store import due as due_table
from nidra.store import grades, memories, reviews, undo_rows
from nidra.store.connection import Connection
from nidra.store.due import DueRow
from nidra.store.journal import Journal
from nidra.store.retiring import REJECTED
from nidra.store.reviews import CONFIRMED, Change
from nidra.trust.freshness import DAY

AHEAD = 7 * DAY
REASON_LENGTH = 2000

_WHY = {
    Standing.FALLEN: "It fell; `nidra why` shows where.",
    Standing.TRACEABLE: "The next pass reads its source again.",
    Standing.NOT_COMPARABLE: "Its receipts cannot be compared with their source now.",
    Standing.GONE: "Its source is gone: only a person can say whether it holds.",
    Standing.NO_RECEIPT: "It has no receipt: only a person can say whether it holds.",
}
_CONTESTED = "It is contested: `nidra contested` shows by what."
_PLANNED = "Its burial is planned, unless somebody confirms it."


def due(store: Store, *, ahead: int = AHEAD, limit: int | None = None) -> tuple[DueMemory, ...]:
    """The memories that are due for review or will be within `ahead` microseconds, longest overdue
    first. Being overdue is computed for this moment and stored nowhere."""
    now = store.now()
    with store.database.reading() as connection:
        rows = due_table.rows(connection, now + ahead, limit)
    return tuple(_due(row, now) for row in rows)


def count_due(store: Store, *, ahead: int = AHEAD) -> tuple[int, int]:
    """How many memories are due now, and how many more will be within `ahead` microseconds."""
    now = store.now()
    with store.database.reading() as connection:
        already = due_table.count(connection, now)
        return already, due_table.count(connection, now + ahead) - already


def _due(row: DueRow, now: int) -> DueMemory:
    standing = Standing(row.standing)
    why = [_WHY[standing]]
    if row.contested:
        why.append(_CONTESTED)
    if row.burial_planned_at is not None:
        why.append(_PLANNED)
    return DueMemory(
        id=row.id,
        statement=row.statement,
        grade=Grade(row.grade),
        standing=standing,
        confidence=row.confidence,
        contested=bool(row.contested),
        review_due=row.review_due,
        last_reviewed=row.last_reviewed,
        overdue_days=(now - row.review_due) / DAY,
        burial_planned_at=row.burial_planned_at,
        why=" ".join(why),
    )


@dataclass(frozen=True, slots=True)
class Word:
    """A person's word on memories: what it came to for each, the journal rows that tell of it, and why
    it could not be said of one."""

    said: tuple[Reviewed, ...]
    rows: tuple[int, ...] = ()
    problem: str = ""


def confirm(store: Store, name: str, reason: str = "") -> Reviewed:
    """A person says that a memory holds: its review is pushed out by one rung.

    Said again before the next one is due, it changes nothing. The grade stays what the receipts make
    of it. Raises `UsageError` for a memory that was retired, and `MemoryAbsent`.
    """
    return confirm_all(store, [name], reason).said[0]


def confirm_all(
    store: Store, names: Sequence[str], reason: str = "", *, partly: bool = False
) -> Word:
    """The same of several memories, at one moment: all of it is written, or nothing.

    Where it may be done `partly`, a memory of which it cannot be said keeps it from no other.
    """
    words = _words(reason)
    now, clock = store.now(), str(store.settings.get("review.clock"))
    said: list[Reviewed] = []
    with store.database.writing() as connection:
        found, problem = _active(connection, names, partly)
        journal = Journal(connection, now)
        first = journal.seq + 1
        for key, full in found:
            stand = next(iter(reviews.clocked(connection, [key])))
            old = stand.schedule
            if _is_confirmed(connection, full, old, now):
                said.append(Reviewed(full, False, words, old.review_due, changed=False))
                continue
            fallen = stand.standing == Standing.FALLEN
            new = reviewed(old, Rating.EASY, now, clock, fallen)
            change = Change(old, new, Rating.EASY, [key])
            reviews.write(connection, journal, [change], CONFIRMED, words)
            said.append(Reviewed(full, False, words, new.review_due, fallen=fallen))
        journal.flush()
        rows = _rows(connection, first, CONFIRMED)
    return Word(tuple(said), rows, problem)


def reject(store: Store, name: str, reason: str) -> Reviewed:
    """A person says that a memory does not hold: it is retired, and stays on record.

    Raises `UsageError` without a reason or for a memory that was retired already.
    """
    return reject_all(store, [name], reason).said[0]


def reject_all(store: Store, names: Sequence[str], reason: str, *, partly: bool = False) -> Word:
    """The same of several memories, at one moment: all of it is written, or nothing.

    Where it may be done `partly`, a memory of which it cannot be said keeps it from no other.
    """
    words = _words(reason)
    if not words:
        raise UsageError(
            reason="A rejection needs --reason TEXT: it says to whoever comes later what is wrong."
        )
    now = store.now()
    with store.database.writing() as connection:
        found, problem = _active(connection, names, partly)
        journal = Journal(connection, now)
        first = journal.seq + 1
        keys = [key for key, _ in found]
        if keys:
            retirement.bury(connection, journal, keys, words, now, event=REJECTED, flag=REJECTED)
        journal.flush()
        rows = _rows(connection, first, REJECTED)
    return Word(tuple(Reviewed(full, True, words) for _, full in found), rows, problem)


def _active(
    connection: Connection, names: Sequence[str], partly: bool
) -> tuple[list[tuple[int, str]], str]:
    """(key and id of each memory that counts, each once; why one of them does not)."""
    found: dict[int, str] = {}
    problem = ""
    for name in names:
        try:
            key, full = active_one(connection, name)
        except NidraError as refused:
            if not partly:
                raise
            problem = str(refused)
        else:
            found[key] = full
    return list(found.items()), problem


def _rows(connection: Connection, first: int, event: str) -> tuple[int, ...]:
    """The rows from `first` on that tell of a decision, of one memory or of many."""
    where = "seq>=? AND event IN (?, ?) ORDER BY seq"
    rows = undo_rows.select(connection, where, (first, event, f"{event}-many"))
    return tuple(row.seq for row in rows)


def _words(reason: str) -> str:
    words = storable(reason).strip()
    if len(words) > REASON_LENGTH:
        raise UsageError(reason=f"A reason has {REASON_LENGTH:,} characters at the most.")
    return words


def active_one(connection: Connection, name: str) -> tuple[int, str]:
    """(key, public id) of a memory that counts."""
    key = memories.resolve(connection, name)
    full = grades.names(connection, [key])[key]
    if not reviews.clocked(connection, [key]):
        raise UsageError(
            reason=f"{full} was retired already, so that there is nothing to review."
            f" `nidra why {full}` tells how that came."
        )
    return key, full


def _is_confirmed(connection: Connection, name: str, old: Schedule, now: int) -> bool:
    """Was a person's word the last review, and is the next one not due yet?"""
    if old.review_due is None or old.review_due <= now:
        return False
    told = reviews.last_confirmed(connection, name)
    return told is not None and json.loads(told)["to"] == old.as_dict()
