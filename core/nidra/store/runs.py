"""`runs.db`: who runs a pass, what ran, and when each source's bytes were last read.

It stands beside the memories: deleting it loses no memory and costs one full pass.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from nidra.base import processes
from nidra.base.clock import SystemClock, micros
from nidra.base.errors import StoreBusy, StoreError
from nidra.store.database import translated

FILE = "runs.db"
STALE_SECONDS = 180
HEARTBEAT_SECONDS = 60
DAY = 86_400 * 1_000_000
T = TypeVar("T")

# How SQLite says that a file is damaged, is no database, or is one with other tables.
_DAMAGE = (
    "malformed",
    "not a database",
    "unsupported file format",
    "could not decode",
    "no such table",
    "no such column",
    "has no column named",
    "columns but",
)
_LEASE_COLUMNS = 8
_HELD: set[str] = set()  # tokens of the leases that this process holds now
_IS_TIME = "typeof(read_at)='integer' AND read_at BETWEEN 0 AND 253402300799999999"

_SCHEMA = """
CREATE TABLE IF NOT EXISTS lease (
  name TEXT PRIMARY KEY, pid INTEGER NOT NULL, pid_started REAL NOT NULL, host TEXT NOT NULL,
  token TEXT NOT NULL, what TEXT NOT NULL, taken_at INTEGER NOT NULL, heartbeat INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS run (
  pass_id TEXT PRIMARY KEY, kind TEXT NOT NULL, mode TEXT NOT NULL, started_at INTEGER NOT NULL,
  ended_at INTEGER, state TEXT NOT NULL, cursor TEXT NOT NULL DEFAULT '{}',
  counts TEXT NOT NULL DEFAULT '{}');
CREATE TABLE IF NOT EXISTS skipped (at INTEGER NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS byte_check (
  source_id INTEGER PRIMARY KEY, size INTEGER NOT NULL, mtime_ns INTEGER NOT NULL,
  ctime_ns INTEGER NOT NULL, inode INTEGER NOT NULL, device INTEGER NOT NULL,
  read_at INTEGER NOT NULL, settled INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS mark (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS judge_failure (
  judge TEXT PRIMARY KEY, at INTEGER NOT NULL, reason TEXT NOT NULL, contest INTEGER NOT NULL);
"""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds the lease: process, machine, what it does, since when (microseconds)."""

    pid: int
    host: str
    what: str
    taken_at: int


@dataclass(frozen=True, slots=True)
class ByteCheck:
    """The fingerprint of a source when its bytes were last read, and when that was (microseconds)."""

    size: int
    mtime_ns: int
    ctime_ns: int
    inode: int
    device: int
    read_at: int
    settled: bool


@dataclass(frozen=True, slots=True)
class JudgeFailure:
    """When a judge failed (microseconds), what it said, and on which contest (0: on the probe)."""

    at: int
    reason: str
    contest: int


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A run that was cut short: which one, since when (microseconds), and how far each stage came."""

    pass_id: str
    mode: str
    started_at: int
    cursor: dict[str, int]


class Runs:
    """The companion database of one store's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / FILE
        self._raw: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    def _open(self) -> sqlite3.Connection:
        """The connection to the file that lies there now, even where another process put it there."""
        if self._raw is not None and self._file != _identity(self.path):
            self.close()
        if self._raw is None:
            self._raw = self._connect()
        return self._raw

    def _connect(self) -> sqlite3.Connection:
        raw = sqlite3.connect(self.path, timeout=30, isolation_level=None, check_same_thread=False)
        self._file = _identity(self.path)
        try:
            raw.execute("PRAGMA journal_mode=WAL")
            raw.execute("PRAGMA synchronous=NORMAL")
            raw.executescript(_SCHEMA)
        except BaseException:
            raw.close()
            raise
        return raw

    def _done(self, action: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the file. Where it turns out to be damaged it is set aside, for it holds
        no memory, and the same is done, once, with a new one."""
        try:
            return action(self._open())
        except sqlite3.DatabaseError as problem:
            if not _is_damage(problem):
                raise
        self._begin_anew()
        return action(self._open())

    def _begin_anew(self) -> None:
        damaged, leases = self._file, self._leases()
        self.close()
        # Another process may have set it aside meanwhile; what lies there then is sound.
        if damaged == _identity(self.path):
            self._set_aside()
        raw = self._open()
        raw.executemany("INSERT OR IGNORE INTO lease VALUES (?,?,?,?,?,?,?,?)", leases)

    def _leases(self) -> list[tuple[Any, ...]]:
        """The leases of a damaged file as far as they can be read: who holds one goes on holding it."""
        rows: list[tuple[Any, ...]] = []
        with contextlib.suppress(sqlite3.Error):
            raw = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)
            with contextlib.closing(raw):
                rows = raw.execute("SELECT * FROM lease").fetchall()
        return [row for row in rows if len(row) == _LEASE_COLUMNS and None not in row]

    def _set_aside(self) -> None:
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm"):
            path = self.folder / name
            if path.exists():
                path.replace(path.with_name(f"{name}.broken"))

    def _write(self, action: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in one transaction."""

        def whole(raw: sqlite3.Connection) -> T:
            try:
                raw.execute("BEGIN IMMEDIATE")
                done = action(raw)
                raw.execute("COMMIT")
            except BaseException:
                # SQLite takes a transaction back itself when the disk is full, and then says so.
                with contextlib.suppress(sqlite3.Error):
                    raw.execute("ROLLBACK")
                raise
            return done

        with translated(self.path):
            return self._done(whole)

    def _change(self, sql: str, words: Sequence[Any]) -> int:
        """Change rows by one statement; returns how many."""
        return self._write(lambda raw: raw.execute(sql, words).rowcount)

    def _rows(self, sql: str, words: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Read; an absent or unwritable `runs.db` reads as empty."""
        if self._raw is None and not self.path.exists():
            return []
        with translated(self.path):
            try:
                return self._done(lambda raw: raw.execute(sql, words).fetchall())
            except (sqlite3.OperationalError, OSError):
                if self._raw is not None:
                    raise
                return self._rows_immutable(sql, words)

    def _rows_immutable(self, sql: str, words: Sequence[Any]) -> list[tuple[Any, ...]]:
        with contextlib.suppress(sqlite3.Error):
            raw = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
            with contextlib.closing(raw):
                return raw.execute(sql, words).fetchall()
        return []

    def close(self) -> None:
        if self._raw is not None:
            self._raw.close()
            self._raw = None

    # The lease ------------------------------------------------------------------------------

    def take(self, name: str, token: str, what: str, now: int) -> None:
        """Take the lease, or raise `StoreBusy` naming who holds it. A dead holder's is taken over."""
        self._write(lambda raw: self._take(raw, name, token, what, now))
        _HELD.add(token)

    def _take(self, raw: sqlite3.Connection, name: str, token: str, what: str, now: int) -> None:
        row = raw.execute(
            "SELECT pid, pid_started, host, what, taken_at, heartbeat, token FROM lease WHERE name=?",
            (name,),
        ).fetchone()
        if row and not _stale(row[0], row[1], row[2], row[5], now) and not _is_left(*row[::6]):
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
        own = Runs(self.folder)
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

    # Runs -----------------------------------------------------------------------------------

    def begin(self, pass_id: str, kind: str, mode: str, now: int) -> None:
        """Note that a run began."""
        self._change(
            "INSERT INTO run (pass_id, kind, mode, started_at, state) VALUES (?,?,?,?,'running')",
            (pass_id, kind, mode, now),
        )

    def note(self, pass_id: str, cursor: dict[str, Any]) -> None:
        """Remember how far a run has come."""
        self._change("UPDATE run SET cursor=? WHERE pass_id=?", (json.dumps(cursor), pass_id))

    def end(self, pass_id: str, state: str, counts: dict[str, Any], now: int) -> None:
        """Note how a run ended: `done`, `cancelled` or `failed`, with its counts."""
        self._change(
            "UPDATE run SET ended_at=?, state=?, counts=? WHERE pass_id=?",
            (now, state, json.dumps(counts), pass_id),
        )

    def unfinished(self, kind: str) -> Unfinished | None:
        """The latest run of a kind, if it did not come to its end."""
        rows = self._rows(
            "SELECT pass_id, mode, started_at, cursor, state FROM run WHERE kind=?"
            " ORDER BY rowid DESC LIMIT 1",
            (kind,),
        )
        if not rows or rows[0][4] == "done":
            return None
        pass_id, mode, started, cursor, _ = rows[0]
        if not (isinstance(pass_id, str) and isinstance(mode, str) and isinstance(started, int)):
            return None
        came = {key: at for key, at in (_object(cursor) or {}).items() if isinstance(at, int)}
        return Unfinished(pass_id, mode, started, came)

    def history(self, limit: int = 20) -> list[dict[str, Any]]:
        """The latest runs, newest first."""
        rows = self._rows(
            "SELECT pass_id, kind, mode, started_at, ended_at, state, counts FROM run"
            " WHERE typeof(started_at)='integer' ORDER BY rowid DESC LIMIT ?",
            (limit,),
        )
        names = ("pass_id", "kind", "mode", "started_at", "ended_at", "state", "counts")
        found = [dict(zip(names, row, strict=True)) for row in rows]
        return [{**run, "counts": _object(run["counts"]) or {}} for run in found]

    def skip(self, kind: str, reason: str, now: int) -> None:
        """Note a run that did not take place, and why."""
        self._change("INSERT INTO skipped VALUES (?,?,?)", (now, kind, reason))

    # Marks ----------------------------------------------------------------------------------

    def mark(self, name: str) -> dict[str, Any] | None:
        """How far something had come when it last ended, or None where that is not known."""
        rows = self._rows("SELECT value FROM mark WHERE name=?", (name,))
        return _object(rows[0][0]) if rows else None

    def set_mark(self, name: str, value: dict[str, Any]) -> None:
        """Remember how far something has come; losing it costs one comparison of everything."""
        self._change("INSERT OR REPLACE INTO mark VALUES (?,?)", (name, json.dumps(value)))

    # Byte checks ----------------------------------------------------------------------------

    def record_checks(self, checks: Sequence[tuple[int, ByteCheck]]) -> None:
        """Remember the fingerprints of sources whose bytes were just read."""
        rows = [
            (
                key,
                check.size,
                check.mtime_ns,
                check.ctime_ns,
                check.inode,
                check.device,
                check.read_at,
                int(check.settled),
            )
            for key, check in checks
        ]
        if rows:
            sql = "INSERT OR REPLACE INTO byte_check VALUES (?,?,?,?,?,?,?,?)"
            self._write(lambda raw: raw.executemany(sql, rows))

    def checks(self) -> dict[int, ByteCheck]:
        """Every source's last byte check."""
        rows = self._rows(
            "SELECT source_id, size, mtime_ns, ctime_ns, inode, device, read_at, settled"
            f" FROM byte_check WHERE {_IS_TIME}"
        )
        return {
            row[0]: ByteCheck(row[1], row[2], row[3], row[4], row[5], row[6], bool(row[7]))
            for row in rows
        }

    def read_at(self, source_id: int) -> int | None:
        """When one source's bytes were last read (microseconds), or None."""
        rows = self._rows(
            f"SELECT read_at FROM byte_check WHERE source_id=? AND {_IS_TIME}", (source_id,)
        )
        return rows[0][0] if rows else None

    # Judges ---------------------------------------------------------------------------------

    def judge_failed(self, judge: str, failure: JudgeFailure) -> None:
        """Remember that a judge, by its mark, was of no use."""
        self._change(
            "INSERT OR REPLACE INTO judge_failure VALUES (?,?,?,?)",
            (judge, failure.at, failure.reason, failure.contest),
        )

    def judge_answered(self, judge: str) -> None:
        """A judge is of use again."""
        self._change("DELETE FROM judge_failure WHERE judge=?", (judge,))

    def judge_failure(self, judge: str) -> JudgeFailure | None:
        """The failure that is remembered of a judge, or None."""
        rows = self._rows("SELECT at, reason, contest FROM judge_failure WHERE judge=?", (judge,))
        return JudgeFailure(*rows[0]) if rows and isinstance(rows[0][0], int) else None

    # Health ---------------------------------------------------------------------------------

    def damage(self) -> list[str]:
        """What SQLite finds wrong with the file; empty where it is sound or absent."""
        found = [str(row[0]) for row in self._rows("PRAGMA quick_check")]
        return [] if found == ["ok"] else found

    def was_set_aside(self) -> Path | None:
        """The damaged file that lies beside the present one, or None."""
        path = self.path.with_name(f"{FILE}.broken")
        return path if path.exists() else None


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


def _object(text: Any) -> dict[str, Any] | None:
    """The JSON object that a column holds, or None where it holds none."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _is_damage(problem: sqlite3.DatabaseError) -> bool:
    """Is the file itself broken, or none of ours? Not so where it is locked, full or read-only."""
    words = str(problem).lower()
    return any(told in words for told in _DAMAGE)


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another one of its name; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
