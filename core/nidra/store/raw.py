"""Reading many rows at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nidra.store.connection import Connection


def fetch(connection: Connection, sql: str, words: Sequence[Any] = ()) -> list[Any]:
    """Every row of a query."""
    return connection.driver.execute(sql, words).fetchall()


def insert(connection: Connection, sql: str, words: Sequence[Any]) -> int:
    """Write one row; its key."""
    return int(connection.driver.execute(sql, words).lastrowid or 0)
