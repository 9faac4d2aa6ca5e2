"""What the benchmark's children do: `python jobs.py NAME WORDS…`. A job may tell its figures as JSON.

Each is one thing that a user does, through the same functions as the command line.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def init(store: str) -> None:
    """Make an empty store."""
    from nidra.app.workspace import Store

    with Store(store) as opened:
        opened.init()


def census(store: str) -> None:
    """Open a store and count; what every other job costs before it begins."""
    from nidra.app.run_pass import run_sleep  # noqa: F401
    from nidra.app.workspace import Store

    with Store(store) as opened:
        opened.census()


def import_palace(store: str, palace: str) -> None:
    """Import a palace."""
    from nidra.app.imports import Request, import_store
    from nidra.app.workspace import Store

    with Store(store) as opened:
        import_store(opened, Request(Path(palace)))


def sleep(store: str, mode: str) -> dict[str, Any]:
    """Run one pass; tells what it changed."""
    from nidra.app.contested import count_contested
    from nidra.app.run_pass import run_sleep
    from nidra.app.workspace import Store

    with Store(store) as opened:
        report = run_sleep(opened, mode=mode)
        pairs = count_contested(opened)
    return {
        "actions": dict(report.actions),
        "verdicts": dict(report.after.verdicts),
        "memories": report.after.total,
        "contests": pairs,
        "seconds": dict(report.durations),
    }


def take_over(store: str, rows: str) -> None:
    """Take over a first-generation store, which is how many exact excerpts come in at once."""
    from nidra.app.takeover import take_over as taken
    from nidra.app.workspace import Store

    with Store(store) as opened:
        taken(opened, Path(rows))


def add(store: str, count: str, source: str) -> dict[str, Any]:
    """File memories one by one; tells the CPU milliseconds of each."""
    from nidra.app.workspace import Store, new_memory

    with Store(store) as opened:
        opened.census()
        return _timed(
            lambda n: opened.add(
                new_memory(f"note {n}", source=source, excerpt="the retry limit is 5")
            ),
            int(count),
        )


def pages(store: str, count: str) -> dict[str, Any]:
    """Pages of 100 rows at random places; tells the CPU milliseconds of each."""
    from reading import Pages

    with Pages(store) as reader:
        return _timed(lambda _: reader.page(), int(count))


def counts(store: str, count: str) -> dict[str, Any]:
    """The counts of the dashboard; tells the CPU milliseconds of each."""
    from reading import Pages

    with Pages(store) as reader:
        return _timed(lambda _: reader.counts(), int(count))


def index(store: str) -> None:
    """Build the search index anew."""
    from nidra.app.search import rebuild
    from nidra.app.workspace import Store

    with Store(store) as opened:
        rebuild(opened)


def searches(store: str, count: str) -> dict[str, Any]:
    """First pages of searches for random words; tells the CPU milliseconds of each."""
    from reading import Pages

    with Pages(store) as reader:
        return _timed(lambda _: reader.search(), int(count))


def _timed(once: Callable[[int], object], count: int) -> dict[str, Any]:
    """The CPU milliseconds of each repetition, after one that warms up."""
    spent = []
    once(0)
    for number in range(1, count + 1):
        started = time.process_time()
        once(number)
        spent.append((time.process_time() - started) * 1e3)
    return {"ms": spent}


JOBS: dict[str, Callable[..., Any]] = {
    "init": init,
    "census": census,
    "import": import_palace,
    "sleep": sleep,
    "take-over": take_over,
    "add": add,
    "pages": pages,
    "counts": counts,
    "index": index,
    "searches": searches,
}


if __name__ == "__main__":
    told = JOBS[sys.argv[1]](*sys.argv[2:])
    if told is not None:
        print(json.dumps(told))
