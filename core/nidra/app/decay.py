"""Strength: how far a memory is from being forgotten, what a use of it does, and what fades when.

Everything is computed when it is asked for. `touch` alone writes, and nothing calls it by itself: a
list, a search, an export, a pass or a judgement is no use of a memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from nidra.app.source_states import clock_of
from nidra.app.workspace import Store
from nidra.base.clock import LAST, iso
from nidra.base.errors import UsageError
from nidra.base.text import one_line, storable
from nidra.cognition import decay as forgetting
from nidra.records.grade import Tier
from nidra.records.memory import Memory
from nidra.records.strength import (
    Bases,
    Decayed,
    Forecast,
    SourceClock,
    Span,
    TierForecast,
    Touched,
    Use,
)
from nidra.store import census, grades, memories, sources, touches
from nidra.store import fading as fades
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.reading import PAGE

DAYS = (7, 30, 90)
AHEAD = (0, 1, 3, 7, 14, 30, 60, 90, 180, 365)
MOST_DAYS = 36_500
CALLER_LENGTH = 100
_FIRST = -(2**62)


def bases(store: Store) -> Bases:
    """The stability of each tier in days, by the settings of the store."""
    return Bases(*(store.settings.number(f"decay.{tier.label}_days") for tier in Tier))


def uses(store: Store, found: Sequence[Memory]) -> list[Use]:
    """What is stored of the use of each of these memories."""
    with store.database.reading() as connection:
        by_key = touches.uses(connection, [memory.key for memory in found])
    return [by_key[memory.key] for memory in found]


def decay(store: Store, name: str, ahead: Sequence[int] = AHEAD) -> Decayed:
    """One memory's strength now and so many days ahead, with the clocks of its sources beside it.

    Nothing is read of the sources, and nothing written. Raises `MemoryAbsent`.
    """
    memory = store.get(name)
    (use,) = uses(store, [memory])
    held, now = bases(store), store.now()
    return Decayed(
        id=memory.id,
        statement=memory.statement,
        use=use,
        at=now,
        strength=forgetting.strength_at(use, held, now),
        stability=forgetting.stability_of(use, held),
        base=held[use.tier],
        always=forgetting.always(use),
        fades_at=forgetting.fades_at(use, held),
        coming=forgetting.coming(use, held, now, ahead),
        sources=_clocks(store, memory),
    )


def strengths(store: Store, found: Iterable[Memory]) -> Iterator[tuple[Memory, float, int | None]]:
    """Each of these memories with its strength now and when it fades (microseconds; None: never)."""
    held, now, listed = bases(store), store.now(), iter(found)
    while page := list(islice(listed, PAGE)):
        for memory, use in zip(page, uses(store, page), strict=True):
            yield memory, forgetting.strength_at(use, held, now), forgetting.fades_at(use, held)


def strength_object(strength: float, fades_at: int | None) -> dict[str, Any]:
    """A strength for JSON, beside what else is known of its memory."""
    return {
        "strength": round(strength, 6),
        "fades_at": None if fades_at is None else iso(fades_at),
    }


def _clocks(store: Store, memory: Memory) -> tuple[SourceClock, ...]:
    """The second clock of each source that a memory's live receipts name."""
    paths = dict.fromkeys(row.source for row in memory.evidence if not row.retired)
    dates = store.read_dates()
    with store.database.reading() as connection:
        found = [sources.source_at(connection, path) for path in paths]
    return tuple(
        clock_of(row.path, row.state, row.changes, row.first_seen, dates.get(row.key), store.now())
        for row in found
        if row is not None
    )


def touch(
    store: Store, names: Sequence[str], caller: str, now: int | None = None
) -> tuple[Touched, ...]:
    """Somebody used these memories now: each holds on longer from then on.

    Said again by the same caller within the hour, it counts once. A retired memory stays as it is.
    Several memories are one change of the store, with one row in the journal. Raises `MemoryAbsent`
    and writes nothing where a name fits none, and `UsageError` for a caller without a name.
    """
    who = _caller(caller)
    at = store.now() if now is None else now
    held = bases(store)
    if not names:
        return ()
    with store.database.writing() as connection:
        keys = list(dict.fromkeys(memories.resolve(connection, name) for name in names))
        done = _touched(connection, keys, who, held, at)
        counted = {key: one for key, one in done.items() if one.changed}
        if counted:
            journal = Journal(connection, at)
            touches.write(connection, journal, counted, who, at)
            journal.flush()
    return tuple(done.values())


def _touched(
    connection: Connection, keys: Sequence[int], caller: str, held: Bases, now: int
) -> dict[int, Touched]:
    """What the use of each of these memories comes to."""
    stored = touches.uses(connection, keys)
    names = grades.names(connection, keys)
    before = touches.counted(connection, keys, caller, now)
    found = {}
    for key in keys:
        use, counts = stored[key], stored[key].active and key not in before
        new = forgetting.touched(use, held, now) if counts else use
        found[key] = Touched(names[key], counts, use, new)
    return found


def _caller(name: str) -> str:
    who = storable(name).strip()
    if not who or len(who) > CALLER_LENGTH:
        raise UsageError(
            reason=f"Whoever uses a memory has a name of 1 to {CALLER_LENGTH} characters."
        )
    return who


# What fades ---------------------------------------------------------------------------------


def span(store: Store, days: int | None) -> Span:
    """The span of what fades from now on within `days`, or of what has faded (None).

    Raises `UsageError` for days that are none."""
    return _span(store.now(), days, bases(store))


def _span(now: int, days: int | None, held: Bases) -> Span:
    if days is None:
        return Span(_FIRST, now, held)
    if not 0 <= days <= MOST_DAYS:
        raise UsageError(
            reason=f"--fading takes 0 to {MOST_DAYS:,} days, not {one_line(str(days), 40)}."
        )
    return Span(now, min(LAST, now + days * forgetting.DAY), held)


def fading(store: Store, days: int) -> dict[Tier, int]:
    """How many memories of each tier that have not faded yet do so within `days` from now."""
    asked = span(store, days)
    with store.database.reading() as connection:
        return {tier: fades.count(connection, asked, tier) for tier in fades.MORTAL}


def forecast(store: Store, days: Sequence[int] = DAYS) -> Forecast:
    """What has faded and what fades within some numbers of days, by tier; tiers without memories are
    left out."""
    now, held, ahead = store.now(), bases(store), tuple(sorted(set(days)))
    ends = [_span(now, one, held).until for one in (0, *ahead)]
    with store.database.reading() as connection:
        total = census.by_tier(connection)
        tiers = tuple(
            _of_tier(connection, tier, total[tier], held, ends) for tier in Tier if total[tier]
        )
    return Forecast(now, ahead, tiers)


def _of_tier(
    connection: Connection, tier: Tier, total: int, held: Bases, ends: Sequence[int]
) -> TierForecast:
    """Each memory of a tier is counted once: up to the first end, up to each next one, and later."""
    if tier is Tier.ORIENTATION:
        return TierForecast(tier, total, 0, (0,) * (len(ends) - 1), total)
    parts = [
        fades.count(connection, Span(since, until, held), tier)
        for since, until in zip([_FIRST, *ends], [*ends, -_FIRST], strict=True)
    ]
    within = tuple(sum(parts[1 : end + 1]) for end in range(1, len(ends)))
    return TierForecast(tier, total, parts[0], within, total - sum(parts))
