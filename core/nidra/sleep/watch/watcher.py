"""The watcher: takes notes from its observer, waits until files are quiet, and has them judged.

Events make it fast, sweeps make it right: all sources are looked at when it begins, after the
machine slept, when events were lost, when folders cannot be watched, and every 15 minutes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from nidra.base.errors import Cancelled, NidraError
from nidra.base.ids import uuid7
from nidra.base.settings import Settings
from nidra.records.progress import Progress
from nidra.records.watch import SWEEP_MINUTES, Phase, WatchState
from nidra.sleep.watch.debounce import QUIET, Debounce
from nidra.sleep.watch.hooks import Hooks, Notes
from nidra.sleep.watch.judging import Judge
from nidra.sleep.watch.lease import LEASE
from nidra.sleep.watch.notes import Kind, Note
from nidra.sleep.watch.observer import raising
from nidra.sleep.watch.sweep import suspects
from nidra.sleep.watch.view import View
from nidra.sleep.watch.waking import Waking
from nidra.sources.files import look
from nidra.store.database import Database
from nidra.store.runs import Runs

WHAT = "A watcher"
SWEEP_SECONDS = SWEEP_MINUTES * 60.0
POLL_SECONDS = 2.0
AGAIN_SECONDS = 30.0
# What is asked often may take this part of the time at most.
SHARE = 20

# What can go wrong without the watcher being at fault: it says so, and tries again.
Trouble = (NidraError, sqlite3.Error, OSError)


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
        self._view = View(folder, self._database, hooks, self.notes.put)
        self._waking = Waking()
        self._left: set[int] = set()
        self._token = uuid7()
        self._state = WatchState(Phase.STOPPED)
        self._overflows, self._trouble = 0, ""
        self._touched: set[str] = set()
        self._sparing_until = 0.0
        self._paused = False
        self._sweep_at = self._poll_at = self._again_at = 0.0

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
            self._view.learn()
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
        self._waking.begin(now, self._hooks.now())
        self._poll_at = now + POLL_SECONDS
        self._sweep_at = now
        self._paused = False
        try:
            self._view.plan_anew()
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
            self._view.advice = raising(note.text)
        elif note.kind is Kind.VANISHED:
            self._touch_below(note.text, now)
            self._view.vanished.add(note.text)
            self._view.blind = True
        elif note.kind is Kind.FAILED:
            self._view.failure = note.text
            self._view.blind = True
            now = max(now, self._view.opened_at + AGAIN_SECONDS)
        elif note.kind is not Kind.SWEEP:
            return
        self._sweep_at = min(self._sweep_at, now + QUIET)

    def _touch_below(self, folder: str, now: float) -> None:
        for path in self._view.known.below(folder):
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
            keys.update(self._view.known.keys(path))
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
            self._view.plan_anew()
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
        self._hooks.progress(Progress("sweep", number, len(self._view.known), "sources"))
        if self._is_over():
            raise Cancelled(reason="What was done so far is kept.")

    def _poll(self) -> None:
        """Was the machine asleep? Are there sources that nobody knew of, or folders that were away?"""
        began = self._hooks.monotonic()
        if began < self._poll_at:
            return
        if self._waking.slept(began, self._hooks.now()):
            self._sweep_at = began
        self._runs.require(LEASE, self._token)
        try:
            back = self._view.is_back()
            if (self._view.has_news() or back) and (self._view.plan_anew() or back):
                self._sweep_at = began
        except Trouble as problem:
            self._fail(problem)
        took = self._hooks.monotonic() - began
        self._poll_at = began + max(POLL_SECONDS, SHARE * took)

    # Telling --------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Say what the watcher is at, where that changed."""
        phase = Phase.PAUSED if self._paused else Phase.WATCHING
        state = WatchState(
            phase,
            self._view.folders,
            self._view.swept,
            advice=self._view.advice,
            overflows=self._overflows,
            trouble=self._trouble,
            failure=self._view.failure,
            vanished=tuple(sorted(self._view.vanished)),
        )
        if state != self._state:
            self._state = state
            self._hooks.state(state)

    def close(self) -> None:
        """Let go of everything, and say so."""
        self._view.close()
        self._database.close()
        self._runs.close()
        if self._state.phase is not Phase.STOPPED:
            self._state = WatchState(Phase.STOPPED)
            self._hooks.state(self._state)
