"""The watcher: takes notes from its observer, waits until files are quiet, and has them judged.

Events make it fast, sweeps make it right: all sources are looked at when it begins, after the
machine slept, when events were lost, when folders cannot be watched, and every 15 minutes.
"""

from __future__ import annotations

import queue
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from nidra.base.clock import SystemClock, micros
from nidra.base.errors import Cancelled, NidraError
from nidra.base.ids import uuid7
from nidra.base.settings import Settings
from nidra.records.progress import Progress
from nidra.records.watch import SWEEP_MINUTES, Phase, Swept, WatchState, Why
from nidra.sleep.watch.debounce import QUIET, Debounce
from nidra.sleep.watch.judging import Judge, Told
from nidra.sleep.watch.known import Known
from nidra.sleep.watch.mounts import Mount, Mounts, mount_table
from nidra.sleep.watch.notes import Kind, Note
from nidra.sleep.watch.observer import Eyes, raising, width
from nidra.sleep.watch.plan import Plan, World, plan
from nidra.sleep.watch.sweep import suspects
from nidra.sources.files import look
from nidra.store import sources
from nidra.store.database import Database
from nidra.store.journal import head
from nidra.store.runs import Runs

LEASE = "watch"
WHAT = "A watcher"
SWEEP_SECONDS = SWEEP_MINUTES * 60.0
POLL_SECONDS = 2.0
AGAIN_SECONDS = 30.0
# How far the wall clock may run ahead of the machine's own, which stands still while it sleeps.
GAP_SECONDS = 30.0
# What is asked often may take this part of the time at most.
SHARE = 20

# What can go wrong without the watcher being at fault: it says so, and tries again.
Trouble = (NidraError, sqlite3.Error, OSError)


def _wall() -> int:
    return micros(SystemClock().now())


@dataclass
class Hooks:
    """What the watcher asks of the world around it; tests hand in their own.

    `now` is the wall clock in microseconds, `monotonic` a clock that nobody sets, in seconds. `told`
    hears of what was changed, `state` of what the watcher is at, `progress` of how far a sweep came;
    `cancel` is asked often.
    """

    told: Told
    state: Callable[[WatchState], None] = lambda state: None
    progress: Callable[[Progress], None] = lambda progress: None
    cancel: Callable[[], bool] = lambda: False
    now: Callable[[], int] = _wall
    monotonic: Callable[[], float] = time.monotonic
    mounts: Callable[[], list[Mount]] = mount_table
    home: Callable[[], Path] = Path.home


@dataclass
class Notes:
    """The queue of notes. Any thread, and a signal handler, may put one."""

    _queue: queue.SimpleQueue[Note] = field(default_factory=queue.SimpleQueue)
    stopped: bool = False

    def put(self, note: Note) -> None:
        """Hand in a note. A stop is heeded between two transactions, before notes that wait."""
        if note.kind is Kind.STOP:
            self.stopped = True
        self._queue.put(note)

    def wait(self, seconds: float) -> list[Note]:
        """Every note that is there; waits for the first of them so long at most."""
        found: list[Note] = []
        try:
            found.append(self._queue.get(timeout=max(0.0, seconds)))
            while True:
                found.append(self._queue.get_nowait())
        except queue.Empty:
            return found


