"""Integrity: hash every stored excerpt against its seal, and look again at what was found corrupt."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.verdict import State
from nidra.sleep.findings import Findings
from nidra.sleep.night import Night
from nidra.sources.reader import FileReader
from nidra.store import receipts
from nidra.store.receipts import Sealed
from nidra.trust.integrity import seal_of_bytes

STAGE = "integrity"
PAGE = 5000


def run(night: Night, findings: Findings, reader: FileReader, sources: set[int] | None) -> int:
    """Hash the excerpts of all live receipts, or look again at those of `sources` alone.

    Returns how many were hashed. Raises `Cancelled` between two pages.
    """
    after = total = 0
    while True:
        night.heed()
        with night.database.reading() as connection:
            page = receipts.excerpts(connection, after, PAGE)
            suspects = unsound(page, sources)
            rows = receipts.live_rows_of(connection, suspects) if suspects else []
        if not page:
            break
        total += len(page)
        for live in rows:
            # Late: aligning takes 40 CPU ms to load, and sound excerpts need none.
            from nidra.trust.check import check

            findings.found(live, check(live.receipt, reader), 0)
        after = page[-1][0]
        night.tell(STAGE, total, 0, "excerpts")
    findings.write()
    return total


def unsound(page: Sequence[Sealed], sources: set[int] | None = None) -> list[int]:
    """The evidence keys whose excerpt no longer has its digest, or was found so earlier.

    `sources` narrows the search to receipts of these sources.
    """
    corrupt = int(State.CORRUPT)
    return [
        key
        for key, excerpt, digest, state, source in page
        if (sources is None or source in sources)
        and (state == corrupt or seal_of_bytes(excerpt) != digest)
    ]
