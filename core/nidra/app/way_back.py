"""What an undo of a deed would put back, or what stands in its way: told before anybody asks for it."""

from __future__ import annotations

from nidra.app.consequences import of_undoing
from nidra.app.undo import sentence
from nidra.base.errors import NidraError
from nidra.records.history import Deed
from nidra.store import undo_imports, undo_rows, undo_targets, undoing
from nidra.store.connection import Connection
from nidra.store.undo_plan import Plan

# A deed that reaches more memories, or lies further back, is looked at when somebody asks for its undo.
MEMORIES = 2_000
ROWS = 20_000


def of(connection: Connection, deed: Deed) -> tuple[str, int | None]:
    """(what an undo would put back, the later row that rests on it); empty and None where that is not
    told at once. Nothing is written."""
    near = undo_rows.last(connection) - deed.first <= ROWS and (deed.told or 0) <= MEMORIES
    if deed.undo is None or not near:
        return "", None
    undo_rows.remember(connection)
    try:
        plans = [_plan(connection, word) for word in deed.undo.split()]
        later = next((row for plan in plans if (row := _later(connection, plan))), None)
    except NidraError:  # whoever asks for the undo is told
        return "", None
    if later is not None or len(plans) > 1:
        return "", later
    return f"{of_undoing(sentence(plans[0]).rstrip('.'))}.", None


def _plan(connection: Connection, word: str) -> Plan:
    plan = undoing.gather(connection, undo_targets.find(connection, word).rows)
    for row in plan.imports:
        plan.told[row.seq] = undo_imports.detail_of(connection, row)
    return plan


def _later(connection: Connection, plan: Plan) -> int | None:
    """The row that has to be taken back first."""
    found = undoing.overtaken_by(connection, plan)
    if found is not None:
        return found[1].seq
    met = (undo_imports.in_the_way(connection, row, plan) for row in plan.imports)
    return next((row.seq for row in met if row is not None), None)
