"""The census as a function."""

from __future__ import annotations

from nidra.app.workspace import Store
from nidra.records.report import Census


def census(store: Store) -> Census:
    """How many memories a store holds, by grade, standing and verdict."""
    return store.census()
