"""Long work: a progress bar where someone watches, and Ctrl-C that stops at a safe place."""

from __future__ import annotations

import math
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from nidra.cli.output import note
from nidra.records.progress import Meter, Pace, Progress

if TYPE_CHECKING:
    import rich.progress

PATIENCE_SECONDS = 1.0
REDRAW_SECONDS = 0.1
_STEPS = 1000


class Work:
    """Handed to a use case as its two hooks: `progress` and `cancel`."""

    def __init__(self, watched: bool) -> None:
        self._watched = watched
        self._stopped = False
        self._started = time.monotonic()
        self._drawn = 0.0
        self._bar: rich.progress.Progress | None = None
        self._stage: str | None = None
        self._meter = Meter()
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
        if not self._watched:
            return
        pace = self._meter.at(value, now)
        if now - self._started < PATIENCE_SECONDS:
            return
        last = value.total and value.done >= value.total
        if now - self._drawn < REDRAW_SECONDS and not last and value.stage == self._stage:
            return
        self._drawn = now
        self._stage = value.stage
        self._draw(value, pace)

    def _draw(self, value: Progress, pace: Pace) -> None:
        bar = self._bar or self._begin()
        if self._task is None:
            self._task = bar.add_task("", total=None)
        bar.update(
            self._task,
            completed=round((pace.share or 0.0) * _STEPS),
            total=None if pace.share is None else _STEPS,
            description=work_line(value, pace),
        )

    def _begin(self) -> rich.progress.Progress:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn

        self._bar = Progress(
            BarColumn(bar_width=20),
            TextColumn("{task.description}", markup=False),
            console=Console(file=sys.stderr, emoji=False, markup=False, highlight=False),
            transient=True,
        )
        self._bar.start()
        return self._bar

    def close(self) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.stop()


def work_line(value: Progress, pace: Pace) -> str:
    """`verify: 1,200 of 4,074 sources, 310.5 MB read, 350 sources/s, about 2 min left`."""
    from nidra.report.words import count, size

    done = f"{count(value.done)} of {count(value.total)}" if value.total else count(value.done)
    parts = [f"{value.stage}: {done} {value.unit}"]
    if value.read:
        parts.append(f"{size(value.read)} read")
    if pace.rate is not None:
        rate = count(round(pace.rate)) if pace.rate >= 10 else f"{pace.rate:.1f}"
        parts.append(f"{rate} {value.unit}/s")
    if pace.left is not None:
        parts.append(f"about {_time_left(pace.left)} left")
    return ", ".join(parts)


def _time_left(seconds: float) -> str:
    """A time for people, no finer than it can be known: `20 s`, `3 min`, `1 h 5 min`."""
    if seconds < 60:
        return f"{max(1, round(seconds))} s"
    minutes = math.ceil(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"


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
