"""Walks through folders: each folder once, links not followed, and bounded."""

# One call of `os` an entry: a walk meets hundreds of thousands.
# ruff: noqa: PTH116
from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

from nidra.sources.pathnames import is_storable

CHUNK = 1000
NAMED = 20
# Folders that others' tools fill: nobody's notes lie there, and very many files do.
FILLED_BY_TOOLS = frozenset(
    {"__pycache__", "bower_components", "node_modules", "site-packages", "venv"}
)


@dataclass(slots=True)
class Some:
    """The first of many paths, and how many there are."""

    count: int = 0
    first: list[str] = field(default_factory=list)

    def add(self, path: str) -> None:
        """Take in one more."""
        self.count += 1
        if len(self.first) < NAMED:
            self.first.append(path)


@dataclass(slots=True)
class Met:
    """What a walk met, and what it left aside.

    `left_out` are hidden folders and those that tools fill, `elsewhere` folders on another file
    system, `unnamed` files whose names are not valid UTF-8; `cut` says that the bound was reached.
    """

    files: int = 0
    folders: int = 0
    left_out: Some = field(default_factory=Some)
    unreadable: Some = field(default_factory=Some)
    elsewhere: Some = field(default_factory=Some)
    unnamed: int = 0
    cut: bool = False


class Walk:
    """Walks through folders by `os.scandir`, depth first, in the order of names.

    `names` are hidden folders, and folders that tools fill, to look into all the same; `kept_out`
    are folders to leave alone, by device and inode. At most `most` files are met. `heed` is called
    at least once every thousand entries, and may raise to stop.
    """

    def __init__(
        self,
        folders: Sequence[str],
        most: int,
        names: Collection[str] = (),
        kept_out: Collection[tuple[int, int]] = (),
        heed: Callable[[], None] = lambda: None,
    ) -> None:
        self.met = Met()
        self._folders = folders
        self._most = most
        self._names = frozenset(names)
        self._seen = set(kept_out)
        self._heed = heed
        self._below: list[str] = []

    def files(self) -> Iterator[tuple[str, list[os.DirEntry[str]]]]:
        """(folder, some of its regular files), every folder at least once unless it is empty."""
        for root in self._folders:
            # The chosen folder itself may be a link.
            chosen = _identity(root, follow=True)
            waiting = [root]
            while waiting and not self.met.cut:
                folder = waiting.pop()
                identity = chosen if folder is root else _identity(folder)
                if not self._is_new(folder, identity, chosen[0]):
                    continue
                self._below = []
                yield from self._of(folder)
                waiting += sorted(self._below, reverse=True)

    def _is_new(self, folder: str, identity: tuple[int, int], device: int) -> bool:
        """Is a folder to be walked: not met before, and on the file system of the one chosen?"""
        if identity == _NO_FOLDER:
            self.met.unreadable.add(folder)
            return False
        if identity[0] != device:
            self.met.elsewhere.add(folder)
            return False
        if identity in self._seen:
            return False
        # A system that tells no inodes has no links among what is met, and each path comes once.
        if identity[1]:
            self._seen.add(identity)
        return True

    def _of(self, folder: str) -> Iterator[tuple[str, list[os.DirEntry[str]]]]:
        """The files of one folder in chunks; the folders in it are noted for later."""
        self.met.folders += 1
        self._heed()
        chunk: list[os.DirEntry[str]] = []
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    if self._is_file(entry):
                        chunk.append(entry)
                    if len(chunk) >= CHUNK:
                        yield folder, chunk
                        chunk = []
                        self._heed()
                    if self.met.files >= self._most:
                        self.met.cut = True
                        break
        except OSError:
            self.met.unreadable.add(folder)
        if chunk:
            yield folder, chunk

    def _is_file(self, entry: os.DirEntry[str]) -> bool:
        """Is an entry a regular file to look at? A folder is noted, or left out."""
        name = entry.name
        if entry.is_dir(follow_symlinks=False):
            if (name.startswith(".") or name in FILLED_BY_TOOLS) and name not in self._names:
                self.met.left_out.add(entry.path)
            elif is_storable(name):
                self._below.append(entry.path)
            else:
                self.met.unreadable.add(entry.path)
            return False
        if not entry.is_file(follow_symlinks=False):
            return False
        self.met.files += 1
        if not is_storable(name):
            self.met.unnamed += 1
            return False
        return True


_NO_FOLDER = (-1, 0)


def _identity(folder: str, follow: bool = False) -> tuple[int, int]:
    """Device and inode of a folder; `_NO_FOLDER` of one that cannot be looked at."""
    try:
        found = os.stat(folder, follow_symlinks=follow)
    except (OSError, ValueError):
        return _NO_FOLDER
    return found.st_dev, found.st_ino


def told_apart(names: Collection[str]) -> frozenset[str]:
    """Those of these folder names that a walk leaves out unless it is told to look into them."""
    return frozenset(name for name in names if name.startswith(".") or name in FILLED_BY_TOOLS)


def files_below(folder: str, limit: int = 5_000, depth: int = 4) -> Iterator[str]:
    """Paths of files under `folder`, nearest first, at most `limit` entries seen.

    Hidden folders are left out, and names that are not valid UTF-8.
    """
    seen, queue = 0, [(folder, 0)]
    while queue:
        here, level = queue.pop(0)
        for entry in _entries(here):
            seen += 1
            if seen > limit:
                return
            if not is_storable(entry.name):
                continue
            if entry.is_dir(follow_symlinks=False):
                if level < depth and not entry.name.startswith("."):
                    queue.append((entry.path, level + 1))
            elif entry.is_file():
                yield entry.path


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """The entries of a folder by name, or none where it cannot be listed."""
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return []
