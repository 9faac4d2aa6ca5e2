"""Which memories hold what a search asks for, a page at a time in the order of filing."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection

from nidra.store.filters import Conditions, Filter, conditions
from nidra.store.raw import fetch
from nidra.store.search_words import Sought

_LOOK = 500  # texts looked at between two questions whether to stop
_FEW = 1500  # memories a filter lets through whose texts are read at once: 20 µs each
_GRAMS = 4000


def keys(
    connection: Connection,
    asked: Sought,
    chosen: Filter,
    limit: int,
    after: int = 0,
    indexed: bool = True,
    heed: Callable[[], None] = lambda: None,
) -> list[int]:
    """The keys of at most `limit` visible memories that a filter and a search let through, ascending.

    Without `indexed` every text is read. `heed` is asked now and then and may raise to stop.
    """
    fitting = conditions(connection, chosen)
    if fitting.nothing or limit <= 0:
        return []
    few = fitting.rare(connection, after, _FEW)
    if few is not None:
        return _among(connection, asked, fitting, sorted(few), limit)
    table, match = _match(connection, asked) if indexed else ("", "")
    found: list[int] = []
    exact = table == "search_words"
    while len(found) < limit:
        wanted = limit - len(found) if exact else _LOOK
        page = _candidates(connection, table, match, fitting, wanted, after, with_text=not exact)
        found += (key for key, text in page if exact or asked.stands_in(text))
        if len(page) < wanted:
            break
        after = page[-1][0]
        heed()
    return found[:limit]


def _among(
    connection: Connection,
    asked: Sought,
    fitting: Conditions,
    candidates: Sequence[int],
    limit: int,
) -> list[int]:
    """Those of a few memories that a filter and a search let through."""
    rows = fetch(
        connection,
        "SELECT m.id, s.text FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
        f" JOIN statement s ON s.memory_id=m.id WHERE {fitting.sql}",
        (json.dumps(candidates), *fitting.words),
    )
    return [key for key, text in rows if asked.stands_in(text)][:limit]


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


def _match(connection: Connection, asked: Sought) -> tuple[str, str]:
    """The table that narrows best, and its expression; an empty one where nothing narrows."""
    if asked.words is not None:
        return "search_words", _all(asked.words)
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
