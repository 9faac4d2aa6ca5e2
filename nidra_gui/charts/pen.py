"""A figure of matplotlib with what every chart needs of it: text that is never markup, sizes, a legend.

One point of the figure is one of the window: it has 72 dots an inch, times the pixels of a point.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from matplotlib import font_manager
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from nidra.base.text import one_line
from nidra.records.chart import Series

from nidra_gui.charts.look import DASHES, HATCHES, MARKERS, Look

INCH = 72
GAP = 8.0
_FALLBACKS = ("Noto Sans", "DejaVu Sans", "Noto Sans Devanagari", "Noto Sans CJK JP")
_CUT = "…"
_DIGITS = re.compile("[0-9]")
_NARROW = 0.4  # of a text's height that a narrow letter is wide; measuring a long name takes long
_MOST = 200  # letters of a name that are looked at


class Pen:
    """One picture under the pen. Lengths are points from the left and from the bottom."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.figure = Figure(
            figsize=(look.width / INCH, look.height / INCH),
            dpi=INCH * look.ratio,
            facecolor=look.colors.surface,
        )
        self.canvas = FigureCanvasAgg(self.figure)
        canvas: Any = self.canvas  # whose types are told for half of it
        self._renderer = canvas.get_renderer()
        self._widths: dict[tuple[str, float], float] = {}
        self._families = known(look.families)
        self.letter = look.letter
        self.line = look.letter * 1.35
        self.font = self.fonts(look.letter)
        self.small = self.fonts(look.letter * 0.9)

    def fonts(self, size: float) -> FontProperties:
        """The window's font in a size in points."""
        return FontProperties(family=list(self._families), size=size)

    def width(self, text: str, font: FontProperties | None = None) -> float:
        """How wide a text is. A measuring takes a millisecond, and digits are all as wide as a zero."""
        used = font or self.small
        like = (_DIGITS.sub("0", text), used.get_size_in_points())
        if like not in self._widths:
            wide, _, _ = self._renderer.get_text_width_height_descent(like[0], used, False)
            self._widths[like] = float(wide) / self.look.ratio
        return self._widths[like]

    def fitted(self, text: str, room: float, font: FontProperties | None = None) -> str:
        """As much of a text, on one line, as there is room for."""
        line = one_line(text, _MOST)
        letters = int(room / (self.letter * _NARROW))
        cut = line if len(line) <= letters else cut_to(line, max(2, letters))
        wide = self.width(cut, font)
        letters = int(len(cut) * room / wide) if wide else 0
        while wide > room and letters > 1:
            cut = cut_to(line, letters)
            wide = self.width(cut, font)
            letters -= max(1, int(len(cut) * (wide - room) / wide))
        return cut

    def pixels(self) -> tuple[bytes, int, int]:
        """What was drawn: RGBA, so many pixels across and down."""
        canvas: Any = self.canvas
        canvas.draw()
        across, down = canvas.get_width_height(physical=True)
        return bytes(canvas.buffer_rgba()), int(across), int(down)

    def axes(self, left: float, bottom: float, right: float, top: float) -> Axes:
        """A place for marks with so much left free at each side; quiet, without a frame."""
        wide, high = float(self.look.width), float(self.look.height)
        place = (
            left / wide,
            bottom / high,
            max(0.05, (wide - left - right) / wide),
            max(0.05, (high - bottom - top) / high),
        )
        made = self.figure.add_axes(place, facecolor="none")
        for side in ("top", "right", "left", "bottom"):
            made.spines[side].set_visible(False)
        made.tick_params(length=0, pad=5, colors=self.look.colors.muted)
        made.set_axisbelow(True)
        return made

    def write(
        self,
        x: float,
        y: float,
        text: str,
        color: str = "",
        side: str = "left",
        font: FontProperties | None = None,
        boxed: bool = False,
        height: str = "center_baseline",
    ) -> None:
        """Write a text; `boxed` puts it on a ground on which it can be read over any hatch."""
        box = {"boxstyle": "round,pad=0.18", "fc": self.look.colors.surface, "ec": "none"}
        self.figure.text(
            x / self.look.width,
            y / self.look.height,
            text,
            color=color or self.look.colors.ink,
            ha=side,
            va=height,
            fontproperties=font or self.small,
            parse_math=False,
            bbox=box if boxed else None,
        )

    def rule(self, x: float, y: float, end: float) -> None:
        """A thin line up or down."""
        across, up = self.look.width, self.look.height
        color = self.look.colors.edge
        self.figure.add_artist(
            Line2D([x / across] * 2, [y / up, end / up], color=color, linewidth=0.8)
        )

    def legend(self, series: Sequence[Series], lines: bool) -> float:
        """The names of the series above everything else, in as many rows as they take; its height."""
        x, y = 2.0, self.look.height - self.line / 2 - 1
        swatch = self.letter * (2.2 if lines else 1.1)
        for at, one in enumerate(series):
            name = self.fitted(one.name, self.look.width - swatch - 3 * GAP)
            wide = swatch + GAP * 0.75 + self.width(name) + 2 * GAP
            if x > 2 and x + wide - 2 * GAP > self.look.width:
                x, y = 2.0, y - self.line - 2
            self._swatch(x, y, swatch, at, one, lines)
            self.write(x + swatch + GAP * 0.75, y, name, self.look.colors.muted)
            x += wide
        return self.look.height - y + self.line / 2 + 4

    def _swatch(self, x: float, y: float, wide: float, at: int, one: Series, lines: bool) -> None:
        across, up = self.look.width, self.look.height
        color = self.look.color(one.look)
        if lines:
            self.figure.add_artist(
                Line2D(
                    [x / across, (x + wide / 2) / across, (x + wide) / across],
                    [y / up] * 3,
                    markevery=[1],
                    **self.stroke(at, color),
                )
            )
            return
        high = self.letter * 0.9
        self.figure.add_artist(
            Rectangle(
                (x / across, (y - high / 2) / up),
                wide / across,
                high / up,
                transform=self.figure.transFigure,
                **self.fill(at, color),
            )
        )

    def fill(self, at: int, color: str) -> dict[str, Any]:
        """How the bars of the series number `at` are filled."""
        surface = self.look.colors.surface
        return {
            "facecolor": color,
            "edgecolor": surface,
            "hatch": HATCHES[at % len(HATCHES)],
            "linewidth": 0.6,
        }

    def stroke(self, at: int, color: str, alone: bool = False) -> dict[str, Any]:
        """How the line of the series number `at` is drawn; `alone`, as a single point that is to be seen."""
        return {
            "color": color,
            "linestyle": DASHES[at % len(DASHES)],
            "linewidth": 2.0,
            "marker": MARKERS[at % len(MARKERS)],
            "markersize": self.letter * (0.85 if alone else 0.5),
            "zorder": 4 if alone else 3,
            "markeredgecolor": self.look.colors.surface,
        }


def cut_to(line: str, letters: int) -> str:
    """So many letters of a name; of a path its end, which tells files apart."""
    tail = (letters - 1) * 2 // 3 if "/" in line else 0
    head = line[: letters - 1 - tail].rstrip()
    return f"{head}{_CUT}{line[len(line) - tail :]}"


@lru_cache(maxsize=16)
def known(families: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the fonts that there are, and what fills in for the letters that they lack."""
    there = set(font_manager.get_font_names())
    found = dict.fromkeys(name for name in (*families, *_FALLBACKS) if name in there)
    return tuple(found) or ("DejaVu Sans",)
