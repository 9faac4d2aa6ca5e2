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


Waits = Callable[[], bool]


@contextlib.contextmanager
def turn(folder: Path) -> Iterator[None]:
    """Hold a folder's turn, where its file system has such locks. Who has it is waited for for a while."""
    until = time.monotonic() + _WAIT
    with _locked(folder, lambda: time.monotonic() < until):
        yield


@contextlib.contextmanager
def alone(folder: Path, heed: Callable[[], object]) -> Iterator[bool]:
    """Hold a folder's turn for work that takes long: who has it is waited for to the end. Was there one?
    `heed` is called again and again meanwhile, and may raise."""

    def waits() -> bool:
        heed()
        return True

    with _locked(folder, waits) as waited:
        yield waited


def _locked(folder: Path, waits: Waits) -> contextlib.AbstractContextManager[bool]:
    if sys.platform == "win32":
        return _locked_file(folder / TURN, waits)
    return _locked_folder(folder, waits)


@contextlib.contextmanager
def _locked_folder(folder: Path, waits: Waits) -> Iterator[bool]:
    import fcntl

    handle = None
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
    if handle is None:
        yield False
        return
    taken = _Taking(
        lambda: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB), BlockingIOError, waits
    )
    try:
        taken.take()
        yield taken.waited
    finally:
        os.close(handle)


@contextlib.contextmanager
def _locked_file(path: Path, waits: Waits) -> Iterator[bool]:
    """Windows says that permission is lacking where it means that another one has the lock, and likewise
    while the file of the one before goes away."""
    import msvcrt
    from typing import Any

    system: Any = os  # which tells of this only on Windows
    locks: Any = msvcrt
    flags = os.O_RDWR | os.O_CREAT | system.O_TEMPORARY | system.O_NOINHERIT
    handle: int | None = None

    def lock() -> None:
        nonlocal handle
        if handle is None:
            handle = os.open(path, flags)
        locks.locking(handle, locks.LK_NBLCK, 1)

    taken = _Taking(lock, PermissionError, waits)
    try:
        taken.take()
        yield taken.waited
    finally:
        if handle is not None:
            if taken.ours:
                locks.locking(handle, locks.LK_UNLCK, 1)
            os.close(handle)


class _Taking:
    """One lock that is tried until it is ours, or is waited for no more. `waited` says that somebody had it."""

    def __init__(self, lock: Callable[[], object], busy: type[OSError], waits: Waits) -> None:
        self._lock, self._busy, self._waits = lock, busy, waits
        self.ours = self.waited = False

    def take(self) -> None:
        """Take it; where there are no such locks the work goes on without."""
        with contextlib.suppress(OSError):
            while not self.ours:
                try:
                    self._lock()
                    self.ours = True
                except self._busy:
                    self.waited = True
                    if not self._waits():
                        return
                    time.sleep(_PAUSE)
