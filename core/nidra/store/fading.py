"""What fades when, told by two indexes: of memories with the stability of their tier, and of others.

Each holds one tier behind the other, so that what is asked for is a range of each tier in each index.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nidra.records.grade import Tier
from nidra.records.strength import FADES_AFTER, Span
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.schema import ACCESSED, FADES, HAS_OWN, OWN_FADES
from nidra.store.visible import VISIBLE

# A moment at which a memory fades and its key: the place in a list of what fades next.
Place = tuple[int, int]
_DAY = 86_400 * 1_000_000
MORTAL = (Tier.RECORD, Tier.EPISODIC, Tier.SEMANTIC)


class Run(NamedTuple):
    """One tier in one index: its condition, what it is ordered by, and what is added to that for the
    moment of fading (microseconds)."""

    where: str
    order: str
    shift: int


def runs(span: Span, tiers: Sequence[Tier] = MORTAL) -> list[Run]:
    """The ranges of both indexes that hold these tiers."""
    found = []
    for tier in tiers:
        where = f"{FADES} AND tier = {int(tier)}"
        shift = span.bases[tier] * FADES_AFTER
        found.append(Run(f"{where} AND NOT {HAS_OWN}", ACCESSED, shift))
        found.append(Run(f"{where} AND {HAS_OWN}", OWN_FADES, 0))
    return found


def moment(span: Span) -> str:
    """SQL for the moment at which a memory `m` fades."""
    record, episodic, semantic, _ = (days * FADES_AFTER for days in span.bases)
    return (
        f"CASE WHEN {HAS_OWN} THEN {OWN_FADES} ELSE {ACCESSED} + CASE tier WHEN {int(Tier.EPISODIC)}"
        f" THEN {episodic} WHEN {int(Tier.SEMANTIC)} THEN {semantic} ELSE {record} END END"
    )


def fits(span: Span) -> str:
    """SQL on a memory `m`: does it count, and does it fade within the span?"""
    return f"({FADES} AND {moment(span)} BETWEEN {span.since} AND {span.until - 1})"


def keys(span: Span) -> str:
    """A query for the keys of what fades within a span; it ends in the key after which they are wanted."""
    each = " UNION ALL ".join(
        f"SELECT id FROM memory WHERE {run.where} AND {run.order} >= {span.since - run.shift}"
        f" AND {run.order} < {span.until - run.shift}"
        for run in runs(span)
    )
    return f"SELECT id FROM ({each}) WHERE id>?"


def places(connection: Connection, span: Span, chosen: Sequence[int]) -> list[Place]:
    """When each of these memories fades, nearest first."""
    found: list[Place] = []
    for at in range(0, len(chosen), 5000):
        marks = ",".join(map(str, chosen[at : at + 5000]))
        sql = f"SELECT {moment(span)}, id FROM memory m WHERE id IN ({marks})"
        found += fetch(connection, sql)
    return sorted(found)


def nearest(connection: Connection, span: Span, after: Place | None, size: int) -> Iterator[Place]:
    """What fades within a span, nearest first, from behind a place; read `size` at a time at first."""
    start = max(after or (span.since, 0), (span.since, 0))
    return heapq.merge(*(_of_run(connection, run, span.until, start, size) for run in runs(span)))


def _of_run(
    connection: Connection, run: Run, until: int, after: Place, size: int
) -> Iterator[Place]:
    at, key = after[0] - run.shift, after[1]
    select = f"SELECT {run.order}, id FROM memory WHERE {run.where}"
    while True:
        # Half a million may have been recorded in one moment: those are told apart by their keys.
        rows = fetch(
            connection,
            f"{select} AND {run.order} = ? AND id > ? ORDER BY id LIMIT ?",
            (at, key, size if at < until - run.shift else 0),
        )
        if len(rows) < size:
            rows += fetch(
                connection,
                f"{select} AND {run.order} > ? AND {run.order} < ? ORDER BY {run.order}, id LIMIT ?",
                (at, until - run.shift, size - len(rows)),
            )
        for row in rows:
            yield row[0] + run.shift, row[1]
        if len(rows) < size:
            return
        (at, key), size = rows[-1], size * 4


def first(connection: Connection, span: Span, limit: int | None = None) -> list[int]:
    """The keys of what fades within a span, nearest first, `limit` of them at the most."""
    found: list[Place] = []
    for run in runs(span):
        sql = (
            f"SELECT {run.order} + ?, id FROM memory m WHERE {run.where} AND {run.order} >= ?"
            f" AND {run.order} < ?{_visible(connection)} ORDER BY {run.order}, id LIMIT ?"
        )
        ends = (span.since - run.shift, span.until - run.shift)
        found += fetch(connection, sql, (run.shift, *ends, -1 if limit is None else limit))
    return [key for _, key in sorted(found)[:limit]]


def by_day(connection: Connection, span: Span, tier: Tier) -> dict[int, int]:
    """How many memories of a tier fade on each day of a span, the day of its beginning being 0; −1
    stands for those that fade before."""
    found: Counter[int] = Counter()
    for run in runs(span, [tier]):
        for day, number in _days_of(connection, run, span):
            found[day] += number
    return {day: number for day, number in found.items() if number}


def _days_of(connection: Connection, run: Run, span: Span) -> Iterator[tuple[int, int]]:
    """The days of one range, counted where the index has it; grouped, half a million would be sorted."""
    where = f" FROM memory m WHERE {run.where}{_visible(connection)} AND {run.order}"
    since, until = span.since - run.shift, span.until - run.shift
    yield -1, fetch(connection, f"SELECT count(*){where} < ?", (since,))[0][0]
    following = f"SELECT {run.order}{where} >= ? AND {run.order} < ? ORDER BY {run.order} LIMIT 1"
    number = f"SELECT count(*){where} >= ? AND {run.order} < ?"
    at = since
    while rows := fetch(connection, following, (at, until)):
        day = (rows[0][0] - since) // _DAY
        at = since + day * _DAY
        yield day, fetch(connection, number, (at, min(at + _DAY, until)))[0][0]
        at += _DAY


def _visible(connection: Connection) -> str:
    """A condition where some import does not count; else nothing, which an index tells alone."""
    hides = fetch(connection, "SELECT 1 FROM batch WHERE state <> 'complete' LIMIT 1")
    return f" AND {VISIBLE}" if hides else ""


def count(connection: Connection, span: Span, tier: Tier) -> int:
    """How many memories of a tier fade within a span."""
    visible = _visible(connection)
    return sum(
        fetch(
            connection,
            f"SELECT count(*) FROM memory m WHERE {run.where} AND {run.order} >= ?"
            f" AND {run.order} < ?{visible}",
            (span.since - run.shift, span.until - run.shift),
        )[0][0]
        for run in runs(span, [tier])
    )
