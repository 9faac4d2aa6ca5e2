"""What is planned for a store, as an object for scripts: the schedule's status and a timer's try tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nidra.records.timer import TimerStatus


def planned_object(found: TimerStatus) -> dict[str, Any]:
    """The plan of the pass: how it stands, which hour, what is due and what comes next."""
    return {
        "state": found.state.value,
        "sentence": found.sentence,
        "at": found.at,
        "mode": found.mode,
        "due": found.due,
        "slot": found.slot.isoformat() if found.slot else None,
        "next": found.next.isoformat() if found.next else None,
        "missed": found.missed,
        "reason": found.reason,
    }
