"""Keys in the order of filing that an index can tell of, from any place on and a few at a time.

Where an index holds the keys of one value in their order, a page starts at its place and reads what it
shows. A value that several runs of an index make up (a room: one run for each hall) is merged of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from nidra.records.grade import Grade, Standing
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.schema import COMMON_AGENT

MOST = 24  # runs, of which more cost more than asking memories in turn: 15 µs for each look
_LEAST = 8  # keys of each run, whose look costs as much; of fewer runs each may fill the page alone


class Run(NamedTuple):
    """A query whose values end in the key after which keys are wanted, and how many at most."""

    sql: str
    words: tuple[Any, ...] = ()


def merged(
    connection: Connection, runs: Sequence[Run], after: int, size: int
) -> tuple[list[int], int | None]:
    """Next keys of all runs together, ascending, each once: a few as a rule, `size` where runs are few.

    Also the key up to which these are all there are, or None where none follow.
    """
    each = size if len(runs) <= _LEAST else max(_LEAST, 2 * size // len(runs))
    found: set[int] = set()
    upto: int | None = None
    for run in runs:
        rows = fetch(connection, run.sql, (*run.words, after, each))
        found.update(row[0] for row in rows)
        if len(rows) == each:
            upto = rows[-1][0] if upto is None else min(upto, rows[-1][0])
    return sorted(key for key in found if upto is None or key <= upto), upto


def of_trust(active: bool | None, grade: int | None, standing: int | None) -> list[Run]:
    """The memories of a grade or a standing, or of both, in use or not."""
    runs = []
    if active in (None, True):
        runs = [
            Run(_TRUSTED, (at, of)) for at in _one(Standing, standing) for of in _one(Grade, grade)
        ]
    if active in (None, False):
        asked = trust(0, grade, standing)
        sql = f"SELECT id FROM memory WHERE active=0 AND {asked} AND id>? ORDER BY id LIMIT ?"
        runs.append(Run(sql))
    return runs


_TRUSTED = (
    "SELECT id FROM memory WHERE active=1 AND standing=? AND grade=? AND id>? ORDER BY id LIMIT ?"
)


def trust(used: int, grade: int | None, standing: int | None) -> str:
    """SQL on the memories in use or not (1 or 0): have they this grade and this standing?"""
    if used:
        standings, grades = _one(Standing, standing), _one(Grade, grade)
        return f"standing IN ({_listed(standings)}) AND grade IN ({_listed(grades)})"
    named = (("grade", grade), ("standing", standing))
    return " AND ".join(f"+{name}={value}" for name, value in named if value is not None) or "1"


def _one(kind: type[IntEnum], value: int | None) -> list[int]:
    return [int(one) for one in kind] if value is None else [value]


def _listed(values: Iterable[int]) -> str:
    return ",".join(map(str, values))


# Memories that others were united into are found by what those were filed with: each is asked.
OVER = Run("SELECT superseded_by FROM memory WHERE superseded_by>? ORDER BY superseded_by LIMIT ?")


def of_rooms(connection: Connection, rooms: Iterable[int], filed: str) -> list[Run]:
    """The memories with a drawer in one of some rooms; none where that makes too many runs."""
    runs: list[Run] = []
    for room in rooms:
        runs.append(Run(_filed("d.room_id=? AND d.hall IS NULL", filed), (room,)))
        sql = _filed("d.room_id=? AND d.hall=?", filed)
        runs += (Run(sql, (room, row[0])) for row in fetch(connection, _HALLS, (room, room, MOST)))
        if len(runs) > MOST:
            return []
    return runs


# A room has few halls: each is found behind the one before, and the rows between are stepped over.
_HALLS = (
    "WITH RECURSIVE h(hall) AS (SELECT min(hall) FROM drawer WHERE room_id=? UNION ALL"
    " SELECT (SELECT min(hall) FROM drawer WHERE room_id=? AND hall>h.hall) FROM h"
    " WHERE h.hall IS NOT NULL) SELECT hall FROM h WHERE hall IS NOT NULL LIMIT ?"
)


def of_hall(rooms: Iterable[int], hall: str, filed: str) -> list[Run]:
    """The memories with a drawer in a hall, whatever its room; none where that makes too many runs."""
    runs = [Run(_filed("d.room_id IS NULL AND d.hall=?", filed), (hall,))]
    sql = _filed("d.room_id=? AND d.hall=?", filed)
    runs += (Run(sql, (room, hall)) for room in rooms)
    return runs if len(runs) <= MOST else []


def of_agent(agent: str, filed: str) -> list[Run]:
    """The memories that somebody filed who is not the miner."""
    return [Run(_filed(f"d.agent=? AND d.agent <> '{COMMON_AGENT}'", filed), (agent,))]


def _filed(where: str, filed: str) -> str:
    return (
        f"SELECT d.memory_id FROM drawer d WHERE {where} AND {filed} AND d.memory_id>?"
        " ORDER BY d.memory_id LIMIT ?"
    )
