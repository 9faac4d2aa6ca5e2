"""One pass: the lease, the order of the stages, the cursor that a cut pass leaves behind."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from nidra.base.clock import iso
from nidra.base.collector import seldom
from nidra.base.errors import Cancelled, StoreBusy, StoreError
from nidra.base.ids import uuid7
from nidra.base.settings import Settings
from nidra.base.text import one_line
from nidra.records.progress import Progress
from nidra.sleep.done import Done
from nidra.sleep.night import LEASE, RESUME_WITHIN, Night, Scope
from nidra.sleep.stages import contradict, prune, schedule, unite, verify
from nidra.store import checkpoints, counting, indexes
from nidra.store.database import Database, translated
from nidra.store.run_log import FOUND, KEPT_FOUND, PASS, Unfinished
from nidra.store.runs import Runs

KIND = PASS

Stage = tuple[str, Callable[[Night], Done]]

# What follows `verify`, in this order: contradictions before duplicates, burial last.
OF_THE_WHOLE_STORE: tuple[Stage, ...] = (
    (contradict.STAGE, contradict.run),
    (unite.STAGE, unite.run),
    (prune.STAGE, prune.run),
)
OF_ANY_PART: tuple[Stage, ...] = ((schedule.STAGE, schedule.run),)
LEFT_TO_THE_WHOLE = "Contradictions, duplicates and burial are left to a pass over the whole store."


@dataclass(frozen=True, slots=True)
class Ran:
    """What a pass left to report: which one it was, what each stage did, how long that took.

    `notes` are sentences on what could not be done beside the pass itself.
    """

    pass_id: str
    resumed: bool
    verified: verify.Verified
    durations: dict[str, float]
    stages: dict[str, Done] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def actions(self) -> dict[str, int]:
        """Changes of every stage by kind."""
        counted = Counter(self.verified.tally.actions)
        for done in self.stages.values():
            counted.update(done.actions)
        return dict(counted)

    @property
    def read(self) -> dict[str, int]:
        """What every stage looked at, by kind."""
        read = self.verified.as_dict()
        for done in self.stages.values():
            read.update(done.read)
        return read


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
    judging: Stage | None = None,
) -> Ran:
    """Run the stages. Raises `StoreBusy` when another process holds the lease, `Cancelled` on request.

    `judging` is the stage that asks a judge, where one was handed in.
    """
    mode = f"{'full' if full else 'quick'} {scope}".strip()
    left = _resumable(runs, mode, now) if not dry_run else None
    night = Night(
        database=database,
        runs=runs,
        settings=Settings(folder),
        folder=folder,
        now=now,
        pass_id=left.pass_id if left else uuid7(now),
        full=full,
        scope=scope,
        dry_run=dry_run,
        progress=progress,
        cancel=cancel,
        cursor=dict(left.cursor) if left else {},
        resumed_from=left.started_at if left else None,
    )
    # A stage asks the snapshot that it pages through outside of the block that opened it.
    with seldom(), translated(folder):
        return _run(night, mode, judging)


def _run(night: Night, mode: str, judging: Stage | None) -> Ran:
    if night.dry_run:
        return _stages(night, judging)
    runs = night.runs
    also = str(night.settings.get("checkpoint.also"))
    try:
        with runs.held(LEASE, night.pass_id, "A sleep pass"):
            return _recorded(night, mode, Path(also) if also else None, judging)
    except StoreBusy as busy:
        with suppress(StoreError, sqlite3.Error):
            runs.skip(KIND, str(busy), night.now)
        raise


def _resumable(runs: Runs, mode: str, now: int) -> Unfinished | None:
    """The pass of the same kind that was cut short within a day."""
    last = runs.unfinished(KIND)
    if last is None or last.mode != mode or not 0 <= now - last.started_at <= RESUME_WITHIN:
        return None
    return last


def _recorded(night: Night, mode: str, also: Path | None, judging: Stage | None) -> Ran:
    if night.resumed_from is None:
        night.runs.begin(night.pass_id, KIND, mode, night.now)
        _found_so(night)
    else:
        night.runs.resume(night.pass_id, night.now)
    with _noted(night):
        ran = _stages(night, judging)
        notes = _indexed(night)
        with night.database.reading() as connection:
            notes += checkpoints.write(
                night.folder, connection, iso(night.now), night.pass_id, also
            )
    night.runs.end(night.pass_id, "done", _counts(ran), night.now)
    return replace(ran, notes=(*ran.notes, *notes))


def _found_so(night: Night) -> None:
    """Remember how a pass over the whole store found it: what stands behind it differs by its work."""
    if not night.scope.whole:
        return
    with night.database.reading() as connection:
        census = counting.counts(connection)
    before = night.runs.mark(FOUND) or {}
    kept = dict([*before.items(), (night.pass_id, asdict(census))][-KEPT_FOUND:])
    night.runs.set_mark(FOUND, kept)


def _indexed(night: Night) -> list[str]:
    """Build what a pass leaves behind it; in words where that failed, for the pass itself is done."""
    try:
        indexes.ensure_after_pass(night.database)
    except (StoreError, sqlite3.Error) as problem:
        words = one_line(str(problem), 200)
        return [f"What fades is not indexed yet ({words}); the next pass tries again."]
    return []


@contextmanager
def _noted(night: Night) -> Iterator[None]:
    """Note a pass that does not come to its end: stopped on request, or failed and with which words."""
    try:
        yield
    except StoreBusy:
        raise  # Another process may be going on with it, and its state is that one's to tell.
    except Cancelled:
        _end(night, "cancelled", {})
        raise
    except Exception as problem:
        _end(night, "failed", {"reason": one_line(str(problem), 500)})
        raise


def _end(night: Night, state: str, counts: dict[str, Any]) -> None:
    # On a full disk this cannot be noted either; what is told is what stopped the pass.
    with suppress(StoreError, sqlite3.Error):
        night.runs.end(night.pass_id, state, counts, night.now)


def _stages(night: Night, judging: Stage | None) -> Ran:
    started = time.perf_counter()
    verified = verify.run(night)
    seconds = {verify.STAGE: time.perf_counter() - started}
    finished: dict[str, Done] = {}
    for name, stage in _following(night, judging):
        night.heed()
        started = time.perf_counter()
        finished[name] = stage(night)
        if name == unite.STAGE and finished[name].actions:
            # What was united took over subjects: it may contradict what its copy did not meet.
            finished[contradict.STAGE].add(contradict.run(night))
        if name == schedule.STAGE:
            finished[name].actions.update(schedule.told(verified.reviewed))
        seconds[name] = time.perf_counter() - started
    notes = [*verified.notes, *(note for done in finished.values() for note in done.notes)]
    if not night.scope.whole and OF_THE_WHOLE_STORE:
        notes.append(LEFT_TO_THE_WHOLE)
    resumed = night.resumed_from is not None
    return Ran(night.pass_id, resumed, verified, seconds, finished, tuple(notes))


def _following(night: Night, judging: Stage | None) -> list[Stage]:
    """The stages behind `verify`; those that compare across the store only where all of it is asked for."""
    order = ("contradict", "unite", "schedule", "prune")
    chosen = [*OF_ANY_PART, *(OF_THE_WHOLE_STORE if night.scope.whole else ())]
    listed = sorted(chosen, key=lambda stage: order.index(stage[0]))
    return [*listed, judging] if judging and night.scope.whole else listed


def _counts(ran: Ran) -> dict[str, Any]:
    return {"actions": ran.actions, "read": ran.read, "seconds": ran.durations}
