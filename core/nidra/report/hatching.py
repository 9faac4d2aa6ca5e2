"""What tells parts of a chart apart where colours do not: on grey paper, or to an eye that sees fewer.

The colours of a report are of one lightness, so that each part but the one that holds has lines of its
own over its colour. HTML makes patterns of them, a PDF draws them.
"""

from __future__ import annotations

from collections.abc import Iterator

Line = tuple[float, float, float, float]  # from (x, y) to (x, y)

RISING, FALLING, LEVEL = "rising", "falling", "level"
WAYS: dict[str, tuple[str, ...]] = {
    "gone": (FALLING,),
    "fallen": (RISING, FALLING),
    "undecided": (RISING,),
    "linked": (RISING,),
    "bare": (LEVEL,),
    "unverified": (LEVEL,),
}
_TILE = 8  # of a pattern, in the units of a chart
_THIN = 4  # how much wider it is made where a bar is pressed into the cell of a table


def hatches(
    look: str, x: float, y: float, width: float, height: float, step: float
) -> Iterator[Line]:
    """The lines over a part; slanting ones begin and end outside, and have to be clipped."""
    for way in WAYS.get(look, ()):
        at = step / 2 if way == LEVEL else -height
        while at < (height if way == LEVEL else width):
            if way == LEVEL:
                yield x, y + at, x + width, y + at
            elif way == RISING:
                yield x + at, y + height, x + at + height, y
            else:
                yield x + at, y, x + at + height, y + height
            at += step


def patterns() -> str:
    """The patterns of an HTML page: not seen themselves, and filled in by the style of each look."""
    made = "".join(
        _pattern(f"{start}-{look}", look, turned)
        for look in WAYS
        for start, turned in (("hatch", ""), ("thin", f' patternTransform="scale({_THIN} 1)"'))
    )
    return f'<svg class="hatches" aria-hidden="true" width="0" height="0"><defs>{made}</defs></svg>'


def _pattern(name: str, look: str, turned: str) -> str:
    return (
        f'<pattern id="{name}" width="{_TILE}" height="{_TILE}" patternUnits="userSpaceOnUse"{turned}>'
        f'<rect class="ink {look}" width="{_TILE}" height="{_TILE}"/>'
        f'<path class="hatch" d="{"".join(map(_path, WAYS[look]))}"/></pattern>'
    )


def _path(way: str) -> str:
    """Lines of one tile that meet those of the tiles beside it."""
    if way == LEVEL:
        return f"M0 {_TILE / 2:g}H{_TILE}"
    start, end = (_TILE, 0) if way == RISING else (0, _TILE)
    return "".join(f"M{_TILE * by} {start}L{_TILE * (by + 1)} {end}" for by in (-1, 0, 1))


def styles() -> str:
    """The rules that give each look its pattern, in a chart and beside its word."""
    return "".join(
        f".{look}{{fill:url(#hatch-{look})}}svg.thin .{look}{{fill:url(#thin-{look})}}"
        f".swatch.{look}{{background:{_gradients(ways)}}}"
        for look, ways in WAYS.items()
    )


def _gradients(ways: tuple[str, ...]) -> str:
    turns = {RISING: "135deg", FALLING: "45deg", LEVEL: "180deg"}
    lines = ",".join(
        f"repeating-linear-gradient({turns[way]},transparent 0 2.5px,var(--page) 2.5px 3.5px)"
        for way in ways
    )
    return f"{lines},var(--c)"
