"""What stands above the trust report: how the store stands, and when bytes were last read for that."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.app.exports import LAST
from nidra.app.overview import oldest_and_newest
from nidra.app.version import version
from nidra.app.workspace import Store
from nidra.records.report import Census
from nidra.store import counting
from nidra.store.run_log import PASS


@dataclass(frozen=True, slots=True)
class TrustHead:
    """How a store stands at the moment `at`. Times are microseconds of UTC.

    `oldest` and `newest` are the dates of the byte checks of what is there, None where nothing was read;
    `slept` is when the last pass that came to its end began, `exported` when the report was last written
    into a file; None before the first.
    """

    at: int
    census: Census
    oldest: int | None
    newest: int | None
    slept: int | None
    exported: int | None
    version: str


def trust_head(store: Store) -> TrustHead:
    """How the store stands now. Reads only."""
    with store.database.reading() as connection:
        census = counting.counts(connection)
    oldest, newest = oldest_and_newest(store)
    ended = (run for run in store.runs.history() if run["kind"] == PASS and run["state"] == "done")
    slept = next((int(run["started_at"]) for run in ended), None)
    last = (store.runs.mark(LAST) or {}).get("at")
    exported = last if isinstance(last, int) else None
    return TrustHead(store.now(), census, oldest, newest, slept, exported, version())
