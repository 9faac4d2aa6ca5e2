"""How long a saved file takes to show: `make bench-watch`, or `python tests/benchmarks/watching.py`.

Each way to save is replayed among thousands of watched folders, `nidra watch` running as a user runs
it. A time is wall time from the end of the save to the line that tells of the committed change. False
is a memory that fell or was demoted though its file says what it said, missed is what a sweep finds
when the watcher has ended.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from lines import Line, columns, table
from live import percentile
from saving import SAVES, Branches, Save
from watched import Tree, Watching, bare, environment, swept, watching

TIMES, FOLDERS, IDLE_FOLDERS, BURST = 50, 5_000, 10_000, 2_000
MEDIAN, P95, GONE = 0.250, 0.600, 1.6
IDLE_SECONDS = 20.0


@dataclass
class Pattern:
    """One way to save: how long each change took to show, and what went wrong."""

    name: str
    gone: bool = False
    waits: list[float] = field(default_factory=list)
    false: int = 0
    missed: int = 0

    def row(self) -> tuple[str, ...]:
        """The pattern for the table."""
        counts = (str(len(self.waits)), str(self.false), str(self.missed))
        if not self.waits:
            return (self.name, "", "", "", "", "none seen" if self.missed else "", *counts)
        median, p95 = statistics.median(self.waits), percentile(self.waits)
        worst = max(self.waits)
        well = worst <= GONE if self.gone else median <= MEDIAN and p95 <= P95
        budget = f"all ≤ {GONE}" if self.gone else f"≤ {MEDIAN}, {P95}"
        times = (f"{value:.3f}" for value in (median, p95, worst))
        return (self.name, *times, budget, "within" if well else "OVER", *counts)


HEAD = ("", "median s", "p95 s", "worst s", "budget", "", "changes", "false", "missed")


class Replay:
    """Replays ways to save on one tree, and hears what the watcher says."""

    def __init__(self, tree: Tree, watch: Watching, times: int, seed: int = 1) -> None:
        self.tree, self.watch, self.times = tree, watch, times
        self.chance = random.Random(seed)

    def run(self) -> Iterator[Pattern]:
        """Every pattern."""
        for name, save in SAVES.items():
            yield self.saves(name, save)
        yield self.git()
        yield from self.away("file", lambda path: path)
        yield from self.away("parent folder", lambda path: path.parent)
        yield self.unchanged()

    def saves(self, name: str, save: Save) -> Pattern:
        """A change and the way back, each of them waited for."""
        pattern = Pattern(name)
        for number in self._chosen():
            for days, deed in ((6, "fell"), (5, "rose again")):
                save(self.tree.files[number], self.tree.text(number, days) + "\n")
                self._await(pattern, deed)
        return pattern

    def git(self) -> Pattern:
        """`git checkout` there and back."""
        pattern = Pattern("git checkout")
        number = self._chosen()[0]
        texts = (self.tree.text(number) + "\n", self.tree.text(number, 6) + "\n")
        branches = Branches(self.tree.files[number], texts)
        self._drain(pattern)
        for _ in range(self.times):
            for branch, deed in (("other", "fell"), ("main", "rose again")):
                branches.checkout(branch)
                self._await(pattern, deed)
        return pattern

    def away(self, what: str, which: Callable[[Path], Path]) -> Iterator[Pattern]:
        """What goes away and stays so, ten at a time, and comes back."""
        going, coming = Pattern(f"{what} gone", gone=True), Pattern(f"{what} back")
        chosen = self._chosen()
        for at in range(0, len(chosen), 10):
            lot = [which(self.tree.files[number]) for number in chosen[at : at + 10]]
            self._move([(path, self._elsewhere(path)) for path in lot], going, "was demoted")
            self._move([(self._elsewhere(path), path) for path in lot], coming, "was promoted")
        yield from (going, coming)

    def _elsewhere(self, path: Path) -> Path:
        """A folder away goes by another name, a file to another place: beside it, it would be found."""
        if path.suffix:
            return self.tree.top.parent / path.name
        return path.with_name(f"{path.name}.away")

    def _move(self, pairs: list[tuple[Path, Path]], pattern: Pattern, deed: str) -> None:
        saved = []
        for old, new in pairs:
            old.rename(new)
            saved.append(time.monotonic())
            time.sleep(0.02)
        for moment in saved:
            self._await(pattern, deed, moment)

    def unchanged(self) -> Pattern:
        """Saves that change nothing, and files that are away for half a second."""
        pattern = Pattern("no change at all")
        for number in self._chosen():
            save = self.chance.choice([*SAVES.values()])
            save(self.tree.files[number], self.tree.text(number) + "\n")
        for number in self._chosen()[:10]:
            path = self.tree.files[number]
            path.unlink()
            time.sleep(0.5)
            path.write_text(self.tree.text(number) + "\n", "utf-8")
        self._drain(pattern, 2.5)
        return pattern

    def _chosen(self) -> list[int]:
        return self.chance.sample(range(len(self.tree.files)), self.times)

    def _await(self, pattern: Pattern, deed: str, moment: float | None = None) -> None:
        saved = time.monotonic() if moment is None else moment
        while (told := self.watch.next(5.0)) is not None:
            if told[1].get("deed") == deed:
                pattern.waits.append(told[0] - saved)
                return
            pattern.false += 1
        pattern.missed += 1

    def _drain(self, pattern: Pattern, seconds: float = 1.0) -> None:
        while self.watch.next(seconds) is not None:
            pattern.false += 1


def burst(tree: Tree, watch: Watching, number: int) -> list[Line]:
    """Many files at once: until the last of them has fallen, and risen again."""
    lines = []
    for days, deed in ((6, "fell"), (5, "rose again")):
        before, began = watch.cpu(), time.monotonic()
        for one in range(number):
            tree.write(one, days)
        wrote, heard, last = time.monotonic() - began, 0, began
        while heard < number and (told := watch.next(20.0)) is not None:
            heard += told[1].get("more", 0) + (told[1].get("deed") == deed)
            last = told[0]
        name = f"burst of {number:,} files ({wrote:.1f} s to write): {heard:,} {deed}"
        cpu = watch.cpu() - before
        lines.append(Line(name, last - began - wrote, "s behind", cpu=cpu, wall=last - began))
        lines.append(Line("  that right", heard, "memories", number, at_least=True))
    return lines


def large(folder: Path, kind: str) -> list[Line]:
    """One source of 26 MB with 5,000 excerpts or mined texts: one line of it edited, and one put in at
    its top."""
    tree = Tree(folder / "tree", folder / "store")
    tree.top.mkdir(parents=True)
    path = tree.top / "long.md"
    filler = "And nothing else happened on that day, as far as anybody remembers it. " * 73
    texts = [tree.text(number) for number in range(5_000)]
    whole = "\n".join(f"{text}\n{filler}" for text in texts) + "\n"
    path.write_text(whole, "utf-8")
    rows = [(text, path) for text in texts]
    if kind == "excerpts":
        tree.quote(rows)
    else:
        tree.fill(rows, folder / "palace")
    edited = whole.replace(texts[2500], tree.text(2500, 6))
    shifted = "Put in at the top.\n" + edited
    saves = (("edited", edited), ("put back", whole), ("edited and all behind it shifted", shifted))
    with watching(tree.store) as watch:
        return [_saved(watch, path, f"5,000 {kind}: one line {name}", text) for name, text in saves]


def _saved(watch: Watching, path: Path, name: str, text: str) -> Line:
    before = watch.cpu()
    path.write_text(text, "utf-8")
    saved = time.monotonic()
    heard = watch.next(20.0)
    wall = heard[0] - saved if heard else float("nan")
    watch.settled(0.5)
    cpu = watch.cpu() - before
    return Line(f"26 MB, {name}", cpu * 1e3, "CPU ms", 250, cpu=cpu, wall=wall)


def idle(folder: Path, folders: int) -> list[Line]:
    """What it costs to watch when nothing happens."""
    tree = Tree.made(folder, folders)
    empty = bare("import time")
    opened = bare(
        "from nidra.app.workspace import Store\nimport sqlite3\nfrom pathlib import Path\n"
        f"store = Store({str(tree.store)!r})\nstore.census()"
    )
    with watching(tree.store) as watch:
        before, began = watch.cpu(), time.monotonic()
        time.sleep(IDLE_SECONDS)
        share = (watch.cpu() - before) / (time.monotonic() - began) * 100
        memory, watched = watch.memory(), watch.state["folders"]
    return [
        Line(f"idle, {watched:,} folders watched", share, "% of a core", 0.5),
        Line("  memory above an empty interpreter", memory - empty, "MB", 60, peak=memory),
        Line("  memory above one with an open store", memory - opened, "MB", peak=opened),
    ]


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--folders", type=int, default=FOLDERS)
    parser.add_argument("--idle-folders", type=int, default=IDLE_FOLDERS)
    parser.add_argument("--burst", type=int, default=BURST)
    parser.add_argument("--only", choices=("patterns", "burst", "large", "idle"))
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    environment()
    wanted = [options.only] if options.only else ["patterns", "burst", "large", "idle"]
    patterns: list[Pattern] = []
    lines: list[Line] = []
    with tempfile.TemporaryDirectory(prefix="nidra-watch-") as place:
        folder = Path(place)
        if {"patterns", "burst"} & {*wanted}:
            tree = Tree.made(folder / "many", options.folders)
            with watching(tree.store) as watch:
                print(watch.state["sentence"], flush=True)
                if "patterns" in wanted:
                    for pattern in Replay(tree, watch, options.times).run():
                        patterns.append(pattern)
                        print(columns([HEAD, pattern.row()]), flush=True)
                if "burst" in wanted:
                    lines += burst(tree, watch, min(options.burst, options.folders))
            lines.append(
                Line("missed, as a sweep finds afterwards", swept(tree.store), "memories", 0)
            )
        if "large" in wanted:
            lines += large(folder / "excerpts", "excerpts")
            lines += large(folder / "palace", "palace texts")
        if "idle" in wanted:
            lines += idle(folder / "idle", options.idle_folders)
    if patterns:
        print("\n" + columns([HEAD, *(pattern.row() for pattern in patterns)]))
    print("\n" + table(lines, "PSS MB"))
    if options.json:
        told = {"patterns": [vars(one) for one in patterns], "lines": [x.as_dict() for x in lines]}
        options.json.write_text(json.dumps(told, indent=2), "utf-8")


if __name__ == "__main__":
    main()
