"""Which of half a million memories a filter and a search let through, and in what order.

Whatever fits is fetched whole from the indexes of the parts of a filter, since a table wants all of it
at once; the lists are brought together as arrays.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from nidra.records.browse import Sort
from nidra.records.grade import Grade
from nidra.store import census
from nidra.store import search as hits
from nidra.store.browsing import NEWEST
from nidra.store.connection import Connection
from nidra.store.filter_parts import Part
from nidra.store.filters import Conditions, Filter, conditions
from nidra.store.kept_keys import Kept
from nidra.store.key_arrays import NONE, Keys, among, ascending, fetched, of, together, without
from nidra.store.raw import fetch
from nidra.store.search_words import Sought
from nidra.store.streams import trust

_FEW = 20_000  # keys so few that each is asked for what the indexes do not tell
_MANY = 40_000  # keys so many that the order of all is read rather than the moment of each
_TEXTS = 500  # read between two questions whether to stop

Heed = Callable[[], None]
_ACTIVE = "SELECT id FROM memory WHERE active=1"
# SQLite would take an index that holds these in another order.
_SCAN = "SELECT m.id FROM memory m NOT INDEXED WHERE {}"


# Which --------------------------------------------------------------------------------------


def fitting(
    connection: Connection, chosen: Filter, heed: Heed = lambda: None, kept: Kept | None = None
) -> Keys:
    """The keys of the memories that a filter lets through, ascending."""
    asked = conditions(connection, chosen)
    if asked.nothing:
        return NONE
    told = sorted((part for part in asked.parts if part.keys), key=_size)
    if not told:
        return _scanned(connection, asked)
    found, doubt = _told(connection, told, heed, kept or Kept())
    if len(found) <= _FEW:
        return asking(connection, asked, found)
    sure = without(found, doubt)
    if len(doubt):
        sure = together(sure, asking(connection, asked, among(found, doubt)))
    heed()
    return _narrowed(connection, asked, sure)


def _size(part: Part) -> int:
    return 0 if part.n is None else part.n


def _scanned(connection: Connection, asked: Conditions) -> Keys:
    if asked.sql == "1 AND m.active=1":
        return ascending(fetched(connection, _ACTIVE))
    return ascending(fetched(connection, _SCAN.format(asked.sql), asked.words))


def _told(
    connection: Connection, parts: Sequence[Part], heed: Heed, kept: Kept
) -> tuple[Keys, Keys]:
    """The keys that the indexes of all these parts name, and which of them are to be asked too."""
    found: Keys | None = None
    doubts = []
    for part in parts:
        name = (part.keys, part.key_words)
        own, more = kept.once(name, partial(_of, connection, part))
        if len(more):
            doubts.append(more)
        found = own if found is None else among(found, own)
        heed()
        if len(found) <= _FEW:
            break
    return NONE if found is None else found, together(*doubts)


def _of(connection: Connection, part: Part) -> tuple[Keys, Keys]:
    """The keys that a part names, and of these the ones that are to be asked."""
    own = ascending(fetched(connection, part.keys, (*part.key_words, 0)))
    more = ascending(fetched(connection, part.also, (0,))) if part.also else NONE
    return (together(own, more) if len(more) else own), more


def asking(connection: Connection, asked: Conditions, candidates: Keys) -> Keys:
    """Those of some keys that fit, each memory being asked everything."""
    if asked.nothing or not len(candidates):
        return NONE
    return fetched(
        connection,
        f"SELECT m.id FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value WHERE {asked.sql}",
        (json.dumps(candidates.tolist()), *asked.words),
    )


def _narrowed(connection: Connection, asked: Conditions, found: Keys) -> Keys:
    """Those of many keys that fit by what each memory's own row says."""
    own = Conditions([part for part in asked.parts if not part.keys], asked.visible)
    if own.sql == "1":
        return found
    if own.sql == "1 AND m.active=1":
        return without(found, fetched(connection, "SELECT id FROM memory WHERE active=0"))
    return among(found, fetched(connection, _SCAN.format(own.sql), own.words))


# Which of them a search finds ---------------------------------------------------------------


def searched(connection: Connection, text: Sought, chosen: Filter, heed: Heed, kept: Kept) -> Keys:
    """The keys that a filter and the index of the search let through, ascending."""
    found, is_exact = _candidates(connection, text, chosen, heed, kept)
    if is_exact:
        return found
    return kept.once(_name(text, chosen), lambda: _holding(connection, text, found, heed))


def _name(text: Sought, chosen: Filter) -> tuple[str, Sought, Filter]:
    return "searched", text, chosen


def searched_part(
    connection: Connection,
    text: Sought,
    chosen: Filter,
    before: Keys,
    after: int,
    texts: int,
    heed: Heed,
    kept: Kept,
) -> tuple[Keys, int | None]:
    """The same with so many texts read, where any have to be: what was found `before` and behind the key
    `after`, and the key from which it goes on, None once all is found."""
    found, is_exact = _candidates(connection, text, chosen, heed, kept)
    if is_exact:
        return found, None
    left = found[found > after]
    held = np.concatenate([before, _holding(connection, text, left[:texts], heed)])
    if len(left) > texts:
        return held, int(left[texts - 1])
    return kept.once(_name(text, chosen), lambda: held), None


