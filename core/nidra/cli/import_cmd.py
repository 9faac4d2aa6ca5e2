"""`nidra import`: take over a foreign store of any kind that an adapter knows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from nidra.cli.importing import DryRun, ForgetMaps, Limit, Maps, bring_in
from nidra.cli.mounting import mount_command
from nidra.cli.options import STORE, Dir, Room, Wing
from nidra.cli.output import say
from nidra.cli.taking_over import import_old, is_taken_over, old_store_at


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app,
        "import",
        import_,
        example="nidra import ~/.mempalace --map /home/me/old=/home/me/new",
        panel=STORE,
    )


def import_(
    path: Annotated[
        Path,
        typer.Argument(metavar="PATH", help="Folder of the foreign store, or its database file."),
    ],
    wing: Wing = None,
    room: Room = None,
    limit: Limit = None,
    map: Maps = None,
    forget_maps: ForgetMaps = False,
    dry_run: DryRun = False,
    dir: Dir = None,
) -> None:
    """Import another program's store; it is only read.

    Imported again later, it gives what is new and what was rewritten. A first-generation store
    (memories.jsonl, journal.jsonl) is taken over whole."""
    old = old_store_at(path)
    if old is not None:
        named = (("--wing", wing), ("--room", room), ("--limit", limit is not None), ("--map", map))
        import_old(old, options=named, dry_run=dry_run, given=dir)
        return
    if is_taken_over(path):
        say(f"{path} was taken over already: it is a store of today, and its old files lie beside.")
        return
    bring_in(
        path,
        typed=("import", str(path)),
        wing=wing,
        room=room,
        limit=limit,
        maps=map or (),
        forget_maps=forget_maps,
        dry_run=dry_run,
        given=dir,
    )
