"""The watcher killed while it writes, on a full disk, and in a crowd: the sweep makes it right."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from faults import invariants
from faults.alive import alive, truth
from faults.world import World
from nidra.app.run_pass import run_sleep
from nidra.app.watch import watch
from nidra.app.workspace import Store

TESTS = str(Path(__file__).parents[1])
KILLED = """
import os, signal, sys
from contextlib import contextmanager
from pathlib import Path
from faults.world import World
from nidra.app.watch import watch
from nidra.sleep.watch import judging
from nidra.store.database import Database
judging.WRITE_AT, judging.AT_ONCE = 2, 2
world, left, late = World(Path(sys.argv[1])), int(sys.argv[2]), sys.argv[3] == "late"
write = Database.writing
@contextmanager
def writing(self):
    global left
    with write(self) as connection:
        yield connection
        left -= 1
        if left == 0 and not late:
            os.kill(os.getpid(), signal.SIGKILL)
    if left == 0 and late:
        os.kill(os.getpid(), signal.SIGKILL)
Database.writing = writing
watch(world.store(), once=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("late", ["early", "late"])
@pytest.mark.parametrize("left", [1, 2, 3, 5])
def test_a_watcher_killed_while_it_writes_leaves_nothing_half_done(
    tmp_path: Path, left: int, late: str
) -> None:
    world = World(tmp_path)
    world.fill()
    with world.store() as store:
        world.import_palace(store)
        world.add_some(store)
        run_sleep(store)
    world.change_sources()
    words = [sys.executable, "-c", KILLED, str(tmp_path), str(left), late]
    paths = os.pathsep.join(filter(None, [TESTS, os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(words, check=False, env={**os.environ, "PYTHONPATH": paths})
    assert done.returncode == -signal.SIGKILL
    invariants.check(world.place, world.clock)
    with world.store() as store:
        watch(store, once=True)
        truth(store)
    invariants.check(world.place, world.clock, idle=True, clean=True)


FULL = """
import resource, signal, sys
from pathlib import Path
from conftest import MovingClock
from nidra.app.workspace import Store
from unit.sleep.watch.watched import Scene
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
folder = Path(sys.argv[1])
(folder / "tree").mkdir()
with Store(folder / "store", clock=MovingClock()) as store:
    store.init()
    scene = Scene(store, folder / "tree")
    scene.quote("one.md")
    scene.sleep()
    store.close()
    with scene.watching() as watcher:
        scene.heard(watcher, scene.write("one.md", 6))
        store.close()
        # Less than a page: nothing more can be written to any file of the store.
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
        scene.passes(watcher, 0.21)
        print(scene.states[-1].sentence)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        print(scene.state("one.md").name)
        scene.passes(watcher, 31)
        print(scene.state("one.md").name, scene.states[-1].trouble == "")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs resource limits of POSIX")
def test_on_a_full_disk_the_watcher_says_so_and_tries_again(tmp_path: Path) -> None:
    paths = os.pathsep.join(filter(None, [TESTS, os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.returncode == 0, done.stderr
    sentence, before, after = done.stdout.splitlines()
    assert "could not be written" in sentence and "It is tried again." in sentence
    assert (before, after) == ("VERBATIM", "DRIFTED True")
    invariants.check(tmp_path / "store", idle=True, clean=True)


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_watcher_pass_and_writers_together_end_with_the_truth(tmp_path: Path) -> None:
    asked, _ = alive(tmp_path, seed=1, seconds=4.0, writers=2)
    assert asked > 100
    with Store(tmp_path / "store") as store:
        assert store.census().total > 0
