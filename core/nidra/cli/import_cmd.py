"""`nidra import`: take over a foreign store of any kind that an adapter knows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from nidra.cli.importing import Importing, bring_in
from nidra.cli.mounting import mount_command, taking
from nidra.cli.options import STORE
from nidra.cli.output import say
from nidra.cli.taking_over import import_old, is_taken_over, old_store_at


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app,
        "import",
        taking(Asked, import_),
        example="nidra import ~/.mempalace --map /home/me/old=/home/me/new",
        panel=STORE,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Importing):
    """What was asked of `nidra import`."""

    path: Annotated[
        Path,
        typer.Argument(metavar="PATH", help="Folder of the foreign store, or its database file."),
    ]


def import_(asked: Asked) -> None:
    """Import another program's store; it is only read.

    Imported again later, it gives what is new and what was rewritten. A first-generation store
    (memories.jsonl, journal.jsonl) is taken over whole."""
    path = asked.path
    old = old_store_at(path)
    if old is not None:
        import_old(old, options=_of_part(asked), dry_run=asked.dry_run, given=asked.dir)
    elif is_taken_over(path):
        say(f"{path} was taken over already: it is a store of today, and its old files lie beside.")
    else:
        bring_in(path, ("import", str(path)), asked)


def _of_part(asked: Asked) -> tuple[tuple[str, object], ...]:
    """The options that ask for a part of a store, or for other paths, each with whether it was given."""
    limited = asked.limit is not None
    named = (("--wing", asked.wing), ("--room", asked.room), ("--limit", limited))
    return (*named, ("--map", asked.map))
