"""Long statements of SQLite that can be stopped: index building, sealing, comparing a whole import."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from nidra.base.errors import Cancelled

EVERY_STEPS = 20_000
EVERY_SECONDS = 0.1


@contextmanager
def watched(connection: Connection, stop: Callable[[], bool], reason: str) -> Iterator[None]:
    """Ask `stop` ten times a second while SQLite works on `connection`.

    True interrupts the statement that runs and raises `Cancelled` with `reason`; the transaction is
    the caller's to roll back.
    """
    driver: Any = connection.connection.driver_connection
    asked, stopped = time.monotonic(), False

    def ask() -> bool:
        nonlocal asked, stopped
        now = time.monotonic()
        if now - asked < EVERY_SECONDS:
            return False
        asked = now
        stopped = stop()
        return stopped

    driver.set_progress_handler(ask, EVERY_STEPS)
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        if stopped:
            raise Cancelled(reason=reason) from error
        raise
    finally:
        # An interrupt closes the connection; what is told is the interrupt.
        with suppress(sqlite3.ProgrammingError):
            driver.set_progress_handler(None, 0)
