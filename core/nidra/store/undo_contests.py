"""Taking back contests: one that was opened is withdrawn, one that ended is open again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nidra.records.event import Event
from nidra.store import contests, undo_rows
from nidra.store.connection import Connection
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
    """Open again what only waited for a memory; leave closed what still does, with its rows."""
    _open_what_waited(plan)
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


def _open_what_waited(plan: Plan) -> None:
    """Contests that ended when a memory was retired, and stayed closed while its other one came back.

    Of two memories that were retired one after the other, whichever comes back last opens them.
    """
    back = [key for key, turn in plan.turns.items() if turn.active]
    found = [
        contest
        for contest in contests.of(plan.connection, back)
        if contest.state == contests.LIFTED and contest.id not in plan.contests
    ]
    if not found:
        return
    rows = _endings(plan.connection, {contest.id: contest.a_id for contest in found})
    taken = {row.seq for row in plan.rows}
    for row in rows:
        reopen(plan, row)
        if row.seq not in taken:
            plan.rows.append(row)
    plan.rows.sort(key=lambda row: row.seq)


def _endings(connection: Connection, wanted: dict[int, str]) -> list[Event]:
    """The rows that tell how these contests ended, where a retirement ended them and still stands."""
    gone = undo_rows.undone(connection)
    found: list[Event] = []
    names = sorted(set(wanted.values()))
    for at in range(0, len(names), 5000):
        step = names[at : at + 5000]
        marks = ",".join("?" * len(step))
        found += undo_rows.select(
            connection, f"event='contest-closed' AND memory IN ({marks}) ORDER BY seq", step
        )
    ended = {
        row.detail["contest"]
        for row in found
        if row.detail["contest"] in wanted and row.seq not in gone and _waits(row)
    }
    both = [row for row in found if row.detail["contest"] in ended]
    others = undo_rows.with_numbers(connection, [row.seq + 1 for row in both])
    pairs = {row.seq: row for row in (*both, *others) if row.event == "contest-closed"}
    return [
        row
        for _, row in sorted(pairs.items())
        if row.detail["contest"] in ended and row.seq not in gone
    ]


def _waits(row: Event) -> bool:
    """Did the contest end because a memory was retired, and not because the two agree?"""
    lifted = bool(row.detail["state"] == contests.LIFTED)
    return lifted and bool(row.detail["reason"] != contests.AGREED)


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
