"""What lies in a store's folder: each part with its size, and what is lost without it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nidra.app.workspace import Store
from nidra.base.settings import FILE

# A part: the names that belong to it.
PARTS = (
    ("nidra.db", ("nidra.db", "nidra.db-wal", "nidra.db-shm")),
    ("runs.db", ("runs.db", "runs.db-wal", "runs.db-shm")),
    ("checkpoints", ("checkpoints",)),
    ("backups", ("backups",)),
    (FILE, (FILE,)),
)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a store: its name, its place, how many bytes and files it has."""

    name: str
    path: Path
    size: int
    files: int


@dataclass(frozen=True, slots=True)
class StoreFiles:
    """A store's folder with its parts, and how much room its disk has left."""

    folder: Path
    parts: tuple[Part, ...]
    free: int

    @property
    def size(self) -> int:
        """The bytes of all parts."""
        return sum(part.size for part in self.parts)


def store_files(store: Store) -> StoreFiles:
    """Look at what lies in the folder. Parts that are not there yet have no files."""
    import shutil

    parts = tuple(_part(store.folder, name, names) for name, names in PARTS)
    return StoreFiles(store.folder, parts, shutil.disk_usage(store.folder).free)


def _part(folder: Path, name: str, names: tuple[str, ...]) -> Part:
    sizes = [size for one in names for size in _sizes(folder / one)]
    return Part(name, folder / name, sum(sizes), len(sizes))


def _sizes(path: Path) -> Iterator[int]:
    """The sizes of a file, or of the files of a folder; what vanishes meanwhile is left out."""
    try:
        if path.is_dir():
            yield from (one.stat().st_size for one in os.scandir(path) if one.is_file())
        elif path.exists():
            yield path.stat().st_size
    except OSError:
        return
