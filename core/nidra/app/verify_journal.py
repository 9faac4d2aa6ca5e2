"""Verify the journal, its checkpoints, and that the store is what they seal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from nidra.app.workspace import Store
from nidra.records.progress import Progress
from nidra.store import proofs
from nidra.store.proof_values import STOPPED, Proof, Pulse
from nidra.store.watching import watched


def verify_journal(
    store: Store,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Proof:
    """Check the whole journal. Reports what is wrong; repairs nothing. Raises `Cancelled` on request."""
    also = str(store.settings.get("checkpoint.also"))
    with store.database.reading() as connection:
        place = Path(also) if also else None
        # A seal is computed in one go: to stop there the statement itself is interrupted.
        with watched(connection, cancel or (lambda: False), STOPPED):
            return proofs.verify(connection, store.folder, place, Pulse(progress, cancel))
