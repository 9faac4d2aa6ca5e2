"""What others wrote of verdicts while somebody looked at sources: told by the journal alone.

Whoever judges reads from a snapshot and writes later. A verdict that somebody else wrote in between
speaks of a later look, or of an earlier one; either way the source is to be looked at again.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from nidra.records.event import Event
from nidra.store.connection import Connection
from nidra.store.journal import get_blob, unpack_keys
from nidra.store.raw import fetch
from nidra.store.undo_actions import VERDICTS

_AT_ONCE = 5000


class Touched(NamedTuple):
    """The last journal row of others on each source, and the last one that may speak of any."""

    sources: dict[int, int]
    any: int

    def after(self, source: int, seq: int) -> bool:
        """Was something of this source written by others behind journal row `seq`?"""
        return self.any > seq or self.sources.get(source, 0) > seq


def touched(connection: Connection, since: int, own: str) -> Touched:
    """The sources of which others wrote verdicts behind a journal row; `own` is the id of our work."""
    last: dict[int, int] = {}
    of_any = 0
    for seq, event, text in fetch(
        connection,
        "SELECT seq, event, detail FROM journal WHERE seq>? AND pass_id IS NOT ?"
        " AND event IN ('verdict', 'verdict-many', 'undone', 'redone', 'import') ORDER BY seq",
        (since, own),
    ):
        if event in ("undone", "redone", "import"):
            of_any = seq
            continue
        keys = _receipts(connection, json.loads(text))
        last.update(dict.fromkeys(sources_of(connection, keys).values(), seq))
    return Touched(last, of_any)


def receipts_in(connection: Connection, row: Event) -> Sequence[int]:
    """The receipts that a journal row gives another verdict; none for a row of another kind."""
    return _receipts(connection, row.detail) if row.event in VERDICTS else ()


def _receipts(connection: Connection, detail: dict[str, Any]) -> Sequence[int]:
    if "evidence" in detail:
        return [detail["evidence"]]
    return unpack_keys(get_blob(connection, detail["receipts"]) or b"")


def sources_of(connection: Connection, receipts: Collection[int]) -> dict[int, int]:
    """The source of each receipt, by their keys."""
    return dict(_by_receipts(connection, "SELECT id, source_id FROM evidence WHERE id", receipts))


def retired(connection: Connection, receipts: Collection[int]) -> set[int]:
    """Those of the receipts that another one has taken the place of by now."""
    sql = "SELECT evidence_id FROM verdict WHERE retired_by IS NOT NULL AND evidence_id"
    return {row[0] for row in _by_receipts(connection, sql, receipts)}


def _by_receipts(connection: Connection, sql: str, receipts: Iterable[int]) -> list[Any]:
    keys, found = list(receipts), []
    for at in range(0, len(keys), _AT_ONCE):
        marks = ",".join(map(str, keys[at : at + _AT_ONCE]))
        found += fetch(connection, f"{sql} IN ({marks})")
    return found
