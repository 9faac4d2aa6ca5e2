"""What a table shows: the keys of all memories that a filter lets through, in an order.

Keys leave SQLite as one JSON array: 0.2 CPU µs each, where rows of one column take 0.3. Whatever fits
is fetched whole from the indexes of the parts of a filter, since a table wants all of it at once.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, compress
from operator import itemgetter
from typing import Any

from nidra.records.browse import Sort
from nidra.records.grade import Grade
from nidra.store import census
from nidra.store.connection import Connection
from nidra.store.filter_parts import Part
from nidra.store.filters import Conditions, Filter, conditions
from nidra.store.raw import fetch
from nidra.store.streams import trust

_FEW = 20_000  # keys so few that each is asked for what the indexes do not tell
_MANY = 60_000  # keys so many that the order of all is read rather than the moment of each

Heed = Callable[[], None]


def packed(connection: Connection, sql: str, words: Sequence[Any] = ()) -> list[int]:
    """The one column of a query, keys, in its order."""
    rows = fetch(connection, f"WITH k(id) AS ({sql}) SELECT json_group_array(id) FROM k", words)
    found: list[int] = json.loads(rows[0][0])
    return found


# Which --------------------------------------------------------------------------------------


def keys(
    connection: Connection,
    chosen: Filter,
    sort: Sort = Sort.FILED,
    heed: Heed = lambda: None,
    held: Sequence[int] | None = None,
) -> array[int]:
    """The keys of the memories that a filter lets through, in an order.

    `held` are the keys that a search found through this filter, ascending. `heed` is asked between
    the steps and may raise to stop.
    """
    if held is None and sort in _BY_CHANGE and is_everyone(connection, chosen):
        newest = packed(connection, NEWEST)
    else:
        found = fitting(connection, chosen, heed) if held is None else list(held)
        heed()
        if sort is Sort.FILED:
            return array("q", found)
        if sort is Sort.SUBJECT:
            return array("q", _by_subject(connection, found))
        newest = _newest(connection, chosen, found)
    heed()
    return array("q", _turned(connection, newest, sort, chosen.active))


def is_everyone(connection: Connection, chosen: Filter) -> bool:
    """Does a filter let through all that is in use, and does every import count?"""
    return chosen == Filter() and conditions(connection, chosen).visible == "1"


def fitting(connection: Connection, chosen: Filter, heed: Heed = lambda: None) -> list[int]:
    """The keys of the memories that a filter lets through, ascending."""
    asked = conditions(connection, chosen)
    if asked.nothing:
        return []
    told = sorted((part for part in asked.parts if part.keys), key=_size)
    if not told:
        return sorted(packed(connection, _SCAN.format(asked.sql), asked.words))
    found, doubt = _told(connection, told, heed)
    if len(found) <= _FEW:
        return asking(connection, asked, sorted(found))
    sure = found - doubt
    sure.update(asking(connection, asked, sorted(found & doubt)))
    heed()
    return sorted(_narrowed(connection, asked, sure))


# SQLite would take an index that holds these in another order.
_SCAN = "SELECT m.id FROM memory m NOT INDEXED WHERE {}"


def _size(part: Part) -> int:
    return 0 if part.n is None else part.n


def _told(connection: Connection, parts: Sequence[Part], heed: Heed) -> tuple[set[int], set[int]]:
    """The keys that the indexes of all these parts name, and which of them are to be asked too."""
    found: set[int] | None = None
    doubt: set[int] = set()
    for part in parts:
        own = set(packed(connection, part.keys, (*part.key_words, 0)))
        if part.also:
            more = set(packed(connection, part.also, (0,)))
            doubt |= more
            own |= more
        found = own if found is None else found & own
        heed()
        if len(found) <= _FEW:
            break
    return found or set(), doubt


def asking(connection: Connection, asked: Conditions, candidates: Sequence[int]) -> list[int]:
    """Those of some keys that fit, each memory being asked everything."""
    if not candidates:
        return []
    return packed(
        connection,
        f"SELECT m.id FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value WHERE {asked.sql}",
        (json.dumps(candidates), *asked.words),
    )


def _narrowed(connection: Connection, asked: Conditions, found: set[int]) -> set[int]:
    """Those of many keys that fit by what each memory's own row says."""
    own = Conditions([part for part in asked.parts if not part.keys], asked.visible)
    if own.sql == "1 AND m.active=1":
        return found.difference(packed(connection, "SELECT id FROM memory WHERE active=0"))
    return found.intersection(packed(connection, _SCAN.format(own.sql), own.words))


