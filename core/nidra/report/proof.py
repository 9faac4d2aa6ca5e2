"""The read-only proof of a foreign store, and what vanished from it, in words."""

from __future__ import annotations

from nidra.records.report import OriginReport, ReadOnlyProof
from nidra.report.words import count, counted, said, when

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


def vanished_sentence(origin: OriginReport) -> str:
    """What the last import did not meet again, or met again, of what was there before; "" for nothing."""
    parts = []
    if origin.vanished:
        parts.append(said(origin.vanished, "drawer vanished", "drawers vanished"))
    if origin.returned:
        parts.append(said(origin.returned, "came back", "came back"))
    return f"Since the last audit {' and '.join(parts)}." if parts else ""
