"""`nidra list --fading N` and `--faded`: memories by the day on which they fade."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from typing import TYPE_CHECKING

from nidra.cli.list_lines import fading_line
from nidra.cli.opening import command
from nidra.cli.output import note, say, say_json

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.cli.list_options import Asked
    from nidra.records.memory import Memory
    from nidra.store.reading import Filter


def show_fading(store: Store, asked: Asked, chosen: Filter) -> int:
    """Print what fades within the days that were asked for, or what has faded, then how much there is
    of both."""
    from nidra.app.listing import list_memories

    last: list[str] = []
    limit = asked.limit
    found = _noting(list_memories(store, chosen, limit, asked.after), last)
    number = print_fading(store, found, asked.json)
    if asked.json:
        return number
    if limit and number == limit:
        words = ["list", *asked.again(), "--limit", str(limit), "--after", last[0]]
        note(f"Next: {command(*map(shlex.quote, words), given=asked.dir)}")
    if limit == 0:
        return number
    if not asked.narrowing():
        note(_in_all(store, asked.fading, asked.dir), "dim")
    elif not number:
        note(f"Nothing that matches {_what(asked.fading)}.")
    return number


def _what(days: int | None) -> str:
    from nidra.report.words import counted

    return "has faded" if days is None else f"fades within {counted(days, 'day')}"


def _noting(found: Iterable[Memory], last: list[str]) -> Iterable[Memory]:
    """The same memories; `last` holds the id of the latest."""
    for memory in found:
        last[:] = [memory.id]
        yield memory


def print_fading(store: Store, found: Iterable[Memory], json: bool) -> int:
    """Print memories with their strength now and the day on which they fade; how many those were."""
    from nidra.app.decay import strength_object, strengths
    from nidra.app.listing import memory_object

    number, now = 0, store.now()
    for memory, strength, fades_at in strengths(store, found):
        number += 1
        if json:
            say_json({**memory_object(memory), **strength_object(strength, fades_at)})
        else:
            say(fading_line(memory, strength, fades_at, now))
    return number


def _in_all(store: Store, days: int | None, given: str | None) -> str:
    """How many fade within the days and how many have faded, with the command that lists the others."""
    from nidra.app.decay import forecast
    from nidra.report.words import counted, said

    tiers = forecast(store, () if days is None else (days,)).tiers
    faded = sum(tier.faded for tier in tiers)
    if days is None:
        return f"{said(faded, 'memory has', 'memories have')} faded: nothing used them for long enough."
    within = sum(tier.within[0] for tier in tiers)
    told = f"{said(within, 'memory fades', 'memories fade')} within {counted(days, 'day')}"
    if not faded:
        return f"{told}; none has faded yet."
    other = command("list", "--faded", given=given)
    return f"{told}; {said(faded, 'has', 'have')} faded already: {other}"
