"""A child's cost is that of its whole tree."""

from __future__ import annotations

import os
import sys

import pytest
from lines import Line, number, table
from measuring import child, pss_in, pss_is_told, tree

ROLLUP = """563a3aa5e000-7ffff3ec2000 ---p 00000000 00:00 0    [rollup]
Rss:                1744 kB
Pss:                 359 kB
Pss_Anon:            116 kB
SwapPss:               0 kB
"""
SPIN = "import time\nend = time.process_time() + {}\nwhile time.process_time() < end: pass"
START = "import subprocess, sys\n"
BUSY = f"{START}subprocess.run([sys.executable, '-c', {SPIN.format(0.2)!r}])"
ORPHAN = (
    f"{START}subprocess.Popen([sys.executable, '-c', {SPIN.format(0.4)!r}])\n"
    f"{SPIN.format(0.2)}\nimport os; os._exit(0)"
)
HOLDER = f"block = b'x' * 60_000_000\n{SPIN.format(0.4)}"
HOLDS = (
    f"{START}two = [subprocess.Popen([sys.executable, '-c', {HOLDER!r}]) for _ in range(2)]\n"
    "for one in two: one.wait()"
)
linux = pytest.mark.skipif(sys.platform != "linux", reason="/proc is there on Linux only")


def test_pss_is_the_line_of_that_name_alone() -> None:
    assert pss_in(ROLLUP) == 359
    assert pss_in("") == 0


def test_cpu_seconds_of_a_grandchild_count() -> None:
    assert child([sys.executable, "-c", BUSY]).cpu >= 0.2


@linux
def test_cpu_seconds_of_a_grandchild_that_outlives_its_parent_count() -> None:
    assert child([sys.executable, "-c", ORPHAN]).cpu >= 0.6


@linux
@pytest.mark.skipif(not pss_is_told(), reason="this kernel tells no PSS")
def test_peak_memory_is_the_sum_over_the_tree() -> None:
    assert child([sys.executable, "-c", HOLDS]).peak > 110


@linux
def test_a_tree_begins_with_its_root() -> None:
    assert tree(os.getpid())[0] == os.getpid()


def test_a_child_that_fails_ends_the_run() -> None:
    with pytest.raises(SystemExit, match="ended with 3"):
        child([sys.executable, "-c", "raise SystemExit(3)"])


def test_a_child_at_its_limit_is_stopped_and_says_so() -> None:
    spent = child([sys.executable, "-c", "while True: pass"], limit=0.3)
    assert spent.stopped
    assert 0 < spent.cpu < 5


def test_what_a_child_told_last_is_read() -> None:
    assert child([sys.executable, "-c", "print('x'); print('{\"n\": 1}')"]).told == {"n": 1}


@pytest.mark.parametrize(
    ("line", "mark"),
    [
        (Line("a", 1.0, "s"), ""),
        (Line("a", 2.0, "s", 2), "within"),
        (Line("a", 2.01, "s", 2), "over"),
        (Line("a", 2.0, "×", 2, at_least=True), "within"),
        (Line("a", 1.9, "×", 2, at_least=True), "below"),
        (Line("a", 0.1, "s", 2, stopped=True), "over, stopped"),
    ],
)
def test_a_line_is_marked_by_its_budget(line: Line, mark: str) -> None:
    assert line.mark == mark


def test_a_table_has_every_figure_beside_its_budget() -> None:
    lines = [
        Line("import", 53.4, "CPU µs", 30, net=52.9, cpu=29.8, wall=31, peak=310),
        Line("add", 1, "ms"),
    ]
    head, first, second = table(lines, "peak PSS MB").split("\n")
    assert head.split() == [
        "figure",
        "net",
        "unit",
        "budget",
        "CPU",
        "s",
        "wall",
        "s",
        "peak",
        "PSS",
        "MB",
    ]
    assert first.split() == [
        "import",
        "53.40",
        "52.90",
        "CPU",
        "µs",
        "30",
        "over",
        "29.80",
        "31.00",
        "310",
    ]
    assert second.split() == ["add", "1.00", "ms"]


def test_large_figures_need_no_decimals() -> None:
    assert (number(12345.6), number(3.14159)) == ("12,346", "3.14")
