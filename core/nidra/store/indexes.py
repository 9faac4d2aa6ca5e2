"""Indexes that a bulk load into an empty store is spared: it gets most once at its end.

What only a later import may ask for is built when one does.
"""

from __future__ import annotations

from collections.abc import Callable

from nidra.store.connection import Connection
from nidra.store.schema import AFTER_LOAD, UNIQUE_NAMES, WHEN_ASKED
from nidra.store.schema_sql import INDEXES


def drop(connection: Connection, alone: bool = False) -> None:
    """Drop what is built after the load.

    The one that keeps ids unique goes only where nobody else can file the same text meanwhile.
    """
    spared = (*AFTER_LOAD, *WHEN_ASKED)
    for name in (*spared, UNIQUE_NAMES) if alone else spared:
        connection.exec_driver_sql(f"DROP INDEX IF EXISTS {name}")


def ensure(connection: Connection, told: Callable[[int, int], None] | None = None) -> None:
    """Build what is missing and always needed; a store that has it all is not written to.

    `told` hears how many are built, of how many.
    """
    lacking = _lacking(connection)
    for done, name in enumerate(lacking):
        if told is not None:
            told(done, len(lacking))
        connection.exec_driver_sql(INDEXES[name])


def ensure_names(connection: Connection) -> None:
    """Build the index of the public ids, where it is missing."""
    _ensure_one(connection, UNIQUE_NAMES)


def ensure_foreign_ids(connection: Connection) -> None:
    """Build the index by which a drawer is found by the id of its foreign row, where it is missing."""
    for name in WHEN_ASKED:
        _ensure_one(connection, name)


def _ensure_one(connection: Connection, name: str) -> None:
    if name in _missing(connection):
        connection.exec_driver_sql(INDEXES[name])


def _lacking(connection: Connection) -> list[str]:
    return [name for name in _missing(connection) if name not in WHEN_ASKED]


def _missing(connection: Connection) -> list[str]:
    rows = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type='index'")
    have = {row[0] for row in rows}
    return [name for name in INDEXES if name not in have]


def complete(connection: Connection) -> bool:
    """Is every index there that is always needed?"""
    return not _lacking(connection)
