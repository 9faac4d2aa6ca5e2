"""`nidra list`: memories or foreign rows, one a line, through any filter and a search."""

from __future__ import annotations

import shlex
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.base.errors import UsageError
from nidra.cli.list_drawers import show_drawers
from nidra.cli.list_fading import show_fading
from nidra.cli.list_memories import show_found, show_memories
from nidra.cli.mounting import Command, mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import (
    NO_LINES,
    START,
    AsJson,
    Dir,
    Room,
    Wing,
    at_least_zero,
    labelled,
    plain_id,
)
from nidra.cli.output import note

if TYPE_CHECKING:
    from nidra.app.workspace import Store


_NO_MEMORIES = (
    "--by drawer lists foreign rows, which have no --tag, --subject, --search, --after, --fading, --faded"
    " or --all."
)
_ONE_KIND = (
    "--fading N lists what is going to fade, --faded what has, and a retired memory does neither. Give"
    " one of --fading, --faded and --all."
)
_NO_AFTER = "--source lists in the order of the source, which has no --after. Leave one away."


class By(StrEnum):
    """What one line stands for."""

    MEMORY = "memory"
    DRAWER = "drawer"


class Listing(Command):
    """The list takes options alone; words without one are meant to be searched for."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse as ever. Raises `UsageError` for words without an option, with what to type."""
        if not ctx.resilient_parsing:
            given, words, _ = self.make_parser(ctx).parse_args(args=list(args))
            if words and not given.get("help"):
                sought = shlex.quote(" ".join(words))
                search = command("list", "--search", sought, given=given.get("dir"))
                raise UsageError(
                    reason=f"list takes no words without an option. To search for them: {search}"
                )
        return super().parse_args(ctx, args)


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app,
        "list",
        list_,
        example="nidra list --standing fallen --room decisions --json",
        panel=START,
        cls=Listing,
    )


def list_(
    grade: Annotated[
        str | None, typer.Option(help="unverified, source_linked or machine_checked.")
    ] = None,
    standing: Annotated[
        str | None,
        typer.Option(help="fallen, traceable, not-comparable, gone or no-receipt."),
    ] = None,
    verdict: Annotated[
        str | None,
        typer.Option(help="Only with a receipt of this verdict: drifted, moved, gone, ..."),
    ] = None,
    wing: Wing = None,
    room: Room = None,
    hall: Annotated[str | None, typer.Option(help="Only from this hall.")] = None,
    agent: Annotated[str | None, typer.Option(help="Only what this agent or miner filed.")] = None,
    source: Annotated[
        str | None,
        typer.Option(
            "--source",
            metavar="FILE",
            help="Only with a receipt in this file (whole path or its last parts), in its order.",
        ),
    ] = None,
    search: Annotated[
        str | None,
        typer.Option(
            "--search",
            metavar="WORDS",
            help='Only what says all of these words; "a phrase", begin*, *part* (nidra help search).',
        ),
    ] = None,
    tag: Annotated[str | None, typer.Option("--tag", help="Only with this tag.")] = None,
    subject: Annotated[str | None, typer.Option(help="Only about this subject.")] = None,
    fading: Annotated[
        int | None,
        typer.Option(
            "--fading",
            metavar="N",
            help="Only what fades (strength below 0.1) within N days, nearest first; what has faded"
            " before is not among it.",
        ),
    ] = None,
    faded: Annotated[
        bool, typer.Option("--faded", help="Only what has faded already, longest ago first.")
    ] = False,
    all: Annotated[bool, typer.Option("--all", help="Retired memories too.")] = False,
    limit: Annotated[
        int | None, typer.Option(metavar="N", help="At most N lines; a search shows 100.")
    ] = None,
    after: Annotated[
        str | None,
        typer.Option(metavar="ID", help="Only what was filed, or fades, after this memory."),
    ] = None,
    by: Annotated[
        By,
        typer.Option(
            help="One line for each memory, or for each row of the foreign stores, skipped ones too."
        ),
    ] = By.MEMORY,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """List memories: standing, verdict, statement.

    By --fading and --faded in the order of the day on which each fades, with its strength now; a search
    keeps the order of filing. With --json one object a line."""
    from nidra.app.rooms import check_in_store
    from nidra.store.reading import Filter

    at_least_zero(limit)
    after = None if after is None else plain_id(after)
    typed = {
        "grade": grade,
        "standing": standing,
        "verdict": verdict,
        "wing": wing,
        "room": room,
        "hall": hall,
        "agent": agent,
        "source": source,
        "tag": tag,
        "subject": subject,
    }
    chosen = _chosen(typed, all)
    by_decay = fading is not None or faded
    if by_decay and ((fading is not None and faded) or all):
        raise UsageError(reason=_ONE_KIND)
    of_memories = bool(tag or subject or all or search is not None or after is not None or by_decay)
    if by is By.DRAWER and of_memories:
        raise UsageError(reason=_NO_MEMORIES)
    if after is not None and source is not None and search is None and not by_decay:
        raise UsageError(reason=_NO_AFTER)
    with opened(dir) as store:
        check_in_store(store, wing, room)
        options = _options(typed)
        if by_decay:
            from nidra.app.decay import span

            chosen["fading"] = span(store, fading)
            options += ["--faded"] if fading is None else ["--fading", str(fading)]
        if by is By.DRAWER:
            shown = show_drawers(store, chosen, limit, json)
        elif search is not None:
            options = [*options, *(["--all"] if all else []), *(["--json"] if json else [])]
            shown = show_found(store, search, Filter(**chosen), limit, after, json, options, dir)
        elif by_decay:
            shown = show_fading(store, Filter(**chosen), fading, limit, after, json, options, dir)
        else:
            shown = show_memories(store, Filter(**chosen), limit, after, json)
        told = by_decay and search is None and limit != 0
        if not shown and not json and not told:
            note(_why_nothing(store, limit, search))


def _chosen(typed: dict[str, str | None], retired: bool) -> dict[str, Any]:
    """What the typed options stand for. Raises `UsageError` for a label that is none."""
    from nidra.records.grade import Grade, Standing
    from nidra.records.verdict import State

    return {
        **typed,
        "grade": labelled(Grade, typed["grade"], "--grade"),
        "standing": labelled(Standing, typed["standing"], "--standing"),
        "verdict": labelled(State, typed["verdict"], "--verdict"),
        "active": None if retired else True,
    }


def _options(typed: dict[str, str | None]) -> list[str]:
    """The options of the filter, as they were typed."""
    return [
        word for name, value in typed.items() if value is not None for word in (f"--{name}", value)
    ]


def _why_nothing(store: Store, limit: int | None, search: str | None) -> str:
    from nidra.app.overview import imports_undone
    from nidra.report.sentence import EMPTY, UNDONE

    if not store.census().total:
        return UNDONE if imports_undone(store) else EMPTY
    if limit == 0:
        return NO_LINES
    return f"Nothing in this store matches.{_of_words(search)}"


def _of_words(search: str | None) -> str:
    """That words are found whole, with the same ones as beginnings; nothing where none were searched for."""
    if search is None:
        return ""
    words = search.split()
    if not all(word.isalnum() for word in words):
        return " What a search finds: nidra help search."
    begun = shlex.quote(" ".join(f"{word}*" for word in words))
    return f" Words are found whole; --search {begun} finds what begins so (nidra help search)."
