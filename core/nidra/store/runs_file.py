"""The file `runs.db` itself: its tables, one transaction at a time, and what happens where it is damaged.

It stands beside the memories: deleting it loses no memory and costs one full pass.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from nidra.store.database import translated

FILE = "runs.db"
PATIENCE = 30.0  # seconds that another process is waited for
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
_LEASE_COLUMNS = 9

_SCHEMA = """
CREATE TABLE IF NOT EXISTS lease (
  name TEXT PRIMARY KEY, pid INTEGER NOT NULL, pid_started REAL NOT NULL, host TEXT NOT NULL,
  token TEXT NOT NULL, what TEXT NOT NULL, taken_at INTEGER NOT NULL, heartbeat INTEGER NOT NULL,
  pulse REAL NOT NULL);
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


class RunsFile:
    """A connection that is opened when it is needed, and the ways to read and to change rows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / FILE
        self._raw: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None
        self._patience = PATIENCE

    @contextlib.contextmanager
    def hurried(self, seconds: float) -> Iterator[None]:
        """Meanwhile, wait only so long for another process, and raise `StoreBusy` in reading too: what can
        be read past a lock may be old."""
        self._wait_for(seconds)
        try:
            yield
        finally:
            self._wait_for(PATIENCE)

    def _wait_for(self, seconds: float) -> None:
        self._patience = seconds
        if self._raw is not None:
            self._raw.execute(f"PRAGMA busy_timeout={round(seconds * 1000)}")

    def _open(self) -> sqlite3.Connection:
        """The connection to the file that lies there now, even where another process put it there."""
        if self._raw is not None and self._file != _identity(self.path):
            self.close()
        if self._raw is None:
            self._raw = self._connect()
        return self._raw

    def _connect(self) -> sqlite3.Connection:
        raw = sqlite3.connect(
            self.path, timeout=self._patience, isolation_level=None, check_same_thread=False
        )
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
        raw.executemany("INSERT OR IGNORE INTO lease VALUES (?,?,?,?,?,?,?,?,?)", leases)

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
            except (sqlite3.OperationalError, OSError) as problem:
                if self._raw is not None or (self._patience < PATIENCE and _is_busy(problem)):
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

    def damage(self) -> list[str]:
        """What SQLite finds wrong with the file; empty where it is sound or absent."""
        found = [str(row[0]) for row in self._rows("PRAGMA quick_check")]
        return [] if found == ["ok"] else found

    def was_set_aside(self) -> Path | None:
        """The damaged file that lies beside the present one, or None."""
        path = self.path.with_name(f"{FILE}.broken")
        return path if path.exists() else None


def as_object(text: Any) -> dict[str, Any] | None:
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


def _is_busy(problem: Exception) -> bool:
    """Does another process have the file locked?"""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF in (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
    )


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another one of its name; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
