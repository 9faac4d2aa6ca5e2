"""Sources that are not where they were, grouped by the folder that they went with."""

from __future__ import annotations

import os
from dataclasses import dataclass

from nidra.app.reach import LOOKED_AT, missing_folders
from nidra.app.workspace import Store
from nidra.records.verdict import State
from nidra.store import overviews


@dataclass(frozen=True, slots=True)
class LostRoot:
    """A folder with its missing sources and the memories that rest on them; `file` where it is one alone.

    `gone` are those whose folder is there without them; of the others the folder itself is not there.
    """

    folder: str
    sources: int
    memories: int
    gone: bool
    file: str = ""


@dataclass(frozen=True, slots=True)
class LostRoots:
    """The folders, the heaviest first, how many missing sources were not looked at, and how many memories
    cannot be checked for want of any of them, each counted once."""

    roots: tuple[LostRoot, ...]
    left_out: int = 0
    unchecked: int = 0


def lost_roots(store: Store) -> LostRoots:
    """Every missing source by its folder; so many of each kind are looked at, the heaviest ones."""
    with store.database.reading() as connection:
        away = overviews.away_sources(connection)
        unchecked = overviews.unchecked_memories(connection) if away else 0
    found, left = [], 0
    for state in (State.GONE, State.UNREADABLE):
        lost = [(path, number) for path, known, number, _ in away if known is state]
        left += max(0, len(lost) - LOOKED_AT)
        folders = missing_folders(lost[:LOOKED_AT])
        files = _files({one.folder for one in folders}, lost[:LOOKED_AT])
        found += [
            LostRoot(
                one.folder,
                one.sources,
                one.memories,
                state is State.GONE,
                files[one.folder] if one.sources == 1 else "",
            )
            for one in folders
        ]
    found.sort(key=lambda root: (-root.memories, root.folder))
    return LostRoots(tuple(found), left, unchecked)


def _files(folders: set[str], lost: list[tuple[str, int]]) -> dict[str, str]:
    """A missing source of each folder."""
    found = {}
    for path, _ in lost:
        folder = os.path.dirname(path)  # noqa: PTH120
        while folder not in folders and folder != os.path.dirname(folder):  # noqa: PTH120
            folder = os.path.dirname(folder)  # noqa: PTH120
        found[folder] = path
    return found
