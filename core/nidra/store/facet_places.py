"""Memories counted by where foreign stores filed them: origin, wing and room."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from nidra.store import facet_rows
from nidra.store.assembly import united_under
from nidra.store.connection import Connection
from nidra.store.facet_base import Base, Counts
from nidra.store.filters import Filter
from nidra.store.key_arrays import Keys, among, ascending, fetched, of, together
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.visible import FILED

Room = tuple[int, str, str]  # origin, wing, name


class Place(NamedTuple):
    """A room of a foreign store, or none, and the memories that it tells of."""

    origin: int
    room: int | None
    keys: Keys


_FILED = (
    "SELECT DISTINCT d.memory_id, d.origin_id, d.room_id FROM json_each(?) k CROSS JOIN drawer d"
    f" ON d.memory_id=k.value WHERE {FILED}"
)


def by_origin(base: Base, rooms: Mapping[int, Room]) -> Counts:
    """By the foreign store that says it; 0 is what was filed by hand."""
    counted = _by_place(base, rooms, lambda origin, room: origin)
    counted[0] = _by_hand(base)
    return +counted


def _by_hand(base: Base) -> int:
    if base.readable:
        return sum(not row[5] for row in base.lines)
    if base.is_kept:
        return facet_rows.of_census(base, 0)[0]
    return base.among(origin=0)


def by_wing(base: Base, rooms: Mapping[int, Room]) -> Counts:
    """By wing."""
    return _by_place(base, rooms, lambda origin, room: room and room[1])


def by_room(base: Base, rooms: Mapping[int, Room]) -> Counts:
    """By the name of the room; in the wing of the filter, where it names one."""
    return _by_place(base, rooms, lambda origin, room: room and _room(base.chosen, room))


def _room(chosen: Filter, room: Room) -> str | None:
    return room[2] if chosen.wing in (None, room[1]) else None


def _by_place(
    base: Base, rooms: Mapping[int, Room], told: Callable[[int, Room | None], Any]
) -> Counts:
    if base.few:
        return _placed(base, rooms, told)
    held: dict[Any, list[Keys]] = {}
    for origin, room, keys in _places(base, rooms):
        value = told(origin, rooms.get(room or 0))
        if value is not None:
            held.setdefault(value, []).append(keys)
    counted: Counts = Counter()
    for value, sets in held.items():
        counted[value] = base.count(sets[0] if len(sets) == 1 else together(*sets))
        base.heed()
    return +counted


def _placed(
    base: Base, rooms: Mapping[int, Room], told: Callable[[int, Room | None], Any]
) -> Counts:
    """The same of a few, whose drawers are asked for, with those of what they united."""
    holders = united_under(base.connection, base.keys.tolist())
    pairs = {
        (holder, told(origin, rooms.get(room)))
        for key, origin, room in fetch(base.connection, _FILED, (json.dumps(list(holders)),))
        for holder in holders[key]
    }
    return Counter(value for _, value in pairs if value is not None)


def _places(base: Base, rooms: Mapping[int, Room]) -> Iterator[Place]:
    """Every room with the memories that have a drawer in it, or united one that has. Each is kept by
    itself: a count that is broken off has not fetched them in vain."""
    connection, kept = base.connection, base.kept
    filed = kept.once("filed", lambda: _filed(connection))
    above = kept.once("above", lambda: dict(fetch(connection, _ABOVE)))
    for room, (origin, _, _) in rooms.items():
        sql = f"SELECT d.memory_id FROM drawer d WHERE d.room_id=? AND {filed}"
        yield Place(origin, room, kept.once(("room", room), partial(_in_room, base, sql, room)))
        base.heed()
    for origin, keys in kept.once("nowhere", lambda: _nowhere(connection, filed)).items():
        yield Place(origin, None, _with_keepers(keys, above))


def _filed(connection: Connection) -> str:
    """What is asked of a drawer that tells of a memory."""
    hides = fetch(connection, "SELECT 1 FROM batch WHERE state<>'complete' LIMIT 1")
    return f"d.memory_id IS NOT NULL AND {FILED if hides else '1'}"


def _in_room(base: Base, sql: str, room: int) -> Keys:
    above = base.kept.once("above", lambda: dict(fetch(base.connection, _ABOVE)))
    return _with_keepers(ascending(fetched(base.connection, sql, (room,))), above)


def _nowhere(connection: Connection, filed: str) -> dict[int, Keys]:
    """The memories with a drawer in no room, by the foreign store that says them."""
    sql = f"SELECT d.origin_id, d.memory_id FROM drawer d WHERE d.room_id IS NULL AND {filed}"
    found: dict[int, set[int]] = {}
    for origin, key in fetch(connection, sql):
        found.setdefault(origin, set()).add(key)
    return {origin: ascending(of(keys)) for origin, keys in found.items()}


_ABOVE = f"SELECT m.id, m.superseded_by FROM memory m WHERE {IS_UNITED}"


def _with_keepers(keys: Keys, above: Mapping[int, int]) -> Keys:
    """With each memory those that it was united into, step by step."""
    keepers: set[int] = set()
    for key in among(of(list(above)), keys).tolist():
        at: int | None = key
        while at is not None:
            keepers.add(at)
            at = above.get(at)
    return together(keys, of(keepers)) if keepers else keys
