"""A chart as values: what is counted, over what, and in which look. Window, PDF, HTML and tables draw it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Shape(StrEnum):
    """How a chart is drawn."""

    STACKED = "stacked"
    """Bars that stand in the order of the steps; the series of one step lie on each other."""
    BARS = "bars"
    """Lying bars, one a step; more than one series are parts of the bar."""
    LINES = "lines"
    """A line a series over the steps."""


@dataclass(frozen=True, slots=True)
class Series:
    """One row of numbers, one a step; None where nothing is known. `look` names its colour."""

    name: str
    look: str
    values: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence: a fixed text, which can be translated, and what goes into its places."""

    template: str
    places: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.template.format(**self.places)


@dataclass(frozen=True, slots=True)
class Chart:
    """One chart, which is also the table of its numbers.

    `key` names it, `title` and `tells` (one sentence that says what is to be seen) are for people.
    `across` says what the steps are (a heading: Pass, Wing / room, Days), `unit` what is counted; a
    share is a number from 0 to 1 with the unit `share`. `empty` says, where there is nothing to draw,
    why that is so and what to do. `said` are the sentences of `tells` with their places open.
    `moments` are there where the steps are moments (microseconds, UTC, ascending): they stand on an axis
    of time then.
    """

    key: str
    title: str
    tells: str
    shape: Shape
    across: str
    steps: tuple[str, ...]
    series: tuple[Series, ...]
    unit: str
    empty: str = ""
    said: tuple[Saying, ...] = ()
    moments: tuple[int, ...] = ()

    def table(self) -> tuple[tuple[str, ...], tuple[tuple[str | float | None, ...], ...]]:
        """The heading, and a row a step: the step's name and the value of each series."""
        head = (self.across, *(one.name for one in self.series))
        rows = tuple(
            (step, *(one.values[place] for one in self.series))
            for place, step in enumerate(self.steps)
        )
        return head, rows
