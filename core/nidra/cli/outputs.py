"""Files that a command writes: looked at before the work, and never inside what is only read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nidra.base.errors import UsageError
from nidra.base.paths import typed_path

if TYPE_CHECKING:
    from nidra.app.workspace import Store


def output_file(path: Path, option: str) -> Path:
    """The path of a file to write, absolute. Raises `UsageError` for what could not be written later."""
    found = typed_path(path, option)
    if found.is_dir():
        raise UsageError(reason=f"{found} is a folder; {option} takes the name of a file.")
    target = Path(os.path.realpath(found))
    if not target.parent.is_dir():
        raise UsageError(reason=f"There is no folder {target.parent} to write {found.name} to.")
    return found


def refuse_inside(store: Store, paths: Sequence[Path], option: str) -> None:
    """Raise `UsageError` where a path, links followed, is or lies in what is not to be written."""
    if paths:
        from nidra.app.untouchable import refuse_inside as refuse

        refuse(store, paths, option)


def is_outside(store: Store, path: Path) -> bool:
    """May a command write to this path?"""
    from nidra.app.untouchable import is_outside as outside

    return outside(store, path)
