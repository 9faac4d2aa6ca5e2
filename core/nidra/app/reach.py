"""No source recorded, gone, and out of reach: three different things, told apart."""

from __future__ import annotations

import os
from collections import Counter

from nidra.app.workspace import Store
from nidra.records.findings import OutOfReach, Reach
from nidra.records.grade import Standing
from nidra.records.report import Census
from nidra.records.verdict import State
from nidra.store import overviews

FOLDERS = 10
LOOKED_AT = 2000


def reach(store: Store, census: Census) -> Reach:
    """How many memories have no source, one that is gone, and one that is out of reach; and where."""
    with store.database.reading() as connection:
        away = overviews.away_sources(connection)
        unreachable = overviews.unreachable_memories(connection)
        noted = overviews.noted_rows(connection)
    lost = [(path, number) for path, state, number, _ in away if state is State.UNREADABLE]
    folders = missing_folders(lost[:LOOKED_AT])
    return Reach(
        no_source=census.standing(Standing.NO_RECEIPT),
        noted=noted,
        gone=census.standing(Standing.GONE),
        gone_sources=sum(state is State.GONE for _, state, _, _ in away),
        unreachable=unreachable,
        unreachable_sources=len(lost),
        folders=folders[:FOLDERS],
        more_folders=max(0, len(folders) - FOLDERS),
    )


def missing_folders(sources: list[tuple[str, int]]) -> tuple[OutOfReach, ...]:
    """The uppermost folders that are not there, of (path, memories); the heaviest first.

    A source whose folder is there (no permission, too large) counts for that folder.
    """
    stands: dict[str, bool] = {}
    files: Counter[str] = Counter()
    memories: Counter[str] = Counter()
    for path, number in sources:
        folder = _uppermost_missing(os.path.dirname(path), stands)  # noqa: PTH120
        files[folder] += 1
        memories[folder] += number
    found = [OutOfReach(folder, files[folder], memories[folder]) for folder in files]
    return tuple(sorted(found, key=lambda one: (-one.memories, one.folder)))


def _uppermost_missing(folder: str, stands: dict[str, bool]) -> str:
    found = folder
    while not _stands(folder, stands):
        found, above = folder, os.path.dirname(folder)  # noqa: PTH120
        if above == folder:
            break
        folder = above
    return found


def _stands(folder: str, stands: dict[str, bool]) -> bool:
    if folder not in stands:
        stands[folder] = os.path.isdir(folder)  # noqa: PTH112
    return stands[folder]
