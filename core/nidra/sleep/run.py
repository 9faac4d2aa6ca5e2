"""One pass: the lease, the order of the stages, the cursor that a cut pass leaves behind."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nidra.base.clock import SystemClock, iso, micros
from nidra.base.errors import Cancelled, StoreBusy
from nidra.base.ids import uuid7
from nidra.base.settings import Settings
from nidra.records.progress import Progress
from nidra.sleep.night import LEASE, Night, Scope
from nidra.sleep.stages import verify
from nidra.store import checkpoints
from nidra.store.database import Database
from nidra.store.runs import Runs

KIND = "pass"
RESUME_WITHIN = 24 * 3600 * 1_000_000


@dataclass(frozen=True, slots=True)
class Ran:
    """What a pass left to report: which one it was, what each stage did, how long that took."""

    pass_id: str
    resumed: bool
    verified: verify.Verified
    durations: dict[str, float]


def run(
    database: Database,
    runs: Runs,
    folder: Path,
    now: int,
    *,
    full: bool,
    scope: Scope,
    dry_run: bool = False,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Ran:
    """Run the stages. Raises `StoreBusy` when another process holds the lease, `Cancelled` on request.

    The stages that find contradictions, unite, schedule, prune and judge take their places in
    `stages/` after `verify`, in this order.
    """
    mode = f"{'full' if full else 'quick'} {scope}".strip()
    pass_id, cursor = _resumable(runs, mode, now) if not dry_run else (None, {})
    night = Night(
        database=database,
        runs=runs,
        settings=Settings(folder),
        folder=folder,
        now=now,
        pass_id=pass_id or uuid7(now),
        full=full,
        scope=scope,
        dry_run=dry_run,
        progress=progress,
        cancel=cancel,
        cursor=cursor,
    )
    if dry_run:
        return _stages(night, resumed=False)
    _take(runs, night.pass_id, now)
    try:
        return _recorded(night, mode, resumed=pass_id is not None)
    finally:
        runs.release(LEASE, night.pass_id)


def _take(runs: Runs, pass_id: str, now: int) -> None:
    try:
        runs.take(LEASE, pass_id, "A sleep pass", micros(SystemClock().now()))
    except StoreBusy as busy:
        runs.skip(KIND, str(busy), now)
        raise


def _resumable(runs: Runs, mode: str, now: int) -> tuple[str | None, dict[str, int]]:
    """The pass of the same kind that was cut short within a day, and how far it came."""
    last = runs.unfinished(KIND)
    if last is None or last.mode != mode or not 0 <= now - last.started_at <= RESUME_WITHIN:
        return None, {}
    return last.pass_id, last.cursor


def _recorded(night: Night, mode: str, resumed: bool) -> Ran:
    if not resumed:
        night.runs.begin(night.pass_id, KIND, mode, night.now)
    try:
        ran = _stages(night, resumed)
    except Cancelled:
        night.runs.end(night.pass_id, "cancelled", {}, night.now)
        raise
    _checkpoint(night)
    night.runs.end(night.pass_id, "done", _counts(ran), night.now)
    return ran


def _stages(night: Night, resumed: bool) -> Ran:
    started = time.perf_counter()
    verified = verify.run(night)
    return Ran(night.pass_id, resumed, verified, {verify.STAGE: time.perf_counter() - started})


def _counts(ran: Ran) -> dict[str, Any]:
    return {
        "actions": dict(ran.verified.tally.actions),
        "read": ran.verified.as_dict(),
        "seconds": ran.durations,
    }


def _checkpoint(night: Night) -> None:
    """Seal the journal outside the database, if it grew."""
    also = str(night.settings.get("checkpoint.also"))
    with night.database.reading() as connection:
        checkpoints.write(
            night.folder, connection, iso(night.now), night.pass_id, Path(also) if also else None
        )
