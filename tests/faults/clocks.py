"""Clocks that jump, and a store that lives by one."""

from __future__ import annotations

import random
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from faults import invariants
from faults.world import World, paragraph
from nidra.app.export import export_jsonl
from nidra.app.history import deeds, history
from nidra.app.imports import Request, import_store
from nidra.app.resolve import resolve
from nidra.app.review import confirm, count_due, due
from nidra.app.run_pass import build_report, run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import FixedClock
from nidra.base.errors import UndoRefused, UsageError

JUMPS = (0.0, 0.0, 0.00001, 0.4, 3.0, 40.0, 4000.0, -0.00001, -0.4, -3.0, -40.0, -4000.0)
LAST = datetime(2100, 1, 1, tzinfo=UTC)
FIRST = datetime(1999, 1, 1, tzinfo=UTC)


class JumpingClock:
    """Each time it is asked it has jumped, by up to ten years either way."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.moment = datetime(2026, 6, 1, tzinfo=UTC)

    def now(self) -> datetime:
        moved = self.moment + timedelta(days=self.chance.choice(JUMPS))
        self.moment = min(LAST, max(FIRST, moved))
        return self.moment


class Life:
    """What is done to one store while its clock jumps."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.world = World(folder)
        self.world.fill(2)
        self.store = Store(self.world.place, clock=JumpingClock(self.chance))
        self.store.init()
        self.names = set(self.world.add_some_of(self.store))

    def step(self) -> int:
        """One thing more; returns how many questions were asked of the store then."""
        self.chance.choice(
            (self._add, self._import, self._sleep, self._sleep, self._quick, self._word, self._undo)
        )()
        self._look()
        with self.store.database.reading() as connection:
            known = {name for (name,) in connection.exec_driver_sql("SELECT public_id FROM memory")}
        assert self.names <= known
        return invariants.check(self.world.place, FixedClock(self.store.clock.now()), clean=True)

    def _add(self) -> None:
        text = f"Note {self.chance.randrange(9)} says {self.chance.randrange(3)}"
        with suppress(UsageError):
            self.names.add(self.store.add(new_memory(text, subject="notes", confidence=0.3)))

    def _import(self) -> None:
        part = self.chance.randrange(4)
        self.world.rows["drawer_0_1"] = (paragraph(0, part), str(self.world.source(0)))
        self.world.file()
        import_store(self.store, Request(self.world.palace))

    def _sleep(self) -> None:
        if self.chance.random() < 0.5:
            self.world.write(self.chance.randrange(2), {0: self.chance.randrange(4, 7)})
        run_sleep(self.store)

    def _quick(self) -> None:
        run_sleep(self.store, mode="quick")

    def _word(self) -> None:
        active = sorted(memory.id for memory in self.store.load() if memory.active)
        if len(active) < 2:
            return
        one, other = self.chance.sample(active, 2)
        if self.chance.random() < 0.5:
            confirm(self.store, one)
        else:
            resolve(self.store, one, other, keep=one)

    def _undo(self) -> None:
        listed = [deed for deed in deeds(self.store, 9) if deed.undo]
        if listed:
            with suppress(UndoRefused):
                undo(self.store, str(self.chance.choice(listed).undo))

    def _look(self) -> None:
        """Everything that tells of time can be told."""
        with (self.world.folder / "out.jsonl").open("w", encoding="utf-8") as stream:
            export_jsonl(self.store, stream)
        build_report(self.store)
        due(self.store)
        count_due(self.store)
        history(self.store, as_of=self.store.clock.now())
        for memory in self.store.load():
            assert (
                memory.last_reviewed is None
                or memory.review_due is None
                or (memory.review_due >= memory.last_reviewed)
            )

    def end(self) -> int:
        """The clock stands: a pass, and another one that has nothing to do."""
        clock = FixedClock(self.store.clock.now())
        self.store.close()
        return invariants.check(self.world.place, clock, idle=True, clean=True)
