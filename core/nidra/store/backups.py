"""Copies of `nidra.db` beside it, made by SQLite's own backup of one snapshot while others write on."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from nidra.base import processes
from nidra.store.database import Database, translated

FOLDER = "backups"
_NAME = "nidra-{stamp}.db"
_PATTERN = "nidra-????????T??????Z.db"
_PART = re.compile(r"nidra-\d{8}T\d{6}Z\.db(?:\.(\d+))?\.part(?:-journal|-wal|-shm)?")
_DAY = 86_400
_PAGES = 4096  # copied between two looks at whether to stop


def back_up(database: Database, at: datetime, heed: Callable[[], None]) -> Path:
    """Copy the database to `backups/nidra-<UTC stamp>.db`, whole and on the disk when this returns.

    `heed` is asked between pieces and may raise to stop. Nothing is left of a copy that failed, nor
    of those before it whose process was killed.
    Raises `StoreUnwritable` for a full disk or a folder that is not to be written.
    """
    folder = database.folder / FOLDER
    target = folder / _NAME.format(stamp=f"{at:%Y%m%dT%H%M%SZ}")
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    with translated(folder):
        folder.mkdir(exist_ok=True)
        _clear(folder, at)
        try:
            _copy(database.path, part, heed)
            _synced(part)
            part.replace(target)
        except BaseException:
            _discard(part)
            raise
        _synced(folder)
    return target


def keep_latest(folder: Path, number: int) -> None:
    """Remove the oldest backups of a store's folder until `number` are left."""
    for old in listed(folder)[:-number]:
        old.unlink(missing_ok=True)


def listed(folder: Path) -> list[Path]:
    """The backups in a store's folder, oldest first."""
    return sorted((folder / FOLDER).glob(_PATTERN))


def _clear(folder: Path, at: datetime) -> None:
    """Remove what is left of copies that nobody makes any more."""
    for path in folder.iterdir():
        found = _PART.fullmatch(path.name)
        # One that cannot be removed is in nobody's way.
        with contextlib.suppress(OSError):
            if found and not _is_being_made(path, found[1], at):
                path.unlink()


def _is_being_made(path: Path, pid: str | None, at: datetime) -> bool:
    """Is the process that began a copy still there, another one than this, and not there for days?"""
    if at.timestamp() - path.stat().st_mtime > _DAY or pid is None:
        return False
    return int(pid) != os.getpid() and processes.exists(int(pid))


def _discard(part: Path) -> None:
    for ending in ("", "-journal", "-wal", "-shm"):
        part.with_name(part.name + ending).unlink(missing_ok=True)


def _copy(path: Path, part: Path, heed: Callable[[], None]) -> None:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as source:
        # A snapshot that is held: without it the copy would begin again whenever someone writes.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy, pages=_PAGES, progress=lambda *_: heed())


def _synced(path: Path) -> None:
    """Bring a file, or the names in a folder, to the disk; Windows opens no folders."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
