"""Write the trust report into files, and remember what it said for the next one."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from nidra.app.findings import STEPS, Steps, Stop, Told, full_report
from nidra.app.untouchable import refuse_inside
from nidra.app.workspace import Store
from nidra.base.errors import NidraError, UsageError
from nidra.base.paths import replacing
from nidra.records.exported import Exported, Since
from nidra.records.report import PassReport
from nidra.report.forms import FORMS, as_bytes
from nidra.report.numbers import differences, numbers

LAST = "last export"
PATIENCE = 2.0  # seconds that whoever writes the run history is waited for
FORGOTTEN = (
    "What this report says could not be remembered beside the store, so that the next one will be"
    " compared with an earlier one."
)


def export(
    store: Store,
    target: Path,
    progress: Told | None = None,
    cancel: Stop | None = None,
    home: Path | None = None,
) -> Exported:
    """Write the trust report of a store to `target`, in the form that its suffix names.

    Raises `UsageError` for another suffix and for a place where nothing is written (a store, the
    source of a memory), `Cancelled`, and an `OSError` that names the file, which is then as it was.
    """
    return export_all(store, (target,), progress, cancel, home)[0]


def export_all(
    store: Store,
    targets: Sequence[Path],
    progress: Told | None = None,
    cancel: Stop | None = None,
    home: Path | None = None,
) -> tuple[Exported, ...]:
    """As `export`, of one report in several files.

    Where another process keeps the run history from being read, `StoreBusy` is raised within seconds; where
    it keeps it from being written, the report is made and says so.
    """
    for target in targets:
        check_form(target)
    refuse_inside(store, targets)
    steps = Steps(progress, cancel, STEPS + len(targets))
    with store.runs.hurried(PATIENCE):
        report = compared(store, full_report(store, home, cancel=cancel, steps=steps))
        written = []
        for target in targets:
            steps.next()
            written.append(write(report, target, steps.heed))
        note = remember(store, report)
    return tuple(replace(one, note=note) for one in written)


def check_form(target: Path) -> None:
    """Raise `UsageError` for a name that tells no form."""
    if target.suffix.lower() not in FORMS:
        listed = f"{', '.join(FORMS[:-1])} or {FORMS[-1]}"
        raise UsageError(reason=f"A report is written as {listed}, and {target} is none of these.")


def write(report: PassReport, target: Path, heed: Callable[[], None] = lambda: None) -> Exported:
    """Write a report that was worked out; the file is replaced whole or not at all. `heed` may raise."""
    data = as_bytes(report, target.suffix, heed)
    with replacing(target) as stream:
        stream.buffer.write(data)
    return Exported(
        path=Path(os.path.abspath(target)),  # noqa: PTH100
        form=target.suffix.lower()[1:],
        size=len(data),
        sha256=hashlib.sha256(data).hexdigest(),
        digest=report.rests_on.digest if report.rests_on else "",
        written_at=report.ended_at,
        since=report.since,
    )


# The last export ----------------------------------------------------------------------------


def compared(store: Store, report: PassReport) -> PassReport:
    """The report with what is different from the last export."""
    last = store.runs.mark(LAST) or {}
    at, then = last.get("at"), last.get("numbers")
    if not isinstance(at, int) or not isinstance(then, dict):
        return report
    known = {str(name): number for name, number in then.items() if isinstance(number, int)}
    changes = differences(known, numbers(report))
    return replace(report, since=Since(at, str(last.get("digest", "")), changes))


def remember(store: Store, report: PassReport) -> str:
    """Keep what an export said, in `runs.db`; "" or a sentence where that failed, for nothing else rests on it."""
    digest = report.rests_on.digest if report.rests_on else ""
    value: dict[str, Any] = {"at": report.ended_at, "digest": digest, "numbers": numbers(report)}
    try:
        store.runs.set_mark(LAST, value)
    except (NidraError, sqlite3.Error, OSError):
        return FORGOTTEN
    return ""
