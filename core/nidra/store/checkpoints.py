"""Checkpoints: Merkle heads of the journal (RFC 6962) in small files outside the database.

A database put back to last week has a shorter journal than its last checkpoint, or another one.
A checkpoint keeps the roots of its full subtrees (`peaks`), so that the next one reads only the
rows that came since.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from nidra.store.connection import Connection

FORMAT = "nidra-checkpoint-1"
FOLDER = "checkpoints"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """`seq` journal rows, the last with hash `head`, have Merkle root `root`. Digests are hex."""

    format: str
    store: str
    seq: int
    head: str
    root: str
    at: str
    pass_id: str | None
    peaks: list[list[int | str]]


def leaf(row_hash: str) -> bytes:
    """RFC 6962 leaf hash of one journal row."""
    return hashlib.sha256(b"\x00" + bytes.fromhex(row_hash)).digest()


def grow(peaks: list[tuple[int, bytes]], hashes: Iterable[str]) -> list[tuple[int, bytes]]:
    """Append rows to a frontier of (height, root) of full subtrees, the largest first."""
    frontier = list(peaks)
    for row in hashes:
        height, node = 0, leaf(row)
        while frontier and frontier[-1][0] == height:
            node = hashlib.sha256(b"\x01" + frontier.pop()[1] + node).digest()
            height += 1
        frontier.append((height, node))
    return frontier


def root_of(peaks: list[tuple[int, bytes]]) -> str:
    """The Merkle tree hash over a frontier; sha256 of nothing for the empty tree."""
    if not peaks:
        return hashlib.sha256(b"").hexdigest()
    node = peaks[-1][1]
    for _, left in reversed(peaks[:-1]):
        node = hashlib.sha256(b"\x01" + left + node).digest()
    return node.hex()


def latest(folder: Path) -> Checkpoint | None:
    """The newest checkpoint in a store's folder that can be read, or None."""
    for path in sorted((folder / FOLDER).glob("*.json"), reverse=True):
        try:
            return load(path)
        except (ValueError, TypeError, OSError):
            continue
    return None


def load(path: Path) -> Checkpoint:
    """One checkpoint file. Raises ValueError where it is none."""
    value = json.loads(path.read_text("utf-8"))
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise ValueError(f"{path} is no checkpoint of a Nidra journal")
    return Checkpoint(**value)


def write(
    folder: Path, connection: Connection, at: str, pass_id: str | None, also: Path | None = None
) -> list[str]:
    """Seal the journal as it stands, in `checkpoints/` and a second place.

    Nothing is written where nothing is new. What could not be written is told in a sentence each:
    the changes that it would have sealed are committed and stay.
    """
    made = _next(latest(folder), connection, at, pass_id)
    notes: list[str] = []
    for place in (folder / FOLDER, also):
        if made is None or place is None:
            continue
        try:
            if not (place / _name(made)).exists():
                _save(place, made)
        except OSError as problem:
            notes.append(
                f"The journal's checkpoint could not be written to {place}"
                f" ({problem.strerror or problem}). Everything else is kept; the next run tries again."
            )
    return notes


def _next(
    last: Checkpoint | None, connection: Connection, at: str, pass_id: str | None
) -> Checkpoint | None:
    """The checkpoint of the journal's last row: the last one, where no row came since."""
    top = connection.exec_driver_sql("SELECT max(seq) FROM journal").scalar() or 0
    if not top or (last and last.seq >= top):
        return last if last and last.seq == top else None
    peaks = _peaks(last) if last and _still(connection, last) else []
    start = last.seq if last and peaks else 0
    rows = connection.exec_driver_sql(
        "SELECT hash FROM journal WHERE seq > ? ORDER BY seq", (start,)
    ).fetchall()
    peaks = grow(peaks, (row[0] for row in rows))
    name = connection.exec_driver_sql("SELECT value FROM meta WHERE key='store'").scalar() or ""
    packed: list[list[int | str]] = [[height, node.hex()] for height, node in peaks]
    return Checkpoint(FORMAT, name, top, rows[-1][0], root_of(peaks), at, pass_id, packed)


def _name(checkpoint: Checkpoint) -> str:
    return f"{checkpoint.seq:012d}.json"


def _peaks(checkpoint: Checkpoint) -> list[tuple[int, bytes]]:
    return [(int(height), bytes.fromhex(str(node))) for height, node in checkpoint.peaks]


def _still(connection: Connection, last: Checkpoint) -> bool:
    found = connection.exec_driver_sql("SELECT hash FROM journal WHERE seq=?", (last.seq,)).scalar()
    return bool(found == last.head)


def _save(folder: Path, checkpoint: Checkpoint) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / _name(checkpoint)
    beside = folder / f".{path.name}.{os.getpid()}"
    try:
        with beside.open("w", encoding="utf-8") as file:
            json.dump(asdict(checkpoint), file, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
