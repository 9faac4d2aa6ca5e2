"""The journal as a window shows it: pages of what was done, and what one deed changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from nidra.records.browse import Row
from nidra.records.history import Deed
from nidra.records.verdict import State


class Kind(StrEnum):
    """What a deed is about, by the kinds of its journal rows. A pass can be about several."""

    PASSES = "passes"
    IMPORTS = "imports"
    VERDICTS = "verdicts"
    CONFLICTS = "conflicts"
    REVIEWS = "reviews"
    CORRECTIONS = "corrections"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which deeds are wanted.

    `since` and `until` are microseconds of UTC, both included. `text` is looked for in what the rows
    say, in the ids of memories and in their statements. `changes` leaves out what changed nothing.
    """

    kind: Kind | None = None
    since: int | None = None
    until: int | None = None
    text: str = ""
    changes: bool = False

    @property
    def narrows(self) -> bool:
        """Is anything left out?"""
        return self != Chosen()


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page ends: the place of its last deed in the journal, and its last pass that changed
    nothing (moment, id), of which the journal does not tell."""

    row: int
    idle: tuple[int, str]


@dataclass(frozen=True, slots=True)
class JournalPage:
    """Deeds, the newest first; `after` is where the next page begins, None where this one is the last.

    `last` is the number of the last journal row, `idle` counts the passes that changed nothing: a page
    that was asked for before both moved need not be asked for again. `names` are the beginnings of the
    statements of the memories that the deeds name, by their ids.
    """

    deeds: tuple[Deed, ...]
    after: Cursor | None
    last: int
    idle: int
    names: Mapping[str, str] = field(default_factory=dict)


class Fixed(StrEnum):
    """Why a deed cannot be taken back."""

    FILED = "filed"  # what was filed stays on file
    UNDO = "undo"  # it is an undo itself
    AGAIN = "again"  # it is an undo, and what it took back was done again
    LOOKED = "looked"  # it only looked, and changed no memory
    IDLE = "idle"  # a pass that changed nothing
    UNDECIDED = "undecided"  # the judge named no winner
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Change:
    """One journal row as one memory sees it: its kind, a sentence, and what went from what to what.

    `grades` are two pairs of grade and standing, `verdicts` those of one receipt.
    """

    kind: str
    sentence: str
    grades: tuple[tuple[int, int], tuple[int, int]] | None = None
    verdicts: tuple[State, State] | None = None


@dataclass(frozen=True, slots=True)
class ChangedMemory:
    """A memory that a deed changed, as it stands today, with what became of it then."""

    row: Row
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class DeedDetail:
    """What a deed did: how many journal rows tell of it, how many things of each kind it changed, in
    words, and the first memories, those that fell before the others.

    `more` memories are not listed. `fixed` says why it cannot be taken back, where it cannot. `redo` is
    the row of the undo that can be done again: of the one that took the deed back, or of itself; `again`
    are all of them, where one decision on several memories was taken back. `names` are the statements of the memories that its sentences name. `back` says what an undo would put back,
    where that is told at once; `later` is the row that came later and rests on it, where one does.
    """

    deed: Deed
    rows: int
    counts: tuple[tuple[int, str], ...]
    memories: tuple[ChangedMemory, ...]
    more: int
    fixed: Fixed | None = None
    redo: int | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    again: tuple[int, ...] = ()
    back: str = ""
    later: int | None = None
