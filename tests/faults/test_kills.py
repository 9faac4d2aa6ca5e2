"""kill -9 at random instants of an import and of a pass: the store opens, the journal verifies,
and going on gives what an undisturbed run gives."""

from __future__ import annotations

import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from faults import invariants
from nidra.app.imports import Request, import_store
from nidra.app.listing import list_drawers
from nidra.app.run_pass import run_sleep
from nidra.app.search import is_prepared, search
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.records.progress import Progress
from nidra.store import health

has_the = re.compile(r"\bthe\b", re.IGNORECASE).search
IMPORT = """
import sys
from pathlib import Path
from nidra.app.imports import Request, import_store
from nidra.app.workspace import Store
print("ready", flush=True)
import_store(Store(sys.argv[1]), Request(Path(sys.argv[2])))
"""
SLEEP = """
import sys
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
from nidra.sleep import findings
findings.WRITE_AT = 50
print("ready", flush=True)
run_sleep(Store(sys.argv[1]))
"""
DRAWERS = 3000


@pytest.fixture(scope="session")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A generated palace with its sources."""
    out = tmp_path_factory.mktemp("palace")
    script = Path(__file__).parents[1] / "benchmarks" / "gen_palace.py"
    subprocess.run(
        [sys.executable, str(script), str(out), "-n", str(DRAWERS)], check=True, capture_output=True
    )
    return out


@pytest.fixture(scope="session")
def undisturbed(
    palace: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, object, object]:
    """A store that was imported and put to sleep in peace, and its state after each."""
    folder = tmp_path_factory.mktemp("peace") / "store"
    with Store(folder) as store:
        import_store(store, Request(palace))
        imported = _state(store)
        store.close()
        shutil.copytree(folder, folder.with_name("imported"))
        run_sleep(store)
        return folder.with_name("imported"), imported, _state(store)


def _state(store: Store) -> object:
    rows = sorted(
        (row["foreign_id"], row["memory_id"], *row["verdicts"], row["grade"])
        for row in list_drawers(store)
    )
    return rows, store.census().by_standing


def _assert_same(store: Store, expected: Any) -> None:
    """Compare with the undisturbed run, and show the first few rows that differ."""
    found: Any = _state(store)
    differing = [pair for pair in zip(found[0], expected[0], strict=False) if pair[0] != pair[1]]
    assert (differing[:3], len(found[0]), found[1]) == ([], len(expected[0]), expected[1])


def _sound(folder: Path) -> None:
    with Store(folder) as store:
        if not store.exists():
            return
        assert verify_journal(store).problems == []
        with store.database.reading() as connection:
            assert health.census_is_true(connection)
            damage = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
        assert damage == "ok"


def _kill(code: str, words: list[str], after: float) -> bool:
    """Start a script and kill it `after` seconds of its work; True if it was still at work."""
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdout is not None
    process.stdout.readline()
    end = time.monotonic() + after
    while time.monotonic() < end and process.poll() is None:
        pass
    killed = process.poll() is None
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    return killed


def _import_killed(palace: Path, expected: object, folder: Path, after: float) -> bool:
    killed = _kill(IMPORT, [str(folder), str(palace)], after)
    _sound(folder)
    with Store(folder) as store:
        import_store(store, Request(palace))
        _assert_same(store, expected)
    _sound(folder)
    return killed


def _sleep_killed(imported: Path, expected: object, folder: Path, after: float) -> bool:
    shutil.copytree(imported, folder)
    killed = _kill(SLEEP, [str(folder)], after)
    _sound(folder)
    with Store(folder) as store:
        run_sleep(store)
        _assert_same(store, expected)
    _sound(folder)
    return killed


def _many(
    times: int, seed: int, longest: float, once: Callable[[Path, float], bool], folder: Path
) -> None:
    chance = random.Random(seed)
    killed = sum(
        once(folder / f"{number}", chance.uniform(0.0, longest)) for number in range(times)
    )
    assert killed > 0, "every run had ended before it was killed"


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_an_import_killed_at_random_goes_on_to_the_undisturbed_result(
    palace: Path, undisturbed: tuple[Path, object, object], tmp_path: Path
) -> None:
    def once(folder: Path, after: float) -> bool:
        return _import_killed(palace, undisturbed[1], folder, after)

    _many(10, 1, 0.4, once, tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_T10_a_pass_killed_at_random_goes_on_to_the_undisturbed_result(
    undisturbed: tuple[Path, object, object], tmp_path: Path
) -> None:
    def once(folder: Path, after: float) -> bool:
        return _sleep_killed(undisturbed[0], undisturbed[2], folder, after)

    _many(10, 2, 0.6, once, tmp_path)


KILLED_AFTER = """
import os, signal, sys
from pathlib import Path
from nidra.app.imports import Request, import_store
from nidra.app.workspace import Store
from nidra.store.database import Database
from nidra.store.filling import Filler
left, fill, write = int(sys.argv[3]), Filler.fill, Database.writing
def filled(self, connection, rows, counts):
    global left
    fill(self, connection, rows, counts)
    left -= 1
