"""How a chart is to be drawn: its place, text and colours. Values only, so that another thread can draw."""

from __future__ import annotations

from dataclasses import dataclass

from nidra_gui.palettes import Palette

# What tells series apart besides their colours. Bars take the hatches, lines the markers and dashes.
HATCHES = ("", "///", "...", "\\\\\\", "xxx", "---", "||", "ooo")
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "*")
DASHES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)), (0, (3, 1, 1, 1)), (0, (8, 3)))

# Colours of the palette for looks that have another name there.
_LOOKS = {"traceable": "checked", "gone": "contested", "undecided": "linked", "plain": "accent"}


@dataclass(frozen=True, slots=True)
class Look:
    """A picture of `width` by `height` points at `ratio` pixels a point; `letter` is the height of the
    text in points, `families` are fonts in the order in which they are tried."""

    width: int
    height: int
    ratio: float
    letter: float
    families: tuple[str, ...]
    colors: Palette

    def color(self, look: str) -> str:
        """The colour that a series has; the accent where it names none that is known."""
        found = getattr(self.colors, _LOOKS.get(look, look), None)
        return found if isinstance(found, str) else self.colors.accent


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one value is seen, in points from the top left."""

    step: int
    series: int
    left: float
    top: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Does it lie there?"""
        inside = self.left <= x <= self.left + self.width
        return inside and self.top <= y <= self.top + self.height


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn chart: its pixels as RGBA, so many across and down, and where each value is seen."""

    pixels: bytes
    across: int
    down: int
    spots: tuple[Spot, ...]
