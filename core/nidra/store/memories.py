"""Memories: filing a new one, or uniting its receipts with the one that says the same."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from nidra.base.errors import MemoryAbsent, UnknownPremise, UsageError
from nidra.base.ids import SHORT, MemoryKey, PublicId, memory_digest, public_id
from nidra.base.text import dedup_key, key64, nfc, one_line, storable
from nidra.records.grade import Standing
from nidra.records.memory import NewMemory, NewReceipt
from nidra.store import census, lineage, receipts
from nidra.store.visible import VISIBLE


@dataclass(frozen=True, slots=True)
class Filed:
    """What filing changed: the memory, whether it is new, its new receipts and other additions."""

    key: MemoryKey
    id: PublicId
    created: bool
    receipts: tuple[int, ...]
    changed: bool
    detail: dict[str, object]


def file(connection: Connection, new: NewMemory, now: int, revive: bool = False) -> Filed:
    """File a memory inside an open transaction. Equal text in one tier is one memory."""
    digest = memory_digest(new.tier.label, new.statement)
    found = _find(connection, digest, new.statement)
    parents = _premise_keys(connection, new.rests_on, found[0] if found else None)
    key = found[0] if found else _insert(connection, new, digest, now)
    pending = bool(found and _admit(connection, found, revive))
    revived = bool(found and not found[2])
    fresh = _fresh(connection, key, new.receipts)
    made = receipts.insert_receipts(connection, key, fresh, now)
    extra = _unite(connection, key, new, created=not found)
    if parents:
        lineage.link(connection, parents, key, now)
    name = connection.exec_driver_sql("SELECT public_id FROM memory WHERE id=?", (key,)).scalar()
    detail: dict[str, object] = {
        "text_sha256": hashlib.sha256(new.statement.encode("utf-8")).hexdigest(),
        "tier": new.tier.label,
        "receipts": [_sealed(receipt, sha) for receipt, sha in fresh],
        **extra,
    }
    if parents:
        detail["rests_on"] = list(new.rests_on)
    if revived:
        detail["revived"] = True
    changed = bool(not found or pending or made or extra or revived or parents)
    created = not found or pending
    return Filed(MemoryKey(key), PublicId(str(name)), created, tuple(made), changed, detail)


def _sealed(receipt: NewReceipt, digest: bytes) -> dict[str, object]:
    return {
        "source": receipt.source,
        "sha256": digest.hex(),
        "locator": receipt.locator,
        "form": int(receipt.form),
    }


def _find(
    connection: Connection, digest: str, statement: str
) -> tuple[int, str, bool, int | None] | None:
    """(key, public id, active, pending batch) of the memory with exactly this text, or None."""
    for length in range(SHORT, 65, 4):
        row = connection.exec_driver_sql(
            "SELECT m.id, m.public_id, m.active, m.batch_id, s.text, m.superseded_by FROM memory m"
            " JOIN statement s ON s.memory_id=m.id WHERE m.public_id=?",
            (public_id(digest, length),),
        ).fetchone()
        if row is None:
            return None
        if memory_digest_matches(row[4], statement):
            return row[0], row[1], bool(row[2]), row[3]
    return None


def memory_digest_matches(stored: str, statement: str) -> bool:
    """Do two statements say the same, character by character in NFC?"""
    return stored == statement or nfc(stored) == nfc(statement)


def free_id(connection: Connection, digest: str) -> PublicId:
    """The shortest public id of a digest that no other memory bears."""
    for length in range(SHORT, 65, 4):
        name = public_id(digest, length)
        if not connection.exec_driver_sql(
            "SELECT 1 FROM memory WHERE public_id=?", (name,)
        ).fetchone():
            return name
    raise UsageError(reason="Two different statements share one sha256; this cannot be stored.")


def _insert(connection: Connection, new: NewMemory, digest: str, now: int) -> int:
    standing = Standing.NOT_COMPARABLE if new.receipts else Standing.NO_RECEIPT
    subject = subject_key(connection, new.subject) if new.subject else None
    done = connection.exec_driver_sql(
        "INSERT INTO memory (public_id, subject_id, attribute, tier, key64, standing, confidence,"
        " recorded_at, updated_at) VALUES (?,?,?,?,?,?,?,?,?)",
        (
            free_id(connection, digest),
            subject,
            new.attribute,
            int(new.tier),
            key64(new.statement),
            int(standing),
            new.confidence,
            new.recorded_at if new.recorded_at is not None else now,
            now,
        ),
    )
    key = int(done.lastrowid)
    connection.exec_driver_sql("INSERT INTO statement VALUES (?,?)", (key, new.statement))
    census.apply(connection, census.of(connection, key))
    return key


def _admit(connection: Connection, found: tuple[int, str, bool, int | None], revive: bool) -> bool:
    """Refuse to add to what was buried, unless asked; make a half-imported memory visible.

    True where the memory came from an import that is still open, and counts from now on.
    """
    key, name, active, batch = found
    if not active and not revive:
        raise UsageError(
            reason=f"{name} says exactly this and was retired. Nothing was added; to bring it"
            " back, add it again with --revive."
        )
    pending = batch is not None and bool(
        connection.exec_driver_sql(
            "SELECT 1 FROM batch WHERE id=? AND state <> 'complete'", (batch,)
        ).fetchone()
    )
    if active and not pending:
        return False
    with census.tracked(connection, [key]):
        connection.exec_driver_sql(
            "UPDATE memory SET active=1, superseded_by=NULL, batch_id=? WHERE id=?",
            (None if pending else batch, key),
        )
    return pending


def _fresh(
    connection: Connection, memory: int, rows: Sequence[NewReceipt]
) -> list[tuple[NewReceipt, bytes]]:
    """The receipts that the memory does not have yet, each once, with their digests."""
    known = receipts.known_receipts(connection, memory)
    fresh: list[tuple[NewReceipt, bytes]] = []
    for receipt in rows:
        digest = hashlib.sha256(receipt.excerpt.encode("utf-8")).digest()
        mark = (receipt.source, digest, receipt.locator)
        if mark not in known:
            known.add(mark)
            fresh.append((receipt, digest))
    return fresh


def _unite(connection: Connection, key: int, new: NewMemory, created: bool) -> dict[str, object]:
    """Add tags and subject. A second subject becomes an alias; returns what was added."""
    extra: dict[str, object] = {}
    have = {
        row[0]
        for row in connection.exec_driver_sql("SELECT name FROM tag WHERE memory_id=?", (key,))
    }
    tags = [name for name in dict.fromkeys(new.tags) if name not in have]
    if tags:
        connection.exec_driver_sql("INSERT INTO tag VALUES (?,?)", [(key, name) for name in tags])
        extra["tags"] = tags
    if not new.subject:
        return extra
    if created or _alias(connection, key, new.subject):
        extra["subject"] = new.subject
    if created and new.attribute:
        extra["attribute"] = new.attribute
    return extra


def _alias(connection: Connection, key: int, name: str) -> bool:
    """Give an existing memory another subject; False where it bears it already."""
    subject = subject_key(connection, name)
    main = connection.exec_driver_sql("SELECT subject_id FROM memory WHERE id=?", (key,)).scalar()
    if main == subject:
        return False
    if main is None:
        connection.exec_driver_sql("UPDATE memory SET subject_id=? WHERE id=?", (subject, key))
        return True
    done = connection.exec_driver_sql(
        "INSERT OR IGNORE INTO subject_alias VALUES (?,?)", (key, subject)
    )
    return bool(done.rowcount)


def subject_key(connection: Connection, name: str) -> int:
    """The key of a subject; `Service Port`, `service-port` and `service_port` are one subject."""
    folded = subject_form(name)
    found = connection.exec_driver_sql("SELECT id FROM subject WHERE key=?", (folded,)).scalar()
    if found is not None:
        return int(found)
    made = connection.exec_driver_sql(
        "INSERT INTO subject (key, name) VALUES (?,?)", (folded, name)
    )
    return int(made.lastrowid)


def subject_form(name: str) -> str:
    """The form in which subjects are compared: folded, with `-`, `_` and blanks as one blank."""
    return dedup_key(name.replace("-", " ").replace("_", " ")) or name


def _premise_keys(connection: Connection, names: Sequence[str], child: int | None) -> list[int]:
    keys: list[int] = []
    for name in names:
        try:
            key = resolve(connection, name)
        except MemoryAbsent as problem:
            raise UnknownPremise(premise=name, reason=str(problem)) from problem
        if child is not None and (key == child or lineage.rests_on(connection, key, child)):
            raise UnknownPremise(
                premise=name,
                reason="it rests on this memory itself, and trust cannot go in circles.",
            )
        keys.append(key)
    return keys


def resolve(connection: Connection, name: str) -> int:
    """The key of the one memory whose id is `name` or begins with it, or that came from the foreign
    row of that id. Raises `MemoryAbsent`."""
    if not isinstance(name, str) or storable(name) != name:
        raise MemoryAbsent(reason=f"{name!r} is no id of a memory.")
    wanted = name if name.startswith("mem_") else f"mem_{name}"
    exact = connection.exec_driver_sql(
        f"SELECT id FROM memory m WHERE public_id=? AND {VISIBLE}", (wanted,)
    ).scalar()
    if exact is not None:
        return int(exact)
    rows = connection.exec_driver_sql(
        "SELECT id, public_id FROM memory m WHERE public_id >= ? AND public_id < ?"
        f" AND {VISIBLE} LIMIT 3",
        (wanted, wanted + "g"),
    ).fetchall()
    if not rows:
        drawer = connection.exec_driver_sql(
            "SELECT d.memory_id FROM drawer d JOIN memory m ON m.id=d.memory_id"
            f" WHERE d.foreign_id=? AND {VISIBLE}",
            (name,),
        ).scalar()
        if drawer is not None:
            return int(drawer)
        raise MemoryAbsent(
            reason=f"No memory bears the id {one_line(name, 80)}. `nidra list` shows the ids of this store."
        )
    if len(rows) > 1:
        raise MemoryAbsent(
            reason=f"{name} begins the ids of several memories ({rows[0][1]}, {rows[1][1]} …)."
            " Give more letters."
        )
    return int(rows[0][0])
