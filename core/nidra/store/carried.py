"""What a takeover carried along beside its memories: the old files, byte for byte, and a manifest.

The `import` row of a takeover names the manifest as its `blob`: canonical JSON with

- `files`: each file's name with the digests of its pieces, in order;
- `at`: the hour of the takeover, in microseconds;
- `rows`: for each row of `memories.jsonl` in order [line, offset, length, memory key, keys of its
  receipts (null for an item that is none)], offsets counting bytes of the file without its mark;
- `renamed`: [memory key, id that it bore] for those whose id was another one's;
- `corrupt`: [evidence key, sha256 of its excerpt] of receipts that came with a digest that does not
  fit; they keep it, and this is what tells them from receipts that were changed here.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nidra.records.old_files import ADAPTER
from nidra.store.connection import Connection
from nidra.store.journal import canonical, get_blob, put_blob

PIECE = 4 << 20


@dataclass(frozen=True, slots=True)
class CarriedRow:
    """One row of the old file: where its line lies, its memory, and the receipts of its evidence."""

    number: int
    offset: int
    length: int
    memory: int
    receipts: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Carried:
    """The newest takeover of one old store. `seq` is the number of its journal row."""

    seq: int
    at: int
    pieces: Mapping[str, Sequence[str]]
    rows: tuple[CarriedRow, ...]
    renamed: Mapping[int, str]


def keep(
    connection: Connection,
    files: Mapping[str, bytes],
    at: int,
    rows: Sequence[CarriedRow],
    renamed: Sequence[tuple[int, str]],
    corrupt: Sequence[tuple[int, bytes]],
) -> str:
    """Keep the old files and the manifest; returns the manifest's digest as hex."""
    manifest = {
        "at": at,
        "files": {name: _pieces(connection, data) for name, data in files.items()},
        "rows": [[r.number, r.offset, r.length, r.memory, list(r.receipts)] for r in rows],
        "renamed": [list(pair) for pair in renamed],
        "corrupt": [[key, digest.hex()] for key, digest in corrupt],
    }
    return put_blob(connection, canonical(manifest).encode("ascii"))


def _pieces(connection: Connection, data: bytes) -> list[str]:
    return [put_blob(connection, data[at : at + PIECE]) for at in range(0, len(data), PIECE)]


def newest(connection: Connection) -> list[Carried]:
    """The newest takeover of each old store, in the order in which they were first taken over."""
    rows = connection.exec_driver_sql(
        "SELECT seq, detail FROM journal WHERE event='import'"
        " AND json_extract(detail, '$.adapter')=? ORDER BY seq",
        (ADAPTER,),
    ).fetchall()
    found: dict[str, Carried] = {}
    for seq, text in rows:
        detail = json.loads(text)
        found[detail["location"]] = _carried(connection, seq, detail["blob"])
    return list(found.values())


def seqs(connection: Connection) -> set[int]:
    """The numbers of the journal rows that tell of takeovers."""
    rows = connection.exec_driver_sql(
        "SELECT seq FROM journal WHERE event='import' AND json_extract(detail, '$.adapter')=?",
        (ADAPTER,),
    )
    return {row[0] for row in rows}


def _carried(connection: Connection, seq: int, digest: str) -> Carried:
    manifest = _manifest(connection, digest)
    return Carried(
        seq=seq,
        at=manifest["at"],
        pieces=manifest["files"],
        rows=tuple(
            CarriedRow(number, offset, length, memory, tuple(receipts))
            for number, offset, length, memory, receipts in manifest["rows"]
        ),
        renamed=dict(manifest["renamed"]),
    )


def _manifest(connection: Connection, digest: str) -> dict[str, Any]:
    return dict(json.loads(get_blob(connection, digest) or b"{}"))


def file_of(connection: Connection, carried: Carried, name: str) -> bytes:
    """The bytes of one of the old files, empty where there was none."""
    return b"".join(get_blob(connection, piece) or b"" for piece in carried.pieces.get(name, ()))


def came_corrupt(data: bytes) -> dict[int, bytes]:
    """From a manifest: what the excerpts hash to that came with another digest, by evidence key."""
    return {key: bytes.fromhex(digest) for key, digest in json.loads(data)["corrupt"]}


def lost_pieces(connection: Connection, data: bytes) -> list[str]:
    """From a manifest: names of old files of which a piece is missing or was changed."""
    lost = []
    for name, pieces in json.loads(data)["files"].items():
        for piece in pieces:
            kept = get_blob(connection, piece)
            if kept is None or hashlib.sha256(kept).hexdigest() != piece:
                lost.append(name)
                break
    return lost
