"""`nidra census`: how many memories there are, and how they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import LOOK, AsJson, Dir
from nidra.cli.output import say, say_json

if TYPE_CHECKING:
    from nidra.records.report import Census


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "census", census, example="nidra census --json", panel=LOOK)


def census(json: AsJson = False, dir: Dir = None) -> None:
    """Count the memories by standing, grade and verdict."""
    with opened(dir) as store:
        found = store.census()
    if json:
        from nidra.report.json_form import census_object

        say_json(census_object(found), indent=2)
        return
    for line in lines(found):
        say(line)


def lines(found: Census) -> Iterator[str]:
    """The census in groups, each adding up, with the trust sentence at its end."""
    from nidra.report.sentence import trust_sentence

    yield from _row("memories", found.total)
    yield from _row("active", found.active)
    yield from _row("contested", found.contested)
    groups = (
        ("by standing", found.by_standing),
        ("by grade", found.by_grade),
        ("receipts by verdict", found.verdicts),
    )
    for title, group in groups:
        if any(group.values()):
            yield title
            for label, number in sorted(group.items(), key=lambda item: -item[1]):
                yield from _row(f"  {label}", number)
    yield trust_sentence(found)


def _row(label: str, number: int) -> Iterator[str]:
    if number or label == "memories":
        yield f"{label:<24}{number:>12,}"
