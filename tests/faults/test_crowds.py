"""Passes, an import and writers in processes of their own, one killed: nothing is lost, the loser says so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from faults import invariants
from faults.crowd import bout
from faults.world import World
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
from nidra.base.errors import StoreBusy


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_crowd_with_a_death_in_it_loses_nothing(tmp_path: Path, seed: int) -> None:
    asked, _ = bout(tmp_path, seed, writers=2 + seed, rounds=4)
    assert asked > 100


def test_who_comes_second_is_told_who_is_at_work_and_since_when_nothing_is_done(
    tmp_path: Path,
) -> None:
    world = World(tmp_path)
    world.fill()
    store = world.store()
    world.import_palace(store)
    said: list[str] = []

    def second() -> bool:
        with Store(world.place, clock=world.clock) as other:
            for work in (
                lambda: run_sleep(other),
                lambda: import_store(other, Request(world.palace)),
            ):
                with pytest.raises(StoreBusy) as told:
                    work()
                said.append(str(told.value))
        return False

    run_sleep(store, cancel=second)
    store.close()
    assert said and all("A sleep pass is running in process" in words for words in said)
    assert invariants.check(world.place, world.clock, idle=True, clean=True)


@pytest.mark.soak
@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_crowds_of_eight_writers(tmp_path: Path) -> None:
    for seed in range(10):
        bout(tmp_path / str(seed), seed + 50, writers=8, rounds=12)
