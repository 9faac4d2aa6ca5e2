"""Rot: where memories point at files that are gone, by room and by wing, the worst first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from nidra.records.grade import Standing
from nidra.records.report import RoomRot
from nidra.report.words import share

UNTOLD = "–"
WORST = 3
LEAST_MEMORIES = 3


@dataclass(frozen=True, slots=True)
class WingRot:
    """One wing: its rooms, active memories, and those that point at files that are gone.

    `told` is false where no source of the wing was looked at, so that rot cannot be told.
    """

    wing: str
    rooms: int
    active: int
    gone: int
    told: bool = True


def gone_in(room: RoomRot) -> int:
    """How many memories of a room point at files that are gone."""
    return room.by_standing.get(Standing.GONE.label, 0)


def told_in(room: RoomRot) -> bool:
    """Can the rot of a room be told? Only where a memory stands as it does because its source was looked at."""
    looked = (Standing.TRACEABLE, Standing.FALLEN, Standing.GONE)
    return any(room.by_standing.get(standing.label) for standing in looked)


def _undecided(room: RoomRot) -> int:
    return room.by_standing.get(Standing.NOT_COMPARABLE.label, 0)


def shown_rot(gone: int, active: int, told: bool) -> str:
    """The share that is gone as a table shows it: a dash where it cannot be told."""
    return share(gone, active) if told else UNTOLD


def undecided(rooms: Sequence[RoomRot]) -> int:
    """How many memories of these rooms could not be compared, or were not read yet."""
    return sum(map(_undecided, rooms))


def worst_rooms(rooms: Sequence[RoomRot]) -> list[RoomRot]:
    """The three rooms with the largest share gone; a room of fewer than three memories says too little."""
    rotten = [room for room in rooms if gone_in(room) and room.active >= LEAST_MEMORIES]
    return by_rot(rotten)[:WORST]


def by_rot(rooms: Sequence[RoomRot]) -> list[RoomRot]:
    """The rooms, most rotten first; among equals the larger first, then by name."""
    return sorted(rooms, key=lambda room: (-room.rot, -room.active, room.wing, room.room))


def wings(rooms: Sequence[RoomRot]) -> list[WingRot]:
    """The wings, most rotten first."""
    number: Counter[str] = Counter()
    active: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    told: set[str] = set()
    for room in rooms:
        number[room.wing] += 1
        active[room.wing] += room.active
        gone[room.wing] += gone_in(room)
        if told_in(room):
            told.add(room.wing)
    found = [WingRot(wing, number[wing], active[wing], gone[wing], wing in told) for wing in number]
    return sorted(found, key=lambda w: (-w.gone / max(1, w.active), -w.active, w.wing))
