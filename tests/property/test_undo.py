"""Whatever is done to a store, undo puts it back, and history tells what it held at each moment."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from conftest import DATA, START, MovingClock
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.app.decay import touch
from nidra.app.history import deeds, store_then
from nidra.app.imports import Request, import_store
from nidra.app.remap import asked, remap
from nidra.app.resolve import resolve
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import micros
from nidra.base.errors import UndoRefused
from nidra.records.history import Deed
from nidra.records.report import Census
from nidra.sleep import retirement
from nidra.store import contests, health, undo_rows
from nidra.store.contests import NewContest
from nidra.store.journal import Journal

PALACE = DATA / "palaces" / "sqlite-exact"
FILES = ("a.md", "b.md")
TEXTS = (
    "The retry limit is 5",
    "The retry limit is 5.",
    "the retry limit is 5",
    "The retry limit is 9",
    "Nobody knows why",
    "The cache is enabled",
    "The cache is disabled",
)
NUMBERS = st.integers(0, 8)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("write"), NUMBERS, st.integers(4, 6)),
        st.tuples(st.just("delete"), NUMBERS, NUMBERS),
        st.tuples(st.just("move"), NUMBERS, NUMBERS),
        st.tuples(st.just("remap"), NUMBERS, NUMBERS),
        st.tuples(st.just("sleep"), NUMBERS, NUMBERS),
        st.tuples(st.just("wait"), st.integers(1, 60), NUMBERS),
        st.tuples(st.just("contest"), NUMBERS, NUMBERS),
        st.tuples(st.just("keep"), NUMBERS, NUMBERS),
        st.tuples(st.just("both"), NUMBERS, NUMBERS),
        st.tuples(st.just("supersede"), NUMBERS, NUMBERS),
        st.tuples(st.just("bury"), NUMBERS, NUMBERS),
        st.tuples(st.just("touch"), NUMBERS, NUMBERS),
        st.tuples(st.just("import"), NUMBERS, NUMBERS),
    ),
    min_size=2,
    max_size=9,
)
Step = tuple[str, int, int]
TABLES = (
    "SELECT memory_id, evidence_id FROM evidence_link ORDER BY 1, 2",
    "SELECT memory_id, name FROM tag ORDER BY 1, 2",
    "SELECT memory_id, subject_id FROM subject_alias ORDER BY 1, 2",
    "SELECT parent, child, relation, weight FROM lineage ORDER BY 1, 2, 3",
    "SELECT a, b, kind FROM contest WHERE state='open' ORDER BY 1, 2",
    "SELECT m.id, m.contested, m.last_reviewed, m.review_due, m.review_state, m.prune_candidate_at,"
    " m.confidence_before, m.subject_id, m.attribute, m.last_access, m.stability FROM memory m WHERE m.batch_id IS NULL"
    " OR m.batch_id IN (SELECT id FROM batch WHERE state='complete') ORDER BY m.id",
    "SELECT id, memory_id, evidence_id FROM drawer WHERE batch_id IN"
    " (SELECT id FROM batch WHERE state='complete') ORDER BY id",
)


@dataclass(frozen=True)
class Seen:
    """Everything that an undo has to put back, and the journal's length then."""

    counted: Census
    memories: dict[str, Any]
    tables: list[list[Any]]
    # Who used what in which hour: forgotten after a day, so that fewer may stand there than did.
    uses: set[tuple[Any, ...]] = field(compare=False)


def seen(store: Store) -> Seen:
    """The store as it stands, checked against its own journal and a fresh count on the way."""
    memories = {
        memory.id: replace(
            memory,
            updated_at=0,
            evidence=tuple(row._replace(read_at=None) for row in memory.evidence),
        )
        for memory in store.load()
    }
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
        tables = [
            [tuple(row) for row in connection.exec_driver_sql(sql).fetchall()] for sql in TABLES
        ]
        told = connection.exec_driver_sql("SELECT memory_id, hour, caller FROM touch").fetchall()
    assert verify_journal(store).problems == []
    return Seen(store.census(), memories, tables, set(told))


