"""`nidra contested`: the pairs that cannot both hold, and how to end each conflict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

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
        from nidra.report.json_form import contest_object

        for pair in found:
            say_json(contest_object(pair))
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
    from nidra.report.pairs import kept, succession, traits
    from nidra.report.words import when

    a, b = pair.ids
    yield f"{pair.kind}, found {when(pair.opened_at)}"
    for name, statement, parts in zip(pair.ids, pair.statements, pair.parts, strict=True):
        known = ", ".join(traits(pair, name))
        yield f"  {name}  {marked(statement, parts, WIDTH)}{f'  ({known})' if known else ''}"
    if pair.judged:
        yield f"  A judge could not decide: {one_line(pair.judged, WIDTH)}"
    yield f"  {succession(pair)}"
    keep = kept(pair)
    for name in (keep, b if keep == a else a):
        yield f"  To keep {name}: {command('resolve', a, b, '--keep', name, given=given)}"
    yield f"  If both hold: {command('resolve', a, b, '--both', '--reason', 'TEXT', given=given)}"
