"""Measure the main job on a generated palace and print it beside its budgets.

    python tests/benchmarks/bench.py -n 50000 [--json FILE] [--keep FOLDER]

Every figure is CPU time, user and system, of a child process and all that it started, the least of
three rounds, since a busy neighbour only ever adds. Machines are noisy: compare ratios within one run. `within` means at most the budget. The start-up of the interpreter
and its libraries is in every figure; `net` is without it, as it would be in a palace so large that
start-up no longer counts.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

IMPORT = """
from pathlib import Path
from nidra.app.imports import Request, import_store
from nidra.app.workspace import Store
with Store(sys.argv[1]) as store:
    import_store(store, Request(Path(sys.argv[2])))
"""
PASS = """
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
with Store(sys.argv[1]) as store:
    run_sleep(store, mode=sys.argv[2])
"""
ADD = """
from nidra.app.workspace import Store, new_memory
with Store(sys.argv[1]) as store:
    for number in range(int(sys.argv[2])):
        store.add(new_memory(f"benchmark note {number}", source=sys.argv[3],
                             excerpt="the retry limit is 5"))
"""
OPEN = """
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
with Store(sys.argv[1]) as store:
    store.census()
"""
PALACE = object()
STEPS: tuple[tuple[str, float | None, tuple[Any, ...]], ...] = (
    ("import into a new store", 30, (IMPORT, PALACE)),
    ("import again, nothing new", None, (IMPORT, PALACE)),
    ("first full pass", 32, (PASS, "full")),
    ("unchanged full pass", 6, (PASS, "full")),
    ("unchanged quick pass", 1, (PASS, "quick")),
)
FLOOR_READ = """
from pathlib import Path
from blake3 import blake3
import time
files = [p for p in Path(sys.argv[1]).rglob('*') if p.is_file()]
start = time.process_time(); blobs = [p.read_bytes() for p in files]; read = time.process_time()
for blob in blobs: blake3(blob).digest()
end = time.process_time(); size = sum(map(len, blobs)) / 1e9
print(size / max(read - start, 1e-6), size / max(end - read, 1e-6))
"""
FLOOR_INSERT = """
import sqlite3, time
raw = sqlite3.connect(':memory:'); raw.execute('CREATE TABLE a (b INTEGER PRIMARY KEY, c TEXT, d)')
start = time.process_time()
raw.executemany('INSERT INTO a VALUES (?,?,?)', ((n, 'text', n) for n in range(300_000)))
print(300_000 / (time.process_time() - start))
"""


@dataclass(frozen=True, slots=True)
class Line:
    """One figure with its unit and budget; `peak` is the child's peak memory in MB, `net` the figure
    without start-up."""

    name: str
    figure: float
    unit: str
    budget: float | None
    peak: float
    net: float | None = None

    @property
    def mark(self) -> str:
        if self.budget is None:
            return ""
        if self.figure <= self.budget:
            return "within"
        return "over" if self.figure > 2 * self.budget else "over, within twice"


def measured(words: list[str], check: bool = True) -> tuple[float, float, str]:
    """CPU seconds and peak MB of one child, and what it printed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryFile("w+") as out:
        process = subprocess.Popen(words, stdout=out)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        printed = out.read()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if check and process.returncode:
        raise SystemExit(f"{' '.join(words[:3])} … ended with {process.returncode}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    scale = 1 if sys.platform == "darwin" else 1024
    return cpu, usage.ru_maxrss * scale / 1e6, printed


def script(code: str, *words: object) -> tuple[float, float, str]:
    """One measured child that runs `code`."""
    return measured([sys.executable, "-c", f"import sys\n{code}", *map(str, words)])


def run(n: int, rounds: int, folder: Path, say: Callable[[str], None]) -> list[Line]:
    """Every measurement, in the order in which a user meets them, the least of so many rounds."""
    palace, store = folder / "palace", folder / "store"
    say(f"generating a palace of {n:,} drawers …")
    subprocess.run(
        [sys.executable, str(HERE / "gen_palace.py"), str(palace), "-n", str(n)],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    empty = folder / "empty"
    script("from nidra.app.workspace import Store\nStore(sys.argv[1]).init()", empty)
    opened = min(script(OPEN, empty)[0] for _ in range(3))
    least: dict[str, Line] = {}
    for round_ in range(1, rounds + 1):
        shutil.rmtree(store, ignore_errors=True)
        for name, budget, words in STEPS:
            cpu, peak, _ = script(
                *(palace if word is PALACE else word for word in (words[0], store, *words[1:]))
            )
            whole, net = cpu / n * 1e6, (cpu - opened) / n * 1e6
            say(f"round {round_}, {name}: {whole:.1f}, net {net:.1f}")
            line = Line(name, whole, "CPU µs a drawer", budget, peak, net)
            least[name] = min(line, least.get(name, line), key=lambda one: one.figure)
    lines = list(least.values())
    lines += _small(store, folder, opened)
    lines += _floors(palace)
    return lines


def _small(store: Path, folder: Path, opened: float) -> list[Line]:
    source = folder / "config.md"
    source.write_text("the retry limit is 5\n", "utf-8")
    cpu, peak, _ = script(ADD, store, 200, source)
    lines = [Line("add", (cpu - opened) / 200 * 1e3, "CPU ms", 2, peak)]
    bare = min(script("")[0] for _ in range(3))
    for name, budget, words in (
        ("import nidra", 60, ["-c", "import nidra"]),
        ("nidra --help", 250, ["-m", "nidra", "--help"]),
    ):
        cpu, peak = min(measured([sys.executable, *words])[:2] for _ in range(3))
        shown = cpu - bare if name == "import nidra" else cpu
        lines.append(Line(name, shown * 1e3, "CPU ms", budget, peak))
    size = sum(path.stat().st_size for path in store.rglob("*") if path.is_file()) / 1e6
    lines.append(Line("size of the store", size, "MB", None, 0))
    return lines


def _floors(palace: Path) -> list[Line]:
    read, digest = map(float, script(FLOOR_READ, palace / "sources")[2].split())
    rows = float(script(FLOOR_INSERT)[2])
    return [
        Line("floor: cached read", read, "GB a CPU second", None, 0),
        Line("floor: blake3", digest, "GB a CPU second", None, 0),
        Line("floor: SQLite inserts", rows / 1e3, "thousand rows a CPU second", None, 0),
    ]


def table(lines: list[Line]) -> str:
    """The figures as text."""
    rows = [("", "figure", "net", "unit", "budget", "", "peak MB")]
    for line in lines:
        budget = "" if line.budget is None else f"{line.budget:g}"
        peak = f"{line.peak:.0f}" if line.peak else ""
        net = "" if line.net is None else f"{line.net:.2f}"
        rows.append((line.name, f"{line.figure:.2f}", net, line.unit, budget, line.mark, peak))
    widths = [max(len(row[at]) for row in rows) for at in range(7)]
    shown = ["  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in shown)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("-n", type=int, default=50_000, help="drawers in the palace")
    options.add_argument("--json", type=Path, help="also write the figures to this file")
    options.add_argument("--keep", type=Path, help="keep palace and store in this folder")
    options.add_argument("--rounds", type=int, help="how often (3 times up to 100,000 drawers)")
    chosen = options.parse_args()
    rounds = chosen.rounds or (3 if chosen.n <= 100_000 else 1)
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="nidra-bench-"))
    folder.mkdir(parents=True, exist_ok=True)
    started = time.time()
    try:
        lines = run(chosen.n, rounds, folder, lambda text: print(text, file=sys.stderr, flush=True))
    finally:
        if not chosen.keep:
            shutil.rmtree(folder, ignore_errors=True)
    print(table(lines))
    print(f"{chosen.n:,} drawers, {time.time() - started:.0f} s in all")
    if chosen.json:
        figures = [{**asdict(line), "mark": line.mark} for line in lines]
        chosen.json.write_text(json.dumps({"n": chosen.n, "lines": figures}, indent=1), "utf-8")


if __name__ == "__main__":
    main()
