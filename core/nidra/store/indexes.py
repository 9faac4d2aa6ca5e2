"""Indexes that a bulk load into an empty store is spared, and gets once at its end."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Index
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex

from nidra.store.connection import Connection
from nidra.store.tables import AFTER_LOAD, UNIQUE_NAMES, metadata


def drop(connection: Connection, alone: bool = False) -> None:
    """Drop what is built after the load.

    The one that keeps ids unique goes only where nobody else can file the same text meanwhile.
    """
    for name in (*AFTER_LOAD, UNIQUE_NAMES) if alone else AFTER_LOAD:
        connection.exec_driver_sql(f"DROP INDEX IF EXISTS {name}")


def ensure(connection: Connection, told: Callable[[int, int], None] | None = None) -> None:
    """Build what is missing; a store that has every index is not written to.

    `told` hears how many are built, of how many.
    """
    lacking = _lacking(connection)
    for done, index in enumerate(lacking):
        if told is not None:
            told(done, len(lacking))
        _create(connection, index)


def ensure_names(connection: Connection) -> None:
    """Build the index of the public ids, where it is missing."""
    for index in _lacking(connection):
        if index.name == UNIQUE_NAMES:
            _create(connection, index)


def _create(connection: Connection, index: Index) -> None:
    connection.exec_driver_sql(str(CreateIndex(index).compile(dialect=sqlite.dialect())))


def _lacking(connection: Connection) -> list[Index]:
    rows = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type='index'")
    have = {row[0] for row in rows}
    every = [index for table in metadata.sorted_tables for index in table.indexes]
    return [index for index in every if index.name not in have]


def complete(connection: Connection) -> bool:
    """Is every index there?"""
    return not _lacking(connection)
