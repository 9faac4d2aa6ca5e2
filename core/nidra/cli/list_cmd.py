"""`nidra list`: memories or foreign rows, one a line, through any filter and a search."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

import typer

from nidra.base.errors import UsageError
from nidra.cli.list_drawers import show_drawers
from nidra.cli.list_fading import show_fading
from nidra.cli.list_memories import show_found, show_memories
from nidra.cli.list_options import Asked, By
from nidra.cli.mounting import Command, mount_command, taking
from nidra.cli.opening import command, opened
from nidra.cli.options import NO_LINES, START
from nidra.cli.output import note

if TYPE_CHECKING:
    from nidra.app.workspace import Store


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
        taking(Asked, list_),
        example="nidra list --standing fallen --room decisions --json",
        panel=START,
        cls=Listing,
    )


def list_(asked: Asked) -> None:
    """List memories: standing, verdict, statement.

    By --fading and --faded in the order of the day on which each fades, with its strength now; a search
    keeps the order of filing. With --json one object a line."""
    from nidra.app.rooms import check_in_store

    asked = asked.checked()
    with opened(asked.dir) as store:
        check_in_store(store, asked.wing, asked.room)
        shown = _show(store, asked)
        told = asked.by_decay and asked.search is None and asked.limit != 0
        if not shown and not asked.json and not told:
            note(_why_nothing(store, asked.limit, asked.search))


def _show(store: Store, asked: Asked) -> int:
    """Print what was asked for; how many lines that were."""
    if asked.by is By.DRAWER:
        return show_drawers(store, asked.values(), asked.limit, asked.json)
    from nidra.app.decay import span
    from nidra.store.reading import Filter

    fading = span(store, asked.fading) if asked.by_decay else None
    chosen = Filter(**asked.values(), fading=fading)
    if asked.search is not None:
        return show_found(store, asked.search, asked, chosen)
    if asked.by_decay:
        return show_fading(store, asked, chosen)
    return show_memories(store, chosen, asked.limit, asked.after, asked.json)


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
