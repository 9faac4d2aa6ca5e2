"""What an import that was killed had filed, met by others: they say it too, and nothing is lost or untold."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from faults import invariants
from faults.world import World, paragraph
from nidra.app import import_job
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import new_memory
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


def _killed(world: World) -> None:
    """An import that ends in the moment in which it would be completed."""
    with world.store() as store:
        store.init()
    child = os.fork()
    if child == 0:
        import_job.Job._complete = lambda *_: os._exit(9)  # type: ignore[assignment, method-assign]
        with world.store() as store:
            import_store(store, Request(world.palace))
        os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 9


def _sound(world: World, idle: bool = False) -> None:
    invariants.check(world.place, world.clock, idle=idle)


@pytest.fixture
def world(tmp_path: Path) -> World:
    world = World(tmp_path / "a")
    world.rows["drawer_0_0"] = (paragraph(0, 0), str(world.source(0)))
    world.file()
    return world


def test_a_person_says_what_a_killed_import_filed_as_missing(world: World) -> None:
    _killed(world)
    with world.store() as store:
        store.add(new_memory(paragraph(0, 0)))
        [memory] = store.load()
        assert (memory.grade, memory.standing) == (Grade.UNVERIFIED, Standing.NO_RECEIPT)
    _sound(world)
    with world.store() as store:
        assert import_store(store, Request(world.palace)).resumed
        [memory] = store.load()
        assert (memory.grade, memory.standing) == (Grade.SOURCE_LINKED, Standing.GONE)
        run_sleep(store)
    _sound(world, idle=True)


def test_another_palace_says_what_a_killed_import_filed(world: World, tmp_path: Path) -> None:
    other = World(tmp_path / "b")
    other.rows["drawer_0_0"] = (paragraph(0, 0), str(world.source(0)))
    other.file()
    world.write(0)
    _killed(world)
    with world.store() as store:
        import_store(store, Request(other.palace))
        run_sleep(store)
        [memory] = store.load()
        assert memory.evidence[0].state is State.VERBATIM
    _sound(world)
    world.rows["drawer_0_1"] = (paragraph(0, 1), str(world.source(0)))
    world.file()
    with world.store() as store:
        import_store(store, Request(world.palace))
        run_sleep(store)
        assert store.census().total == 2
    _sound(world, idle=True)


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("first", [0, 1])
def test_texts_that_are_equal_in_other_bytes_keep_the_bytes_that_their_receipts_seal(
    tmp_path: Path, first: int, alone: bool
) -> None:
    world = World(tmp_path)
    texts = [
        "The café at the harbour is open today.",
        "The cafe\u0301 at the harbour is open today.",
    ]
    world.source(0).write_text("# Berth\n\n" + "\n\n".join(texts) + "\n", "utf-8")
    for number, text in enumerate((texts[first], texts[1 - first])):
        world.rows[f"drawer_0_{number}"] = (text, str(world.source(0)))
    world.file()
    with world.store() as store:
        if not alone:
            store.init()
        import_store(store, Request(world.palace))
    _sound(world)
    with world.store() as store:
        run_sleep(store)
        [memory] = store.load()
        assert {receipt.state for receipt in memory.evidence} == {State.VERBATIM}
        assert {receipt.excerpt for receipt in memory.evidence} == set(texts)
        assert import_store(store, Request(world.palace)).counts["already_known"] == 2
    _sound(world, idle=True)
