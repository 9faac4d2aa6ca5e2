"""`nidra show`: one memory as it is stored."""

from __future__ import annotations

import typer

from nidra.cli.opening import opened
from nidra.cli.options import LOOK, AsJson, Dir, Id
from nidra.cli.output import say, say_json


def mount(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "show", rich_help_panel=LOOK, epilog="Example: nidra show mem_1f2e3d4c5b6a --json"
    )(show)


def show(id: Id, json: AsJson = False, dir: Dir = None) -> None:
    """Show one memory with its receipts as they are stored. Reads no source; why does."""
    from nidra.app.listing import memory_object
    from nidra.cli.portrait import memory_lines, receipt_lines

    with opened(dir) as store:
        memory = store.get(id)
    if json:
        say_json(memory_object(memory), indent=2)
        return
    for line in memory_lines(memory):
        say(line)
    live = [row for row in memory.evidence if not row.retired]
    for number, row in enumerate(live, 1):
        say(f"\nReceipt {number} of {len(live)}")
        for line in receipt_lines(row):
            say(line)
