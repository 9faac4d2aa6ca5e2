"""What a child process and all that it starts cost: CPU seconds, wall seconds, peak memory.

CPU time is user and system time, as the kernel counts it for the whole tree once each process has
been waited for. Memory is the sum of the proportional set sizes (PSS) over the tree, sampled while
it runs: pages that processes share are counted once. Where the kernel tells no PSS, it is the
largest resident size of any one process instead.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PROC = Path("/proc")
EVERY = 0.05
SUBREAPER = 36


@dataclass(frozen=True, slots=True)
class Spent:
    """CPU and wall in seconds, peak memory in MB, and what the child printed.

    `stopped` says that it had not ended at its limit: it would have cost more.
    """

    cpu: float
    wall: float
    peak: float
    printed: str
    stopped: bool = False

    @property
    def told(self) -> Any:
        """What the child told in its last line, as JSON."""
        return json.loads(self.printed.splitlines()[-1])


def job(name: str, *words: object, limit: float | None = None) -> Spent:
    """Run one job of `jobs.py` in a child."""
    return child([sys.executable, str(HERE / "jobs.py"), name, *map(str, words)], limit)


def least(names: list[str], times: int = 3) -> Spent:
    """The cheapest of several runs of one command."""
    return min((child(names) for _ in range(times)), key=lambda spent: spent.cpu)


def child(words: list[str], limit: float | None = None) -> Spent:
    """Run a command to its end, or to a limit in wall seconds, and say what its tree cost."""
    adopts = adopt_orphans()
    before = _children_cpu()
    started = time.monotonic()
    with tempfile.TemporaryFile("w+") as out:
        process = subprocess.Popen(words, stdout=out)
        with Watch(process.pid) as watch, _limited(process.pid, limit) as over:
            _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        printed = out.read()
    if adopts:
        reap(watch.seen - {process.pid})
    if process.returncode and not over.is_set():
        raise SystemExit(f"{' '.join(words[:4])} … ended with {process.returncode}")
    peak = watch.peak if pss_is_told() else resident(usage)
    return Spent(_children_cpu() - before, wall, peak, printed, over.is_set())


@contextlib.contextmanager
def _limited(pid: int, limit: float | None) -> Iterator[threading.Event]:
    """End a process and its descendants where it runs longer; the event says that it did."""
    over = threading.Event()

    def stop() -> None:
        over.set()
        for one in tree(pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)

    timer = threading.Timer(limit or 0, stop)
    if limit is not None:
        timer.start()
    try:
        yield over
    finally:
        timer.cancel()


def _children_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def resident(usage: resource.struct_rusage) -> float:
    """The largest resident size of one process, in MB."""
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024) / 1e6


@cache
def pss_is_told() -> bool:
    """Does this kernel tell proportional set sizes?"""
    return (PROC / "self/smaps_rollup").exists()


def memory_word() -> str:
    """What the column of memory holds on this machine."""
    return "peak PSS MB" if pss_is_told() else "peak RSS MB"


@cache
def adopt_orphans() -> bool:
    """Let grandchildren that outlive their parent become ours, so that their CPU time is counted."""
    if sys.platform != "linux":
        return False
    with contextlib.suppress(OSError, AttributeError):
        return ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0) == 0
    return False


def reap(orphans: set[int]) -> None:
    """Wait for what a child left behind, so that it counts."""
    for pid in orphans:
        with contextlib.suppress(ChildProcessError):
            os.waitpid(pid, 0)


class Watch:
    """Samples the memory of a process and its descendants until it is left."""

    def __init__(self, pid: int, every: float = EVERY) -> None:
        self.pid = pid
        self.every = every
        self.peak = 0.0
        self.seen: set[int] = set()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._sample, daemon=True)

    def __enter__(self) -> Watch:
        if pss_is_told():
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _sample(self) -> None:
        while True:
            family = tree(self.pid)
            self.seen.update(family)
            self.peak = max(self.peak, sum(map(pss_of, family)) / 1e3)
            if self._over.wait(self.every):
                return


def tree(pid: int) -> list[int]:
    """A process and its descendants, as far as they still run."""
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):
            for task in (PROC / str(parent) / "task").iterdir():
                found += map(int, (task / "children").read_text().split())
    return found


def pss_of(pid: int) -> int:
    """The proportional set size of one process in kB; 0 once it has ended."""
    with contextlib.suppress(OSError):
        return pss_in((PROC / str(pid) / "smaps_rollup").read_text())
    return 0


def pss_in(rollup: str) -> int:
    """The kB that a `smaps_rollup` gives as `Pss`."""
    for line in rollup.splitlines():
        name, _, rest = line.partition(":")
        if name == "Pss":
            return int(rest.split()[0])
    return 0
