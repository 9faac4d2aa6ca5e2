"""What both import commands share: options, the work, and what became of every row."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nidra.base.errors import UsageError
from nidra.base.paths import working_folder
from nidra.cli.opening import command, opened
from nidra.cli.options import Dir, Room, Wing, at_least_zero
from nidra.cli.output import note, say
from nidra.cli.outputs import is_outside
from nidra.cli.working import working

if TYPE_CHECKING:
    from nidra.app.imports import Request
    from nidra.app.workspace import Store
    from nidra.records.report import ImportReport


@dataclass(frozen=True, slots=True, kw_only=True)
class Importing:
    """What both import commands take beside the foreign store: each field is the option of that name."""

    wing: Wing = None
    room: Room = None
    limit: Annotated[
        int | None, typer.Option("--limit", metavar="N", help="At most N rows; 0 imports none.")
    ] = None
    map: Annotated[
        list[str] | None,
        typer.Option(
            "--map",
            metavar="OLD=NEW",
            help="Sources recorded below OLD lie below NEW here; repeatable, and remembered.",
        ),
    ] = None
    forget_maps: Annotated[
        bool, typer.Option("--forget-maps", help="Leave out the maps of the last import.")
    ] = False
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what an import would find, and import nothing.")
    ] = False
    dir: Dir = None


def bring_in(path: Path, typed: Sequence[str], asked: Importing) -> None:
    """Import from `path` into the store that was named, or only say what is there.

    `typed` are the words that named the foreign store, for the command to type next.
    """
    from nidra.app.imports import Request, parse_maps
    from nidra.app.preview import recognise
    from nidra.app.rooms import check_in_foreign

    limit, maps = at_least_zero(asked.limit), parse_maps(asked.map or ())
    request = Request(path, asked.wing, asked.room, limit, maps, asked.forget_maps)
    recognise(path)
    check_in_foreign(path, request.wing, request.room)
    _warn_of_targets(request)
    again = [shlex.quote(word) for word in (*typed, *_part(request))]
    for line in (_look if asked.dry_run else _import)(request, again, asked.dir):
        say(line)


def _import(request: Request, again: Sequence[str], given: str | None) -> Iterator[str]:
    from nidra.app.imports import import_store
    from nidra.app.moved import standing_below
    from nidra.report.import_summary import import_lines, map_options, mostly_absent

    with opened(given, create=True, made=False) as store, working() as work:
        done = import_store(store, request, work.progress, work.cancel)
        _tell_of_maps(store, request, done)
        words = ["sleep", *_report_here(store)]
        standing = standing_below(store, done.absent_root) if mostly_absent(done.sources) else 0
        if done.maps and mostly_absent(done.sources):
            done = _mapped_anew(store, request, done)
    yield from import_lines(done, standing)
    if done.suggested_maps:
        words = [*again, *map_options(done.suggested_maps)]
    yield f"Next: {command(*words, given=given)}"


def _mapped_anew(store: Store, request: Request, done: ImportReport) -> ImportReport:
    """The report of an import whose maps missed most sources, with maps that would find more of them.

    Only the palace knows how the paths were recorded, so that it is looked at as a dry run does.
    """
    from nidra.app.moved import better_maps, recorded_root
    from nidra.app.preview import preview

    return replace(
        done,
        absent_root=recorded_root(done.absent_root, done.maps),
        suggested_maps=better_maps(store, done.maps, preview(request.path).suggested_maps),
    )


def _report_here(store: Store) -> tuple[str, ...]:
    """The option that has a pass write its report, where the working folder may hold one."""
    try:
        here = working_folder() / "trust-report.md"
    except UsageError:
        return ()
    return ("--report", here.name) if is_outside(store, here) else ()


def _look(request: Request, again: Sequence[str], given: str | None) -> Iterator[str]:
    from nidra.app.preview import preview
    from nidra.report.import_summary import map_options, preview_lines

    found = preview(request.path)
    yield from preview_lines(found)
    if request.maps or _part(request):
        yield "A dry run counts the whole palace as it was recorded; the import heeds your options."
    maps = map_options(request.maps or found.suggested_maps)
    yield f"Next: {command(*again, *maps, given=given)}"


def _part(request: Request) -> list[str]:
    """The options that name a part of the foreign store, as they were typed."""
    named = (("--wing", request.wing), ("--room", request.room), ("--limit", request.limit))
    return [str(word) for name, value in named if value is not None for word in (name, value)]


def _warn_of_targets(request: Request) -> None:
    from nidra.app.moved import missing_targets

    for old, new in missing_targets(request.maps):
        note(f"Warning: --map {old}={new} leads nowhere; there is no folder {new}.", "yellow")


def _tell_of_maps(store: Store, request: Request, done: ImportReport) -> None:
    """Maps that changed nothing, and those of the last import that were used again."""
    from nidra.app.moved import idle_maps, missing_targets

    if done.maps and not request.maps:
        listed = ", ".join(f"{old}={new}" for old, new in done.maps)
        note(
            f"The maps of the last import were used again: {listed} (--forget-maps leaves them out)"
        )
    missing = missing_targets(request.maps)
    for old, new in idle_maps(store, request.maps):
        if (old, new) not in missing:
            note(
                f"Warning: --map {old}={new} found nothing; is {old} how the recorded paths begin?",
                "yellow",
            )
