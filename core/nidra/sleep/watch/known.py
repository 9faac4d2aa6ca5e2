"""The sources by the paths at which they may lie, for telling quickly whether an event concerns one."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator

# Key, path on record, where it was found last if elsewhere.
Place = tuple[int, str, str | None]


def link_target(path: str) -> str | None:
    """The file that a link leads to, or None where the path is no link."""
    return os.path.realpath(path) if os.path.islink(path) else None  # noqa: PTH114 - of each source


class Known:
    """The paths of sources; those that are no paths of this system are left out."""

    def __init__(
        self, places: Iterable[Place], target: Callable[[str], str | None] = link_target
    ) -> None:
        self.newest = 0
        self._keys: dict[str, tuple[int, ...]] = {}
        for key, path, location in places:
            self.newest = max(self.newest, key)
            for one in (path, location):
                if one and os.path.isabs(one):  # noqa: PTH117 - as above
                    self._add(one, key)
                    if (other := target(one)) is not None:
                        self._add(other, key)
        self._ordered = sorted(self._keys)
        self._folders = frozenset(_above(self._keys))

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ordered)

    def __contains__(self, path: str) -> bool:
        """Is a path one of a source?"""
        return path in self._keys

    def _add(self, path: str, key: int) -> None:
        self._keys[path] = tuple(dict.fromkeys((*self._keys.get(path, ()), key)))

    def keys(self, path: str) -> tuple[int, ...]:
        """The sources that may lie at a path."""
        return self._keys.get(path, ())

    def is_above(self, folder: str) -> bool:
        """Does a folder hold sources, directly or further down?"""
        return folder in self._folders

    def below(self, folder: str) -> Iterator[str]:
        """The paths of sources in a folder and in those below it."""
        start = folder.rstrip(os.sep) + os.sep
        at = bisect_left(self._ordered, start)
        while at < len(self._ordered) and self._ordered[at].startswith(start):
            yield self._ordered[at]
            at += 1


def _above(paths: Iterable[str]) -> set[str]:
    found: set[str] = set()
    for path in paths:
        folder = os.path.dirname(path)  # noqa: PTH120 - as above
        while folder not in found:
            found.add(folder)
            folder = os.path.dirname(folder)  # noqa: PTH120 - as above
    return found