def _candidates(
    connection: Connection, text: Sought, chosen: Filter, heed: Heed, kept: Kept
) -> tuple[Keys, bool]:
    """The keys that a filter and the index let through, and whether no text has to be read for it."""
    table, match = hits.matching(connection, text)
    if not table:
        return fitting(connection, chosen, heed, kept), False
    sql = f"SELECT rowid FROM {table} WHERE {table} MATCH ? ORDER BY rowid"
    found = kept.once(("matched", match), lambda: fetched(connection, sql, (match,)))
    heed()
    if len(found) <= _FEW:
        found = asking(connection, conditions(connection, chosen), found)
    else:
        found = among(found, fitting(connection, chosen, heed, kept))
    return found, table == hits.EXACT


def _holding(connection: Connection, text: Sought, found: Keys, heed: Heed) -> Keys:
    """Those of some keys whose texts hold what is searched for."""
    held: list[int] = []
    for at in range(0, len(found), _TEXTS):
        rows = fetch(
            connection,
            "SELECT s.memory_id, s.text FROM json_each(?) k CROSS JOIN statement s"
            " ON s.memory_id=k.value",
            (json.dumps(found[at : at + _TEXTS].tolist()),),
        )
        held += (key for key, words in rows if hits.holds(text, words))
        heed()
    return of(held)


# In which order -----------------------------------------------------------------------------


def ordered(
    connection: Connection,
    chosen: Filter,
    sort: Sort,
    found: Keys,
    heed: Heed = lambda: None,
    kept: Kept | None = None,
) -> Keys:
    """Keys that are let through, ascending as they come, in the order of a table."""
    if sort is Sort.FILED:
        return found
    if sort is Sort.SUBJECT:
        return _by_subject(connection, found)
    newest = _newest(connection, chosen, found, kept or Kept())
    heed()
    return _turned(connection, newest, sort, chosen.active)


def everyone(connection: Connection, sort: Sort, kept: Kept | None = None) -> Keys:
    """All that is in use, in an order that rests on the last change."""
    return _turned(connection, _all_newest(connection, kept or Kept()), sort, True)


def _all_newest(connection: Connection, kept: Kept) -> Keys:
    return kept.once("newest", lambda: fetched(connection, NEWEST))


def _turned(connection: Connection, newest: Keys, sort: Sort, active: bool | None) -> Keys:
    """Keys that come with the newest first in an order that rests on this one."""
    if sort is Sort.OLDEST:
        return newest[::-1]
    if sort not in (Sort.WEAKEST, Sort.STRONGEST) or not len(newest):
        return newest
    graded = _grades_of(connection, newest, active)
    grades = Grade if sort is Sort.WEAKEST else reversed(Grade)
    return np.concatenate([newest[graded == int(grade)] for grade in grades])


def _newest(connection: Connection, chosen: Filter, found: Keys, kept: Kept) -> Keys:
    """Keys, ascending as they come, by their last change, the newest first."""
    if chosen.active is not True or len(found) < _MANY:
        moments = _asked(connection, "m.updated_at", found)
        # Each run of equal moments keeps its order.
        return found[np.argsort(-moments, kind="stable")]
    all_of_them = _all_newest(connection, kept)
    return all_of_them if len(found) == len(all_of_them) else among(all_of_them, found)


def _grades_of(connection: Connection, keys: Keys, active: bool | None) -> NDArray[np.int64]:
    """The grade of each of some keys."""
    if len(keys) < _MANY:
        return _asked(connection, "m.grade", keys)
    sizes = {grade: census.of_trust(connection, active, grade, None) for grade in Grade}
    common = max(Grade, key=lambda grade: sizes[grade])
    # Those of the commonest are not looked up.
    found = np.full(len(keys), int(common), np.int64)
    for grade in Grade:
        if grade is not common and sizes[grade]:
            found[np.isin(keys, fetched(connection, _graded(grade, active)))] = int(grade)
    return found


def _graded(grade: Grade, active: bool | None) -> str:
    return " UNION ALL ".join(
        f"SELECT id FROM memory WHERE active={used} AND {trust(used, int(grade), None)}"
        for used in (1, 0)
        if active in (None, bool(used))
    )


def _by_subject(connection: Connection, found: Keys) -> Keys:
    """Keys by the subject of each memory; those without one behind them, as they come."""
    first = among(fetched(connection, _SUBJECTS), found)
    return np.concatenate([first, without(found, first)]) if len(first) else found


_SUBJECTS = (
    "SELECT m.id FROM subject u CROSS JOIN memory m ON m.subject_id=u.id ORDER BY u.key, m.id"
)


def _asked(connection: Connection, column: str, found: Keys) -> NDArray[np.int64]:
    """A column, a number, of each memory, in the order of the keys."""
    sql = f"SELECT {column} FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
    return fetched(connection, sql, (json.dumps(found.tolist()),))
