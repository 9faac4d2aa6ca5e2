"""Measure the window on a large store and print it beside its budgets: `make bench-window`.

    python tests/benchmarks/window.py [-n 20000] [--store DIR] [--keep FOLDER] [--json FILE]
                                      [--only PART …] [--edits 20]

`pages` opens each page of the registry, `table` scrolls, narrows, sorts and searches, `work` imports
the palace into a small store and runs a pass over it while a person works in the window, `many` opens
50,000 conflicts and 30,000 sources, `saves` tells how long a saved source takes to be seen.

Without `--store` a palace of so many drawers is generated, imported and passed over; `--palace` names
one that is there. A store that is named is opened as it is: its window may judge sources that changed
since. Figures are judged by `quiet`: wall time without what the window's threads waited for a core,
as the kernel counts it, so that a neighbour's noise can be told from our own work. On a machine with
nothing else to do it is the wall time. The worst wall time and the CPU times stand beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import palaces
import window_many
import window_pages
import window_saves
import window_table
import window_work
from measuring import job
from PySide6.QtWidgets import QApplication
from window_clock import Figure, table
from window_world import World

PARTS = ("pages", "table", "work", "many", "saves")
SMALL = 20


class Bench:
    """One run: where things lie, and the figures so far."""

    def __init__(self, chosen: argparse.Namespace, folder: Path) -> None:
        self.chosen, self.folder = chosen, folder
        self.app = QApplication(sys.argv[:1])
        self.figures: list[Figure] = []
        self.begun = time.monotonic()

    def say(self, text: str) -> None:
        """How far it is, on the error stream."""
        print(f"{time.monotonic() - self.begun:5.0f} s  {text}", file=sys.stderr, flush=True)

    def run(self) -> None:
        """Every part that was asked for."""
        for name in self.chosen.only:
            for figure in getattr(self, f"_{name}")():
                self.say(f"{figure.name}: {figure.figure:.1f} ms {figure.mark}")
                self.figures.append(figure)

    @property
    def palace(self) -> Path:
        """The palace, generated where none is named."""
        if self.chosen.palace is not None:
            return Path(self.chosen.palace)
        return palaces.made(self.folder / "palace", self.chosen.n) / "palace"

    @property
    def store(self) -> Path:
        """The store of the palace after its first pass, with its search index."""
        if self.chosen.store is not None:
            return Path(self.chosen.store)
        made = self.folder / "store"
        if not made.exists():
            self.say("a store is made …")
            job("import", made, self.palace)
            job("sleep", made, "full")
            job("index", made)
        return made

    def _world(self) -> World:
        home = Path(tempfile.mkdtemp(dir=self.folder))
        return World(self.app, home)

    def _pages(self) -> Iterator[Figure]:
        yield from window_pages.figures(self.store)

    def _table(self) -> Iterator[Figure]:
        world = self._world()
        world.open(self.store)
        made = window_table.Table(world)
        for part in (made.scrolling, made.facets, made.sorts, made.searches, made.drawing):
            yield from part()
        world.close()

    def _work(self) -> Iterator[Figure]:
        """The palace comes beside a smaller one, so that there are rows to scroll from the first."""
        fresh = self.folder / "working"
        shutil.rmtree(fresh, ignore_errors=True)
        small = palaces.made(self.folder / "small", max(200, self.chosen.n // SMALL))
        job("import", fresh, small)
        job("index", fresh)
        world = self._world()
        world.open(fresh)
        yield from window_work.during(world, "import", path=str(self.palace))
        world.settle()
        # No index is built in between: a person who searches has every text read.
        yield from window_work.during(world, "sleep", mode="full")
        world.close()
        shutil.rmtree(fresh)

    def _many(self) -> Iterator[Figure]:
        world = self._world()
        world.open(window_many.made(self.folder))
        yield from window_many.figures(world)
        world.close()

    def _saves(self) -> Iterator[Figure]:
        yield from window_saves.figures(self.app, self.folder, self.chosen.edits)


def _chosen() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("-n", type=int, default=20_000, help="drawers in the palace")
    options.add_argument("--palace", type=Path, help="a palace that is there")
    options.add_argument(
        "--store", type=Path, help="a store that is there, passed over and indexed"
    )
    options.add_argument("--keep", type=Path, help="keep palace and stores in this folder")
    options.add_argument("--json", type=Path, help="also write the figures to this file")
    options.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="parts to measure")
    options.add_argument("--edits", type=int, default=20, help="how often a source is saved")
    return options.parse_args()


def main() -> None:
    """Measure and print."""
    chosen = _chosen()
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="nidra-window-"))
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        os.environ[name] = str(folder)
    bench = Bench(chosen, folder)
    try:
        bench.run()
    finally:
        print(table(bench.figures))
        over = sum(one.mark == "OVER" for one in bench.figures)
        judged = sum(one.budget is not None for one in bench.figures)
        print(f"{judged - over} of {judged} figures with a budget are within it")
        if chosen.json:
            told = {"n": chosen.n, "figures": [one.as_dict() for one in bench.figures]}
            chosen.json.write_text(json.dumps(told, indent=1), "utf-8")
        if not chosen.keep:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
