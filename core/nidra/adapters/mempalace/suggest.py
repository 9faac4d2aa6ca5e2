"""Suggested root maps: where the tails of absent paths lie under folders near the palace."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from nidra.adapters.mempalace.maps import unified
from nidra.sources.pathnames import is_storable

_MOST_PATHS = 200
_MOST_FOLDERS = 40
_MOST_PARTS = 12
_MOST_RULES = 4


def suggest(absent: list[str], palace: Path, home: Path) -> tuple[tuple[str, str], ...]:
    """(OLD, NEW) pairs under which absent paths are found again, those that find most first.

    Bounded: at most 200 paths, 40 folders and 12 parts of a tail are looked at. A pair that finds
    less than a tenth of the paths, or one of many by its bare name, is left out.
    """
    step = max(1, len(absent) // _MOST_PATHS)
    left = [unified(path) for path in absent[::step][:_MOST_PATHS]]
    folders, rules = _neighbourhood(palace, home), list[tuple[str, str]]()
    least = max(1, len(left) // 10)
    while left and len(rules) < _MOST_RULES:
        votes = Counter(pair for path in left for pair in _pairs(path, folders))
        best = max(votes, key=lambda pair: (votes[pair], len(pair[0])), default=None)
        if best is None or votes[best] < least:
            break
        rules.append(best)
        remaining = [path for path in left if best not in set(_pairs(path, folders))]
        left = remaining
    return tuple(rules)


def _pairs(path: str, folders: list[Path]) -> Iterator[tuple[str, str]]:
    """Every (root of `path`, folder) under which the rest of `path` is a file.

    Of one folder only the longest tail that is there counts; a bare file name says too little.
    """
    parts = path.split("/")
    for folder in folders:
        for cut in range(max(1, len(parts) - _MOST_PARTS), len(parts)):
            root, tail = "/".join(parts[:cut]), "/".join(parts[cut:])
            if root and _is_file(folder / tail) and ("/" in tail or _is_distinct(tail)):
                yield root, str(folder)
                break


def _is_distinct(name: str) -> bool:
    """Is the name unlikely to be borne by another file, as the id of a session is?"""
    stem = name.rsplit(".", 1)[0]
    return len(stem) >= 16 and any(char.isdigit() for char in stem)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _neighbourhood(palace: Path, home: Path) -> list[Path]:
    """Folders to look under: those beside the palace, those above it, here, and home."""
    beside = _folders(palace.parent, palace)
    above = [palace.parent, palace.parent.parent]
    usual = [*_here(), home, home / ".claude", home / ".codex"]
    found = {folder: None for folder in (*beside, *above, *usual) if _is_folder(folder)}
    return list(found)[:_MOST_FOLDERS]


def _here() -> list[Path]:
    try:
        return [Path.cwd()]
    except OSError:  # deleted under us
        return []


def _is_folder(path: Path) -> bool:
    """Path.is_dir raises where it may not look."""
    return os.path.isdir(path) and is_storable(str(path))  # noqa: PTH112


def _folders(folder: Path, palace: Path) -> list[Path]:
    """The folders in `folder` other than the palace itself, `sources` first."""
    try:
        found = [entry for entry in folder.iterdir() if _is_folder(entry) and entry != palace]
    except OSError:
        return []
    return sorted(found, key=lambda entry: (entry.name != "sources", entry.name))[
        : _MOST_FOLDERS // 2
    ]
