"""Who runs a pass or an import: one process at a time, and a dead one's lease is taken over."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from nidra.base import processes
from nidra.base.clock import SystemClock, micros
from nidra.base.errors import StoreBusy, StoreError
from nidra.store.runs_file import RunsFile

STALE_SECONDS = 180
HEARTBEAT_SECONDS = 60
DAY = 86_400 * 1_000_000
_HELD: set[str] = set()  # tokens of the leases that this process holds now


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds the lease: process, machine, what it does, since when (microseconds)."""

    pid: int
    host: str
    what: str
    taken_at: int


class Leases(RunsFile):
    """The table of leases."""

    def take(self, name: str, token: str, what: str, now: int) -> None:
        """Take the lease, or raise `StoreBusy` naming who holds it. A dead holder's is taken over."""
        self._write(lambda raw: self._take(raw, name, token, what, now))
        _HELD.add(token)

    def _take(self, raw: sqlite3.Connection, name: str, token: str, what: str, now: int) -> None:
        row = raw.execute(
            "SELECT pid, pid_started, host, what, taken_at, heartbeat, token FROM lease WHERE name=?",
            (name,),
        ).fetchone()
        if row and not _stale(row[0], row[1], row[2], row[5], now) and not _is_left(row[0], row[6]):
            raise StoreBusy(
                path=self.folder,
                reason=f"{row[3]} is running in process {row[0]} on {row[2]}."
                " Wait for it to end, or stop it, then try again.",
            )
        raw.execute(
            "INSERT OR REPLACE INTO lease VALUES (?,?,?,?,?,?,?,?)",
            (name, os.getpid(), processes.started(os.getpid()), _host(), token, what, now, now),
        )

    @contextmanager
    def held(self, name: str, token: str, what: str) -> Iterator[None]:
        """Hold the lease, its heart beating in a thread of its own, and give it back at the end."""
        self.take(name, token, what, _wall())
        stop = threading.Event()
        heart = threading.Thread(target=self._beat_on, args=(name, token, stop), daemon=True)
        heart.start()
        masked: tuple[type[Exception], ...] = (StoreError, sqlite3.Error)
        try:
            yield
            masked = ()
        finally:
            stop.set()
            heart.join()
            # On a full disk the lease cannot be given back either; what is told is what failed first.
            with contextlib.suppress(*masked):
                self.release(name, token)

    def _beat_on(self, name: str, token: str, stop: threading.Event) -> None:
        own = Leases(self.folder)
        while not stop.wait(HEARTBEAT_SECONDS):
            with contextlib.suppress(StoreError, sqlite3.Error):
                own.beat(name, token, _wall())
        own.close()

    def require(self, name: str, token: str) -> None:
        """Raise `StoreBusy` where the lease went to another process, as after a long standstill."""
        rows = self._rows("SELECT what, pid FROM lease WHERE name=? AND token<>?", (name, token))
        if rows:
            raise StoreBusy(
                path=self.folder,
                reason=f"this process stood still for so long that {str(rows[0][0]).lower()} in process"
                f" {rows[0][1]} took over. What was done so far is kept.",
            )

    def beat(self, name: str, token: str, now: int) -> bool:
        """Keep the lease alive. False when it was lost to another process."""
        done = self._change(
            "UPDATE lease SET heartbeat=? WHERE name=? AND token=?", (now, name, token)
        )
        return done == 1

    def release(self, name: str, token: str) -> None:
        """Give the lease back, if it is still ours."""
        _HELD.discard(token)
        self._change("DELETE FROM lease WHERE name=? AND token=?", (name, token))

    def holder(self, name: str, now: int) -> Holder | None:
        """Who holds the lease now, or None."""
        rows = self._rows(
            "SELECT pid, pid_started, host, what, taken_at, heartbeat FROM lease WHERE name=?",
            (name,),
        )
        if not rows or _stale(rows[0][0], rows[0][1], rows[0][2], rows[0][5], now):
            return None
        return Holder(rows[0][0], rows[0][2], rows[0][3], rows[0][4])


def _wall() -> int:
    return micros(SystemClock().now())


def _host() -> str:
    return socket.gethostname()


def _stale(pid: Any, started: Any, host: str, heartbeat: Any, now: int) -> bool:
    """A lease is stale at once when its process is gone, else when its heart stopped beating. One
    that beat a day from now tells of a clock that was wrong, and would never end."""
    numbers = isinstance(pid, int) and isinstance(heartbeat, int)
    if not numbers or not isinstance(started, (int, float)):
        return True
    gone = host == _host() and abs(processes.started(pid) - started) > 2.0
    return gone or not -DAY <= now - heartbeat <= STALE_SECONDS * 1_000_000


def _is_left(pid: Any, token: Any) -> bool:
    """Was a lease left by work of this very process that could not give it back, as on a full disk?"""
    return bool(pid == os.getpid() and token not in _HELD)
