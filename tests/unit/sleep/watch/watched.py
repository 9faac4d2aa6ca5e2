"""A watcher over real files, its clock in the test's hands: nothing here waits for time to pass."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.verdict import State
from nidra.records.watch import WatchState
from nidra.sleep.regrade import Outcome
from nidra.sleep.watch.hooks import Hooks
from nidra.sleep.watch.mounts import Mount
from nidra.sleep.watch.watcher import Watcher

LIMIT = 20.0  # seconds of real time in which an event must come


@dataclass
class Scene:
    """Files below `top`, a store that quotes them, and what the watcher told."""

    store: Store
    top: Path
    mounts: list[Mount] = field(default_factory=list)
    moment: float = 1000.0
    states: list[WatchState] = field(default_factory=list)
    batches: list[tuple[str, Outcome]] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)

    def write(self, name: str, limit: int = 5) -> Path:
        """A file that says what the limit is."""
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"The limit of {path.name} is {limit} bar.\n", "utf-8")
        return path

    def quote(self, *names: str) -> None:
        """Files, each with a memory that quotes it."""
        for name in names:
            path = self.write(name)
            words = f"The limit of {path.name} is 5 bar"
            self.names[name] = self.store.add(new_memory(f"{name}", source=path, excerpt=words))

    def sleep(self) -> None:
        run_sleep(self.store)

    def state(self, name: str) -> State:
        return self.store.get(self.names[name]).evidence[0].state

    def hooks(self) -> Hooks:
        return Hooks(
            told=lambda at, batch, outcome: self.batches.append((batch, outcome)),
            state=self.states.append,
            now=self.store.now,
            monotonic=lambda: self.moment,
            mounts=lambda: self.mounts,
            home=lambda: self.top.parent,
        )

    @contextmanager
    def watching(self) -> Iterator[Watcher]:
        """A watcher with its first sweep done."""
        with Watcher(self.store.folder, self.hooks()).begun() as watcher:
            watcher.step(0)
            yield watcher

    def heard(self, watcher: Watcher, *paths: Path) -> None:
        """Let the watcher take notes until it heard of these files."""
        self.until(watcher, lambda: all(str(path) in watcher._debounce for path in paths))

    def until(self, watcher: Watcher, done: Callable[[], bool]) -> None:
        """Let the watcher take notes until something holds."""
        end = time.monotonic() + LIMIT
        while not done():
            assert time.monotonic() < end, "nobody told of it"
            watcher.step(0.05)

    def eventually(self, watcher: Watcher, done: Callable[[], bool]) -> None:
        """Let time go by until something holds, for as long as no sweep comes by itself."""
        for _ in range(400):
            if done():
                return
            self.moment += 0.1
            watcher.step(0.01)
        raise AssertionError("nothing came of it")

    def passes(self, watcher: Watcher, seconds: float) -> None:
        """Let time go by, and the watcher do what has come due."""
        self.moment += seconds
        watcher.step(0)
