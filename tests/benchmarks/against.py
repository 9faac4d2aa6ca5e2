"""Ours beside the earlier tool's: what it took by scale §1, and what its way takes on this machine.

A yardstick that does not land near the earlier tool's figures says nothing about it: ratios against
it are void then.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import palaces
from lines import Line
from measuring import HERE, child, least

TOLERANCE = 0.4
ADDS = 5


@dataclass(frozen=True, slots=True)
class Earlier:
    """What the earlier tool took, in CPU µs a drawer; the ratios that are wanted against its way on
    this machine, and against its own figure."""

    name: str
    low: float
    high: float
    wanted: float | None = None
    wanted_of_scale: float | None = None

    def landed(self, figure: float) -> bool:
        """Is a figure within the tolerance of what the earlier tool took?"""
        return self.low * (1 - TOLERANCE) <= figure <= self.high * (1 + TOLERANCE)


IMPORT = Earlier("import into a new store", 99, 99, 2, 3)
FIRST = Earlier("first full pass", 270, 510, 5, 8)
AGAIN = Earlier("unchanged full pass", 270, 510, 27, 45)
ADD = Earlier("add, a memory in the store", 8, 8)
STEPS = (IMPORT, FIRST, AGAIN, ADD)


def yardstick(palace: Path, store: Path, n: int, rounds: int) -> dict[str, float]:
    """CPU µs a drawer of each step of the yardstick, without start-up, the least of the rounds."""
    found: dict[str, float] = {}
    for round_ in range(rounds):
        for name, cpu in _one_round(palace, store / str(round_), n):
            found[name] = min(cpu, found.get(name, cpu))
    return found


def _one_round(palace: Path, store: Path, n: int) -> list[tuple[str, float]]:
    words = [sys.executable, str(HERE / "yardstick.py")]
    bare = least([*words, "nothing", str(store), str(palace)]).cpu

    def cpu(step: str) -> float:
        return child([*words, step, str(store), str(palace)]).cpu - bare

    imported = child([*words, "import", str(store), str(palace)])
    memories = imported.told
    took = imported.cpu - bare
    first, again = cpu("pass"), cpu("pass")
    added = sum(cpu("add") for _ in range(ADDS)) / ADDS
    return [
        (IMPORT.name, took / n * 1e6),
        (FIRST.name, first / n * 1e6),
        (AGAIN.name, again / n * 1e6),
        (ADD.name, added / memories * 1e6),
    ]


def lines(ours: dict[str, float], theirs: dict[str, float]) -> list[Line]:
    """The yardstick's figures, whether they landed, and the ratios."""
    found: list[Line] = []
    for step in STEPS:
        figure = theirs[step.name]
        where = f"{step.low:g}" if step.low == step.high else f"{step.low:g}-{step.high:g}"
        landed = step.landed(figure)
        said = "near" if landed else f"NOT within {TOLERANCE:.0%} of"
        unit = f"CPU µs, {said} scale's {where}"
        found.append(Line(f"yardstick: {step.name}", figure, unit))
        if step.name in ours:
            found += _ratios(step, ours[step.name], figure, landed)
    return found


def _ratios(step: Earlier, ours: float, theirs: float, landed: bool) -> list[Line]:
    against = f"times less than the yardstick: {step.name}"
    scale = Line(
        f"times less than scale §1: {step.name}",
        step.low / ours,
        "×",
        step.wanted_of_scale,
        at_least=True,
    )
    if not landed:
        return [Line(against, theirs / ours, "× (VOID: the yardstick is off)"), scale]
    return [Line(against, theirs / ours, "×", step.wanted, at_least=True), scale]


def measured(folder: Path, n: int, rounds: int, ours: dict[str, float]) -> list[Line]:
    """Make a sample, measure the yardstick on it, and set ours beside it."""
    palace = palaces.made(folder / "sample", n)
    return lines(ours, yardstick(palace, folder / "yardstick", n, rounds))
