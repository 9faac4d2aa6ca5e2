"""Charts as inline SVG, made of numbers: they scale with the page and follow its colours.

Each chart has a title and a description, and the table beside it holds the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nidra.records.grade import Standing

WIDTH = 1000.0
HEIGHT = 40
_THIN = 14
_LEAST = 4.0  # a part that is there at all is never too narrow to be seen


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a whole: its word, its number, and the class that gives its colour."""

    word: str
    number: int
    look: str


# In the order of the sentence.
ORDER = (
    Standing.TRACEABLE,
    Standing.GONE,
    Standing.FALLEN,
    Standing.NOT_COMPARABLE,
    Standing.NO_RECEIPT,
)
LOOKS = {
    Standing.TRACEABLE: "traceable",
    Standing.GONE: "gone",
    Standing.FALLEN: "fallen",
    Standing.NOT_COMPARABLE: "undecided",
    Standing.NO_RECEIPT: "bare",
}


def standing_parts(by_standing: dict[str, int]) -> list[Part]:
    """The standings of a census or a room as parts, those that are zero too."""
    return [Part(s.label, by_standing.get(s.label, 0), LOOKS[s]) for s in ORDER]


def stacked(name: str, title: str, parts: Sequence[Part], thin: bool = False) -> str:
    """A bar that parts fill side by side. `name` is unique on the page; `title` is ready text."""
    height = _THIN if thin else HEIGHT
    total = sum(part.number for part in parts)
    told = ", ".join(f"{part.word} {part.number:,}" for part in parts if part.number) or "nothing"
    drawn = []
    at = 0.0
    widths = _widths([part.number for part in parts if part.number], total)
    for part, width in zip((part for part in parts if part.number), widths, strict=True):
        drawn.append(
            f'<rect class="{part.look}" x="{at:.1f}" y="0" width="{max(width - 1.5, 1):.1f}"'
            f' height="{height}"><title>{part.word}: {part.number:,}</title></rect>'
        )
        at += width
    return _svg(name, title, told, "".join(drawn), height, "bar thin" if thin else "bar")


def share_bar(name: str, title: str, part: int, whole: int, look: str) -> str:
    """A bar that is filled by the share of `part` in `whole`."""
    width = WIDTH * part / whole if whole else 0.0
    if part:
        width = max(width, _LEAST)
    filled = f'<rect class="{look}" x="0" y="0" width="{width:.1f}" height="{_THIN}"/>'
    ground = f'<rect class="ground" x="0" y="0" width="{WIDTH:.0f}" height="{_THIN}"/>'
    return _svg(name, title, f"{part:,} of {whole:,}", ground + filled, _THIN, "bar thin")


def _widths(numbers: Sequence[int], total: int) -> list[float]:
    """The width of each part: its share, but never too narrow; the larger ones give way."""
    if not total:
        return []
    widths = [max(WIDTH * number / total, _LEAST) for number in numbers]
    over = sum(widths) - WIDTH
    room = sum(width - _LEAST for width in widths)
    return [w - over * (w - _LEAST) / room if room > 0 else w for w in widths]


def _svg(name: str, title: str, told: str, drawn: str, height: int, look: str) -> str:
    return (
        f'<svg class="{look}" role="img" aria-labelledby="{name}-t {name}-d"'
        f' viewBox="0 0 {WIDTH:.0f} {height}" preserveAspectRatio="none">'
        f'<title id="{name}-t">{title}</title><desc id="{name}-d">{told}</desc>{drawn}</svg>'
    )


def swatch(look: str) -> str:
    """The colour of a part beside its word."""
    return f'<span class="swatch {look}" aria-hidden="true"></span>'
