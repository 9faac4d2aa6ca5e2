"""Paths by how they end: which recorded paths a file that was met could be, and the roots of moves.

Parts of paths meet in any letter case and in either normal form of Unicode: file systems differ in
both, and what a candidate is worth is told by its bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import PurePath, PurePosixPath, PureWindowsPath

from nidra.base.text import nfc

CROWD = 16
_WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")


def pure(path: str) -> PurePath:
    """A path of either system, for taking it apart."""
    return PureWindowsPath(path) if _WINDOWS.match(path) else PurePosixPath(path)


def folded(part: str) -> str:
    """A part of a path as it is compared."""
    return part.casefold() if part.isascii() else nfc(part).casefold()


def reversed_parts(path: str) -> list[str]:
    """The parts of a path, folded, the name first."""
    flat = path.replace("\\", "/") if _WINDOWS.match(path) else path
    return [folded(part) for part in reversed(flat.split("/")) if part]


def shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many parts two paths have in common at their ends, of their reversed parts."""
    depth = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        depth += 1
    return depth


class Tails:
    """Paths by their ends. Those of one name are parted by their folders once there are many of them."""

    def __init__(self, paths: Iterable[tuple[int, str]]) -> None:
        self._paths = dict(paths)
        by_name: dict[str, list[int]] = {}
        for key, path in self._paths.items():
            parts = reversed_parts(path)
            if parts:
                by_name.setdefault(parts[0], []).append(key)
        self._nodes: dict[str, _Node] = {
            name: self._parted(keys, 1) for name, keys in by_name.items()
        }

    def __contains__(self, name: str) -> bool:
        """Does any path end in this name?"""
        return folded(name) in self._nodes

    def like(self, parts: Sequence[str]) -> list[tuple[int, int]]:
        """(key, how many parts agree) of the paths that end like this one, of its reversed parts.

        Of a name that very many paths have only those are given whose folders agree too.
        """
        node: _Node | None = self._nodes.get(parts[0])
        depth = 1
        while isinstance(node, dict):
            node = node.get(parts[depth]) if depth < len(parts) else None
            depth += 1
        if not node:
            return []
        return [(key, shared(reversed_parts(self._paths[key]), parts)) for key in node]

    def _parted(self, keys: list[int], depth: int) -> _Node:
        if len(keys) <= CROWD:
            return keys
        by_part: dict[str, list[int]] = {}
        for key in keys:
            parts = reversed_parts(self._paths[key])
            if depth < len(parts):
                by_part.setdefault(parts[depth], []).append(key)
        return {part: self._parted(some, depth + 1) for part, some in by_part.items()}


_Node = list[int] | dict[str, "_Node"]


def roots(pairs: Sequence[tuple[str, str]]) -> dict[tuple[str, str], list[int]]:
    """Moves of files, (old path, new path), as moves of folders: (old root, new root) → positions.

    What both paths have in common at their ends is no part of the move; a root is as deep as all
    of its files allow, so that `/a/x → /b/x` is told where nothing else of `/a` moved to `/b`.
    """
    groups: dict[tuple[str, str], list[int]] = {}
    for at, (old, new) in enumerate(pairs):
        depth = _depth(old, new)
        groups.setdefault((_above(old, depth), _above(new, depth)), []).append(at)
    deepest: dict[tuple[str, str], list[int]] = {}
    for members in groups.values():
        depth = _common(pairs, members)
        old, new = pairs[members[0]]
        root = _above(old, depth), _above(new, depth)
        deepest.setdefault(root, []).extend(members)
    return deepest


def _depth(old: str, new: str) -> int:
    """How many parts are no part of the move: the name, and what the folders share at their ends."""
    return 1 + shared(reversed_parts(old)[1:], reversed_parts(new)[1:])


def _common(pairs: Sequence[tuple[str, str]], members: Sequence[int]) -> int:
    """How many parts to cut from the first pair, so that what is left is above every file of all."""
    tails = []
    for at in members:
        depth = _depth(*pairs[at])
        tails.append(reversed_parts(pairs[at][0])[1:depth][::-1])
    both = tails[0]
    for tail in tails[1:]:
        both = both[: shared(both, tail)]
    return 1 + len(tails[0]) - len(both)


def _above(path: str, depth: int) -> str:
    """The folder `depth` parts above; the topmost where there are not as many."""
    parents = pure(path).parents
    return str(parents[min(depth, len(parents)) - 1]) if parents else path
