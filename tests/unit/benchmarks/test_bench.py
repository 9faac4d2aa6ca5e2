"""A small run of the whole benchmark ends with every line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench import PARTS, Bench
from worst_cases import Sizes

BENCH = Path(__file__).parents[2] / "benchmarks" / "bench.py"
WANTED = (
    "import into a new store",
    "import again, nothing new",
    "first full pass",
    "unchanged full pass",
    "unchanged quick pass",
    "size of nidra.db",
    "size of the palace",
    "search index built anew",
    "first search page",
    "page of 100 rows",
    "counts",
    "add",
    "import nidra",
    "nidra --help",
    "floor: blake3",
    "times less than scale §1: first full pass",
)


def test_a_run_prints_and_keeps_every_line(tmp_path: Path) -> None:
    kept = tmp_path / "figures.json"
    parts = [part for part in PARTS if part not in ("live", "worst")]
    words = ["-n", "300", "--rounds", "1", "--json", str(kept), "--keep", str(tmp_path / "kept")]
    done = subprocess.run(
        [sys.executable, str(BENCH), *words, "--only", *parts],
        check=True,
        capture_output=True,
        text=True,
    )
    figures = json.loads(kept.read_text("utf-8"))
    names = [line["name"] for line in figures["lines"]]
    assert set(WANTED) <= set(names)
    assert all(name in done.stdout for name in WANTED)
    assert sum(cell["drawers"] for cell in figures["truth"]) == 300
    found = {line["name"]: line["mark"] for line in figures["lines"]}
    assert found["planted drifts that went unnoticed"] == "within"
    assert found["drawers that the store lacks"] == "within"


def test_a_pass_runs_while_a_reader_measures(tmp_path: Path) -> None:
    from live import measured

    bench = Bench(300, 1, 0.001, tmp_path, ("main",), lambda _: None)
    bench.run()
    found = measured(bench.store, bench.palace, tmp_path, pages=20)
    assert [len(found.found[kind]) for kind in ("pages", "searches")] == [20, 4]
    assert found.ran
    assert found.ran[0]["regraded"] >= 0.08 * 300


def test_the_worst_cases_can_be_made_small(tmp_path: Path) -> None:
    from worst_cases import worst_cases

    found = {line.name: line for line in worst_cases(tmp_path, Sizes().at(0.0002), lambda _: None)}
    assert [name for name, line in found.items() if "not noticed" in name and line.figure] == []
    assert found["20 numbered notes in one subject: pairs"].mark == "within"
    assert found["20 duplicates of one text: memories"].mark == "within"
