"""What both import commands share: options, the work, and what became of every row."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from nidra.cli.opening import command, dir_option, opened
from nidra.cli.options import at_least_zero
from nidra.cli.output import say
from nidra.cli.working import working

Limit = Annotated[
    int | None, typer.Option("--limit", metavar="N", help="At most N rows; 0 imports none.")
]
Maps = Annotated[
    list[str] | None,
    typer.Option(
        "--map",
        metavar="OLD=NEW",
        help="Sources recorded below OLD lie below NEW here; repeatable.",
    ),
]
DryRun = Annotated[
    bool, typer.Option("--dry-run", help="Say what an import would find, and import nothing.")
]


def bring_in(
    path: Path,
    *,
    wing: str | None,
    room: str | None,
    limit: int | None,
    maps: Sequence[str],
    dry_run: bool,
    given: str | None,
) -> None:
    """Import from `path` into the store that `given` names, or only say what is there."""
    from nidra.app.imports import Request, import_store, parse_maps
    from nidra.report.import_summary import import_lines

    request = Request(path, wing, room, at_least_zero(limit), parse_maps(maps))
    if dry_run:
        _look(path, given)
        return
    recognised(path)
    with opened(given, create=True) as store, working() as work:
        done = import_store(store, request, work.progress, work.cancel)
    for line in import_lines(done, dir_option(given)):
        say(line)
    say(f"Next: {command('sleep', '--report', 'trust-report.md', given=given)}")


def recognised(path: Path) -> None:
    """Raise for what no adapter knows, before a store is made for it."""
    from nidra.app.preview import recognise

    recognise(path)


def _look(path: Path, given: str | None) -> None:
    from nidra.app.preview import preview
    from nidra.report.import_summary import preview_lines

    for line in preview_lines(preview(path), dir_option(given)):
        say(line)
