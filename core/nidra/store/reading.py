"""Readers: one memory, all of them in order, and foreign rows with what became of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from nidra.records.memory import Memory
from nidra.store import fading
from nidra.store.assembly import build as build
from nidra.store.connection import Connection
from nidra.store.fading import Place
from nidra.store.filters import Conditions, conditions, sources_named
from nidra.store.filters import Filter as Filter
from nidra.store.raw import fetch
from nidra.store.streams import merged

PAGE = 500
# So many memories are asked before keys of rare values are fetched, and more each time. While this
# share of them fits, going on is cheaper; else so many keys are fetched for each: asking a memory takes
# 1.5 µs, fetching a key 0.3.
_WINDOW, _OFTEN, _FETCHED = 1000, 0.02, 12
_LAST = 2**63 - 1


def keys(
    connection: Connection, chosen: Filter | None = None, limit: int | None = None, after: int = 0
) -> list[int]:
    """The keys of visible memories that a filter lets through, ascending, after a key."""
    asked = conditions(connection, chosen or Filter(active=None))
    if asked.nothing or limit == 0:
        return []
    few = asked.rare(connection, after, _WINDOW)
    if few is not None:
        return _among(connection, asked, -1 if limit is None else limit, sorted(few))
    driver = asked.driver()
    found: list[int] = []
    size = _WINDOW if driver is None or limit is None else min(_WINDOW, limit)
    while True:
        left = -1 if limit is None else limit - len(found)
        if driver is None:
            end = _end_of_window(connection, after, size)
            page = _between(connection, asked, left, after, end)
        else:
            candidates, end = merged(connection, driver.runs, after, size)
            page = _among(connection, asked, left, candidates)
        found += page
        if end is None or len(page) == left:
            return found
        if len(page) < size * _OFTEN:
            rare = asked.rare(connection, end, size * _FETCHED)
            if rare is not None:
                left = -1 if limit is None else limit - len(found)
                return found + _among(connection, asked, left, sorted(rare))
        after, size = end, size * 4


def _end_of_window(connection: Connection, after: int, size: int) -> int | None:
    """The key behind which no more memories are asked now, or None where these are all there are."""
    last = fetch(connection, "SELECT max(id) FROM memory")[0][0] or 0
    return after + size if after + size < last else None


def _between(
    connection: Connection, asked: Conditions, limit: int, after: int, end: int | None
) -> list[int]:
    """The keys up to `end` that fit, each memory asked in turn."""
    rows = fetch(
        connection,
        f"SELECT m.id FROM memory m WHERE m.id>? AND m.id<=? AND {asked.sql} ORDER BY m.id LIMIT ?",
        (after, _LAST if end is None else end, *asked.words, limit),
    )
    return [row[0] for row in rows]


def _among(
    connection: Connection, asked: Conditions, limit: int, candidates: Sequence[int]
) -> list[int]:
    """Those of some keys that fit, these memories alone being asked."""
    found: list[int] = []
    for at in range(0, len(candidates), _WINDOW):
        rows = fetch(
            connection,
            "SELECT m.id FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
            f" WHERE {asked.sql} LIMIT ?",
            (json.dumps(candidates[at : at + _WINDOW]), *asked.words, max(-1, limit - len(found))),
        )
        found += (row[0] for row in rows)
        if len(found) == limit:
            break
    return found


def keys_fading(
    connection: Connection, chosen: Filter, limit: int, after: Place | None = None
) -> list[Place]:
    """What fades within the span of a filter and is let through, nearest first, behind a place: the
    moment of each (microseconds) and its key."""
    span, asked = chosen.fading, conditions(connection, chosen)
    if span is None or asked.nothing:
        return []
    found: list[Place] = []
    few = asked.rare(connection, 0, _WINDOW)
    size = min(_WINDOW, limit)
    walk = fading.nearest(connection, span, after, size)
    while few is None and len(found) < limit:
        page = list(islice(walk, size))
        fitting = set(_among(connection, asked, -1, [key for _, key in page]))
        found += (place for place in page if place[1] in fitting)
        if len(page) < size:
            return found[:limit]
        after = page[-1]
        if len(fitting) < size * _OFTEN:
            few = asked.rare(connection, 0, size * _FETCHED)
        size *= 4
    if few is not None:
        left = fading.places(connection, span, _among(connection, asked, -1, sorted(few)))
        found += (place for place in left if after is None or place > after)
    return found[:limit]


def keys_in_source(connection: Connection, chosen: Filter, limit: int | None = None) -> list[int]:
    """The keys that a filter with a source lets through, in the order in which the source says them."""
    fitting = keys(connection, chosen)
    sources = ",".join(map(str, sources_named(connection, chosen.source or "")))
    rows = fetch(
        connection,
        "SELECT k.value, (SELECT min(d.chunk) FROM drawer d JOIN evidence e ON e.id=d.evidence_id"
        " WHERE d.memory_id IN (SELECT k.value UNION ALL"
        " SELECT x.memory_id FROM evidence_link l JOIN evidence x ON x.id=l.evidence_id"
        f" WHERE l.memory_id=k.value) AND +e.source_id IN ({sources})) AS place"
        " FROM json_each(?) k ORDER BY place, k.value LIMIT ?",
        (json.dumps(fitting), -1 if limit is None else limit),
    )
    return [row[0] for row in rows]


def each(
    connection: Connection, checked: Mapping[int, int], chosen: Filter | None = None
) -> Iterator[Memory]:
    """Every memory in the order of its key. `checked` gives the last byte check of each source."""
    after = 0
    while page := keys(connection, chosen, PAGE, after):
        yield from build(connection, page, checked)
        after = page[-1]


def named(connection: Connection, names: Sequence[str]) -> list[int]:
    """The keys of the memories with these ids, those too that count no more, in the order given."""
    rows = connection.exec_driver_sql(
        f"SELECT public_id, id FROM memory WHERE public_id IN ({','.join('?' * len(names))})",
        tuple(names),
    )
    keys = {row[0]: row[1] for row in rows}
    return [keys[name] for name in names if name in keys]
