"""A memory's two clocks, and a forecast, as lines for a terminal and as objects for JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nidra.app.decay import strength_object
from nidra.app.source_states import clock_object
from nidra.base.clock import iso
from nidra.base.text import one_line
from nidra.cli.list_lines import fading_day
from nidra.cli.opening import command
from nidra.cli.output import indented
from nidra.cli.portrait import field
from nidra.cli.sources_cmd import due
from nidra.cognition.decay import fades_at, stability_of
from nidra.records.grade import Tier
from nidra.records.strength import (
    FLOOR,
    Bases,
    Decayed,
    Forecast,
    SourceClock,
    TierForecast,
    Touched,
)
from nidra.report.words import ago, count, counted, often, read_on, strong, when

WIDTH = 300
_ALWAYS = {
    "pinned": "It is pinned and never fades.",
    "core": "It is core and never fades.",
    "orientation": "Active orientation is always loaded and never fades.",
}
_RETIRED = "It was retired: nothing recalls it, however strong it is."
_RECORD = "A record that has faded is searched, listed and checked as before."


def decay_lines(one: Decayed, given: str | None = None) -> Iterator[str]:
    """One memory: tier, strength, last use, stability, when it fades, days to come, its sources."""
    yield one.id + ("" if one.use.active else "  (retired)")
    yield indented(one_line(one.statement, WIDTH))
    yield field("Tier", one.use.tier.label)
    yield field("Strength", f"{strong(one.strength)} now")
    if one.always:
        yield field("", _ALWAYS[one.always])
    if not one.use.active:
        yield field("", _RETIRED)
    yield field("Last use", _last_use(one))
    yield field("Stability", _stability(one))
    if not one.always:
        yield field("Fades", _fades(one))
        if one.use.tier is Tier.RECORD and one.use.active:
            yield field("", _RECORD)
        yield ""
        yield from _table(one)
    yield from _second_clock(one)
    if one.use.active and not one.always:
        yield f"\nYou used it now:  {command('decay', one.id, '--touch', given=given)}"


def _last_use(one: Decayed) -> str:
    if one.use.last_access is not None:
        return read_on(one.use.accessed, one.at)
    return f"none since it was recorded, {read_on(one.use.accessed, one.at)}"


def _stability(one: Decayed) -> str:
    tier = one.use.tier.label
    if one.use.own is None:
        return f"{counted(one.base, 'day')}, that of its tier (setting decay.{tier}_days)"
    return f"{one.stability:,.1f} days, its own (its tier begins with {one.base})"


def _fades(one: Decayed) -> str:
    told = fading_day(one.fades_at, one.at).removeprefix("fades ")
    return f"{told} (strength below {FLOOR})" if one.fades_at is not None else told


def _table(one: Decayed) -> Iterator[str]:
    """The strength in days to come, where nothing uses it meanwhile."""
    width = 6
    days = "".join(f"{ahead:>{width}}" for ahead, _ in one.coming)
    then = "".join(f"{strong(strength):>{width}}" for _, strength in one.coming)
    yield field("In days", days)
    yield field("Strength", then)


def _second_clock(one: Decayed) -> Iterator[str]:
    if not one.sources:
        yield "\nIt has no receipt, so that no source can change under it."
        return
    yield "\nThe second clock: its sources"
    for clock in one.sources:
        yield f"  {one_line(clock.path, 400)}"
        yield f"    {clock.state.label}, {due(clock, one.at)}; bytes last read: {read_on(clock.read_at, one.at)}"
        yield f"    {_changes(clock, one.at)}"


def _changes(clock: SourceClock, now: int) -> str:
    """What was seen of a source's changes, and the rate that its clock goes by."""
    seen = counted(clock.changes, "change") if clock.changes else "no change"
    since = f"since it was first seen, {ago(clock.first_seen, now)}"
    return f"{seen} {since}; reckoned with {often(clock.rate)}"


def decay_object(one: Decayed) -> dict[str, Any]:
    """One memory's two clocks for JSON."""
    return {
        "id": one.id,
        "statement": one.statement,
        "tier": one.use.tier.label,
        "active": one.use.active,
        "at": iso(one.at),
        **strength_object(one.strength, one.fades_at),
        "faded": one.fades_at is not None and one.fades_at <= one.at,
        "always": one.always or None,
        "last_access": iso(one.use.accessed),
        "last_access_is": "recorded" if one.use.last_access is None else "used",
        "stability_days": one.stability,
        "stability_is": "of its tier" if one.use.own is None else "its own",
        "tier_days": one.base,
        "coming": [{"days": days, "strength": round(then, 6)} for days, then in one.coming],
        "sources": [
            {
                "path": clock.path,
                "state": clock.state.label,
                "changes": clock.changes,
                "bytes_last_read": None if clock.read_at is None else iso(clock.read_at),
                **clock_object(clock),
            }
            for clock in one.sources
        ],
    }


def touched_line(one: Touched, held: Bases, now: int) -> str:
    """What a use came to."""
    if not one.changed:
        return f"{one.id} was used within this hour already; nothing changed."
    before, after = (f"{stability_of(use, held):,.1f}" for use in (one.old, one.new))
    went = f"went from {before} to" if before != after else "stays at"
    grown = f"its stability {went} {after} days"
    return f"{one.id} was used now; {grown}, and it {fading_day(fades_at(one.new, held), now)}."


# What fades in all --------------------------------------------------------------------------


def forecast_lines(found: Forecast) -> Iterator[str]:
    """A line for each tier: how many count, have faded, fade within the days, never fade."""
    if not found.tiers:
        yield "Nothing is filed here that could fade."
        return
    yield f"What fades (strength below {FLOOR}) if nothing uses it, as of {when(found.at)}"
    yield ""
    heads = ["in use", "faded", *(f"{days} days" for days in found.days), "later", "never"]
    yield _row("", heads)
    for tier in found.tiers:
        yield _row(tier.tier.label, [count(number) for number in _numbers(tier)])
    yield ""
    yield "Each number of days includes the ones before it; what has faded already is in none of them."


def _numbers(tier: TierForecast) -> list[int]:
    later = tier.total - tier.faded - tier.within[-1] - tier.never
    return [tier.total, tier.faded, *tier.within, later, tier.never]


def _row(label: str, cells: list[str]) -> str:
    return f"{label:<12}" + "".join(f"{cell:>12}" for cell in cells)


def forecast_object(found: Forecast) -> dict[str, Any]:
    """A forecast for JSON."""
    return {
        "at": iso(found.at),
        "floor": FLOOR,
        "tiers": [
            {
                "tier": tier.tier.label,
                "in_use": tier.total,
                "faded": tier.faded,
                "within_days": dict(zip(map(str, found.days), tier.within, strict=True)),
                "never": tier.never,
            }
            for tier in found.tiers
        ],
    }
