"""The keys of rooms and dialects, made where they are new and remembered: an import meets few, often."""

from __future__ import annotations

from collections.abc import Iterable

from nidra.store.connection import Connection


class Places:
    """The rooms of one origin, by wing and name, and the dialects."""

    def __init__(self, origin: int) -> None:
        self._origin = origin
        self._rooms: dict[tuple[str, str], int] = {("", ""): 0}
        self._dialects: dict[str, int] = {"": 0}

    def rooms(self, connection: Connection, places: Iterable[tuple[str, str]]) -> list[int]:
        """The keys of rooms, 0 for none."""
        known = self._rooms
        return [
            known[place] if place in known else self._room(connection, place) for place in places
        ]

    def dialects(self, connection: Connection, names: Iterable[str]) -> list[int]:
        """The keys of dialects, 0 for none."""
        known = self._dialects
        return [known[name] if name in known else self._dialect(connection, name) for name in names]

    def _room(self, connection: Connection, place: tuple[str, str]) -> int:
        connection.exec_driver_sql(
            "INSERT OR IGNORE INTO room (origin_id, wing, name) VALUES (?,?,?)",
            (self._origin, *place),
        )
        key = connection.exec_driver_sql(
            "SELECT id FROM room WHERE origin_id=? AND wing=? AND name=?", (self._origin, *place)
        ).scalar()
        self._rooms[place] = int(key or 0)
        return self._rooms[place]

    def _dialect(self, connection: Connection, name: str) -> int:
        connection.exec_driver_sql("INSERT OR IGNORE INTO dialect (name) VALUES (?)", (name,))
        key = connection.exec_driver_sql("SELECT id FROM dialect WHERE name=?", (name,)).scalar()
        self._dialects[name] = int(key or 0)
        return self._dialects[name]
