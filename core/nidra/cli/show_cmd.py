"""`nidra show`: one memory as it is on record."""

from __future__ import annotations

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import LOOK, AsJson, Dir, Id, plain_id
from nidra.cli.output import say, say_json


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "show", show, example="nidra show mem_1f2e3d4c5b6a --json", panel=LOOK)


def show(id: Id, json: AsJson = False, dir: Dir = None) -> None:
    """Show one memory as it is on record.

    It reads no source: why does."""
    from nidra.app.listing import memory_object
    from nidra.app.why import grade, last_quick_pass
    from nidra.cli.portrait import memory_lines, receipt_lines

    with opened(dir) as store:
        memory = store.get(plain_id(id))
        now, trusted_at = store.now(), last_quick_pass(store)
        sentence = grade(memory, store.related(memory.premises)).sentence
    if json:
        say_json(memory_object(memory), indent=2)
        return
    for line in memory_lines(memory, sentence):
        say(line)
    live = [row for row in memory.evidence if not row.retired]
    for number, row in enumerate(live, 1):
        say(f"\nReceipt {number} of {len(live)}")
        for line in receipt_lines(row, memory.statement, now, trusted_at):
            say(line)
