"""Integrity: hash every stored excerpt against its seal, and look again at what was found corrupt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from nidra.records.verdict import State
from nidra.sleep.findings import Findings
from nidra.sleep.hashed import Hashed
from nidra.sleep.night import Night
from nidra.sources.reader import FileReader
from nidra.store import receipts
from nidra.store.connection import Connection
from nidra.store.receipts import Sealed

STAGE = "integrity"
PAGE = 5000


def run(
    night: Night, findings: Findings, reader: FileReader, sources: set[int] | None, hashed: Hashed
) -> int:
    """Hash the excerpts of all live receipts, or look again at those of `sources` alone.

    Those in `hashed` were hashed by this pass when their receipts were checked. Returns how many were
    hashed by now. Raises `Cancelled` between two pages.
    """
    total = hashed.count
    gaps = hashed.gaps(0)
    left = next(gaps, None)
    while left is not None:
        night.heed()
        with night.database.reading() as connection:
            page, left = _page(connection, left, gaps)
            suspects = unsound(page, sources)
            rows = receipts.live_rows_of(connection, suspects) if suspects else []
        total += len(page)
        for live in rows:
            # Late: aligning takes 40 CPU ms to load, and sound excerpts need none.
            from nidra.trust.check import check

            findings.found(live, check(live.receipt, reader), 0)
        night.tell(STAGE, total, 0, "excerpts")
    findings.write()
    return total


Gap = tuple[int, int | None]


def _page(connection: Connection, gap: Gap, gaps: Iterator[Gap]) -> tuple[list[Sealed], Gap | None]:
    """A page of what lies in the gaps from this one on, and what is left; None where all was seen."""
    page: list[Sealed] = []
    left: Gap | None = gap
    while left is not None and len(page) < PAGE:
        after, before = left
        part = receipts.excerpts(connection, after, before, PAGE - len(page))
        page += part
        left = (part[-1][0], before) if len(page) >= PAGE else next(gaps, None)
    return page, left


def unsound(page: Sequence[Sealed], sources: set[int] | None = None) -> list[int]:
    """The evidence keys whose excerpt no longer has its digest, or was found so earlier.

    `sources` narrows the search to receipts of these sources.
    """
    corrupt = int(State.CORRUPT)
    return [
        key
        for key, excerpt, digest, state, source in page
        if (sources is None or source in sources)
        and (state == corrupt or sha256(excerpt).digest() != digest)
    ]
