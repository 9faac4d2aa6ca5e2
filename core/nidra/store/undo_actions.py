"""Which journal rows belong together: the rows of one action, told by what they say.

A transaction leaves its rows side by side. The first row of an action is its head; what follows
from it (the contests that it ended, the memory that made way, grades) stands behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nidra.records.event import Event

# Rows that are facts about the world, or that follow from others: nothing to take back.
FACTS = frozenset({"sources-read", "source-changed", "sources-missing", "vanished"})
FOLLOWS = frozenset({"regrade", "regrade-many"})
VERDICTS = frozenset({"verdict", "verdict-many"})
REMAPPED = "remapped"
WITH_REMAPPED = VERDICTS | {REMAPPED}
RETIRED = frozenset({"superseded", "tombstoned", "rejected"})


@dataclass
class Action:
    """The rows of one action, the head first."""

    rows: list[Event] = field(default_factory=list)

    @property
    def head(self) -> Event:
        return self.rows[0]

    @property
    def events(self) -> set[str]:
        return {row.event for row in self.rows}

    def tells_of(self, event: str, contest: object) -> bool:
        """Does a row of this kind speak of that contest?"""
        return any(r.event == event and r.detail.get("contest") == contest for r in self.rows)


def grouped(rows: Sequence[Event]) -> list[Action]:
    """Rows that were written at one moment, parted into actions. A row may belong to two."""
    run = _Run()
    for row in rows:
        run.take(row)
    return run.actions


class _Run:
    """Actions as they are put together, and which of them retired which memory."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._retired: dict[str, Action] = {}

    def take(self, row: Event) -> None:
        owners = self._owners(row)
        if not owners:
            owners = [Action()]
            self.actions += owners
        for action in owners:
            action.rows.append(row)
        if row.event in RETIRED and row.memory:
            self._retired[row.memory] = owners[-1]

    def _owners(self, row: Event) -> list[Action]:
        """The actions that a row goes with; none for the head of a new one."""
        if not self.actions:
            return []
        latest = self.actions[-1]
        if row.event == "contest-closed":
            return self._of_closed(row, latest)
        return [latest] if _goes_on(row, latest) else []

    def _of_closed(self, row: Event, latest: Action) -> list[Action]:
        """A contest that ended goes with the decision, or with the retirement, that ended it."""
        contest = row.detail["contest"]
        if latest.tells_of("resolved", contest) or latest.tells_of("judged", contest):
            return [latest]
        sides = (row.memory, row.detail["with"])
        found = [self._retired[side] for side in sides if side in self._retired]
        if found:
            return found if found[0] is not found[-1] else found[:1]
        many = f"{row.detail['reason']}-many"
        behind = [a for a in reversed(self.actions) if a.head.event == many]
        if behind:
            return behind[:1]
        together = latest.head.event in ("undone", "redone", "import")
        other = latest.head.event == row.event and latest.tells_of(row.event, contest)
        return [latest] if together or other else []


def _goes_on(row: Event, latest: Action) -> bool:
    """Does a row go on with the action before it?"""
    if row.event in FOLLOWS:
        return latest.head.event not in VERDICTS | FACTS
    if row.event in WITH_REMAPPED and latest.head.event == REMAPPED:
        return True
    if row.event in ("contested", "judged", "resolved"):
        return _other_side(row, latest)
    if row.event == "superseded":
        return _made_way(row, latest)
    return row.event == "revived" and latest.head.event in ("import", "redone")


def _other_side(row: Event, latest: Action) -> bool:
    """Does a row say of one side what the row before it says of the other?

    A contest that a person wrote down only to say that both hold is one action with that.
    """
    before, contest = latest.rows[-1], row.detail["contest"]
    if before.event == row.event:
        told = sum(one.event == row.event for one in latest.rows)
        same = before.detail["contest"] == contest and before.memory != row.memory
        return told == 1 and same
    written_down = row.event == "resolved" and row.detail["keep"] is None
    return written_down and before.event == "contested" and before.detail["contest"] == contest


def _made_way(row: Event, latest: Action) -> bool:
    """Was this memory retired by the union, the decision or the import before it?"""
    head, by = latest.head, row.detail.get("by")
    if head.event == "merged":
        return row.memory in head.detail["from"] and by == head.memory
    if {"resolved", "judged"} & latest.events:
        named = [r for r in latest.rows if r.event in ("resolved", "judged")]
        kept = {r.detail.get("keep", r.detail.get("winner")) for r in named}
        return by in kept and row.memory in {r.memory for r in named}
    return head.event in ("import", "redone") and not row.detail.get("flag")
