"""Long work: a progress bar where someone watches, and Ctrl-C that stops at a safe place."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from nidra.cli.output import note
from nidra.records.progress import Progress

if TYPE_CHECKING:
    import rich.progress

PATIENCE_SECONDS = 1.0
REDRAW_SECONDS = 0.1


class Work:
    """Handed to a use case as its two hooks: `progress` and `cancel`."""

    def __init__(self, watched: bool) -> None:
        self._watched = watched
        self._stopped = False
        self._started = time.monotonic()
        self._drawn = 0.0
        self._bar: rich.progress.Progress | None = None
        self._stage: str | None = None
        self._task: rich.progress.TaskID | None = None

    def cancel(self) -> bool:
        """Was a stop asked for?"""
        return self._stopped

    def stop(self) -> None:
        """Ask for a stop."""
        self._stopped = True

    def progress(self, value: Progress) -> None:
        """Show how far the work came, once it has lasted longer than a second."""
        now = time.monotonic()
        if not self._watched or now - self._started < PATIENCE_SECONDS:
            return
        last = value.total and value.done >= value.total
        if now - self._drawn < REDRAW_SECONDS and not last and value.stage == self._stage:
            return
        self._drawn = now
        begins, self._stage = value.stage != self._stage, value.stage
        self._draw(value, begins)

    def _draw(self, value: Progress, begins: bool) -> None:
        bar = self._bar or self._begin()
        if begins or self._task is None:
            self._task = bar.add_task(value.stage, total=None)
        bar.update(
            self._task,
            completed=value.done,
            total=value.total or None,
            description=f"{value.stage}: {value.done:,} {value.unit}",
        )

    def _begin(self) -> rich.progress.Progress:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        self._bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TimeRemainingColumn(compact=True),
            console=Console(file=sys.stderr, emoji=False, markup=False, highlight=False),
            transient=True,
        )
        self._bar.start()
        return self._bar

    def close(self) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.stop()


@contextmanager
def working() -> Iterator[Work]:
    """Work that the first Ctrl-C stops at a safe place and the second one at once."""
    work = Work(watched=sys.stderr.isatty())
    with _interrupts(work):
        try:
            yield work
        finally:
            work.close()


@contextmanager
def interrupts_heard() -> Iterator[None]:
    """Let Ctrl-C be an exception here, where the entry point had it end the process.

    A process that was told to ignore it, as one in the background is, goes on ignoring it.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_DFL or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _interrupts(work: Work) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def heard(number: int, frame: FrameType | None) -> None:
        if work.cancel():
            raise KeyboardInterrupt
        work.stop()
        note("Stopping at the next safe place; Ctrl-C again stops at once.")

    before = signal.signal(signal.SIGINT, heard)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
