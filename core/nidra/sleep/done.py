"""What one stage of a pass did."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Done:
    """Changes by kind, in words for people; counts of what was looked at; sentences worth telling.

    `actions` stays empty in an unchanged world.
    """

    actions: Counter[str] = field(default_factory=Counter)
    read: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def add(self, again: Done) -> None:
        """The same stage was run once more: changes add up, what was looked at is what it says now."""
        self.actions.update(again.actions)
        self.read.update(again.read)
        self.notes = again.notes
