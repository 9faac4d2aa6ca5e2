"""Which trees of folders are watched: a pure function of where the sources lie.

A tree begins at the highest folder above its sources that may be watched, so that a folder above
them that is renamed is noticed. What may not be watched is looked at in sweeps.
"""

# One call of `os.path` a folder: a Path object would cost more than the rest together.
# ruff: noqa: PTH120
from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field

from nidra.records.watch import Swept, Why

MOST_ROOTS = 32
MOST_FOLDERS = 50_000


@dataclass(frozen=True, slots=True)
class Root:
    """One tree: the folder at its top, and the folders in it that lead to sources, itself included.

    Some of these may not be there yet.
    """

    path: str
    folders: frozenset[str]


@dataclass(frozen=True, slots=True)
class Plan:
    """The trees that are watched, and the folders with sources that are only swept, by reason.

    `awaited` are folders that are not there, in folders that are never watched: nobody tells of their
    coming back.
    """

    roots: tuple[Root, ...] = ()
    swept: tuple[Swept, ...] = ()
    awaited: frozenset[str] = frozenset()


@dataclass(frozen=True)
class World:
    """What a plan asks of the machine. Each may be asked again about the same folder.

    `width` is how many folders lie below one, counted no further than `MOST_FOLDERS`; `refused` are
    never watched (the home folder and what lies above it), nor is anything below `own`, the store's.
    """

    is_folder: Callable[[str], bool]
    is_remote: Callable[[str], bool]
    refused: Collection[str]
    own: str = ""
    width: Callable[[str], int] = field(default=lambda folder: 0)


def plan(files: Iterable[str], world: World, most: int = MOST_ROOTS) -> Plan:
    """The trees to watch for these files, at most `most`."""
    folders = {os.path.dirname(file) for file in files}
    planner = _Planner(world)
    trees: defaultdict[str, set[str]] = defaultdict(set)
    swept: defaultdict[Why, list[str]] = defaultdict(list)
    for folder in sorted(folders):
        found = planner.root_of(folder)
        if isinstance(found, Why):
            swept[found].append(folder)
        else:
            trees[found].add(folder)
    _join(trees)
    kept = sorted(trees, key=lambda root: (-len(trees[root]), root))
    for root in kept[most:]:
        swept[Why.MANY] += sorted(trees[root])
    roots = [Root(root, _between(root, trees[root])) for root in sorted(kept[:most])]
    told = [Swept(why, len(swept[why]), swept[why][0]) for why in Why if swept[why]]
    awaited = frozenset(planner.awaited(folder) for folder in swept[Why.ABSENT])
    return Plan(tuple(roots), tuple(told), awaited)


class _Planner:
    """Remembers what it was told of folders: thousands of them share those above."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._there: dict[str, str] = {}
        self._wide: dict[str, bool] = {}
        self._remote: dict[str, bool] = {}

    def root_of(self, folder: str) -> str | Why:
        """The top of the tree in which a folder is watched, or why it is not."""
        if _lies_in(folder, self._world.own):
            return Why.OWN
        if self._is_remote(folder):
            return Why.NETWORK
        nearest = self._nearest(folder)
        for top in reversed(list(_upwards(nearest))):
            if self._may_be_root(top, nearest):
                return top
        return Why.WIDE if nearest == folder else Why.ABSENT

    def awaited(self, folder: str) -> str:
        """Of the folders above one that is not there, itself included, the first that is missing."""
        nearest = self._nearest(folder)
        return next(here for here in _upwards(folder) if os.path.dirname(here) == nearest)

    def _nearest(self, folder: str) -> str:
        """The nearest folder that is there: this one, or one above."""
        missing = []
        for here in _upwards(folder):
            if here in self._there or self._world.is_folder(here):
                nearest = self._there.get(here, here)
                break
            missing.append(here)
        else:
            nearest = missing.pop()
        self._there.update(dict.fromkeys([*missing, nearest], nearest))
        return nearest

    def _may_be_root(self, top: str, nearest: str) -> bool:
        above = os.path.dirname(top)
        if above == top or top in self._world.refused:
            return False
        # What lies directly below the root of the file system (/tmp, /var) is everybody's.
        if os.path.dirname(above) == above and top != nearest:
            return False
        if top not in self._wide:
            wide = self._is_remote(top) or self._world.width(top) > MOST_FOLDERS
            self._wide[top] = wide
        return not self._wide[top]

    def _is_remote(self, folder: str) -> bool:
        if folder not in self._remote:
            self._remote[folder] = self._world.is_remote(folder)
        return self._remote[folder]


def _join(trees: defaultdict[str, set[str]]) -> None:
    """A tree inside another one is a part of that."""
    for root in sorted(trees):
        outer = next((above for above in list(_upwards(root))[1:] if above in trees), None)
        if outer is not None:
            trees[outer] |= trees.pop(root)


def _between(root: str, folders: Iterable[str]) -> frozenset[str]:
    """The folders from these upwards to the root."""
    found = {root}
    for folder in folders:
        for here in _upwards(folder):
            if here in found:
                break
            found.add(here)
    return frozenset(found)


def _upwards(folder: str) -> Iterable[str]:
    """A folder, the one above it, and so on to the root of the file system."""
    while True:
        yield folder
        above = os.path.dirname(folder)
        if above == folder:
            return
        folder = above


def _lies_in(folder: str, outer: str) -> bool:
    return bool(outer) and (folder == outer or folder.startswith(outer + os.sep))
