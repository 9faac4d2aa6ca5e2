"""Journal rows as an undo reads them: by number, by pass, and which of them were taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from nidra.base.clock import parse
from nidra.records.event import Event, details
from nidra.store.connection import Connection
from nidra.store.raw import fetch

_SELECT = "SELECT seq, ts, pass_id, event, memory, detail, prev_hash, hash FROM journal"
_PAGE = 500


@dataclass
class Kept:
    """What one transaction need not read again: what stands taken back up to the row `read_to`, and the
    actions that rows belong to."""

    undone: dict[int, int] = field(default_factory=dict)
    read_to: int = 0
    together: dict[int, list[Event]] = field(default_factory=dict)


def remember(connection: Connection) -> None:
    """Keep, to the end of the transaction, what looking at several undos reads again and again."""
    if connection.kept is None:
        connection.kept = Kept()


def select(connection: Connection, where: str, words: Sequence[Any] = ()) -> list[Event]:
    """The rows that a condition lets through, in the order that it names."""
    return [_event(*values) for values in fetch(connection, f"{_SELECT} WHERE {where}", words)]


def _event(
    seq: int, ts: str, pass_id: str | None, event: str, name: str | None, *others: str
) -> Event:
    detail, prev, digest = others
    return Event(seq, parse(ts) or 0, pass_id, event, name, details(seq, detail), prev, digest)


def last(connection: Connection) -> int:
    """The number of the last row, 0 where there is none."""
    return int(connection.exec_driver_sql("SELECT max(seq) FROM journal").scalar() or 0)


def row(connection: Connection, seq: int) -> Event | None:
    """One row by its number."""
    found = select(connection, "seq=?", (seq,))
    return found[0] if found else None


def with_numbers(connection: Connection, seqs: Sequence[int]) -> list[Event]:
    """The rows with these numbers, in the order in which they were written."""
    found: list[Event] = []
    for at in range(0, len(seqs), 5000):
        marks = ",".join(map(str, seqs[at : at + 5000]))
        found += select(connection, f"seq IN ({marks}) ORDER BY seq")
    return found


def of_pass(connection: Connection, pass_id: str) -> list[Event]:
    """Every row of one pass."""
    return select(connection, "pass_id=? ORDER BY seq", (pass_id,))


def backwards(
    connection: Connection, after: int = 0, where: str = "1", skipped: Collection[int] = ()
) -> Iterator[list[Event]]:
    """Rows behind number `after`, the newest first, in pages, without those in `skipped`."""
    before = last(connection) + 1
    wanted = f"{_SELECT} WHERE seq<? AND seq>? AND {where} ORDER BY seq DESC LIMIT {_PAGE}"
    while page := fetch(connection, wanted, (before, after)):
        yield [_event(*values) for values in page if values[0] not in skipped]
        before = page[-1][0]


def newest(connection: Connection, skipped: Collection[str]) -> Iterator[list[Event]]:
    """Rows newest first, in pages; passes that come to stand in `skipped` are passed over."""
    before = last(connection) + 1
    while True:
        marks = ",".join("?" * len(skipped))
        page = select(
            connection,
            f"seq<? AND (pass_id IS NULL OR pass_id NOT IN ({marks})) ORDER BY seq DESC LIMIT {_PAGE}",
            (before, *skipped),
        )
        if not page:
            return
        yield page
        before = page[-1].seq


def counted(connection: Connection, pass_id: str) -> list[tuple[str, int, int, int]]:
    """(event, how many things its rows tell of, first row, last row) of one pass."""
    rows = fetch(
        connection,
        "SELECT event, sum(coalesce(CASE WHEN json_valid(detail) THEN json_extract(detail, '$.count') END, 1)),"
        " min(seq), max(seq)"
        " FROM journal WHERE pass_id=? GROUP BY event",
        (pass_id,),
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def kinds_of(connection: Connection, pass_id: str) -> list[tuple[int, str]]:
    """(number, event) of every row of one pass."""
    return fetch(
        connection, "SELECT seq, event FROM journal WHERE pass_id=? ORDER BY seq", (pass_id,)
    )


def run_around(connection: Connection, middle: Event) -> list[Event]:
    """The rows beside one that were written at the same moment for the same pass, it included."""
    other = "NOT (ts=(SELECT ts FROM journal WHERE seq=?) AND pass_id IS ?)"
    words = (middle.seq, middle.seq, middle.pass_id)
    before = connection.exec_driver_sql(
        f"SELECT seq FROM journal WHERE seq<? AND {other} ORDER BY seq DESC LIMIT 1", words
    ).scalar()
    behind = connection.exec_driver_sql(
        f"SELECT seq FROM journal WHERE seq>? AND {other} ORDER BY seq LIMIT 1", words
    ).scalar()
    first, end = before or 0, behind or last(connection) + 1
    return select(connection, "seq>? AND seq<? ORDER BY seq", (first, end))


def undone(connection: Connection) -> dict[int, int]:
    """The rows that stand taken back now, each with the row that took it back."""
    kept = connection.kept
    known = kept if isinstance(kept, Kept) else Kept()
    for seq, event, text in fetch(
        connection,
        "SELECT seq, event, detail FROM journal WHERE event IN ('undone', 'redone') AND seq>?"
        " ORDER BY seq",
        (known.read_to,),
    ):
        detail = details(seq, text)
        if event == "undone":
            known.undone.update(dict.fromkeys(detail["rows"], seq))
        else:
            known.undone.pop(detail["of"], None)
        known.read_to = seq
    return known.undone


def passes(connection: Connection, beginning: str = "") -> list[tuple[str, int]]:
    """(id, first row) of the passes with rows whose ids begin so, in the order of their ids."""
    rows = connection.exec_driver_sql(
        "SELECT pass_id, min(seq) FROM journal WHERE pass_id>=? AND pass_id<? GROUP BY pass_id"
        " ORDER BY pass_id",
        (beginning, beginning + "g"),
    )
    return [(name, first) for name, first in rows]


def last_pass(connection: Connection) -> str | None:
    """The pass that wrote the latest row of any."""
    found = connection.exec_driver_sql(
        "SELECT pass_id FROM journal WHERE pass_id IS NOT NULL ORDER BY seq DESC LIMIT 1"
    ).scalar()
    return None if found is None else str(found)
