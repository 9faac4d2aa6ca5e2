"""Writing what an undo puts back, as many rows at a time as stand alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nidra.records.review import Schedule
from nidra.store import (
    burials,
    census,
    contests,
    lineage,
    retiring,
    reviews,
    revisions,
    touches,
    undo_remaps,
    verdicts,
)
from nidra.store import undo_unions as unions
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.undo_plan import Plan
from nidra.store.visible import VISIBLE

_STEP = 5000


def touched(plan: Plan) -> dict[int, tuple[int, int]]:
    """The memories that a plan touches, by key: whether each counts before, and after (1 or 0)."""
    connection = plan.connection
    keys = {*plan.turns, *plan.reviews, *plan.burials, *plan.uses}
    keys.update(plan.names.key(row.memory) for row in plan.unions)
    for step in _steps(sorted(plan.verdicts)):
        marks = _marks(step)
        keys.update(
            row[0]
            for row in fetch(connection, f"SELECT memory_id FROM evidence WHERE id IN ({marks})")
        )
    for step in _steps(sorted(plan.contests)):
        rows = fetch(connection, f"SELECT a, b FROM contest WHERE id IN ({_marks(step)})")
        keys.update(key for row in rows for key in row)
    found: dict[int, tuple[int, int]] = {}
    for step in _steps(sorted(keys)):
        for key, active in fetch(
            connection, f"SELECT id, active FROM memory WHERE id IN ({_marks(step)}) ORDER BY id"
        ):
            after = int(plan.turns[key].active) if key in plan.turns else active
            found[key] = (active, after)
    return found


def write(plan: Plan, seq: int, now: int) -> set[int]:
    """Put everything back but imports; returns the memories to judge again."""
    connection = plan.connection
    again = set(plan.changed)
    _turns(plan, now)
    again |= set(plan.turns)
    again |= set(lineage.children(connection, plan.turns))
    for row in reversed(plan.unions):
        again |= set(unions.take_apart(connection, plan.names, row))
    _contests(plan, now)
    _dates(plan)
    _uses(plan)
    again |= _verdicts(plan, seq, now)
    undo_remaps.write(plan)
    return again


def _turns(plan: Plan, now: int) -> None:
    """Let memories count again, or no more."""
    connection = plan.connection
    plan.names.learn(turn.by for turn in plan.turns.values())
    alike: dict[tuple[bool, str, int | None], list[int]] = {}
    for key, flags, by in _stored(connection, sorted(plan.turns)):
        turn = plan.turns[key]
        kept = [flag for flag in flags.split() if flag not in turn.dropped]
        left = " ".join(dict.fromkeys([*turn.gained, *kept]))
        before = by if turn.leave else plan.names.key(turn.by) or None
        alike.setdefault((turn.active, left, before), []).append(key)
    for (active, flags, before), keys in alike.items():
        for step in _steps(keys):
            if active:
                retiring.bring_back(connection, step, flags, before, now)
            else:
                _retire_again(connection, step, flags, before, now)


def _stored(connection: Connection, keys: Sequence[int]) -> Iterator[tuple[int, str, int | None]]:
    for step in _steps(keys):
        yield from fetch(
            connection, f"SELECT id, flags, superseded_by FROM memory WHERE id IN ({_marks(step)})"
        )


def _retire_again(
    connection: Connection, keys: Sequence[int], flags: str, by: int | None, now: int
) -> None:
    with census.tracked(connection, keys):
        connection.exec_driver_sql(
            "UPDATE memory SET active=0, flags=?, superseded_by=?, updated_at=?"
            f" WHERE id IN ({_marks(keys)})",
            (flags, by, now),
        )


def _contests(plan: Plan, now: int) -> None:
    by_state: dict[str, list[int]] = {}
    for key, state in plan.contests.items():
        by_state.setdefault(state, []).append(key)
    for step in _steps(sorted(by_state.get(contests.OPEN, ()))):
        contests.reopen(plan.connection, step, now)
    for step in _steps(sorted(by_state.get(contests.LIFTED, ()))):
        contests.withdraw(plan.connection, step, now)


def _dates(plan: Plan) -> None:
    clocks: dict[Schedule, list[int]] = {}
    for key, was in plan.reviews.items():
        old = Schedule(was["last_reviewed"], was["review_due"], was["review_state"])
        clocks.setdefault(old, []).append(key)
    for old, keys in clocks.items():
        for step in _steps(keys):
            reviews.put(plan.connection, step, old)
    plans: dict[int | None, list[int]] = {}
    for key, at in plan.burials.items():
        plans.setdefault(at, []).append(key)
    for at, keys in plans.items():
        for step in _steps(keys):
            burials.put(plan.connection, step, at)


def _uses(plan: Plan) -> None:
    touches.put(plan.connection, plan.uses)
    touches.forget(plan.connection, plan.forgotten)


def _verdicts(plan: Plan, seq: int, now: int) -> set[int]:
    """Put verdicts back, keep what stood there till now, and have the sources read again."""
    connection = plan.connection
    touched: set[int] = set()
    for step in _steps(sorted(plan.verdicts)):
        marks = _marks(step)
        owner = dict(fetch(connection, f"SELECT id, memory_id FROM evidence WHERE id IN ({marks})"))
        linked = fetch(
            connection, f"SELECT memory_id FROM evidence_link WHERE evidence_id IN ({marks})"
        )
        touched |= {*owner.values(), *(row[0] for row in linked)}
        standing = verdicts.standing(connection, step)
        revisions.keep(connection, now, seq, [(owner[key], standing[key]) for key in standing])
        verdicts.put_back(connection, [plan.verdicts[key] for key in step])
        _look_again(connection, marks)
    return touched


def _look_again(connection: Connection, marks: str) -> None:
    """The bytes were read and what they said is taken back: the next pass reads them as if anew."""
    connection.exec_driver_sql(
        f"UPDATE source SET state=0 WHERE id IN (SELECT source_id FROM evidence WHERE id IN ({marks}))"
    )


def counting(connection: Connection, keys: Sequence[int]) -> list[int]:
    """Those of these memories that count, active or not: hidden ones are not judged."""
    found: list[int] = []
    for step in _steps(keys):
        rows = fetch(
            connection, f"SELECT m.id FROM memory m WHERE m.id IN ({_marks(step)}) AND {VISIBLE}"
        )
        found += [row[0] for row in rows]
    return sorted(found)


def _marks(keys: Sequence[int]) -> str:
    return ",".join(map(str, keys))


def _steps(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    return (keys[at : at + _STEP] for at in range(0, len(keys), _STEP))
