"""Sources that are given another place: what is asked of the store for it, and what an undo needs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Any, NamedTuple

from nidra.records.evidence import SourceState
from nidra.records.verdict import OK, UNREACHED, State
from nidra.store.among import among
from nidra.store.byte_checks import ByteCheck
from nidra.store.connection import Connection
from nidra.store.journal import get_blob, put_blob
from nidra.store.raw import fetch
from nidra.store.sources import IN_USE, SourceRow, write_sources
from nidra.store.visible import LOADED, VISIBLE

_KEPT = ("location", "state", "digest", "revision", "changes", "unreached_since", "searched")


class Move(NamedTuple):
    """What one row of the journal tells of one source: the place it had, and the one that it got."""

    key: int
    path: str
    before: Mapping[str, object]
    to: str | None
    check: ByteCheck | None = None  # of the bytes that were read at the place it had


def is_in_use(connection: Connection, path: str) -> bool:
    """Is a path a source on record with live receipts of its own?"""
    return bool(fetch(connection, f"SELECT 1 FROM source WHERE path=? AND {IN_USE}", (path,)))


def places_in_use(connection: Connection) -> set[str]:
    """Where the sources lie that were found elsewhere than on record."""
    rows = fetch(
        connection,
        f"SELECT location FROM source WHERE location IS NOT NULL AND state={int(SourceState.PRESENT)}"
        f" AND {IN_USE}",
    )
    return {row[0] for row in rows}


def rows_now(connection: Connection, keys: Sequence[int]) -> dict[int, tuple[object, ...]]:
    """What the store holds of these sources now, in the order of `_KEPT`."""
    found = fetch(
        connection, f"SELECT id, {', '.join(_KEPT)} FROM source WHERE {among('id', keys)}"
    )
    return {row[0]: tuple(row[1:]) for row in found}


def kept(row: SourceRow) -> tuple[object, ...]:
    """The same of a row that was read."""
    return tuple(getattr(row, name) for name in _KEPT)


def states_of_same(connection: Connection, source: int) -> dict[int, State]:
    """The states that the live receipts of a source would have, were its last read bytes there again.

    A failed verdict outlives its source; one that was ever ok and was not failed since was ok when
    the bytes were last read.
    """
    rows = fetch(
        connection,
        "SELECT e.id, v.state, v.ever_ok FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE e.source_id=? AND v.retired_by IS NULL AND {LOADED} ORDER BY e.id",
        (source,),
    )
    return {key: _again(State(state), bool(ever_ok)) for key, state, ever_ok in rows}


def _again(state: State, ever_ok: bool) -> State:
    return State.MOVED if state in OK or (state in UNREACHED and ever_ok) else state


def receipts_of_their_memories(
    connection: Connection, evidence: Sequence[int]
) -> list[tuple[int, int, int, int, int]]:
    """(memory, evidence, state, ever ok, vouched) of every live receipt of the active memories that
    show one of these, receipts of united copies included."""
    these = among("evidence_id", evidence)
    members = (
        f"SELECT memory_id FROM evidence WHERE {among('id', evidence)}"
        f" UNION SELECT memory_id FROM evidence_link WHERE {these}"
    )
    chosen = f"SELECT m.id FROM memory m WHERE m.id IN ({members}) AND m.active=1 AND {VISIBLE}"
    live = f"JOIN verdict v ON v.evidence_id=e.id WHERE v.retired_by IS NULL AND {LOADED}"
    columns = "e.id, v.state, v.ever_ok, e.vouched"
    return fetch(
        connection,
        f"SELECT e.memory_id, {columns} FROM evidence e {live} AND e.memory_id IN ({chosen})"
        f" UNION ALL SELECT l.memory_id, {columns} FROM evidence_link l"
        f" JOIN evidence e ON e.id=l.evidence_id {live} AND l.memory_id IN ({chosen})",
    )


def put_moves(
    connection: Connection, rows: Sequence[tuple[SourceRow, SourceRow, ByteCheck | None]]
) -> str:
    """Keep what sources (as they were, as they become, last byte check) had, for an undo; the digest
    of the list."""
    listed = [
        {
            "source": old.key,
            "path": old.path,
            "from": {name: _plain(getattr(old, name)) for name in _KEPT},
            "to": new.location,
            "check": astuple(check) if check is not None else None,
        }
        for old, new, check in rows
    ]
    return put_blob(connection, json.dumps(listed, ensure_ascii=True).encode("ascii"))


def moves(connection: Connection, digest: str) -> list[Move]:
    """The list of `put_moves`."""
    listed = json.loads(get_blob(connection, digest) or b"[]")
    return [
        Move(one["source"], one["path"], one["from"], one["to"], _check(one.get("check")))
        for one in listed
    ]


def _check(kept: Sequence[Any] | None) -> ByteCheck | None:
    return None if kept is None else ByteCheck(*kept)


def put_back(connection: Connection, found: Sequence[Move]) -> None:
    """Let sources be looked for where they were before, as missing as they were.

    One that was there, or that nobody had looked for, is to be looked for anew.
    """
    missing = (int(SourceState.GONE), int(SourceState.UNREADABLE))
    rows = []
    for move in found:
        before = dict(move.before)
        digest = before["digest"]
        before["digest"] = None if digest is None else bytes.fromhex(str(digest))
        if before["state"] not in missing:
            before["state"] = int(SourceState.UNSEEN)
        row = SourceRow(key=move.key, path=move.path, relative=None, first_seen=0, **before)  # type: ignore[arg-type]
        rows.append(row)
    write_sources(connection, rows)


def _plain(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value
