"""The timer of the pass: what is planned for a store, and the loop that starts it when it is due.

The plan is read off the store's run history each time, so that a window, `nidra watch` and a timer of
the operating system may all ask at once: who comes second finds the night served, or a lease taken.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import tzinfo
from typing import TYPE_CHECKING, Any, Protocol

from nidra.app.workspace import Store
from nidra.base.errors import Cancelled, NidraError, StoreAbsent, StoreBusy, StoreError
from nidra.base.ids import uuid7
from nidra.base.settings import OFF
from nidra.base.text import one_line
from nidra.base.zone import local_zone, time_of_day
from nidra.records.timer import TimerState, TimerStatus
from nidra.sleep import timetable
from nidra.sleep.night import LEASE
from nidra.sleep.timetable import Night, Past, Plan
from nidra.store.database import translated
from nidra.store.lease import Holder
from nidra.store.run_log import PASS, Begun, Skipped

if TYPE_CHECKING:
    from nidra.inference.judge import Judge
    from nidra.records.progress import Progress
    from nidra.records.report import PassReport

MARK = "timer.night"
PLANNED = "timer.planned"
TURN = "timer"
LATE = 10 * 60 * 1_000_000  # microseconds behind its hour from which on a pass is caught up
TICK_SECONDS = 60.0
JUMP_SECONDS = 90.0
TOLD_SECONDS = 3600.0  # how long a status goes on telling of a jump

Zone = Callable[[], tzinfo]
PassRun = Callable[..., "PassReport"]


def run_sleep(*words: Any, **more: Any) -> PassReport:
    """`run_pass.run_sleep`, which is loaded when a pass is due: a status needs none of it."""
    from nidra.app.run_pass import run_sleep

    return run_sleep(*words, **more)


class Stop(Protocol):
    """What ends a timer's loop, and what it waits on: a `threading.Event` is one."""

    def is_set(self) -> bool:
        """Is the loop to end?"""
        ...

    def wait(self, timeout: float) -> bool:
        """Wait until it is set, `timeout` seconds at most; is it?"""
        ...


@dataclass(frozen=True, slots=True)
class Tick:
    """What one look at the clock came to: the status after it, the report of the pass that it ran, and
    the sentence on why that pass did not come to its end."""

    status: TimerStatus
    report: PassReport | None = None
    problem: str = ""


def status(store: Store, zone: Zone = local_zone) -> TimerStatus:
    """How the schedule of a store stands now. Writes nothing.

    Raises `UsageError` for a setting that makes no sense, a `StoreError` for history out of reach.
    """
    return _look(store, zone)[0]


def plan_each_day(store: Store, hour: str, zone: Zone = local_zone) -> TimerStatus:
    """Plan a pass each day at that hour (`03:00`), or none (`off`), from now on; how it stands then."""
    keep_hour(store, hour)
    return status(store, zone)


def keep_hour(store: Store, hour: str) -> str:
    """Set the hour of the pass, or `off`, as from now on; returns it as understood.

    What such an hour would have wanted before it was planned is not caught up. Raises `UsageError`,
    and `StoreUnwritable` where nothing can be kept.
    """
    before = str(store.settings.get("schedule.at"))
    with translated(store.folder):
        at = store.settings.set("schedule.at", hour)
    if at not in (before, OFF) and store.exists():
        # Where nothing can be written, the last night is caught up.
        with suppress(StoreError, sqlite3.Error):
            store.runs.set_mark(PLANNED, {"at": at, "since": store.now()})
    return str(at)


def run_scheduled(
    store: Store,
    judge: Judge | None = None,
    *,
    zone: Zone = local_zone,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
    run: PassRun = run_sleep,
) -> Tick:
    """Run the pass that is due now, in the mode that the settings name; none where none is due.

    Raises what `run_sleep` raises. A pass that another process kept from running stands among the
    skipped ones then, and is not tried again before the next night.
    """
    try:
        return _serve(store, judge, zone, run, progress, cancel)
    finally:
        with suppress(*_PROBLEMS):
            _remember(store, *_look(store, zone))


