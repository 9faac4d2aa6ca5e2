"""Recorded sources grouped by the folder that they lie below: where they are, and where they are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from nidra.adapters.mempalace.maps import unified
from nidra.records.foreign import RootCount

MOST = 12

_Parts = tuple[str, ...]


def roots(states: Mapping[str, str], maps: Sequence[tuple[str, str]] = ()) -> tuple[RootCount, ...]:
    """The folders below which sources were recorded, those with most files first, `MOST` at the most.

    A folder is told apart into those in it as long as their number stays within `MOST`, and where all
    lies in one it is that one. `states` tells how each path stands, `maps` where roots may lie now.
    """
    files = Counter((_folder(path), state) for path, state in states.items() if path)
    folders = Counter[_Parts]()
    for (folder, _), number in files.items():
        folders[folder] += number
    chosen = _chosen(list(folders))
    counts: dict[_Parts, Counter[str]] = {root: Counter() for root in chosen}
    for (folder, state), number in files.items():
        counts[_root_of(folder, counts)][state] += number
    told = [
        RootCount("/".join(root) or "/", dict(found), _suggested("/".join(root), maps))
        for root, found in counts.items()
    ]
    return tuple(sorted(told, key=lambda one: (-sum(one.files.values()), one.root)))


def _folder(path: str) -> _Parts:
    return tuple(unified(path).split("/")[:-1])


def _chosen(folders: Sequence[_Parts]) -> list[_Parts]:
    """The roots: from the top down, each made finer while there are few enough."""
    roots: list[_Parts] = [()] if folders else []
    while True:
        finer = list(dict.fromkeys(part for root in roots for part in _below(root, folders)))
        if len(finer) > MOST or finer == roots:
            return roots
        roots = finer


def _below(root: _Parts, folders: Sequence[_Parts]) -> list[_Parts]:
    """The folders right below a root; the root itself where sources lie right in it."""
    inside = [folder for folder in folders if folder[: len(root)] == root]
    if root in inside:
        return [root]
    return list(dict.fromkeys(folder[: len(root) + 1] for folder in inside))


def _root_of(folder: _Parts, roots: Mapping[_Parts, object]) -> _Parts:
    return next(folder[:at] for at in range(len(folder) + 1) if folder[:at] in roots)


def _suggested(root: str, maps: Sequence[tuple[str, str]]) -> str:
    """Where a root may lie now by maps that were suggested, or ""."""
    for old, new in maps:
        if root == old or root.startswith(f"{old}/"):
            return new + root[len(old) :]
    return ""
