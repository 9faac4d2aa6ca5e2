"""`runs.db`: losing or breaking it loses no memory and stops nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import StoreBusy
from nidra.store.runs import STALE_SECONDS, Runs

NOW = 1_780_300_800_000_000


@pytest.fixture
def runs(tmp_path: Path) -> Runs:
    return Runs(tmp_path)


def test_a_broken_file_is_set_aside(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "a.md"
    source.write_text("The retry limit is 5", "utf-8")
    store.add(new_memory("x", source=source, excerpt="retry limit is 5"))
    run_sleep(store)
    store.close()
    for path in store.folder.glob("runs.db*"):
        path.write_bytes(b"junk, and no database" * 50)
    assert next(store.load()).evidence[0].read_at is None
    assert run_sleep(store).idle
    assert (store.folder / "runs.db.broken").exists()


def test_a_live_holder_keeps_its_lease_until_its_heart_stops(runs: Runs) -> None:
    runs.take("writer", "one", "An import", NOW)
    with pytest.raises(StoreBusy, match="An import is running"):
        runs.take("writer", "two", "A sleep pass", NOW + 60_000_000)
    assert runs.holder("writer", NOW) is not None
    runs.take("writer", "two", "A sleep pass", NOW + (STALE_SECONDS + 1) * 1_000_000)
    assert not runs.beat("writer", "one", NOW)
    with pytest.raises(StoreBusy, match="took over"):
        runs.require("writer", "one")
    runs.require("writer", "two")


def test_a_lease_is_given_back_whatever_happens(runs: Runs) -> None:
    with pytest.raises(RuntimeError), runs.held("writer", "one", "An import"):
        raise RuntimeError
    runs.take("writer", "two", "A sleep pass", NOW)


def test_runs_are_remembered_newest_first(runs: Runs) -> None:
    for number in range(3):
        runs.begin(f"pass-{number}", "pass", "full", NOW + number)
    runs.end("pass-2", "done", {"fell": 1}, NOW + 9)
    assert [run["pass_id"] for run in runs.history()] == ["pass-2", "pass-1", "pass-0"]
    assert runs.history(1)[0]["counts"] == {"fell": 1}
    assert runs.unfinished("pass") is None
