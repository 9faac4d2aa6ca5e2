"""An operation with a call that fails at the Nth time: what has to hold then, and once it is repeated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from faults import invariants
from faults.injection import SQLITE, SYSTEM, Fault, outcome, sqlite_calls, system_calls
from faults.operations import Operation
from faults.world import World
from nidra.app.workspace import Store
from nidra.base.errors import NidraError, StoreBusy, UndoRefused

Watching = Callable[[Fault, Path], AbstractContextManager[Fault]]
WATCHES: dict[str, tuple[Watching, dict[str, Any]]] = {
    "statements": (lambda fault, folder: sqlite_calls(fault), SQLITE),
    "rows": (lambda fault, folder: sqlite_calls(fault, fetches=True), SQLITE),
    "files": (system_calls, SYSTEM),
}


@dataclass
class Score:
    """What was tried: runs, faults by kind, questions asked."""

    runs: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    asked: int = 0

    def add(self, other: Score) -> None:
        self.runs += other.runs
        self.faults.update(other.faults)
        self.asked += other.asked


class Trial:
    """One operation in its world, and what it leaves where nothing disturbs it."""

    def __init__(self, operation: Operation, folder: Path) -> None:
        self.operation = operation
        self.world = World(folder)
        operation.before(self.world)
        self.stood = self._state(self.world.copied(folder / "peace"))
        with self.world.store(folder / "peace") as store:
            operation.work(self.world, store)
            self.wanted = invariants.state(store)
        self.score = Score(asked=invariants.check(folder / "peace", self.world.clock, clean=True))

    def _state(self, place: Path) -> dict[str, Any]:
        with self.world.store(place) as store:
            return invariants.state(store)

    def calls(self, watch: str) -> int:
        """How many calls of a kind the operation makes where none fails."""
        fault = Fault()
        place = self.world.copied(self.world.folder / "counted")
        with WATCHES[watch][0](fault, place), self.world.store(place) as store:
            self.operation.work(self.world, store)
        return fault.seen

    def disturb(self, watch: str, fault: Fault, *, same: bool = False, idle: bool = False) -> bool:
        """Run with the fault, then without; False where the operation ended before its call.

        `same` goes on with the store object that met the fault, as a window does.
        """
        place = self.world.copied(self.world.folder / "disturbed")
        with WATCHES[watch][0](fault, place):
            store = self.world.store(place)
            problem = outcome(lambda: self.operation.work(self.world, store))
            if not same:
                with suppress(NidraError, MemoryError, KeyboardInterrupt):
                    store.close()
        try:
            self._after(place, problem)
            self._again(store if same else self.world.store(place), idle)
        except Exception as wrong:
            wrong.add_note(f"{self.operation.name}: {fault}, {problem!r}")
            raise
        finally:
            store.close()
        self.score.runs += 1
        self.score.faults[fault.kind] += fault.hits
        return fault.hits > 0

    def _after(self, place: Path, problem: BaseException | None) -> None:
        """Right after the fault: sound, nothing lost, and what is whole is whole."""
        self.score.asked += invariants.check(place, self.world.clock)
        found = self._state(place)
        was = self.stood.get("memories", {})
        lost = [
            name
            for name, told in was.items()
            if found["memories"].get(name, [None])[0] != told[0]
            and not (problem is None or found == self.wanted)
        ]
        assert not lost, f"lost: {lost[:3]}"
        if problem is None:
            invariants.assert_same(found, self.wanted)
        elif self.operation.whole and found not in (self.stood, self.wanted):
            empty = not self.stood and not found["memories"]
            if not empty:
                invariants.assert_same(found, self.stood)
        self.score.asked += 2

    def _again(self, store: Store, idle: bool) -> None:
        """The same without a fault ends as the undisturbed run did."""
        with store:
            try:
                self.operation.work(self.world, store)
            except (*self.operation.spent, UndoRefused) as problem:
                assert not isinstance(problem, StoreBusy)
            invariants.assert_same(invariants.state(store), self.wanted)
        self.score.asked += 1
        self.score.asked += invariants.check(store.folder, self.world.clock, idle=idle, clean=True)
