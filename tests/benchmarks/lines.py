"""The table: figures with their units, beside their budgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """One figure with its unit and budget.

    `net` is the figure without the start-up of the interpreter and its libraries. `cpu` and `wall`
    are the seconds of the whole child and its descendants, `peak` is their memory in MB.
    `at_least` says that the budget is a lower bound, `stopped` that the child was ended at its limit,
    so that the figure is a part of the whole.
    """

    name: str
    figure: float
    unit: str
    budget: float | None = None
    net: float | None = None
    cpu: float | None = None
    wall: float | None = None
    peak: float | None = None
    at_least: bool = False
    stopped: bool = False

    @property
    def mark(self) -> str:
        """`within` or `over` its budget; nothing where there is none."""
        if self.stopped:
            return "over, stopped"
        if self.budget is None:
            return ""
        if self.at_least:
            return "within" if self.figure >= self.budget else "below"
        return "within" if self.figure <= self.budget else "over"

    def as_dict(self) -> dict[str, Any]:
        """The line for JSON."""
        return {**asdict(self), "mark": self.mark}


def table(lines: Sequence[Line], memory: str) -> str:
    """The figures as text. `memory` heads the last column."""
    rows = [("", "figure", "net", "unit", "budget", "", "CPU s", "wall s", memory)]
    rows += [_cells(line) for line in lines]
    return columns(rows)


def _cells(line: Line) -> tuple[str, ...]:
    bound = "≥ " if line.at_least else ""
    return (
        line.name,
        number(line.figure),
        "" if line.net is None else number(line.net),
        line.unit,
        "" if line.budget is None else f"{bound}{line.budget:g}",
        line.mark,
        "" if line.cpu is None else f"{line.cpu:.2f}",
        "" if line.wall is None else f"{line.wall:.2f}",
        "" if not line.peak else f"{line.peak:.0f}",
    )


def number(value: float) -> str:
    """A figure with as many decimals as it is worth."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.2f}"


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows of text in columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    shown = ("  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(line.rstrip() for line in shown)
