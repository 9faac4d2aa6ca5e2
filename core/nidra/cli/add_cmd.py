"""`nidra add`: file one memory with its receipts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.cli.mounting import Command, mount_command
from nidra.cli.opening import opened
from nidra.cli.options import START, Dir, plain_id
from nidra.cli.output import note, say

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.memory import Memory

ORDER = "nidra.add.order"
_PARTS = ("source", "excerpt", "locator")


class Ordered(Command):
    """Remembers in which order options stood, for those that belong together and repeat."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse as ever; note the names of the options in the order of the command line."""
        if not ctx.resilient_parsing:
            _, _, order = self.make_parser(ctx).parse_args(args=list(args))
            ctx.meta[ORDER] = [param.name for param in order]
        return super().parse_args(ctx, args)


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app,
        "add",
        add,
        example="nidra add 'The retry limit is 5' --source config.md --excerpt 'retry limit is 5'",
        panel=START,
        cls=Ordered,
    )


def add(
    ctx: typer.Context,
    statement: Annotated[str, typer.Argument(metavar="STATEMENT", help="What is remembered.")],
    subject: Annotated[
        str | None, typer.Option(help="What the memory is about; groups memories.")
    ] = None,
    attribute: Annotated[
        str | None, typer.Option(help="Which property of the subject it states.")
    ] = None,
    source: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE", help="File that bears it out; repeatable with --excerpt."),
    ] = None,
    excerpt: Annotated[
        list[str] | None,
        typer.Option(metavar="TEXT", help="The exact words that stand in the file."),
    ] = None,
    locator: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PLACE",
            help="Where in the file, for people; or a claim: path:, wikilink:, symbol:, value:.",
        ),
    ] = None,
    tag: Annotated[
        list[str] | None, typer.Option("--tag", metavar="TAG", help="A tag; repeatable.")
    ] = None,
    confidence: Annotated[
        float, typer.Option(help="Your own confidence, from 0 to 1, until it is checked.")
    ] = 0.5,
    rests_on: Annotated[
        list[str] | None,
        typer.Option(
            "--rests-on", metavar="ID", help="A memory that this one follows from; repeatable."
        ),
    ] = None,
    revive: Annotated[
        bool, typer.Option("--revive", help="Make the memory active again if it was retired.")
    ] = False,
    dir: Dir = None,
) -> None:
    """File a memory with its receipts, and print its id.

    A receipt is --source together with --excerpt. Saying the same again adds its receipts to the
    memory that is there.
    """
    from nidra.app.workspace import new_memory

    values = {"source": source or [], "excerpt": excerpt or [], "locator": locator or []}
    memory = new_memory(
        statement,
        subject=subject,
        tags=tag,
        confidence=confidence,
        attribute=attribute,
        sources=list(receipts(ctx.meta.get(ORDER, ()), values)),
        rests_on=[plain_id(name) for name in rests_on or ()],
    )
    with opened(dir, create=True) as store:
        began = store.now()
        found = store.add(memory, revive=revive)
        say(found)
        note(_what_is_new(store, found, began) + _standing(store, found))


def receipts(
    order: Sequence[str | None], values: dict[str, list[str]]
) -> Iterator[tuple[str | None, str | None, str | None]]:
    """The (source, excerpt, locator) groups of a command line; an option that repeats begins a new one."""
    waiting = {part: iter(values[part]) for part in _PARTS}
    group: dict[str, str] = {}
    for name in order:
        if name not in waiting:
            continue
        if name in group:
            yield _triple(group)
            group = {}
        group[str(name)] = next(waiting[str(name)])
    if group:
        yield _triple(group)


def _triple(group: dict[str, str]) -> tuple[str | None, str | None, str | None]:
    return group.get("source"), group.get("excerpt"), group.get("locator")


def _what_is_new(store: Store, found: str, began: int) -> str:
    """What the journal tells of this addition: a new memory needs no word."""
    written = [event.event for event in store.journal_for(found) if event.ts >= began]
    if not written:
        return "Nothing is new: a memory says this already. "
    if "add" in written:
        return ""
    events = [e for e in store.journal_for(found) if e.ts >= began and e.event == "united"]
    if any(event.detail.get("revived") for event in events):
        return "The memory that says this was retired, and counts again. "
    return "A memory said this already, and was added to. "


def _first_look(store: Store, memory: Memory) -> str:
    """What the sources say at this moment; the grade waits for a sleep pass."""
    from nidra.app.why import live_checks
    from nidra.base.text import one_line

    checks = live_checks(store, memory)
    amiss = [check.now for check in checks if not check.now.ok]
    if not amiss:
        which = "Its receipt stands" if len(checks) == 1 else f"All {len(checks)} receipts stand"
        return f"{which} in the source now; the next sleep pass grades it."
    told = " ".join(one_line(verdict.sentence, 300) for verdict in amiss[:3])
    return f"Look at its receipt: {told} The next sleep pass grades it by what it finds."


def _standing(store: Store, found: str) -> str:
    from nidra.report.words import counted

    memory = store.get(found)
    if any(not row.retired for row in memory.evidence):
        return _first_look(store, memory)
    if memory.premises:
        them = "it" if len(memory.premises) == 1 else "them"
        return f"It rests on {counted(len(memory.premises), 'memory', 'memories')}, and falls with {them}."
    return (
        "It has no receipt, so that nothing can be checked. Give one with --source and --excerpt."
    )
