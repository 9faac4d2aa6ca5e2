"""`nidra sources`: the files that memories rest on, and when their bytes were last read."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from nidra.base.errors import UsageError
from nidra.cli import sources_moved
from nidra.cli.mounting import mount_command
from nidra.cli.next_step import SEARCH
from nidra.cli.opening import command, opened
from nidra.cli.options import LOOK, AsJson, Dir, at_least_zero, labelled
from nidra.cli.output import note, say, say_json

if TYPE_CHECKING:
    from nidra.app.source_states import SourceLine, SourcePage
    from nidra.records.strength import SourceClock

LIMIT = 50
HEADS = (
    f"{'state':<12}  {'rest on it':>14}  {'bytes':<20}  {'to be read':<15}  {'changes':<24}  path"
)


class Order(StrEnum):
    """What the sources are listed by."""

    PATH = "path"
    DUE = "due"


def mount(app: typer.Typer) -> None:
    """Add the command."""
    example = "nidra sources --moved --under ~/notes"
    mount_command(app, "sources", sources, example=example, panel=LOOK)


def sources(
    state: Annotated[
        str | None,
        typer.Option(
            "--state",
            metavar="STATE",
            help="Only those that are present, gone, unreadable or not-read-yet.",
        ),
    ] = None,
    after: Annotated[
        str, typer.Option("--after", metavar="PATH", help="Go on behind this path.")
    ] = "",
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="At most N sources.")] = LIMIT,
    order: Annotated[
        Order, typer.Option("--order", help="By path, or what is due to be read first.")
    ] = Order.PATH,
    moved: Annotated[
        bool,
        typer.Option(
            "--moved", help="Find sources that were moved; a preview, nothing is written."
        ),
    ] = False,
    under: Annotated[
        list[str] | None,
        typer.Option(
            "--under", metavar="FOLDER", help="With --moved: look in and below it (repeatable)."
        ),
    ] = None,
    remap: Annotated[
        list[str] | None,
        typer.Option(
            "--remap",
            metavar="OLD=NEW",
            help="With --moved: what lay below OLD lies below NEW (repeatable).",
        ),
    ] = None,
    apply: Annotated[
        bool, typer.Option("--apply", help="With --moved: write what was found.")
    ] = False,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """List the files that memories rest on, by path.

    Each with its state at the last look, how many memories rest on it, when its bytes were last read
    and are due again, and how often it changes: the more often, the sooner it is due. Nothing is read
    for it. With --json one object a line.

    With --moved it looks below chosen folders for the sources that are missing, by name and by
    content, and shows what would come back. --apply writes it; `nidra undo` takes it back."""
    from nidra.app.source_states import Order as By
    from nidra.app.source_states import source_object, source_states
    from nidra.records.evidence import SourceState

    at_least_zero(limit)
    if moved:
        if state is not None or after:
            raise UsageError(
                reason="--moved looks for every missing source; leave --state and --after out."
            )
        listed = None if limit == LIMIT else limit
        sources_moved.moved(under or (), remap or (), apply, json, dir, listed)
        return
    sources_moved.refuse_without(under or (), remap or (), apply)
    chosen = labelled(SourceState, state, "--state")
    with opened(dir) as store:
        found = source_states(store, chosen, after, limit, By(order.value))
    if json:
        for line in found.lines:
            say_json(source_object(line))
        return
    for text in lines(found):
        say(text)
    if found.more is not None:
        words = ["sources", *(("--state", quote(str(state))) if state else ())]
        words += ["--order", order.value] if order is not Order.PATH else []
        words += ["--limit", str(limit)] if limit != LIMIT else []
        note(f"More: {command(*words, '--after', quote(found.more), given=dir)}")
    elif any(found.counts.get(one) for one in (SourceState.GONE, SourceState.UNREADABLE)):
        note(f"If some were moved: {command(*SEARCH, given=dir)}")


def lines(found: SourcePage) -> Iterator[str]:
    """The page, and how many sources there are of each state."""
    from nidra.report.words import count, counted

    if found.lines:
        yield HEADS
    for line in found.lines:
        yield source_line(line, found.at)
    total = sum(found.counts.values())
    if not total:
        yield "No memory here has a source."
        return
    states = ", ".join(f"{count(number)} {state.label}" for state, number in found.counts.items())
    yield f"{counted(total, 'source')} in all: {states}."


def source_line(line: SourceLine, now: int) -> str:
    """One source: state, memories, when it was read and is due, how often it changes, path, and where
    it lies now."""
    from nidra.base.text import one_line
    from nidra.report.words import ago, counted, often

    changes = often(line.clock.rate) if line.clock.changes else "no change seen"
    source, clock = line.source, line.clock
    read = "never read" if clock.read_at is None else f"read {ago(clock.read_at, now)}"
    memories = counted(source.memories, "memory", "memories")
    place = one_line(source.path, 400)
    if source.location:
        place += f"  (now {one_line(source.location, 400)})"
    return (
        f"{source.state.label:<12}  {memories:>14}  {read:<20}  {due(clock, now):<15}"
        f"  {changes:<24}  {place}"
    )


def due(clock: SourceClock, now: int) -> str:
    """When a source is due to be read again; one that is not there has no date."""
    from nidra.report.words import ahead

    return "no date" if clock.due_at is None else f"due {ahead(clock.due_at, now)}"
