"""Charts as inline SVG, made of numbers; texts in it are escaped, and colours are those of the page."""

from __future__ import annotations

from collections.abc import Iterator

from nidra.records.chart import Chart
from nidra.report.chart_layout import Layout, Line, Plane, lay_out, shown
from nidra.report.html_text import escaped

WIDTH, HEIGHT = 1000, 340
_PLANE = Plane(90, 12, 900, 280)
_NAME = 76  # half of what the longest name of a step takes
_LETTER = 9  # that a letter of it takes at most
_BAR = 1000.0
_BAR_HEIGHT = 14
_LEAST = 4.0  # a part that is there at all is never too narrow to be seen


def drawn(chart: Chart) -> str:
    """A chart with its steps side by side."""
    found = lay_out(chart, _PLANE)
    body = "".join([*_ground(found), *_data(found), *_names(found)])
    name = f"drawn-{chart.key}"
    return (
        f'<svg class="chart" role="img" aria-labelledby="{name}-t {name}-d"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<title id="{name}-t">{escaped(chart.title)}</title>'
        f'<desc id="{name}-d">{escaped(chart.tells, 1000)}</desc>{body}</svg>'
    )


def _ground(found: Layout) -> Iterator[str]:
    plane = found.plane
    for x, width in found.unknown:
        yield (
            f'<rect class="ground" x="{x:.1f}" y="{plane.y:.1f}" width="{width:.1f}"'
            f' height="{plane.height:.1f}"><title>not known</title></rect>'
        )
    for tick in found.ticks:
        yield (
            f'<line class="grid" x1="{plane.x:.1f}" x2="{plane.x + plane.width:.1f}"'
            f' y1="{tick.at:.1f}" y2="{tick.at:.1f}"/>'
            f'<text class="n" x="{plane.x - 8:.1f}" y="{tick.at + 5:.1f}">{escaped(tick.text)}</text>'
        )


def _data(found: Layout) -> Iterator[str]:
    for bar in found.bars:
        yield (
            f'<rect class="{escaped(bar.look)}" x="{bar.x:.1f}" y="{bar.y:.1f}"'
            f' width="{bar.width:.1f}" height="{bar.height:.1f}">'
            f"<title>{escaped(bar.told)}</title></rect>"
        )
    for line in found.lines:
        yield _line(line)


def _line(line: Line) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in line.points)
    look, told = escaped(line.look), escaped(line.told)
    if len(line.points) == 1:
        x, y = line.points[0]
        return (
            f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="4"><title>{told}</title></circle>'
        )
    return f'<polyline class="line {look}" points="{points}"><title>{told}</title></polyline>'


def _names(found: Layout) -> Iterator[str]:
    foot = found.plane.y + found.plane.height
    for at in found.marks:
        yield f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{foot:.1f}" y2="{foot + 8:.1f}"/>'
    for name in found.names:
        half = min(_NAME, _LETTER * len(name.text) / 2)
        x = min(max(name.at, half), WIDTH - half)
        yield f'<text class="m" x="{x:.1f}" y="{foot + 28:.1f}">{escaped(name.text, 20)}</text>'


def bar(chart: Chart, at: int, most: float) -> str:
    """The lying bar of one step, of which `most` is the whole width."""
    parts, x = [], 0.0
    for one in chart.series:
        value = one.values[at]
        if not value:
            continue
        width = max(_BAR * value / most, _LEAST)
        parts.append(
            f'<rect class="{escaped(one.look)}" x="{x:.1f}" y="0" width="{width:.1f}"'
            f' height="{_BAR_HEIGHT}"><title>{escaped(one.name)}: {shown(value, chart.unit)}</title></rect>'
        )
        x += width
    wide = max(x, _BAR)
    ground = f'<rect class="ground" x="0" y="0" width="{wide:.0f}" height="{_BAR_HEIGHT}"/>'
    return (
        f'<svg class="bar thin" role="img" aria-label="{escaped(chart.steps[at], 80)}"'
        f' viewBox="0 0 {wide:.0f} {_BAR_HEIGHT}" preserveAspectRatio="none">{ground}{"".join(parts)}</svg>'
    )
