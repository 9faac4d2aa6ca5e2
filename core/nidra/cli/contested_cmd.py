"""`nidra contested`: the pairs that cannot both hold, and how to end each conflict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import LOOK, AsJson, Dir, at_least_zero
from nidra.cli.output import say, say_json

if TYPE_CHECKING:
    from nidra.records.contest import ContestedPair

WIDTH = 300


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "contested", contested, example="nidra contested --limit 10", panel=LOOK)


def contested(
    limit: Annotated[
        int | None, typer.Option("--limit", metavar="N", help="At most N pairs.")
    ] = None,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Show the pairs of memories that cannot both hold.

    The words that differ stand in brackets. Under each pair stands what to type to end the conflict.
    With --json one object a line."""
    from nidra.app.contested import contested as ask
    from nidra.app.contested import count_contested

    at_least_zero(limit)
    with opened(dir) as store:
        found = ask(store, limit)
        total = count_contested(store)
    if json:
        for pair in found:
            say_json(pair_object(pair))
        return
    for line in lines(found, total, dir):
        say(line)


def lines(found: tuple[ContestedPair, ...], total: int, given: str | None) -> Iterator[str]:
    """Every pair in a few lines, and how many there are. `given` is the store as it was named."""
    from nidra.report.words import and_more, counted

    if not total:
        yield "No two memories contradict each other, as far as a pass has looked."
        return
    yield f"{counted(total, 'contested pair')}."
    for pair in found:
        yield ""
        yield from _pair(pair, given)
    if total > len(found):
        yield f"\n{and_more(total - len(found))}"


def _pair(pair: ContestedPair, given: str | None) -> Iterator[str]:
    from nidra.base.text import one_line
    from nidra.report.differing import marked
    from nidra.report.words import when

    a, b = pair.ids
    yield f"{pair.kind}, found {when(pair.opened_at)}"
    for name, statement, parts in zip(pair.ids, pair.statements, pair.parts, strict=True):
        traits = ", ".join(_traits(pair, name))
        yield f"  {name}  {marked(statement, parts, WIDTH)}{f'  ({traits})' if traits else ''}"
    if pair.judged:
        yield f"  A judge could not decide: {one_line(pair.judged, WIDTH)}"
    kept = suggested(pair)
    yield f"  To keep {kept}: {command('resolve', a, b, '--keep', kept, given=given)}"
    yield f"  If both hold: {command('resolve', a, b, '--both', '--reason', 'TEXT', given=given)}"


def _traits(pair: ContestedPair, name: str) -> Iterator[str]:
    if name == pair.newer:
        yield "newer"
    if name in pair.verified:
        yield "verified"


def suggested(pair: ContestedPair) -> str:
    """The id that the command to copy keeps: the one that is verified, else the newer one."""
    if len(pair.verified) == 1:
        return pair.verified[0]
    return pair.newer or pair.ids[0]


def pair_object(pair: ContestedPair) -> dict[str, Any]:
    """A pair for JSON."""
    from nidra.base.clock import iso

    return {
        "contest": pair.contest,
        "kind": pair.kind,
        "opened_at": iso(pair.opened_at),
        "memories": [
            {
                "id": name,
                "statement": statement,
                "parts": list(parts),
                "newer": name == pair.newer,
                "verified": name in pair.verified,
            }
            for name, statement, parts in zip(pair.ids, pair.statements, pair.parts, strict=True)
        ],
        "judged": pair.judged or None,
    }
