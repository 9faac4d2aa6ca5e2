"""Run operations on disks with too little room: `unshare -rm python full_disk.py FOLDER TRIES SEED`.

Each disk is a tmpfs of its own. Prints one JSON object: tries, how many were told that the disk is
full, questions asked. Fails with the first thing that does not hold.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing, contextmanager
from pathlib import Path

from faults import invariants
from faults.injection import outcome
from faults.nth import Trial
from faults.operations import OPERATIONS
from nidra.base.errors import StoreUnwritable

NAMES = (
    "import into a new store",
    "import into a store that was there",
    "import again after the palace changed",
    "first pass",
    "pass over changed sources",
    "add",
    "undo an import",
)
ROOM = "64m"
STEP = 4096


@contextmanager
def disk(place: Path):
    """A disk at `place`, large at first."""
    place.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "none", str(place)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def resize(place: Path, size: str) -> None:
    subprocess.run(["mount", "-o", f"remount,size={size}", str(place)], check=True)


def used(place: Path) -> int:
    return shutil.disk_usage(place).used


def tried(trial: Trial, spare: int, score: Counter[str]) -> None:
    """The operation with `spare` bytes left, then the same with room."""
    world, place = trial.world, trial.world.folder / "disk"
    with disk(place):
        store_at = world.copied(place / "store")
        resize(place, str(used(place) + spare))
        with closing(world.store(store_at)) as store:
            problem = outcome(lambda: trial.operation.work(world, store))
        assert problem is None or isinstance(problem, StoreUnwritable), repr(problem)
        if problem is not None:
            assert problem.exit_code == 7 and "cannot be written" in str(problem), str(problem)
            score["told"] += 1
        if store_at.exists():
            with invariants.copied(store_at) as twin:
                score["asked"] += invariants.check(twin, world.clock)
        resize(place, ROOM)
        with closing(world.store(store_at)) as store:
            with_room = outcome(lambda: trial.operation.work(world, store))
            assert with_room is None or isinstance(with_room, trial.operation.spent), with_room
            invariants.assert_same(invariants.state(store), trial.wanted)
        score["asked"] += 1 + invariants.check(store_at, world.clock, idle=True, clean=True)
    score["tries"] += 1


def main(folder: Path, tries: int, seed: int) -> None:
    score: Counter[str] = Counter(asked=0, told=0, tries=0)
    began = time.process_time()
    for operation in OPERATIONS:
        if operation.name not in NAMES:
            continue
        trial = Trial(operation, folder / operation.name.replace(" ", "-"))
        chance = random.Random(f"{seed} {operation.name}")
        most = 160 if operation.name == NAMES[0] else 90
        for pages in [0, *(chance.randrange(1, most) for _ in range(tries - 1))]:
            try:
                tried(trial, max(STEP, pages * STEP), score)
            except BaseException as wrong:
                wrong.add_note(f"{operation.name} with {pages} pages left")
                raise
    print(json.dumps({**score, "seconds": time.process_time() - began}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
