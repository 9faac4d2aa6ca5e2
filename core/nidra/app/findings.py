"""The trust report of a store as it stands, with the six answers that take a closer look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from nidra.app.reach import reach
from nidra.app.repeated import repeated
from nidra.app.run_pass import build_report
from nidra.app.stale import first_stale
from nidra.app.transcripts import transcripts
from nidra.app.truncated import truncated
from nidra.app.vanished import vanished
from nidra.app.workspace import Store
from nidra.records.findings import Findings
from nidra.records.report import Census, PassReport

STALE = 20


def full_report(store: Store, home: Path | None = None) -> PassReport:
    """The state of a store with its findings. Reads transcripts' dates and some sources; writes nothing.

    `home` is where the user's own folder is looked for, by default the user's.
    """
    report = build_report(store)
    return replace(report, findings=findings(store, report.after, home))


def findings(store: Store, census: Census, home: Path | None = None) -> Findings:
    """The six answers."""
    listed, more = first_stale(store, STALE)
    return Findings(
        stale=listed,
        more_stale=more,
        reach=reach(store, census),
        duplicates=repeated(store),
        truncated=truncated(store),
        transcripts=transcripts(store, home),
        vanished=vanished(store),
    )
