"""Is a file one that memories rest on? Asked before a command writes to it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from nidra.app.workspace import Store
from nidra.store import sources


def cited_at(store: Store, path: Path) -> str | None:
    """The source that lies at `path`, as its receipts name it, or None.

    Told by name, and for a file that exists by the file itself, so that links to either are seen.
    """
    with store.database.reading() as connection:
        rows = sources.places(connection)
    names = {str(path), os.path.normpath(path), os.path.realpath(path)}
    there = _identity(path)
    for recorded, location, relative in rows:
        for place in _places(store.folder, recorded, location, relative):
            if place in names or (there is not None and _identity(place) == there):
                return recorded
    return None


def _places(
    folder: Path, recorded: str, location: str | None, relative: str | None
) -> Iterator[str]:
    """Where a source may lie."""
    yield recorded
    if location:
        yield location
    if relative:
        yield os.path.normpath(folder / relative)


def _identity(path: Path | str) -> tuple[int, int] | None:
    """What tells one file from every other, links followed; None where there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116 - a Path for each source would cost more than the look
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino
