"""Memories: filing a new one, or uniting its receipts with the one that says the same."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from nidra.base.buckets import key64
from nidra.base.errors import MemoryAbsent, UnknownPremise, UsageError
from nidra.base.ids import SHORT, MemoryKey, PublicId, memory_digest, public_id
from nidra.base.subjects import subject_form as subject_form
from nidra.base.text import nfc, one_line, storable
from nidra.records.grade import Standing, Tier
from nidra.records.memory import NewMemory, NewReceipt
from nidra.records.old_files import ADAPTER
from nidra.store import adopted, census, grades, lineage, receipts, retiring, unions
from nidra.store.connection import Connection
from nidra.store.visible import VISIBLE


@dataclass(frozen=True, slots=True)
class Filed:
    """What filing changed: the memory, whether it is new, its new receipts and other additions.

    `adopted` says that it came by an import that does not count, and counts all the same from now on.
    """

    key: MemoryKey
    id: PublicId
    created: bool
    receipts: tuple[int, ...]
    changed: bool
    detail: dict[str, object]
    adopted: bool = False


def file(connection: Connection, new: NewMemory, now: int, revive: bool = False) -> Filed:
    """File a memory inside an open transaction. Equal text in one tier is one memory."""
    digest = memory_digest(new.tier.label, new.statement)
    found = _find(connection, digest, new.statement, new.tier)
    parents = _premise_keys(connection, new.rests_on, found[0] if found else None)
    key = found[0] if found else _insert(connection, new, digest, now)
    admitted = _admit(connection, found, revive) if found else None
    pending = admitted is not None
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
    return Filed(
        MemoryKey(key),
        PublicId(str(name)),
        created,
        tuple(made),
        changed,
        detail,
        admitted is not None,
    )


def _sealed(receipt: NewReceipt, digest: bytes) -> dict[str, object]:
    return {
        "source": receipt.source,
        "sha256": digest.hex(),
        "locator": receipt.locator,
        "form": int(receipt.form),
    }


def _find(
    connection: Connection, digest: str, statement: str, tier: Tier
) -> tuple[int, str, bool, int | None] | None:
    """(key, public id, active, pending batch) of the memory with exactly this text, or None."""
    for length in range(SHORT, 65, 4):
        row = connection.exec_driver_sql(
            "SELECT m.id, m.public_id, m.active, m.batch_id, s.text, m.superseded_by FROM memory m"
            " JOIN statement s ON s.memory_id=m.id WHERE m.public_id=?",
            (public_id(digest, length),),
        ).fetchone()
        if row is None:
            return _find_kept(connection, statement, tier)
        if memory_digest_matches(row[4], statement):
            return row[0], row[1], bool(row[2]), row[3]
    return None


def _find_kept(
    connection: Connection, statement: str, tier: Tier
) -> tuple[int, str, bool, int | None] | None:
    """The same, of a memory that kept the id which it bore in a first-generation store."""
    # Most stores have none; the bucket of a key can be large, and is not read for nothing.
    taken = connection.exec_driver_sql("SELECT 1 FROM origin WHERE adapter=? LIMIT 1", (ADAPTER,))
    if taken.first() is None:
        return None
    rows = connection.exec_driver_sql(
        "SELECT m.id, m.public_id, m.active, m.batch_id, s.text FROM memory m"
        " JOIN statement s ON s.memory_id=m.id WHERE m.key64=? AND m.tier=? AND m.origin_id IN"
        f" (SELECT id FROM origin WHERE adapter=?) AND {VISIBLE} ORDER BY m.active DESC, m.id",
        (key64(statement), int(tier), ADAPTER),
    ).fetchall()
    found = (row for row in rows if memory_digest_matches(row[4], statement))
    row = next(found, None)
    return None if row is None else (row[0], row[1], bool(row[2]), row[3])


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


def _admit(
    connection: Connection, found: tuple[int, str, bool, int | None], revive: bool
) -> str | None:
    """Refuse to add to what was buried, unless asked; make the memory of a hidden import visible.

    Returns the state of that import (`open` or `undone`), None where it was visible before. One
    that was undone is sealed, so that its memories stay its own.
    """
    key, name, active, batch = found
    kept = None if active else unions.stands_for(connection, key)
    if kept is not None and not revive:
        raise UsageError(
            reason=f"{name} says exactly this and was united with {kept[1]}, which says the same."
            f" Nothing was added; add it in the words of {kept[1]}, or bring this one back with"
            " --revive."
        )
    if not active and not revive:
        raise UsageError(
            reason=f"{name} says exactly this and was retired. Nothing was added; to bring it"
            " back, add it again with --revive."
        )
    hidden: str | None = connection.exec_driver_sql(
        f"SELECT b.state FROM memory m JOIN batch b ON b.id=m.batch_id WHERE m.id=? AND NOT {VISIBLE}",
        (key,),
    ).scalar()
    if active and hidden is None:
        return None
    with census.tracked(connection, [key]):
        connection.exec_driver_sql(
            "UPDATE memory SET active=1, superseded_by=NULL, batch_id=? WHERE id=?",
            (None if hidden == "open" else batch, key),
        )
        if hidden == "open":
            grades.forget(connection, [key])
    if hidden == "undone":
        adopted.adopt(connection, [key])
    if not active:
        retiring.unflag(connection, key)
    if kept is not None:
        unions.keep_apart(connection, kept[0], key, "it was brought back by hand")
    return hidden


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
    row of that id. An id need not begin with `mem_`: first-generation stores keep theirs.
    Raises `MemoryAbsent`."""
    if not isinstance(name, str) or storable(name) != name:
        raise MemoryAbsent(reason=f"{name!r} is no id of a memory.")
    wanted = name if name.startswith("mem_") else f"mem_{name}"
    for whole in (name, wanted):
        exact = connection.exec_driver_sql(
            f"SELECT id FROM memory m WHERE public_id=? AND {VISIBLE}", (whole,)
        ).scalar()
        if exact is not None:
            return int(exact)
    rows = _beginning(connection, wanted) or (_beginning(connection, name) if name else [])
    if not rows:
        drawer = connection.exec_driver_sql(
            "SELECT d.memory_id FROM drawer d JOIN memory m ON m.id=d.memory_id"
            f" WHERE d.foreign_id=? AND {VISIBLE} ORDER BY d.id LIMIT 1",
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


def _beginning(connection: Connection, start: str) -> list[tuple[int, str]]:
    """(key, public id) of memories whose id begins so, three at most."""
    rows = connection.exec_driver_sql(
        "SELECT id, public_id FROM memory m WHERE public_id >= ? AND public_id < ?"
        f" AND {VISIBLE} LIMIT 3",
        (start, start + "\U0010ffff"),
    )
    return [(row[0], row[1]) for row in rows]


def total(connection: Connection) -> int:
    """How many memories are filed, retired ones and those of open imports included."""
    return int(connection.exec_driver_sql("SELECT count(*) FROM memory").scalar_one())
