"""`nidra init`: make a store."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from nidra.base.paths import STORE_NAME, VARIABLE, StoreChoice, which_store
from nidra.cli.mounting import mount_command
from nidra.cli.opening import refuse_palace
from nidra.cli.options import STORE
from nidra.cli.output import say
from nidra.cli.taking_over import take


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "init", init, example="nidra init --dir palace-audit", panel=STORE)


def init(
    dir: Annotated[
        str | None,
        typer.Option(
            "--dir",
            metavar="FOLDER",
            help="Folder of the new store. Without it: NIDRA_DIR, then .nidra here.",
        ),
    ] = None,
) -> None:
    """Make a store.

    On a store that exists it does nothing; a first-generation store (memories.jsonl, journal.jsonl)
    is taken over where it lies, its files left as they are. Both imports and add make the store
    that they need.
    """
    from nidra.app.workspace import Store
    from nidra.sources.first_generation import lies_at

    choice = _choice(dir)
    with Store(choice.folder) as store:
        if not store.exists():
            refuse_palace(choice.folder, create=True)
        if lies_at(choice.folder):
            take(store, choice.folder, dir)
            return
        made = store.init()
    say(f"{'Made a store at' if made else 'There is a store already at'} {choice.folder}")


def _choice(given: str | None) -> StoreChoice:
    """Where a new store goes: unlike other commands, `init` never looks in the folders above."""
    if given is not None or os.environ.get(VARIABLE):
        return which_store(given, walk_up=False)
    return StoreChoice(Path.cwd() / STORE_NAME, "here")
