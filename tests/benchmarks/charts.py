"""What the charts of the window cost: CPU milliseconds to draw each, of ninety nights, in both themes; and of a
store, if one is named, to work them out and to open the page of decay.

Usage: python tests/benchmarks/charts.py [STORE]. Budget: 200 ms for each picture, 300 ms for the first rows.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from nidra.app import forgetting
from nidra.app.charts import charts
from nidra.app.workspace import Store
from nidra.base.clock import moment
from nidra.records.chart import Chart, Series, Shape
from nidra.records.forgetting import Waits
from nidra.records.strength import Bases
from nidra.report import chart_words as words

from nidra_gui.charts.drawing import draw
from nidra_gui.charts.look import Look
from nidra_gui.palettes import DARK, LIGHT

DRAWN = 200
ROWS = 300
NIGHTS = 90
FIRST_NIGHT, DAY = 1_772_334_000_000_000, 86_400_000_000  # microseconds
ROUNDS = 3


def shapes() -> list[Chart]:
    """One chart of each shape, as full as they get."""
    moments = tuple(FIRST_NIGHT + night * DAY for night in range(NIGHTS))
    nights = tuple(f"{moment(at):%Y-%m-%d}" for at in moments)
    grades = tuple(
        Series(name, look, tuple(1000 + 37 * night % 900 for night in range(NIGHTS)))
        for name, look in words.GRADES.values()
    )
    verdicts = tuple(
        Series(name, look, tuple(place * 100 + 1 for place in range(13)))
        for name, look in words.VERDICT_PARTS
    )
    rooms = tuple(f"wing {room} / room {room}" for room in range(13))
    return [
        Chart(
            *("passes", "", "", Shape.STACKED, words.PASS, nights, grades, "memories"),
            moments=moments,
        ),
        Chart("verdicts", "", "", Shape.BARS, words.VERDICT, rooms, verdicts, "receipts"),
        forgetting.curves(Bases(30, 7, 30, 365)),
    ]


def cpu(work: Callable[[], object]) -> float:
    """The least CPU milliseconds of some rounds."""
    found = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        found.append((time.process_time() - begun) * 1000)
    return min(found)


def drawing(drawn: list[Chart]) -> None:
    """Print what each picture costs."""
    for chart in drawn:
        if not chart.steps:
            continue
        for colors, name in ((LIGHT, "light"), (DARK, "dark")):
            for width, letter in ((900, 13.0), (1700, 26.0)):
                look = Look(width, 330, 1.0, letter, ("Noto Sans",), colors)
                spent = cpu(lambda chart=chart, look=look: draw(chart, look))  # type: ignore[misc]
                print(f"draw {chart.key:12} {name:5} {width:4} px {spent:6.0f} ms (budget {DRAWN})")


def of_store(folder: Path) -> None:
    """Print what a store costs."""
    with Store(folder) as store:
        store.census()
        print(f"charts of {folder.name}: {cpu(lambda: charts(store)):.0f} ms")
        first = cpu(lambda: forgetting.queue(store, Waits.ALL, 30, 512))
        keys = forgetting.queue(store, Waits.ALL, 30, 512)
        rows = cpu(lambda: forgetting.dates(store, keys[:256]))
        print(f"decay: first rows {first + rows:.0f} ms (budget {ROWS})")
        print(f"decay: outlook {cpu(lambda: forgetting.outlook(store)):.0f} ms")
        for waits in Waits:
            found = forgetting.queue(store, waits, 365)
            spent = cpu(lambda waits=waits: forgetting.queue(store, waits, 365))  # type: ignore[misc]
            print(f"decay: {waits.value:6} {len(found):,} keys {spent:.0f} ms")
        drawing(list(charts(store)))


def main() -> None:
    """Measure."""
    drawing(shapes())
    if len(sys.argv) > 1:
        of_store(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
