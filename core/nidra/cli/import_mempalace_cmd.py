"""`nidra import-mempalace`: take over a MemPalace palace, found by itself where none is named."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from nidra.base.errors import PalaceAbsent, UsageError
from nidra.cli.importing import Importing, bring_in
from nidra.cli.mounting import mount_command, taking
from nidra.cli.options import START
from nidra.cli.output import note, say


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app,
        "import-mempalace",
        taking(Asked, import_mempalace),
        example="nidra import-mempalace --room decisions --dir palace-audit",
        panel=START,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Importing):
    """What was asked of `nidra import-mempalace`."""

    path: Annotated[
        Path | None,
        typer.Argument(
            metavar="[PATH]",
            help="The palace folder, the folder that holds it, or its database. "
            "Without it the usual places are searched.",
            show_default=False,
        ),
    ] = None
    palace: Annotated[
        Path | None,
        typer.Option(
            "--palace",
            metavar="PATH",
            help="The same as PATH.",
        ),
    ] = None


def import_mempalace(asked: Asked) -> None:
    """Import a MemPalace palace; it is only read.

    Without PATH it is searched for in the usual places. Imported again later, it gives what is new
    and what was rewritten."""
    path, palace = asked.path, asked.palace
    if path is not None and palace is not None and path != palace:
        raise UsageError(
            reason=f"There are two palaces to choose from, {path} and {palace}. Name one."
        )
    named = path if path is not None else palace
    typed = ("import-mempalace", *(("--palace", str(named)) if named is not None else ()))
    bring_in(named if named is not None else _found(), typed, asked)


def _found() -> Path:
    """The one palace in the usual places. Raises where there is none, or more than one."""
    from nidra.app.imports import find_stores

    places = find_stores(dict(os.environ), Path.home())
    if len(places) == 1:
        note(f"Palace: {places[0]} (found in a usual place)", "dim")
        return places[0]
    if not places:
        raise PalaceAbsent(path="the usual places", reason=_searched())
    for place in places:
        say(str(place))
    raise UsageError(reason=f"There are {len(places)} palaces. Choose one of them with --palace.")


def _searched() -> str:
    from nidra.app.preview import usual_places

    listed = ", ".join(str(place) for place in usual_places(dict(os.environ), Path.home()))
    return f"{listed}. Name yours with --palace PATH."
