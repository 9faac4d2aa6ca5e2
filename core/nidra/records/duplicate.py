"""Duplicates as values: the memories that say the same, and what a union of them would do."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.grade import Grade, Standing
from nidra.records.verdict import FAILED, OK, State


@dataclass(frozen=True, slots=True)
class CopyRow:
    """One live receipt of a copy: its evidence key and its state."""

    evidence: int
    state: State

    @property
    def failed(self) -> bool:
        return self.state in FAILED

    @property
    def ok(self) -> bool:
        return self.state in OK


@dataclass(frozen=True, slots=True)
class Premise:
    """What a copy rests on: the memory's key, and the grade that it lends (0 where it is retired)."""

    key: int
    grade: Grade
    fallen: bool = False
    relation: str = "rests_on"
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Copy:
    """One of several memories that say the same. `recorded_at` is microseconds of UTC.

    `answer` is the question and answer that it keeps in the answer cache, folded, or None.
    """

    key: int
    id: str
    recorded_at: int
    grade: Grade
    rows: tuple[CopyRow, ...] = ()
    premises: tuple[Premise, ...] = ()
    answer: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Union:
    """Copies that may be united: the one that is kept, the others in the order in which they come in.

    `grade` is the best that one of them has earned; `bare` says that no receipt earned it, but what
    the copy rests on.
    """

    keeper: Copy
    others: tuple[Copy, ...]
    grade: Grade
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """One place where a statement stands: a memory, and the foreign row that says it where one does.

    `source` is the file that its receipt names, or None; `state` the verdict on that receipt.
    `stands` says whether the source could be read when it was last looked for.
    """

    memory: str
    statement: str
    active: bool
    foreign_id: str
    wing: str
    room: str
    filed_at: str
    recorded_at: int
    standing: Standing
    source: str | None
    state: State | None
    stands: bool


@dataclass(frozen=True, slots=True)
class SameText:
    """Places that say the same by normalised text. `keeper` is the memory that stands for all."""

    keeper: str
    places: tuple[Place, ...]

    @property
    def with_source(self) -> int:
        """How many of the places can still be compared with their source."""
        return sum(place.stands for place in self.places)


@dataclass(frozen=True, slots=True)
class Alike:
    """Two memories that nearly say the same; `likeness` in [0, 1] is the share of equal words."""

    ids: tuple[str, str]
    statements: tuple[str, str]
    likeness: float


@dataclass(frozen=True, slots=True)
class FileShare:
    """How many of a file's foreign rows hold a paragraph that another row of the file holds too."""

    source: str
    drawers: int
    repeated: int

    @property
    def share(self) -> float:
        return self.repeated / self.drawers if self.drawers else 0.0


@dataclass(frozen=True, slots=True)
class Duplicates:
    """What `nidra duplicates` shows. Counts speak of the whole store, lists of their first entries.

    `groups` counts texts that stand in more than one place, `places` where they stand. `left_out`
    says in a sentence each what was not looked at.
    """

    groups: int
    places: int
    same: tuple[SameText, ...] = ()
    alike: tuple[Alike, ...] = ()
    files: tuple[FileShare, ...] = ()
    left_out: tuple[str, ...] = ()
