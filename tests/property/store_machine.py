"""A store and a plain dictionary, done to alike: what one holds the other holds, whatever comes."""

from __future__ import annotations

import io
import os
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faults import invariants
from faults.world import World, paragraph
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from nidra.app.contested import contested
from nidra.app.decay import decay, forecast, touch
from nidra.app.duplicates import duplicates
from nidra.app.export import export_jsonl
from nidra.app.history import deeds
from nidra.app.imports import Request, import_store
from nidra.app.resolve import resolve
from nidra.app.review import confirm, reject
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import new_memory
from nidra.base.errors import Cancelled, MemoryAbsent, UndoRefused, UsageError
from nidra.records.grade import Grade, Standing

FILES, PARTS = 3, 3
STATEMENTS = (
    "The retry limit is 5",
    "the retry limit is 5.",
    "The retry limit is 9",
    "The cache is enabled",
    "The cache is disabled",
    "Nobody knows why",
    "ज्वार आज ऊँचा है",
)
SUBJECTS = (None, "limits", "Cache")
EVERY = 4
files = st.integers(0, FILES - 1)
parts = st.integers(0, PARTS - 1)
numbers = st.integers(0, 10_000)


@dataclass
class Said:
    """What the dictionary knows of one memory. `excerpts` are (path, text) that it rests on.

    `imported` tells that a palace brought it, so that an undo may hide it.
    """

    statement: str
    excerpts: set[tuple[str, str]]
    imported: bool = False
    retired: bool = False


