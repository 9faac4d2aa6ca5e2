"""`nidra undo` with several words: what was taken back of them, and what was left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from nidra.cli.opening import command, opened
from nidra.cli.output import note, say, say_json
from nidra.cli.working import working

if TYPE_CHECKING:
    from nidra.records.history import Undone, UndoneTogether


def undo(words: Sequence[str], dry_run: bool, json: bool, given: str | None) -> None:
    """Take them back, and say what came of it."""
    from nidra.app.undo_several import undo_several

    with opened(given) as store, working() as work:
        hooks = (work.progress, work.cancel)
        found = undo_several(store, words, dry_run=dry_run, hooks=hooks)
    if json:
        say_json(together_object(found), indent=2)
        return
    for sentence in lines(found):
        say(sentence)
    if not dry_run:
        note(f"Next: {command('history', given=given)}")


def lines(found: UndoneTogether) -> Iterator[str]:
    """What was put back, or would be, and what was left."""
    from nidra.report.words import count

    number = count(len(found.done))
    if found.dry_run:
        yield f"A dry run; nothing was written. An undo would take back {number}:"
    else:
        yield f"Undone: {number}."
    for one in found.done:
        told = "" if found.dry_run else f" Journal row {one.seq} tells of it."
        yield f"  {one.of}: {one.what}{told}"
    if found.left:
        yield f"Left as it is: {count(len(found.left))}."
    for left in found.left:
        yield f"  {left.of}: {left.why}"


def undone_object(done: Undone) -> dict[str, Any]:
    """What was taken back, for JSON."""
    return {
        "of": done.of,
        "rows": list(done.rows),
        "what": done.what,
        "memories": done.memories,
        "seq": done.seq,
        "dry_run": done.dry_run,
    }


def together_object(found: UndoneTogether) -> dict[str, Any]:
    """What was taken back of several things, for JSON."""
    return {
        "undone": [
            {
                **undone_object(one),
                "seq": None if found.dry_run else one.seq,
                "dry_run": found.dry_run,
            }
            for one in found.done
        ],
        "left": [{"of": left.of, "why": left.why} for left in found.left],
        "memories": found.memories,
        "dry_run": found.dry_run,
    }
