"""How many live receipts there are of each verdict, kept in the transaction of each change.

They are counted import by import, so that those of one that does not count are left out when read.
Counting from scratch (`recount`) gives the same table, which a test holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from nidra.store.among import among
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import LOADED

# The batch of the receipt, 0 for none, and its verdict.
Cell = tuple[int, int]

_LIVE = "FROM evidence e JOIN verdict v ON v.evidence_id=e.id WHERE v.retired_by IS NULL"
_CELLS = f"SELECT coalesce(e.batch_id, 0), v.state, count(*) {_LIVE}"


def filed(connection: Connection, batch: int | None, counted: Mapping[int, int]) -> None:
    """Count receipts that were just filed, by the verdict that each was filed with."""
    apply(connection, {(batch or 0, state): n for state, n in counted.items()})


def forget(connection: Connection, batch: int) -> None:
    """Count the receipts of a batch no more, which was taken back."""
    connection.exec_driver_sql("DELETE FROM verdict_census WHERE batch_id=?", (batch,))


@contextmanager
def tracked(connection: Connection, where: str, words: Sequence[Any] = ()) -> Iterator[None]:
    """Keep the counts right while receipts change inside the block; `where` tells which `e` these are."""
    before = _cells(connection, where, words)
    yield
    after = _cells(connection, where, words)
    after.subtract(before)
    apply(connection, after)


@contextmanager
def becoming(
    connection: Connection, keys: Sequence[int], old: Mapping[int, int], new: Mapping[int, int]
) -> Iterator[tuple[int, int]]:
    """The same of these receipts, of which so many have each verdict and get each inside the block.

    Yields how many of them stand, and how many of these are live and count. Where they are as they
    were thought to be, what changes is plain from one look, which spares the second: 0.5 CPU µs each.
    """
    these = among("e.id", keys)
    counted = ", ".join(f"sum(v.state={state})" for state in old)
    first, last, standing, live, counting, *seen = fetch(
        connection,
        "SELECT min(coalesce(e.batch_id, 0)), max(coalesce(e.batch_id, 0)), count(*),"
        f" sum(v.retired_by IS NULL), sum(v.retired_by IS NULL AND {LOADED}), {counted}"
        f" FROM evidence e JOIN verdict v ON v.evidence_id=e.id WHERE {these}",
    )[0]
    if first != last or live != len(keys) or seen != list(old.values()):
        with tracked(connection, these):
            yield standing, counting or 0
        return
    yield standing, counting
    delta = Counter({(first, state): n for state, n in new.items()})
    delta.subtract({(first, state): n for state, n in old.items()})
    apply(connection, delta)


def apply(connection: Connection, delta: Mapping[Cell, int]) -> None:
    """Add signed counts to the table."""
    rows = [(*cell, n) for cell, n in delta.items() if n]
    if rows:
        connection.exec_driver_sql(
            "INSERT INTO verdict_census (batch_id, state, n) VALUES (?,?,?)"
            " ON CONFLICT (batch_id, state) DO UPDATE SET n = n + excluded.n",
            rows,
        )
        connection.exec_driver_sql("DELETE FROM verdict_census WHERE n = 0")


def _cells(connection: Connection, where: str, words: Sequence[Any]) -> Counter[Cell]:
    rows = fetch(connection, f"{_CELLS} AND {where} GROUP BY 1, 2", words)
    return Counter({(batch, state): n for batch, state, n in rows})


def count(connection: Connection) -> Counter[int]:
    """How many live receipts have each verdict, those of imports that do not count left out."""
    rows = fetch(
        connection,
        "SELECT e.state, sum(e.n) FROM (SELECT nullif(batch_id, 0) AS batch_id, state, n"
        f" FROM verdict_census) e WHERE {LOADED} GROUP BY e.state",
    )
    return Counter(dict(rows))


def kept(connection: Connection) -> dict[Cell, int]:
    """The table as it is kept."""
    rows = fetch(connection, "SELECT batch_id, state, n FROM verdict_census")
    return {(batch, state): n for batch, state, n in rows}


def recount(connection: Connection) -> dict[Cell, int]:
    """The same counts, made afresh from the receipts."""
    return dict(_cells(connection, "1", ()))
