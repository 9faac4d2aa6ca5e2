"""The demonstration as values: what was planted, what each night did, which proofs held."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.report import Census


@dataclass(frozen=True, slots=True)
class Night:
    """One pass of the demonstration: its name, the census before and after, what it did by kind."""

    name: str
    before: Census
    after: Census
    actions: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Edit:
    """One line of a planted source that was changed between two nights."""

    source: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Proof:
    """One thing that must hold, whether it did, and what was found instead where it did not."""

    name: str
    held: bool
    found: str = ""


@dataclass(frozen=True, slots=True)
class Demo:
    """The whole demonstration. `folder` holds its sources and its store, to be looked at."""

    folder: str
    memories: int
    defects: int
    first: Night
    edits: tuple[Edit, ...]
    second: Night
    third: Night
    proofs: tuple[Proof, ...]

    @property
    def held(self) -> bool:
        """Did every proof hold?"""
        return all(proof.held for proof in self.proofs)
