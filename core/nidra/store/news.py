"""What became of memories and sources since a row of the journal, the newest first and never too much.

A journal may hold a million rows: only those behind a number are read, and no more than `ROWS` of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from typing import Any, NamedTuple

from nidra.base.clock import iso, parse
from nidra.records.evidence import SourceState
from nidra.records.watch import Deed, deed
from nidra.store import source_list
from nidra.store.connection import Connection
from nidra.store.journal import CHANGE_BYTES, unpack_changes
from nidra.store.raw import fetch

ROWS = 10_000  # about 60 CPU ms
# What people look for first.
_ORDER = (Deed.FELL, Deed.ROSE, Deed.DEMOTED, Deed.PROMOTED)


class Told(NamedTuple):
    """What became of one memory: which, what, why in a sentence, when, and what its row gives as reason."""

    key: int
    name: str
    deed: Deed
    sentence: str
    at: int
    reason: str
    in_pass: bool


class News(NamedTuple):
    """Changes of grades: some, how many of each kind, and whether all rows were read for that."""

    told: list[Told]
    counts: Counter[Deed]
    whole: bool


class _Row(NamedTuple):
    """A journal row on grades: of one memory, or of `number` that changed alike."""

    deed: Deed
    number: int
    name: str | None
    blob: str | None
    sentence: str
    at: str
    reason: str
    in_pass: bool


def start(connection: Connection, pass_id: str, moment: int) -> int:
    """The number of the first row of a pass that began at `moment` (microseconds), or of what came
    behind it, where it had nothing to tell."""
    row = fetch(connection, "SELECT min(seq) FROM journal WHERE pass_id=?", (pass_id,))[0]
    return int(row[0]) if row[0] is not None else _at(connection, iso(moment))


def _at(connection: Connection, moment: str) -> int:
    """The number of the first row at a moment or later; rows stand in the order of time."""
    last = fetch(connection, "SELECT max(seq) FROM journal")[0][0] or 0
    low, high = 1, last + 1
    while low < high:
        middle = (low + high) // 2
        row = fetch(
            connection, "SELECT seq, ts FROM journal WHERE seq>=? ORDER BY seq LIMIT 1", (middle,)
        )
        if row and row[0][1] < moment:
            low = middle + 1
        else:
            high = middle
    return low


def of_memories(connection: Connection, first: int, limit: int) -> News:
    """What fell, rose, was promoted or demoted since a row, what fell before the rest."""
    rows = fetch(
        connection,
        "SELECT ts, pass_id IS NOT NULL, memory, detail FROM journal WHERE seq>=?"
        " AND event IN ('regrade', 'regrade-many') ORDER BY seq DESC LIMIT ?",
        (first, ROWS),
    )
    by_deed: dict[Deed, list[_Row]] = {}
    counts: Counter[Deed] = Counter()
    for row in _readable(rows):
        if row.deed in _ORDER:
            by_deed.setdefault(row.deed, []).append(row)
            counts[row.deed] += row.number
    return News(_some(connection, by_deed, limit), counts, len(rows) < ROWS)


def _readable(rows: Iterable[tuple[str, int, str | None, str]]) -> Iterator[_Row]:
    """The rows, without those that somebody changed so that they tell nothing: whoever checks the journal
    hears of them."""
    for row in rows:
        with suppress(LookupError, TypeError, ValueError, AttributeError, RecursionError):
            yield _read(row)


def _read(row: tuple[str, int, str | None, str]) -> _Row:
    at, in_pass, name, text = row
    detail = json.loads(text)
    one = detail.get("example", detail)
    old, new = one["from"]["grade"], one["to"]["grade"]
    what = deed((old, new), tuple(one["standing"]))
    number = detail.get("count", 1)
    return _Row(
        what, number, name, detail.get("blob"), one["sentence"], at, one["reason"], bool(in_pass)
    )


def _some(connection: Connection, by_deed: dict[Deed, list[_Row]], limit: int) -> list[Told]:
    """At most `limit` memories, each once, with what became of it last of its kind."""
    found: dict[int, Told] = {}
    for what in _ORDER:
        for row in by_deed.get(what, ()):
            if len(found) >= limit:
                return list(found.values())
            for key, name in _members(connection, row, limit - len(found)):
                at = parse(row.at) or 0
                told = Told(key, name, what, row.sentence, at, row.reason, row.in_pass)
                found.setdefault(key, told)
    return list(found.values())


def _members(connection: Connection, row: _Row, limit: int) -> Iterator[tuple[int, str]]:
    """(key, public id) of the memories that a row tells of, at most `limit`."""
    if row.name is not None:
        sql = "SELECT id, public_id FROM memory WHERE public_id=?"
        yield from fetch(connection, sql, (row.name,))
    elif row.blob is not None:
        keys = _first_keys(connection, row.blob, limit)
        sql = f"SELECT id, public_id FROM memory WHERE id IN ({','.join(map(str, keys))})"
        yield from fetch(connection, sql)


def _first_keys(connection: Connection, digest: str, limit: int) -> list[int]:
    """The first keys of packed changes, of which there may be half a million."""
    row = fetch(connection, "SELECT rowid FROM blob WHERE digest=?", (bytes.fromhex(digest),))
    if not row:
        return []
    with closing(connection.driver.blobopen("blob", "data", row[0][0], readonly=True)) as blob:
        return [key for key, _, _ in unpack_changes(blob.read(limit * CHANGE_BYTES))]


# Sources ------------------------------------------------------------------------------------


class SourceTold(NamedTuple):
    """A source that changed or vanished: its path and state now, when, and how many rest on it."""

    path: str
    state: SourceState
    at: int
    memories: int


def of_sources(
    connection: Connection, first: int, moment: int, limit: int
) -> tuple[list[SourceTold], int]:
    """The sources that changed since a row, and those out of reach since a moment: some, and how many.

    What vanished comes first, the latest of it at the top.
    """
    gone = fetch(
        connection,
        "SELECT id, unreached_since FROM source WHERE unreached_since>=?"
        " ORDER BY unreached_since DESC, path",
        (moment,),
    )
    found = dict(gone)
    resting = source_list.resting(connection, list(found))
    found = {key: at for key, at in found.items() if key in resting}
    for path, at in _changed(connection, first):
        for (key,) in fetch(connection, "SELECT id FROM source WHERE path=?", (path,)):
            found.setdefault(key, at)
    keys = list(found)[:limit]
    listed = source_list.with_keys(connection, keys) if keys else []
    told = [SourceTold(one.path, one.state, found[one.key], one.memories) for one in listed]
    return told, len(found)


def _changed(connection: Connection, first: int) -> Sequence[tuple[str, int]]:
    """(path, when) of the sources that changed since a row, the latest first, each once."""
    rows: list[Any] = fetch(
        connection,
        "SELECT detail, ts FROM journal WHERE seq>=? AND event='source-changed'"
        " ORDER BY seq DESC LIMIT ?",
        (first, ROWS),
    )
    latest: dict[str, int] = {}
    for text, at in rows:
        latest.setdefault(json.loads(text)["path"], parse(at) or 0)
    return list(latest.items())
