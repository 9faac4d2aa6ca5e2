"""Counts of the whole store: by grade, standing and verdict, and room by room."""

from __future__ import annotations

from collections import Counter

from nidra.records.grade import Grade, Standing
from nidra.records.report import Census, RoomRot
from nidra.records.verdict import State
from nidra.store import census, verdict_census
from nidra.store.connection import Connection


def counts(connection: Connection) -> Census:
    """The census as it is kept, with the live receipts counted by verdict."""
    total = active = contested = 0
    by_grade: Counter[str] = Counter({grade.label: 0 for grade in Grade})
    by_standing: Counter[str] = Counter({standing.label: 0 for standing in Standing})
    for cell, n in census.count(connection).items():
        total += n
        if cell[6]:
            active += n
            contested += n if cell[5] else 0
            by_grade[Grade(cell[3]).label] += n
            by_standing[Standing(cell[4]).label] += n
    verdicts: Counter[str] = Counter()
    for state, n in sorted(verdict_census.count(connection).items()):
        verdicts[State(state).label] += n
    return Census(total, active, contested, dict(by_grade), dict(by_standing), dict(verdicts))


def rooms(connection: Connection) -> list[RoomRot]:
    """Every room with its active memories by standing, the most rotten first."""
    found: dict[int, Counter[str]] = {}
    for cell, n in census.count(connection).items():
        if cell[6] and cell[1]:
            found.setdefault(cell[1], Counter())[Standing(cell[4]).label] += n
    rows = connection.exec_driver_sql(
        "SELECT r.id, o.location, r.wing, r.name FROM room r JOIN origin o ON o.id=r.origin_id"
    )
    listed = [
        RoomRot(row[1], row[2], row[3], sum(found[row[0]].values()), dict(found[row[0]]))
        for row in rows
        if row[0] in found
    ]
    return sorted(listed, key=lambda room: (-room.rot, -room.active, room.wing, room.room))
