"""Which rows of a foreign store are there no more: what one whole import met against what is on file.

The drawers themselves are the snapshot. A row that a whole import does not meet has vanished and is
marked with that import's moment; one that comes back loses its mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nidra.store.connection import Connection
from nidra.store.raw import fetch

_STEP = 5000


class Met:
    """The drawers that an import met, one byte each."""

    def __init__(self) -> None:
        self._marks = bytearray()

    def add(self, drawers: Iterable[int]) -> None:
        """These drawers' rows are still there."""
        for key in drawers:
            if key >= len(self._marks):
                self._marks.extend(bytes(max(_STEP, key + 1 - len(self._marks))))
            self._marks[key] = 1

    def __contains__(self, key: int) -> bool:
        return key < len(self._marks) and bool(self._marks[key])


@dataclass(frozen=True, slots=True)
class Compared:
    """How many rows vanished since the import before, and how many came back."""

    vanished: int = 0
    returned: int = 0


def compare(connection: Connection, origin: int, batch: int, met: Met, now: int) -> Compared:
    """Mark the drawers of an origin that a whole import did not meet; unmark those that it met again.

    `batch` is the import's own, whose drawers are new. Writes nothing where nothing changed.
    """
    lost = [key for key in _there(connection, origin, batch) if key not in met]
    marked = fetch(
        connection, "SELECT id FROM drawer WHERE origin_id=? AND gone_at IS NOT NULL", (origin,)
    )
    back = [key for (key,) in marked if key in met]
    _mark(connection, lost, now)
    _mark(connection, back, None)
    return Compared(len(lost), len(back))


def _there(connection: Connection, origin: int, batch: int) -> Iterator[int]:
    """Drawers of earlier imports that have not vanished, read in steps: of half a million, 60 MB less."""
    after = 0
    while rows := fetch(
        connection,
        "SELECT id FROM drawer WHERE id>? AND +origin_id=? AND gone_at IS NULL"
        " AND batch_id IS NOT ? ORDER BY id LIMIT ?",
        (after, origin, batch, _STEP),
    ):
        yield from [key for (key,) in rows]
        after = rows[-1][0]


def _mark(connection: Connection, drawers: Sequence[int], when: int | None) -> None:
    for step in _steps(drawers):
        marks = ",".join(map(str, step))
        connection.exec_driver_sql(f"UPDATE drawer SET gone_at=? WHERE id IN ({marks})", (when,))


def _steps(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    return (keys[at : at + _STEP] for at in range(0, len(keys), _STEP))


def vanished(connection: Connection) -> dict[str, dict[int, int]]:
    """Rows that are there no more, by the place of their store and the moment of that import."""
    rows = connection.exec_driver_sql(
        "SELECT o.location, d.gone_at, count(*) FROM origin o JOIN drawer d ON d.origin_id=o.id"
        " WHERE d.gone_at IS NOT NULL GROUP BY o.id, d.gone_at ORDER BY o.id, d.gone_at"
    )
    found: dict[str, dict[int, int]] = {}
    for location, when, number in rows:
        found.setdefault(location, {})[when] = number
    return found


def vanished_rows(
    connection: Connection, limit: int
) -> list[tuple[str, str | None, str, str, str, int]]:
    """(foreign id, memory, wing, room, text, when) of rows that are there no more, the latest first."""
    rows = connection.exec_driver_sql(
        "SELECT d.foreign_id, m.public_id, coalesce(r.wing, ''), coalesce(r.name, ''),"
        " coalesce(substr(t.text, 1, 400), ''), d.gone_at FROM drawer d"
        " LEFT JOIN memory m ON m.id=d.memory_id LEFT JOIN statement t ON t.memory_id=d.memory_id"
        " LEFT JOIN room r ON r.id=d.room_id WHERE d.gone_at IS NOT NULL"
        " ORDER BY d.gone_at DESC, d.id LIMIT ?",
        (limit,),
    ).fetchall()
    return [(row[0], row[1], row[2], row[3], row[4], row[5]) for row in rows]
