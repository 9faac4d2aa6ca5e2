"""What fades on which day, and what waits for a person's word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import NamedTuple

from nidra.records.grade import Tier


class Waits(StrEnum):
    """Why a memory waits for a person's word."""

    ALL = "all"
    DUE = "due"
    FADING = "fading"
    FADED = "faded"


class Dates(NamedTuple):
    """One memory's dates (microseconds; None where there is none) and its strength now."""

    review_due: int | None
    fades_at: int | None
    strength: float


@dataclass(frozen=True, slots=True)
class Outlook:
    """What fades on each of so many days from `at` (microseconds) on, by tier.

    `total` counts the memories that count, `faded` those that have faded by now; `days` holds, for each
    tier with memories, how many fade on each day.
    """

    at: int
    total: Mapping[Tier, int]
    faded: Mapping[Tier, int]
    days: Mapping[Tier, tuple[int, ...]]

    def within(self, days: int) -> dict[Tier, int]:
        """How many of each tier, not faded yet, fade within so many days."""
        return {tier: sum(numbers[:days]) for tier, numbers in self.days.items()}

    def sums(self, tier: Tier) -> tuple[int, ...]:
        """How many of a tier have faded behind each day, those that had before left out."""
        return tuple(accumulate(self.days[tier]))