# In which order ----------------------------------------------------------------------------


_BY_CHANGE = (Sort.NEWEST, Sort.OLDEST, Sort.WEAKEST, Sort.STRONGEST)


def _turned(
    connection: Connection, newest: list[int], sort: Sort, active: bool | None
) -> Iterable[int]:
    """Keys that come with the newest first in an order that rests on this one."""
    match sort:
        case Sort.OLDEST:
            return reversed(newest)
        case Sort.WEAKEST:
            return chain.from_iterable(_by_grade(connection, newest, active))
        case Sort.STRONGEST:
            return chain.from_iterable(_by_grade(connection, newest, active)[::-1])
    return newest


def _newest(connection: Connection, chosen: Filter, found: list[int]) -> list[int]:
    """Keys, ascending as they come, by their last change, the newest first."""
    if chosen.active is not True or len(found) < _MANY:
        rows = _asked(connection, "m.updated_at", found)
        # Each run of equal moments keeps its order, turned round too.
        rows.sort(key=itemgetter(1), reverse=True)
        return [row[0] for row in rows]
    everyone = packed(connection, NEWEST)
    if len(found) == len(everyone):
        return everyone
    wanted = set(found)
    return [key for key in everyone if key in wanted]


NEWEST = "SELECT id FROM memory WHERE active=1 ORDER BY updated_at DESC, id"


def _by_grade(connection: Connection, newest: list[int], active: bool | None) -> list[list[int]]:
    """Keys by grade, the weakest first; those of one grade in the order in which they come."""
    if len(newest) < _MANY:
        held: Any = dict(_asked(connection, "m.grade", newest))
    else:
        held = _grades(connection, max(newest, default=0), active)
    graded = bytes(map(held.__getitem__, newest))
    return [list(compress(newest, graded.translate(_IS[grade]))) for grade in Grade]


# For each grade a table that turns it into one and the others into nothing.
_IS = {grade: bytes(one == grade for one in range(256)) for grade in Grade}


def _grades(connection: Connection, last: int, active: bool | None) -> bytearray:
    """The grade of each memory by its key; those of the commonest are not looked up."""
    sizes = {grade: census.of_trust(connection, active, grade, None) for grade in Grade}
    common = max(Grade, key=lambda grade: sizes[grade])
    found = bytearray([common]) * (last + 1)
    for grade in Grade:
        if grade is not common:
            for key in packed(connection, _graded(grade, active)):
                if key <= last:
                    found[key] = grade
    return found


def _graded(grade: Grade, active: bool | None) -> str:
    return " UNION ALL ".join(
        f"SELECT id FROM memory WHERE active={used} AND {trust(used, int(grade), None)}"
        for used in (1, 0)
        if active in (None, bool(used))
    )


def _by_subject(connection: Connection, found: list[int]) -> list[int]:
    """Keys by the subject of each memory; those without one behind them, as they come."""
    named = packed(connection, _SUBJECTS)
    wanted = set(found)
    first = [key for key in named if key in wanted]
    if not first:
        return found
    wanted.difference_update(first)
    return [*first, *(key for key in found if key in wanted)]


_SUBJECTS = (
    "SELECT m.id FROM subject u CROSS JOIN memory m ON m.subject_id=u.id ORDER BY u.key, m.id"
)


def _asked(connection: Connection, column: str, found: Sequence[int]) -> list[tuple[int, Any]]:
    """(key, value of a column) of each memory, in the order of the keys."""
    return fetch(
        connection,
        f"SELECT m.id, {column} FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value",
        (json.dumps(found),),
    )
