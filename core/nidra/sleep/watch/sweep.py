"""A sweep: one look at every source's file, without reading it; what differs is to be judged.

What no pass has looked for yet is left to the next one, and so is what never was there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

from nidra.records.evidence import SourceState
from nidra.sleep.examining import is_new
from nidra.sleep.fingerprints import Fingerprints
from nidra.sources.files import DEFAULT_LIMIT, Kind, look
from nidra.store import sources
from nidra.store.database import Database
from nidra.store.runs import Runs
from nidra.store.sources import SourceRow

PAGE = 1000


def suspects(
    database: Database,
    runs: Runs,
    now: int,
    limit: int = DEFAULT_LIMIT,
    heed: Callable[[int], None] = lambda number: None,
) -> Iterator[tuple[int, str | None]]:
    """Sources that are not as they were when they were last read: key, and the path of a file that
    was there and is missing now, None for all others. `limit` is the size of the largest file that
    is read. `heed` hears once a page how many were looked at."""
    prints = Fingerprints(now)
    folders: dict[str, bool] = {}
    after = seen = 0
    while True:
        heed(seen)
        with database.reading() as snapshot:
            page = sources.page(snapshot, after, PAGE)
        if not page:
            return
        prints.know(runs.checks(page[0].key, page[-1].key))
        for row in page:
            if not is_new(row):
                yield from _suspect(row, prints, limit, folders)
        after = page[-1].key
        seen += len(page)


def _suspect(
    row: SourceRow, prints: Fingerprints, limit: int, folders: dict[str, bool]
) -> Iterator[tuple[int, str | None]]:
    last = prints.last(row.key)
    path = row.location or row.path
    found = look(path, limit, folders, last.device if last else None)
    if row.digest == sources.HALF:
        yield row.key, None
    elif row.location and os.path.lexists(row.path):
        yield row.key, None  # it is back where it was
    elif found.regular:
        if row.state != SourceState.PRESENT or not prints.read_since(row, found.fingerprint, 0):
            yield row.key, None
    elif row.state == SourceState.PRESENT:
        yield row.key, path
    elif (found.kind is Kind.GONE) != (row.state == SourceState.GONE):
        yield row.key, None
