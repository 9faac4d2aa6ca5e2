"""The database of a store: opening it, one unit of work at a time, errors as sentences.

Readers and writers have connections of their own to the same file. A writer's transaction begins with
`BEGIN IMMEDIATE`, so that two processes queue for it instead of failing half-way; `synchronous`
is FULL, so that what was committed has reached the disk.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from nidra.base import processes
from nidra.base.errors import (
    FirstGeneration,
    IndexDamaged,
    NotAStore,
    StoreAbsent,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreTooNew,
    StoreUnreadable,
    StoreUnwritable,
)
from nidra.base.ids import uuid7
from nidra.sources.first_generation import lies_at
from nidra.store.connection import Connection, Pool
from nidra.store.schema import ALEMBIC_HEAD, APPLICATION_ID, SCHEMA_VERSION

BUSY_SECONDS = 30.0
FILE = "nidra.db"


class Database:
    """One `nidra.db`. `folder` is the store's folder; nothing is touched before first use."""

    def __init__(self, folder: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        self.folder = folder
        self.path = folder / FILE
        self.busy_seconds = busy_seconds
        self._read: Pool | None = None
        self._write: Pool | None = None
        self._file: tuple[int, int] | None = None

    def exists(self) -> bool:
        """Is there a database with something in it? Raises where that cannot be told."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            if self.path.is_symlink():
                raise NotAStore(path=self.folder, reason=f"{FILE} is a link to nothing.") from None
            return False
        except NotADirectoryError as problem:
            raise _in_the_way(self.folder) from problem
        except OSError as problem:
            raise StoreUnreadable(path=self.folder, reason=problem.strerror) from problem
        if not stat.S_ISREG(found.st_mode):
            raise NotAStore(path=self.folder, reason=f"{FILE} is no regular file.")
        if not found.st_size and any((self.folder / "checkpoints").glob("*.json")):
            raise StoreDamaged(path=self.folder, reason="it is empty, and its checkpoints are not")
        return found.st_size > 0

    def create(self) -> bool:
        """Make the store where there is none. True when it was made now; safe to race."""
        with translated(self.folder):
            if self.exists():
                self.verify_version()
                return False
            self.refuse_first_generation()
            make_folder(self.folder)
            return _create(self.path)

    def refuse_first_generation(self) -> None:
        """Raise `FirstGeneration` where an old store lies: a new one must not come to hide it."""
        if lies_at(self.folder):
            raise FirstGeneration(path=self.folder)

    def verify_version(self) -> None:
        """Refuse what is absent, foreign, newer or damaged, and migrate what is older."""
        if not self.exists():
            self.refuse_first_generation()
            raise StoreAbsent(path=self.folder)
        with translated(self.folder), self._raw() as raw:
            application = raw.execute("PRAGMA application_id").fetchone()[0]
            version = raw.execute("PRAGMA user_version").fetchone()[0]
        if application != APPLICATION_ID:
            raise NotAStore(path=self.folder, reason=f"{FILE} belongs to another program.")
        if version > SCHEMA_VERSION:
            raise StoreTooNew(path=self.folder, found=version, known=SCHEMA_VERSION)
        if version < SCHEMA_VERSION:
            from nidra.store.migrate import upgrade

            with translated(self.folder):
                upgrade(self.path)

    @contextmanager
    def _raw(self) -> Iterator[sqlite3.Connection]:
        raw = sqlite3.connect(immutable_or("rw", self.path), uri=True, timeout=self.busy_seconds)
        try:
            yield raw
        finally:
            raw.close()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection on one snapshot; it can write nothing."""
        self._let_go_of_another_file()
        if self._read is None:
            self.verify_version()
            self._read = Pool(partial(self._connect, read_only=True), "BEGIN")
            self._file = identity(self.path)
        with translated(self.folder), self._read.begun() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """The one writer's transaction: all of it is committed at the end, or nothing."""
        self._let_go_of_another_file()
        if self._write is None:
            self.verify_version()
            self._write = Pool(partial(self._connect, read_only=False), "BEGIN IMMEDIATE")
            self._file = identity(self.path)
        with translated(self.folder), self._write.begun() as connection:
            yield connection

    def _let_go_of_another_file(self) -> None:
        """Close what is open on a file that was deleted or replaced: what it took would be lost."""
        if self._file is not None and self._file != identity(self.path):
            self.close()

    def _connect(self, read_only: bool) -> sqlite3.Connection:
        raw = sqlite3.connect(
            immutable_or("rw", self.path),
            uri=True,
            timeout=self.busy_seconds,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
        )
        raw.execute("PRAGMA foreign_keys=ON")
        raw.execute("PRAGMA cache_size=-65536")
        raw.execute("PRAGMA temp_store=MEMORY")
        raw.execute("PRAGMA wal_autocheckpoint=4000")
        raw.execute("PRAGMA query_only=ON" if read_only else "PRAGMA synchronous=FULL")
        if not read_only:
            from nidra.store import search_index

            search_index.teach(raw)
        return raw

    def close(self) -> None:
        """Give every connection back; the last one folds the log into the database file."""
        for pool in (self._read, self._write):
            if pool is not None:
                pool.close()
        self._read = self._write = self._file = None


def identity(path: Path) -> tuple[int, int] | None:
    """Which file has this name now; None where there is none, or it cannot be told."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def immutable_or(mode: str, path: Path) -> str:
    """The URI that opens a database in a mode.

    A read-only folder cannot hold the log's companions, so its database is opened as it lies.
    """
    uri = path.absolute().as_uri()
    if not os.access(path.parent, os.W_OK) and not path.with_name(path.name + "-wal").exists():
        return f"{uri}?mode=ro&immutable=1"
    return f"{uri}?mode={mode}"


def _create(path: Path) -> bool:
    """Build the file beside and put it into place, so that no half-made store is ever seen."""
    for left in path.parent.glob(f".{path.name}.*.*"):
        if _was_left(left, path.name):
            left.unlink(missing_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.{uuid7()[-8:]}")
    try:
        build_schema(beside)
        return put_in_place(beside, path)
    finally:
        remove(beside)


def _was_left(left: Path, name: str) -> bool:
    """Was a file that a process was building left behind by one that was killed?"""
    pid = left.name.removeprefix(f".{name}.").split(".")[0]
    return pid.isdigit() and not processes.exists(int(pid))


def build_schema(path: Path) -> None:
    """Make every table and index in a new file, which is synced before anybody sees it."""
    # Late: a store that is there needs none of it.
    from nidra.store.schema_sql import INDEXES, TABLES

    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode=OFF")
        raw.execute("PRAGMA synchronous=OFF")
        raw.execute(f"PRAGMA application_id={APPLICATION_ID}")
        raw.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        raw.execute("BEGIN")
        for statement in (*TABLES, *INDEXES.values()):
            raw.execute(statement)
        _stamp(raw)
        raw.execute("COMMIT")


def put_in_place(beside: Path, path: Path) -> bool:
    """Sync a finished database and give it its name; False where that name is taken by now."""
    with contextlib.closing(sqlite3.connect(beside)) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
    _sync(beside)
    if path.is_file() and path.stat().st_size == 0:
        beside.replace(path)
    elif not _linked(beside, path):
        return False
    _sync(path.parent)
    return True


def remove(beside: Path) -> None:
    """Take a database that was built beside away, with what SQLite laid next to it."""
    for companion in ("", "-journal", "-wal", "-shm"):
        beside.with_name(beside.name + companion).unlink(missing_ok=True)


def _linked(beside: Path, path: Path) -> bool:
    try:
        os.link(beside, path)
    except FileExistsError:
        return False
    except OSError:
        if path.exists():
            return False
        beside.rename(path)
        return True
    beside.unlink()
    return True


def _stamp(raw: sqlite3.Connection) -> None:
    """Say which schema this is, in Alembic's table, and which store."""
    raw.execute(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
        " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    raw.execute("INSERT INTO alembic_version VALUES (?)", (ALEMBIC_HEAD,))
    raw.execute("INSERT INTO meta VALUES ('store', ?)", (uuid7(),))


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """Make the folder of a store, and those above it. Raises `NotAStore` where a file is in its place."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as problem:
        raise _in_the_way(folder) from problem


def _in_the_way(folder: Path) -> NotAStore:
    """The sentence for a path that can be no folder, naming what lies in its place or above it."""
    places = (folder, *folder.parents)
    found = next((place for place in places if os.path.lexists(place)), folder)
    reason = f"{found} is no folder, and a store is one. Name another place with --dir."
    return NotAStore(path=folder, reason=reason)


@contextmanager
def translated(folder: Path) -> Iterator[None]:
    """Turn what SQLite and the file system say into the sentences of `base/errors`."""
    try:
        yield
    except sqlite3.Error as problem:
        sentence = _sentence(folder, problem)
        if sentence is problem:
            raise
        raise sentence from problem
    except StoreError:
        raise
    except (PermissionError, NotADirectoryError, IsADirectoryError) as problem:
        raise StoreUnwritable(path=folder, reason=problem.strerror or str(problem)) from problem
    except OSError as problem:
        if problem.errno in _FULL:
            raise StoreUnwritable(path=folder, reason=problem.strerror) from problem
        raise


_FULL = {5, 27, 28, 30, 122}  # EIO, EFBIG, ENOSPC, EROFS, EDQUOT


def _may_be_read(path: Path) -> bool:
    return not path.exists() or os.access(path, os.R_OK)


def _sentence(folder: Path, problem: Exception) -> Exception:
    words = str(problem)
    lowered = words.lower()
    if getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT_VTAB:
        return IndexDamaged(path=folder, reason=words)
    if "locked" in lowered or "busy" in lowered:
        return StoreBusy(path=folder, reason="another process is writing. Try again in a moment.")
    if "unable to open" in lowered and not _may_be_read(folder / FILE):
        return StoreUnreadable(path=folder, reason=f"no permission to read {FILE}")
    if "readonly" in lowered or "unable to open" in lowered:
        return StoreUnwritable(path=folder, reason=words)
    if "full" in lowered or "disk i/o error" in lowered:
        return StoreUnwritable(path=folder, reason=words)
    if "malformed" in lowered or "not a database" in lowered or "no such table" in lowered:
        return StoreDamaged(path=folder, reason=words)
    return problem
