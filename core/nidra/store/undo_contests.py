"""Taking back contests: one that was opened is withdrawn, one that ended is open again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection

from nidra.records.event import Event
from nidra.store import contests
from nidra.store.raw import fetch
from nidra.store.undo_plan import Plan


def withdraw(plan: Plan, row: Event) -> None:
    """`contested`: it counts as lifted."""
    plan.contests[row.detail["contest"]] = contests.LIFTED


def withdraw_many(plan: Plan, row: Event) -> None:
    """`contested-many`: each of its contests counts as lifted."""
    first, last = row.detail["contests"]
    for key in range(first, last + 1):
        plan.contests[key] = contests.LIFTED


def reopen(plan: Plan, row: Event) -> None:
    """`contest-closed`: it is open again, where both its memories count (see `settle`)."""
    plan.contests[row.detail["contest"]] = contests.OPEN
    plan.closings.setdefault(row.detail["contest"], []).append(row.seq)


def settle(plan: Plan) -> None:
    """Leave those closed whose other memory was retired as well and stays so, with their rows."""
    wanted = [key for key, state in plan.contests.items() if state == contests.OPEN]
    if not wanted:
        return
    dead = {
        key
        for key, a, a_counts, b, b_counts in _sides(plan.connection, wanted)
        if not (_will_count(plan, a, a_counts) and _will_count(plan, b, b_counts))
    }
    left = {seq for key in dead for seq in plan.closings[key]}
    for key in dead:
        del plan.contests[key]
    plan.rows = [row for row in plan.rows if row.seq not in left]


def _sides(
    connection: Connection, wanted: Sequence[int]
) -> Iterator[tuple[int, int, bool, int, bool]]:
    """(contest, one memory, whether it counts now, the other, whether that does)."""
    for at in range(0, len(wanted), 5000):
        marks = ",".join(map(str, wanted[at : at + 5000]))
        yield from fetch(
            connection,
            "SELECT c.id, x.id, x.active, y.id, y.active FROM contest c JOIN memory x ON x.id=c.a"
            f" JOIN memory y ON y.id=c.b WHERE c.id IN ({marks})",
        )


def _will_count(plan: Plan, key: int, now: bool) -> bool:
    """Will a memory count when the undo is done?"""
    return plan.turns[key].active if key in plan.turns else bool(now)


REVERSES = {
    "contested": withdraw,
    "contested-many": withdraw_many,
    "contest-closed": reopen,
}
