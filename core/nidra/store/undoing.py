"""Undo: what journal rows did is put back by new rows; no row is changed, none is taken away.

A plan is gathered from the rows, checked against everything that came after them, and written in
one transaction. For each kind of row one small function says what it puts back (`REVERSES`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nidra.records.event import Event
from nidra.store import (
    undo_clocks,
    undo_contests,
    undo_imports,
    undo_remaps,
    undo_retired,
    undo_rows,
    undo_unions,
    undo_verdicts,
)
from nidra.store.connection import Connection
from nidra.store.undo_actions import FOLLOWS
from nidra.store.undo_effects import BATCH, KEEPER, RESTING, UNION, Names, Reader
from nidra.store.undo_plan import Plan

REVERSES: dict[str, Callable[[Plan, Event], None]] = {
    **undo_contests.REVERSES,
    **undo_retired.REVERSES,
    **undo_unions.REVERSES,
    **undo_clocks.REVERSES,
    **undo_verdicts.REVERSES,
    **undo_imports.REVERSES,
    **undo_remaps.REVERSES,
}


def essential(events: Sequence[tuple[int, str]]) -> list[int]:
    """Of (number, event) of rows those by which it is told whether all of it was undone.

    A contest that ended because two memories were retired opens again with the second of them only.
    """
    reversible = [(seq, event) for seq, event in events if event in REVERSES]
    main = [seq for seq, event in reversible if event != "contest-closed"]
    return main or [seq for seq, _ in reversible]


def gather(connection: Connection, rows: Sequence[Event]) -> Plan:
    """What it takes to undo these rows. Its `rows` are those that will be reversed."""
    names = Names(connection)
    Reader(connection, RESTING, names).learn(rows)
    plan = Plan(connection, names)
    for row in reversed(rows):
        if row.event in FOLLOWS:
            undo_verdicts.remember(plan, row)
        elif row.event in REVERSES:
            REVERSES[row.event](plan, row)
            plan.rows.append(row)
    plan.rows.reverse()
    undo_contests.settle(plan)
    return plan


def overtaken_by(connection: Connection, plan: Plan) -> tuple[Event, Event] | None:
    """(a row of the plan, a later row that rests on it), or None where nothing does.

    Rows that were undone themselves stand in nobody's way.
    """
    if not plan.rows:
        return None
    reader = Reader(connection, RESTING | {BATCH}, plan.names)
    held: dict[tuple[str, int], Event] = {}
    for row in plan.rows:
        for effect in reader.effects(row):
            part = UNION if effect.part == KEEPER else effect.part
            held.setdefault((part, effect.key), row)
    mine = {row.seq for row in plan.rows}
    gone = undo_rows.undone(connection)
    for page in undo_rows.backwards(connection, plan.rows[0].seq, "event!='undone'", gone):
        later = [row for row in page if row.seq not in mine]
        reader.learn(later)
        for row in later:
            for effect in reader.effects(row):
                first = held.get((effect.part, effect.key))
                if first is not None and first.seq < row.seq:
                    return first, row
    return None
