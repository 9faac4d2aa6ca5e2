"""What a person waits for while a pass changes a tenth of the grades in another process.

The pass runs back and forth: it takes the sources of a tenth of the memories away and brings them
back, one state after the other, until the reader has measured everything. Between two passes the reader
waits, and only what it began while a pass ran counts; the table says how many passes that took and what
they changed. Beside the wall time stands the reader's own CPU time, and how long it waited for a core:
where other processes are at work, that part is theirs.
"""

from __future__ import annotations

import contextlib
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import palaces
from lines import Line
from measuring import HERE

SHARE = 0.10
PAGES, COUNTS, SEARCHES, ADDS = 1_000, 1_000, 200, 200
WALL, CPU, WAITED = 1, 2, 3
CHANGES = ("fell", "rose again", "promoted", "demoted", "changed in standing")


def percentile(values: Sequence[float], share: float = 0.95) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)] if ordered else float("nan")


# The pass, in a process of its own ----------------------------------------------------------


def chosen(palace: Path, share: float = SHARE) -> list[Path]:
    """Sources of about this share of a palace's drawers, which fit them now."""
    counts: dict[str, int] = {}
    wanted = share * palaces.manifest(palace)["drawers"]
    for path, kind in palaces.drawers(palace):
        if kind == "traceable":
            counts[path] = counts.get(path, 0) + 1
    taken: list[Path] = []
    for path, drawers in sorted(counts.items()):
        if wanted <= 0:
            break
        taken.append(Path(path))
        wanted -= drawers
    return taken


@contextlib.contextmanager
def swapped(paths: Sequence[Path]) -> Iterator[Callable[[bool], None]]:
    """A switch that rewrites the sources, or brings them back; they are back in the end."""
    kept = [(path, path.read_bytes()) for path in paths]

    def switch(away: bool) -> None:
        for path, data in kept:
            path.write_bytes(b"{}\n" if away else data)

    try:
        yield switch
    finally:
        switch(False)


def passes(store: str, palace: str, stop: str) -> None:
    """Run passes back and forth until the file `stop` is there; one JSON line for each."""
    from nidra.app.run_pass import run_sleep
    from nidra.app.workspace import Store

    away, runs = True, running(stop)
    with swapped(chosen(Path(palace))) as switch, Store(store) as opened:
        while not Path(stop).exists() or not away:
            switch(away)
            started = time.monotonic()
            runs.touch()
            report = run_sleep(opened, mode="quick")
            runs.unlink()
            told = {
                "started": started,
                "ended": time.monotonic(),
                "regraded": regraded(report.actions),
            }
            print(json.dumps(told), flush=True)
            away = not away


def running(stop: str | Path) -> Path:
    """The file that is there while a pass runs."""
    return Path(stop).with_name("running")


def regraded(actions: dict[str, int]) -> int:
    """How many memories a pass gave another grade or standing."""
    return sum(n for kind, n in actions.items() if kind.startswith(CHANGES))


# The reader, in another ---------------------------------------------------------------------


