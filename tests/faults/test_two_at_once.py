"""Several processes on one store: nothing is lost, nobody crashes."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.store import health

ADD = """
import sys
from nidra import Store, new_memory
store = Store(sys.argv[1])
store.init()
for number in range(25):
    store.add(new_memory(f"process {sys.argv[2]} note {number}", subject="notes", tags=["t"]))
"""


def _consistent(store: Store) -> None:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
    assert verify_journal(store).problems == []


def test_T5_eight_processes_adding_at_once_lose_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", ADD, str(folder), str(number)], stderr=subprocess.PIPE
        )
        for number in range(8)
    ]
    told = [process.communicate()[1] for process in running]
    assert [process.returncode for process in running] == [0] * 8, told
    with Store(folder) as store:
        assert store.census().total == 200
        _consistent(store)


def test_T6_a_memory_added_during_a_pass_survives_it(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "a.md"
    source.write_text("The retry limit is 5 attempts.", "utf-8")
    for number in range(20):
        store.add(new_memory(f"{number}", source=source, excerpt="retry limit is 5"))
    added: list[str] = []

    def add_meanwhile() -> bool:
        if len(added) < 5:
            with Store(store.folder) as other:
                added.append(other.add(new_memory(f"meanwhile {len(added)}")))
        return False

    run_sleep(store, cancel=add_meanwhile)
    assert added and all(store.get(name).active for name in added)
    _consistent(store)


def test_readers_go_on_while_a_writer_works(store: Store) -> None:
    store.add(new_memory("first"))
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET confidence=0.9")
        seen: list[float] = []
        with Store(store.folder) as other:
            reader = threading.Thread(target=lambda: seen.append(next(other.load()).confidence))
            reader.start()
            reader.join(10)
        assert seen == [0.5]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs resource limits of POSIX")
def test_a_full_disk_is_said_in_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    code = f"""
import resource, sys
from nidra import Store, new_memory
from nidra.base.errors import StoreUnwritable
import signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = Store({str(folder)!r}); store.init()
store.add(new_memory("kept"))
size = store.database.path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 200_000, size + 200_000))
try:
    for number in range(10_000):
        store.add(new_memory(f"note {{number}} " + "x" * 500))
except StoreUnwritable as problem:
    print(number, problem)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "cannot be written" in done.stdout
    filed = int(done.stdout.split()[0])
    with Store(folder) as store:
        assert store.census().total == filed + 1
        _consistent(store)
