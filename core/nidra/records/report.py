"""What a pass found, and what a store holds, as values that every renderer shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from nidra.records.chart import Chart
from nidra.records.contest import ContestedPair
from nidra.records.exported import RestsOn, Since
from nidra.records.grade import Standing

if TYPE_CHECKING:
    from nidra.records.findings import Findings


@dataclass(frozen=True, slots=True)
class Census:
    """Counts of a store's memories. `by_standing` adds up to `active`."""

    total: int
    active: int
    contested: int
    by_grade: Mapping[str, int]
    by_standing: Mapping[str, int]
    verdicts: Mapping[str, int]

    def standing(self, which: Standing) -> int:
        return self.by_standing.get(which.label, 0)


@dataclass(frozen=True, slots=True)
class RoomRot:
    """One room: how many active memories it holds and how they stand; `rot` is the share gone."""

    origin: str
    wing: str
    room: str
    active: int
    by_standing: Mapping[str, int]

    @property
    def rot(self) -> float:
        gone = self.by_standing.get(Standing.GONE.label, 0)
        return gone / self.active if self.active else 0.0


@dataclass(frozen=True, slots=True)
class Fall:
    """A memory that does not hold any more: which, why in a sentence, the words that changed."""

    memory: str
    statement: str
    source: str
    verdict: str
    sentence: str
    changes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SourceFall:
    """A source that memories fell with: its path, what became of it, how many rest on it."""

    path: str
    verdict: str
    memories: int
    rest_on_them: int = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """A source that lies elsewhere now: its path on record, where it was found, how many rest on it."""

    old: str
    new: str
    memories: int


@dataclass(frozen=True, slots=True)
class ReadOnlyProof:
    """A foreign store's folder was listed before and after: how many entries, which ones differ."""

    root: str
    files: int
    changed: tuple[str, ...]
    taken_at: int

    @property
    def holds(self) -> bool:
        return not self.changed


@dataclass(frozen=True, slots=True)
class OriginReport:
    """One foreign store: where it lies, what the last import took from it, and its proof.

    `vanished` rows were there at the import before the last and not at the last, `returned` ones the
    other way round.
    """

    adapter: str
    kind: str
    location: str
    imported_at: int | None
    counts: Mapping[str, Any]
    problems: tuple[str, ...]
    proof: ReadOnlyProof | None
    vanished: int = 0
    returned: int = 0


@dataclass(frozen=True, slots=True)
class PassReport:
    """One pass: what it read, what it changed. Times are microseconds of UTC, durations seconds.

    `actions` counts changes by kind; a pass in an unchanged world has none. `falls`, `source_falls`,
    `moved` and `gone` are bounded lists, and the field `more_…` beside each counts the rest. `moved`
    and `gone` tell of the store as it stands: sources found elsewhere, and sources that are gone or
    could not be read. `contests` are the open pairs that cannot both hold; `not_compared` memories
    have no subject, so that no other is held against them. `stages` counts the changes of each stage.
    `findings` are the six answers, which only `report` works out, as it does `charts` and what the report
    `rests_on`. `since` is the last export, where there was one and this is another.
    """

    store: str
    pass_id: str
    mode: str
    started_at: int
    ended_at: int
    dry_run: bool
    before: Census
    after: Census
    actions: Mapping[str, int]
    read: Mapping[str, int]
    rooms: tuple[RoomRot, ...] = ()
    falls: tuple[Fall, ...] = ()
    more_falls: int = 0
    source_falls: tuple[SourceFall, ...] = ()
    more_source_falls: int = 0
    moved: tuple[Moved, ...] = ()
    more_moved: int = 0
    gone: tuple[SourceFall, ...] = ()
    more_gone: int = 0
    origins: tuple[OriginReport, ...] = ()
    durations: Mapping[str, float] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    resumed: bool = False
    scope: str = ""
    version: str = ""
    oldest_byte_check: int | None = None
    newest_byte_check: int | None = None
    contests: tuple[ContestedPair, ...] = ()
    more_contests: int = 0
    not_compared: int = 0
    stages: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    findings: Findings | None = None
    charts: tuple[Chart, ...] = ()
    rests_on: RestsOn | None = None
    since: Since | None = None

    @property
    def idle(self) -> bool:
        """Did the pass change nothing?"""
        return not any(self.actions.values())


@dataclass(frozen=True, slots=True)
class ImportReport:
    """One import: where from, what became of every row, problems, and the untouched proof.

    `maps` are the roots that were mapped, those remembered from the last import included;
    `absent_root` is the folder that all absent sources lie below, "" where there is none. `vanished`
    and `returned` count rows that are there no more, or again, since the import before. `came_back`
    counts memories that an undo had taken away and that count again, `new_sources` the sources that
    the store did not know.
    """

    store: str
    adapter: str
    kind: str
    location: str
    counts: Mapping[str, Any]
    problems: tuple[str, ...]
    proof: ReadOnlyProof
    resumed: bool
    unapplied: int
    sources: Mapping[str, int]
    suggested_maps: tuple[tuple[str, str], ...]
    seconds: float
    maps: tuple[tuple[str, str], ...] = ()
    vanished: int = 0
    returned: int = 0
    absent_root: str = ""
    came_back: int = 0
    new_sources: int = 0
