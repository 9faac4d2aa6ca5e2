"""Python's search for garbage that refers to itself, while very many values come and go."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 100_000


@contextmanager
def seldom() -> Iterator[None]:
    """Search only after every hundred thousand new values, and leave what is there by now alone.

    A pass makes and drops millions of tuples, none of which refers to itself: to search them after
    every 700 takes a fifth of its CPU time.
    """
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(SELDOM, 20, 20)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
