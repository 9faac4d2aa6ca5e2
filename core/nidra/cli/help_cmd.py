"""`nidra help`: the help of a command, or a page about the things behind the commands."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from nidra.base.errors import UsageError
from nidra.base.paths import naming
from nidra.base.text import one_line
from nidra.cli.mounting import mount_command
from nidra.cli.options import CARE
from nidra.cli.output import STDOUT, say


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "help", help_, example="nidra help verdicts", panel=CARE)


def help_(
    topic: Annotated[
        str | None,
        typer.Argument(
            metavar="[TOPIC]", help="A command, or a page: see the list.", show_default=False
        ),
    ] = None,
) -> None:
    """Show help on a command, or a page to read.

    The pages are first-audit, reading, window, verdicts, conflicts, moved, decay, reviews, words, schedule, watch,
    privacy, undo, settings, search, store, reports, journal and commands."""
    from nidra.app.help_pages import names, text
    from nidra.cli.main import COMMANDS

    pages = names()
    if topic is None or topic in COMMANDS:
        with naming(STDOUT):
            typer.echo(_usage(topic))
        if topic in pages:
            say("\n" + text(topic).rstrip("\n"))
    elif topic in pages:
        say(text(topic).rstrip("\n"))
    else:
        raise UsageError(
            reason=f"There is no help on {one_line(topic)!r}. The commands are {', '.join(COMMANDS)}; "
            f"the pages are {', '.join(pages)}."
        )


def _usage(name: str | None) -> str:
    """What `nidra --help` or `nidra NAME --help` shows."""
    from nidra.cli.main import NAME, build

    root: Any = typer.main.get_command(build())
    context = root.make_context(NAME, [], resilient_parsing=True)
    if name is None:
        return str(root.get_help(context))
    command = root.get_command(context, name)
    inner = command.make_context(name, [], parent=context, resilient_parsing=True)
    return str(command.get_help(inner))
