"""Rot of a report: the worst rooms in a sentence each, all wings and rooms in bounded tables."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.report import RoomRot
from nidra.report.md_text import bullets, escaped, table
from nidra.report.rot import (
    LEAST_MEMORIES,
    WingRot,
    by_rot,
    gone_in,
    shown_rot,
    told_in,
    undecided,
    wings,
    worst_rooms,
)
from nidra.report.words import and_more, count, counted, said, share

LISTED = 20


def worst(rooms: Sequence[RoomRot]) -> str:
    """The three worst rooms, or the sentence that none has rotted or that it cannot be told."""
    if not rooms:
        return ""
    found = worst_rooms(rooms)
    if found:
        lines = [_worst_line(room) for room in found]
        return f"The rooms that have rotted most:\n\n{bullets(lines)}"
    if any(gone_in(room) for room in rooms):
        return f"No room of {LEAST_MEMORIES} memories or more points at files that are gone."
    left = undecided(rooms)
    if not any(map(told_in, rooms)):
        why = "source of any room could be read so far" if left else "memory points at a file"
        return f"Rot cannot be told: no {why}."
    but = said(left, "memory could not be compared", "memories could not be compared")
    return f"No room points at a file that is gone{f'; {but}' if left else ''}."


def _worst_line(room: RoomRot) -> str:
    gone = gone_in(room)
    return (
        f"{named(room)}: {share(gone, room.active)} gone "
        f"({count(gone)} of {counted(room.active, 'memory', 'memories')})"
    )


def named(room: RoomRot) -> str:
    """Wing and room, escaped; a foreign store may leave either blank."""
    return f"{escaped(room.wing) or '(no wing)'} / {escaped(room.room) or '(no room)'}"


def named_plain(room: RoomRot) -> str:
    """Wing and room as plain text."""
    return f"{room.wing or '(no wing)'} / {room.room or '(no room)'}"


def rot(rooms: Sequence[RoomRot]) -> str:
    """Every wing and room with the share of its memories that points at files that are gone."""
    if not rooms:
        return ""
    found = wings(rooms)
    parts = ["## Rot by wing and room", _wing_table(found), _room_table(by_rot(rooms))]
    return "\n\n".join(parts)


def _wing_table(found: Sequence[WingRot]) -> str:
    rows = [
        [
            escaped(w.wing) or "(no wing)",
            count(w.rooms),
            count(w.active),
            count(w.gone),
            shown_rot(w.gone, w.active, w.told),
        ]
        for w in found[:LISTED]
    ]
    return _bounded(["wing", "rooms", "memories", "gone", "rot"], rows, len(found), 1)


def _room_table(rooms: Sequence[RoomRot]) -> str:
    several = len({room.origin for room in rooms}) > 1
    rows = []
    for room in rooms[:LISTED]:
        place = [escaped(room.origin)] if several else []
        place += [escaped(room.wing) or "(no wing)", escaped(room.room) or "(no room)"]
        rows.append([*place, count(room.active), count(gone_in(room)), _share(room)])
    names = ["store", "wing", "room"] if several else ["wing", "room"]
    return _bounded([*names, "memories", "gone", "rot"], rows, len(rooms), len(names))


def _share(room: RoomRot) -> str:
    return shown_rot(gone_in(room), room.active, told_in(room))


def _bounded(head: list[str], rows: list[list[str]], total: int, numbers_from: int) -> str:
    made = table(head, rows, numbers_from)
    left = total - len(rows)
    return f"{made}\n\n{and_more(left)}" if left > 0 else made
