"""The proof that a foreign folder was left as it was: a listing before and after."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from nidra.records.foreign import Listing, Untouched

MOST_ENTRIES = 20_000


def listing(root: Path, most: int = MOST_ENTRIES) -> Listing:
    """Every entry under `root` with size and mtime, links not followed, at most `most` of them.

    Bytes of a name that are not valid UTF-8 are written as `\\xff`, so that the list can be kept.
    """
    entries: dict[str, tuple[int, int]] = {}
    for name, size, mtime_ns in _entries(root):
        if len(entries) == most:
            return Listing(str(root), entries, complete=False)
        entries[name] = (size, mtime_ns)
    return Listing(str(root), entries)


def untouched(before: Listing) -> Untouched:
    """The folder that `before` lists, compared with what it holds now."""
    return Untouched(before, listing(Path(before.root)))


def _entries(root: Path) -> Iterator[tuple[str, int, int]]:
    """(relative name, size, mtime in ns), folders first told of and then entered, by name."""
    for folder, folders, files in os.walk(root):
        folders.sort()
        here = Path(folder).relative_to(root).as_posix()
        yield from _entry(Path(folder), f"{here}/")
        prefix = "" if here == "." else f"{here}/"
        for name in sorted(files):
            yield from _entry(Path(folder, name), prefix + name)
        for name in folders:
            if os.path.islink(Path(folder, name)):  # noqa: PTH114 - Path raises where it may not look
                yield from _entry(Path(folder, name), prefix + name)


def _entry(path: Path, name: str) -> Iterator[tuple[str, int, int]]:
    try:
        found = path.lstat()
    except OSError:
        return
    name = os.fsencode(name).decode("utf-8", "backslashreplace")
    yield name, 0 if name.endswith("/") else found.st_size, found.st_mtime_ns
