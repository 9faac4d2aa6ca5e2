"""What stands in the store, held against what the rows of the journal seal."""

from __future__ import annotations

import hashlib

from nidra.base.ids import SHORT, memory_digest
from nidra.records.grade import Tier
from nidra.store.connection import Connection
from nidra.store.proof_chain import Sealed
from nidra.store.proof_values import Proof
from nidra.store.raw import fetch
from nidra.store.seals import seal

_SEALED = ("complete", "undone")


def _single_memories(connection: Connection, proof: Proof, sealed: Sealed) -> None:
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


def _single_receipts(connection: Connection, proof: Proof, sealed: Sealed) -> None:
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


def _batches(connection: Connection, proof: Proof, sealed: Sealed) -> None:
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


def _adopted(connection: Connection, proof: Proof, sealed: Sealed) -> None:
    """No memory of an import that was undone counts without a row that says so."""
    told = sealed.adopted | sealed.statements.keys()
    rows = fetch(
        connection,
        "SELECT m.public_id FROM adopted a JOIN memory m ON m.id=a.memory_id ORDER BY m.id",
    )
    for (name,) in rows:
        if name not in told:
            proof.wrong(f"{name} counts though its import was undone, and no journal row says why.")


def _which(connection: Connection, batch: int, sealed: Sealed) -> str:
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


def _excerpts(connection: Connection, proof: Proof, sealed: Sealed) -> None:
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


def _grades(connection: Connection, proof: Proof, sealed: Sealed) -> None:
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


def _last_grade(sealed: Sealed, key: int, name: str) -> int:
    many, alone = sealed.grades_of_many.get(key), sealed.grades.get(name)
    if many is None or (alone is not None and alone[0] > many[0]):
        return alone[1] if alone is not None else 0
    return many[1]


CHECKS = (_single_memories, _single_receipts, _batches, _adopted, _excerpts, _grades)
