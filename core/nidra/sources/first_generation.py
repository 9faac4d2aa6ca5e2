"""Does a first-generation store lie in a folder? Looked at by name alone; nothing is opened."""

from __future__ import annotations

import os
from pathlib import Path

from nidra.base.paths import STORE_NAME
from nidra.records.old_files import JOURNAL, MEMORIES

DATABASE = "nidra.db"


def lies_at(folder: Path) -> bool:
    """Are `memories.jsonl` and `journal.jsonl` here, and no database of today?

    In a folder called `.nidra` one of the two is enough: an old store may have lost the other, or
    never have written it.
    """
    there = [_stands(folder / name) for name in (MEMORIES, JOURNAL)]
    enough = any(there) if folder.name == STORE_NAME else all(there)
    return enough and not _has_database(folder)


def is_taken_over(folder: Path) -> bool:
    """Do the old files lie beside a database of today?"""
    return _stands(folder / MEMORIES) and _has_database(folder)


def _stands(path: Path) -> bool:
    """Is there anything but a folder, a link to nothing included?"""
    return os.path.lexists(path) and not os.path.isdir(path)  # noqa: PTH112


def _has_database(folder: Path) -> bool:
    try:
        return (folder / DATABASE).stat().st_size > 0
    except OSError:
        return False
