"""Taking back retirements: what was superseded, buried or rejected counts again."""

from __future__ import annotations

from nidra.records.event import Event
from nidra.store import retiring
from nidra.store.undo_plan import Plan, Turn

_FLAGS = {"tombstoned": retiring.TOMBSTONED, "rejected": retiring.REJECTED}


def bring_back(plan: Plan, row: Event) -> None:
    """`superseded`: the memory counts, superseded by what superseded it before, if anything did."""
    before = row.detail.get("from", {})
    turn = Turn(True, before.get("superseded_by"))
    _flags(turn, row.detail.get("flag"), before)
    plan.turn(plan.names.key(row.memory), turn)


def unearth(plan: Plan, row: Event) -> None:
    """`tombstoned` and `rejected`, one or many: the memories count."""
    for key in plan.keys_of(row):
        turn = Turn(True, leave=True)
        _flags(turn, _FLAGS[row.event.removesuffix("-many")], row.detail["from"])
        plan.turn(key, turn)


def retire_again(plan: Plan, row: Event) -> None:
    """`revived`: the memory is superseded by what it was superseded by."""
    before = row.detail.get("from", {})
    turn = Turn(False, before.get("superseded_by"), leave="superseded_by" not in before)
    turn.gained = tuple(before.get("flags", "").split())
    plan.turn(plan.names.key(row.memory), turn)


def _flags(turn: Turn, flag: str | None, before: dict[str, str]) -> None:
    had = before.get("flags", "").split()
    turn.kept = set(had)
    if flag and flag not in had:
        turn.dropped = {flag}


REVERSES = {
    "superseded": bring_back,
    "tombstoned": unearth,
    "tombstoned-many": unearth,
    "rejected": unearth,
    "rejected-many": unearth,
    "revived": retire_again,
}
