"""How many memories of some each value of a facet would show, in whichever way is cheapest.

Of all memories the kept counts tell most. A few are asked one by one. Of many, the memories of each
value are fetched as a list of a filter with that value alone would be, and those that are in both
are counted. All three come to the same, which a test holds.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nidra.records.grade import Grade, Standing, Tier
from nidra.records.strength import Span
from nidra.records.verdict import State
from nidra.store import browsing, census, changed_by, fading, verdict_census
from nidra.store.assembly import united_under
from nidra.store.browsing import packed
from nidra.store.connection import Connection
from nidra.store.filter_parts import CONTESTED
from nidra.store.filters import Filter
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.visible import FILED, LOADED

FEW = 20_000
SOURCES = 20
_KEPT = {"active", "grade", "standing", "tier"}

Counts = Counter[Any]
Room = tuple[int, str, str]  # origin, wing, room
Place = tuple[int, int | None, set[int]]  # origin, room, the memories with a drawer there


@dataclass
class Base:
    """The memories that are counted: those that a filter lets through and, with `held`, a search too.

    `heed` is asked between the steps and may raise to stop.
    """

    connection: Connection
    chosen: Filter
    held: Sequence[int] | None = None
    heed: Callable[[], None] = lambda: None
    _keys: list[int] | None = None
    _wanted: set[int] | None = None
    _retired: set[int] | None = None
    _own: list[Any] | None = None
    _places: list[Place] | None = None

    @property
    def keys(self) -> list[int]:
        """The keys, ascending; looked up once."""
        if self._keys is None:
            if self.held is not None:
                self._keys = list(self.held)
            else:
                self._keys = browsing.fitting(self.connection, self.chosen, self.heed)
            self.heed()
        return self._keys

    @property
    def is_kept(self) -> bool:
        """Do the kept counts tell how many there are by grade, standing and tier?"""
        narrowed = {name for name, value in _values(self.chosen) if value is not None}
        return self.held is None and narrowed <= _KEPT

    @property
    def is_everyone(self) -> bool:
        """Are these all that are in use, and does every import count?"""
        return self.held is None and browsing.is_everyone(self.connection, self.chosen)

    def own(self) -> list[Any]:
        """(grade, standing, tier, flags, contested, from an import?, last change) of each of a few."""
        if self._own is None:
            self._own = fetch(
                self.connection,
                "SELECT m.grade, m.standing, m.tier, m.flags, m.contested, m.origin_id IS NOT NULL,"
                " m.updated_at FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value",
                (json.dumps(self.keys),),
            )
        return self._own

    def among(self, **values: Any) -> int:
        """How many of these a filter with these values alone lets through."""
        alone = Filter(active=self.chosen.active, **values)
        found = browsing.fitting(self.connection, alone, self.heed)
        self.heed()
        return self.count(found)

    def count(self, found: Collection[int]) -> int:
        """How many of these memories, each named once, are among them."""
        if not self.is_everyone:
            return len(self.wanted.intersection(found))
        return len(found) - len(self.retired.intersection(found))

    @property
    def wanted(self) -> set[int]:
        """The keys as a set."""
        if self._wanted is None:
            self._wanted = set(self.keys)
        return self._wanted

    @property
    def retired(self) -> set[int]:
        """The memories that are in use no more."""
        if self._retired is None:
            sql = "SELECT id FROM memory WHERE active=0"
            self._retired = set(packed(self.connection, sql))
        return self._retired

    @property
    def few(self) -> bool:
        """Are there so few that each can be asked?"""
        return not self.is_everyone and len(self.keys) <= FEW


def _values(chosen: Filter) -> list[tuple[str, Any]]:
    return [(name, getattr(chosen, name)) for name in Filter.__slots__]


# By what a memory's own row says -------------------------------------------------------------

_CENSUS = {"tier": 2, "grade": 3, "standing": 4}
_OWN = {"grade": 0, "standing": 1, "tier": 2}
_KINDS: Mapping[str, Sequence[Any]] = {"grade": Grade, "standing": Standing, "tier": Tier}  # type: ignore[dict-item]


def by_own(base: Base, name: str) -> Counts:
    """By grade, standing or tier."""
    if base.is_kept:
        return _of_census(base, _CENSUS[name])
    if base.few:
        return Counter(row[_OWN[name]] for row in base.own())
    return Counter({int(one): base.among(**{name: one}) for one in _KINDS[name]})


def _of_census(base: Base, column: int) -> Counts:
    chosen, counted = base.chosen, Counter[int]()
    wanted = {2: chosen.tier, 3: chosen.grade, 4: chosen.standing, 6: chosen.active}
    for cell, n in census.count(base.connection).items():
        if all(value is None or cell[at] == value for at, value in wanted.items()):
            counted[cell[column]] += n
    return counted


def by_flag(base: Base) -> Counts:
    """By flag; those with a contest that is open count as contested."""
    if base.few:
        rows: Iterable[Any] = ((row[3], row[4], 1) for row in base.own())
    elif base.is_everyone:
        rows = fetch(base.connection, f"{_FLAGS} AND active=1 GROUP BY flags, contested")
    else:
        rows = _flagged(base)
    counted: Counts = Counter()
    for flags, contested, n in rows:
        counted.update(dict.fromkeys(flags.split(), n))
        counted[CONTESTED] += n if contested else 0
    return +counted


_FLAGS = (
    "SELECT flags, contested, count(*) FROM memory NOT INDEXED WHERE (flags<>'' OR contested=1)"
)


def _flagged(base: Base) -> Iterable[Any]:
    """(flags, contested, 1) of those of many that bear one."""
    sql = _FLAGS.replace("count(*)", "id")
    wanted = base.wanted
    return ((row[0], row[1], 1) for row in fetch(base.connection, sql) if row[2] in wanted)


def by_age(base: Base, moments: Sequence[int]) -> Counts:
    """How many changed at each of these moments or later."""
    if base.few:
        return Counter({at: sum(row[6] >= at for row in base.own()) for at in moments})
    if base.is_everyone:
        sql = "SELECT count(*) FROM memory WHERE active=1 AND updated_at>=?"
        return Counter({at: fetch(base.connection, sql, (at,))[0][0] for at in moments})
    return Counter({at: base.among(since=at) for at in moments})


def by_span(base: Base, spans: Sequence[Span]) -> list[int]:
    """How many fade within each of these spans."""
    if base.few:
        listed = json.dumps(base.keys)
        return [fetch(base.connection, _fading(span), (listed,))[0][0] for span in spans]
    if base.is_everyone:
        return [
            sum(fading.count(base.connection, span, tier) for tier in fading.MORTAL)
            for span in spans
        ]
    return [base.among(fading=span) for span in spans]


def _fading(span: Span) -> str:
    return (
        "SELECT count(*) FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
        f" WHERE {fading.fits(span)}"
    )


def by_pass(base: Base, passes: Sequence[str]) -> Counts:
    """How many each of these passes changed."""
    counted: Counts = Counter()
    for name in passes:
        changed = changed_by.keys(base.connection, name)
        base.heed()
        counted[name] = base.count(changed)
    return counted


# By receipts --------------------------------------------------------------------------------

_LIVE = f"v.retired_by IS NULL AND {LOADED}"
_STATES = (
    "SELECT DISTINCT k.value, v.state FROM json_each(?) k CROSS JOIN evidence e"
    " ON e.memory_id=k.value CROSS JOIN verdict v ON v.evidence_id=e.id"
    f" WHERE {_LIVE} UNION SELECT k.value, v.state FROM json_each(?) k CROSS JOIN evidence_link l"
    " ON l.memory_id=k.value CROSS JOIN evidence e ON e.id=l.evidence_id"
    f" CROSS JOIN verdict v ON v.evidence_id=e.id WHERE {_LIVE}"
)
_NAMED = (
    "SELECT DISTINCT k.value, e.source_id FROM json_each(?) k CROSS JOIN evidence e"
    f" ON e.memory_id=k.value WHERE {LOADED} UNION SELECT k.value, e.source_id FROM json_each(?) k"
    " CROSS JOIN evidence_link l ON l.memory_id=k.value CROSS JOIN evidence e"
    f" ON e.id=l.evidence_id WHERE {LOADED}"
)


def by_verdict(base: Base) -> Counts:
    """By the labels of live receipts: a memory counts once for each that it shows."""
    if base.is_everyone:
        return _verdicts_of_all(base)
    if base.few:
        return _labels(base.connection, base.keys)
    wanted = verdict_census.count(base.connection)
    shown = {State(state).label: State(state) for state, n in wanted.items() if n}
    return Counter({label: base.among(verdict=state) for label, state in shown.items()})


def _labels(connection: Connection, keys: Sequence[int]) -> Counts:
    listed = json.dumps(keys)
    pairs = {
        (key, State(state).label) for key, state in fetch(connection, _STATES, (listed, listed))
    }
    return Counter(label for _, label in pairs)


def _verdicts_of_all(base: Base) -> Counts:
    """Nearly all memories show one receipt alone: for those the kept counts tell, and the others are
    taken off them and asked."""
    connection = base.connection
    retired = base.retired
    others = retired.union(packed(connection, _SEVERAL), packed(connection, _LINKS))
    base.heed()
    counted: Counts = Counter()
    for state, n in verdict_census.count(connection).items():
        counted[State(state).label] += n
    for state, n in fetch(connection, _RECEIPTS, (json.dumps(sorted(others)),)):
        counted[State(state).label] -= n
    counted.update(_labels(connection, sorted(others - retired)))
    return +counted


_SEVERAL = "SELECT memory_id FROM evidence GROUP BY memory_id HAVING count(*)>1"
_LINKS = "SELECT DISTINCT memory_id FROM evidence_link"
_RECEIPTS = (
    "SELECT v.state, count(*) FROM json_each(?) k CROSS JOIN evidence e ON e.memory_id=k.value"
    f" CROSS JOIN verdict v ON v.evidence_id=e.id WHERE {_LIVE} GROUP BY v.state"
)


def by_source(base: Base, also: str | None = None) -> list[tuple[str, int]]:
    """(path, memories) of the sources that most have a receipt in, and of the one named."""
    connection = base.connection
    if base.few:
        listed = json.dumps(base.keys)
        pairs = fetch(connection, _NAMED, (listed, listed))
        top = Counter(source for _, source in pairs).most_common(SOURCES)
        named = dict(fetch(connection, _PATHS, (json.dumps([key for key, _ in top]),)))
        found = {named[key]: n for key, n in top}
    else:
        found = _heaviest(base)
    if also is not None and also not in found:
        found[also] = base.among(source=also)
    return sorted(found.items(), key=lambda one: (-one[1], one[0]))


_PATHS = "SELECT s.id, s.path FROM json_each(?) k CROSS JOIN source s ON s.id=k.value"
_HEAVY = (
    "SELECT s.path FROM (SELECT source_id, count(*) AS n FROM evidence GROUP BY source_id"
    f" ORDER BY n DESC LIMIT {SOURCES}) e JOIN source s ON s.id=e.source_id"
)


def _heaviest(base: Base) -> dict[str, int]:
    """Those of the sources with the most receipts of all that any of many memories rests on."""
    paths = [row[0] for row in fetch(base.connection, _HEAVY)]
    base.heed()
    counted = {path: base.among(source=path) for path in paths}
    return {path: n for path, n in counted.items() if n}


# By where it was filed ----------------------------------------------------------------------

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
    if base.few:
        return sum(not row[5] for row in base.own())
    if base.is_kept:
        return _of_census(base, 0)[0]
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
    held: dict[Any, list[set[int]]] = {}
    for origin, room, keys in _places(base, rooms):
        value = told(origin, rooms.get(room or 0))
        if value is not None:
            held.setdefault(value, []).append(keys)
    counted: Counts = Counter()
    for value, sets in held.items():
        counted[value] = base.count(sets[0] if len(sets) == 1 else set().union(*sets))
        base.heed()
    return +counted


def _placed(
    base: Base, rooms: Mapping[int, Room], told: Callable[[int, Room | None], Any]
) -> Counts:
    """The same of a few, whose drawers are asked for, with those of what they united."""
    holders = united_under(base.connection, base.keys)
    pairs = {
        (holder, told(origin, rooms.get(room)))
        for key, origin, room in fetch(base.connection, _FILED, (json.dumps(list(holders)),))
        for holder in holders[key]
    }
    return Counter(value for _, value in pairs if value is not None)


def _places(base: Base, rooms: Mapping[int, Room]) -> list[Place]:
    """Every room with the memories that have a drawer in it, or united one that has; looked up once."""
    if base._places is None:
        hides = fetch(base.connection, "SELECT 1 FROM batch WHERE state<>'complete' LIMIT 1")
        filed = f"d.memory_id IS NOT NULL AND {FILED if hides else '1'}"
        above = dict(fetch(base.connection, _ABOVE))
        base._places = []
        for room, (origin, _, _) in rooms.items():
            sql = f"SELECT d.memory_id FROM drawer d WHERE d.room_id=? AND {filed}"
            found = _with_keepers(set(packed(base.connection, sql, (room,))), above)
            base._places.append((origin, room, found))
            base.heed()
        sql = f"SELECT d.origin_id, d.memory_id FROM drawer d WHERE d.room_id IS NULL AND {filed}"
        nowhere: dict[int, set[int]] = {}
        for origin, key in fetch(base.connection, sql):
            nowhere.setdefault(origin, set()).add(key)
        for origin, keys in nowhere.items():
            base._places.append((origin, None, _with_keepers(keys, above)))
    return base._places


_ABOVE = f"SELECT m.id, m.superseded_by FROM memory m WHERE {IS_UNITED}"


def _with_keepers(keys: set[int], above: Mapping[int, int]) -> set[int]:
    """With each memory those that it was united into, step by step."""
    for key in above.keys() & keys:
        at: int | None = key
        while at is not None:
            keys.add(at)
            at = above.get(at)
    return keys
