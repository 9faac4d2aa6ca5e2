"""Who runs a pass or an import: one process at a time, and a dead one's lease is taken over."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

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
    """Who holds the lease: process, machine, what it does, since when (microseconds), by which token."""

    pid: int
    host: str
    what: str
    taken_at: int
    token: str


class _Lease(NamedTuple):
    """A row of the table. `heartbeat` is by the wall clock (microseconds), `pulse` by the machine's own,
    which nobody sets and which stands still while a laptop sleeps (seconds)."""

    pid: Any
    pid_started: Any
    host: Any
    what: Any
    taken_at: Any
    heartbeat: Any
    pulse: Any
    token: Any


_COLUMNS = ", ".join(_Lease._fields)


class Leases(RunsFile):
    """The table of leases."""

    def take(self, name: str, token: str, what: str, now: int) -> None:
        """Take the lease, or raise `StoreBusy` naming who holds it. A dead holder's is taken over."""
        self._write(lambda raw: self._take(raw, name, token, what, now))
        _HELD.add(token)

    def _take(self, raw: sqlite3.Connection, name: str, token: str, what: str, now: int) -> None:
        found = raw.execute(f"SELECT {_COLUMNS} FROM lease WHERE name=?", (name,)).fetchone()
        if found:
            self._give_way(_Lease(*found), now)
        pid = os.getpid()
        own = _Lease(pid, processes.started(pid), _host(), what, now, now, _pulse(), token)
        raw.execute(
            f"INSERT OR REPLACE INTO lease (name, {_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?)",
            (name, *own),
        )

    def _give_way(self, row: _Lease, now: int) -> None:
        """Raise `StoreBusy` where a lease is another's and still good."""
        if not _stale(row, now) and not _is_left(row.pid, row.token):
            raise StoreBusy(
                path=self.folder,
                reason=f"{row.what} is running in process {row.pid} on {row.host}."
                " Wait for it to end, or stop it, then try again.",
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
            "UPDATE lease SET heartbeat=?, pulse=? WHERE name=? AND token=?",
            (now, _pulse(), name, token),
        )
        return done == 1

    def release(self, name: str, token: str) -> None:
        """Give the lease back, if it is still ours."""
        _HELD.discard(token)
        self._change("DELETE FROM lease WHERE name=? AND token=?", (name, token))

    def holder(self, name: str, now: int) -> Holder | None:
        """Who holds the lease now, or None."""
        rows = self._rows(f"SELECT {_COLUMNS} FROM lease WHERE name=?", (name,))
        row = _Lease(*rows[0]) if rows else None
        if row is None or _stale(row, now):
            return None
        return Holder(row.pid, row.host, row.what, row.taken_at, str(row.token))


def _wall() -> int:
    return micros(SystemClock().now())


def _host() -> str:
    return socket.gethostname()


def _pulse() -> float:
    return time.monotonic()


def _stale(row: _Lease, now: int) -> bool:
    """A lease is stale at once when its process is gone, else when its heart stopped beating."""
    numbers = (row.pid_started, row.heartbeat, row.pulse)
    if not isinstance(row.pid, int) or not all(isinstance(one, (int, float)) for one in numbers):
        return True
    if row.host != _host():
        return _silent_by_the_wall(row, now)
    if abs(processes.started(row.pid) - row.pid_started) > 2.0:
        return True
    # A process that is still there is of this boot and shares this clock with us. By the wall clock,
    # three minutes set forwards would take the lease from who works.
    return _pulse() - float(row.pulse) > STALE_SECONDS


def _silent_by_the_wall(row: _Lease, now: int) -> bool:
    """A heart that beat a day from now tells of a clock that was wrong, and would never stop."""
    return not -DAY <= now - row.heartbeat <= STALE_SECONDS * 1_000_000


def _is_left(pid: Any, token: Any) -> bool:
    """Was a lease left by work of this very process that could not give it back, as on a full disk?"""
    return bool(pid == os.getpid() and token not in _HELD)
