"""`nidra init`: make a store."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from nidra.base.paths import STORE_NAME, VARIABLE, StoreChoice, which_store
from nidra.cli.mounting import mount_command
from nidra.cli.options import STORE, Dir
from nidra.cli.output import say


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "init", init, example="nidra init --dir palace-audit", panel=STORE)


def init(dir: Dir = None) -> None:
    """Make a store.

    It is .nidra in the working folder, or the folder that --dir or NIDRA_DIR names. On a store that exists it does nothing.
    """
    from nidra.app.workspace import Store

    choice = _choice(dir)
    with Store(choice.folder) as store:
        made = store.init()
    say(f"{'Made a store at' if made else 'There is a store already at'} {choice.folder}")


def _choice(given: str | None) -> StoreChoice:
    """Where a new store goes: unlike other commands, `init` never looks in the folders above."""
    if given or os.environ.get(VARIABLE):
        return which_store(given, walk_up=False)
    return StoreChoice(Path.cwd() / STORE_NAME, "here")
