"""The rows that a chunk of foreign rows adds to a store, table by table.

What a statement costs: 20 rows of it at a time take half of what each takes by itself (1.6 against
3.1 CPU µs a drawer with its memory and receipt), since a call of SQLite costs more than what it
does. What all rows share stands in the statement itself. Python's driver looks up how to adapt each
None and each bytes that it is given (0.2 µs), so that what is lacking comes as "", 0 or -1, and a
digest as a bytearray. The keys of memories and receipts are those that SQLite gives, each one more
than the last: to look whether a key that it is told is free costs it 0.12 µs more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from nidra.records.foreign import ForeignRow
from nidra.store import verdict_census
from nidra.store.connection import Connection
from nidra.store.missed import Born, Missed, verdicts_of
from nidra.store.raw import fetch
from nidra.store.schema import COMMON_AGENT

# What a drawer keeps of its foreign row as it is, under the same names, with what stands for nothing.
_KEPT = {
    "hall": "",
    "filed_at": "",
    "lines": "",
    "chunk": -1,
    "parent": "",
    "source_note": "",
}
_TOGETHER = 20


class Column(NamedTuple):
    """One column of new rows. `sql` says how a value is taken, "" that no row has one; without
    values it is what all rows have."""

    name: str
    values: Sequence[Any]
    sql: str = "?"


def columns_of(rows: Sequence[ForeignRow]) -> dict[str, Sequence[Any]]:
    """The fields of foreign rows by name, a sequence each; none of no rows."""
    return dict(zip(ForeignRow._fields, zip(*rows, strict=True), strict=bool(rows)))


def partly(name: str, values: Sequence[Any], nothing: object) -> Column:
    """A column in which `nothing` stands for NULL."""
    lacking = values.count(nothing)
    if lacking == len(values):
        return Column(name, (), "")
    return Column(name, values, f"nullif(?,{nothing!r})" if lacking else "?")


def mostly(name: str, values: Sequence[Any], common: object, nothing: object) -> Column:
    """As `partly`, of a column in which all values of most chunks are `common`."""
    if common != nothing and values.count(common) == len(values):
        return Column(name, (), repr(common))
    return partly(name, values, nothing)


class NewRows:
    """Writes rows that belong to one batch."""

    def __init__(self, connection: Connection, batch: int, origin: int, now: int) -> None:
        self._connection = connection
        self._batch = batch
        self._now = now
        self._of_batch = {"batch_id": batch}
        self._of_origin = {"batch_id": batch, "origin_id": origin}

    def memories(
        self,
        first: int,
        utf8: Sequence[bytes],
        columns: Sequence[Column],
        shown: Sequence[int],
        born: Mapping[int, Born],
    ) -> None:
        """New memories with the texts that they say; their keys ascend from `first`. What each is
        born with follows from what its receipt shows."""
        free = fetch(self._connection, "SELECT coalesce(max(memory_id), 0) + 1 FROM statement")
        keys = [] if free[0][0] == first else [Column("memory_id", range(first, first + len(utf8)))]
        _insert(
            self._connection,
            "memory",
            {**self._of_origin, "updated_at": self._now},
            [*columns, *_born(shown, born)],
        )
        texts = Column("text", list(map(bytearray, utf8)), "CAST(? AS TEXT)")
        _insert(self._connection, "statement", {}, [*keys, texts])

    def receipts(
        self,
        first: int,
        places: Sequence[int],
        missed: Mapping[int, Missed],
        columns: Sequence[Column],
    ) -> None:
        """New receipts that point at these sources, the keys ascending from `first`; each gets the
        verdict of one never checked, or of one whose source is missing."""
        if not places:
            return
        _insert(
            self._connection,
            "evidence",
            {**self._of_batch, "form": 1, "vouched": 1},
            [Column("source_id", places), *columns],
        )
        counted = verdicts_of(self._connection, first, places, missed, self._now)
        verdict_census.filed(self._connection, self._batch, counted)

    def drawers(self, fields: Mapping[str, Sequence[Any]], columns: Sequence[Column]) -> None:
        """New drawers: what they keep of their foreign rows as it is, and what `columns` say."""
        if not fields:
            return
        ids = Column("foreign_id", fields["foreign_id"])
        agents = mostly("agent", fields["agent"], COMMON_AGENT, "")
        kept = [partly(name, fields[name], nothing) for name, nothing in _KEPT.items()]
        _insert(self._connection, "drawer", self._of_origin, [ids, *columns, agents, *kept])

    def moved(self, turned: Sequence[tuple[int, int, int]]) -> None:
        """Drawers with the memory and the receipt (0 for none) that they will have."""
        if turned:
            drawers, memories, receipts = zip(*turned, strict=True)
            columns = [
                Column("drawer_id", drawers),
                Column("memory_id", memories),
                partly("evidence_id", receipts, 0),
            ]
            _insert(self._connection, "moved", self._of_batch, columns)


def _born(shown: Sequence[int], born: Mapping[int, Born]) -> list[Column]:
    """The columns that memories are born with; most of those filed together are born alike."""
    ways = set(shown)
    columns = []
    for at, name in enumerate(Born._fields):
        values = {way: born[way][at] for way in ways}
        if len(set(values.values())) > 1:
            columns.append(partly(name, [values[way] for way in shown], -1))
        else:
            value = values.popitem()[1]
            columns.append(Column(name, (), "NULL" if value == -1 else repr(value)))
    return columns


def _insert(
    connection: Connection, table: str, shared: Mapping[str, int], columns: Sequence[Column]
) -> None:
    """Write the rows of these columns; every row has the `shared` values too."""
    used = [column for column in columns if column.values and column.sql]
    alike = {column.name: column.sql for column in columns if column.sql and not column.values}
    alike |= {name: str(value) for name, value in shared.items()}
    names = ", ".join([*alike, *(column.name for column in used)])
    one = ",".join([*alike.values(), *(column.sql for column in used)])
    flat = tuple(chain.from_iterable(zip(*(column.values for column in used), strict=True)))
    width = len(used) * _TOGETHER
    whole = len(flat) // width * width
    head = f"INSERT INTO {table} ({names}) VALUES "
    if whole:
        together = [flat[at : at + width] for at in range(0, whole, width)]
        connection.exec_driver_sql(f"{head}{','.join([f'({one})'] * _TOGETHER)}", together)
    # One by one: a statement for each number that may be left over would be prepared anew each time.
    if whole < len(flat):
        left = [flat[at : at + len(used)] for at in range(whole, len(flat), len(used))]
        connection.exec_driver_sql(f"{head}({one})", left)
