"""Passes and actions of the journal, the newest first, from any row on: no more is read than is asked for.

A pass stands where its last row stands, an action (see `undo_actions`) where its first one does. Both
are found by the keys of the table: a journal of half a million rows costs no more than one of ten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from nidra.records.event import Event
from nidra.store import undo_rows
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.undo_actions import Action, grouped

END = 2**62
_HITS = 100
_CUT = 120  # characters of a statement
# Each pass by two looks into the index of passes: to group the rows would read an entry for each row.
_PASSES = """
WITH RECURSIVE p(id) AS (
  SELECT min(pass_id) FROM journal WHERE pass_id IS NOT NULL
  UNION ALL
  SELECT (SELECT min(pass_id) FROM journal WHERE pass_id>p.id) FROM p WHERE p.id IS NOT NULL)
SELECT id, (SELECT min(seq) FROM journal WHERE pass_id=p.id),
  (SELECT max(seq) FROM journal WHERE pass_id=p.id) FROM p WHERE id IS NOT NULL
"""


class PassRows(NamedTuple):
    """A pass with its first and its last row."""

    id: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Only:
    """A condition of SQL on a row, and its words."""

    where: str = ""
    words: tuple[Any, ...] = ()

    def __and__(self, other: Only) -> Only:
        both = [part.where for part in (self, other) if part.where]
        return Only(" AND ".join(f"({part})" for part in both), self.words + other.words)

    @property
    def sql(self) -> str:
        """The condition as the end of another one."""
        return f" AND ({self.where})" if self.where else ""


# The first row of a pass; what the watcher or a re-check wrote is none. A row that cannot be read may be one.
OF_A_PASS = Only(
    "coalesce(CASE WHEN json_valid(detail) THEN json_extract(detail, '$.reason') END, '')"
    " NOT IN ('watch', 'recheck')"
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is wanted: where one of its rows meets `some`, and its first row meets `head`."""

    some: Only = Only()
    head: Only = Only()


def passes(connection: Connection) -> list[PassRows]:
    """Every pass, the one with the latest row first."""
    found = [PassRows(*row) for row in fetch(connection, _PASSES)]
    return sorted(found, key=lambda one: one.last, reverse=True)


def parts(
    connection: Connection,
    listed: Sequence[PassRows],
    before: int = END,
    wanted: Wanted | None = None,
) -> Iterator[PassRows | Action]:
    """What stands before row `before`, the newest first. `listed` are all passes, as `passes` tells."""
    wanted = wanted or Wanted()
    of_rows = wanted.some & wanted.head
    end = next((_start(connection, one) for one in listed if one.last == before), before)
    for one in listed:
        if one.last >= before:
            continue
        yield from _actions(connection, one.last, end, before, of_rows)
        if _has(connection, one, wanted):
            yield one
        end = _start(connection, one)
    yield from _actions(connection, 0, end, before, of_rows)


def _start(connection: Connection, one: PassRows) -> int:
    """Where to go on below a pass: below its first row, where no other row lies between its own."""
    if one.last - one.first < _HITS:
        return one.last
    solid = size(connection, one.id) == one.last - one.first + 1
    return one.first if solid else one.last


def _has(connection: Connection, one: PassRows, wanted: Wanted) -> bool:
    """Is a pass wanted?"""
    return _meets(connection, "seq=?", one.first, wanted.head) and _meets(
        connection, "pass_id=?", one.id, wanted.some
    )


def _meets(connection: Connection, which: str, key: int | str, only: Only) -> bool:
    """Does one of these rows meet a condition?"""
    if not only.where:
        return True
    sql = f"SELECT 1 FROM journal WHERE {which}{only.sql} LIMIT 1"
    return bool(fetch(connection, sql, (key, *only.words)))


def _actions(
    connection: Connection, low: int, end: int, before: int, only: Only
) -> Iterator[Action]:
    """The actions between row `low` and row `end`, and of the moment that row `before` belongs to."""
    if end == before:
        end, found = _rest_of_moment(connection, before, only)
        yield from found
    while hits := _hits(connection, low, end, only):
        for seq in hits:
            if seq < end:
                run = _run(connection, seq)
                yield from _wanted(connection, run, END, only)
                end = run[0].seq
        end = min(end, hits[-1])


