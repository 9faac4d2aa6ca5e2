"""Run a sleep pass and say what it found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from nidra.app.overview import (
    LISTED,
    fallen_keys,
    falls,
    gone_sources,
    moved_sources,
    oldest_and_newest,
    origins,
    source_falls,
)
from nidra.app.version import version
from nidra.app.workspace import Store
from nidra.base.clock import micros
from nidra.base.errors import UsageError
from nidra.records.progress import Progress
from nidra.records.report import PassReport
from nidra.sleep import run as sleep_run
from nidra.sleep.night import Scope
from nidra.sleep.stages.verify import STAGE as VERIFY
from nidra.store import counting, subjects

if TYPE_CHECKING:
    from nidra.inference.judge import Judge
    from nidra.records.contest import ContestedPair

MODES = ("full", "quick")


def run_sleep(
    store: Store,
    judge: Judge | None = None,
    now: datetime | None = None,
    *,
    mode: str = "full",
    subset: dict[str, str] | None = None,
    dry_run: bool = False,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> PassReport:
    """Run one pass over `store` and report it.

    `mode` is `full` (every source's bytes are read again) or `quick` (only what changed or is due).
    `subset` names a part: `{"wing": …, "room": …}`. A `dry_run` writes nothing. `progress` is called
    with `Progress` values; `cancel` is asked often and stops the pass within a second, with
    `Cancelled`. Raises `StoreBusy` while another process runs a pass. `judge` is asked about
    contested pairs, each once for each state of its evidence; without one they wait for a person.
    """
    if mode not in MODES:
        raise UsageError(reason=f"A pass is {' or '.join(MODES)}, not {mode!r}.")
    unknown = set(subset or {}) - {"wing", "room"}
    if unknown:
        raise UsageError(reason=f"A subset names a wing or a room, not {', '.join(unknown)}.")
    scope = Scope(**(subset or {}))
    started = micros(now) if now is not None else store.now()
    before = store.census()
    ran = sleep_run.run(
        store.database,
        store.runs,
        store.folder,
        started,
        full=mode == "full",
        scope=scope,
        dry_run=dry_run,
        progress=progress,
        cancel=cancel,
        judging=_judging(judge),
    )
    return _report(store, ran, before, started, mode, scope, dry_run)


def _judging(judge: Judge | None) -> sleep_run.Stage | None:
    """The stage that asks this judge, where there is one."""
    if judge is None:
        return None
    from nidra.sleep.stages import judge as stage

    return stage.STAGE, lambda night: stage.run(night, judge)


def _report(
    store: Store,
    ran: sleep_run.Ran,
    before: Any,
    started: int,
    mode: str,
    scope: Scope,
    dry_run: bool,
) -> PassReport:
    tally = ran.verified.tally
    report = build_report(store, started, remember=not dry_run)
    listed = falls(store, tally.fallen)
    by_source, more = source_falls(store, tally.fallen)
    return replace(
        report,
        pass_id=ran.pass_id,
        mode=mode,
        dry_run=dry_run,
        before=before,
        actions=ran.actions,
        read=ran.read,
        falls=listed,
        more_falls=max(0, tally.fallen_count - len(listed)),
        source_falls=by_source,
        more_source_falls=more,
        durations=ran.durations,
        notes=ran.notes,
        resumed=ran.resumed,
        scope=str(scope),
        stages=_by_stage(ran),
    )


def _by_stage(ran: sleep_run.Ran) -> dict[str, dict[str, int]]:
    """The changes of each stage by kind, in the order in which the stages ran."""
    changes = {VERIFY: dict(ran.verified.tally.actions)}
    return changes | {name: dict(done.actions) for name, done in ran.stages.items()}


def build_report(store: Store, now: int | None = None, *, remember: bool = False) -> PassReport:
    """The state of a store as a report: its census now, its rooms, everything that is fallen.

    `remember` lets the next report of an unchanged store come cheaper; it writes to `runs.db`.
    """
    at = store.now() if now is None else now
    with store.database.reading() as connection:
        census = counting.counts(connection)
        rooms = tuple(counting.rooms(connection))
        fallen, total = fallen_keys(connection)
        gone, more_gone = gone_sources(store, connection, remember)
        moved, more_moved = moved_sources(connection)
        not_compared = subjects.uncompared(connection)
    listed = falls(store, fallen)
    by_source, more = source_falls(store, fallen)
    oldest, newest = oldest_and_newest(store)
    last = next(iter(store.runs.history(1)), None)
    pairs, more_pairs = _contests(store) if census.contested else ((), 0)
    return PassReport(
        store=str(store.folder),
        pass_id=last["pass_id"] if last else "",
        mode=last["mode"] if last else "",
        started_at=at,
        ended_at=store.now(),
        dry_run=False,
        before=census,
        after=census,
        actions={},
        read={},
        rooms=rooms,
        falls=listed,
        more_falls=max(0, total - len(listed)),
        source_falls=by_source,
        more_source_falls=more,
        moved=moved,
        more_moved=more_moved,
        gone=gone,
        more_gone=more_gone,
        origins=origins(store),
        version=version(),
        oldest_byte_check=oldest,
        newest_byte_check=newest,
        contests=pairs,
        more_contests=more_pairs,
        not_compared=not_compared,
    )


def _contests(store: Store) -> tuple[tuple[ContestedPair, ...], int]:
    """The first open pairs, and how many more there are."""
    from nidra.app.contested import contested, count_contested

    pairs = contested(store, LISTED)
    return pairs, count_contested(store) - len(pairs)
