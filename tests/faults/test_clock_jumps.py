"""The clock jumps forwards and backwards, between and during what is done: nothing crashes or is lost."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from faults import invariants
from faults.clocks import Life
from faults.world import World
from nidra.app.run_pass import run_sleep
from nidra.base.clock import SystemClock
from nidra.base.errors import StoreBusy
from story.commands import nidra

NEGATIVE = re.compile(r"(?<![\w-])-\d+(?:\.\d+)? (?:second|minute|hour|day|week|month|year)")


@pytest.mark.parametrize("seed", range(3))
def test_a_store_lives_through_any_jumps(tmp_path: Path, seed: int) -> None:
    life = Life(tmp_path, seed)
    for _ in range(10):
        life.step()
    assert life.end() > 20


@pytest.mark.parametrize("days", [-400, -1, 3000])
def test_no_command_stumbles_over_a_jump_or_tells_an_age_below_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    world = World(tmp_path)
    world.fill(2)
    nidra("import-mempalace", "--palace", world.palace, "--dir", world.place)
    nidra("sleep", "--dir", world.place)
    moment = datetime.now(UTC) + timedelta(days=days)
    monkeypatch.setattr(SystemClock, "now", lambda self: moment)
    with world.store() as store:
        name = next(store.load()).id
    for words in (
        ("census",),
        ("list",),
        ("why", name),
        ("review",),
        ("history",),
        ("doctor",),
        ("sleep", "--quick"),
        ("sleep",),
        ("report",),
        ("verify-journal",),
    ):
        done = nidra(*words, "--dir", world.place)
        assert done.code == 0, (words, done.out, done.err)
        assert not NEGATIVE.findall(done.out + done.err), (words, done.out)
    assert invariants.check(world.place, clean=True)


@pytest.mark.parametrize("jump", [3_600, -3_600, 40 * 86_400])
def test_a_pass_whose_clock_jumps_meanwhile_keeps_its_lease_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    world = World(tmp_path)
    world.fill()
    store = world.store()
    world.import_palace(store)
    real, other = SystemClock.now, world.store()
    told: list[object] = []

    def meddle() -> bool:
        if not told:
            monkeypatch.setattr(
                SystemClock, "now", lambda self: real(self) + timedelta(seconds=jump)
            )
            with pytest.raises(StoreBusy, match="A sleep pass is running"):
                run_sleep(other)
            told.append(True)
        return False

    run_sleep(store, cancel=meddle)
    assert told
    store.close()
    other.close()
    assert invariants.check(world.place, world.clock, idle=True, clean=True)
