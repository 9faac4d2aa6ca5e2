"""Verify the journal, its checkpoints, and that the store is what they seal."""

from __future__ import annotations

from pathlib import Path

from nidra.app.workspace import Store
from nidra.store import proofs
from nidra.store.proofs import Proof


def verify_journal(store: Store) -> Proof:
    """Check the whole journal. Reports what is wrong; repairs nothing."""
    also = str(store.settings.get("checkpoint.also"))
    with store.database.reading() as connection:
        return proofs.verify(connection, store.folder, Path(also) if also else None)