class Timer:
    """Starts the pass of a store when it is due, for as long as it is asked to.

    The store must be this timer's own: one thread uses it at a time, and a pass runs in the thread
    that calls. Give it a thread of its own where anything else has to go on meanwhile.

    >>> stop = threading.Event()                                                # doctest: +SKIP
    >>> with Store(folder) as own:                                              # doctest: +SKIP
    ...     Timer(own).run(stop, heard=lambda tick: print(tick.status.sentence))

    `zone` tells the local time zone each time, `monotonic` the seconds of a clock that nobody sets.
    """

    def __init__(
        self,
        store: Store,
        judge: Judge | None = None,
        *,
        zone: Zone = local_zone,
        monotonic: Callable[[], float] = time.monotonic,
        progress: Callable[[Progress], None] | None = None,
        run: PassRun = run_sleep,
    ) -> None:
        self._store = store
        self._judge = judge
        self._zone = zone
        self._progress = progress
        self._run = run
        self._watch = _ClockWatch(monotonic)
        self._tried: tuple[object, str] | None = None

    def run(self, stop: Stop, heard: Callable[[Tick], None] | None = None) -> None:
        """Tick until `stop` is set, a minute apart at most. A pass that runs is stopped by it too.

        `heard` is told each tick, in this thread. Whatever fails is a status, and the loop goes on.
        """
        while not stop.is_set():
            tick = self.tick(stop.is_set)
            if heard is not None:
                heard(tick)
            stop.wait(self._seconds(tick.status))

    def tick(self, cancel: Callable[[], bool] | None = None) -> Tick:
        """Look at the clock once, and run the pass if it is due; that takes as long as the pass.

        Never raises for what is wrong with the store: the status says it. A night is tried once.
        """
        self._watch.look(self._store.now())
        try:
            found, plan = _look(self._store, self._zone)
            if not found.due or self._was_tried(plan):
                _remember(self._store, found, plan)
                return Tick(self._told(found, plan))
            return self._start(plan, cancel)
        except _PROBLEMS as problem:
            return Tick(self._told(_broken(problem), None))

    def _start(self, plan: Plan | None, cancel: Callable[[], bool] | None) -> Tick:
        report, problem = None, ""
        try:
            done = _serve(self._store, self._judge, self._zone, self._run, self._progress, cancel)
            report = done.report
        except (*_PROBLEMS, Cancelled) as trouble:
            problem = _words(trouble)
        if report or problem:
            # One night is one try: neither a full disk nor a store that went away may start the pass
            # again each minute.
            self._tried = (plan.slot if plan else None, problem)
        self._watch.look(self._store.now(), worked=True)
        try:
            after, plan = _look(self._store, self._zone)
            _remember(self._store, after, plan)
        except _PROBLEMS as trouble:
            after, plan = _broken(trouble), None
        return Tick(self._told(after, plan), report, problem)

    def _was_tried(self, plan: Plan | None) -> bool:
        return self._tried is not None and plan is not None and self._tried[0] == plan.slot

    def _told(self, found: TimerStatus, plan: Plan | None) -> TimerStatus:
        """The status with what this timer knows besides: a jump of the clock, a try that left no trace."""
        if found.due and self._tried is not None and self._was_tried(plan):
            reason = self._tried[1] or "it left nothing in the history."
            found = replace(found, state=TimerState.FAILED, due=False, reason=reason)
        return replace(found, jump=self._watch.sentence())

    def _seconds(self, found: TimerStatus) -> float:
        if found.next is None:
            return TICK_SECONDS
        left = (found.next - self._store.clock.now()).total_seconds()
        return min(TICK_SECONDS, max(1.0, left))


_PROBLEMS = (NidraError, sqlite3.Error, OSError, OverflowError)


def _serve(
    store: Store,
    judge: Judge | None,
    zone: Zone,
    run: PassRun,
    progress: Callable[[Progress], None] | None,
    cancel: Callable[[], bool] | None,
) -> Tick:
    """Run the pass if it is due and no other timer is at it."""
    with _turn(store) as ours:
        found, _ = _look(store, zone)
        if found.due and not ours:
            reason = "Another timer is starting the pass just now."
            found = replace(found, state=TimerState.RUNNING, due=False, reason=reason)
        if not found.due:
            return Tick(found)
        return Tick(found, run(store, judge, mode=found.mode, progress=progress, cancel=cancel))


@contextmanager
def _turn(store: Store) -> Iterator[bool]:
    """Is it this timer's turn to look and start? Two that wake in the same second would both find the
    pass due, and a small store's would be over before the second one asks for the lease."""
    if not store.exists():
        raise StoreAbsent(path=store.folder)
    with ExitStack() as stack:
        try:
            stack.enter_context(store.runs.held(TURN, uuid7(store.now()), "A timer"))
        except StoreBusy:
            yield False
            return
        yield True


def _words(problem: BaseException) -> str:
    return one_line(str(problem) or type(problem).__name__, 500)


def _broken(problem: BaseException) -> TimerStatus:
    return TimerStatus(TimerState.BROKEN, reason=_words(problem))


