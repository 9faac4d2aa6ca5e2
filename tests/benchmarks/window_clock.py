"""What a moment of the window costs: wall time, CPU time, and how long its threads waited for a core.

On a shared machine wall time alone tells little. `waited` is what the kernel counted while a thread was
ready to run and another process had the core: noise, not our own work. `quiet` is wall time without it.
"""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from lines import columns

TASKS = Path("/proc/self/task")
LANES = ("pages", "table", "writer")
OWN = Path("/proc/thread-self/schedstat")


@dataclass(slots=True)
class Spent:
    """Milliseconds: on the clock, of this thread's CPU, of the process's, waited by the one and by all."""

    wall: float = 0.0
    own: float = 0.0
    cpu: float = 0.0
    waited: float = 0.0
    all_waited: float = 0.0

    @property
    def quiet(self) -> float:
        """What a person would wait on a machine with no other work: wall time without what threads
        waited for a core, though never less than the CPU time where these waits overlap."""
        return max(self.cpu, self.wall - self.all_waited)


def waited() -> float:
    """Milliseconds that this thread was ready and had no core, so far; 0 where nobody counts them."""
    try:
        return int(OWN.read_text().split()[1]) / 1e6
    except OSError:
        return 0.0


def lane_waits() -> list[float]:
    """The same of each thread that asks the store."""
    found = []
    for thread in threading.enumerate():
        if thread.name in LANES:
            try:
                told = (TASKS / str(thread.native_id) / "schedstat").read_text()
            except OSError:
                told = "0 0"
            found.append(int(told.split()[1]) / 1e6)
    return found


def all_waited() -> float:
    """The same of all threads of this process."""
    found = 0
    for task in TASKS.glob("*/schedstat") if TASKS.exists() else ():
        try:
            found += int(task.read_text().split()[1])
        except OSError:
            continue
    return found / 1e6


@contextmanager
def timed() -> Iterator[Spent]:
    """What a block of this thread costs; filled when it ends."""
    spent = Spent()
    before = (waited(), all_waited(), time.process_time(), time.thread_time(), time.perf_counter())
    yield spent
    spent.wall = (time.perf_counter() - before[4]) * 1e3
    spent.own = (time.thread_time() - before[3]) * 1e3
    spent.cpu = (time.process_time() - before[2]) * 1e3
    spent.waited = waited() - before[0]
    spent.all_waited = all_waited() - before[1]


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table: what was judged, in milliseconds, beside its budget, and the rest of it.

    `how` says what the figure is (median wall of so many, p95 of CPU). `told` is for JSON alone.
    """

    name: str
    figure: float
    how: str
    budget: float | None = None
    wall: float | None = None
    own: float | None = None
    cpu: float | None = None
    waited: float | None = None
    told: dict[str, Any] = field(default_factory=dict)

    @property
    def mark(self) -> str:
        """`within` or `over` its budget; nothing where there is none."""
        if self.budget is None:
            return ""
        return "within" if self.figure <= self.budget else "OVER"

    def as_dict(self) -> dict[str, Any]:
        """The line for JSON."""
        return {**asdict(self), "mark": self.mark}


def middle(name: str, spent: Sequence[Spent], budget: float | None = None) -> Figure:
    """The middle one of some, judged by its time on a quiet machine."""
    one = sorted(spent, key=lambda each: each.quiet)[(len(spent) - 1) // 2]
    walls = [each.wall for each in spent]
    return Figure(
        name,
        one.quiet,
        f"quiet, median of {len(spent)}",
        budget,
        max(walls),
        one.own,
        one.cpu,
        one.all_waited,
        {"walls": walls, "cpus": [each.cpu for each in spent]},
    )


def repaints(name: str, spent: Sequence[Spent], budget: float) -> Figure:
    """What scrolling costs the window's thread a repaint."""
    own = [each.own for each in spent]
    return Figure(
        f"{name}, p95 a repaint",
        percentile(own, 0.95),
        f"CPU, p95 of {len(spent)}",
        budget,
        max(each.wall for each in spent),
        statistics.median(own),
        None,
        sum(each.waited for each in spent),
        {"worst": max(own)},
    )


Say = Callable[[str], None]


def table(figures: Sequence[Figure]) -> str:
    """The figures as text."""
    head = ("", "ms", "what", "budget", "", "worst wall", "GUI CPU", "CPU", "waited")
    rows = [head, *(_cells(one) for one in figures)]
    return columns(rows)


def _cells(one: Figure) -> tuple[str, ...]:
    rest = (one.wall, one.own, one.cpu, one.waited)
    return (
        one.name,
        f"{one.figure:,.1f}",
        one.how,
        "" if one.budget is None else f"≤ {one.budget:g}",
        one.mark,
        *("" if value is None else f"{value:,.1f}" for value in rest),
    )
