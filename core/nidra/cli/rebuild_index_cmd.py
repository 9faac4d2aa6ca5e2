"""`nidra rebuild-index`: build the search index anew."""

from __future__ import annotations

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import CARE, Dir
from nidra.cli.output import say
from nidra.cli.working import working


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app,
        "rebuild-index",
        rebuild_index,
        example="nidra rebuild-index --dir palace-audit",
        panel=CARE,
    )


def rebuild_index(dir: Dir = None) -> None:
    """Build the search index anew.

    The old one is dropped. No memory is changed; stopped halfway, the next search goes on."""
    from nidra.app.search import rebuild

    with opened(dir) as store, working() as work:
        number = rebuild(store, work.progress, work.cancel)
    say(
        f"The search index was built anew; {number:,} {'text is' if number == 1 else 'texts are'} in it."
    )
