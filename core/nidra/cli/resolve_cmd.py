"""`nidra resolve`: end a conflict between two memories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import LOOK, AsJson, Dir, plain_id
from nidra.cli.output import note, say, say_json

if TYPE_CHECKING:
    from nidra.records.contest import Resolution


def mount(app: typer.Typer) -> None:
    """Add the command."""
    example = "nidra resolve mem_1f2e3d mem_9a8b7c --keep mem_1f2e3d"
    mount_command(app, "resolve", resolve, example=example, panel=LOOK)


def resolve(
    one: Annotated[str, typer.Argument(metavar="ID", help="Id of one memory of the pair.")],
    other: Annotated[str, typer.Argument(metavar="ID", help="Id of the other.")],
    keep: Annotated[
        str | None,
        typer.Option("--keep", metavar="ID", help="The one that stays; the other is superseded."),
    ] = None,
    both: Annotated[
        bool, typer.Option("--both", help="Both hold; the pair is never contested again.")
    ] = False,
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="Why; --both needs one.")
    ] = "",
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """End a conflict: keep one memory, or let both hold.

    Nothing is deleted: the memory that makes way stays on record, and undo brings it back."""
    from nidra.app.resolve import resolve as decide

    kept = plain_id(keep) if keep is not None else None
    with opened(dir) as store:
        done = decide(store, plain_id(one), plain_id(other), kept, both, reason)
    if json:
        say_json(
            {
                "memories": list(done.ids),
                "keep": done.keep,
                "retired": done.retired,
                "contest": done.contest,
                "reason": done.reason,
                "changed": done.changed,
            },
            indent=2,
        )
        return
    say(sentence(done))
    if done.lost_receipt:
        note(f"{done.retired} was borne out by its source, and {done.keep} is not.")
    if done.changed:
        note(f"To take it back: {command('undo', str(done.row), given=dir)}")
        note(f"Next: {command('contested', given=dir)}")


def sentence(done: Resolution) -> str:
    """What was decided."""
    a, b = done.ids
    if not done.changed:
        return f"That both {a} and {b} hold was decided before; nothing changed."
    if done.keep is None:
        return f"Both {a} and {b} hold; they are not put against one another again."
    over = "" if done.contest is not None else " They were not contested."
    return f"{done.keep} stays; {done.retired} was superseded by it.{over}"
