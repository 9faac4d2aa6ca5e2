"""Taking a first-generation store over: what `init` and `import` share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nidra.base.errors import UsageError
from nidra.base.paths import typed_path, which_store
from nidra.cli.opening import command, refuse_palace
from nidra.cli.output import note, say
from nidra.cli.working import working

if TYPE_CHECKING:
    from nidra.app.workspace import Store


def old_store_at(path: Path) -> Path | None:
    """The folder of the first-generation store that a person named, or None."""
    from nidra.app.takeover import find

    return find(typed_path(path, "PATH"))


def is_taken_over(path: Path) -> bool:
    """Does a person name an old store that lies beside its successor already?"""
    from nidra.sources.first_generation import is_taken_over as taken_over

    return taken_over(typed_path(path, "PATH"))


def take(store: Store, folder: Path, given: str | None) -> None:
    """Take `folder` over into `store` and say what became of each line."""
    from nidra.app.takeover import take_over
    from nidra.report.takeover_summary import takeover_lines

    with working() as work:
        done = take_over(store, folder, work.progress, work.cancel)
    for line in takeover_lines(done):
        say(line)
    say(f"Next: {command('sleep', given=given)}")


def import_old(
    folder: Path, *, options: Sequence[tuple[str, object]], dry_run: bool, given: str | None
) -> None:
    """`nidra import` of a first-generation store. Raises `UsageError` for options of palaces."""
    from nidra.app.takeover import look_at
    from nidra.app.workspace import Store
    from nidra.report.takeover_summary import look_lines

    for name, value in options:
        if value:
            raise UsageError(
                reason=f"{name} is for palaces; a first-generation store is taken over whole."
            )
    if dry_run:
        for line in look_lines(look_at(folder)):
            say(line)
        return
    choice = which_store(given, walk_up=True)
    with Store(choice.folder) as store:
        if not store.exists() and choice.folder != folder:
            refuse_palace(choice.folder, create=True)
        note(f"Store: {choice.folder} ({choice.why})", "dim")
        take(store, folder, given)
