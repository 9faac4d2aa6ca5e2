"""Texts that a foreign store holds more than once, with the copy that still has a source."""

from __future__ import annotations

from nidra.app.workspace import Store
from nidra.records.findings import Duplicates, Repeated
from nidra.store import overviews

LISTED = 10


def repeated(store: Store) -> Duplicates:
    """How many texts stand in several rows, and the most frequent of them."""
    with store.database.reading() as connection:
        groups = overviews.repeated(connection)
        with_source = overviews.count_borne_out(connection) if groups else 0
        chosen = [key for key, _ in groups[:LISTED]]
        texts = overviews.texts(connection, chosen)
        borne = overviews.borne_out(connection, chosen)
        united = overviews.count_united(connection)
    listed = tuple(
        Repeated(*texts[key], copies, *borne.get(key, (0, "")))
        for key, copies in groups[:LISTED]
        if key in texts
    )
    return Duplicates(
        groups=len(groups),
        copies=sum(copies for _, copies in groups),
        with_source=with_source,
        united=united,
        listed=listed,
        more=len(groups) - len(listed),
    )