def _look(store: Store, zone: Zone) -> tuple[TimerStatus, Plan | None]:
    """The status of a store's schedule, and the plan behind it; no plan where none is wanted."""
    at, mode = str(store.settings.get("schedule.at")), str(store.settings.get("schedule.mode"))
    hour = time_of_day(at) if at != OFF else None
    if hour is None:
        return TimerStatus(TimerState.OFF, at, mode), None
    now = store.now()
    here = zone()
    holder = store.runs.holder(LEASE, now)
    plan = timetable.plan(hour, here, now, _past(store, holder, f"{hour:%H:%M}"))
    state, reason = _state(plan, holder, here, now)
    found = TimerStatus(
        state,
        at,
        mode,
        plan.due,
        timetable.local(plan.slot, here),
        timetable.local(plan.next, here),
        plan.missed,
        reason,
    )
    return found, plan


def _past(store: Store, holder: Holder | None, at: str) -> Past:
    return Past(
        tuple(store.runs.begun(PASS, timetable.WHOLE)),
        tuple(store.runs.skips(PASS)),
        holder.token if holder else None,
        _night(store),
        _planned(store, at),
    )


def _planned(store: Store, at: str) -> int | None:
    """Since when that hour is planned; None where nobody noted it."""
    kept = store.runs.mark(PLANNED) or {}
    since = kept.get("since")
    return since if kept.get("at") == at and isinstance(since, int) else None


def _night(store: Store) -> Night | None:
    kept = store.runs.mark(MARK) or {}
    slot, at = kept.get("slot"), kept.get("at")
    return Night(slot, at) if isinstance(slot, int) and isinstance(at, str) else None


def _remember(store: Store, found: TimerStatus, plan: Plan | None) -> None:
    """Keep which night was served last, so that it is known again in another time zone."""
    if plan is None or plan.due:
        return
    before = _night(store)
    night = timetable.remembered(before, plan.slot, found.at, store.now())
    if night != before:
        # Where nothing can be written, as on a full disk, a flight costs one pass more.
        with suppress(StoreError, sqlite3.Error):
            store.runs.set_mark(MARK, {"slot": night.slot, "at": night.at})


def _state(plan: Plan, holder: Holder | None, zone: tzinfo, now: int) -> tuple[TimerState, str]:
    if holder is not None:
        return TimerState.RUNNING, _who(holder, zone)
    match plan.by:
        case None if not plan.due:
            return TimerState.WAITING, ""
        case None:
            late = now - plan.slot > LATE
            return (TimerState.CATCHING_UP if late else TimerState.DUE), ""
        case Skipped(reason=reason):
            return TimerState.SKIPPED, one_line(reason, 500)
        case Begun(state="failed", reason=reason):
            return TimerState.FAILED, one_line(reason, 500)
    return TimerState.WAITING, ""


def _who(holder: Holder, zone: tzinfo) -> str:
    since = f"{timetable.local(holder.taken_at, zone):%Y-%m-%d %H:%M}"
    return f"{holder.what} is running in process {holder.pid} on {holder.host} since {since}."


class _ClockWatch:
    """Sees the wall clock and the machine's own go apart: a sleep of the machine, or a set clock."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._last: tuple[int, float] | None = None
        self._seen: tuple[float, str] | None = None

    def look(self, wall: int, worked: bool = False) -> None:
        """Compare both clocks with the last time; `wall` is microseconds of UTC. Where the time
        between was worked through, its length alone means nothing."""
        ran = self._monotonic()
        if self._last is not None:
            passed = ran - self._last[1]
            ahead = (wall - self._last[0]) / 1_000_000 - passed
            if abs(ahead) > JUMP_SECONDS:
                self._seen = (ran, _jump_words(ahead))
            elif passed > TICK_SECONDS + JUMP_SECONDS and not worked:
                self._seen = (ran, _jump_words(passed))
        self._last = (wall, ran)

    def sentence(self) -> str:
        """What was seen within the last hour, or nothing."""
        if self._seen is None or self._monotonic() - self._seen[0] > TOLD_SECONDS:
            return ""
        return self._seen[1]


def _jump_words(ahead: float) -> str:
    if ahead < 0:
        return f"The clock was set back by {_span(-ahead)}; the plan follows it."
    return f"The machine slept for {_span(ahead)}, or its clock was set ahead; the plan follows it."


def _span(seconds: float) -> str:
    """A time for people: `5 minutes`, `8 hours`, `40 days`."""
    for size, name in ((86_400, "days"), (3_600, "hours")):
        if seconds >= 2 * size:
            return f"{round(seconds / size):,} {name}"
    return f"{max(1, round(seconds / 60))} minutes"
