"""The journal: append-only, each row chained to the one before by sha256.

    hash = sha256(prev_hash ‖ canonical)      both as ASCII
    canonical = JSON of {detail, event, memory, pass, seq, ts}, keys sorted, no blanks, ASCII

The first row's `prev_hash` is 64 zeros. A row is written in the transaction of the change that it
tells of. The format is described for outsiders in `resources/help/journal.md`.
"""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Iterator, Sequence
from typing import Any

from nidra.base.clock import iso, parse
from nidra.records.event import Event, details
from nidra.store.connection import Connection

ZERO = "0" * 64
_CHANGE = struct.Struct("<qBB")
CHANGE_BYTES = _CHANGE.size


def canonical(value: Any) -> str:
    """JSON with sorted keys, no blanks, ASCII only: the same bytes for the same value, always."""
    return _CANONICAL.encode(value)


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def row_hash(
    prev: str, seq: int, ts: str, pass_id: str | None, event: str, memory: str | None, detail: str
) -> str:
    """The hash of one row, as 64 hex digits. `detail` is canonical JSON text already."""
    head = canonical({"event": event, "memory": memory, "pass": pass_id, "seq": seq, "ts": ts})
    return hashlib.sha256(f'{prev}{{"detail":{detail},{head[1:]}'.encode("ascii")).hexdigest()


def head(connection: Connection) -> tuple[int, str]:
    """The last row's number and hash: every change of the store moves it."""
    last = connection.exec_driver_sql(
        "SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1"
    ).fetchone()
    return (last[0], last[1]) if last else (0, ZERO)


class Journal:
    """Appends rows inside one open transaction; knows the last row's number and hash."""

    def __init__(self, connection: Connection, now: int, pass_id: str | None = None) -> None:
        self._connection = connection
        self._ts = iso(now)
        self._pass = pass_id
        self.seq, self.head = head(connection)
        self._rows: list[tuple[Any, ...]] = []

    def append(self, event: str, memory: str | None, detail: dict[str, Any]) -> int:
        """Chain one row; it reaches the table at `flush`. Returns its number."""
        self.seq += 1
        text = canonical(detail)
        digest = row_hash(self.head, self.seq, self._ts, self._pass, event, memory, text)
        self._rows.append((self.seq, self._ts, self._pass, event, memory, text, self.head, digest))
        self.head = digest
        return self.seq

    def flush(self) -> None:
        """Write the rows that were chained; call it once before the transaction ends."""
        if self._rows:
            self._connection.exec_driver_sql(
                "INSERT INTO journal (seq, ts, pass_id, event, memory, detail, prev_hash, hash)"
                " VALUES (?,?,?,?,?,?,?,?)",
                self._rows,
            )
            self._rows = []


def put_blob(connection: Connection, data: bytes) -> str:
    """Keep `data` under its sha256; returns the digest as hex."""
    digest = hashlib.sha256(data)
    connection.exec_driver_sql(
        "INSERT OR IGNORE INTO blob (digest, data) VALUES (?, ?)", (digest.digest(), data)
    )
    return digest.hexdigest()


def get_blob(connection: Connection, digest: str) -> bytes | None:
    """The bytes kept under `digest` (hex), or None."""
    row = connection.exec_driver_sql(
        "SELECT data FROM blob WHERE digest=?", (bytes.fromhex(digest),)
    ).fetchone()
    return row[0] if row else None


def pack_changes(changes: Sequence[tuple[int, int, int]]) -> bytes:
    """(memory key, old, new) triples as 10 bytes each, sorted by key, for a row that speaks of many."""
    return b"".join(_CHANGE.pack(*change) for change in sorted(changes))


def pack_alike(keys: Sequence[int], old: int, new: int) -> bytes:
    """As `pack_changes`, of keys that ascend and changed alike: byte by byte, a tenth of the time."""
    packed = bytearray(_CHANGE.pack(0, old, new) * len(keys))
    wide = pack_keys(keys)
    for at in range(8):
        packed[at :: _CHANGE.size] = wide[at::8]
    return bytes(packed)


def pack_keys(keys: Sequence[int]) -> bytes:
    """Keys as 8 bytes each, little-endian, in the order given."""
    return struct.pack(f"<{len(keys)}q", *keys)


def unpack_keys(data: bytes) -> list[int]:
    """The keys of `pack_keys`."""
    return list(struct.unpack(f"<{len(data) // 8}q", data))


def unpack_changes(data: bytes) -> list[tuple[int, int, int]]:
    """The triples of `pack_changes`."""
    return [(key, old, new) for key, old, new in _CHANGE.iter_unpack(data)]


def find_change(data: bytes, key: int) -> tuple[int, int] | None:
    """(old, new) of one memory in packed changes, by bisection, or None."""
    low, high = 0, len(data) // _CHANGE.size
    while low < high:
        middle = (low + high) // 2
        found, old, new = _CHANGE.unpack_from(data, middle * _CHANGE.size)
        if found == key:
            return old, new
        low, high = (middle + 1, high) if found < key else (low, middle)
    return None


def events(connection: Connection, memory: str | None = None, after: int = 0) -> Iterator[Event]:
    """Journal rows in order: all of them after number `after`, or those that name one memory."""
    where, words = ("seq > ?", [after]) if memory is None else ("memory = ?", [memory])
    rows = connection.exec_driver_sql(
        "SELECT seq, ts, pass_id, event, memory, detail, prev_hash, hash FROM journal"
        f" WHERE {where} ORDER BY seq",
        tuple(words),
    )
    for seq, ts, pass_id, event, name, detail, prev, digest in rows:
        yield Event(seq, parse(ts) or 0, pass_id, event, name, details(seq, detail), prev, digest)


def events_of(connection: Connection, key: int, public_id: str) -> list[Event]:
    """Every row that tells of one memory, those that speak of many at once included."""
    own = list(events(connection, public_id))
    many = connection.exec_driver_sql(
        "SELECT seq, ts, pass_id, event, memory, detail, prev_hash, hash FROM journal"
        " WHERE memory IS NULL AND (event LIKE '%-many' OR event='undone') ORDER BY seq"
    ).fetchall()
    for seq, ts, pass_id, event, _, text, prev, digest in many:
        detail = details(seq, text)
        data = get_blob(connection, detail["blob"]) if "blob" in detail else None
        change = find_change(data, key) if data else None
        if change:
            # Where all changed alike, the row itself says from what to what.
            each = detail.pop("each", {})
            mine = {"from": change[0], "to": change[1], **detail, **each.get(public_id, {})}
            own.append(Event(seq, parse(ts) or 0, pass_id, event, public_id, mine, prev, digest))
    return sorted(own, key=lambda row: row.seq)
