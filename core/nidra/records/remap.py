"""Sources that moved: where each was found, why that is believed, and what would come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

Maps = tuple[tuple[str, str], ...]


class Basis(Enum):
    """Why a file is believed to be a source; the words are those of the product."""

    SAME_BYTES = "same bytes"
    RECEIPTS = "receipts stand"
    BY_HAND = "named by hand"


class Doubt(Enum):
    """Why no file was chosen for a source, although some came near."""

    SEVERAL = "several files fit equally"
    SHARED = "the file fits another source as well"
    NAME_ONLY = "name only, or too few receipts stand"
    TAKEN = "a source of this store already"


@dataclass(frozen=True, slots=True)
class Stand:
    """Of the live receipts of a source: how many stand in a file, fail there, or are undecided."""

    ok: int = 0
    failed: int = 0
    other: int = 0

    @property
    def total(self) -> int:
        return self.ok + self.failed + self.other

    def __add__(self, more: Stand) -> Stand:
        return Stand(self.ok + more.ok, self.failed + more.failed, self.other + more.other)


@dataclass(frozen=True, slots=True)
class MovedSource:
    """A source that is missing and the file that is believed to be it now.

    `path` is the path on record, `old` where its bytes lay last. `same` says that the bytes are
    those last read, whatever the `basis`.
    """

    key: int
    path: str
    old: str
    new: str
    basis: Basis
    same: bool
    stand: Stand


@dataclass(frozen=True, slots=True)
class Unsure:
    """A source for which no file was chosen: the files that came near (a few), and how many they are.

    `best` is how its receipts stand in the first of them, where that was looked at.
    """

    path: str
    doubt: Doubt
    files: tuple[str, ...]
    count: int
    best: Stand | None = None


@dataclass(frozen=True, slots=True)
class MovedRoot:
    """The sources that went from one folder to another, and the memories that would rise or fall."""

    old: str
    new: str
    sources: tuple[MovedSource, ...]
    rise: int = 0
    fall: int = 0

    @property
    def stand(self) -> Stand:
        return sum((source.stand for source in self.sources), Stand())


@dataclass(frozen=True, slots=True)
class Looked:
    """What was looked at below the chosen folders, and what was left aside: counts, and first paths."""

    folders: tuple[str, ...] = ()
    files: int = 0
    compared: int = 0
    bytes: int = 0
    left_out: int = 0
    unnamed: int = 0
    unreadable: int = 0
    elsewhere: int = 0
    unreadable_first: tuple[str, ...] = ()
    elsewhere_first: tuple[str, ...] = ()
    cut: str = ""


@dataclass(frozen=True, slots=True)
class Remap:
    """What a search for moved sources found: by root, the heaviest first, and what it leaves undecided.

    `missing` counts the sources that are not where they are looked for; of `lost` there is no trace.
    """

    missing: int
    roots: tuple[MovedRoot, ...]
    unsure: tuple[Unsure, ...]
    looked: Looked
    lost: tuple[str, ...] = ()

    @property
    def found(self) -> int:
        return sum(len(root.sources) for root in self.roots)


@dataclass(frozen=True, slots=True)
class Remapped:
    """What was written: the run's id for `nidra undo`, the sources that moved, changes by kind.

    `passed_over` are (path, why) of sources that were found and then were not what was found.
    """

    run: str
    sources: int
    actions: Mapping[str, int] = field(default_factory=dict)
    passed_over: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
