"""Rot by wing and room in the HTML report: each line a bar of how its memories stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from nidra.records.report import PassReport, RoomRot
from nidra.report.html_charts import stacked, standing_parts
from nidra.report.html_text import escaped, folded, more, section, table
from nidra.report.rot import by_rot, gone_in, shown_rot, told_in, wings
from nidra.report.words import count, counted

WINGS = 20
ROOMS = 60


def rot(report: PassReport) -> str:
    """Every wing and room with the share of its memories that points at files that are gone."""
    if not report.rooms:
        return ""
    rooms = by_rot(report.rooms)
    return section(
        "rot",
        "Rot by wing and room",
        "<p>Rot is the share of memories that point at files that are gone.</p>",
        _wings(rooms),
        folded(counted(len(rooms), "room"), _rooms(rooms), opened=True),
    )


def _wings(rooms: Sequence[RoomRot]) -> str:
    found = wings(rooms)
    standing: dict[str, Counter[str]] = {}
    for room in rooms:
        standing.setdefault(room.wing, Counter()).update(room.by_standing)
    rows = [
        [
            escaped(wing.wing) or "(no wing)",
            _bar(f"wing-{at}", wing.wing or "(no wing)", standing[wing.wing]),
            count(wing.rooms),
            count(wing.active),
            count(wing.gone),
            shown_rot(wing.gone, wing.active, wing.told),
        ]
        for at, wing in enumerate(found[:WINGS])
    ]
    head = ["wing", "how its memories stand", "rooms", "memories", "gone", "rot"]
    shown = table("Wings, the most rotten first", head, rows, (2, 3, 4, 5), drawn=1)
    return shown + more(len(found) - len(rows))


def _rooms(rooms: Sequence[RoomRot]) -> str:
    several = len({room.origin for room in rooms}) > 1
    rows = []
    for at, room in enumerate(rooms[:ROOMS]):
        place = f"{room.wing or '(no wing)'} / {room.room or '(no room)'}"
        below = f'<br><span class="quiet">{escaped(room.origin)}</span>' if several else ""
        rows.append(
            [
                escaped(place) + below,
                _bar(f"room-{at}", place, room.by_standing),
                count(room.active),
                count(gone_in(room)),
                shown_rot(gone_in(room), room.active, told_in(room)),
            ]
        )
    head = ["room", "how its memories stand", "memories", "gone", "rot"]
    shown = table("Rooms, the most rotten first", head, rows, (2, 3, 4, 5), drawn=1)
    return shown + more(len(rooms) - len(rows))


def _bar(name: str, place: str, by_standing: Mapping[str, int]) -> str:
    parts = standing_parts(dict(by_standing))
    return stacked(name, f"Standing in {escaped(place, 80)}", parts, thin=True)
