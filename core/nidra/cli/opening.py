"""Which store a command opens, said on stderr; made where the command may make one."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from nidra.base.errors import StoreAbsent
from nidra.base.paths import StoreChoice, which_store
from nidra.cli.output import note

if TYPE_CHECKING:
    from nidra.app.workspace import Store


@contextmanager
def opened(given: str | None, *, create: bool = False) -> Iterator[Store]:
    """The store that `--dir` or the rule names, closed afterwards. Raises `StoreAbsent`."""
    with at(which_store(given, walk_up=True), create=create) as store:
        yield store


@contextmanager
def at(choice: StoreChoice, *, create: bool = False) -> Iterator[Store]:
    """The store of a choice that was made already."""
    from nidra.app.workspace import Store

    with Store(choice.folder) as store:
        made = create and store.init()
        if not create and not store.exists():
            raise StoreAbsent(path=choice.folder)
        note(f"{'New store' if made else 'Store'}: {choice.folder} ({choice.why})", "dim")
        yield store


def dir_option(given: str | None) -> str:
    """The words that name the same store in the next command, or "" where the rule finds it again."""
    return f"--dir {shlex.quote(given)}" if given else ""


def command(*words: str, given: str | None) -> str:
    """A command to type next, on the same store."""
    return " ".join(part for part in ("nidra", *words, dir_option(given)) if part)