def reads(store: str, source: str, folder: str, pages: str) -> None:
    """Measure everything while a pass runs; one JSON line of [start, wall, CPU, waited in ms] by kind."""
    from nidra.app.workspace import Store, new_memory
    from reading import Pages

    count = int(pages)
    with Pages(store) as reader, Store(store) as opened:

        def add(number: int) -> object:
            return opened.add(
                new_memory(f"live note {number}", source=source, excerpt="retry limit is 5")
            )

        kinds: dict[str, tuple[Callable[[int], object], int]] = {
            "pages": (lambda _: reader.page(), count),
            "counts": (lambda _: reader.counts(), count),
            "searches": (lambda _: reader.search(), max(1, count * SEARCHES // PAGES)),
            "adds": (add, max(1, count * ADDS // PAGES)),
        }
        runs = running(Path(folder) / "stop")
        found: dict[str, Any] = {kind: _timed(*how, runs) for kind, how in kinds.items()}
    found["syncs"] = _syncs(Path(folder), len(found["adds"]))
    print(json.dumps(found))


Spell = tuple[float, float, float, float]


def _timed(once: Callable[[int], object], count: int, runs: Path) -> list[Spell]:
    spent = []
    for number in range(count):
        while not runs.exists():
            time.sleep(0.002)
        started, cpu, waited = time.monotonic(), time.process_time(), _waited()
        once(number)
        ended = time.monotonic()
        times = (ended - started, time.process_time() - cpu, _waited() - waited)
        spent.append((started, *(1e3 * one for one in times)))
    return spent


def _waited() -> float:
    """How many seconds this process was ready and had no core, where the kernel tells."""
    with contextlib.suppress(OSError, ValueError):
        return int(Path("/proc/self/schedstat").read_text().split()[1]) / 1e9
    return float("nan")


def _syncs(folder: Path, count: int) -> list[Spell]:
    from floors import syncs

    started = time.monotonic()
    return [(started, spent, 0.0, 0.0) for spent in syncs(folder, count)]


# Both together ------------------------------------------------------------------------------


@dataclass
class Live:
    """What was measured, and when a pass ran."""

    found: dict[str, list[Spell]]
    ran: list[dict[str, Any]] = field(default_factory=list)

    def during(self, kind: str, what: int = WALL) -> list[float]:
        """The milliseconds of what began while a pass ran."""
        return [spell[what] for spell in self.found[kind] if self._covered(spell[0])]

    def _covered(self, moment: float) -> bool:
        return any(one["started"] <= moment <= one["ended"] for one in self.ran)

    def covered(self) -> float:
        """The percentage of all measurements that began while a pass ran."""
        moments = [spell[0] for times in self.found.values() for spell in times]
        return 100 * sum(map(self._covered, moments)) / max(1, len(moments))

    def lines(self, n: int) -> list[Line]:
        """The four bars, the share of the disk, and proof that a pass ran."""
        adds, sync = self.during("adds"), self.during("syncs")
        share = 100 * statistics.mean(sync) / statistics.mean(adds) if adds and sync else 0.0
        changed = min((one["regraded"] for one in self.ran), default=0)
        return [
            *self._lines("pages", "pages of 100", 10),
            *self._lines("counts", "counts", 5),
            *self._lines("searches", "first search pages", 50),
            *self._lines("adds", "adds", 100),
            Line("during a pass: an fsync, p95", percentile(sync), "wall ms"),
            Line("during a pass: fsync share of an add", share, "%"),
            Line("during a pass: measured while one ran", self.covered(), "%", 90, at_least=True),
            Line("passes meanwhile", len(self.ran), "", 1, at_least=True),
            Line(
                "grades changed by the smallest of them",
                100 * changed / n,
                "% of drawers",
                SHARE * 80,
                at_least=True,
            ),
        ]

    def _lines(self, kind: str, name: str, budget: float) -> list[Line]:
        wall, cpu, waited = (self.during(kind, what) for what in (WALL, CPU, WAITED))
        name = f"during a pass: {len(wall):,} {name}, p95"
        lines = [
            Line(name, percentile(wall), "wall ms", budget),
            Line("  the reader's own work of it", percentile(cpu), "CPU ms"),
        ]
        mean = statistics.mean(waited) if waited else float("nan")
        return (
            lines if mean != mean else [*lines, Line("  waiting for a core, mean", mean, "wall ms")]
        )


def measured(store: Path, palace: Path, folder: Path, pages: int = PAGES) -> Live:
    """Run passes in one process and the reader in another."""
    stop = folder / "stop"
    stop.unlink(missing_ok=True)
    source = folder / "live.md"
    source.write_text("the retry limit is 5\n", "utf-8")
    with (folder / "passes.jsonl").open("w+") as log:
        process = subprocess.Popen(
            [sys.executable, __file__, "passes", str(store), str(palace), str(stop)], stdout=log
        )
        try:
            time.sleep(0.7)  # until the first pass is under way
            words = ["reads", str(store), str(source), str(folder), str(pages)]
            read = subprocess.run(
                [sys.executable, __file__, *words], check=True, capture_output=True, text=True
            )
        finally:
            stop.touch()
            code = process.wait()
        if code:
            raise SystemExit(f"The passes ended with {code}.")
        log.seek(0)
        return Live(json.loads(read.stdout), [json.loads(line) for line in log])


if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    {"passes": passes, "reads": reads}[sys.argv[1]](*sys.argv[2:])
