"""`nidra watch` as a user runs it: a process that tells what falls and rises, and ends when told to."""

from __future__ import annotations

import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.settings import Settings
from nidra.records.grade import Grade
from story.commands import nidra

PATIENCE = 30.0
# Whoever runs the tests in the background has them ignore Ctrl-C, and every child of theirs with them.
START = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "from nidra.__main__ import main; main()"
)
FOLDERS = re.compile(r"Watching \d+ folders?\.")


class Running:
    """A watcher in a process of its own, and the lines that it prints."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, "watch", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.out: queue.Queue[str] = queue.Queue()
        self.error: queue.Queue[str] = queue.Queue()
        for stream, heard in (
            (self.process.stdout, self.out),
            (self.process.stderr, self.error),
        ):
            threading.Thread(target=self._hear, args=(stream, heard), daemon=True).start()

    @staticmethod
    def _hear(stream: Iterator[str], heard: queue.Queue[str]) -> None:
        for line in stream:
            heard.put(line.rstrip("\n"))

    def line(self) -> str:
        """The next line of the result."""
        return self.out.get(timeout=PATIENCE)

    def said(self) -> str:
        """The next line about the work."""
        return self.error.get(timeout=PATIENCE)

    def end(self, number: int) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@pytest.fixture
def unread(tmp_path: Path) -> tuple[Path, Path, str]:
    """A file, a store with a memory of it that no pass has looked at, and the memory's id."""
    source = tmp_path / "docs" / "config.md"
    source.parent.mkdir()
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    with Store(tmp_path / "store") as store:
        store.init()
        name = store.add(
            new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5")
        )
    return source, tmp_path / "store", name


@pytest.fixture
def limit(unread: tuple[Path, Path, str]) -> tuple[Path, Path, str]:
    """The same, with the memory verified."""
    with Store(unread[1]) as store:
        run_sleep(store)
    return unread


@pytest.fixture
def start() -> Iterator[list[Running]]:
    """Watchers that are ended with the test, whatever came of it."""
    started: list[Running] = []
    yield started
    for one in started:
        one.process.kill()
        one.process.communicate()


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_saved_file_is_one_line_and_a_signal_ends_it_in_order(
    limit: tuple[Path, Path, str], start: list[Running], number: signal.Signals
) -> None:
    source, folder, name = limit
    start.append(running := Running("--dir", str(folder)))
    assert running.said().startswith("Store: ")
    assert FOLDERS.fullmatch(running.said())
    source.write_text("The retry limit is 50 attempts.\n", "utf-8")
    told = running.line()
    assert told.startswith(f"{name} fell: Fallen: its source no longer says so (")
    assert told.endswith('"The retry limit is 5": 5 → 50')
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    assert running.line().startswith(f"{name} rose again: ")
    assert running.end(number) == 0
    assert running.said() == "Stopped watching."
    with Store(folder) as store:
        assert store.get(name).grade is Grade.MACHINE_CHECKED
        assert not (folder / "nidra.db-wal").exists() or store.census().total == 1
    told = nidra("history", "--dir", folder).out
    assert told.count("The watcher: 1 verdict changed, 1 grade or confidence changed") == 2


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
def test_scripts_get_one_object_a_line(limit: tuple[Path, Path, str], start: list[Running]) -> None:
    source, folder, name = limit
    start.append(running := Running("--json", "--dir", str(folder)))
    state = json.loads(running.line())
    assert (state["state"], state["swept"]) == ("watching", []) and state["folders"] > 0
    source.write_text("The retry limit is 50 attempts.\n", "utf-8")
    change = json.loads(running.line())
    assert (change["memory"], change["deed"], change["followed"]) == (name, "fell", False)
    assert running.end(signal.SIGTERM) == 0
    assert json.loads(running.line())["state"] == "stopped"
    assert nidra("undo", change["undo"], "--dir", folder).code == 0
    with Store(folder) as store:
        assert store.get(name).grade is Grade.MACHINE_CHECKED


def test_one_look_is_enough_where_something_else_wakes_it(limit: tuple[Path, Path, str]) -> None:
    source, folder, name = limit
    assert nidra("watch", "--once", "--dir", folder).out == "Nothing changed.\n"
    source.write_text("The retry limit is 50 attempts.\n", "utf-8")
    done = nidra("watch", "--once", "--dir", folder)
    assert done.code == 0 and done.out.startswith(f"{name} fell: ")
    told = json.loads(nidra("watch", "--once", "--json", "--dir", folder).out)
    assert told == {"changed": 0, "never_read": 0, "to_be_read_again": 0, "next": None}


