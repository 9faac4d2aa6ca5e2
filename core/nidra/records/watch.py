"""What the watcher is doing, and what it changed, as values with their sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from nidra.records.grade import Standing

SWEEP_MINUTES = 15


class Phase(Enum):
    """What the watcher is at."""

    WATCHING = "watching"
    PAUSED = "paused"
    STOPPED = "stopped"


class Why(Enum):
    """Why folders are not watched but looked at in sweeps, in words behind their number."""

    NETWORK = "on a network drive"
    WIDE = "never watched (your home folder, one above it, or one too large)"
    ABSENT = "not there"
    MANY = "beyond the {roots} trees that are watched at most"
    OWN = "inside the store's own folder"
    LIMIT = "beyond the watch limit"
    FAILED = "that cannot be watched"


class Deed(Enum):
    """What became of a memory."""

    FELL = "fell"
    ROSE = "rose again"
    PROMOTED = "was promoted"
    DEMOTED = "was demoted"
    JUDGED = "was judged anew"

    @property
    def several(self) -> str:
        """The same of more than one."""
        return self.value.replace("was ", "were ")


def deed(grades: tuple[int, int], standings: tuple[int, int]) -> Deed:
    """What a judgement came to that took a memory from one grade and standing to another."""
    if Standing.FALLEN in standings and standings[0] != standings[1]:
        return Deed.FELL if standings[1] == Standing.FALLEN else Deed.ROSE
    if grades[0] == grades[1]:
        return Deed.JUDGED
    return Deed.PROMOTED if grades[1] > grades[0] else Deed.DEMOTED


@dataclass(frozen=True, slots=True)
class Swept:
    """Folders with sources that are only looked at in sweeps: why, how many, one of them."""

    why: Why
    folders: int
    example: str = ""


@dataclass(frozen=True, slots=True)
class WatchState:
    """What the watcher is doing now.

    `folders` are those whose changes the system tells of, `swept` those that are only looked at every
    `minutes`; `advice` is the command that raises a limit which was reached. `overflows` counts how
    often more changed at once than the system could tell. `vanished` are trees whose top is not there
    any more, `failure` says why a tree could not be watched, `trouble` why what was found could not be
    written; "" where all is well.
    """

    phase: Phase
    folders: int = 0
    swept: tuple[Swept, ...] = ()
    minutes: int = SWEEP_MINUTES
    advice: str = ""
    overflows: int = 0
    trouble: str = ""
    failure: str = ""
    vanished: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """All of it in words."""
        if self.phase is Phase.STOPPED:
            return "Stopped watching."
        if self.phase is Phase.PAUSED:
            return "Paused: what changes meanwhile is looked at when watching goes on."
        parts = (
            self._trouble,
            self._limit,
            self._failure,
            self._watching,
            self._away or self._absent,
            self._overflow,
        )
        return " ".join(filter(None, parts))

    @property
    def kind(self) -> tuple[object, ...]:
        """What tells two states apart for a person who does not count folders."""
        reasons = tuple(one.why for one in self.swept)
        told = (self.advice, self.overflows, self.trouble, self.failure, self.vanished)
        return (self.phase, bool(self.folders), reasons, *told)

    @property
    def _trouble(self) -> str:
        if not self.trouble:
            return ""
        return f"What was found could not be written: {self.trouble} It is tried again."

    @property
    def _limit(self) -> str:
        return f"Watch limit reached: run {self.advice}." if self.advice else ""

    @property
    def _failure(self) -> str:
        if not self.failure:
            return ""
        every = f"sources there are checked every {self.minutes} minutes"
        return f"Watching failed ({self.failure}); {every}."

    @property
    def _away(self) -> str:
        if not self.vanished:
            return ""
        first, more = self.vanished[0], len(self.vanished) - 1
        also = f" and {_number(more, 'other')}" if more else ""
        verb = "are" if more else "is"
        return f"{first}{also} {verb} not there any more, and watched again when back."

    @property
    def _absent(self) -> str:
        for one in self.swept:
            if one.why is Why.ABSENT:
                is_are = "is not there; it is" if one.folders == 1 else "are not there; they are"
                some = f"{_number(one.folders, 'folder')} of sources (as {one.example})"
                return f"{some} {is_are} watched as soon as back."
        return ""

    @property
    def _watching(self) -> str:
        watched = f"Watching {_number(self.folders, 'folder')}"
        swept = [one for one in self.swept if one.why is not Why.ABSENT]
        if not swept:
            return f"{watched}."
        rest = ", ".join(f"{one.folders:,} {one.why.value.format(roots=32)}" for one in swept)
        total = sum(one.folders for one in swept)
        verb = "is" if total == 1 else "are"
        return f"{watched}; {rest} {verb} checked every {self.minutes} minutes."

    @property
    def _overflow(self) -> str:
        if not self.overflows:
            return ""
        times = "once" if self.overflows == 1 else f"{self.overflows:,} times"
        return (
            f"More changed at once than the system could tell ({times}): all sources were checked."
        )


@dataclass(frozen=True, slots=True)
class MemoryChange:
    """One memory that the watcher judged anew. `followed`: because of what it rests on. `changes` are
    the words of a fallen one that its source says otherwise: (what the memory says, what the source
    says now)."""

    memory: str
    deed: Deed
    sentence: str
    followed: bool = False
    statement: str = ""
    changes: tuple[tuple[str, str], ...] = ()

    @property
    def line(self) -> str:
        """The change on one line."""
        return f"{self.memory} {self.deed.value}: {self.sentence}"


@dataclass(frozen=True, slots=True)
class WatchChange:
    """What one transaction changed: when (microseconds), its id for `nidra undo`, the memories, and
    how many more there are than are listed. `fell` and `rose` count all of them, listed or not, and
    `counts` all of each kind."""

    at: int
    batch: str
    memories: tuple[MemoryChange, ...]
    more: int = 0
    fell: int = 0
    rose: int = 0
    counts: tuple[tuple[Deed, int], ...] = ()


def _number(count: int, thing: str) -> str:
    return f"{count:,} {thing}{'' if count == 1 else 's'}"
