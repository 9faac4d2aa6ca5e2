"""kill -9 of a window's worker at random instants: nothing is lost, and the work is gone on with."""

from __future__ import annotations

import random
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from faults import invariants
from faults.world import World
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from story.working import Worker, ordered

FILES = 120
SEEDS = range(5)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    made = World(tmp_path_factory.mktemp("killed"))
    made.fill(FILES)
    return made


@pytest.fixture(scope="module")
def imported(world: World) -> Path:
    with world.store(world.folder / "imported") as store:
        import_store(store, Request(world.palace))
    return world.folder / "imported"


@pytest.fixture(scope="module")
def slept(world: World, imported: Path) -> Path:
    with world.store(Path(shutil.copytree(imported, world.folder / "slept"))) as store:
        run_sleep(store)
    return world.folder / "slept"


def _killed(order: dict[str, Any], seed: int) -> None:
    """Order work and kill it, at a moment between its first breath and its end."""
    chance = random.Random(f"{order['verb']} {seed}")
    with Worker(order) as worker:
        worker.line()
        end = time.monotonic() + chance.random() * 0.4
        while time.monotonic() < end and worker.process.poll() is None:
            pass
        worker.process.kill()
        worker.end()


def _same(place: Path, wanted: Path, world: World) -> None:
    invariants.check(place, world.clock)
    with world.store(place) as found, world.store(wanted) as other:
        invariants.assert_same(invariants.state(found), invariants.state(other))


@pytest.mark.parametrize("seed", SEEDS)
def test_an_import_whose_worker_is_killed_is_made_again(
    seed: int, world: World, imported: Path, tmp_path: Path
) -> None:
    place = tmp_path / "store"
    _killed({"verb": "import", "path": str(world.palace), "dir": str(place)}, seed)
    invariants.check(place)
    ordered("import", path=world.palace, dir=place)
    _same(place, imported, world)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pass_whose_worker_is_killed_is_gone_on_with(
    seed: int, world: World, imported: Path, slept: Path, tmp_path: Path
) -> None:
    place = Path(shutil.copytree(imported, tmp_path / "store"))
    _killed({"verb": "sleep", "dir": str(place)}, seed)
    invariants.check(place)
    ordered("sleep", dir=place)
    _same(place, slept, world)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_undo_whose_worker_is_killed_was_done_or_was_not(
    seed: int, slept: Path, tmp_path: Path
) -> None:
    place = Path(shutil.copytree(slept, tmp_path / "store"))
    with Worker({"verb": "undo", "dir": str(place), "what": "last"}) as worker:
        end = time.monotonic() + 0.15 + random.Random(seed).random() * 0.6
        while time.monotonic() < end and worker.process.poll() is None:
            pass
        worker.process.kill()
        worker.end()
    invariants.check(place)


def test_a_watcher_that_is_killed_leaves_its_place_to_the_next_one(
    slept: Path, tmp_path: Path
) -> None:
    place = Path(shutil.copytree(slept, tmp_path / "store"))
    for _ in range(3):
        with Worker({"verb": "watch", "dir": str(place)}) as worker:
            assert worker.told("state")["phase"] == "watching"
            worker.process.kill()
            worker.end()
    invariants.check(place)
