"""A conflict of two statements, and its kinds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

# Goes up whenever the rules change, so that what was compared before is compared again.
RULES = 2


class ConflictKind(Enum):
    """Why two statements cannot both hold."""

    NEGATION = "negation"
    NUMERIC = "numeric"
    ANTONYM = "antonym"
    EXCLUSIVE = "exclusive"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Conflict:
    """Why two statements cannot both hold, with the differing words of each as they stand in it."""

    kind: ConflictKind
    parts: tuple[tuple[str, str], ...]
    sentence: str

    def turned(self) -> Conflict:
        """The same conflict seen from the other statement."""
        return Conflict(self.kind, tuple((b, a) for a, b in self.parts), self.sentence)
