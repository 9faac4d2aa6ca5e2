"""One memory as a window shows it beside its table: what is stored of it, and what stands around it."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.contest import ContestedPair
from nidra.records.grade import Judgement
from nidra.records.history import Deed
from nidra.records.memory import Memory
from nidra.records.strength import Decayed
from nidra.records.verdict import OK, State, Verdict


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


@dataclass(frozen=True, slots=True)
class Looked:
    """What the source of one receipt says at the moment `at` (microseconds of UTC).

    `receipt` is the key of its row and `stored` the verdict on record then. `place` is where the source
    was looked for; `reached` says whether its bytes could be read. `found` is the text that stands there
    for the receipt's words, with `before` and `after` around it, and `line` the number of its first
    line; `changes` are (old words, new words); `sha256` is the digest of what stands there in one
    piece. Each is empty where it is not known.
    """

    receipt: int
    stored: State
    verdict: Verdict
    place: str
    reached: bool
    at: int
    line: int | None = None
    before: str = ""
    found: str = ""
    after: str = ""
    changes: tuple[tuple[str, str], ...] = ()
    sha256: str = ""

    @property
    def differs(self) -> bool:
        """Would filing it change the verdict on record, and not only where the words stand?"""
        now = self.verdict.state
        return now is not self.stored and not {now, self.stored} <= OK

    @property
    def fails(self) -> bool:
        """Does it speak against a memory that was not known to be wrong?"""
        return self.differs and self.reached and self.verdict.failed