class StoreMachine(RuleBasedStateMachine):
    """Everything that a person, a palace, the disk and the clock do to a store."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="nidra-machine-"))
        self.world = World(self.folder)
        self.store = self.world.store()
        self.said: dict[str, Said] = {}
        self.hidden_some = False
        self.steps = self.asked = 0
        self.settled = False

    @initialize()
    def begin(self) -> None:
        self.store.init()
        for file in range(FILES):
            self.world.write(file)

    def teardown(self) -> None:
        try:
            self.asked += invariants.check(
                self.world.place, self.world.clock, idle=True, clean=True
            )
        finally:
            self.store.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    # What a person does -----------------------------------------------------------------------

    def _filed(self, statement: str, excerpts: set[tuple[str, str]], **more: Any) -> None:
        receipts = [(path, text) for path, text in sorted(excerpts)]
        memory = new_memory(statement, sources=receipts, **more)
        known = [name for name, said in self.said.items() if said.statement == statement]
        try:
            name = str(self.store.add(memory))
        except UsageError:
            assert any(not self.store.get(other).active for other in known)
            name = str(self.store.add(memory, revive=True))
        if known:
            assert name in known
        said = self.said.setdefault(name, Said(statement, set()))
        said.excerpts |= excerpts
        self.settled = False

    @rule(which=st.sampled_from(STATEMENTS), subject=st.sampled_from(SUBJECTS), at=numbers)
    def add(self, which: str, subject: str | None, at: int) -> None:
        self._filed(which, set(), subject=subject, tags=[f"t{at % 3}"], confidence=0.3)

    @rule(file=files, part=parts, which=st.sampled_from(STATEMENTS))
    def add_with_receipt(self, file: int, part: int, which: str) -> None:
        if self.world.source(file).is_file():
            self._filed(which, {(str(self.world.source(file)), paragraph(file, part))})

    @rule(at=numbers)
    def add_upon(self, at: int) -> None:
        below = self._chosen(at)
        if below:
            self._filed(f"What follows from {below}", set(), rests_on=[below])

    def _chosen(self, at: int) -> str | None:
        """One of the memories that count now."""
        there = sorted(m.id for m in self.store.load() if m.active)
        return there[at % len(there)] if there else None

    @rule(one=numbers, other=numbers, both=st.booleans())
    def resolve_two(self, one: int, other: int, both: bool) -> None:
        a, b = self._chosen(one), self._chosen(other)
        if a is None or b is None or a == b:
            return
        if both:
            resolve(self.store, a, b, both=True, reason="both hold")
        else:
            resolve(self.store, a, b, keep=a)
            loser = self.store.get(b)
            assert (loser.active, loser.superseded_by) == (False, a)
        self.settled = False

    @rule()
    def resolve_first_contest(self) -> None:
        pairs = contested(self.store, 1)
        if pairs:
            a, b = pairs[0].ids
            resolve(self.store, a, b, keep=b)
            assert not self.store.get(a).active
            self.settled = False

    @rule(at=numbers, holds=st.booleans())
    def review(self, at: int, holds: bool) -> None:
        name = self._chosen(at)
        if name is None:
            return
        if holds:
            confirm(self.store, name)
            assert self.store.get(name).active
        else:
            reject(self.store, name, "it does not hold")
            assert not self.store.get(name).active
        self.settled = False

    @rule(one=numbers, other=numbers, caller=st.sampled_from(("person", "agent")))
    def touch_two(self, one: int, other: int, caller: str) -> None:
        names = [name for name in (self._chosen(one), self._chosen(other)) if name]
        before = invariants.state(self.store)
        done = touch(self.store, names, caller)
        assert not any(again.changed for again in touch(self.store, names, caller))
        assert {use.id for use in done} == set(names)
        for use in done:
            held = decay(self.store, use.id)
            assert 0 <= held.strength <= 1 and held.stability <= 365
            assert held.strength == 1 or not use.changed
        invariants.assert_same(invariants.state(self.store), before)

    @rule(at=numbers)
    def undo_something(self, at: int) -> None:
        listed = [deed for deed in deeds(self.store, 12) if deed.undo]
        if listed:
            with suppress(UndoRefused):
                undo(self.store, str(listed[at % len(listed)].undo))
                self.hidden_some = True
            self.settled = False

    # What happens to the world ----------------------------------------------------------------

    @rule(file=files, part=parts, limit=st.integers(4, 6))
    def write_source(self, file: int, part: int, limit: int) -> None:
        self._away(file)
        self.world.write(file, {part: limit})
        self.settled = False

    @rule(file=files, kind=st.sampled_from(("nothing", "folder", "pipe", "loop", "empty")))
    def replace_source(self, file: int, kind: str) -> None:
        path = self.world.source(file)
        self._away(file)
        if kind == "folder":
            path.mkdir()
        elif kind == "pipe":
            os.mkfifo(path)
        elif kind == "loop":
            path.symlink_to(path)
        elif kind == "empty":
            path.write_bytes(b"")
        self.settled = False

    def _away(self, file: int) -> None:
        path = self.world.source(file)
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        else:
            path.unlink(missing_ok=True)

    @rule(file=files)
    def grow_source(self, file: int) -> None:
        if self.world.source(file).is_file():
            with self.world.source(file).open("a", encoding="utf-8") as source:
                source.write("One more line.\n")

    @rule(days=st.sampled_from((-400.0, -1.0, 0.01, 1.0, 9.0, 90.0, 800.0)))
    def move_clock(self, days: float) -> None:
        self.world.clock.pass_days(days)

    @rule(at=numbers, part=parts)
    def change_palace(self, at: int, part: int) -> None:
        name = f"drawer_{at % FILES}_{at % 5}"
        if at % 4 == 0:
            self.world.rows.pop(name, None)
        else:
            text = paragraph(at % FILES, part, 5 + at % 2)
            source = str(self.world.source(at % FILES)) if at % 3 else ""
            self.world.rows[name] = (text, source)

    # What the engine does ---------------------------------------------------------------------

    @rule(cut=st.sampled_from((None, None, 1, 3)))
    def import_palace(self, cut: int | None) -> None:
        self.world.file()
        before = invariants.state(self.store)
        calls = iter(range(10_000))
        try:
            import_store(
                self.store,
                Request(self.world.palace),
                cancel=(lambda: next(calls) >= cut - 1) if cut else None,
            )
        except Cancelled:
            invariants.assert_same(invariants.state(self.store), before)
            return
        brought = {text for text, _ in self.world.rows.values()}
        rows = [row for row in self._drawers() if row[2] is None]
        assert {(name, text) for name, text, _ in rows} == {
            (name, text) for name, (text, _) in self.world.rows.items()
        }
        self._take_in(brought)
        self.settled = False

    def _drawers(self) -> list[tuple[str, str, int | None]]:
        """(foreign id, text, when it vanished) of every row that counts."""
        with self.store.database.reading() as connection:
            return [
                tuple(row)
                for row in connection.exec_driver_sql(
                    "SELECT d.foreign_id, t.text, d.gone_at FROM drawer d JOIN statement t"
                    " ON t.memory_id=d.memory_id JOIN batch b ON b.id=d.batch_id"
                    " WHERE b.state='complete'"
                )
            ]

    def _take_in(self, brought: set[str]) -> None:
        for memory in self.store.load():
            if memory.statement in brought:
                self.said.setdefault(memory.id, Said(memory.statement, set(), imported=True))

    @rule(mode=st.sampled_from(("full", "full", "quick", "part")), cut=st.sampled_from((0, 0, 2)))
    def sleep(self, mode: str, cut: int) -> None:
        calls = iter(range(10_000))
        subset = {"wing": "harbour"} if mode == "part" else None
        try:
            run_sleep(
                self.store,
                mode="full" if mode == "part" else mode,
                subset=subset,
                cancel=(lambda: next(calls) >= cut) if cut else None,
            )
        except Cancelled:
            self.settled = False
            return
        self.settled = mode == "full"
        if self.settled:
            self._borne_out()

    @rule()
    def look(self) -> None:
        duplicates(self.store, seconds=1)
        within = forecast(self.store, (30,)).tiers
        assert sum(tier.total for tier in within) == self.store.census().active
        lines = export_jsonl(self.store, io.StringIO())
        assert lines == self.store.census().total

    # What holds -------------------------------------------------------------------------------

    def _borne_out(self) -> None:
        """After a full pass each receipt by hand stands as its file says now."""
        for name, said in self.said.items():
            if said.imported or not said.excerpts:
                continue
            memory = self.store.get(name)
            if not memory.active or not memory.evidence:
                continue
            for row in memory.evidence:
                path = Path(row.source)
                if row.retired or not path.is_file():
                    continue
                stands = row.excerpt in path.read_text("utf-8")
                assert stands == (row.state.label in ("verbatim", "moved")), (row, stands)
                if not stands:
                    assert memory.grade is not Grade.MACHINE_CHECKED
                    assert memory.standing is Standing.FALLEN or row.state.label == "ambiguous"

    @invariant()
    def every_name_resolves(self) -> None:
        self.steps += 1
        for name, said in self.said.items():
            try:
                memory = self.store.get(name)
            except MemoryAbsent:
                assert self.hidden_some, f"{name} is gone"
                continue
            assert memory.statement == said.statement
            wanted = {(path, text) for path, text in said.excerpts}
            held = {(row.source, row.excerpt) for row in memory.evidence}
            assert wanted <= held or self.hidden_some, f"{name} lost {wanted - held}"
            assert 0 <= memory.confidence <= 1
            if not memory.active:
                assert memory.superseded_by or {"rejected", "tombstoned"} & set(memory.flags), (
                    memory
                )
        if self.steps % EVERY == 0:
            self.asked += invariants.check(self.world.place, self.world.clock, clean=True)
