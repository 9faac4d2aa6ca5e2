"""Rot: where memories point at files that are gone, by room and by wing, the worst first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from nidra.records.grade import Standing
from nidra.records.report import RoomRot

WORST = 3
LEAST_MEMORIES = 3


@dataclass(frozen=True, slots=True)
class WingRot:
    """One wing: its rooms, active memories, and those that point at files that are gone."""

    wing: str
    rooms: int
    active: int
    gone: int


def gone_in(room: RoomRot) -> int:
    """How many memories of a room point at files that are gone."""
    return room.by_standing.get(Standing.GONE.label, 0)


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
    for room in rooms:
        number[room.wing] += 1
        active[room.wing] += room.active
        gone[room.wing] += gone_in(room)
    found = [WingRot(wing, number[wing], active[wing], gone[wing]) for wing in number]
    return sorted(found, key=lambda w: (-w.gone / max(1, w.active), -w.active, w.wing))
