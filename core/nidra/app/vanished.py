"""Rows that foreign stores lack by now: since the last audit, and in all."""

from __future__ import annotations

from nidra.app.workspace import Store
from nidra.records.findings import Vanished, VanishedFrom, VanishedRow
from nidra.store import origins, snapshots

LISTED = 20


def vanished(store: Store) -> Vanished:
    """What whole imports did not meet again. `since_last` is what the last import noticed."""
    with store.database.reading() as connection:
        marked = snapshots.vanished(connection)
        if not marked:
            return Vanished()
        noticed = {
            location: detail.get("vanished", 0)
            for _, _, location, detail in origins.everyone(connection)
        }
        rows = snapshots.vanished_rows(connection, LISTED)
    stores = tuple(
        VanishedFrom(location, noticed.get(location, 0), sum(by_time.values()))
        for location, by_time in marked.items()
    )
    return Vanished(stores, tuple(VanishedRow(*row) for row in rows))
