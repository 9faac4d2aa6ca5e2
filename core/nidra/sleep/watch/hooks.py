"""What the watcher asks of the world around it, and the queue of what it is told."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from nidra.base.clock import SystemClock, micros
from nidra.records.progress import Progress
from nidra.records.watch import WatchState
from nidra.sleep.watch.judging import Told
from nidra.sleep.watch.mounts import Mount, mount_table
from nidra.sleep.watch.notes import Kind, Note


def _wall() -> int:
    return micros(SystemClock().now())


@dataclass
class Hooks:
    """What the watcher asks of the world around it; tests hand in their own.

    `now` is the wall clock in microseconds, `monotonic` a clock that nobody sets, in seconds. `told`
    hears of what was changed, `state` of what the watcher is at, `progress` of how far a sweep came;
    `cancel` is asked often.
    """

    told: Told
    state: Callable[[WatchState], None] = lambda state: None
    progress: Callable[[Progress], None] = lambda progress: None
    cancel: Callable[[], bool] = lambda: False
    now: Callable[[], int] = _wall
    monotonic: Callable[[], float] = time.monotonic
    mounts: Callable[[], list[Mount]] = mount_table
    home: Callable[[], Path] = Path.home


@dataclass
class Notes:
    """The queue of notes. Any thread, and a signal handler, may put one."""

    _queue: queue.SimpleQueue[Note] = field(default_factory=queue.SimpleQueue)
    stopped: bool = False

    def put(self, note: Note) -> None:
        """Hand in a note. A stop is heeded between two transactions, before notes that wait."""
        if note.kind is Kind.STOP:
            self.stopped = True
        self._queue.put(note)

    def wait(self, seconds: float) -> list[Note]:
        """Every note that is there; waits for the first of them so long at most."""
        found: list[Note] = []
        try:
            found.append(self._queue.get(timeout=max(0.0, seconds)))
            while True:
                found.append(self._queue.get_nowait())
        except queue.Empty:
            return found
