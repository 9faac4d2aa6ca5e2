"""What was believed on a day and is believed otherwise today: values for a list of any length.

A belief is a memory that is on file and active, with its grade, its standing and whether it is
contested. How one stands is packed into a byte, for half a million of them at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from itertools import compress
from typing import NamedTuple

from nidra.records.browse import Row
from nidra.records.grade import Grade, Standing
from nidra.records.history import Deed, StoreThen
from nidra.records.journal import Change

THERE, ACTIVE, CONTESTED = 1, 2, 4
BELIEVED = THERE | ACTIVE


class State(NamedTuple):
    """One memory: on file, active, contested (1 or 0 each), its grade and its standing."""

    there: int
    active: int
    contested: int
    grade: int
    standing: int


class Turn(IntEnum):
    """What became of a belief between then and today. Each one that changed took one of these."""

    FELL = 0
    ROSE = 1
    MOVED = 2  # another standing with the same grade
    DISPUTED = 3  # contested today, and not then
    SETTLED = 4  # contested then, and not today
    RETIRED = 5
    BACK = 6  # retired then, active today
    FILED = 7
    WITHDRAWN = 8  # on file then, and not today: an import that was undone

    @property
    def label(self) -> str:
        """As the command line calls it."""
        return self.name.lower()


def packed(there: int, active: int, contested: int, grade: int, standing: int) -> int:
    """How a memory stands, in one byte."""
    flags = (THERE if there else 0) | (ACTIVE if active else 0) | (CONTESTED if contested else 0)
    return flags | grade << 3 | standing << 5


def unpacked(state: int) -> State:
    """What `packed` was given."""
    return _STATES[state]


_STATES = tuple(
    State(at & 1, at >> 1 & 1, at >> 2 & 1, at >> 3 & 3, at >> 5) for at in range(1 << 8)
)


def turn_of(then: int, now: int) -> Turn | None:
    """What became of a belief; None where it is believed today as it was then, or neither time."""
    was, is_ = then & BELIEVED == BELIEVED, now & BELIEVED == BELIEVED
    if was and is_:
        return _of_both(unpacked(then), unpacked(now)) if then != now else None
    if was:
        return Turn.RETIRED if now & THERE else Turn.WITHDRAWN
    if is_:
        return Turn.BACK if then & THERE else Turn.FILED
    return None


def _of_both(then: State, now: State) -> Turn:
    """What became of what is believed today as well."""
    fell, stood_up = (
        one.standing == Standing.FALLEN != other.standing
        for one, other in ((now, then), (then, now))
    )
    if fell or (now.grade < then.grade and not stood_up):
        return Turn.FELL
    if stood_up or now.grade > then.grade:
        return Turn.ROSE
    if now.standing != then.standing:
        return Turn.MOVED
    return Turn.DISPUTED if now.contested else Turn.SETTLED


@dataclass(frozen=True, slots=True)
class Changes:
    """The memories that were believed otherwise, the one that changed last first.

    Five lists side by side: the key of each, the journal row that changed it last, how it stood then
    and stands now (see `packed`), and its `Turn`. None of them is to be changed.
    """

    keys: array[int]
    rows: array[int]
    then: bytes
    now: bytes
    turns: bytes

    def __len__(self) -> int:
        return len(self.keys)

    def counts(self) -> dict[Turn, int]:
        """How many took each turn, in the order of `Turn`; turns that none took are left out."""
        counted = {turn: self.turns.count(turn) for turn in Turn}
        return {turn: number for turn, number in counted.items() if number}

    def only(self, turn: Turn | None) -> Changes:
        """Those that took one turn; all of them for None."""
        if turn is None:
            return self
        chosen = self.turns.translate(bytes(int(at == turn) for at in range(256)))
        return Changes(
            array("q", compress(self.keys, chosen)),
            array("q", compress(self.rows, chosen)),
            bytes(compress(self.then, chosen)),
            bytes(compress(self.now, chosen)),
            bytes(compress(self.turns, chosen)),
        )


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What the store held then and holds today, and each memory that is believed otherwise."""

    then: StoreThen
    today: StoreThen
    changes: Changes


@dataclass(frozen=True, slots=True)
class Believed:
    """One memory that is believed otherwise: its line, how it stood and stands, what the last row that
    changed it tells of it, and that row as a deed."""

    row: Row
    turn: Turn
    then: State
    now: State
    change: Change
    deed: Deed

    @property
    def grades(self) -> tuple[tuple[Grade, Standing], tuple[Grade, Standing]]:
        """Grade and standing then and today."""
        one, other = (
            (Grade(state.grade), Standing(state.standing)) for state in (self.then, self.now)
        )
        return one, other


@dataclass(frozen=True, slots=True)
class BelievedPage:
    """Some lines of a list. `names` are the statements of the memories that their sentences name."""

    lines: tuple[Believed, ...]
    names: Mapping[str, str]
