"""A watcher, passes, writers and somebody who edits, all at once: at the end the store tells the truth."""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from faults import invariants
from faults.crowd import Crowd
from faults.world import PARAGRAPHS, World
from nidra.app.run_pass import run_sleep
from nidra.app.watch import watch
from nidra.app.workspace import Store
from nidra.records.verdict import FAILED, OK, UNREACHED, State

FILES = 8


def alive(folder: Path, seed: int, seconds: float, writers: int) -> tuple[int, Counter[str]]:
    """So many seconds of everything at once; questions asked, and how often who lost to whom.

    Raises where the store is not sound afterwards, or says something else than its sources.
    """
    chance = random.Random(seed)
    world = World(folder)
    world.fill(FILES)
    with Store(world.place) as store:
        store.init()
        world.import_palace(store)
        run_sleep(store)
    kinds = ["watch", "passes", *["quotes"] * writers]
    crowd = Crowd(world, kinds, seed, rounds=10**6)
    edits = Counter[str]()
    try:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            edits[_edit(world, chance)] += 1
            # Some edits hit a file in the midst of its being read, some come when all is quiet.
            time.sleep(chance.choice((0.0, 0.01, 0.05, 0.3)))
            assert all(process.poll() is None for process in crowd.running), "somebody ended"
        _mend(world, chance)
    finally:
        for process in crowd.running:
            process.send_signal(signal.SIGTERM)
    crowd.wait()
    with Store(world.place) as store:
        found = {memory.id for memory in store.load()}
        assert crowd.filed <= found, "a memory was lost"
        watch(store, once=True)
        asked = truth(store)
    return asked + invariants.check(world.place, idle=True, clean=True), edits + crowd.lost


def truth(store: Store) -> int:
    """Raise where a receipt's verdict is not what its source says now; how many were compared."""
    asked = 0
    for memory in store.load():
        for row in memory.evidence:
            if row.retired or row.state is State.UNCHECKED:
                continue
            asked += 1
            place = Path(row.detail.moved_to or row.source)
            text = place.read_text("utf-8") if place.is_file() else None
            if text is None:
                assert row.state in UNREACHED | FAILED, (row.source, row.state)
            else:
                stands = " ".join(row.excerpt.split()) in " ".join(text.split())
                # Several places that differ are no failure, and nothing that holds either.
                told = row.state in OK or row.state is State.AMBIGUOUS
                assert told == stands, (row.source, row.excerpt, row.state)
    return asked


def _edit(world: World, chance: random.Random) -> str:
    """One thing that somebody does to a source."""
    file = chance.randrange(FILES)
    path = world.source(file)
    edits: list[tuple[str, Callable[[], object]]] = [
        ("written", lambda: world.write(file, {chance.randrange(PARAGRAPHS): 7})),
        ("put back", lambda: world.write(file)),
        ("replaced", lambda: _replace(world, file, chance)),
        ("taken away", lambda: path.unlink(missing_ok=True)),
        ("grown", lambda: _grow(path)),
    ]
    name, edit = chance.choices(edits, (4, 3, 3, 1, 2))[0]
    edit()
    return name


def _grow(path: Path) -> None:
    if path.exists():
        with path.open("a", encoding="utf-8") as file:
            file.write("One more line.\n")


def _replace(world: World, file: int, chance: random.Random) -> None:
    path = world.source(file)
    aside = path.with_name(f".{path.name}")
    old = path.read_bytes() if path.exists() else b""
    world.write(file, {chance.randrange(PARAGRAPHS): 9})
    path.rename(aside)
    path.write_bytes(old)
    aside.replace(path)


def _mend(world: World, chance: random.Random) -> None:
    """The last state: some as at first, some with another number, one gone."""
    for file in range(FILES):
        world.write(file, {1: 8} if chance.random() < 0.4 else None)
    world.source(chance.randrange(FILES)).unlink()
