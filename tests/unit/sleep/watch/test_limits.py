"""Limits of the machine, met for real in a user namespace of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[3]
LIMITED = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from conftest import MovingClock
from nidra.app.workspace import Store
from nidra.records.verdict import State
from nidra.records.watch import Why
from nidra.sleep.watch.watcher import SWEEP_SECONDS
from unit.sleep.watch.watched import Scene
name, limit, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
Path(f"/proc/sys/user/{name}").write_text(limit)
(folder / "tree").mkdir()
with Store(folder / "store", clock=MovingClock()) as store:
    store.init()
    scene = Scene(store, folder / "tree")
    scene.quote(*(f"{number:02}/one.md" for number in range(20)))
    scene.sleep()
    with scene.watching() as watcher:
        state = scene.states[-1]
        print(state.sentence)
        print(state.folders, *(f"{one.why.name} {one.folders}" for one in state.swept))
        scene.write("19/one.md", 6)
        scene.passes(watcher, SWEEP_SECONDS)
        print(scene.state("19/one.md").name)
        scene.quote("late/one.md")
        scene.passes(watcher, 5)
        scene.passes(watcher, 1)
        print(scene.states[-1].folders)
"""


def limited(name: str, limit: int, folder: Path) -> list[str]:
    """What the watcher says where the kernel gives no more than `limit`; skips where none may be set."""
    words = ["unshare", "-Ur", sys.executable, "-c", LIMITED, name, str(limit), str(folder)]
    trial = ["unshare", "-Ur", "sh", "-c", f"echo {limit} > /proc/sys/user/{name}"]
    try:
        allowed = subprocess.run(trial, capture_output=True, check=False).returncode == 0
    except OSError:
        allowed = False
    if not allowed:
        pytest.skip("this machine lets us make no user namespace with a limit of its own")
    paths = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        words,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_beyond_the_limit_of_watches_folders_are_swept_and_the_command_is_told(
    tmp_path: Path,
) -> None:
    sentence, folders, state, later = limited("max_inotify_watches", 10, tmp_path)
    assert sentence.startswith("Watch limit reached: run sudo sysctl fs.inotify.max_user_watches=")
    assert (
        "Watching 10 folders; 11 beyond the watch limit are checked every 15 minutes." in sentence
    )
    assert folders == "10 LIMIT 11"
    assert state == "DRIFTED"
    # Folders that are planned anew do not lose the watches that there are.
    assert later == "10"


def test_where_the_system_gives_no_observer_everything_is_swept(tmp_path: Path) -> None:
    sentence, folders, state, _ = limited("max_inotify_instances", 0, tmp_path)
    assert sentence.startswith(
        "Watch limit reached: run sudo sysctl fs.inotify.max_user_instances="
    )
    assert folders == "0 LIMIT 21"
    assert state == "DRIFTED"
