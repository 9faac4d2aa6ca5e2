"""A new store's database, built beside its place and put there whole.

Nobody reads a store that is not there yet, so that it needs no journal of SQLite's own while it is
filled: each page is written once instead of twice. A build that is killed leaves a file that the
next build removes.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from nidra.base import processes
from nidra.store.database import (
    FILE,
    Database,
    build_schema,
    make_folder,
    put_in_place,
    remove,
    translated,
)

_MARK = f".{FILE}.building."


class Building(Database):
    """The database of a store that is being made. Fill it in one transaction, then `publish` it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.path = folder / f"{_MARK}{os.getpid()}"

    def start(self) -> None:
        """Make the folder and an empty database in it, and clear away what killed builds left."""
        with translated(self.folder):
            make_folder(self.folder)
            for left in self.folder.glob(f"{_MARK}*"):
                if not _is_at_work(left):
                    left.unlink(missing_ok=True)
            build_schema(self.path)

    def publish(self) -> bool:
        """Put the database in its place; False where another process made a store meanwhile."""
        self.close()
        with translated(self.folder):
            return put_in_place(self.path, self.folder / FILE)

    def discard(self) -> None:
        """Take the file away, where it was not put into its place."""
        self.close()
        remove(self.path)

    def _connect(self, read_only: bool) -> sqlite3.Connection:
        raw = super()._connect(read_only)
        if not read_only:
            raw.execute("PRAGMA journal_mode=OFF")
            raw.execute("PRAGMA synchronous=OFF")
            # Every key that a build writes was made by it a moment before.
            raw.execute("PRAGMA foreign_keys=OFF")
            # Sorts what fits into the cache in one piece of memory, not in half a million: its
            # indexes cost a seventh less. More goes to a file of SQLite's own.
            raw.execute("PRAGMA temp_store=FILE")
        return raw


def _is_at_work(left: Path) -> bool:
    """Is the process that is building this file another one that still runs?"""
    pid = left.name.removeprefix(_MARK)
    return pid.isdigit() and int(pid) != os.getpid() and processes.exists(int(pid))
