"""A connection to a store's file for one unit of work, and the few that are kept open for the next.

SQLAlchemy describes the tables, makes and migrates them. What runs are SQL texts, which the driver
takes as they are: SQLAlchemy's engine around it costs each command 140 CPU ms to load, each unit of work
0.2 ms, and each statement 20 µs.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

KEPT = 4


class Rows:
    """What a statement gave: its rows one by one or all at once, or what it changed."""

    __slots__ = ("_cursor",)

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor)

    def fetchone(self) -> Any:
        """The next row, or None."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        return self._cursor.fetchall()

    all = fetchall

    def first(self) -> Any:
        """The first row, or None; the statement is over."""
        row = self._cursor.fetchone()
        # A statement with rows left would hold its snapshot.
        self._cursor.close()
        return row

    def one(self) -> Any:
        """The only row. Raises `LookupError` where there is none or another."""
        rows = self._cursor.fetchmany(2)
        self._cursor.close()
        if len(rows) != 1:
            raise LookupError(f"One row was asked for, and there are {len(rows) or 'none'}.")
        return rows[0]

    def scalar(self) -> Any:
        """The first value of the first row, or None."""
        row = self.first()
        return None if row is None else row[0]

    def scalar_one(self) -> Any:
        """The first value of the only row. Raises `LookupError` as `one` does."""
        return self.one()[0]

    @property
    def rowcount(self) -> int:
        """How many rows the statement changed."""
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int:
        """The key of the row that was inserted last."""
        return self._cursor.lastrowid or 0


class Connection:
    """One connection in one transaction. `driver` is the standard library's own; `kept` is what whoever
    asks the same again and again keeps of the answers."""

    __slots__ = ("driver", "kept")

    def __init__(self, driver: sqlite3.Connection) -> None:
        self.driver = driver
        self.kept: Any = None

    def exec_driver_sql(self, sql: str, words: Any = ()) -> Rows:
        """Run a statement with the values of its question marks; a list of values runs it for each."""
        run = self.driver.executemany if isinstance(words, list) else self.driver.execute
        return Rows(run(sql, words))


class Pool:
    """Connections that are opened when they are needed, and kept for whoever comes next.

    Several threads may use it. A connection whose work broke off is not kept: a cursor with rows
    left, held by a traceback, would hold its snapshot, and whoever came next would read the past.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], begin: str) -> None:
        self._connect = connect
        self._begin = begin
        self._idle: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._owner = os.getpid()
        self._closed = False

    @contextmanager
    def begun(self) -> Iterator[Connection]:
        """A transaction: committed at the end of the block, taken back where it broke off."""
        driver = self._taken()
        try:
            driver.execute(self._begin)
            yield Connection(driver)
            driver.commit()
        except BaseException:
            _given_up(driver)
            raise
        self._give_back(driver)

    def _taken(self) -> sqlite3.Connection:
        with self._lock:
            # SQLite's locks do not come along into a forked process: it opens connections of its own.
            if self._owner == os.getpid() and self._idle:
                return self._idle.pop()
        return self._connect()

    def _give_back(self, driver: sqlite3.Connection) -> None:
        with self._lock:
            if not self._closed and self._owner == os.getpid() and len(self._idle) < KEPT:
                self._idle.append(driver)
                return
        driver.close()

    def close(self) -> None:
        """Close what is idle, and what comes back from now on."""
        with self._lock:
            idle, self._idle, self._closed = self._idle, [], True
        for driver in idle:
            driver.close()


def _given_up(driver: sqlite3.Connection) -> None:
    """Take back and close. Whoever keeps the traceback keeps the cursor in it, and SQLite would keep
    the transaction and its lock with it."""
    with suppress(sqlite3.Error):
        driver.rollback()
    with suppress(sqlite3.Error):
        driver.close()


@contextmanager
def as_the_driver_says() -> Iterator[None]:
    """Let what SQLAlchemy raises while it makes or migrates tables be the error of SQLite in it."""
    from sqlalchemy.exc import DBAPIError

    try:
        yield
    except DBAPIError as problem:
        if isinstance(problem.orig, sqlite3.Error):
            raise problem.orig from problem
        raise
