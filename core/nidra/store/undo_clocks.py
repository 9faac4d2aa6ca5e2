"""Taking back dates: those of reviews, of uses, and those at which a burial was planned."""

from __future__ import annotations

from nidra.records.event import Event
from nidra.store.undo_plan import Plan


def set_clock_back(plan: Plan, row: Event) -> None:
    """`reviewed` and `confirmed`, one or many: the three columns of the review clock."""
    for key in plan.keys_of(row):
        plan.reviews[key] = row.detail["from"]


def set_plan_back(plan: Plan, row: Event) -> None:
    """`burial-planned` and `burial-spared`, one or many: the date of the plan."""
    for key in plan.keys_of(row):
        plan.burials[key] = row.detail["from"]["prune_candidate_at"]


def forget_use(plan: Plan, row: Event) -> None:
    """`touched`, one or many: last access and stability, and that the caller used it in that hour."""
    detail = row.detail
    for name, step in detail.get("each", {row.memory: detail}).items():
        key = plan.names.key(name)
        plan.uses[key] = step["from"]
        plan.forgotten.add((key, detail["hour"], detail["caller"]))


REVERSES = {
    "reviewed": set_clock_back,
    "reviewed-many": set_clock_back,
    "confirmed": set_clock_back,
    "confirmed-many": set_clock_back,
    "touched": forget_use,
    "touched-many": forget_use,
    "burial-planned": set_plan_back,
    "burial-planned-many": set_plan_back,
    "burial-spared": set_plan_back,
    "burial-spared-many": set_plan_back,
}