class Watcher:
    """Watches the sources of one store. `run` returns when a stop was asked for."""

    def __init__(self, folder: Path, hooks: Hooks, notes: Notes | None = None) -> None:
        self.notes = notes or Notes()
        self._folder = folder
        self._hooks = hooks
        self._database = Database(folder)
        self._runs = Runs(folder)
        self._judge = Judge(
            self._database, self._runs, folder, hooks.now, hooks.told, self._is_over
        )
        self._debounce = Debounce()
        self._known = Known(())
        self._plan = Plan()
        # The journal row up to which places of sources are known.
        self._seq = 0
        self._eyes: Eyes | None = None
        self._left: set[int] = set()
        self._token = uuid7()
        self._state = WatchState(Phase.STOPPED)
        self._advice, self._overflows, self._trouble, self._failure = "", 0, "", ""
        self._vanished: set[str] = set()
        self._touched: set[str] = set()
        self._sparing_until = 0.0
        self._blind = False
        self._paused = False
        self._sweep_at = self._poll_at = self._again_at = self._opened_at = 0.0
        self._last = (0.0, 0)

    # Running --------------------------------------------------------------------------------

    def run(self) -> None:
        """Watch until a stop is asked for. Raises `StoreBusy` where another process watches."""
        with self.begun():
            while not self._is_over():
                self.step(self._patience())

    @contextmanager
    def begun(self) -> Iterator[Watcher]:
        """The watcher with its eyes open, for whoever calls `step` themselves."""
        with self._held():
            self._begin()
            yield self

    def once(self) -> None:
        """One sweep, with a second look at what is missing. Raises `StoreBusy` as `run` does."""
        with self._held():
            self._known = self._learnt()
            self._look_at_all(tolerant=False)
            while len(self._debounce) and not self._is_over():
                due = self._debounce.next()
                self.notes.wait(self._until(due) if due is not None else 0.0)
                self._look_at_due(tolerant=False)

    def step(self, seconds: float) -> None:
        """Wait for notes so long at most, and do what has come due."""
        for note in self.notes.wait(seconds):
            self._take(note)
        if self._is_over() or self._paused:
            return
        try:
            self._poll()
            self._look_at_due()
            self._look_at_left()
            if self._hooks.monotonic() >= self._sweep_at:
                self._sweep()
        except Cancelled:
            return
        self._tell()

    @contextmanager
    def _held(self) -> Iterator[None]:
        """The lease of watchers: a second one would read every file twice."""
        try:
            with self._runs.held(LEASE, self._token, WHAT):
                yield
        finally:
            self.close()

    def _begin(self) -> None:
        now = self._hooks.monotonic()
        self._last = (now, self._hooks.now())
        self._poll_at = now + POLL_SECONDS
        self._sweep_at = now
        self._paused = False
        try:
            self._plan_anew()
        except Trouble as problem:
            self._fail(problem)
        self._tell()
        # What a pass loads late, 40 CPU ms, is there when the first change comes.
        import_module("nidra.trust.check")
        import_module("nidra.trust.anchor")

    def _is_over(self) -> bool:
        return self.notes.stopped or self._hooks.cancel()

    def _until(self, moment: float) -> float:
        return max(0.0, moment - self._hooks.monotonic())

    def _patience(self) -> float:
        """How long to wait for notes when nothing comes."""
        due = self._debounce.next()
        moments = [self._poll_at, self._sweep_at]
        moments += [] if due is None else [due]
        moments += [self._again_at] if self._left else []
        return POLL_SECONDS if self._paused else self._until(min(moments))

    # Notes ----------------------------------------------------------------------------------

    def _take(self, note: Note) -> None:
        now = self._hooks.monotonic()
        if note.kind is Kind.RESUME and self._paused:
            self._paused = False
            self._sweep_at = now
        elif note.kind is Kind.PAUSE:
            self._paused = True
            self._tell()
        elif self._paused:
            return
        elif note.kind is Kind.FILE:
            self._touched.add(note.text)
            self._debounce.touch(note.text, now)
        elif note.kind is Kind.FOLDER:
            self._touch_below(note.text, now)
        else:
            self._take_warning(note, now)

    def _take_warning(self, note: Note, now: float) -> None:
        """What the observer cannot do is made up for by a sweep, once it is quiet for a moment."""
        if note.kind is Kind.OVERFLOW:
            self._overflows += 1
            now = max(now, self._sparing_until)
        elif note.kind is Kind.LIMIT:
            self._advice = raising(note.text)
        elif note.kind is Kind.VANISHED:
            self._touch_below(note.text, now)
            self._vanished.add(note.text)
            self._blind = True
        elif note.kind is Kind.FAILED:
            self._failure = note.text
            self._blind = True
            now = max(now, self._opened_at + AGAIN_SECONDS)
        elif note.kind is not Kind.SWEEP:
            return
        self._sweep_at = min(self._sweep_at, now + QUIET)

    def _touch_below(self, folder: str, now: float) -> None:
        for path in self._known.below(folder):
            self._debounce.touch(path, now)

    # Looking --------------------------------------------------------------------------------

    def _look_at_due(self, tolerant: bool = True) -> None:
        """Judge what was quiet for long enough, and what is missing for long enough."""
        now = self._hooks.monotonic()
        anew: set[int] = set()
        below: set[int] = set()
        for path, since in self._debounce.take(now).items():
            if not look(path).exists and not self._debounce.is_gone(since, now):
                self._debounce.hold(path, now, since)
                continue
            # Of a file in a folder that came or went only the place is known to have changed.
            keys = anew if path in self._touched else below
            keys.update(self._known.keys(path))
            self._touched.discard(path)
        self._judge_now(anew, anew=True, tolerant=tolerant)
        self._judge_now(below - anew, anew=False, tolerant=tolerant)

    def _look_at_left(self) -> None:
        """Try once more what could not be written, or was written to by others all the time."""
        if self._left and self._hooks.monotonic() >= self._again_at:
            keys, self._left = self._left, set()
            self._judge_now(keys, anew=True)

    def _judge_now(self, keys: set[int], *, anew: bool, tolerant: bool = True) -> None:
        if not keys:
            return
        try:
            self._left |= self._judge.judge(keys, anew=anew)
            self._again_at = self._hooks.monotonic() + QUIET
            self._trouble = ""
        except Cancelled:
            raise
        except Trouble as problem:
            if not tolerant:
                raise
            self._left |= keys
            self._fail(problem)

    def _fail(self, problem: Exception) -> None:
        self._trouble = str(problem)
        self._again_at = self._hooks.monotonic() + AGAIN_SECONDS

    # Sweeping and planning ------------------------------------------------------------------

    def _sweep(self) -> None:
        """Look at every source, and see whether other folders are to be watched now."""
        began = self._hooks.monotonic()
        self._sweep_at = began + SWEEP_SECONDS
        try:
            self._plan_anew()
            self._look_at_all()
            now = self._hooks.monotonic()
            self._sparing_until = now + SHARE * (now - began)
            self._trouble = self._trouble if self._left else ""
            # SQLite keeps what it read: as much memory as all the rest of the watcher.
            self._database.close()
        except Cancelled:
            raise
        except Trouble as problem:
            self._fail(problem)

    def _look_at_all(self, tolerant: bool = True) -> None:
        now = self._hooks.monotonic()
        largest = Settings(self._folder).number("source.largest_mib") << 20
        keys: set[int] = set()
        for key, missing in suspects(
            self._database, self._runs, self._hooks.now(), largest, self._swept
        ):
            if missing is None:
                keys.add(key)
            else:
                self._debounce.hold(missing, now)
        self._judge_now(keys, anew=False, tolerant=tolerant)

    def _swept(self, number: int) -> None:
        self._hooks.progress(Progress("sweep", number, len(self._known), "sources"))
        if self._is_over():
            raise Cancelled(reason="What was done so far is kept.")

    def _poll(self) -> None:
        """Was the machine asleep? Are there sources that nobody knew of?"""
        began = self._hooks.monotonic()
        if began < self._poll_at:
            return
        before, self._last = self._last, (began, self._hooks.now())
        passed = began - before[0]
        if (
            abs((self._last[1] - before[1]) / 1e6 - passed) > GAP_SECONDS
            or passed > 2 * GAP_SECONDS
        ):
            self._sweep_at = began
        self._runs.require(LEASE, self._token)
        try:
            with self._database.reading() as snapshot:
                newest, known = sources.newest(snapshot), self._known.newest
                # Fewer than were known: another store was put into the place of this one.
                new = newest < known or (
                    newest > known and bool(sources.in_use_after(snapshot, known))
                )
                new = new or sources.placed_after(snapshot, self._seq)
                self._seq = head(snapshot)[0]
            if new and self._plan_anew():
                self._sweep_at = began
        except Trouble as problem:
            self._fail(problem)
        took = self._hooks.monotonic() - began
        self._poll_at = began + max(POLL_SECONDS, SHARE * took)

    def _plan_anew(self) -> bool:
        """Learn which sources there are, and watch their folders; are these others than before?"""
        self._known = self._learnt()
        found = plan(self._known, self._world())
        self._vanished = {folder for folder in self._vanished if not Path(folder).is_dir()}
        same = self._eyes is not None and found.roots == self._plan.roots and not self._blind
        if self._eyes is not None and same:
            self._eyes.know(self._known)
        else:
            self._open_eyes(found)
        self._plan = found
        return not same

    def _learnt(self) -> Known:
        with self._database.reading() as snapshot:
            self._seq = head(snapshot)[0]
            return Known(sources.in_use_after(snapshot, 0))

    def _open_eyes(self, found: Plan) -> None:
        """Watch the trees of a plan. Those watched so far are let go only then, so that nothing is
        missed, unless both together are more than the system watches."""
        old, self._eyes = self._eyes, Eyes(self.notes.put, self._known)
        self._blind, self._advice, self._failure = False, "", ""
        self._opened_at = self._hooks.monotonic()
        self._eyes.open(found)
        if old is not None:
            limited = any(one.why is Why.LIMIT for one in self._eyes.missed())
            old.close()
            if limited:
                self._eyes.close()
                self._eyes.open(found)

    def _world(self) -> World:
        mounts = Mounts(self._hooks.mounts())
        try:
            home = self._hooks.home()
            refused = {str(home), *map(str, home.parents)}
        except RuntimeError:
            refused = set()
        return World(
            is_folder=lambda folder: Path(folder).is_dir(),
            is_remote=mounts.is_remote,
            refused=refused,
            own=str(self._folder),
            width=width,
        )

    # Telling --------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Say what the watcher is at, where that changed."""
        phase = Phase.PAUSED if self._paused else Phase.WATCHING
        state = WatchState(
            phase,
            self._eyes.folders if self._eyes is not None else 0,
            (*self._plan.swept, *self._missed()),
            advice=self._advice,
            overflows=self._overflows,
            trouble=self._trouble,
            failure=self._failure,
            vanished=tuple(sorted(self._vanished)),
        )
        if state != self._state:
            self._state = state
            self._hooks.state(state)

    def _missed(self) -> list[Swept]:
        return self._eyes.missed() if self._eyes is not None else []

    def close(self) -> None:
        """Let go of everything, and say so."""
        if self._eyes is not None:
            self._eyes.close()
            self._eyes = None
        self._database.close()
        self._runs.close()
        if self._state.phase is not Phase.STOPPED:
            self._state = WatchState(Phase.STOPPED)
            self._hooks.state(self._state)
