"""Measure the main job on a generated palace and print it beside its budgets: `make bench`.

    python tests/benchmarks/bench.py -n 50000 [--json FILE] [--keep FOLDER] [--rounds R]
                                     [--worst SHARE] [--only PART …]

Every figure is what a child process and all that it started took: CPU seconds (user and system),
wall seconds, peak memory. CPU figures are the least of the rounds, since a busy neighbour only ever
adds; compare ratios within one run. The start-up of the interpreter and its libraries is in every
figure; `net` is without it, as it would be in a palace so large that start-up no longer counts.
Budgets are those of the whole figure.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import against
import floors
import live
import palaces
import truth
import worst_cases
from lines import Line, table
from measuring import Spent, job, least, memory_word

PARTS = ("main", "truth", "search", "reads", "live", "worst", "yardstick", "start-up", "floors")
ROUNDS_UP_TO = 100_000
READS = 300
ADDS = 200
LARGEST_SAMPLE = 20_000
PEAK = 500
STEPS: tuple[tuple[str, float | None, tuple[str, ...]], ...] = (
    ("import into a new store", 30, ("import",)),
    ("import again, nothing new", None, ("import",)),
    ("first full pass", 32, ("sleep", "full")),
    ("unchanged full pass", 6, ("sleep", "full")),
    ("unchanged quick pass", 1, ("sleep", "quick")),
)


@dataclass
class Bench:
    """One run: its palace, the store that came of it, and the lines so far."""

    n: int
    rounds: int
    worst: float
    folder: Path
    parts: Sequence[str]
    say: Callable[[str], None]
    lines: list[Line] = field(default_factory=list)
    agreement: truth.Agreement | None = None

    def __post_init__(self) -> None:
        self.palace, self.store = self.folder / "palace", self.folder / "store"

    def run(self) -> None:
        """Every part that was asked for, in the order in which a user meets them."""
        self.say(f"a palace of {self.n:,} drawers …")
        palaces.made(self.palace, self.n)
        self.opened = self._opened()
        self._main(self.rounds if "main" in self.parts else 1)
        for part, work in self._work().items():
            if part in self.parts:
                started = time.monotonic()
                work()
                self.say(f"{part}: {time.monotonic() - started:.0f} s")

    def _work(self) -> dict[str, Callable[[], None]]:
        return {
            "truth": self._truth,
            "search": self._search,
            "reads": self._reads,
            "live": self._live,
            "worst": self._worst,
            "yardstick": self._yardstick,
            "start-up": self._start_up,
            "floors": self._floors,
        }

    def _opened(self) -> float:
        """The CPU seconds of a child that only opens a store."""
        empty = self.folder / "empty"
        job("init", empty)
        return min(job("census", empty).cpu for _ in range(3))

    def _main(self, rounds: int) -> None:
        """The whole of the main job, so many times; the least CPU time of each step counts."""
        best: dict[str, Line] = {}
        for round_ in range(1, rounds + 1):
            shutil.rmtree(self.store, ignore_errors=True)
            for name, budget, (what, *words) in STEPS:
                place = self.palace if what == "import" else words[0]
                line = self._drawerwise(name, job(what, self.store, place), budget)
                self.say(f"round {round_}, {name}: {line.figure:.1f}, net {line.net:.1f}")
                best[name] = min(line, best.get(name, line), key=lambda one: one.figure)
        self.lines += best.values()
        peaks = [line.peak or 0.0 for line in best.values()]
        self.lines.append(Line(f"highest {memory_word()[:-3]} of these", max(peaks), "MB", PEAK))
        for name, size in palaces.sizes(self.store).items():
            self.lines.append(Line(f"size of {name}", size, "MB"))
        palace = (self.palace / palaces.DATABASE).stat().st_size / 1e6
        self.lines.append(Line("size of the palace", palace, "MB"))

    def _drawerwise(self, name: str, spent: Spent, budget: float | None) -> Line:
        whole, net = spent.cpu / self.n * 1e6, (spent.cpu - self.opened) / self.n * 1e6
        return Line(name, whole, "CPU µs a drawer", budget, net, spent.cpu, spent.wall, spent.peak)

    def _truth(self) -> None:
        self.agreement = truth.agreement(self.palace, self.store)
        self.lines += self.agreement.lines()

    def _search(self) -> None:
        """The index built over everything, then first pages; what follows keeps it."""
        spent = job("index", self.store)
        self.lines.append(self._drawerwise("search index built anew", spent, None))
        self.lines.append(Line("size with search index", _nidra_db(self.store), "MB"))
        self._each("first search page", job("searches", self.store, READS), 50)

    def _reads(self) -> None:
        """Single operations on the whole store, nobody else being at work."""
        source = self.folder / "config.md"
        source.write_text("the retry limit is 5\n", "utf-8")
        self._each("page of 100 rows", job("pages", self.store, READS), 10)
        self._each("counts", job("counts", self.store, READS), 5)
        self._each("add", job("add", self.store, ADDS, source), 2)

    def _each(self, name: str, spent: Spent, budget: float) -> None:
        times = spent.told["ms"]
        mean = sum(times) / len(times)
        more = {"cpu": spent.cpu, "wall": spent.wall, "peak": spent.peak}
        self.lines.append(Line(name, mean, "CPU ms", budget, **more))
        self.lines.append(Line(f"{name}, p95", live.percentile(times), "CPU ms"))

    def _live(self) -> None:
        found = live.measured(self.store, self.palace, self.folder)
        self.lines += found.lines(self.n)

    def _worst(self) -> None:
        full = worst_cases.FULL if self.n > ROUNDS_UP_TO else worst_cases.Sizes()
        sizes = full.at(self.worst)
        folder = self.folder / "worst"
        shutil.rmtree(folder, ignore_errors=True)
        self.lines += worst_cases.worst_cases(folder, sizes, self.say)
        shutil.rmtree(folder)

    def _yardstick(self) -> None:
        ours = {line.name: line.figure for line in self.lines}
        sample = min(self.n, LARGEST_SAMPLE if self.n > ROUNDS_UP_TO else LARGEST_SAMPLE // 2)
        self.lines += against.measured(self.folder, sample, self.rounds, ours)

    def _start_up(self) -> None:
        bare = least([sys.executable, "-c", ""])
        for name, budget, words in (
            ("import nidra", 60, ["-c", "import nidra"]),
            ("nidra --help", 250, ["-m", "nidra", "--help"]),
        ):
            spent = least([sys.executable, *words])
            cpu = spent.cpu - bare.cpu if name == "import nidra" else spent.cpu
            more = {"cpu": spent.cpu, "wall": spent.wall, "peak": spent.peak}
            self.lines.append(Line(name, cpu * 1e3, "CPU ms", budget, **more))

    def _floors(self) -> None:
        self.lines += floors.floors(palaces.sources(self.palace), self.folder)

    def shown(self) -> str:
        """The table of figures, and the one of classes by verdicts."""
        text = table(self.lines, memory_word())
        if self.agreement is None:
            return text
        return f"{text}\n\nclass by verdict, in drawers\n{self.agreement.table()}"

    def as_dict(self) -> dict[str, object]:
        """Everything for JSON."""
        cells = self.agreement.cells if self.agreement else {}
        return {
            "n": self.n,
            "rounds": self.rounds,
            "worst": self.worst,
            "lines": [line.as_dict() for line in self.lines],
            "truth": [{"class": k, "verdict": v, "drawers": n} for (k, v), n in cells.items()],
        }


def _nidra_db(store: Path) -> float:
    return palaces.sizes(store)["nidra.db"]


def _chosen() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("-n", type=int, default=50_000, help="drawers in the palace")
    options.add_argument("--json", type=Path, help="also write the figures to this file")
    options.add_argument("--keep", type=Path, help="keep palace and store in this folder")
    options.add_argument("--rounds", type=int, help="how often (twice up to 100,000 drawers)")
    options.add_argument(
        "--worst", type=float, default=1.0, help="size of the worst cases (1: full)"
    )
    options.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="parts to measure")
    return options.parse_args()


def main() -> None:
    """Measure and print."""
    chosen = _chosen()
    rounds = chosen.rounds or (2 if chosen.n <= ROUNDS_UP_TO else 1)
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="nidra-bench-"))
    folder.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - started:5.0f} s  {text}", file=sys.stderr, flush=True)

    bench = Bench(chosen.n, rounds, chosen.worst, folder, chosen.only, say)
    try:
        bench.run()
    finally:
        if not chosen.keep:
            shutil.rmtree(folder, ignore_errors=True)
    print(bench.shown())
    print(f"{chosen.n:,} drawers, {time.monotonic() - started:.0f} s in all")
    if chosen.json:
        chosen.json.write_text(json.dumps(bench.as_dict(), indent=1), "utf-8")


if __name__ == "__main__":
    main()
