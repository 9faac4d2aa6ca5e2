"""Forgetting as charts and as a queue: curves by tier and of one memory, what fades when, what waits.

>>> outlook(store).within(30)                                                   # doctest: +SKIP
>>> keys = queue(store, Waits.ALL, days=30)                                     # doctest: +SKIP

Everything is computed when it is asked for, and nothing written.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence

from nidra.app.decay import bases, span
from nidra.app.drawn import made, nothing
from nidra.app.workspace import Store
from nidra.cognition import decay as forgetting
from nidra.records.chart import Chart, Saying, Series, Shape
from nidra.records.forgetting import Dates, Outlook, Waits
from nidra.records.grade import Tier
from nidra.records.strength import FADES_AFTER, FLOOR, Bases, Decayed
from nidra.report import forgetting_words as words
from nidra.report.words import strong
from nidra.store import census, due, fading, touches

YEAR = 365
_WEEK = 7
_POINTS = 36
_STEPS = (1, 2, 5, 10, 15, 20, 30, 60, 90, 120, 180, 365)
_FADE_DAYS = FADES_AFTER / forgetting.DAY  # of a memory with a stability of one day
_BEYOND = 1.25  # of the way to fading that a curve is drawn
_CALM = 30  # days that the curve of a memory that never fades is drawn


# Curves -------------------------------------------------------------------------------------


def tier_curves(store: Store) -> Chart:
    """How a memory of each tier is forgotten from its last use on, by the settings of the store."""
    return curves(bases(store))


def curves(held: Bases) -> Chart:
    """The same for these stabilities."""
    mortal = {tier: held[tier] for tier in fading.MORTAL}
    days = _days(0, max(mortal.values()) * _FADE_DAYS * _BEYOND)
    series = [
        Series(*words.TIERS[tier], tuple(forgetting.strength(day, stability) for day in days))
        for tier, stability in mortal.items()
    ]
    series.append(Series(*words.TIERS[Tier.ORIENTATION], (1.0,) * len(days)))
    series.append(Series(*words.FADED, (FLOOR,) * len(days)))
    fades = {tier.label: round(stability * _FADE_DAYS) for tier, stability in mortal.items()}
    said = [Saying(words.HOLDS, fades)]
    steps = [str(day) for day in days]
    return made(
        "curves", words.CURVES, Shape.LINES, words.SINCE_USE, steps, series, "strength", said
    )


def memory_curve(one: Decayed) -> Chart:
    """How one memory is forgotten, from its last use past today to when it fades."""
    since = min(0.0, (one.use.accessed - one.at) / forgetting.DAY)
    fades = None if one.fades_at is None else (one.fades_at - one.at) / forgetting.DAY
    until = _CALM if fades is None else max(fades, 1.0) + (max(fades, 0) - since) * (_BEYOND - 1)
    days = _days(since, until)
    values = tuple(_strength(one, day) for day in days)
    today = tuple(one.strength if day == 0 else None for day in days)
    series = [
        Series(*words.STRENGTH, values),
        Series(*words.FADED, (FLOOR,) * len(days)),
        Series(*words.TODAY, today),
    ]
    said = [Saying(words.NOW, {"strength": strong(one.strength)}), _when(fades)]
    steps = [str(day) for day in days]
    return made(
        "memory", words.CURVE, Shape.LINES, words.FROM_TODAY, steps, series, "strength", said
    )


def _strength(one: Decayed, day: int) -> float:
    if one.always:
        return 1.0
    return forgetting.strength(day + (one.at - one.use.accessed) / forgetting.DAY, one.stability)


def _when(fades: float | None) -> Saying:
    if fades is None:
        return Saying(words.NEVER)
    template = words.FADES_IN if fades > 0 else words.HAS_FADED
    return Saying(template, {"days": int(abs(fades))})


def _days(since: float, until: float) -> list[int]:
    """Days at even steps from one to the other, today's (0) among them."""
    reach = until - since
    step = next((one for one in _STEPS if reach / one <= _POINTS), max(1, round(reach / _POINTS)))
    first, last = math.ceil(since / step), math.ceil(until / step)
    return [step * at for at in range(first, max(last, first + 2) + 1)]


# What fades when ----------------------------------------------------------------------------


def outlook(store: Store, days: int = YEAR) -> Outlook:
    """What fades on each of so many days from now on, by tier; tiers without memories are left out."""
    asked = span(store, days)
    with store.database.reading() as connection:
        counted = census.by_tier(connection)
        total = {tier: counted[tier] for tier in Tier if counted[tier]}
        found = {tier: fading.by_day(connection, asked, tier) for tier in fading.MORTAL}
    return Outlook(
        asked.since,
        total,
        {tier: found.get(tier, {}).get(-1, 0) for tier in total},
        {tier: _each(found.get(tier, {}), days) for tier in total},
    )


def _each(found: dict[int, int], days: int) -> tuple[int, ...]:
    return tuple(found.get(day, 0) for day in range(days))


def outlook_chart(found: Outlook) -> Chart:
    """How many memories of each tier fade in each week of the year to come."""
    head = ("outlook", words.OUTLOOK, Shape.STACKED, words.WEEKS)
    if not found.total:
        return nothing(*head, "memories", words.NO_MEMORY)
    shown = {tier: _weekly(days) for tier, days in found.days.items() if any(days)}
    if not shown:
        return nothing(*head, "memories", words.NONE_FADES)
    series = [Series(*words.TIERS[tier], numbers) for tier, numbers in shown.items()]
    said = [Saying(words.WITHIN_YEAR, {"n": sum(map(sum, shown.values()))})]
    if before := sum(found.faded.values()):
        said.append(Saying(words.FADED_ALREADY, {"n": before}))
    steps = [str(week + 1) for week in range(len(next(iter(shown.values()))))]
    return made(*head, steps, series, "memories", said)


def _weekly(days: Sequence[int]) -> tuple[int, ...]:
    """The sums of weeks; the day that is left of a year is one of its own."""
    return tuple(sum(days[at : at + _WEEK]) for at in range(0, len(days), _WEEK))


# What waits ---------------------------------------------------------------------------------


def queue(store: Store, waits: Waits, days: int, limit: int | None = None) -> array[int]:
    """The keys of the memories that wait for a person's word, `limit` of them at the most.

    What is due for review comes first, longest overdue first, then what fades within so many days, the
    nearest first.
    """
    now = store.now()
    coming, gone = span(store, days), span(store, None)
    with store.database.reading() as connection:
        match waits:
            case Waits.DUE:
                found = due.keys(connection, now, limit)
            case Waits.FADED:
                found = fading.first(connection, gone, limit)
            case Waits.FADING:
                found = fading.first(connection, coming, limit)
            case Waits.ALL:
                both = due.keys(connection, now, limit) + fading.first(connection, coming, limit)
                found = list(dict.fromkeys(both))[:limit]
    return array("q", found)


def dates(store: Store, keys: Sequence[int]) -> dict[int, Dates]:
    """When each of these memories is due for review and fades, and its strength now."""
    held, now = bases(store), store.now()
    with store.database.reading() as connection:
        reviews = due.dates(connection, keys)
        uses = touches.uses(connection, [key for key in keys if key in reviews])
    return {
        key: Dates(
            reviews[key],
            forgetting.fades_at(use, held),
            forgetting.strength_at(use, held, now),
        )
        for key, use in uses.items()
    }
