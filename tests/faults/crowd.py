"""Several processes at work on one store, some killed at random moments."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from faults import invariants
from faults.world import World
from nidra.app.workspace import Store
from nidra.base.errors import StoreBusy

WORKER = Path(__file__).with_name("worker.py")
TESTS = str(WORKER.parents[1])


class Crowd:
    """Processes that started together; `filed` holds what they said was filed for good."""

    def __init__(self, world: World, kinds: Sequence[str], seed: int, rounds: int) -> None:
        self.world = world
        self.filed: set[str] = set()
        self.lost: Counter[str] = Counter()
        paths = os.pathsep.join(filter(None, [TESTS, os.environ.get("PYTHONPATH", "")]))
        self.running = [
            subprocess.Popen(
                [
                    *(sys.executable, str(WORKER), str(world.place), str(world.palace)),
                    *(kind, str(seed * 100 + number), str(rounds)),
                ],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONPATH": paths},
            )
            for number, kind in enumerate(kinds)
        ]

    def kill(self, number: int, after: float) -> None:
        """End one of them `after` seconds of its work, in the midst of it or not."""
        process = self.running[number]
        assert process.stdout is not None
        self._hear([process.stdout.readline()])
        end = time.monotonic() + after
        while time.monotonic() < end and process.poll() is None:
            time.sleep(0.001)
        process.kill()

    def wait(self, killed: Sequence[int] = ()) -> None:
        """See all of them to their end; raises where one crashed that nobody killed."""
        ended = [process.communicate(timeout=240) for process in self.running]
        for number, (out, error) in enumerate(ended):
            self._hear(out.splitlines())
            code = self.running[number].returncode
            assert number in killed or code == 0, error[-3000:]

    def _hear(self, lines: Sequence[str]) -> None:
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "filed":
                self.filed.add(rest)
            elif word == "lost":
                name, _, sentence = rest.partition(" ")
                self.lost[name] += 1
                if name == StoreBusy.__name__:
                    assert "is running in process" in sentence or "is writing" in sentence, line


def bout(folder: Path, seed: int, writers: int, rounds: int) -> tuple[int, Counter[str]]:
    """A pass, a second one, an import and writers at once, one of them killed; questions asked."""
    chance = random.Random(seed)
    world = World(folder)
    world.fill()
    with Store(world.place) as store:
        store.init()
        world.add_some(store)
        world.import_palace(store)
    world.change_palace()
    world.change_sources()
    kinds = ["pass", "pass", "import", *["write"] * writers]
    crowd = Crowd(world, kinds, seed, rounds)
    victim = chance.randrange(len(kinds))
    crowd.kill(victim, chance.uniform(0.0, 0.3))
    crowd.wait([victim])
    with Store(world.place) as store:
        known = {memory.id for memory in store.load()}
        assert crowd.filed <= known, crowd.filed - known
        asked = 1 + invariants.check(world.place)
        world.import_palace(store)
    asked += invariants.check(world.place, idle=True)
    return asked, crowd.lost
