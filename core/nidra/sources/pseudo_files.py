"""Files that the system makes up: to read one may block, never end, or do something."""

# One call of `os` a path: a Path object would cost more than the lstat itself.
# ruff: noqa: PTH116
from __future__ import annotations

import os
from functools import cache

_PSEUDO_FOLDERS = ("/proc", "/sys", "/dev")
_SHARED_MEMORY = "/dev/shm/"


def is_pseudo(path: str) -> bool:
    """Does a path lead into a folder of such files? Shared memory is ordinary."""
    if not path.startswith(_PSEUDO_FOLDERS):
        return False
    clean = os.path.normpath(path)
    inside = any(clean.startswith(f"{folder}/") for folder in _PSEUDO_FOLDERS)
    return inside and not clean.startswith(_SHARED_MEMORY)


@cache
def pseudo_devices() -> frozenset[int]:
    """Device numbers of the file systems whose files are made up by the kernel."""
    found: set[int] = set()
    for folder in _PSEUDO_FOLDERS:
        try:
            found.add(os.stat(folder).st_dev)
        except OSError:
            continue
    found.discard(os.stat(os.sep).st_dev)
    return frozenset(found)
