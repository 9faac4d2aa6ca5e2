"""`nidra verify-journal`: does the journal tell the truth about the store?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from nidra.base.errors import JournalBroken
from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import CARE, AsJson, Dir
from nidra.cli.output import say, say_json

if TYPE_CHECKING:
    from nidra.store.proof_values import Proof


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app, "verify-journal", verify_journal, example="nidra verify-journal --json", panel=CARE
    )


def verify_journal(json: AsJson = False, dir: Dir = None) -> None:
    """Check that the journal and the store agree.

    The chain, the checkpoints outside the database and the seal of every statement and receipt are
    computed again. It reports, and repairs nothing."""
    from nidra.app.verify_journal import verify_journal as verify
    from nidra.report.words import counted

    with opened(dir) as store:
        found = verify(store)
        place = store.folder
    if json:
        say_json(proof_object(found), indent=2)
    else:
        for problem in found.problems:
            say(problem)
    if not found.ok:
        number = counted(len(found.problems), "fault")
        raise JournalBroken(path=place, reason=f"{number}, the first: {found.problems[0]}")
    if not json:
        say(
            f"The journal is intact: {counted(found.rows, 'row')} in one chain, "
            f"{counted(found.checkpoints, 'checkpoint')}, {counted(found.memories, 'statement')} and "
            f"{counted(found.receipts, 'receipt')} as they were sealed."
        )
        say(f"Head: {found.head}")


def proof_object(found: Proof) -> dict[str, Any]:
    """What was checked and what was found wrong, for JSON."""
    return {
        "ok": found.ok,
        "rows": found.rows,
        "memories": found.memories,
        "receipts": found.receipts,
        "checkpoints": found.checkpoints,
        "head": found.head,
        "problems": list(found.problems),
    }
