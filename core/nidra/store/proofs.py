"""Does the journal tell the truth about the store? Reads everything, changes nothing.

Checked: the chain of the journal, its checkpoints outside the database, the blobs that rows name,
every statement and receipt against the row that sealed it, and that nothing stands in the store
that no row tells of.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nidra.base.errors import Cancelled
from nidra.base.ids import SHORT, memory_digest
from nidra.records.grade import Tier
from nidra.records.progress import Progress
from nidra.store import carried, checkpoints
from nidra.store.connection import Connection
from nidra.store.journal import ZERO, row_hash, unpack_changes
from nidra.store.raw import fetch
from nidra.store.seals import seal

MOST = 50
STOPPED = "The check of the journal was stopped before it came to its end."
_TOLD = 1000
# What reading a row raises that somebody changed so that it is still JSON.
_NO_ROW = (LookupError, TypeError, ValueError, AttributeError)
_HASH = re.compile("[0-9a-f]{64}")
_SEALED = ("complete", "undone")


@dataclass
class Proof:
    """What was checked and what was found wrong, one sentence each, at most `MOST` of a kind."""

    rows: int = 0
    memories: int = 0
    receipts: int = 0
    checkpoints: int = 0
    head: str = ZERO
    problems: list[str] = field(default_factory=list)
    pulse: Pulse = field(default_factory=lambda: Pulse(), repr=False, compare=False)

    @property
    def ok(self) -> bool:
        return not self.problems

    def wrong(self, sentence: str) -> None:
        """Note one thing that is wrong; after `MOST` only that there is more."""
        if len(self.problems) < MOST:
            self.problems.append(sentence)
        elif len(self.problems) == MOST:
            self.problems.append("… and more of the same.")


Receipts = set[tuple[str, str, str]]


@dataclass
class _Sealed:
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


class Pulse:
    """Tells how far the check came, and heeds a wish to stop. The total is that of rows to be read."""

    def __init__(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancel: Callable[[], bool] | None = None,
    ) -> None:
        self._progress, self._cancel = progress, cancel
        self._done = self._total = 0

    def begin(self, connection: Connection) -> None:
        """Count what there is to read."""
        if self._progress is not None:
            tables = ("journal", "memory", "memory", "evidence", "evidence")
            counts = [f"(SELECT count(*) FROM {table})" for table in tables]
            ((self._total,),) = fetch(connection, f"SELECT {'+'.join(counts)}")
        self.step(0)

    def step(self, rows: int) -> None:
        """So many rows more were read. Raises `Cancelled` on request."""
        if self._cancel is not None and self._cancel():
            raise Cancelled(reason=STOPPED)
        self._done = min(self._total, self._done + rows)
        if self._progress is not None:
            self._progress(Progress("check", self._done, self._total, "rows"))


def verify(
    connection: Connection, folder: Path, also: Path | None = None, pulse: Pulse | None = None
) -> Proof:
    """Check everything that the journal seals. Raises `Cancelled` where `pulse` is told to stop."""
    proof = Proof(pulse=pulse or Pulse())
    proof.pulse.begin(connection)
    places = [folder / checkpoints.FOLDER] + ([also] if also else [])
    name = connection.exec_driver_sql("SELECT value FROM meta WHERE key='store'").scalar()
    wanted = _checkpoints(places, proof, str(name))
    sealed = _chain(connection, proof, wanted)
    _single_memories(connection, proof, sealed)
    _single_receipts(connection, proof, sealed)
    _batches(connection, proof, sealed)
    _adopted(connection, proof, sealed)
    _excerpts(connection, proof, sealed)
    _grades(connection, proof, sealed)
    return proof


def _checkpoints(
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


def _chain(
    connection: Connection,
    proof: Proof,
    wanted: dict[int, list[tuple[str, checkpoints.Checkpoint]]],
) -> _Sealed:
    """Walk the journal once: hashes, numbers, Merkle heads, blobs, and what the rows seal."""
    sealed = _Sealed()
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
    sealed: _Sealed,
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
    sealed: _Sealed,
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
    sealed: _Sealed, seq: int, event: str, memory: str, detail: dict[str, Any]
) -> None:
    """Learn from a row that tells of one memory."""
    if event == "regrade":
        sealed.grades[memory] = (seq, detail["to"]["grade"])
    if event in ("add", "united"):
        if event == "add":
            sealed.statements[memory] = detail["text_sha256"]
        own = sealed.receipts.setdefault(memory, set())
        own.update((r["source"], r["sha256"], r["locator"]) for r in detail["receipts"])


def _single_memories(connection: Connection, proof: Proof, sealed: _Sealed) -> None:
    """Every memory and receipt that came by itself stands as it was sealed, and no other does."""
    seen: set[str] = set()
    rows = connection.exec_driver_sql(
        "SELECT m.public_id, s.text FROM memory m LEFT JOIN statement s ON s.memory_id=m.id"
        " WHERE m.batch_id IS NULL OR m.batch_id NOT IN (SELECT id FROM batch) ORDER BY m.id"
    )
    for name, text in rows:
        seen.add(name)
        proof.memories += 1
        wanted = sealed.statements.get(name)
        if wanted is None and name not in sealed.receipts:
            proof.wrong(f"{name} stands in the store, but no journal row tells of it.")
        elif wanted and hashlib.sha256((text or "").encode("utf-8")).hexdigest() != wanted:
            proof.wrong(f"The statement of {name} is not the one that was filed.")
    for name in sealed.statements.keys() - seen:
        if not connection.exec_driver_sql(
            "SELECT 1 FROM memory WHERE public_id=?", (name,)
        ).fetchone():
            proof.wrong(f"{name} was filed, and is missing from the store.")


def _single_receipts(connection: Connection, proof: Proof, sealed: _Sealed) -> None:
    left = {name: set(rows) for name, rows in sealed.receipts.items()}
    rows = connection.exec_driver_sql(
        "SELECT m.public_id, s.path, e.sha256, e.locator FROM evidence e"
        " JOIN memory m ON m.id=e.memory_id JOIN source s ON s.id=e.source_id"
        " WHERE e.batch_id IS NULL OR e.batch_id NOT IN (SELECT id FROM batch) ORDER BY e.id"
    )
    for name, path, digest, locator in rows:
        proof.receipts += 1
        mark = (path, digest.hex(), locator)
        if mark not in sealed.receipts.get(name, ()):
            proof.wrong(f"A receipt of {name} ({path}) is not one that was filed: it was changed.")
        left.get(name, set()).discard(mark)
    for name, marks in left.items():
        for path, _, _ in sorted(marks):
            proof.wrong(f"A receipt of {name} ({path}) was filed, and is missing from the store.")


def _batches(connection: Connection, proof: Proof, sealed: _Sealed) -> None:
    """Every import stands as it was sealed; where one does not, the memories that differ are named."""
    states = dict(fetch(connection, "SELECT id, state FROM batch"))
    for batch, state in states.items():
        if state in _SEALED and batch not in sealed.batches:
            proof.wrong(f"Import {batch} stands in the store, but no journal row tells of it.")
    for batch, (seq, wanted) in sealed.batches.items():
        undone, state = sealed.undone.get(seq), states.get(batch)
        if undone is not None and state != "undone":
            proof.wrong(f"Import {batch} counts or is missing, but row {undone} took it back.")
        elif undone is None and state != "complete":
            proof.wrong(f"Import {batch}, which journal row {seq} sealed, is hidden or missing.")
        counts = connection.exec_driver_sql(
            "SELECT (SELECT count(*) FROM memory WHERE batch_id=?),"
            " (SELECT count(*) FROM evidence WHERE batch_id=?)",
            (batch, batch),
        ).one()
        proof.memories += counts[0]
        proof.receipts += counts[1]
        if seal(connection, batch) != wanted:
            proof.wrong(
                f"What import {batch} brought is not what journal row {seq} sealed"
                f"{_which(connection, batch, sealed)}"
            )
        proof.pulse.step(counts[0] + counts[1])


def _adopted(connection: Connection, proof: Proof, sealed: _Sealed) -> None:
    """No memory of an import that was undone counts without a row that says so."""
    told = sealed.adopted | sealed.statements.keys()
    rows = fetch(
        connection,
        "SELECT m.public_id FROM adopted a JOIN memory m ON m.id=a.memory_id ORDER BY m.id",
    )
    for (name,) in rows:
        if name not in told:
            proof.wrong(f"{name} counts though its import was undone, and no journal row says why.")


def _which(connection: Connection, batch: int, sealed: _Sealed) -> str:
    """Which memories of a broken import no longer match their own ids or digests."""
    rows = connection.exec_driver_sql(
        "SELECT m.public_id, m.tier, s.text, e.sha256, e.excerpt, e.id FROM memory m"
        " LEFT JOIN statement s ON s.memory_id=m.id LEFT JOIN evidence e ON e.memory_id=m.id"
        " AND e.batch_id=m.batch_id WHERE m.batch_id=? ORDER BY m.id",
        (batch,),
    )
    names: list[str] = []
    for name, tier, text, digest, excerpt, key in rows:
        wanted = memory_digest(Tier(tier).label, text or "")
        quoted = text if excerpt is None else excerpt
        sound = name[4:] == wanted[: len(name) - 4] and len(name) >= SHORT + 4
        sound = sound or batch in sealed.kept_ids
        if digest is not None and quoted is not None:
            own = hashlib.sha256(quoted.encode("utf-8", "replace")).digest()
            sound = sound and own == sealed.came_corrupt.get(key, digest)
        if not sound and name not in names:
            names.append(name)
    if not names:
        return ": a row is missing, was added, or names another source."
    shown = ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
    return f": {shown} {'was' if len(names) == 1 else 'were'} changed."


def _excerpts(connection: Connection, proof: Proof, sealed: _Sealed) -> None:
    """Every excerpt still has the digest that was sealed with it, or the one that it came with."""
    sql = (
        "SELECT e.id, m.public_id, s.path, coalesce(e.excerpt, t.text), e.sha256 FROM evidence e"
        " LEFT JOIN memory m ON m.id=e.memory_id LEFT JOIN source s ON s.id=e.source_id"
        " LEFT JOIN statement t ON t.memory_id=e.memory_id WHERE e.id>? ORDER BY e.id LIMIT 2000"
    )
    after = 0
    while rows := fetch(connection, sql, (after,)):
        for key, name, path, excerpt, digest in rows:
            own = hashlib.sha256((excerpt or "").encode("utf-8", "replace")).digest()
            if own != sealed.came_corrupt.get(key, digest):
                proof.wrong(
                    f"The excerpt of a receipt of {name} ({path}) no longer matches its digest."
                )
        after = rows[-1][0]
        proof.pulse.step(len(rows))


def _grades(connection: Connection, proof: Proof, sealed: _Sealed) -> None:
    """Every grade is the one that the journal gave last, and every memory that it names is there.

    Of an import that never came to its end nothing is told.
    """
    after = 0
    seen = 0
    sql = (
        "SELECT id, public_id, grade FROM memory WHERE id>? AND (batch_id IS NULL OR batch_id NOT IN"
        " (SELECT id FROM batch WHERE state='open')) ORDER BY id LIMIT 5000"
    )
    while rows := fetch(connection, sql, (after,)):
        for key, name, grade in rows:
            seen += name in sealed.told
            if grade != _last_grade(sealed, key, name):
                proof.wrong(f"The grade of {name} is not the one that the journal gave it last.")
        after = rows[-1][0]
        proof.pulse.step(len(rows))
    if seen < len(sealed.told):
        for name, seq in sealed.told.items():
            if not connection.exec_driver_sql(
                "SELECT 1 FROM memory WHERE public_id=?", (name,)
            ).fetchone():
                proof.wrong(f"{name}, of which journal row {seq} tells, is missing from the store.")


def _last_grade(sealed: _Sealed, key: int, name: str) -> int:
    many, alone = sealed.grades_of_many.get(key), sealed.grades.get(name)
    if many is None or (alone is not None and alone[0] > many[0]):
        return alone[1] if alone is not None else 0
    return many[1]
