"""The journal itself: its chain and checkpoints, the lists beside it, and what its rows seal."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nidra.store import carried, checkpoints
from nidra.store.connection import Connection
from nidra.store.journal import ZERO, row_hash, unpack_changes
from nidra.store.proof_values import Proof

_TOLD = 1000
# What reading a row raises that somebody changed so that it is still JSON.
_NO_ROW = (LookupError, TypeError, ValueError, AttributeError)
_HASH = re.compile("[0-9a-f]{64}")
Receipts = set[tuple[str, str, str]]


@dataclass
class Sealed:
    """What journal rows say must stand: statements and receipts by memory, seals by batch."""

    statements: dict[str, str] = field(default_factory=dict)
    receipts: dict[str, Receipts] = field(default_factory=dict)
    batches: dict[int, tuple[int, str]] = field(default_factory=dict)
    grades: dict[str, tuple[int, int]] = field(default_factory=dict)
    grades_of_many: dict[int, tuple[int, int]] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    undone: dict[int, int] = field(default_factory=dict)
    adopted: set[str] = field(default_factory=set)
    kept_ids: set[int] = field(default_factory=set)
    came_corrupt: dict[int, bytes] = field(default_factory=dict)


def checkpoints_by_row(
    places: list[Path], proof: Proof, store: str
) -> dict[int, list[tuple[str, checkpoints.Checkpoint]]]:
    """Every checkpoint by the number of rows that it seals."""
    found: dict[int, list[tuple[str, checkpoints.Checkpoint]]] = {}
    for place in places:
        for path in _listed(place, proof):
            try:
                checkpoint = checkpoints.load(path)
            except (ValueError, TypeError, OSError) as problem:
                proof.wrong(f"The checkpoint {path} cannot be read: {problem}.")
                continue
            proof.checkpoints += 1
            if checkpoint.store != store:
                proof.wrong(f"The checkpoint {path} is that of another store.")
            found.setdefault(checkpoint.seq, []).append((str(path), checkpoint))
    return found


def _listed(place: Path, proof: Proof) -> list[Path]:
    """The checkpoint files of a folder; one that cannot be listed is told, one that is absent is not."""
    try:
        paths = sorted(place.iterdir())
    except FileNotFoundError:
        return []
    except OSError as problem:
        proof.wrong(f"The checkpoints in {place} cannot be read: {problem.strerror or problem}.")
        return []
    return [path for path in paths if path.suffix == ".json" and path.name[0] != "."]


def walk(
    connection: Connection,
    proof: Proof,
    wanted: dict[int, list[tuple[str, checkpoints.Checkpoint]]],
) -> Sealed:
    """Walk the journal once: hashes, numbers, Merkle heads, blobs, and what the rows seal."""
    sealed = Sealed()
    frontier: list[tuple[int, bytes]] = []
    prev, expected = ZERO, 1
    for seq, ts, pass_id, event, memory, detail, was, digest in _rows(connection):
        if seq != expected:
            proof.wrong(f"Journal row {expected} is missing: the next row bears number {seq}.")
        if was != prev:
            proof.wrong(f"Journal row {seq} does not follow the row before it.")
        if not _as_written(digest, was, seq, ts, pass_id, event, memory, detail):
            proof.wrong(f"Journal row {seq} ({event}) was changed after it was written.")
        prev, expected = digest, seq + 1
        proof.rows += 1
        if not proof.rows % _TOLD:
            proof.pulse.step(_TOLD)
        frontier = checkpoints.grow(frontier, [digest])
        for path, checkpoint in wanted.pop(seq, ()):
            if (checkpoint.head, checkpoint.root) != (digest, checkpoints.root_of(frontier)):
                proof.wrong(f"The journal up to row {seq} is not the one that {path} sealed.")
        try:
            _take_in(connection, proof, sealed, seq, event, memory, detail)
        except _NO_ROW:
            proof.wrong(f"Journal row {seq} ({event}) tells nothing that a row of its kind tells.")
    proof.head = prev
    for seq, left in sorted(wanted.items()):
        for path, _ in left:
            proof.wrong(
                f"The journal ends at row {expected - 1}, but {path} sealed {seq} rows: the"
                " database was put back to an earlier state, or rows were cut off."
            )
    return sealed


def _as_written(digest: str, was: str, seq: int, *rest: Any) -> bool:
    """Has a row the hash that it bears? What no row can hold was put there by somebody else."""
    try:
        return row_hash(was, seq, *rest) == digest
    except (ValueError, TypeError):
        return False


def _rows(
    connection: Connection,
) -> Iterator[tuple[int, str, str | None, str, str | None, str, str, str]]:
    after = 0
    while page := connection.exec_driver_sql(
        "SELECT seq, ts, pass_id, event, memory, detail, prev_hash, hash FROM journal"
        " WHERE seq>? ORDER BY seq LIMIT 2000",
        (after,),
    ).fetchall():
        for row in page:
            # What is no hash is that of no row.
            digest = str(row[7]) if _HASH.fullmatch(str(row[7])) else ZERO
            yield row[0], row[1], row[2], row[3], row[4], row[5], str(row[6]), digest
        after = page[-1][0]


def _take_in(
    connection: Connection,
    proof: Proof,
    sealed: Sealed,
    seq: int,
    event: str,
    memory: str | None,
    text: str,
) -> None:
    """Learn from one journal row what must stand in the store."""
    try:
        detail = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        proof.wrong(f"Journal row {seq} ({event}) holds no valid JSON.")
        return
    for name in ("blob", "receipts", "sources"):
        if isinstance(detail.get(name), str):
            _take_in_list(connection, proof, sealed, seq, event, name, detail)
    if memory:
        sealed.told[memory] = seq
        _take_in_memory(sealed, seq, event, memory, detail)
    if event == "import":
        if detail["batch"] in sealed.batches:
            proof.wrong(f"Journal row {seq} seals import {detail['batch']} a second time.")
        sealed.batches[detail["batch"]] = (seq, detail["seal"])
        sealed.adopted.update(detail.get("adopted", ()))
    if event == "undone":
        sealed.undone.update(dict.fromkeys(detail["rows"], seq))
        sealed.adopted.update(detail.get("kept", ()))
    if event == "redone":
        sealed.undone.pop(detail["of"], None)
        sealed.adopted.update(detail["again"])


def _take_in_list(
    connection: Connection,
    proof: Proof,
    sealed: Sealed,
    seq: int,
    event: str,
    name: str,
    detail: dict[str, Any],
) -> None:
    """Learn from a list that a row seals and that lies beside it."""
    data = connection.exec_driver_sql(
        "SELECT data FROM blob WHERE digest=?", (bytes.fromhex(detail[name]),)
    ).scalar()
    if data is None or hashlib.sha256(data).hexdigest() != detail[name]:
        proof.wrong(f"The list that journal row {seq} ({event}) seals is missing or was changed.")
    elif event == "import" and name == "blob":
        sealed.kept_ids.add(detail["batch"])
        sealed.came_corrupt.update(carried.came_corrupt(data))
        for lost in carried.lost_pieces(connection, data):
            proof.wrong(f"The {lost} that journal row {seq} sealed is missing or was changed.")
    elif event == "regrade-many" and name == "blob":
        for key, _, new in unpack_changes(data):
            sealed.grades_of_many[key] = (seq, new)


def _take_in_memory(
    sealed: Sealed, seq: int, event: str, memory: str, detail: dict[str, Any]
) -> None:
    """Learn from a row that tells of one memory."""
    if event == "regrade":
        sealed.grades[memory] = (seq, detail["to"]["grade"])
    if event in ("add", "united"):
        if event == "add":
            sealed.statements[memory] = detail["text_sha256"]
        own = sealed.receipts.setdefault(memory, set())
        own.update((r["source"], r["sha256"], r["locator"]) for r in detail["receipts"])
