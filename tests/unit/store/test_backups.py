"""A backup is whole or not there, and what a killed one left is cleared away by the next."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, StoreUnwritable
from nidra.store import backups

KILLED = """
import os, signal, sys
from datetime import datetime, UTC
from pathlib import Path
from nidra.store import backups
from nidra.store.database import Database
backups._PAGES = 1
left = [3]
def heed():
    left[0] -= 1
    if not left[0]:
        os.kill(os.getpid(), signal.SIGKILL)
backups.back_up(Database(Path(sys.argv[1])), datetime(2026, 5, 1, tzinfo=UTC), heed)
"""


def names(store: Store) -> list[str]:
    return sorted(path.name for path in (store.folder / "backups").iterdir())


def back_up(store: Store) -> str:
    return backups.back_up(store.database, store.clock.now(), lambda: None).name


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_what_a_killed_backup_left_is_cleared_by_the_next(store: Store) -> None:
    store.add(new_memory("x"))
    killed = subprocess.run([sys.executable, "-c", KILLED, store.folder], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert any(name.endswith(".part") for name in names(store))
    made = back_up(store)
    assert names(store) == [made]


@pytest.mark.parametrize(
    ("name", "age", "stays"),
    [
        ("nidra-20260501T000000Z.db.part", 0, False),
        ("nidra-20260501T000000Z.db.part-journal", 0, False),
        ("nidra-20260501T000000Z.db.{dead}.part-journal", 0, False),
        ("nidra-20260501T000000Z.db.{alive}.part", 0, True),
        ("nidra-20260501T000000Z.db.{alive}.part", 2, False),
        ("nidra-20260501T000000Z.db", 90, True),
        ("my own.db.part", 90, True),
    ],
)
def test_only_leftovers_of_nobody_are_cleared(
    store: Store, name: str, age: int, stays: bool
) -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    path = store.folder / "backups" / name.format(dead=child.pid, alive=os.getppid())
    path.parent.mkdir()
    path.write_text("left")
    then = store.clock.now().timestamp() - age * 86_400
    os.utime(path, (then, then))
    made = back_up(store)
    assert names(store) == sorted([made, path.name] if stays else [made])


def test_a_backup_that_is_stopped_leaves_nothing(store: Store) -> None:
    def stop() -> None:
        raise Cancelled(reason="")

    with pytest.raises(Cancelled):
        backups.back_up(store.database, store.clock.now(), stop)
    assert names(store) == []


def test_a_backup_that_fails_leaves_no_journal_of_its_copy(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(part: Path) -> None:
        Path(f"{part}-journal").write_text("left")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, "_synced", full)
    with pytest.raises(StoreUnwritable, match="No space left"):
        back_up(store)
    assert names(store) == []
