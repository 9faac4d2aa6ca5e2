"""`nidra doctor`: look over a store and the machine it lies on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from nidra.base.errors import StoreError
from nidra.base.paths import which_store
from nidra.cli.mounting import mount_command
from nidra.cli.opening import refuse_palace
from nidra.cli.options import CARE, AsJson, Dir
from nidra.cli.output import note, say, say_json

if TYPE_CHECKING:
    from nidra.app.workspace import Store

_MARKS = {"ok": ("ok", ""), "note": ("note", "yellow"), "problem": ("PROBLEM", "red")}


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "doctor", doctor, example="nidra doctor --dir palace-audit", panel=CARE)


def doctor(json: AsJson = False, dir: Dir = None) -> None:
    """Examine the store and this machine.

    It reports, and repairs nothing; the exit code is 1 where there is a problem."""
    from nidra.app.doctor import examine
    from nidra.app.workspace import Store

    choice = which_store(dir, walk_up=True)
    note(f"Store: {choice.folder} ({choice.why})", "dim")
    with Store(choice.folder) as store:
        if _is_absent(store):
            refuse_palace(choice.folder)
        found = examine(store)
    if json:
        say_json([{"level": f.level, "sentence": f.sentence} for f in found], indent=2)
    else:
        for finding in found:
            mark, style = _MARKS[finding.level]
            say(f"{mark:<8}{finding.sentence}", style)
    if any(finding.level == "problem" for finding in found):
        raise typer.Exit(1)


def _is_absent(store: Store) -> bool:
    """Is there nothing to examine? What cannot be told is a finding, and no answer here."""
    try:
        return not store.exists()
    except StoreError:
        return False
