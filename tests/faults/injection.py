"""Calls that fail at the Nth time: of SQLite, and of the system.

>>> with calls(Fault(7, FULL)) as fault:          # doctest: +SKIP
...     run_sleep(store)
"""

from __future__ import annotations

import errno
import io
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

from nidra.base.errors import NidraError

Raised = Callable[[], BaseException]

# What SQLite says, and what Python raises where memory or patience runs out.
SQLITE: dict[str, Raised] = {
    "disk I/O error": lambda: sqlite3.OperationalError("disk I/O error"),
    "database or disk is full": lambda: sqlite3.OperationalError("database or disk is full"),
    "database is locked": lambda: sqlite3.OperationalError("database is locked"),
    "no memory": MemoryError,
    "interrupt": KeyboardInterrupt,
}
SYSTEM: dict[str, Raised] = {
    "no space left": lambda: OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)),
    "input/output error": lambda: OSError(errno.EIO, os.strerror(errno.EIO)),
    "permission denied": lambda: PermissionError(errno.EACCES, os.strerror(errno.EACCES)),
}


@dataclass
class Fault:
    """The `at`th call raises, or with `lasting` each from then on; 0 counts and lets all pass.

    `late` lets the call do its work before it raises, as where the answer of a commit is lost.
    """

    at: int = 0
    kind: str = "disk I/O error"
    lasting: bool = False
    late: bool = False
    seen: int = 0
    hits: int = 0
    over: bool = False
    told: list[str] = field(default_factory=list)

    def call(self, what: str, work: Callable[[], Any]) -> Any:
        if self.over:
            return work()
        self.seen += 1
        due = self.at and (self.seen == self.at or (self.lasting and self.seen > self.at))
        if not due:
            return work()
        self.hits += 1
        self.told.append(what)
        if self.late:
            work()
        raise {**SQLITE, **SYSTEM}[self.kind]()

    def __str__(self) -> str:
        how = " from then on" if self.lasting else " after its work" if self.late else ""
        return f"{self.kind} at call {self.at}{how} ({'; '.join(self.told[:2])})"


@contextmanager
def sqlite_calls(fault: Fault, fetches: bool = False) -> Iterator[Fault]:
    """Every statement and commit of every connection made meanwhile counts as a call.

    A rollback never fails: SQLite takes back what the disk does not hold. `fetches` counts the
    reading of rows too.
    """

    class Cursor(sqlite3.Cursor):
        def called(self, what: str, work: Callable[[], Any]) -> Any:
            try:
                return fault.call(what, work)
            except BaseException:
                # So does the driver; else the traceback would hold a snapshot or a lock.
                self.close()
                raise

        def execute(self, sql: str, *words: Any) -> Any:
            if sql.strip().upper().startswith("ROLLBACK"):
                return super().execute(sql, *words)
            return self.called(sql[:160], lambda: sqlite3.Cursor.execute(self, sql, *words))

        def executemany(self, sql: str, *words: Any) -> Any:
            return self.called(sql[:160], lambda: sqlite3.Cursor.executemany(self, sql, *words))

        def executescript(self, sql: str) -> Any:
            return self.called(sql[:160], lambda: sqlite3.Cursor.executescript(self, sql))

        if fetches:

            def fetchall(self) -> Any:
                return self.called("fetchall", lambda: sqlite3.Cursor.fetchall(self))

            def fetchone(self) -> Any:
                return self.called("fetchone", lambda: sqlite3.Cursor.fetchone(self))

            def fetchmany(self, *size: int) -> Any:
                return self.called("fetchmany", lambda: sqlite3.Cursor.fetchmany(self, *size))

    class Connection(sqlite3.Connection):
        def cursor(self, factory: type[sqlite3.Cursor] = Cursor) -> Any:
            return super().cursor(factory)

        # Those of the base class make their cursor without asking for it here.
        def execute(self, *words: Any) -> Any:
            return self.cursor().execute(*words)

        def executemany(self, *words: Any) -> Any:
            return self.cursor().executemany(*words)

        def executescript(self, script: str) -> Any:
            return self.cursor().executescript(script)

        def commit(self) -> None:
            fault.call("COMMIT", lambda: sqlite3.Connection.commit(self))

        def backup(self, *words: Any, **more: Any) -> None:
            fault.call("backup", lambda: sqlite3.Connection.backup(self, *words, **more))

    real = sqlite3.connect

    def connect(*words: Any, **more: Any) -> sqlite3.Connection:
        return real(*words, **{"factory": Connection, **more})

    with mock.patch.object(sqlite3, "connect", connect), _ending(fault):
        yield fault


@contextmanager
def _ending(fault: Fault) -> Iterator[None]:
    """Connections outlive the block that made them; their fault does not."""
    try:
        yield
    finally:
        fault.over = True


# Calls of the system that make, sync and place files. Those that only look are left alone.
NAMES = ("fsync", "replace", "rename", "link", "mkdir", "open")


@contextmanager
def system_calls(fault: Fault, below: Path, names: Sequence[str] = NAMES) -> Iterator[Fault]:
    """Every such call that names something below a folder counts; a sync names nothing, and counts."""
    inside = str(below)

    def watched(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(first: Any, *words: Any, **more: Any) -> Any:
            if name != "fsync" and not str(first).startswith(inside):
                return real(first, *words, **more)
            return fault.call(f"{name} {first}", lambda: real(first, *words, **more))

        return call

    patches = [mock.patch.object(os, n, watched(n, getattr(os, n))) for n in names]
    if "open" in names:
        patches.append(mock.patch.object(io, "open", watched("open", io.open)))
    for patch in patches:
        patch.start()
    try:
        yield fault
    finally:
        for patch in patches:
            patch.stop()


def outcome(work: Callable[[], object]) -> BaseException | None:
    """What work raises that it may raise; anything else is a fault of our own and goes through."""
    try:
        work()
    except (NidraError, MemoryError, KeyboardInterrupt) as problem:
        return problem
    except OSError as problem:
        if problem.filename is None:
            raise
        return problem
    return None
