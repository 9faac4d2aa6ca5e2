"""The read-only proof of a foreign store, in words."""

from __future__ import annotations

from nidra.records.report import ReadOnlyProof
from nidra.report.words import count, counted, when

CHANGED = 10


def proof_sentence(proof: ReadOnlyProof) -> str:
    """The proof in words: how many entries were listed before and after, and which ones differ."""
    entries = counted(proof.files, "entry", "entries")
    if proof.holds:
        return (
            f"Left untouched: {entries} of {proof.root} had the same size and time after the import "
            f"as before it ({when(proof.taken_at)})."
        )
    names = ", ".join(proof.changed[:CHANGED])
    left = len(proof.changed) - CHANGED
    more = f" and {count(left)} more" if left > 0 else ""
    return (
        f"{counted(len(proof.changed), 'entry', 'entries')} of {proof.root} changed during the "
        f"import: {names}{more}. Nidra opened nothing there for writing, so another program did."
    )
