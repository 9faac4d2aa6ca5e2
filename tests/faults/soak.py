"""Disturb stores for a stretch of time and count: `python tests/faults/soak.py --minutes 30`.

Cycles through calls that fail at their Nth time (any N; `make soak` also tries every one in turn), full disks, sources that change
while they are read, crowds of processes with a death in them, a watcher beside passes and writers,
jumping clocks, and the state machine.
A turn begins as long as `--minutes` have not passed, and is brought to its end. With `--only watcher` the
time counts in which watcher, passes and writers are at work together: not that of preparing and checking.
Each turn has a seed of its own, printed where it fails; `--only KIND --seed N --turns 1` repeats it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from faults.alive import alive
from faults.clocks import Life
from faults.crowd import bout
from faults.injection import Fault
from faults.nth import WATCHES, Trial
from faults.operations import OPERATIONS
from faults.sources import CHANGES, MOMENTS, judged

SCRIPT = Path(__file__).with_name("full_disk.py")


class Soak:
    """Turns of every kind, and what came of them."""

    def __init__(self, folder: Path, alive: float = 10.0) -> None:
        self.folder = folder
        self.alive = alive
        self.together = 0.0
        self.turns: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.failed: list[str] = []
        self._trials: dict[str, Trial] = {}
        self._calls: dict[tuple[str, str], int] = {}
        self._number = 0

    def place(self) -> Path:
        self._number += 1
        return self.folder / f"{self._number}"

    def passed(self, began: float, only: str | None) -> float:
        """How many seconds count so far."""
        return self.together if only == "watcher" else time.monotonic() - began

    def turn(self, kind: str, seed: int) -> None:
        """One turn; a failure is kept with the words that repeat it."""
        try:
            KINDS[kind](self, random.Random(seed), seed)
        except KeyboardInterrupt:
            raise
        except BaseException:
            told = f"--only {kind!r} --seed {seed} --turns 1\n{traceback.format_exc(limit=-6)}"
            self.failed.append(told)
            print(f"FAILED {told}", flush=True)
        self.turns[kind] += 1

    # Kinds of turns -----------------------------------------------------------------------

    def failing_call(self, chance: random.Random, seed: int) -> None:
        operation = chance.choice(OPERATIONS)
        if operation.name not in self._trials:
            self._trials[operation.name] = Trial(operation, self.place())
        trial, watch = self._trials[operation.name], chance.choice([*WATCHES])
        calls = self._calls.setdefault((operation.name, watch), trial.calls(watch))
        if not calls:
            return
        at = chance.randint(1, calls)
        kind = chance.choice([*WATCHES[watch][1]])
        how = chance.choice(("once", "once", "lasting", "late"))
        fault = Fault(at, kind, how == "lasting", how == "late" and watch == "statements")
        before = trial.score.asked
        try:
            trial.disturb(watch, fault, same=chance.random() < 0.5, idle=chance.random() < 0.1)
        finally:
            self.faults[kind] += fault.hits
            self.asked["failing call"] += trial.score.asked - before

    def full_disk(self, chance: random.Random, seed: int) -> None:
        words = ["unshare", "-rm", sys.executable, str(SCRIPT), str(self.place()), "2", str(seed)]
        paths = os.pathsep.join(
            filter(None, [str(SCRIPT.parents[1]), os.environ.get("PYTHONPATH", "")])
        )
        done = subprocess.run(
            words,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": paths},
        )
        if done.returncode:
            raise AssertionError(done.stderr[-3000:])
        score = json.loads(done.stdout)
        self.faults["disk full for real"] += score["told"]
        self.asked["full disk"] += score["asked"]

    def changing_source(self, chance: random.Random, seed: int) -> None:
        change, moment = chance.choice([*CHANGES]), chance.choice(MOMENTS)
        place = self.place()
        self.asked["changing source"] += judged(place, change, moment, chance.random() < 0.5)
        self.faults[f"source {change}"] += 1
        shutil.rmtree(place)

    def crowd(self, chance: random.Random, seed: int) -> None:
        place = self.place()
        asked, lost = bout(place, seed, writers=8, rounds=chance.randrange(3, 12))
        self.asked["crowd"] += asked
        self.faults["kill -9 in a crowd"] += 1
        self.faults["another was at work"] += lost["StoreBusy"]
        shutil.rmtree(place)

    def watcher(self, chance: random.Random, seed: int) -> None:
        place = self.place()
        self.together += self.alive
        asked, met = alive(place, seed, seconds=self.alive, writers=8)
        self.asked["watcher"] += asked
        lost = ("StoreBusy", "UndoRefused", "UsageError", "MemoryAbsent", "SourceRefused")
        self.faults["another was at work"] += met["StoreBusy"]
        self.faults["source edited under a watcher"] += sum(
            number for name, number in met.items() if name not in lost
        )
        shutil.rmtree(place)

    def clock(self, chance: random.Random, seed: int) -> None:
        place = self.place()
        life = Life(place, seed)
        for _ in range(20):
            self.asked["clock"] += life.step()
            self.faults["clock jump"] += 1
        self.asked["clock"] += life.end()
        shutil.rmtree(place)

    def machine(self, chance: random.Random, seed: int) -> None:
        from hypothesis import HealthCheck, Phase, settings
        from hypothesis import seed as seeded
        from hypothesis.stateful import run_state_machine_as_test
        from property.store_machine import StoreMachine

        asked = self.asked

        @seeded(seed)
        class Counted(StoreMachine):
            def teardown(self) -> None:
                super().teardown()
                asked["state machine"] += self.asked

        with redirect_stdout(StringIO()) as told:
            try:
                run_state_machine_as_test(
                    Counted,
                    settings=settings(
                        max_examples=4,
                        stateful_step_count=40,
                        deadline=None,
                        database=None,
                        suppress_health_check=list(HealthCheck),
                        phases=(Phase.generate, Phase.shrink),
                    ),
                )
            except BaseException as wrong:
                wrong.add_note(told.getvalue()[-3000:])
                raise

    # The end ------------------------------------------------------------------------------

    def table(self, minutes: float) -> str:
        """What was done and found."""
        lines = [f"Soaked for {minutes:.1f} minutes."]
        if self.together:
            minutes = self.together / 60
            lines += [
                f"Watcher, passes and 8 writers were together for {minutes:.1f} minutes of it."
            ]
        lines += ["", "iterations"]
        lines += _rows(self.turns)
        lines += ["faults injected", *_rows(self.faults), "invariants checked", *_rows(self.asked)]
        lines += ["Nothing was lost." if not self.failed else f"{len(self.failed)} turns FAILED:"]
        return "\n".join([*lines, *self.failed])


def _rows(counted: Counter[str]) -> list[str]:
    rows = [f"  {name:34}{n:12,}" for name, n in sorted(counted.items())]
    return [*rows, f"  {'all':34}{sum(counted.values()):12,}"]


# Each with its share of turns: those that cost seconds come seldom.
KINDS: dict[str, Callable[[Soak, random.Random, int], None]] = {
    "failing call": Soak.failing_call,
    "changing source": Soak.changing_source,
    "clock": Soak.clock,
    "state machine": Soak.machine,
    "full disk": Soak.full_disk,
    "crowd": Soak.crowd,
    "watcher": Soak.watcher,
}
SHARES = {
    "failing call": 60,
    "changing source": 8,
    "clock": 2,
    "state machine": 1,
    "full disk": 1,
    "crowd": 1,
    "watcher": 1,
}


def _may_mount() -> bool:
    with suppress(OSError):
        words = ["unshare", "-rm", "sh", "-c", "mount -t tmpfs none /mnt"]
        return subprocess.run(words, capture_output=True, check=False).returncode == 0
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="begin turns until so many have passed"
    )
    parser.add_argument("--turns", type=int, default=0, help="stop after so many")
    parser.add_argument("--only", choices=[*KINDS])
    parser.add_argument(
        "--alive",
        type=float,
        default=10.0,
        help="seconds of watcher, passes and writers in one turn",
    )
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    options = parser.parse_args()
    shares = {options.only: 1} if options.only else dict(SHARES)
    if not _may_mount() and shares.pop("full disk", None):
        print("Full disks are left out: this machine does not let us mount.")
    print(f"Seed {options.seed}", flush=True)
    began, number = time.monotonic(), 0
    with tempfile.TemporaryDirectory(prefix="nidra-soak-") as place:
        soak = Soak(Path(place), options.alive)
        with suppress(KeyboardInterrupt):
            while soak.passed(began, options.only) < options.minutes * 60:
                seed = options.seed + number
                chosen = random.Random(seed).choices([*shares], [*shares.values()])[0]
                soak.turn(chosen, seed)
                number += 1
                if options.turns and number >= options.turns:
                    break
        print(soak.table((time.monotonic() - began) / 60))
    sys.exit(1 if soak.failed else 0)


if __name__ == "__main__":
    main()
