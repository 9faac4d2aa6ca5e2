"""One memory as a window shows it beside its table: what is stored of it, and what stands around it."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.contest import ContestedPair
from nidra.records.grade import Judgement
from nidra.records.history import Deed
from nidra.records.memory import Memory
from nidra.records.strength import Decayed


@dataclass(frozen=True, slots=True)
class Reading:
    """The run that read a source's bytes: `mode` is `full`, `quick` or `subset`, times are microseconds."""

    mode: str
    started_at: int


@dataclass(frozen=True, slots=True)
class Portrait:
    """Everything that is stored of one memory at the moment `at` (microseconds of UTC).

    `judgement` explains the grade on record. `premises`, `dependants`, `rivals` and `deeds` are bounded;
    `memory` names every premise and dependant. `replaced_by` took the place of a superseded memory.
    `readings` tells, by the key of a receipt, which pass read its source last, where that is known.
    `trusted_at` is the hour of the last pass, if it was a quick one over the whole store.
    """

    memory: Memory
    judgement: Judgement
    at: int
    decayed: Decayed
    premises: tuple[Memory, ...] = ()
    dependants: tuple[Memory, ...] = ()
    rivals: tuple[ContestedPair, ...] = ()
    replaced_by: Memory | None = None
    deeds: tuple[Deed, ...] = ()
    readings: tuple[tuple[int, Reading], ...] = ()
    trusted_at: int | None = None

    def reading_of(self, receipt: int) -> Reading | None:
        """The run that read the source of a receipt last."""
        return dict(self.readings).get(receipt)
