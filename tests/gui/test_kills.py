"""The window, or its worker, is killed at random moments: nothing is lost, and going on ends as in peace."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psutil
import pytest
from faults import invariants
from nidra.app.home import home
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store

ROOT = Path(__file__).parents[2]
DRIVEN = Path(__file__).with_name("driven.py")
DRAWERS = 4000
KILLS = 20


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A generated palace with its sources."""
    out = tmp_path_factory.mktemp("palace")
    script = ROOT / "tests" / "benchmarks" / "gen_palace.py"
    subprocess.run(
        [sys.executable, str(script), str(out), "-n", str(DRAWERS)], check=True, capture_output=True
    )
    return out


@pytest.fixture(scope="module")
def peace(
    palace: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, dict[str, Any], dict[str, Any]]:
    """A store after an undisturbed import, its state then, and after a pass."""
    folder = tmp_path_factory.mktemp("peace") / "store"
    with Store(folder) as store:
        import_store(store, Request(palace))
        imported = invariants.state(store)
        store.close()
        shutil.copytree(folder, folder.with_name("imported"))
        run_sleep(store)
        return folder.with_name("imported"), imported, invariants.state(store)


def _window(store: Path, verb: str, palace: Path) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "core"), str(ROOT)]),
    }
    return subprocess.Popen(
        [sys.executable, str(DRIVEN), str(store), verb, str(palace)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
        cwd="/",
    )


def _begun(window: subprocess.Popen[str]) -> int:
    """Wait until the work has begun; the id of the worker."""
    assert window.stdout is not None
    for line in window.stdout:
        word, *rest = line.split()
        if word == "begun":
            return int(rest[0])
    raise AssertionError("the window ended before it began")


def _wait_gone(*pids: int) -> None:
    """A worker whose window was killed stops at its next safe place by itself."""
    for pid in pids:
        try:
            psutil.Process(pid).wait(60)
        except psutil.NoSuchProcess:
            continue


def _killed(store: Path, verb: str, palace: Path, chance: random.Random) -> None:
    """Begin the work in a window and kill one of the two at some moment."""
    window = _window(store, verb, palace)
    children: list[int] = []
    try:
        worker = _begun(window)
        time.sleep(chance.random() * 0.6)
        children = [child.pid for child in psutil.Process(window.pid).children(recursive=True)]
        if chance.random() < 0.5:
            psutil.Process(worker).kill()
            time.sleep(0.05)
    except psutil.NoSuchProcess:
        pass
    finally:
        window.kill()
        window.wait()
        assert window.stdout is not None
        window.stdout.close()
    _wait_gone(*children)


def _many(
    tmp_path: Path, verb: str, palace: Path, start: Path | None, seed: int, kills: int
) -> Path:
    chance = random.Random(seed)
    folder = tmp_path / "store"
    for _ in range(kills):
        if folder.exists():
            shutil.rmtree(folder)
        if start is not None:
            shutil.copytree(start, folder)
        _killed(folder, verb, palace, chance)
        if folder.exists() and (folder / "nidra.db").exists():
            invariants.check(folder)
    return folder


def test_an_import_whose_window_or_worker_is_killed_loses_nothing(
    palace: Path, peace: tuple[Path, dict[str, Any], dict[str, Any]], tmp_path: Path
) -> None:
    folder = _many(tmp_path, "import", palace, None, 5, KILLS // 2)
    with Store(folder) as store:
        import_store(store, Request(palace))
        invariants.assert_same(invariants.state(store), peace[1])


def test_a_pass_whose_window_or_worker_is_killed_is_told_and_goes_on_to_the_same_end(
    palace: Path, peace: tuple[Path, dict[str, Any], dict[str, Any]], tmp_path: Path
) -> None:
    imported, _, slept = peace
    folder = _many(tmp_path, "sleep", palace, imported, 9, KILLS // 2)
    with Store(folder) as store:
        told = home(store).interrupted
        unfinished = [run for run in store.runs.history() if run["state"] not in ("done",)]
        assert bool(told) == bool(unfinished)
        run_sleep(store)
        assert home(store).interrupted == ()
        invariants.assert_same(invariants.state(store), slept)
