"""One after the other: who reads a file of a folder, changes it and writes it waits for whoever does so.

Where folders can be locked the lock is on the folder itself and nothing is written for it. Windows locks
files alone: there a file `.turn` lies in the folder while somebody has the turn, and goes with the last one.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

TURN = ".turn"
_WAIT = 5.0  # seconds; who stands still for longer is waited for no more
_PAUSE = 0.01


@contextlib.contextmanager
def turn(folder: Path) -> Iterator[None]:
    """Hold a folder's turn, where its file system has such locks."""
    locked = _locked_file(folder / TURN) if sys.platform == "win32" else _locked_folder(folder)
    with locked:
        yield


@contextlib.contextmanager
def _locked_folder(folder: Path) -> Iterator[None]:
    import fcntl

    handle = None
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
    if handle is None:
        yield
        return
    try:
        with contextlib.suppress(OSError):
            _patiently(lambda: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB), BlockingIOError)
        yield
    finally:
        os.close(handle)


@contextlib.contextmanager
def _locked_file(path: Path) -> Iterator[None]:
    """Windows says that permission is lacking where it means that another one has the lock, and likewise
    while the file of the one before goes away."""
    import msvcrt
    from typing import Any

    system: Any = os  # which tells of this only on Windows
    locks: Any = msvcrt
    flags = os.O_RDWR | os.O_CREAT | system.O_TEMPORARY | system.O_NOINHERIT
    handle: int | None = None
    ours = False

    def take() -> None:
        nonlocal handle
        if handle is None:
            handle = os.open(path, flags)
        locks.locking(handle, locks.LK_NBLCK, 1)

    try:
        with contextlib.suppress(OSError):
            ours = _patiently(take, PermissionError)
        yield
    finally:
        if handle is not None:
            if ours:
                locks.locking(handle, locks.LK_UNLCK, 1)
            os.close(handle)


def _patiently(take: Callable[[], object], busy: type[OSError]) -> bool:
    """Try until it is taken or has been waited for long enough; was it? Raises what else went wrong."""
    until = time.monotonic() + _WAIT
    while True:
        try:
            take()
        except busy:
            if time.monotonic() >= until:
                return False
            time.sleep(_PAUSE)
        else:
            return True
