"""Taking back that sources were given another place: they are looked for where they were before."""

from __future__ import annotations

from nidra.records.event import Event
from nidra.store import remaps
from nidra.store.undo_plan import Plan


def put_back(plan: Plan, row: Event) -> None:
    """`remapped`: each of its sources has the place and the state that it had."""
    plan.places.update(
        (move.key, move) for move in remaps.moves(plan.connection, row.detail["sources"])
    )


def write(plan: Plan) -> None:
    """Write what was gathered; the verdicts go back by rows of their own."""
    remaps.put_back(plan.connection, list(plan.places.values()))


REVERSES = {"remapped": put_back}
