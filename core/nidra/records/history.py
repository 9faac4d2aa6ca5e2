"""What happened to a store, what was taken back, and what it held on a day: values for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from nidra.records.grade import Grade, Standing


@dataclass(frozen=True, slots=True)
class Undone:
    """What an undo took back. `of` is the pass id or the number of the journal row that was named.

    `rows` are the numbers of the rows that were reversed, `what` is a sentence, `memories` counts
    those that were touched, `seq` is the row that tells of it (None in a dry run).
    """

    of: str
    rows: tuple[int, ...]
    what: str
    memories: int
    seq: int | None
    dry_run: bool = False


@dataclass(frozen=True, slots=True)
class Left:
    """Something that could not be taken back among several, by the word that named it, and why."""

    of: str
    why: str


@dataclass(frozen=True, slots=True)
class UndoneTogether:
    """What was taken back of several things, the one that was done last first, and what was left.

    In a dry run the rows that would tell of it have no number that lasts.
    """

    done: tuple[Undone, ...]
    left: tuple[Left, ...] = ()
    dry_run: bool = False

    @property
    def memories(self) -> int:
        """How many memories were touched; one that several of them touched counts each time."""
        return sum(one.memories for one in self.done)


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done: a pass, or an action outside of one, with the rows that tell of it.

    `at` is microseconds of UTC. `undo` is what to give to `nidra undo`, several words with blanks
    between where one decision was made on several memories, None where nothing can be taken back; `undone_by` is the row that took it back. `by` is `watch` or `recheck` where not a
    pass but one of these did it. `kind` is the event of the row, where it is one row. `touched` counts
    the memories that it changed, `told` those that its rows tell of, such as one that came through a
    review unchanged; None where there are none. `first` and `last` are 0 for a pass that changed
    nothing, of which the journal does not tell.
    """

    first: int
    last: int
    at: int
    what: str
    pass_id: str | None = None
    memories: tuple[str, ...] = ()
    undo: str | None = None
    undone_by: int | None = None
    by: str = ""
    kind: str = ""
    touched: int | None = None
    told: int | None = None

    @property
    def place(self) -> int:
        """Where it stands among the others: a pass by its last row, an action by its first."""
        return self.last if self.pass_id else self.first


@dataclass(frozen=True, slots=True)
class StoreThen:
    """What a store held up to journal row `seq`, at `at` (microseconds of UTC), without its receipts."""

    at: int
    seq: int
    total: int
    active: int
    contested: int
    by_grade: Mapping[str, int]
    by_standing: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ReceiptThen:
    """One receipt of a memory with the verdict that stood then, by its label."""

    evidence: int
    source: str
    verdict: str


@dataclass(frozen=True, slots=True)
class MemoryThen:
    """What a store held of one memory. Where `existed` is False, the rest says nothing.

    `contested_with` and `superseded_by` are public ids.
    """

    at: int
    seq: int
    id: str
    statement: str
    existed: bool
    active: bool = False
    grade: Grade = Grade.UNVERIFIED
    standing: Standing = Standing.NO_RECEIPT
    contested_with: tuple[str, ...] = ()
    superseded_by: str | None = None
    receipts: tuple[ReceiptThen, ...] = ()
