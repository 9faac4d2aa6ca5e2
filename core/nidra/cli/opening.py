"""Which store a command opens, said on stderr; made where the command may make one."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from nidra.base.errors import NotAStore, PalaceAbsent, PalaceError, SourceRefused, StoreAbsent
from nidra.base.paths import StoreChoice, which_store
from nidra.cli.output import note

if TYPE_CHECKING:
    from nidra.app.workspace import Store


@contextmanager
def opened(given: str | None, *, create: bool = False, made: bool = True) -> Iterator[Store]:
    """The store that `--dir` or the rule names, closed afterwards. Raises `StoreAbsent`.

    With `create` it is made where there is none; `made` unset leaves the making to what follows,
    which then leaves nothing behind where it fails.
    """
    with at(which_store(given, walk_up=True), create=create, made=made) as store:
        yield store


@contextmanager
def at(choice: StoreChoice, *, create: bool = False, made: bool = True) -> Iterator[Store]:
    """The store of a choice that was made already."""
    from nidra.app.workspace import Store

    with Store(choice.folder) as store:
        if not store.exists():
            store.database.refuse_first_generation()
            refuse_palace(choice.folder, create=create)
        is_new = not store.exists()
        if is_new and not create:
            raise StoreAbsent(path=choice.folder)
        if made:
            is_new = create and store.init()
        note(f"{'New store' if is_new else 'Store'}: {choice.folder} ({choice.why})", "dim")
        yield store


def refuse_palace(folder: Path, *, create: bool = False) -> None:
    """Raise `NotAStore` where --dir names a palace, or a new store would come to lie inside one."""
    if create:
        inside = any(_palace(place) == place for place in (folder, folder.parent))
        reason = "a new store would lie inside a palace, which is only ever read. Name another folder with --dir."
    else:
        inside = _palace(folder) is not None
        reason = (
            "this is a palace or holds one, and --dir takes the folder of the Nidra store. "
            f"`nidra import-mempalace --palace {shlex.quote(str(folder))}` makes such a store of it."
        )
    if inside:
        raise NotAStore(path=folder, reason=reason)


def _palace(folder: Path) -> Path | None:
    """The folder of the palace that lies at `folder` or in it."""
    from nidra.app.preview import recognise

    try:
        return recognise(folder).path
    except (PalaceAbsent, SourceRefused):
        return None
    except PalaceError:
        return folder if any(folder.glob("*.sqlite3")) else None


def program() -> str:
    """How this command was called, so that the next one can be: `nidra`, or the path of it."""
    typed = Path(sys.argv[0])
    beside = Path(sys.executable).with_name("nidra")
    is_module = typed.name == "__main__.py"
    if typed.stem != "nidra" and not is_module:
        return "nidra"
    found = shutil.which("nidra")
    if found and os.path.realpath(found) == os.path.realpath(beside if is_module else typed):
        return "nidra"
    return f"{shlex.quote(sys.executable)} -m nidra" if is_module else shlex.quote(sys.argv[0])


def dir_option(given: str | None) -> str:
    """The words that name the same store in the next command, or "" where the rule finds it again."""
    return f"--dir {shlex.quote(given)}" if given else ""


def command(*words: str, given: str | None) -> str:
    """A command to type next, on the same store."""
    return " ".join(part for part in (program(), *words, dir_option(given)) if part)
