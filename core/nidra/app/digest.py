"""What a report rests on, as one digest that can be computed again."""

from __future__ import annotations

import hashlib
from dataclasses import asdict

from nidra.app.workspace import Store
from nidra.records.exported import RestsOn
from nidra.records.report import Census
from nidra.store import counting, journal
from nidra.store.connection import Connection


def digest(store: Store) -> RestsOn:
    """The digest of a store as it is now."""
    with store.database.reading() as connection:
        return rests_on(connection, counting.counts(connection))


def rests_on(connection: Connection, census: Census) -> RestsOn:
    """The digest of a census and of the journal's end, which seals every row before it."""
    rows, head = journal.head(connection)
    name = connection.exec_driver_sql("SELECT value FROM meta WHERE key='store'").scalar()
    value = {
        "census": asdict(census),
        "journal": {"head": head, "rows": rows},
        "store": str(name or ""),
    }
    hashed = journal.canonical(value)
    return RestsOn(
        hashlib.sha256(hashed.encode("ascii")).hexdigest(), hashed, str(name or ""), rows, head
    )