def _rest_of_moment(connection: Connection, before: int, only: Only) -> tuple[int, list[Action]]:
    """What was done at the moment of row `before`, but before it; and the first row of that moment."""
    row = undo_rows.row(connection, before) if before < END else None
    if row is None or row.pass_id is not None:
        return before, []
    run = undo_rows.run_around(connection, row)
    return run[0].seq, list(_wanted(connection, run, before, only))


def _hits(connection: Connection, low: int, end: int, only: Only) -> list[int]:
    sql = (
        f"SELECT seq FROM journal WHERE seq>? AND seq<? AND pass_id IS NULL{only.sql}"
        f" ORDER BY seq DESC LIMIT {_HITS}"
    )
    return [row[0] for row in fetch(connection, sql, (low, end, *only.words))]


def _run(connection: Connection, seq: int) -> list[Any]:
    (row,) = undo_rows.with_numbers(connection, [seq])
    return undo_rows.run_around(connection, row)


def _wanted(
    connection: Connection, run: Sequence[Any], before: int, only: Only
) -> Iterator[Action]:
    """The actions of one moment that have a row that is wanted, the newest first."""
    chosen: set[int] | None = None
    if only.where:
        sql = f"SELECT seq FROM journal WHERE seq>=? AND seq<=?{only.sql}"
        found = fetch(connection, sql, (run[0].seq, run[-1].seq, *only.words))
        chosen = {row[0] for row in found}
    for action in reversed(grouped(run)):
        told = chosen is None or any(row.seq in chosen for row in action.rows)
        if action.head.seq < before and told:
            yield action


def reach(connection: Connection, pass_id: str, named: Sequence[str]) -> int:
    """How many memories the rows of these kinds name, those of a pass."""
    marks = ",".join("?" * len(named))
    sql = f"SELECT count(DISTINCT memory) FROM journal WHERE pass_id=? AND event IN ({marks})"
    return int(fetch(connection, sql, (pass_id, *named))[0][0])


def named(connection: Connection, pass_id: str) -> int:
    """How many memories the rows of a pass name."""
    sql = "SELECT count(DISTINCT memory) FROM journal WHERE pass_id=?"
    return int(fetch(connection, sql, (pass_id,))[0][0])


def telling(connection: Connection, pass_id: str, last: Sequence[str], most: int) -> list[Event]:
    """The first rows of a pass, those of the kinds in `last` behind all others."""
    marks = ",".join("?" * len(last))
    sql = (
        f"seq IN (SELECT seq FROM journal WHERE pass_id=? ORDER BY event IN ({marks}), seq LIMIT ?)"
        " ORDER BY seq"
    )
    return undo_rows.select(connection, sql, (pass_id, *last, most))


def action_of(connection: Connection, first: int) -> list[Event]:
    """The rows of the action whose first row bears this number; none where there is no such action."""
    row = undo_rows.row(connection, first)
    if row is None or row.pass_id is not None:
        return []
    run = undo_rows.run_around(connection, row)
    return next((action.rows for action in grouped(run) if action.head.seq == first), [])


def brought(connection: Connection, batch: int, most: int) -> list[int]:
    """The keys of the first memories of an import."""
    found = fetch(connection, "SELECT id FROM memory WHERE batch_id=? LIMIT ?", (batch, most))
    return [row[0] for row in found]


def size(connection: Connection, pass_id: str) -> int:
    """How many rows a pass has."""
    return int(fetch(connection, "SELECT count(*) FROM journal WHERE pass_id=?", (pass_id,))[0][0])


def end_of(connection: Connection, pass_id: str) -> int:
    """The number of the last row of a pass."""
    return int(fetch(connection, "SELECT max(seq) FROM journal WHERE pass_id=?", (pass_id,))[0][0])


def statements(connection: Connection, names: Sequence[str]) -> dict[str, str]:
    """The beginnings of the statements of memories, by their ids."""
    found: dict[str, str] = {}
    for at in range(0, len(names), 500):
        step = names[at : at + 500]
        sql = (
            f"SELECT m.public_id, substr(s.text, 1, {_CUT}) FROM memory m"
            f" JOIN statement s ON s.memory_id=m.id WHERE m.public_id IN ({','.join('?' * len(step))})"
        )
        found.update(fetch(connection, sql, step))
    return found
