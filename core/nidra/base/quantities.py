"""The quantities of a text: numbers with sign and unit, dates, times of day, versions.

Each is kept as what it is: `1 min` is `60 s`, `1,000` is `1000`, `3 pm` is `15:00`, version `3.1` is
not `3.10`. Where words can mean several things (`1.000`, `3/4/2024`, `5 m`), all of them are kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from nidra.base.dates import Date
from nidra.base.units import Reading


class Kind(Enum):
    """What a quantity is. `ORDINAL` and `MARK` (#12, No. 5, 0x1f) name things and measure nothing."""

    NUMBER = "number"
    DATE = "date"
    TIME = "time"
    VERSION = "version"
    ORDINAL = "ordinal"
    MARK = "mark"


class Bound(Enum):
    """How a number bounds what it measures: exactly, at least, at most, roughly, or as a range."""

    EXACT = "="
    LEAST = ">"
    MOST = "<"
    ABOUT = "~"
    RANGE = "-"


@dataclass(frozen=True, slots=True)
class Quantity:
    """One quantity: where it stands (`start`, `end`), its words, and what it may mean.

    `readings` of a number are (dimension, value in the base unit); `raw` is its number as written,
    `united` tells that a unit stands by it. `upper` are the readings of a range's end. `minutes` of a
    time of day count from midnight, `zone` is its offset from UTC. `parts` are those of a version.
    `per` is the period of a rate. `also` is a second span that belongs to it (5 requests *per second*).
    """

    kind: Kind
    text: str
    start: int
    end: int
    readings: frozenset[Reading] = frozenset()
    raw: float | None = None
    united: bool = False
    bound: Bound = Bound.EXACT
    upper: frozenset[Reading] = frozenset()
    dates: tuple[Date, ...] = ()
    minutes: tuple[int, ...] = ()
    zone: int | None = None
    parts: tuple[str, ...] = ()
    per: Reading | None = None
    also: tuple[int, int] | None = field(default=None, compare=False)


def quantities(text: str) -> list[Quantity]:
    """The quantities of a text in their order, none overlapping. Offsets are into `text`."""
    from nidra.base.quantity_scan import scan

    return scan(text)


def more_than(most: int, text: str) -> bool:
    """Does a text hold more quantities than `most`?"""
    from nidra.base.quantity_scan import more_than as found

    return found(most, text)


def differ(a: Quantity, b: Quantity) -> bool | None:
    """Can two quantities of one thing not both hold? None where they measure different things."""
    from nidra.base.quantity_match import differ as compared

    return compared(a, b)
