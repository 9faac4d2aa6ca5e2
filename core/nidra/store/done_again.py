"""Whether what an undo took back was done again since, as the journal tells.

Only an import says of itself that it counts again. A decision was done again where the same was
decided later on; a pass, a re-check, a remap where another one came later that found the same.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping

from nidra.records.event import Event
from nidra.store import deed_rows, undo_rows
from nidra.store.connection import Connection
from nidra.store.undo_actions import REMAPPED

_DECISIONS = ("resolved", "confirmed", "rejected")
_TOLD_BY = frozenset({"watch", "recheck"})
_VERDICTS = ("verdict", "verdict-many")


def since(connection: Connection, undo: Event) -> bool:
    """Was that which the undo of this row took back done again after it, and not taken back since?"""
    gone = undo_rows.undone(connection)
    rows = undo.detail["rows"]
    if not any(gone.get(seq) == undo.seq for seq in rows):
        return True
    if isinstance(undo.detail["of"], str):
        return _passed(connection, undo, gone)
    taken = undo_rows.with_numbers(connection, rows)
    return any(_decided(connection, row, undo.seq, gone) for row in taken)


def _decided(connection: Connection, row: Event, behind: int, gone: Mapping[int, int]) -> bool:
    if row.event not in _DECISIONS:
        return False
    where = "seq>? AND event=? AND memory=?"
    later = undo_rows.select(connection, where, (behind, row.event, row.memory))
    same = ("with", "keep", "reason")
    return any(
        one.seq not in gone and all(one.detail.get(n) == row.detail.get(n) for n in same)
        for one in later
    )


def _passed(connection: Connection, undo: Event, gone: Mapping[int, int]) -> bool:
    mine = _mark(connection, undo.detail["of"])
    taken = sorted(gone)
    return any(
        one.first > undo.seq
        and bisect_left(taken, one.first) == bisect_right(taken, one.last)
        and _holds(_mark(connection, one.id), mine)
        for one in deed_rows.passes(connection)
    )


Mark = tuple[str, frozenset[tuple[str, str]], frozenset[str]]


def _mark(connection: Connection, pass_id: str) -> Mark:
    """By whom it was done, which places it gave, and, of a look at some sources, whose verdicts changed."""
    head = undo_rows.select(connection, "pass_id=? ORDER BY seq LIMIT 1", (pass_id,))
    reason = str(head[0].detail.get("reason")) if head else ""
    by = reason if reason in _TOLD_BY else ""
    moved = undo_rows.select(connection, "pass_id=? AND event=?", (pass_id, REMAPPED))
    places = frozenset((str(r.detail["from"]), str(r.detail["to"])) for r in moved)
    return by, places, _judged(connection, pass_id) if by else frozenset()


def _judged(connection: Connection, pass_id: str) -> frozenset[str]:
    marks = ",".join("?" * len(_VERDICTS))
    where = f"pass_id=? AND event IN ({marks})"
    rows: Iterable[Event] = undo_rows.select(connection, where, (pass_id, *_VERDICTS))
    return frozenset(str(row.memory or row.detail.get("blob")) for row in rows)


def _holds(later: Mark, mine: Mark) -> bool:
    return later[0] == mine[0] and later[1] == mine[1] and later[2] >= mine[2]
