"""What an undo is going to put back, gathered row by row before anything is written.

Rows are taken newest first, so that what stands in the plan at the end is what stood before the
oldest of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from nidra.records.event import Event
from nidra.store.connection import Connection
from nidra.store.journal import get_blob, unpack_changes
from nidra.store.remaps import Move
from nidra.store.undo_effects import Names


@dataclass
class Turn:
    """A memory that is to count again, or to count no more as it did before it was revived.

    `by` is the id of what superseded it, or None; `leave` says that this column stays as it is.
    `dropped` are the flags that its retirement put on it, `gained` those that its revival took.
    """

    active: bool
    by: str | None = None
    leave: bool = False
    dropped: set[str] = field(default_factory=set)
    kept: set[str] = field(default_factory=set)
    gained: tuple[str, ...] = ()


class Stood(NamedTuple):
    """How a memory was judged before: grade and standing, and what its judgement left it with."""

    grade: int
    standing: int
    confidence: float
    flags: tuple[str, ...]


@dataclass
class Plan:
    """Everything that is to be put back. Keys are those of memories, contests and receipts.

    `told` is what the journal will say of each import, by its row; `forgotten` are the touches that
    count no more: (memory, hour, caller).
    """

    connection: Connection
    names: Names
    turns: dict[int, Turn] = field(default_factory=dict)
    contests: dict[int, str] = field(default_factory=dict)
    reviews: dict[int, dict[str, Any]] = field(default_factory=dict)
    burials: dict[int, int | None] = field(default_factory=dict)
    uses: dict[int, dict[str, Any]] = field(default_factory=dict)
    forgotten: set[tuple[int, int, str]] = field(default_factory=set)
    verdicts: dict[int, dict[str, Any]] = field(default_factory=dict)
    places: dict[int, Move] = field(default_factory=dict)
    unions: list[Event] = field(default_factory=list)
    imports: list[Event] = field(default_factory=list)
    told: dict[int, dict[str, Any]] = field(default_factory=dict)
    stood: dict[int, Stood] = field(default_factory=dict)
    rows: list[Event] = field(default_factory=list)
    closings: dict[int, list[int]] = field(default_factory=dict)
    changed: set[int] = field(default_factory=set)

    def turn(self, key: int, turn: Turn) -> None:
        """Let a memory count again, or no more; flags that later rows put on it go too."""
        later = self.turns.get(key)
        if later is not None:
            turn.dropped |= later.dropped - turn.kept
            if turn.leave:
                turn.by, turn.leave = later.by, later.leave
        self.turns[key] = turn
        stood = self.stood.get(key)
        if stood is not None:
            flags = tuple(flag for flag in stood.flags if flag not in turn.dropped)
            self.stood[key] = stood._replace(flags=flags)

    def list_of(self, row: Event) -> list[tuple[int, int, int]]:
        """The changes that a row on many names, in the order of their memories."""
        return unpack_changes(get_blob(self.connection, row.detail["blob"]) or b"")

    def keys_of(self, row: Event) -> list[int]:
        """The memories that a row speaks of: the one that it names, or those of its list."""
        if row.memory:
            return [self.names.key(row.memory)]
        return [key for key, _, _ in self.list_of(row)]

    def counts(self) -> list[tuple[int, str, str]]:
        """How much of what is put back: (number, the rest of its sentence for one, for many)."""
        back = sum(turn.active for turn in self.turns.values())
        opened = sum(state == "open" for state in self.contests.values())
        found = [
            (back, "memory was brought back", "memories were brought back"),
            (
                len(self.turns) - back,
                "memory that was revived is retired again",
                "memories that were revived are retired again",
            ),
            (opened, "conflict is open again", "conflicts are open again"),
            (len(self.contests) - opened, "conflict was withdrawn", "conflicts were withdrawn"),
            (len(self.unions), "union was taken apart", "unions were taken apart"),
            (
                len(self.places),
                "source has its former place again",
                "sources have their former places again",
            ),
            (len(self.verdicts), "verdict was put back", "verdicts were put back"),
            (len(self.reviews), "review date was put back", "review dates were put back"),
            (len(self.burials), "burial plan was put back", "burial plans were put back"),
            (len(self.uses), "use counts no more", "uses count no more"),
            (len(self.imports), "import was taken back", "imports were taken back"),
            (
                sum(told["hidden"] for told in self.told.values()),
                "memory of it counts no more",
                "memories of it count no more",
            ),
        ]
        return [(number, one, many) for number, one, many in found if number]
