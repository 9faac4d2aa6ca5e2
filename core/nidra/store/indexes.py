"""Indexes that a bulk load into an empty store is spared, and gets once at its end."""

from __future__ import annotations

from sqlalchemy import Connection

from nidra.store.tables import AFTER_LOAD, metadata


def drop(connection: Connection) -> None:
    """Drop what is built after the load."""
    for name in AFTER_LOAD:
        connection.exec_driver_sql(f"DROP INDEX IF EXISTS {name}")


def ensure(connection: Connection) -> None:
    """Build what is missing; a store that has every index is not written to."""
    have = {
        row[0]
        for row in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type='index'")
    }
    for table in metadata.sorted_tables:
        for index in table.indexes:
            if index.name not in have:
                index.create(connection)


def complete(connection: Connection) -> bool:
    """Is every index there?"""
    rows = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type='index'")
    have = {row[0] for row in rows}
    return all(index.name in have for table in metadata.sorted_tables for index in table.indexes)
