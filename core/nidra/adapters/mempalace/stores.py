"""The kinds of palace database that can be read, and how to open each."""

from __future__ import annotations

from nidra.adapters.mempalace.chroma import ChromaStore
from nidra.adapters.mempalace.raw import Store
from nidra.adapters.mempalace.sqlite_exact import ExactStore
from nidra.sources.sqlite_copy import ForeignDatabase

OWNER = "MemPalace"
CHROMA = "chroma"
EXACT = "sqlite_exact"


def open_store(kind: str, database: ForeignDatabase, configured: str = "") -> Store:
    """The store of that kind in an open database; `PalaceUnreadable` where its tables are missing."""
    return ChromaStore(database, configured) if kind == CHROMA else ExactStore(database, configured)
