"""kill -9 at the writes of a remap: each source was moved with its verdicts or not at all, and the same
command again gives what an undisturbed run gives."""

from __future__ import annotations

import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from faults import invariants
from faults.injection import Fault, sqlite_calls
from faults.operations import OPERATIONS
from faults.world import World
from nidra.app.remap import asked, remap
from nidra.app.undo import undo
from nidra.app.workspace import Store
from nidra.sleep import remapping

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")

WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT", "BEGIN IMMEDIATE")
KILLED = """
import os, signal, sys
sys.path.insert(0, sys.argv[4])
from faults.injection import Fault, sqlite_calls
from nidra.app.remap import asked, remap
from nidra.app.workspace import Store
from nidra.sleep import remapping

class Kill(Fault):
    def call(self, what, work):
        if what.lstrip().upper().startswith(WRITES):
            self.seen += 1
            if self.seen == self.at:
                os.kill(os.getpid(), signal.SIGKILL)
        return work()

WRITES = tuple(sys.argv[5:])
remapping.SOURCES_AT = 1
with sqlite_calls(Kill(int(sys.argv[3]))):
    remap(Store(sys.argv[1]), asked([sys.argv[2]], []))
"""


class _Counted(Fault):
    """Counts the writes."""

    def call(self, what: str, work: Any) -> Any:
        self.seen += what.lstrip().upper().startswith(WRITES)
        return work()


@pytest.fixture
def world(tmp_path: Path) -> World:
    """A palace's tree that was moved, and a store whose last pass noted the loss."""
    made = World(tmp_path)
    next(one for one in OPERATIONS if one.name == "remap").before(made)
    return made


def _writes(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[int, Any]:
    """How many writes a remap in peace makes, and what it leaves."""
    monkeypatch.setattr(remapping, "SOURCES_AT", 1)
    counted, place = _Counted(), world.copied(world.folder / "peace")
    with sqlite_calls(counted), world.store(place) as store:
        assert remap(store, asked([str(world.elsewhere)], []))[1].sources == 5
    with world.store(place) as store:
        return counted.seen, invariants.state(store)


def _killed(world: World, at: int) -> Path:
    place = world.copied(world.folder / "killed")
    words = [sys.executable, "-c", KILLED, str(place), str(world.elsewhere), str(at)]
    words += [str(Path(__file__).parents[1]), *WRITES]
    assert subprocess.run(words, check=False).returncode == -signal.SIGKILL
    return place


def _moved(store: Store) -> Iterator[tuple[bool, bool]]:
    """Of each receipt: does its source lie elsewhere, and does its verdict say so?"""
    with store.database.reading() as connection:
        for row in connection.exec_driver_sql(
            "SELECT s.location IS NOT NULL, v.state NOT IN (8, 9) FROM evidence e"
            " JOIN verdict v ON v.evidence_id=e.id JOIN source s ON s.id=e.source_id"
        ):
            yield bool(row[0]), bool(row[1])


def _try(world: World, at: int, wanted: Any) -> int:
    """Kill at one write, look, go on; how many receipts were moved by then."""
    place = _killed(world, at)
    invariants.check(place, world.clock)
    with world.store(place) as store:
        seen = list(_moved(store))
        assert all(place_is_new == verdict_is_new for place_is_new, verdict_is_new in seen)
        remap(store, asked([str(world.elsewhere)], []))
        assert invariants.state(store) == wanted
    invariants.check(place, world.clock)
    shutil.rmtree(place)
    return sum(new for new, _ in seen)


def test_a_remap_that_is_killed_moves_whole_sources_and_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, wanted = _writes(world, monkeypatch)
    chance = random.Random(1)
    reached = {_try(world, at, wanted) for at in chance.sample(range(2, calls), 8)}
    assert len(reached) > 1


@pytest.mark.soak
def test_a_remap_may_be_killed_at_every_write(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, wanted = _writes(world, monkeypatch)
    for at in range(1, calls + 1):
        _try(world, at, wanted)


def test_what_was_moved_before_a_kill_is_taken_back_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with world.store() as store:
        before = invariants.state(store)
    calls, _ = _writes(world, monkeypatch)
    place = _killed(world, calls * 2 // 3)
    with world.store(place) as store:
        assert any(new for new, _ in _moved(store))
        undo(store, "last")
        assert invariants.state(store) == before
    invariants.check(place, world.clock)
