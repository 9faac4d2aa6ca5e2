"""Turns: whoever writes in one short transaction after the other leaves room between some of them.

SQLite keeps no queue. Who waits asks again after 100 ms at the latest, and a loop of writes that holds
its lock all but a millisecond of these is met by chance alone: a pass gave up after 30 s beside the
40 s in which a search index was built.
"""

from __future__ import annotations

import time
from collections.abc import Callable

EVERY = 1.0  # seconds
PAUSE = 0.11


class Turns:
    """Lets others write about once a second."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._since = clock()

    def give(self) -> None:
        """Called between two transactions."""
        if self._clock() - self._since >= EVERY:
            self._sleep(PAUSE)
            self._since = self._clock()
