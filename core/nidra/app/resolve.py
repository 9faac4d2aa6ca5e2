"""End a conflict as a person decides: one memory stays and the other makes way, or both hold."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from nidra.base.text import one_line, storable
from nidra.records.contest import Resolution
from nidra.records.grade import Grade
from nidra.records.memory import Memory
from nidra.sleep import retirement
from nidra.store import contests, memories, reading
from nidra.store.connection import Connection
from nidra.store.contests import Contest, NewContest
from nidra.store.journal import Journal

REASON_LENGTH = 2000
BY_HAND = "named by a person"


def resolve(
    store: Store, a: str, b: str, keep: str | None = None, both: bool = False, reason: str = ""
) -> Resolution:
    """Close the contest of two memories, named by unique beginnings of their ids.

    With `keep` the other one is superseded, whether the two are contested or not; with `both`, which
    needs a reason, they are never put against one another again. Raises `UsageError` for anything
    else, and `MemoryAbsent`.
    """
    words = storable(reason).strip()
    require_one_way(keep, both, words)
    now = store.now()
    with store.database.writing() as connection:
        one, other = pair(connection, a, b)
        known = contests.between(connection, one.key, other.key)
        journal = Journal(connection, now)
        if keep is None:
            done = let_both_hold(connection, journal, one, other, known, words, now)
        else:
            winner, loser = chosen(connection, one, other, keep)
            done = keep_one(connection, journal, winner, loser, known, words, now)
        journal.flush()
    return done


def require_one_way(keep: str | None, both: bool, reason: str) -> None:
    """Raise `UsageError` where it is not said how a conflict ends, or not why both hold."""
    if (keep is not None) == both:
        raise UsageError(
            reason="A conflict ends in one of two ways: --keep ID for the memory that stays, or"
            " --both where both hold."
        )
    if both and not reason:
        raise UsageError(
            reason="--both needs --reason TEXT: it says to whoever comes later why both hold."
        )
    if len(reason) > REASON_LENGTH:
        raise UsageError(reason=f"A reason has {REASON_LENGTH:,} characters at the most.")


def pair(connection: Connection, a: str, b: str) -> tuple[Memory, Memory]:
    """The two memories, which must be two, and both active."""
    keys = [memories.resolve(connection, name) for name in (a, b)]
    if keys[0] == keys[1]:
        raise UsageError(
            reason=f"{one_line(a, 80)} and {one_line(b, 80)} are one memory; a conflict has two."
        )
    built = {memory.key: memory for memory in reading.build(connection, sorted(keys), {})}
    for memory in built.values():
        if not memory.active:
            by = f" in favour of {memory.superseded_by}" if memory.superseded_by else ""
            raise UsageError(
                reason=f"{memory.id} was retired already{by}, so that nothing is left to decide."
                f" `nidra why {memory.id}` tells how that came."
            )
    return built[keys[0]], built[keys[1]]


def chosen(connection: Connection, one: Memory, other: Memory, keep: str) -> tuple[Memory, Memory]:
    """(the one that stays, the one that makes way)."""
    full = keep if keep.startswith("mem_") else f"mem_{keep}"
    named = [m for m in (one, other) if m.id == full] or [
        m for m in (one, other) if m.id.startswith(full)
    ]
    if len(named) == 2:
        raise UsageError(
            reason=f"--keep {one_line(keep, 80)} begins the ids of both memories. Give more letters."
        )
    if not named:
        key = memories.resolve(connection, keep)
        named = [m for m in (one, other) if m.key == key]
    if not named:
        raise UsageError(reason=f"--keep {one_line(keep, 80)} is neither {one.id} nor {other.id}.")
    return (one, other) if named[0] is one else (other, one)


def keep_one(
    connection: Connection,
    journal: Journal,
    winner: Memory,
    loser: Memory,
    known: Sequence[Contest],
    reason: str,
    now: int,
) -> Resolution:
    """Supersede `loser` by `winner`, and close what is open between them."""
    why = reason or f"a person kept {winner.id}"
    running = [contest for contest in known if contest.state == contests.OPEN]
    number = running[0].id if running else None
    row = journal.seq + 1
    _tell(journal, winner, loser, number, winner.id, why)
    contests.close(connection, journal, running, contests.RESOLVED, why, now)
    retirement.supersede(connection, journal, loser.key, winner.key, why, now)
    lost = loser.grade is Grade.MACHINE_CHECKED is not winner.grade
    ids = (winner.id, loser.id)
    return Resolution(ids, winner.id, loser.id, number, why, row=row, lost_receipt=lost)


def let_both_hold(
    connection: Connection,
    journal: Journal,
    one: Memory,
    other: Memory,
    known: Sequence[Contest],
    reason: str,
    now: int,
) -> Resolution:
    """Close every contest of the two as one where both hold; where none is open, one is written down so."""
    names = (one.id, other.id)
    running = [contest for contest in known if contest.state == contests.OPEN]
    decided = [contest for contest in known if contest.state == contests.BOTH]
    if decided and not running:
        return Resolution(names, None, None, decided[0].id, reason, changed=False)
    row = journal.seq + 1
    if not running:
        first, second = sorted((one.key, other.key))
        made = contests.open_many(connection, journal, [NewContest(first, second, BY_HAND)], now)
        running = contests.with_ids(connection, made)
    _tell(journal, one, other, running[0].id, None, reason)
    contests.close(connection, journal, running, contests.BOTH, reason, now)
    return Resolution(names, None, None, running[0].id, reason, row=row)


def _tell(
    journal: Journal,
    one: Memory,
    other: Memory,
    contest: int | None,
    keep: str | None,
    reason: str,
) -> None:
    detail = {
        "contest": contest,
        "keep": keep,
        "reason": reason,
        "by": "person",
    }
    for side, against in ((one, other), (other, one)):
        journal.append("resolved", side.id, {**detail, "with": against.id})