def writing(self):
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return write(self)
Filler.fill, Database.writing = filled, writing
import_store(Store(sys.argv[1]), Request(Path(sys.argv[2])))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("chunks", [1, 2])
def test_an_import_into_a_store_that_was_there_goes_on_where_it_was_killed(
    palace: Path, undisturbed: tuple[Path, Any, object], tmp_path: Path, chunks: int
) -> None:
    folder = tmp_path / "store"
    with Store(folder) as store:
        store.init()
        store.add(new_memory("was there before"))
    words = [sys.executable, "-c", KILLED_AFTER, str(folder), str(palace), str(chunks)]
    assert subprocess.run(words, check=False).returncode == -signal.SIGKILL
    _sound(folder)
    with Store(folder) as store:
        assert store.census().total == 1
        report = import_store(store, Request(palace))
        found: Any = _state(store)
    assert report.resumed
    assert report.counts["rows"] == DRAWERS
    assert found[0] == undisturbed[1][0]
    _sound(folder)


INDEXED_AFTER = """
import os, signal, sys
from nidra.app.search import search
from nidra.app.workspace import Store
from nidra.store import search_index
left, step = int(sys.argv[2]), search_index.step
search_index.STEP = 500
def stepped(connection):
    global left
    done = step(connection)
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return done
search_index.step = stepped
search(Store(sys.argv[1]), "the")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("steps", [1, 4])
def test_an_index_whose_building_was_killed_is_gone_on_with_before_a_search_answers(
    undisturbed: tuple[Path, object, object], tmp_path: Path, steps: int
) -> None:
    folder = tmp_path / "store"
    shutil.copytree(undisturbed[0], folder)
    words = [sys.executable, "-c", INDEXED_AFTER, str(folder), str(steps)]
    assert subprocess.run(words, check=False).returncode == -signal.SIGKILL
    invariants.check(folder)
    told: list[Progress] = []
    with Store(folder) as store:
        assert not is_prepared(store)
        wanted = {m.id for m in store.load() if m.active and has_the(m.statement)}
        found = {m.id for m in search(store, "the", limit=DRAWERS, progress=told.append).memories}
        total = store.census().total
    assert found == wanted and wanted
    put_in = [value.done for value in told if value.unit == "memories"]
    assert put_in[-1] == total - 500 * (steps - 1)
    invariants.check(folder, clean=True)


@pytest.mark.soak
def test_fifty_kills_of_an_import_and_of_a_pass(
    palace: Path, undisturbed: tuple[Path, object, object], tmp_path: Path
) -> None:
    def first(folder: Path, after: float) -> bool:
        return _import_killed(palace, undisturbed[1], folder, after)

    def second(folder: Path, after: float) -> bool:
        return _sleep_killed(undisturbed[0], undisturbed[2], folder, after)

    _many(50, 3, 0.6, first, tmp_path / "import")
    _many(50, 4, 0.8, second, tmp_path / "sleep")