class Play:
    """One store, the files that its memories point at, and what can be done to both."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = MovingClock(START)
        self.store = Store(folder / "store", clock=self.clock)
        self.store.init()
        for name in FILES:
            self.write(name, 5)
        ids = [self.add(text, at) for at, text in enumerate(TEXTS)]
        self.store.add(new_memory("So it was five", rests_on=ids[:1]))
        self.store.add(new_memory("And hence", rests_on=ids[1:3], confidence=0.2))

    def write(self, name: str, number: int) -> None:
        (self.folder / name).write_text(f"# limits\nThe retry limit is {number} times.\n", "utf-8")

    @property
    def elsewhere(self) -> Path:
        place = self.folder / "elsewhere"
        place.mkdir(exist_ok=True)
        return place

    def move(self, name: str, away: bool) -> None:
        """A file goes to another folder, under another name for one of the two, or comes back."""
        here, there = self.folder / name, self.elsewhere / name.replace("b", "c")
        old, new = (here, there) if away else (there, here)
        if old.exists():
            old.replace(new)

    def add(self, text: str, at: int) -> str:
        source = self.folder / FILES[at % 2] if at % 3 != 1 else None
        return self.store.add(
            new_memory(
                text,
                subject=("limits", "caches", None)[at % 3],
                tags=[f"tag {at % 2}"],
                source=source,
                excerpt="retry limit is 5" if source else None,
                confidence=0.1 * (at % 5 + 1),
            )
        )

    def active(self) -> list[tuple[int, str]]:
        return [(m.key, m.id) for m in self.store.load() if m.active]

    def do(self, step: Step) -> None:
        kind, one, other = step
        if kind == "write":
            self.write(FILES[one % 2], other)
        elif kind == "delete":
            (self.folder / FILES[one % 2]).unlink(missing_ok=True)
        elif kind == "move":
            self.move(FILES[one % 2], other % 2 == 0)
        elif kind == "remap":
            remap(self.store, asked([str(self.elsewhere)], []))
        elif kind == "sleep":
            run_sleep(self.store)
        elif kind == "wait":
            self.clock.pass_days(one)
        elif kind == "import":
            import_store(self.store, Request(PALACE, limit=6 + other))
        else:
            self.act(kind, one, other)

    def act(self, kind: str, one: int, other: int) -> None:
        """What is done to one or two of the memories that count."""
        listed = self.active()
        (a, a_id), (b, b_id) = listed[one % len(listed)], listed[other % len(listed)]
        if kind == "touch":
            touch(self.store, [a_id, b_id], "a test")
        elif kind == "bury":
            with self.writing() as (connection, journal):
                retirement.bury(connection, journal, [a, b], "for a test", self.store.now())
        elif a == b:
            return
        elif kind == "keep":
            resolve(self.store, a_id, b_id, keep=a_id)
        elif kind == "both":
            resolve(self.store, a_id, b_id, both=True, reason="they do")
        elif kind == "supersede":
            with self.writing() as (connection, journal):
                retirement.supersede(connection, journal, a, b, "for a test", self.store.now())
        else:
            with self.writing() as (connection, journal):
                found = [NewContest(min(a, b), max(a, b), "numeric")]
                known = next(iter(contests.between(connection, a, b)), None)
                if known is None or known.state != contests.OPEN:
                    contests.open_many(connection, journal, found, self.store.now())

    @contextmanager
    def writing(self) -> Iterator[Any]:
        with self.store.database.writing() as connection:
            journal = Journal(connection, self.store.now())
            yield connection, journal
            journal.flush()

    def rows(self) -> int:
        with self.store.database.reading() as connection:
            return undo_rows.last(connection)

    def since(self, rows: int) -> list[Deed]:
        """What was done since the journal had so many rows and can be undone, the newest first."""
        return [deed for deed in deeds(self.store, None) if deed.first > rows and deed.undo]


@contextmanager
def playing() -> Iterator[Play]:
    with tempfile.TemporaryDirectory() as place:
        play = Play(Path(place))
        yield play
        play.store.close()


def _stands_as(then: Any, counted: Census) -> None:
    assert (then.total, then.active, then.contested) == (
        counted.total,
        counted.active,
        counted.contested,
    )
    assert then.by_grade == counted.by_grade
    assert then.by_standing == counted.by_standing


@settings(max_examples=16, deadline=None)
@given(STEPS)
def test_everything_that_was_done_can_be_undone_and_every_moment_be_told(steps: list[Step]) -> None:
    with playing() as play:
        moments: list[tuple[int, Census]] = []
        before: list[tuple[int, Seen]] = []
        for step in steps:
            before.append((play.rows(), seen(play.store)))
            moments.append((micros(play.clock.now()), before[-1][1].counted))
            play.clock.pass_days(0.01)
            play.do(step)
        for rows, stood in reversed(before):
            play.clock.pass_days(0.01)
            for deed in play.since(rows):
                undo(play.store, str(deed.undo))
            now = seen(play.store)
            assert now == stood and now.uses <= stood.uses
            moments.append((micros(play.clock.now()), now.counted))
        for moment, counted in moments:
            _stands_as(store_then(play.store, _moment(moment)), counted)


@settings(max_examples=10, deadline=None)
@given(STEPS, st.integers(0, 20))
def test_one_thing_alone_is_undone_or_refused_and_nothing_lies_between(
    steps: list[Step], which: int
) -> None:
    with playing() as play:
        rows = play.rows()
        for step in steps:
            play.clock.pass_days(0.01)
            play.do(step)
        listed = play.since(rows)
        if not listed:
            return
        stood, length = seen(play.store), play.rows()
        deed = listed[which % len(listed)]
        play.clock.pass_days(0.01)
        try:
            undo(play.store, str(deed.undo))
        except UndoRefused:
            assert play.rows() == length
            assert seen(play.store) == stood
        else:
            seen(play.store)
            told = next(d for d in deeds(play.store, None) if d.first == deed.first)
            assert told.undone_by is not None
        play.clock.pass_days(1)
        run_sleep(play.store)
        seen(play.store)


def _moment(us: int) -> Any:
    from nidra.base.clock import moment

    return moment(us)
