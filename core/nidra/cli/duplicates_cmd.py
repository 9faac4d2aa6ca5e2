"""`nidra duplicates`: what says the same, which copy still has a source, and what nearly says the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import LOOK, AsJson, Dir, at_least_zero
from nidra.cli.output import say, say_json

if TYPE_CHECKING:
    from nidra.records.duplicate import Alike, Duplicates, FileShare, Place, SameText

WIDTH = 100
LIMIT = 20
PLACES = 10


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "duplicates", duplicates, example="nidra duplicates --limit 5", panel=LOOK)


def duplicates(
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", help="At most N entries of each kind.")
    ] = LIMIT,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Show what says the same, and which copy has a source.

    Copies differ at most in case, blanks and punctuation; a sleep pass unites them. What is only
    alike is named apart and never united. Last come the files of which many drawers hold the same
    paragraph."""
    from nidra.app.duplicates import duplicates as ask

    at_least_zero(limit)
    with opened(dir) as store:
        found = ask(store, limit)
    if json:
        say_json(duplicates_object(found))
        return
    for line in lines(found):
        say(line)


def lines(found: Duplicates) -> Iterator[str]:
    """The three lists, with what was left out."""
    from nidra.report.words import and_more, counted

    if not found.groups:
        yield "No text stands in two places."
    else:
        yield f"{counted(found.groups, 'text')} in {counted(found.places, 'place')}."
    for same in found.same:
        yield ""
        yield from _same(same)
    if found.groups > len(found.same):
        yield f"\n{and_more(found.groups - len(found.same))}"
    if found.alike:
        yield "\nNearly the same, for you to decide (likeness unites nothing):"
        for pair in found.alike:
            yield from _alike(pair)
    if found.files:
        yield "\nFiles of which several drawers hold the same paragraph:"
        yield from map(_file, found.files)
    if found.left_out:
        yield ""
        yield from found.left_out


def _same(same: SameText) -> Iterator[str]:
    from nidra.base.text import one_line
    from nidra.report.words import and_more, counted

    places = same.places
    yield f"{same.keeper}  {one_line(places[0].statement, WIDTH)}"
    there = f"{same.with_source:,} with a source that was there when it was last read"
    yield f"  {counted(len(places), 'place')}, {there}"
    for place in sorted(places, key=lambda place: not place.stands)[:PLACES]:
        yield f"  {_place(place)}"
    if len(places) > PLACES:
        yield f"  {and_more(len(places) - PLACES)}"


def _place(place: Place) -> str:
    from nidra.base.text import one_line
    from nidra.report.words import when

    name = place.foreign_id or place.memory
    room = "/".join(part for part in (place.wing, place.room) if part)
    verdict = place.state.label if place.state is not None else "no receipt"
    source = one_line(place.source, WIDTH) if place.source else ""
    moment = one_line(place.filed_at, 40) or when(place.recorded_at)
    parts = [one_line(name, 60), one_line(room, 60), moment]
    return "  ".join(part for part in (*parts, verdict, source) if part)


def _alike(pair: Alike) -> Iterator[str]:
    from nidra.base.text import one_line

    yield f"  {pair.likeness:.0%} alike"
    for name, statement in zip(pair.ids, pair.statements, strict=True):
        yield f"    {name}  {one_line(statement, WIDTH)}"


def _file(file: FileShare) -> str:
    from nidra.base.text import one_line
    from nidra.report.words import share

    return (
        f"  {share(file.repeated, file.drawers):>7}  {file.repeated:,} of {file.drawers:,} drawers"
        f"  {one_line(file.source, WIDTH)}"
    )


def duplicates_object(found: Duplicates) -> dict[str, Any]:
    """Everything for JSON."""
    return {
        "groups": found.groups,
        "places": found.places,
        "same": [same_object(same) for same in found.same],
        "alike": [
            {
                "likeness": round(pair.likeness, 4),
                "memories": [
                    {"id": name, "statement": statement}
                    for name, statement in zip(pair.ids, pair.statements, strict=True)
                ],
            }
            for pair in found.alike
        ],
        "files": [
            {
                "source": file.source,
                "drawers": file.drawers,
                "repeated": file.repeated,
                "share": round(file.share, 4),
            }
            for file in found.files
        ],
        "left_out": list(found.left_out),
    }


def same_object(same: SameText) -> dict[str, Any]:
    """One text with all its places for JSON."""
    return {
        "keeper": same.keeper,
        "with_source": same.with_source,
        "places": [place_object(place) for place in same.places],
    }


def place_object(place: Place) -> dict[str, Any]:
    """One place for JSON. `source_there` says whether its source could be read last."""
    from nidra.base.clock import iso

    return {
        "memory": place.memory,
        "statement": place.statement,
        "active": place.active,
        "foreign_id": place.foreign_id or None,
        "wing": place.wing or None,
        "room": place.room or None,
        "filed_at": place.filed_at or None,
        "recorded_at": iso(place.recorded_at),
        "standing": place.standing.label,
        "source": place.source,
        "verdict": place.state.label if place.state is not None else None,
        "source_there": place.stands,
    }
