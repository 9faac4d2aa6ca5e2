"""`nidra undo`: take back a pass, an import, or what one journal row tells of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from nidra.base.errors import AlreadyUndone
from nidra.cli import undo_several_cmd
from nidra.cli.mounting import mount_command
from nidra.cli.next_step import importing
from nidra.cli.opening import command, opened
from nidra.cli.options import CARE, AsJson, Dir
from nidra.cli.output import note, say, say_json
from nidra.cli.undo_several_cmd import undone_object
from nidra.cli.working import working

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.history import Undone


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "undo", undo, example="nidra undo last --dry-run", panel=CARE)


def undo(
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="PASS|SEQ…",
            help="A pass (last, or the beginning of its id) or the number of a journal row; several"
            " are taken back in one go.",
        ),
    ],
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what would be put back, and write nothing.")
    ] = False,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Take back a pass, an import, one action or several.

    Nothing is deleted: new journal rows put back what stood before, all at once or not at all. Of
    several, what something later rests on is left, and said. `nidra history` shows what to type.
    The page `nidra help undo` says what can be taken back."""
    from nidra.app.overview import imports_undone
    from nidra.app.undo import undo as take_back

    words = [word for given in what for word in given.split()] or what
    if len(words) > 1:
        undo_several_cmd.undo(words, dry_run, json, dir)
        return
    word = words[0]
    with opened(dir) as store, working() as work:
        try:
            done = take_back(
                store, word, dry_run=dry_run, progress=work.progress, cancel=work.cancel
            )
        except AlreadyUndone as problem:
            raise AlreadyUndone(reason=f"{problem} {_instead(store, word, dir)}") from problem
        imports = () if dry_run else imports_undone(store, done.rows)
        later = _later(store, dir) if word.strip() == "last" else ""
    if json:
        say_json(undone_object(done), indent=2)
        return
    say(sentence(done))
    if later:
        note(later)
    if done.dry_run:
        return
    next_words = ["history"]
    if imports:
        note("What was imported comes back when it is imported again.")
        next_words = importing(*imports[0])
    note(f"Next: {command(*next_words, given=dir)}")


def _instead(store: Store, what: str, given: str | None) -> str:
    """What to type where what was named is undone already: the pass before it, and where to see all."""
    from nidra.app.history import deeds

    history = f"What else can be undone: {command('history', given=given)}"
    if what.strip() == "last" and (later := _later(store, given)):
        return f"{later} {history}"
    left = (deed.undo for deed in deeds(store) if deed.pass_id and deed.undo)
    before = next(left, None) if what.strip() == "last" else None
    if before is None:
        return history
    return f"The pass before it: {command('undo', before, given=given)}. {history}"


def _later(store: Store, given: str | None) -> str:
    """What was done after the last pass and stands; `last` means passes, remaps and the watcher's finds."""
    from nidra.app.history import deeds

    newest = next((deed for deed in deeds(store) if deed.undo or deed.pass_id), None)
    if newest is None or newest.pass_id or newest.undo is None:
        return ""
    undo = command("undo", *newest.undo.split(), given=given)
    return f"Done after it, and standing: {newest.what.rstrip('.')}. To take it back: {undo}."


def sentence(done: Undone) -> str:
    """What was put back, or would be."""
    if done.dry_run:
        return f"A dry run; nothing was written. An undo would tell: {done.what}"
    return f"Undone: {done.what} Journal row {done.seq} tells of it."
