"""Python's search for garbage that refers to itself, while very many values come and go."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (100_000, 20, 20)

_lock = threading.Lock()
_before: list[tuple[int, int, int]] = []  # one for each user now; the first is what Python had


@contextmanager
def seldom() -> Iterator[None]:
    """Search only after every hundred thousand new values, and leave what is there by now alone.

    A pass makes and drops millions of tuples, none of which refers to itself: to search them after
    every 700 takes a fifth of its CPU time. Where several do so at once, the last to end puts back
    what Python had before the first.
    """
    with _lock:
        _before.append(gc.get_threshold())
        gc.freeze()
        gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        with _lock:
            first = _before[0]
            _before.pop()
            if not _before:
                gc.set_threshold(*first)
                gc.unfreeze()
