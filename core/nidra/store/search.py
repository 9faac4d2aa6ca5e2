"""Which memories hold what a search asks for, a page at a time in the order of filing."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from nidra.store.connection import Connection
from nidra.store.filters import Conditions, Filter, conditions
from nidra.store.raw import fetch
from nidra.store.search_glance import may_hold
from nidra.store.search_words import Sought

_LOOK = 500  # texts looked at between two questions whether to stop, a page's worth at first
_FEW = 12_000  # memories a filter lets through that the index need not be joined with each
_DIRECTLY = 300  # texts whose reading costs less than running through the index
_GRAMS = 4000
EXACT = "search_words"  # the table whose finds need no look at the texts


@dataclass(frozen=True, slots=True)
class Hits:
    """Keys in the order of filing. `upto`: nothing after this key was looked at any more."""

    keys: list[int]
    upto: int | None = None


def keys(
    connection: Connection,
    asked: Sought,
    chosen: Filter,
    limit: int,
    after: int = 0,
    indexed: bool = True,
    heed: Callable[[], None] = lambda: None,
    texts: int | None = None,
) -> Hits:
    """At most `limit` visible memories that a filter and a search let through, ascending.

    Without `indexed` every text is read. `heed` is asked now and then and may raise to stop. No more
    than about `texts` texts are read, where what the index finds must be looked at again.
    """
    fitting = conditions(connection, chosen)
    if fitting.nothing or limit <= 0:
        return Hits([])
    table, match = matching(connection, asked) if indexed else ("", "")
    few = fitting.rare(connection, after, _FEW)
    if few is not None:
        candidates = _both(connection, table, match, few)
        return _among(connection, asked, fitting, candidates, limit, heed, texts)
    found: list[int] = []
    exact = table == EXACT
    looked, look = 0, min(limit, _LOOK)
    while len(found) < limit:
        left = look if texts is None else max(1, min(look, texts - looked))
        wanted = limit - len(found) if exact else left
        page = _candidates(connection, table, match, fitting, wanted, after, with_text=not exact)
        found += (key for key, text in page if exact or holds(asked, text))
        if len(page) < wanted:
            break
        after = page[-1][0]
        looked, look = looked + len(page), min(look * 2, _LOOK)
        if texts is not None and not exact and looked >= texts and len(found) < limit:
            return Hits(found, after)
        heed()
    return Hits(found[:limit])


def holds(asked: Sought, text: str) -> bool:
    """Does a text hold all that is asked for? Most that do not are told at a glance."""
    return may_hold(asked.pieces, text) and asked.stands_in(text)


def _both(connection: Connection, table: str, match: str, few: set[int]) -> list[int]:
    """Those of a few keys that the index finds, ascending; all of them without a table."""
    if not table or len(few) <= _DIRECTLY:
        return sorted(few)
    # The index is run through once, 0.1 µs a key: asked for single keys, it would start anew for each.
    rows = fetch(
        connection,
        f"SELECT rowid FROM {table} WHERE {table} MATCH ? AND rowid BETWEEN ? AND ?"
        " AND +rowid IN (SELECT value FROM json_each(?)) ORDER BY rowid",
        (match, min(few), max(few), json.dumps(list(few))),
    )
    return [row[0] for row in rows]


def _among(
    connection: Connection,
    asked: Sought,
    fitting: Conditions,
    candidates: Sequence[int],
    limit: int,
    heed: Callable[[], None],
    texts: int | None,
) -> Hits:
    """Those of some keys that a filter and a search let through."""
    found: list[int] = []
    for at in range(0, len(candidates), _LOOK):
        if texts is not None and at >= texts:
            return Hits(found, candidates[at - 1])
        rows = fetch(
            connection,
            "SELECT m.id, s.text FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
            f" JOIN statement s ON s.memory_id=m.id WHERE {fitting.sql}",
            (json.dumps(candidates[at : at + _LOOK]), *fitting.words),
        )
        found += (key for key, text in rows if holds(asked, text))
        if len(found) >= limit:
            break
        heed()
    return Hits(found[:limit])


def _candidates(
    connection: Connection,
    table: str,
    match: str,
    fitting: Conditions,
    limit: int,
    after: int,
    with_text: bool,
) -> list[Any]:
    """(key, text) of memories that a filter lets through and that may hold what is asked for."""
    text = "s.text" if with_text else "NULL"
    statement = " JOIN statement s ON s.memory_id=m.id" if with_text else ""
    if not table:
        return fetch(
            connection,
            f"SELECT m.id, {text} FROM memory m{statement}"
            f" WHERE m.id>? AND {fitting.sql} ORDER BY m.id LIMIT ?",
            (after, *fitting.words, limit),
        )
    return fetch(
        connection,
        f"SELECT m.id, {text} FROM {table} f CROSS JOIN memory m ON m.id=f.rowid{statement}"
        f" WHERE f.{table} MATCH ? AND f.rowid>? AND {fitting.sql} ORDER BY f.rowid LIMIT ?",
        (match, after, *fitting.words, limit),
    )


def matching(connection: Connection, asked: Sought) -> tuple[str, str]:
    """The table that narrows best, and its expression; an empty one where nothing narrows."""
    if asked.words is not None:
        return EXACT, _all(asked.words)
    grams = asked.grams()
    if grams:
        return "search_parts", _all(grams)
    beginning = max(asked.pieces, key=len)
    longer = _grams_from(connection, beginning)
    if len(longer) > _GRAMS:
        return "", ""
    return "search_parts", " OR ".join(map(_quoted, longer)) or '""'


def _grams_from(connection: Connection, beginning: str) -> list[str]:
    """Every three letters in the index that begin with one or two, and no more than can be asked for."""
    rows = fetch(
        connection,
        "SELECT term FROM search_grams WHERE term>=? AND term<=? LIMIT ?",
        (beginning, beginning + "\U0010ffff", _GRAMS + 1),
    )
    return [row[0] for row in rows]


def _all(terms: Sequence[str]) -> str:
    return " AND ".join(map(_quoted, terms))


def _quoted(term: str) -> str:
    # The search form holds no quotation mark: nothing that was typed can end this one.
    return f'"{term}"'
