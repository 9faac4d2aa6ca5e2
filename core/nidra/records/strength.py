"""How strong a memory is: what is stored of its use, and what is made of that when it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from nidra.records.evidence import SourceState
from nidra.records.grade import Tier

# A memory has faded where its strength is below this.
FLOOR = 0.1
# Microseconds until a memory with a stability of one day has faded: −ln FLOOR days. A whole number,
# so that an index computes the same moments as Python does.
FADES_AFTER = 198_943_352_035
# Stabilities beyond this fade in no year that a date can name.
LONGEST = 4_000_000.0


class Bases(NamedTuple):
    """The stability in days of a memory that has none of its own, by tier in the order of `Tier`."""

    record: int
    episodic: int
    semantic: int
    orientation: int


class Use(NamedTuple):
    """What is stored of one memory's use. Moments are microseconds of UTC or None, stability is days.

    `last_access` is the last recall; before the first there is none. `stability` is None where the
    memory has the one of its tier.
    """

    tier: Tier
    recorded_at: int
    last_access: int | None = None
    stability: float | None = None
    pinned: bool = False
    core: bool = False
    active: bool = True

    @property
    def own(self) -> float | None:
        """Its own stability in days; None where it has none, or one that is no number above 0."""
        stored = self.stability
        return stored if stored is not None and stored > 0 else None

    @property
    def accessed(self) -> int:
        """The last recall, else the moment of recording (microseconds)."""
        return self.recorded_at if self.last_access is None else self.last_access


@dataclass(frozen=True, slots=True)
class Span:
    """Memories that fade at `since` or later and before `until` (microseconds), with these bases."""

    since: int
    until: int
    bases: Bases


@dataclass(frozen=True, slots=True)
class SourceClock:
    """The second clock: how often a source changes and when its bytes are due to be read again.

    `changes` were seen since `first_seen`; `rate` is changes a day, with a prior for what was watched
    for a short while. `due_at` is None for a source that is not there: each pass looks for it.
    """

    path: str
    state: SourceState
    changes: int
    first_seen: int
    rate: float
    read_at: int | None
    due_at: int | None


@dataclass(frozen=True, slots=True)
class Decayed:
    """One memory's strength at the moment `at`, computed and stored nowhere.

    `always` says why it never fades: `pinned`, `core`, `orientation`, or is empty. `fades_at` is None
    where it never does. `coming` holds (days from `at`, strength then if nothing uses it meanwhile).
    """

    id: str
    statement: str
    use: Use
    at: int
    strength: float
    stability: float
    base: int
    always: str
    fades_at: int | None
    coming: tuple[tuple[int, float], ...]
    sources: tuple[SourceClock, ...]


@dataclass(frozen=True, slots=True)
class Touched:
    """What a use of one memory came to. `changed` is False where it was counted before, or the memory
    is retired. `old` and `new` are what is stored before and after."""

    id: str
    changed: bool
    old: Use
    new: Use


@dataclass(frozen=True, slots=True)
class TierForecast:
    """How many memories of a tier count, have faded, fade within each number of days, never fade.

    `within` counts those that have not faded yet; each number includes the ones before it.
    """

    tier: Tier
    total: int
    faded: int
    within: tuple[int, ...]
    never: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """What fades within some numbers of days from `at` (microseconds), by tier."""

    at: int
    days: tuple[int, ...]
    tiers: tuple[TierForecast, ...]
