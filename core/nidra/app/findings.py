"""The trust report of a store as it stands, with the six answers that take a closer look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from nidra.app.charts import charts
from nidra.app.digest import digest
from nidra.app.reach import reach
from nidra.app.repeated import repeated
from nidra.app.run_pass import build_report
from nidra.app.stale import first_stale
from nidra.app.transcripts import transcripts
from nidra.app.truncated import truncated
from nidra.app.vanished import vanished
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled
from nidra.records.findings import Findings
from nidra.records.progress import Progress
from nidra.records.report import Census, PassReport

STALE = 20
STAGE = "report"
STEPS = 8  # of which the counts are the first, the charts the last, and each answer is one

Told = Callable[[Progress], None]
Stop = Callable[[], bool]


class Steps:
    """Tells how far a report came, and stops between two steps where that is asked for."""

    def __init__(self, progress: Told | None, cancel: Stop | None, total: int = STEPS) -> None:
        self._progress = progress
        self._cancel = cancel
        self._total = total
        self._done = 0

    def next(self) -> None:
        """One more step begins. Raises `Cancelled`."""
        self.heed()
        if self._progress is not None:
            self._progress(Progress(STAGE, self._done, self._total, "parts"))
        self._done += 1

    def heed(self) -> None:
        """Stop here, within a step, where that is asked for. Raises `Cancelled`."""
        if self._cancel is not None and self._cancel():
            raise Cancelled(reason="No report was written.")


def full_report(
    store: Store,
    home: Path | None = None,
    progress: Told | None = None,
    cancel: Stop | None = None,
    steps: Steps | None = None,
) -> PassReport:
    """The state of a store with its findings, charts and digest. Reads transcripts' dates and some sources;
    writes nothing.

    `home` is where the user's own folder is looked for, by default the user's. Raises `Cancelled`.
    """
    told = steps or Steps(progress, cancel)
    told.next()
    report = build_report(store)
    found = findings(store, report.after, home, told)
    told.next()
    drawn = charts(store, cancel)
    return replace(report, findings=found, charts=drawn, rests_on=digest(store))


def findings(
    store: Store, census: Census, home: Path | None = None, steps: Steps | None = None
) -> Findings:
    """The six answers."""
    told = steps or Steps(None, None)
    told.next()
    listed, more = first_stale(store, STALE)
    told.next()
    within_reach = reach(store, census)
    told.next()
    copies = repeated(store)
    told.next()
    cut = truncated(store)
    told.next()
    due = transcripts(store, home)
    told.next()
    return Findings(listed, more, within_reach, copies, cut, due, vanished(store))
