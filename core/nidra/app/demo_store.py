"""A demo store to look around in: every grade and verdict, conflicts, four nights, planted defects.

Its sources lie in its own folder, so that a person may change them and see what falls.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from nidra.app import demo_scenes as scenes
from nidra.app import demo_world as world
from nidra.app.decay import touch
from nidra.app.demo_mark import is_demo as is_demo
from nidra.app.imports import Request, import_store
from nidra.app.resolve import resolve
from nidra.app.review import confirm, reject
from nidra.app.run_pass import run_sleep
from nidra.app.takeover import take_over
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import SystemClock
from nidra.base.errors import Cancelled
from nidra.base.paths import resources
from nidra.base.turns import alone
from nidra.records.progress import Progress

# With the stability that a store gives from the start, what was filed so long ago has faded, and is
# about to fade.
LONG_AGO = timedelta(days=90)
TWO_MONTHS = timedelta(days=60)
ONE_DAY = timedelta(days=1)
HOUR = 3
RECORDED = "/home/sam/harbour"
STAGES = 7

Tell = Callable[[Progress], None] | None
Stop = Callable[[], bool] | None


@dataclass(frozen=True, slots=True)
class DemoStore:
    """A demo store that was made: its folder, the store in it, the folder of its sources."""

    folder: Path
    store: Path
    sources: Path


class _Clock:
    """The demo's own clock, which stands until it is set."""

    def __init__(self, moment: datetime) -> None:
        self.moment = moment

    def now(self) -> datetime:
        return self.moment


def demo_in(folder: Path) -> Path | None:
    """The store of the demo that was made in this folder, None where there is no whole one."""
    store = folder / "store"
    return store if is_demo(store) and store.is_dir() else None


def make_demo(folder: Path, progress: Tell = None, cancel: Stop = None) -> DemoStore:
    """Make the demo store in `folder`, which is absent, empty, or one that an earlier demo made.

    Its last night is the one before now. The store is put into its place when it is whole. Where another
    process makes it just then, that is waited for, and what it made is the answer. Raises
    `FolderRefused` for a folder with other people's files, and `Cancelled`; then no store is left.
    """
    world.claim(folder)
    with alone(folder, partial(_heed, cancel)) as waited:
        there = demo_in(folder) if waited else None
        if there is not None:
            return DemoStore(folder, there, folder / "sources")
        return _made(folder, progress, cancel)


def _made(folder: Path, progress: Tell, cancel: Stop) -> DemoStore:
    world.clear(folder)
    making = DemoStore(folder, folder / "making", folder / "sources")
    try:
        _Making(making, progress, cancel).make()
        making.store.rename(folder / "store")
    except BaseException:
        shutil.rmtree(making.store, ignore_errors=True)
        raise
    return replace(making, store=folder / "store")


class _Making:
    """One demo store under way."""

    def __init__(self, made: DemoStore, progress: Tell, cancel: Stop) -> None:
        self._made = made
        self._progress = progress
        self._cancel = cancel
        self._done = 0
        self._last = _last_night(SystemClock().now())
        self._clock = _Clock(self._last - LONG_AGO)
        self._ids: dict[str, str] = {}

    def make(self) -> None:
        """Plant, and let the nights go by."""
        world.write_sources(self._made.folder)
        scenes.write_sources(self._made.sources)
        with Store(self._made.store, clock=self._clock) as store:
            store.init()
            self._long_ago(store)
            self._imports(store)
            self._first_night(store)
            self._second_night(store)
            self._third_night(store)
            self._last_night(store)
            self._this_morning(store)

    def _step(self) -> None:
        _heed(self._cancel)
        self._done += 1
        if self._progress is not None:
            self._progress(Progress("demo", self._done, STAGES, "steps"))

    def _sleep(self, store: Store, days_before: int, mode: str = "full") -> None:
        self._clock.moment = self._last - days_before * ONE_DAY
        run_sleep(store, mode=mode, cancel=self._cancel)
        self._clock.moment += timedelta(hours=6)

    def _plant(self, store: Store, planted: tuple[scenes.Planted, ...]) -> None:
        for one in planted:
            source = self._made.sources / one.file if one.file else None
            self._ids[one.statement] = store.add(
                new_memory(
                    one.statement,
                    subject=one.subject or None,
                    source=source,
                    excerpt=one.excerpt or None,
                    tags=one.tags,
                    confidence=one.confidence,
                    rests_on=[self._ids[name] for name in one.rests_on],
                )
            )

    def _long_ago(self, store: Store) -> None:
        """What was filed and nobody came back to: it fades, and one is junk."""
        self._plant(store, scenes.OLD)
        self._ids[world.JUNK] = world.plant_old_junk(store)
        run_sleep(store, cancel=self._cancel)
        self._clock.moment = self._last - TWO_MONTHS
        self._plant(store, scenes.FADING)
        self._step()

    def _imports(self, store: Store) -> None:
        """Two stores of other programs, the second one of Nidra's first generation."""
        self._clock.moment = self._last - 4 * ONE_DAY
        sample, sources = resources() / "sample-palace", self._made.sources
        shutil.copytree(sample / "sources", sources / "harbour")
        shutil.copytree(sample / "palace", sources / "palace")
        maps = ((RECORDED, str(sources / "harbour")),)
        import_store(store, Request(sources / "palace", maps=maps), cancel=self._cancel)
        notebook = sources / "notebook"
        notebook.mkdir()
        rows = [json.dumps(row) for row in scenes.notebook(sources)]
        (notebook / "memories.jsonl").write_text("\n".join(rows) + "\n", "utf-8")
        (notebook / "journal.jsonl").write_text("", "utf-8")
        take_over(store, notebook, cancel=self._cancel)
        self._step()

    def _first_night(self, store: Store) -> None:
        self._ids |= world.plant(store, self._made.folder)
        self._plant(store, scenes.NEW)
        self._sleep(store, 3)
        self._step()

    def _second_night(self, store: Store) -> None:
        """A day of use, then sources that change: the first falls."""
        used = [self._ids[name] for name in scenes.USED]
        for caller in ("claude", "cursor"):
            touch(store, used, caller)
        scenes.change_early(self._made.sources)
        self._sleep(store, 2, "quick")
        self._step()

    def _third_night(self, store: Store) -> None:
        """What a person decides by day."""
        confirm(store, self._ids[scenes.CONFIRMED], "asked the harbour office")
        reject(store, self._ids[scenes.REJECTED], "the plan was dropped")
        keep, other = scenes.DECIDED
        resolve(store, self._ids[keep], self._ids[other], keep=self._ids[keep])
        one, two = scenes.BOTH_HOLD
        resolve(store, self._ids[one], self._ids[two], both=True, reason="one a season")
        scenes.change_late(self._made.sources)
        self._sleep(store, 1)
        self._step()

    def _last_night(self, store: Store) -> None:
        """What fell, and what rose again, since the night before."""
        world.change_sources(self._made.folder)
        scenes.change_last(self._made.sources)
        self._sleep(store, 0, "quick")
        self._step()

    def _this_morning(self, store: Store) -> None:
        """What was filed since and waits to be read."""
        self._plant(store, scenes.UNREAD)
        self._step()


def _heed(cancel: Stop) -> None:
    if cancel is not None and cancel():
        raise Cancelled(reason="The demo store was not made.")


def _last_night(now: datetime) -> datetime:
    """Three o'clock of the night that is over, and the six hours after it as well."""
    night = now.astimezone(UTC).replace(hour=HOUR, minute=0, second=0, microsecond=0)
    while night + timedelta(hours=6) > now:
        night -= ONE_DAY
    return night
