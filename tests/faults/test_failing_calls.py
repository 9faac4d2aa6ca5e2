"""Every operation with its Nth call failing: nothing is lost, and repeating it gives what peace gives."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from faults import invariants
from faults.injection import Fault, sqlite_calls, system_calls
from faults.nth import WATCHES, Trial
from faults.operations import OPERATIONS, Operation
from faults.world import World
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import StoreError, StoreUnwritable

TRIES = {"statements": 6, "files": 3}


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_a_call_that_fails_loses_nothing_and_the_same_again_ends_well(
    operation: Operation, tmp_path: Path
) -> None:
    trial, chance = Trial(operation, tmp_path), random.Random(operation.name)
    for watch, tries in TRIES.items():
        kinds = list(WATCHES[watch][1])
        calls = trial.calls(watch)
        for number, at in enumerate(sorted(chance.sample(range(1, calls + 1), min(tries, calls)))):
            kind = kinds[number % len(kinds)]
            fault = Fault(at, kind, lasting=at % 3 == 0, late=watch != "files" and at % 5 == 0)
            assert trial.disturb(watch, fault, same=at % 2 == 0)
    assert trial.score.asked > 100


@pytest.mark.soak
@pytest.mark.parametrize("watch", TRIES)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_every_call_may_fail(operation: Operation, watch: str, tmp_path: Path) -> None:
    trial, kinds = Trial(operation, tmp_path), list(WATCHES[watch][1])
    for at in range(1, trial.calls(watch) + 1):
        fault = Fault(at, kinds[at % len(kinds)], at % 3 == 0, watch != "files" and at % 4 == 0)
        trial.disturb(watch, fault, same=at % 2 == 0)


def test_a_read_that_fails_between_two_sources_is_told_in_a_sentence(tmp_path: Path) -> None:
    world = World(tmp_path)
    world.fill()
    with world.store() as store:
        world.import_palace(store)
    for at in range(10, 40):
        with sqlite_calls(Fault(at, "disk I/O error", lasting=True)), world.store() as store:
            with pytest.raises(StoreUnwritable, match="disk I/O error"):
                run_sleep(store)


def test_an_interrupt_whose_traceback_is_kept_keeps_no_lock(store: Store) -> None:
    calls = Fault()
    with sqlite_calls(calls), Store(store.folder) as counted:
        counted.add(new_memory("first"))
    kept: list[BaseException] = []
    for at in range(1, calls.seen + 1):
        with sqlite_calls(Fault(at, "interrupt", late=True)), Store(store.folder) as stopped:
            try:
                stopped.add(new_memory(f"note {at}", subject="notes"))
            except KeyboardInterrupt as problem:
                kept.append(problem)
        with Store(store.folder) as other:
            other.database.busy_seconds = 0.1
            other.add(new_memory(f"after {at}"))
    assert kept
    assert {f"after {at}" for at in range(1, calls.seen + 1)} < {m.statement for m in store.load()}


@pytest.mark.parametrize("kind", ["input/output error", "no space left", "permission denied"])
def test_a_store_that_the_disk_does_not_take_is_told_with_an_exit_code_of_its_own(
    tmp_path: Path, kind: str
) -> None:
    world = World(tmp_path)
    world.fill()
    for at in range(1, 7):
        with system_calls(Fault(at, kind, lasting=True), tmp_path / "store"):
            with pytest.raises(StoreError) as told, world.store() as store:
                import_store(store, Request(world.palace))
        assert told.value.exit_code == 7
        assert invariants.check(world.place, clean=True)
        shutil.rmtree(world.place, ignore_errors=True)


def test_the_fault_itself_strikes_once_and_where_it_was_told_to() -> None:
    fault = Fault(2, "disk I/O error")
    with sqlite_calls(fault):
        raw = sqlite3.connect(":memory:")
        raw.execute("SELECT 1")
        with pytest.raises(sqlite3.OperationalError, match="disk I/O error"):
            raw.execute("SELECT 2")
        assert raw.execute("SELECT 3").fetchone() == (3,)
    raw.close()
    assert (fault.seen, fault.hits, fault.told) == (3, 1, ["SELECT 2"])
