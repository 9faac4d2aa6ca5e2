"""Opening each page for the first time, and again. Each round is a window of its own process.

Counted is the time until a page shows what it found in place of *Looking…* and was painted; what it asks
beyond that (facets, the charts of the trust page) is in *nothing asked any more*.

    python window_pages.py STORE

tells as JSON what each opening took. Home is opened with the store, as it is when the window starts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from window_clock import Figure, Spent, middle, timed

BUDGET = 300.0
ROUNDS = 3


def figures(store: Path, rounds: int = ROUNDS) -> Iterator[Figure]:
    """Every page that the registry names, in its order. The first round only compiles."""
    told = [_child(store) for _ in range(rounds + 1)][1:]
    for name in told[0]:
        for what, words, budget in (
            ("first", "first opening", BUDGET),
            ("settled", "first opening, nothing asked any more", None),
            ("again", "opened again", BUDGET),
        ):
            spent = [Spent(**one[name][what]) for one in told if what in one[name]]
            if spent:
                yield middle(f"{name}: {words}", spent, budget)


def _child(store: Path) -> dict[str, Any]:
    words = [sys.executable, str(Path(__file__)), str(store)]
    printed = subprocess.run(
        words, check=True, capture_output=True, text=True, env=compiled()
    ).stdout
    found: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return found


def compiled() -> dict[str, str]:
    """An environment in which modules are compiled once, as they are where Nidra is installed."""
    names = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**names, "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "nidra-compiled")}


def main(store: Path) -> None:
    """One round."""
    from PySide6.QtWidgets import QApplication
    from window_world import World, is_filled

    from nidra_gui import pages

    app = QApplication(sys.argv[:1])
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        world = World(app, Path(folder))
        with timed() as settled:
            with timed() as first:
                world.shell.begin(store)
                world.until(lambda: is_filled(world.shell.page("home")))
                app.processEvents()
            world.idle()
        world.settle()
        found["home, with the store"] = _told(first, settled)
        for place in pages.PLACES:
            if place.name == "home":
                continue
            first, settled = world.opening(place.name)
            world.opening("home")
            again, _ = world.opening(place.name)
            found[place.name] = _told(first, settled, again)
            home, _ = world.opening("home")
        found["home"] = {"again": asdict(home)}
        world.close()
    print(json.dumps(found))


def _told(first: Spent, settled: Spent, again: Spent | None = None) -> dict[str, Any]:
    told = {"first": asdict(first), "settled": asdict(settled)}
    return told if again is None else {**told, "again": asdict(again)}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
