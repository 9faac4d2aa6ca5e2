"""Contests: pairs of memories that cannot both hold, from the day they were found to their end.

A memory is contested while a contest of it is open. Each contest is told of in the journal under
both memories; more than a few that open together are told in one row.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from nidra.store import census, grades
from nidra.store.connection import Connection
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.lineage import IS_UNITED

OPEN = "open"
LIFTED = "lifted"
RESOLVED = "resolved"
BOTH = "both hold"

# Why a contest is lifted whose memories both still count.
AGREED = "the two statements no longer contradict each other"


@dataclass(frozen=True, slots=True)
class Contest:
    """One pair. `a` and `b` are memory keys, a < b; times are microseconds of UTC.

    `judged` is the digest of what a judge was shown last, `judgement` what it said.
    """

    id: int
    a: int
    b: int
    a_id: str
    b_id: str
    kind: str
    detail: dict[str, Any]
    state: str
    opened_at: int
    closed_at: int | None = None
    judged: str | None = None
    judgement: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class NewContest:
    """A pair that was found: memory keys with a < b, the kind of conflict, what differs."""

    a: int
    b: int
    kind: str
    detail: dict[str, Any] = field(default_factory=dict)


def open_many(
    connection: Connection, journal: Journal, found: Sequence[NewContest], now: int
) -> list[int]:
    """Open contests, flag their memories, tell the journal; returns the keys in the order given."""
    if not found:
        return []
    first = _next(connection)
    made = list(range(first, first + len(found)))
    connection.exec_driver_sql(
        "INSERT INTO contest (id, a, b, kind, detail, state, opened_at) VALUES (?,?,?,?,?,?,?)",
        [
            (key, new.a, new.b, new.kind, json.dumps(new.detail, ensure_ascii=False), OPEN, now)
            for key, new in zip(made, found, strict=True)
        ],
    )
    keys = sorted({key for new in found for key in (new.a, new.b)})
    changed = refresh(connection, keys, now)
    if len(found) > grades.MANY:
        packed = pack_changes([(key, 0, 1) for key in changed])
        detail = {
            "count": len(found),
            "blob": put_blob(connection, packed),
            "contests": [made[0], made[-1]],
        }
        journal.append("contested-many", None, detail)
        return made
    names = grades.names(connection, keys)
    for key, new in zip(made, found, strict=True):
        for one, other in ((new.a, new.b), (new.b, new.a)):
            detail = {"contest": key, "with": names[other], "kind": new.kind}
            if "parts" in new.detail:
                detail["parts"] = new.detail["parts"]
            journal.append("contested", names[one], detail)
    return made


def close(
    connection: Connection,
    journal: Journal,
    closed: Sequence[Contest],
    state: str,
    reason: str,
    now: int,
) -> None:
    """End open contests as `LIFTED`, `RESOLVED` or `BOTH`, and clear the flags that hung on them."""
    # Read again: between a plan and its transaction a person may have decided.
    present = with_ids(connection, [contest.id for contest in closed]) if closed else []
    closed = [contest for contest in present if contest.state == OPEN]
    if not closed:
        return
    marks = ",".join(str(contest.id) for contest in closed)
    connection.exec_driver_sql(
        f"UPDATE contest SET state=?, closed_at=? WHERE id IN ({marks})", (state, now)
    )
    refresh(connection, sorted({key for c in closed for key in (c.a, c.b)}), now)
    for contest in closed:
        for one, other in ((contest.a_id, contest.b_id), (contest.b_id, contest.a_id)):
            detail = {"contest": contest.id, "with": other, "state": state, "reason": reason}
            journal.append("contest-closed", one, detail)


def reopen(connection: Connection, ids: Sequence[int], now: int) -> None:
    """Open contests again that were closed, for an undo; the caller tells the journal."""
    _set_state(connection, ids, OPEN, now)


def withdraw(connection: Connection, ids: Sequence[int], now: int) -> None:
    """Take back contests that were opened, for an undo: they stay as rows and count as lifted."""
    _set_state(connection, ids, LIFTED, now)


def _set_state(connection: Connection, ids: Sequence[int], state: str, now: int) -> None:
    if not ids:
        return
    marks = ",".join(map(str, ids))
    closed = None if state == OPEN else now
    connection.exec_driver_sql(
        f"UPDATE contest SET state=?, closed_at=? WHERE id IN ({marks})", (state, closed)
    )
    rows = connection.exec_driver_sql(
        f"SELECT a FROM contest WHERE id IN ({marks}) UNION SELECT b FROM contest WHERE id IN ({marks})"
    )
    refresh(connection, sorted(row[0] for row in rows), now)


def lift_of(
    connection: Connection, journal: Journal, keys: Sequence[int], reason: str, now: int
) -> None:
    """Lift every open contest of these memories, because they no longer count."""
    close(
        connection,
        journal,
        [c for c in of(connection, keys) if c.state == OPEN],
        LIFTED,
        reason,
        now,
    )


def refresh(connection: Connection, keys: Sequence[int], now: int) -> list[int]:
    """Let the flag of each memory say whether a contest of it is open; returns those that changed."""
    if not keys:
        return []
    marks = ",".join(map(str, keys))
    is_open = f"EXISTS (SELECT 1 FROM contest c WHERE c.state='{OPEN}' AND (c.a=m.id OR c.b=m.id))"
    rows = connection.exec_driver_sql(
        f"SELECT m.id FROM memory m WHERE m.id IN ({marks}) AND m.contested<>{is_open}"
    ).fetchall()
    changed = [row[0] for row in rows]
    if changed:
        with census.tracked(connection, changed):
            connection.exec_driver_sql(
                "UPDATE memory SET contested=1-contested, updated_at=?"
                f" WHERE id IN ({','.join(map(str, changed))})",
                (now,),
            )
    return changed


def note_judgement(
    connection: Connection, contest: int, judged: str, judgement: dict[str, Any]
) -> None:
    """Remember what a judge was shown (a digest) and what it said."""
    connection.exec_driver_sql(
        "UPDATE contest SET judged=?, judgement=? WHERE id=?",
        (judged, json.dumps(judgement, ensure_ascii=False, sort_keys=True), contest),
    )


def open_ones(connection: Connection, after: int = 0, limit: int | None = None) -> list[Contest]:
    """The open contests in the order in which they were found, after a key."""
    return _select(
        connection,
        "c.state=? AND c.id>? ORDER BY c.id LIMIT ?",
        (OPEN, after, -1 if limit is None else limit),
    )


def count_open(connection: Connection) -> int:
    """How many contests are open."""
    found = connection.exec_driver_sql(
        "SELECT count(*) FROM contest WHERE state=?", (OPEN,)
    ).scalar()
    return int(found or 0)


def of(connection: Connection, keys: Sequence[int]) -> list[Contest]:
    """Every contest of these memories, whatever its state."""
    found: dict[int, Contest] = {}
    for at in range(0, len(keys), 5000):
        marks = ",".join(map(str, keys[at : at + 5000]))
        # Two statements, since OR over two columns would scan the table.
        for side in ("a", "b"):
            for contest in _select(connection, f"c.{side} IN ({marks})", ()):
                found[contest.id] = contest
    return [found[key] for key in sorted(found)]


def with_ids(connection: Connection, ids: Sequence[int]) -> list[Contest]:
    """The contests with these keys."""
    return _select(connection, f"c.id IN ({','.join(map(str, ids))}) ORDER BY c.id", ())


def between(connection: Connection, a: int, b: int) -> list[Contest]:
    """Every contest of two memories, whatever its state, the latest first."""
    return _select(connection, "c.a=? AND c.b=? ORDER BY c.id DESC", (min(a, b), max(a, b)))


def kept_open(connection: Connection, found: Sequence[NewContest]) -> list[NewContest]:
    """Those pairs, each once, of which no contest is open or was ended because both hold."""
    keys = sorted({key for new in found for key in (new.a, new.b)})
    settled = {(c.a, c.b) for c in of(connection, keys) if c.state in (OPEN, BOTH)}
    return list({(n.a, n.b): n for n in found if (n.a, n.b) not in settled}.values())


def both_hold(connection: Connection) -> set[tuple[int, int]]:
    """The pairs of which a person said that both hold, and those that stand for them by a union."""
    rows = connection.exec_driver_sql("SELECT a, b FROM contest WHERE state=?", (BOTH,)).fetchall()
    if not rows:
        return set()
    stands_for = _keepers(connection, sorted({key for row in rows for key in row}))
    return {
        (min(a, b), max(a, b))
        for one, other in rows
        for a in stands_for[one]
        for b in stands_for[other]
        if a != b
    }


def _keepers(connection: Connection, keys: Sequence[int]) -> dict[int, list[int]]:
    """For each memory itself, and whatever it was united into, step by step."""
    found: dict[int, list[int]] = {}
    for at in range(0, len(keys), 5000):
        marks = ",".join(map(str, keys[at : at + 5000]))
        rows = connection.exec_driver_sql(
            "WITH RECURSIVE up(start, id) AS (SELECT id, id FROM memory WHERE id IN"
            f" ({marks}) UNION SELECT up.start, m.superseded_by FROM up JOIN memory m ON m.id=up.id"
            f" WHERE m.active=0 AND {IS_UNITED}) SELECT start, id FROM up"
        )
        for start, key in rows:
            found.setdefault(start, []).append(key)
    return found


def _select(connection: Connection, where: str, words: tuple[Any, ...]) -> list[Contest]:
    rows = connection.exec_driver_sql(
        "SELECT c.id, c.a, c.b, x.public_id, y.public_id, c.kind, c.detail, c.state, c.opened_at,"
        " c.closed_at, c.judged, c.judgement FROM contest c JOIN memory x ON x.id=c.a"
        f" JOIN memory y ON y.id=c.b WHERE {where}",
        words,
    )
    return [_contest(*row) for row in rows]


def _contest(
    key: int,
    a: int,
    b: int,
    a_id: str,
    b_id: str,
    kind: str,
    detail: str,
    state: str,
    opened_at: int,
    closed_at: int | None,
    judged: str | None,
    judgement: str | None,
) -> Contest:
    said = json.loads(judgement) if judgement else None
    return Contest(
        key, a, b, a_id, b_id, kind, json.loads(detail), state, opened_at, closed_at, judged, said
    )


def _next(connection: Connection) -> int:
    return int(connection.exec_driver_sql("SELECT max(id) FROM contest").scalar() or 0) + 1
