"""A tree of small files, a store of their lines, and `nidra watch` on it in a process of its own."""

from __future__ import annotations

import json
import os
import queue
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from faults.world import SCHEMA
from measuring import PROC, pss_in
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory

PATIENCE = 30.0


@dataclass
class Tree:
    """Files of one line each below `top`, one a folder, and the store that holds each of the lines."""

    top: Path
    store: Path
    files: list[Path] = field(default_factory=list)

    @staticmethod
    def text(number: int, days: int = 5) -> str:
        """The one line of a file; another number of days is another content."""
        return f"The harbour gauge {number} is read every {days} days by whoever keeps the watch."

    def write(self, number: int, days: int = 5) -> None:
        """Write a file in place."""
        self.files[number].write_text(self.text(number, days) + "\n", "utf-8")

    @classmethod
    def made(cls, folder: Path, folders: int) -> Tree:
        """A tree of this many folders, each with a file, all of them verified once."""
        tree = cls(folder / "tree", folder / "store")
        for number in range(folders):
            # Three levels, 25 folders in each: none of them is long to list.
            place = (
                tree.top / f"{number // 625:02}" / f"{number // 25 % 25:02}" / f"{number % 25:02}"
            )
            place.mkdir(parents=True, exist_ok=True)
            tree.files.append(place / f"note-{number}.md")
            tree.write(number)
        tree.fill(((tree.text(n), path) for n, path in enumerate(tree.files)), folder / "palace")
        return tree

    def fill(self, rows: Iterable[tuple[str, Path]], palace: Path) -> None:
        """Let the store hold these texts of these files, and read them once."""
        palace.mkdir(parents=True)
        with closing(sqlite3.connect(palace / "sqlite_exact.sqlite3")) as database, database:
            database.executescript(SCHEMA)
            database.executemany(
                "INSERT INTO documents VALUES (1, ?, ?, ?, x'00', 1, 'x', 'x')",
                ((f"drawer_{n}", text, _meta(path)) for n, (text, path) in enumerate(rows)),
            )
        with Store(self.store) as store:
            store.init()
            import_store(store, Request(palace))
            run_sleep(store)

    def quote(self, rows: Iterable[tuple[str, Path]]) -> None:
        """Let the store hold these texts as a person files them, each with its excerpt, and read them."""
        with Store(self.store) as store:
            store.init()
            for text, path in rows:
                store.add(new_memory(text, source=path, excerpt=text))
            run_sleep(store)


def _meta(path: Path) -> str:
    meta = {"wing": "harbour", "room": "gauges", "chunk_index": 0, "added_by": "mempalace"}
    meta |= {"filed_at": "2026-05-01T08:00:00+00:00", "source_file": str(path), "hall": "general"}
    return json.dumps(meta)


class Watching:
    """`nidra watch --json` as it runs: what it told, when, and what it costs."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.state: dict[str, Any] = {}
        self.heard: queue.Queue[tuple[float, dict[str, Any]]] = queue.Queue()
        threading.Thread(target=self._hear, daemon=True).start()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            told = json.loads(line)
            if "state" in told:
                self.state = told
            else:
                self.heard.put((time.monotonic(), told))

    def ready(self) -> None:
        """Wait until it watches, and its first sweep is over."""
        self.until(lambda: bool(self.state.get("folders")))
        self.settled()

    def settled(self, quiet: float = 1.0) -> None:
        """Wait until it did nothing for a while: no processor time beyond a few milliseconds."""
        before = self.cpu()
        while True:
            time.sleep(quiet)
            now = self.cpu()
            if now - before < 0.02:
                return
            before = now

    def until(self, done: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait for something; raises where it does not come."""
        end = time.monotonic() + patience
        while not done():
            if time.monotonic() > end or self.process.poll() is not None:
                raise SystemExit(f"the watcher did not get there: {self.state}")
            time.sleep(0.01)

    def next(self, patience: float) -> tuple[float, dict[str, Any]] | None:
        """The next change of a memory and when it was heard of, or None where none comes."""
        try:
            return self.heard.get(timeout=patience)
        except queue.Empty:
            return None

    def cpu(self) -> float:
        """Its processor time so far, in seconds: of all its threads, as the scheduler counts it."""
        total = 0
        for task in (PROC / str(self.process.pid) / "task").iterdir():
            total += int((task / "schedstat").read_text().split()[0])
        return total / 1e9

    def memory(self) -> float:
        """Its memory now in MB (PSS)."""
        return pss_in((PROC / str(self.process.pid) / "smaps_rollup").read_text()) / 1e3


@contextmanager
def watching(store: Path) -> Iterator[Watching]:
    """The command, ready, and stopped at the end as a user would."""
    words = [sys.executable, "-m", "nidra", "watch", "--json", "--dir", str(store)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    found = Watching(process)
    try:
        found.ready()
        yield found
        process.terminate()
        if process.wait(30):
            raise SystemExit(f"nidra watch ended with {process.returncode}")
    finally:
        process.kill()
        process.wait()


def swept(store: Path) -> int:
    """How many memories one sweep judges anew: what the watcher missed."""
    words = [sys.executable, "-m", "nidra", "watch", "--once", "--json", "--dir", str(store)]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    return sum(1 for line in done.stdout.splitlines() if b'"memory"' in line)


def bare(code: str) -> float:
    """The memory (PSS, MB) of an interpreter that has run this and waits."""
    words = [
        sys.executable,
        "-c",
        f"{code}\nprint('ready', flush=True)\nimport sys; sys.stdin.read()",
    ]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        found = pss_in((PROC / str(process.pid) / "smaps_rollup").read_text()) / 1e3
        process.kill()
    return found


def environment() -> None:
    """Let children use one thread for numbers, as the command line is used."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
