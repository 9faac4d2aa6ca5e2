"""Reading another program's SQLite database without leaving a trace.

`mode=ro` is not enough: on a database in WAL mode it leaves `-wal` and `-shm` behind, and
`immutable=1` silently omits what still stands in the `-wal`. So the way depends on what lies there:

    a -wal that is not empty                   a private copy of both files is read
    WAL mode, nothing in the -wal              in place, immutable
    rollback journal                           in place, mode=ro
    rollback journal left by a killed writer   a private copy, where SQLite rolls it back
    a read-only file system                    in place, immutable

Each query fetches all its rows and ends, so that no lock of ours lives longer than one query.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

from nidra.base.errors import PalaceUnreadable, SourceRefused
from nidra.sources.private_copy import copy_together
from nidra.sources.sqlite_faults import explained, primary_code

MAGIC = b"SQLite format 3\0"
BUSY_SECONDS = 5.0
_HOT = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN})


class Way(Enum):
    """How a database is read."""

    IN_PLACE = "in place"
    IMMUTABLE = "in place, immutable"
    COPY = "from a private copy"


class ForeignDatabase:
    """A database of another program (`owner`, for sentences), open for reading alone.

    Raises `SourceRefused` where something else than a regular file stands there, and
    `PalaceUnreadable` with one sentence for everything else that can go wrong.
    """

    def __init__(self, path: Path, owner: str, scratch: Path | None = None) -> None:
        self.path = path
        self.owner = owner
        self.way = Way.IN_PLACE
        self._scratch = scratch
        self._connection: sqlite3.Connection | None = None
        self._folder: TemporaryDirectory[str] | None = None
        self._opened_as = ""

    def __enter__(self) -> Self:
        with explained(self.path, self.owner):
            self._open(plan(self.path))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the database and of the private copy, if there is one."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def query(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """All rows of one statement. Text that is no UTF-8 comes with U+FFFD in place of bad bytes."""
        with explained(self.path, self.owner):
            return self.query_raw(sql, values)

    def query_raw(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """As `query`, but errors of SQLite come as they are, for callers that can mend them."""
        try:
            rows = self._fetch(sql, values)
        except sqlite3.Error as error:
            if not (self._left_behind() or self._is_hot(error)):
                raise
            self._reopen()
            return self._fetch(sql, values)
        if not self._left_behind():
            return rows
        self._reopen()
        return self._fetch(sql, values)

    def fingerprint(self) -> str:
        """A text that changes whenever the database or its sidecar files do."""
        return fingerprint(self.path)

    def _open(self, way: Way) -> None:
        self._opened_as = fingerprint(self.path)
        try:
            self._connect(way)
        except sqlite3.OperationalError as error:
            if not self._is_hot(error):
                raise
            self.close()
            self._connect(Way.COPY)

    def _connect(self, way: Way) -> None:
        self.way = way
        if way is Way.COPY:
            self._folder = copy_together(_files(self.path), self.owner, self._scratch)
            target, options = Path(self._folder.name, _real(self.path).name), "?mode=rw"
        else:
            target = _real(self.path)
            options = "?mode=ro&immutable=1" if way is Way.IMMUTABLE else "?mode=ro"
        self._connection = sqlite3.connect(
            uri(target) + options, uri=True, timeout=BUSY_SECONDS, isolation_level=None
        )
        self._connection.execute("PRAGMA query_only = 1")
        self._connection.execute("SELECT count(*) FROM sqlite_master").fetchall()

    def _left_behind(self) -> bool:
        """Has a writer touched a file that is read as immutable? What was read must not be trusted."""
        return self.way is Way.IMMUTABLE and fingerprint(self.path) != self._opened_as

    def _is_hot(self, error: sqlite3.Error) -> bool:
        """Did SQLite meet a journal that it may not roll back in place?"""
        in_place = self.way is not Way.COPY
        return in_place and primary_code(error) in _HOT and _has_journal(self.path)

    def _reopen(self) -> None:
        self.close()
        self._open(plan(self.path))

    def _fetch(self, sql: str, values: Sequence[Any]) -> list[Any]:
        if self._connection is None:
            raise PalaceUnreadable(path=self.path, reason="it is not open.")
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.OperationalError as error:
            if "decode to UTF-8" not in str(error):
                raise
        factory: Callable[[bytes], str] = _tolerant
        self._connection.text_factory = factory
        try:
            return self._connection.execute(sql, values).fetchall()
        finally:
            self._connection.text_factory = str


def _tolerant(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def uri(path: Path) -> str:
    """A `file:` URI in which `#`, `?`, `%` and blanks are part of the name."""
    posix = path.absolute().as_posix()
    return "file://" + ("" if posix.startswith("/") else "/") + quote(os.fsencode(posix))


def plan(path: Path) -> Way:
    """How the database at `path` must be read so that nothing changes and nothing is missed."""
    header = read_header(path)
    real = _real(path)
    if _size(_beside(real, "-wal")):
        return Way.COPY
    if header[18:19] == b"\x02":
        return Way.IMMUTABLE
    if _on_read_only_media(real):
        return Way.COPY if _has_journal(path) else Way.IMMUTABLE
    return Way.IN_PLACE


def read_header(path: Path) -> bytes:
    """The first 100 bytes of a SQLite database.

    Read before anything is opened by SQLite: closing a plain descriptor drops this process's
    locks on the file.
    """
    for file in (path, *(_beside(_real(path), end) for end in ("-wal", "-shm", "-journal"))):
        _refuse_irregular(file)
    descriptor = os.open(
        path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    )
    try:
        header = os.read(descriptor, 100)
    finally:
        os.close(descriptor)
    if not header:
        raise PalaceUnreadable(path=path, reason="the file is empty (0 bytes).")
    if not header.startswith(MAGIC):
        raise PalaceUnreadable(path=path, reason="it is not a SQLite database.")
    return header


def fingerprint(path: Path) -> str:
    """Size, mtime and inode of the database, its `-wal` and its `-journal`, as one text."""
    real = _real(path)
    parts = []
    for file in (real, _beside(real, "-wal"), _beside(real, "-journal")):
        try:
            found = file.stat()
        except OSError:
            parts.append("-")
        else:
            parts.append(f"{found.st_size}.{found.st_mtime_ns}.{found.st_ino}")
    return ":".join(parts)


def _refuse_irregular(path: Path) -> None:
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        kinds = ((stat.S_ISDIR, "a folder"), (stat.S_ISFIFO, "a pipe"), (stat.S_ISSOCK, "a socket"))
        kind = next((word for test, word in kinds if test(mode)), "a device")
        raise SourceRefused(reason=f"{path} is {kind}, not a regular file, and is never read.")


def _real(path: Path) -> Path:
    """The file behind links: SQLite looks for sidecars beside that one."""
    return Path(os.path.realpath(path))  # Path.resolve raises on a link to itself


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _files(path: Path) -> list[Path]:
    """The database and what belongs to its content. Not the `-shm`, which is rebuilt."""
    real = _real(path)
    return [real, *(file for end in ("-wal", "-journal") if _size(file := _beside(real, end)))]


def _has_journal(path: Path) -> bool:
    return _size(_beside(_real(path), "-journal")) > 0


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _on_read_only_media(path: Path) -> bool:
    """Does the file lie on a file system that nobody can write to?"""
    if not hasattr(os, "statvfs"):
        return False
    return bool(os.statvfs(path).f_flag & os.ST_RDONLY)