def test_many_at_once_are_counted_in_one_line_with_their_undo(
    tmp_path: Path,
) -> None:
    source, folder = tmp_path / "rooms.md", tmp_path / "store"
    lines = [f"Room {n} is heated to 2{n:02} degrees." for n in range(12)]
    source.write_text("\n".join(lines), "utf-8")
    with Store(folder) as store:
        store.init()
        for line in lines:
            store.add(new_memory(line, source=source, excerpt=line))
        run_sleep(store)
    source.write_text("\n".join(line.replace("to 2", "to 3") for line in lines), "utf-8")
    told = nidra("watch", "--once", "--dir", folder).out.splitlines()
    assert told[0].startswith("12 memories at once: 12 fell. Undo: nidra undo ")
    assert len(told) == 12 and told[-1] == "… and 2 more"
    assert '"Room 0 is heated to 200 degrees.": 200 → 300' in told[1]
    assert nidra(*told[0].partition("nidra ")[2].split(), "--dir", folder).code == 0


def test_one_look_names_what_it_leaves_to_the_next_pass(unread: tuple[Path, Path, str]) -> None:
    source, folder, name = unread
    told = nidra("watch", "--once", "--dir", folder).out
    following = f"nidra sleep --quick --dir {folder}\n"
    quiet = "Nothing changed in what was read.\n"
    assert told == f"{quiet}1 source was never read: {following}"
    with Store(folder) as store:
        run_sleep(store)
    source.write_text("The retry limit is 50 attempts.\n", "utf-8")
    assert nidra("watch", "--once", "--dir", folder).out.startswith(f"{name} fell: ")
    assert nidra("undo", "last", "--dir", folder).code == 0
    again = "1 source is to be read again, since an undo took back what was found"
    assert nidra("watch", "--once", "--dir", folder).out == f"{quiet}{again}: {following}"
    done = json.loads(nidra("watch", "--once", "--json", "--dir", folder).out)
    assert (done["never_read"], done["to_be_read_again"]) == (0, 1)


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
def test_a_second_watcher_is_refused_with_a_sentence(
    limit: tuple[Path, Path, str], start: list[Running]
) -> None:
    _, folder, _ = limit
    start.append(running := Running("--dir", str(folder)))
    assert running.said().startswith("Store: ")
    running.said()
    done = nidra("watch", "--dir", folder)
    assert done.code == 6
    assert f"A watcher is running in process {running.process.pid}" in done.err
    assert running.end(signal.SIGTERM) == 0


def test_a_store_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    done = nidra("watch", "--dir", tmp_path / "none")
    assert done.code == 3 and "There is no store at" in done.err


def test_watchdog_is_loaded_by_nobody_but_who_watches() -> None:
    code = (
        "import sys, nidra, nidra.app.watch, nidra.sleep.watch.watcher, nidra.app.run_pass\n"
        "from nidra.cli.main import build\nbuild()\n"
        "sys.exit(any(name.startswith('watchdog') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
def test_the_pass_of_the_schedule_runs_while_it_watches_and_is_one_line(
    unread: tuple[Path, Path, str], start: list[Running]
) -> None:
    source, folder, name = unread
    Settings(folder).set("schedule.at", "03:00")
    start.append(running := Running("--dir", str(folder)))
    told = running.line()
    assert told.startswith("The scheduled quick pass read 1 source in "), told
    assert ": 1 memory now stands as machine-checked" in told and ". Undo: nidra undo 0" in told
    said = [running.said() for _ in range(3)]
    assert any("The next quick pass is planned for " in line for line in said)
    source.write_text("The retry limit is 50 attempts.\n", "utf-8")
    assert running.line().startswith(f"{name} fell: ")
    assert running.end(signal.SIGTERM) == 0
    assert running.said() == "Stopped watching."
    assert "pass" in nidra("history", "--dir", folder).out
    status = nidra("schedule", "status", "--dir", folder).out
    assert "is due now" not in status and "The next quick pass is planned" in status


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
def test_scripts_get_the_pass_of_the_schedule_as_an_object(
    unread: tuple[Path, Path, str], start: list[Running]
) -> None:
    _, folder, _ = unread
    Settings(folder).set("schedule.at", "03:00")
    start.append(running := Running("--json", "--dir", str(folder)))
    lines = [json.loads(running.line()) for _ in range(3)]
    done = next(line for line in lines if "pass" in line)
    plan = next(line for line in lines if "schedule" in line)
    assert (done["mode"], done["actions"]["promoted to machine_checked"]) == ("quick", 1)
    assert plan["schedule"] == "waiting" and plan["next"]
    assert running.end(signal.SIGTERM) == 0
