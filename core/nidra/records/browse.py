"""What a window shows of a store: rows of a table, facets with their counts, and the page Home."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from nidra.records.contest import ContestedPair
from nidra.records.evidence import SourceState
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.report import Census
from nidra.records.timer import TimerStatus
from nidra.records.watch import Deed

LISTED = 50  # changes that Home shows


class Sort(StrEnum):
    """The order of a table. What one sort leaves open stands in the order of filing."""

    NEWEST = "newest"  # what changed last comes first
    OLDEST = "oldest"
    WEAKEST = "weakest"  # by grade, the newest first within one
    STRONGEST = "strongest"
    FILED = "filed"
    SUBJECT = "subject"  # by its name; what has none comes last


@dataclass(frozen=True, slots=True)
class Row:
    """One memory as a line of a table. `key` is its key in the store, `id` the public one.

    `statement` is cut. `verdict` is the label of the live receipt that tells most, a failed one before
    one that stands, and `source` that receipt's file; both are empty without receipts. `wing` and
    `room` are where it was filed first. `updated_at` is microseconds of UTC.
    """

    key: int
    id: str
    statement: str
    grade: Grade
    standing: Standing
    flags: tuple[str, ...]
    contested: bool
    active: bool
    verdict: str
    source: str
    wing: str
    room: str
    tier: Tier
    updated_at: int
    pinned: bool


@dataclass(frozen=True, slots=True)
class FacetValue:
    """One value that a table can be narrowed to. `label` is for people; `count` is how many memories
    it would show, None where that was not counted in time."""

    value: str
    label: str
    count: int | None


@dataclass(frozen=True, slots=True)
class Facet:
    """The values of one property. `counted` is False where the time was up before all were counted."""

    name: str
    values: tuple[FacetValue, ...]
    counted: bool


@dataclass(frozen=True, slots=True)
class Facets:
    """Every facet of a table, in the order in which it is shown."""

    facets: tuple[Facet, ...] = ()

    def named(self, name: str) -> Facet:
        """The facet of this name; an empty one where there is none."""
        return next((one for one in self.facets if one.name == name), Facet(name, (), True))


@dataclass(frozen=True, slots=True)
class PassGlance:
    """A pass as the run history tells of it. Times are microseconds of UTC; `read` counts what it
    looked at, `actions` what it changed."""

    id: str
    mode: str
    started_at: int
    ended_at: int
    read: dict[str, int] = field(default_factory=dict)
    actions: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Change:
    """What became of one memory, when (microseconds) and why, in a sentence. `statement` is cut. `by`
    is who judged: `pass`, `watcher`, `recheck`, `import`, or `person`. `grade` and `standing` are those
    of now, `active` is false where it counts no more."""

    memory: str
    statement: str
    deed: Deed
    sentence: str
    at: int
    by: str = ""
    grade: Grade = Grade.UNVERIFIED
    standing: Standing = Standing.NOT_COMPARABLE
    active: bool = True


@dataclass(frozen=True, slots=True)
class SourceNews:
    """A source that changed or vanished: when that was seen (microseconds), and how many memories have
    a receipt in it."""

    path: str
    state: SourceState
    at: int
    memories: int


@dataclass(frozen=True, slots=True)
class Home:
    """What is new in a store since its last pass over all of it began. Times are microseconds of UTC.

    `before` is the census as that pass found it, None where that is not known. `changes` are at most
    `LISTED`, what fell before the rest, and `counts` tells of all; `whole` is False where so much
    happened that the oldest of it was not looked at. `sources` are some of those that changed or
    vanished, and `more_sources` counts the rest; `contested` counts the open pairs, of which `pairs`
    are the first. `due` memories wait for a review, and `unreached` sources could not be read when they
    were last looked at. `interrupted` are sentences on work that was cut short, and `cut_short` the palaces
    whose imports are among it. `unread` counts the sources that were never read byte for byte.
    """

    at: int
    census: Census
    timer: TimerStatus
    last_pass: PassGlance | None = None
    before: Census | None = None
    changes: tuple[Change, ...] = ()
    counts: dict[Deed, int] = field(default_factory=dict)
    whole: bool = True
    sources: tuple[SourceNews, ...] = ()
    more_sources: int = 0
    contested: int = 0
    pairs: tuple[ContestedPair, ...] = ()
    due: int = 0
    oldest_byte_check: int | None = None
    newest_byte_check: int | None = None
    unreached: int = 0
    interrupted: tuple[str, ...] = ()
    cut_short: tuple[str, ...] = ()
    unread: int = 0
