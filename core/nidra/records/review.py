"""Reviews: how a memory came through one, and what the two review clocks remember of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from nidra.records.grade import Grade, Standing


class Rating(IntEnum):
    """How a review came out. The numbers are those of FSRS."""

    AGAIN = 1  # a receipt failed
    HARD = 2  # the words stand, but elsewhere, or not every receipt could be read
    GOOD = 3  # every receipt stands where it stood
    EASY = 4  # a person says that it holds

    @property
    def label(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Card:
    """What FSRS knows of a memory after its last folded review; `last` is that review's hour.

    `phase` and `step` are its learning state, by the numbers that the scheduler gives them.
    """

    stability: float
    difficulty: float
    phase: int
    step: int | None
    last: int


@dataclass(frozen=True, slots=True)
class ReviewState:
    """Both clocks' memory of one memory, so that switching between them loses nothing.

    `rung` counts from 0 on the ladder. `card` holds what FSRS made of all reviews but those in
    `log`: (hour, rating) of the latest ones, which FSRS has not been asked about yet. `fallen` says
    that the memory's fall has had its review.
    """

    rung: int = 0
    fallen: bool = False
    card: Card | None = None
    log: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Schedule:
    """The three columns of one memory that a review changes: times in microseconds of UTC.

    `state` is the stored form of a `ReviewState`, or None before the first.
    """

    last_reviewed: int | None = None
    review_due: int | None = None
    state: str | None = None

    def as_dict(self) -> dict[str, int | str | None]:
        """For the journal, under the names of the columns."""
        return {
            "last_reviewed": self.last_reviewed,
            "review_due": self.review_due,
            "review_state": self.state,
        }


@dataclass(frozen=True, slots=True)
class DueMemory:
    """A memory whose review is due or comes soon, as a person is shown it.

    `overdue_days` is computed for the hour at which it was asked: negative before the due time.
    """

    id: str
    statement: str
    grade: Grade
    standing: Standing
    confidence: float
    contested: bool
    review_due: int
    last_reviewed: int | None
    overdue_days: float
    burial_planned_at: int | None
    why: str


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What a person's word on a memory came to. `changed` is False where it had been said already.

    `fallen` says that its source speaks against it all the same.
    """

    id: str
    rejected: bool
    reason: str
    review_due: int | None = None
    changed: bool = True
    fallen: bool = False
