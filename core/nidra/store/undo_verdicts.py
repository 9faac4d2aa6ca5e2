"""Taking back verdicts: what stood before is kept as revisions; what is not was never read.

Grades are not put back by value: they follow from the verdicts. What a judgement leaves behind
besides (a confidence that fell from another one, flags that came with a takeover) is remembered,
so that it stands again where the judgement comes out as it was.
"""

from __future__ import annotations

from typing import Any

from nidra.records.event import Event
from nidra.store import revisions
from nidra.store.journal import get_blob, unpack_keys
from nidra.store.undo_plan import Plan, Stood


def put_back(plan: Plan, row: Event) -> None:
    """`verdict`: the receipt stands as before it was read."""
    _put_back(plan, row, [row.detail["evidence"]])


def put_back_many(plan: Plan, row: Event) -> None:
    """`verdict-many`: each of its receipts stands as before."""
    blob = get_blob(plan.connection, row.detail["receipts"]) or b""
    _put_back(plan, row, unpack_keys(blob))


def _put_back(plan: Plan, row: Event, evidence: list[int]) -> None:
    plan.verdicts.update((key, {"evidence": key}) for key in evidence)
    old = (value for _, value in revisions.of(plan.connection, row.seq))
    plan.verdicts.update((value["evidence"], value) for value in old)


def remember(plan: Plan, row: Event) -> None:
    """`regrade`, one or many: how the memories were judged before."""
    detail = row.detail if row.memory else row.detail["example"]
    before: dict[str, Any] = detail["from"]
    flags = tuple(before["flags"].split())
    stood = Stood(before["grade"], detail["standing"][0], before["confidence"], flags)
    for key in plan.keys_of(row):
        plan.stood[key] = stood
        plan.changed.add(key)


REVERSES = {
    "verdict": put_back,
    "verdict-many": put_back_many,
}
