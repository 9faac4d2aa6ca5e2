"""Does the journal tell the truth about the store? Reads everything, changes nothing.

Checked: the chain of the journal, its checkpoints outside the database, the blobs that rows name,
every statement and receipt against the row that sealed it, and that nothing stands in the store
that no row tells of.
"""

from __future__ import annotations

from pathlib import Path

from nidra.store import checkpoints
from nidra.store.connection import Connection
from nidra.store.proof_chain import checkpoints_by_row, walk
from nidra.store.proof_standing import CHECKS
from nidra.store.proof_values import Proof, Pulse


def verify(
    connection: Connection, folder: Path, also: Path | None = None, pulse: Pulse | None = None
) -> Proof:
    """Check everything that the journal seals. Raises `Cancelled` where `pulse` is told to stop."""
    proof = Proof(pulse=pulse or Pulse())
    proof.pulse.begin(connection)
    places = [folder / checkpoints.FOLDER] + ([also] if also else [])
    name = connection.exec_driver_sql("SELECT value FROM meta WHERE key='store'").scalar()
    wanted = checkpoints_by_row(places, proof, str(name))
    sealed = walk(connection, proof, wanted)
    for hold in CHECKS:
        hold(connection, proof, sealed)
    return proof
