"""Long statements of SQLite that can be stopped: index building, sealing, comparing a whole import."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nidra.base.errors import Cancelled
from nidra.store.connection import Connection

EVERY_STEPS = 20_000
EVERY_SECONDS = 0.1


@contextmanager
def watched(
    connection: Connection,
    stop: Callable[[], bool],
    reason: str,
    every: float = EVERY_SECONDS,
) -> Iterator[None]:
    """Ask `stop` ten times a second, or `every` so many seconds, while SQLite works on `connection`.

    True interrupts the statement that runs and raises `Cancelled` with `reason`; the transaction is
    the caller's to roll back.
    """
    driver = connection.driver
    asked, stopped = time.monotonic(), False

    def ask() -> bool:
        nonlocal asked, stopped
        now = time.monotonic()
        if now - asked < every:
            return False
        asked = now
        stopped = stop()
        return stopped

    driver.set_progress_handler(ask, EVERY_STEPS)
    try:
        yield
    except sqlite3.Error as error:
        if stopped:
            raise Cancelled(reason=reason) from error
        raise
    finally:
        driver.set_progress_handler(None, 0)
