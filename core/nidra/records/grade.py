"""Grades and standings: the state of one memory."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Grade(IntEnum):
    """How far a memory is borne out, from nothing to re-read bytes."""

    UNVERIFIED = 0
    SOURCE_LINKED = 1
    MACHINE_CHECKED = 2

    @property
    def label(self) -> str:
        return self.name.lower()


class Standing(IntEnum):
    """The part of the trust sentence in which an active memory is counted."""

    FALLEN = 0
    TRACEABLE = 1
    NOT_COMPARABLE = 2
    GONE = 3
    NO_RECEIPT = 4

    @property
    def label(self) -> str:
        return self.name.lower().replace("_", " ")


class Tier(IntEnum):
    """Where a memory stands between raw record and standing orientation."""

    RECORD = 0
    EPISODIC = 1
    SEMANTIC = 2
    ORIENTATION = 3

    @property
    def label(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Judgement:
    """A grade with its reason: one sentence that a person can read, flags, confidence in [0, 1].

    `kept` is the memory's own confidence while the grade has put another in its place, to be given
    back as `kept` at the next judgement; None while the memory still has its own.
    """

    grade: Grade
    standing: Standing
    confidence: float | None
    flags: tuple[str, ...]
    sentence: str
    kept: float | None = None
