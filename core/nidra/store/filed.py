"""The foreign stores that memories came from, and their wings and rooms, as they are listed."""

from __future__ import annotations

from nidra.store.connection import Connection
from nidra.store.raw import fetch


def origins(connection: Connection) -> list[tuple[int, str]]:
    """(key, location) of each foreign store, in the order in which they came."""
    return fetch(connection, "SELECT id, location FROM origin ORDER BY id")


def rooms(connection: Connection) -> dict[int, tuple[int, str, str]]:
    """(origin, wing, room) of each room by its key, in the order of their names."""
    rows = fetch(connection, "SELECT id, origin_id, wing, name FROM room ORDER BY wing, name, id")
    return {row[0]: (row[1], row[2], row[3]) for row in rows}


def cut_short(connection: Connection) -> list[tuple[str, int]]:
    """(location, when it began) of the imports that never came to their end."""
    return fetch(
        connection,
        "SELECT o.location, b.started_at FROM batch b JOIN origin o ON o.id=b.origin_id"
        " WHERE b.state='open' ORDER BY b.id",
    )
