"""One after the other: who reads a file of a folder, changes it and writes it waits for whoever does so."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

_WAIT = 5.0  # seconds; who stands still for longer is waited for no more
_PAUSE = 0.01


@contextlib.contextmanager
def turn(folder: Path) -> Iterator[None]:
    """Hold a folder's turn, where its file system has such locks; nothing is written for that."""
    handle = _opened(folder)
    try:
        if handle is not None:
            _take(handle)
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _opened(folder: Path) -> int | None:
    if sys.platform == "win32":  # no lock on a folder there leaves no file behind
        return None
    with contextlib.suppress(OSError):
        return os.open(folder, os.O_RDONLY)
    return None


def _take(handle: int) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    until = time.monotonic() + _WAIT
    while time.monotonic() < until:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(_PAUSE)
        except OSError:
            return
        else:
            return
