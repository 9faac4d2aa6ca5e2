"""What is wrong inside the database, if anything. Reads only."""

from __future__ import annotations

from nidra.store import census, indexes, verdict_census
from nidra.store.connection import Connection


def damage(connection: Connection) -> list[str]:
    """What SQLite's own check finds, at most 20 findings; empty where the file is sound."""
    rows = connection.exec_driver_sql("PRAGMA quick_check(20)")
    return [row[0] for row in rows if row[0] != "ok"]


def loose_rows(connection: Connection) -> int:
    """How many rows point at rows that do not exist."""
    return len(connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall())


def census_is_true(connection: Connection) -> bool:
    """Does the census that is kept, of memories and of verdicts, equal a fresh count?"""
    if verdict_census.kept(connection) != verdict_census.recount(connection):
        return False
    return census.count(connection) == census.recount(connection)


def indexes_are_there(connection: Connection) -> bool:
    """Is every index built?"""
    return indexes.complete(connection)


def open_imports(connection: Connection) -> list[tuple[str, int]]:
    """(location, begin in microseconds) of imports that never came to their end."""
    rows = connection.exec_driver_sql(
        "SELECT o.location, b.started_at FROM batch b JOIN origin o ON o.id=b.origin_id"
        " WHERE b.state='open'"
    ).fetchall()
    return [(row[0], row[1]) for row in rows]
