"""Undo of one thing at a time: what it puts back, what it refuses, and that nothing lies between."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from conftest import DATA, MovingClock
from nidra.app import undo as undo_app
from nidra.app.history import deeds
from nidra.app.imports import Request, import_store
from nidra.app.resolve import resolve
from nidra.app.run_pass import run_sleep
from nidra.app.takeover import take_over
from nidra.app.undo import undo
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import (
    AlreadyUndone,
    Cancelled,
    MemoryAbsent,
    Overtaken,
    StoreBusy,
    UndoRefused,
    UsageError,
)
from nidra.inference.scripted import ScriptedJudge
from nidra.records.grade import Grade, Standing
from nidra.sleep import retirement
from nidra.sleep.night import LEASE
from nidra.store import contests, health, reviews
from nidra.store.contests import NewContest
from nidra.store.journal import Journal
from property.test_undo import seen

MIXED = DATA / "palaces" / "mixed"
MAPS = json.loads((MIXED / "manifest.json").read_text("utf-8"))["remap"]
REQUEST = Request(MIXED, maps=tuple((old, str(MIXED / new)) for old, new in MAPS.items()))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "limits.md"
    path.write_text("The retry limit is 5 attempts.\n", "utf-8")
    return path


@pytest.fixture
def two(store: Store, source: Path) -> tuple[str, str]:
    a = store.add(
        new_memory("The retry limit is 5", subject="x", source=source, excerpt="retry limit is 5")
    )
    return a, store.add(new_memory("The retry limit is 9", subject="x"))


def rows(store: Store, event: str) -> list[int]:
    with store.database.reading() as connection:
        found = connection.exec_driver_sql(
            "SELECT seq FROM journal WHERE event=? ORDER BY seq", (event,)
        )
        return [row[0] for row in found]


def key_of(store: Store, name: str) -> int:
    return store.get(name).key


def contest(store: Store, a: str, b: str) -> None:
    low, high = sorted((key_of(store, a), key_of(store, b)))
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        contests.open_many(connection, journal, [NewContest(low, high, "numeric")], store.now())
        journal.flush()


def bury(store: Store, *names: str, event: str = "tombstoned", flag: str = "tombstoned") -> None:
    keys = [key_of(store, name) for name in names]
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        retirement.bury(connection, journal, keys, "for a test", store.now(), event, flag)
        journal.flush()


def test_a_pass_is_undone_and_the_next_one_finds_the_same_again(
    store: Store, two: tuple[str, str], clock: MovingClock, source: Path
) -> None:
    before = seen(store)
    done = run_sleep(store)
    after = seen(store)
    assert store.get(two[0]).grade is Grade.MACHINE_CHECKED
    told = undo(store, done.pass_id[:13])
    assert "1 verdict was put back" in told.what
    assert seen(store) == before
    clock.pass_days(1)
    run_sleep(store)
    assert store.get(two[0]).grade is Grade.MACHINE_CHECKED
    assert after.counted == store.census()


def test_what_a_pass_felled_rises_again_and_a_later_pass_reads_the_source_anew(
    store: Store, two: tuple[str, str], clock: MovingClock, source: Path
) -> None:
    child = store.add(new_memory("So five it is", rests_on=[two[0]]))
    run_sleep(store)
    before = seen(store)
    clock.pass_days(1)
    source.write_text("The retry limit is 6 attempts.\n", "utf-8")
    run_sleep(store)
    assert store.get(child).standing is Standing.FALLEN
    undo(store, "last")
    assert seen(store) == before
    clock.pass_days(1)
    run_sleep(store, mode="quick")
    assert store.get(two[0]).standing is Standing.FALLEN
    assert store.get(child).standing is Standing.FALLEN


@pytest.mark.parametrize("of", ["contested", "last of contested"])
def test_either_side_of_a_contested_pair_stands_for_both(
    store: Store, two: tuple[str, str], of: str
) -> None:
    before = seen(store)
    contest(store, *two)
    assert store.census().contested == 2
    found = rows(store, "contested")
    done = undo(store, found[0] if of == "contested" else found[1])
    assert done.rows == tuple(found)
    assert seen(store) == before


@pytest.mark.parametrize("event", ["resolved", "contest-closed", "superseded"])
def test_any_row_of_a_decision_takes_back_all_of_it(
    store: Store, two: tuple[str, str], event: str
) -> None:
    contest(store, *two)
    third = store.add(new_memory("The retry limit is 7", subject="x"))
    contest(store, two[1], third)
    before = seen(store)
    resolve(store, *two, keep=two[0])
    assert not store.get(two[1]).active
    assert store.census().contested == 0
    undo(store, rows(store, event)[0])
    assert seen(store) == before


def test_that_both_hold_can_be_taken_back(store: Store, two: tuple[str, str]) -> None:
    before = seen(store)
    resolve(store, *two, both=True, reason="they do")
    undo(store, rows(store, "resolved")[1])
    assert seen(store) == before


def test_a_judgement_is_taken_back_with_the_retirement_that_it_brought(
    store: Store, two: tuple[str, str], clock: MovingClock
) -> None:
    run_sleep(store)
    if not store.census().contested:
        contest(store, *two)
    before = seen(store)
    clock.pass_days(1)
    run_sleep(store, judge=ScriptedJudge(["a"]))
    assert store.get(two[1]).flags == ("superseded_by_judgment",)
    undo(store, rows(store, "judged")[0])
    now = seen(store)
    assert now.memories[two[1]].active
    assert now.tables[4] == before.tables[4]
    assert now.counted.active == before.counted.active


@pytest.mark.parametrize("many", [3, 60])
def test_what_was_buried_comes_back_one_by_one_or_all_that_share_a_row(
    store: Store, two: tuple[str, str], many: int
) -> None:
    names = [store.add(new_memory(f"note {number}")) for number in range(many)]
    contest(store, names[0], two[0])
    contest(store, names[0], names[1])
    before = seen(store)
    bury(store, *names)
    assert store.census().active == 2
    found = rows(store, "tombstoned") + rows(store, "tombstoned-many")
    assert len(found) == (3 if many == 3 else 1)
    for seq in found:
        undo(store, seq)
    assert seen(store) == before


def test_a_contest_between_two_that_were_buried_is_open_again_when_both_are_back(
    store: Store, two: tuple[str, str]
) -> None:
    contest(store, *two)
    bury(store, *two)
    first, second = rows(store, "tombstoned")
    undo(store, second)
    assert store.census().contested == 0
    undo(store, first)
    assert store.census().contested == 2
    assert verify_journal(store).problems == []


def test_a_rejected_memory_comes_back(store: Store, two: tuple[str, str]) -> None:
    before = seen(store)
    bury(store, two[0], event="rejected", flag="rejected")
    assert "rejected" in store.get(two[0]).flags
    undo(store, rows(store, "rejected")[0])
    assert seen(store) == before


def test_a_union_is_taken_apart_and_not_made_again(store: Store, source: Path) -> None:
    a = store.add(new_memory("The retry limit is 5", tags=["one"]))
    b = store.add(
        new_memory(
            "the retry limit is 5.",
            subject="limits",
            tags=["two"],
            source=source,
            excerpt="retry limit is 5",
        )
    )
    child = store.add(new_memory("Hence five", rests_on=[b]))
    run_sleep(store)
    (merged,) = rows(store, "merged")
    assert not store.get(b).active
    undo(store, merged)
    one, other = store.get(a), store.get(b)
    assert (one.active, other.active) == (True, True)
    assert (one.evidence, one.tags, one.subject) == ((), ("one",), None)
    assert one.grade is Grade.UNVERIFIED
    assert other.flags == ()
    assert store.get(child).premises == (b,)
    assert verify_journal(store).problems == []
    run_sleep(store)
    assert rows(store, "merged") == [merged]
    assert store.get(b).active


def test_a_confirmation_gives_the_clock_back(
    store: Store, two: tuple[str, str], clock: MovingClock
) -> None:
    before = seen(store)
    old, new = reviews.Schedule(), reviews.Schedule(store.now(), store.now() + 1, "{}")
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        change = reviews.Change(old, new, None, [key_of(store, two[0])])
        assert reviews.write(connection, journal, [change], reviews.CONFIRMED, "so it is") == 1
        journal.flush()
    assert store.get(two[0]).review_due
    undo(store, rows(store, "confirmed")[0])
    assert seen(store) == before


# Refusals -----------------------------------------------------------------------------------


def _refused(store: Store, what: str | int, kind: type[Exception], words: str) -> None:
    before, length = seen(store), len(rows(store, "undone"))
    with pytest.raises(kind, match=words):
        undo(store, what)
    assert seen(store) == before
    assert len(rows(store, "undone")) == length


def test_what_was_undone_is_not_undone_twice(store: Store, two: tuple[str, str]) -> None:
    contest(store, *two)
    (row, _) = rows(store, "contested")
    undone = undo(store, row)
    _refused(store, row, AlreadyUndone, f"undone before, by row {undone.seq}")
    done = run_sleep(store)
    told = undo(store, "last")
    _refused(store, done.pass_id, AlreadyUndone, f"by row {told.seq}")


def test_what_a_later_row_rests_on_is_refused_naming_it(
    store: Store, two: tuple[str, str], clock: MovingClock, source: Path
) -> None:
    contest(store, *two)
    resolve(store, *two, keep=two[0])
    opened = rows(store, "contested")[0]
    _refused(store, opened, Overtaken, rf"row {rows(store, 'contest-closed')[0] + 1} .*contest")
    retired = rows(store, "superseded")[0]
    store.add(new_memory("The retry limit is 9"), revive=True)
    _refused(store, retired, Overtaken, r"\(united, mem_\w+\) came later")
    first = run_sleep(store)
    clock.pass_days(2)
    source.write_text("The retry limit is 6 attempts.\n", "utf-8")
    later = run_sleep(store)
    _refused(store, first.pass_id, Overtaken, f"of pass {later.pass_id}")
    undo(store, "last")
    undo(store, first.pass_id)
    assert store.get(two[0]).grade is Grade.UNVERIFIED


def test_what_cannot_be_undone_says_what_to_do_instead(
    store: Store, two: tuple[str, str], clock: MovingClock
) -> None:
    run_sleep(store)
    clock.pass_days(1)
    _refused(store, rows(store, "add")[0], UndoRefused, f"nidra review --reject {two[0]}")
    _refused(store, rows(store, "regrade")[0], UndoRefused, "`nidra undo ")
    _refused(store, rows(store, "sources-read")[0], UndoRefused, "found of the sources")
    undo(store, "last")
    _refused(store, rows(store, "undone")[0], UndoRefused, "it is an undo itself")


@pytest.mark.parametrize("word", ["99", "0199", "019988ffeeddcc", "x"])
def test_a_word_that_names_nothing_is_refused(
    store: Store, two: tuple[str, str], word: str
) -> None:
    with pytest.raises(UsageError, match=r"nidra history|no journal row"):
        undo(store, word)


def test_a_store_without_a_pass_has_no_last_one(store: Store) -> None:
    with pytest.raises(UsageError, match="No pass"):
        undo(store, "last")


def test_a_pass_that_changed_nothing_says_so(
    store: Store, two: tuple[str, str], clock: MovingClock
) -> None:
    run_sleep(store)
    idle = run_sleep(store)
    assert idle.idle
    with pytest.raises(UndoRefused, match="changed nothing"):
        undo(store, idle.pass_id)


def test_a_beginning_that_two_passes_share_lists_both(
    store: Store, two: tuple[str, str], clock: MovingClock, source: Path
) -> None:
    first = run_sleep(store)
    clock.pass_days(0.001)
    source.write_text("The retry limit is 6 attempts.\n", "utf-8")
    second = run_sleep(store)
    with pytest.raises(UsageError, match="2 passes") as caught:
        undo(store, first.pass_id[:6])
    assert first.pass_id in str(caught.value) and second.pass_id in str(caught.value)


# One transaction ----------------------------------------------------------------------------


def test_an_undo_that_breaks_off_leaves_everything_as_it_was(
    store: Store, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run_sleep(store)
    before = seen(store)

    def broken(*args: Any) -> None:
        raise RuntimeError("the power went out")

    monkeypatch.setattr(undo_app, "_stand_as_before", broken)
    with pytest.raises(RuntimeError):
        undo(store, "last")
    assert seen(store) == before
    with pytest.raises(Cancelled):
        undo(store, "last", cancel=lambda: True)
    assert seen(store) == before


def test_a_dry_run_tells_and_writes_nothing(store: Store, two: tuple[str, str]) -> None:
    run_sleep(store)
    before = seen(store)
    told = undo(store, "last", dry_run=True)
    assert (told.seq, told.dry_run) == (None, True)
    assert seen(store) == before
    real = undo(store, "last")
    assert (real.rows, real.what, real.memories) == (told.rows, told.what, told.memories)


def test_an_undo_waits_for_nobody_at_work(store: Store, two: tuple[str, str]) -> None:
    run_sleep(store)
    with store.runs.held(LEASE, "other", "A sleep pass"):
        with pytest.raises(StoreBusy, match="A sleep pass is running"):
            undo(store, "last")


def test_a_pass_that_was_cut_short_and_undone_is_not_gone_on_with(
    store: Store, two: tuple[str, str]
) -> None:
    asked = iter([False] * 2 + [True] * 9)
    with pytest.raises(Cancelled):
        run_sleep(store, cancel=lambda: next(asked))
    if rows(store, "verdict"):
        undo(store, "last")
        assert not run_sleep(store).resumed
        assert store.get(two[0]).grade is Grade.MACHINE_CHECKED


def test_what_a_row_on_many_changed_is_put_back(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "many.md"
    path.write_text("\n".join(f"Fact number {n} stands here." for n in range(120)), "utf-8")
    for n in range(120):
        words = f"Fact number {n} stands here."
        store.add(new_memory(f"{n} it is", source=path, excerpt=words))
    before = seen(store)
    run_sleep(store)
    assert rows(store, "verdict-many") and rows(store, "regrade-many")
    undo(store, rows(store, "verdict-many")[0])
    assert store.census().by_grade == before.counted.by_grade
    undo(store, "last")
    assert seen(store) == before


# Imports ------------------------------------------------------------------------------------


def test_an_import_is_hidden_by_an_undo_and_comes_back_as_it_was(
    store: Store, two: tuple[str, str], clock: MovingClock
) -> None:
    before = seen(store)
    import_store(store, REQUEST)
    clock.pass_days(1)
    run_sleep(store)
    full, drawn = seen(store), rows(store, "import")[0]
    told = undo(store, drawn)
    assert told.memories == 55
    assert set(seen(store).memories) == set(before.memories)
    hidden = next(name for name in full.memories if name not in before.memories)
    with pytest.raises(MemoryAbsent):
        store.get(hidden)
    clock.pass_days(1)
    report = import_store(store, REQUEST)
    assert report.counts["already_known"] == 55
    again = seen(store)
    assert (again.counted, again.memories) == (full.counted, full.memories)
    undo(store, rows(store, "redone")[0])
    with pytest.raises(AlreadyUndone):
        undo(store, drawn)


def test_importing_again_that_is_cancelled_leaves_the_import_undone(
    store: Store, two: tuple[str, str]
) -> None:
    import_store(store, REQUEST)
    undo(store, rows(store, "import")[0])
    before = seen(store)
    with pytest.raises(Cancelled):
        import_store(store, REQUEST, cancel=lambda: True)
    assert seen(store) == before
    import_store(store, REQUEST)
    assert store.census().total == 57


def test_an_undone_import_comes_back_with_its_maps_when_none_are_named(store: Store) -> None:
    import_store(store, REQUEST)
    before = seen(store)
    undo(store, rows(store, "import")[0])
    report = import_store(store, Request(MIXED))
    assert report.maps == REQUEST.maps
    assert report.counts["already_known"] == 55
    again = seen(store)
    assert (again.counted, again.memories) == (before.counted, before.memories)


def test_texts_of_an_undone_import_count_when_a_person_adds_them(store: Store) -> None:
    import_store(store, REQUEST)
    run_sleep(store)
    text = next(m for m in store.load() if m.grade is Grade.MACHINE_CHECKED).statement
    undo(store, rows(store, "import")[0])
    assert store.census().total == 0
    name = store.add(new_memory(text))
    found = store.get(name)
    assert (found.grade, found.evidence, found.drawers) == (Grade.UNVERIFIED, (), ())
    assert store.census().total == 1
    assert verify_journal(store).problems == []
    import_store(store, REQUEST)
    assert store.census().total == 55
    assert store.get(name).grade is Grade.MACHINE_CHECKED
    assert verify_journal(store).problems == []
    undo(store, rows(store, "import")[0])
    assert [memory.id for memory in store.load()] == [name]
    assert verify_journal(store).problems == []


def test_what_another_store_says_too_goes_on_counting(store: Store, tmp_path: Path) -> None:
    other = tmp_path / "copy"
    shutil.copytree(MIXED, other)
    import_store(store, REQUEST)
    import_store(store, Request(other))
    first, second = rows(store, "import")
    full = seen(store)
    undo(store, first)
    assert seen(store).counted.total == full.counted.total
    undo(store, second)
    assert seen(store).counted.total == 0
    import_store(store, Request(other))
    assert seen(store).counted.total == full.counted.total
    import_store(store, REQUEST)
    assert seen(store).counted.total == full.counted.total


def test_an_import_of_texts_that_an_undone_one_brought_shows_them(
    store: Store, tmp_path: Path
) -> None:
    other = tmp_path / "copy"
    shutil.copytree(MIXED, other)
    import_store(store, REQUEST)
    undo(store, rows(store, "import")[0])
    import_store(store, Request(other))
    assert seen(store).counted.total == 55


def test_a_hidden_import_with_no_row_and_a_shown_one_against_its_row_are_named(
    store: Store,
) -> None:
    import_store(store, REQUEST)
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE batch SET state='undone'")
    assert "is hidden or missing" in verify_journal(store).problems[0]
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE batch SET state='complete'")
    undo(store, rows(store, "import")[0])
    with store.database.writing() as connection:
        connection.exec_driver_sql("INSERT INTO adopted VALUES (1)")
    assert "counts though its import was undone" in verify_journal(store).problems[0]
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE batch SET state='complete'")
        connection.exec_driver_sql("DELETE FROM adopted")
    assert "took it back" in verify_journal(store).problems[0]


def test_an_import_that_something_later_rests_on_is_refused(
    store: Store, two: tuple[str, str]
) -> None:
    import_store(store, REQUEST)
    imported = next(m.id for m in store.load() if m.drawers)
    resolve(store, two[0], imported, keep=imported)
    _refused(
        store,
        rows(store, "import")[0],
        Overtaken,
        rf"\(superseded, {two[0]}\) came later and rests on it",
    )
    undo(store, rows(store, "superseded")[0])
    undo(store, rows(store, "import")[0])
    assert store.census().total == 2


def test_contests_with_memories_of_an_undone_import_end_and_come_back_with_it(
    store: Store, two: tuple[str, str]
) -> None:
    import_store(store, REQUEST)
    imported = next(m.id for m in store.load() if m.drawers)
    contest(store, two[0], imported)
    full = seen(store)
    undo(store, rows(store, "import")[0])
    assert seen(store).counted.contested == 0
    import_store(store, REQUEST)
    assert seen(store).counted == full.counted


def test_what_rests_on_an_undone_import_stands_unverified_until_it_is_back(store: Store) -> None:
    import_store(store, REQUEST)
    run_sleep(store)
    base = next(m.id for m in store.load() if m.grade is Grade.MACHINE_CHECKED)
    child = store.add(new_memory("It follows from it", rests_on=[base]))
    assert store.get(child).grade is Grade.MACHINE_CHECKED
    undo(store, rows(store, "import")[0])
    assert store.get(child).grade is Grade.UNVERIFIED
    from nidra.app.why import why

    assert [m.active for m in why(store, child).premises] == [False]
    import_store(store, REQUEST)
    assert store.get(child).grade is Grade.MACHINE_CHECKED


def test_history_names_the_word_to_undo_and_the_row_that_did(
    store: Store, two: tuple[str, str]
) -> None:
    run_sleep(store)
    word = next(deed.undo for deed in deeds(store) if deed.pass_id)
    assert word is not None
    told = undo(store, word)
    assert next(deed for deed in deeds(store) if deed.pass_id).undone_by == told.seq
    with store.database.reading() as connection:
        assert health.census_is_true(connection)


def test_a_takeover_is_undone_and_comes_back_with_the_flags_that_it_brought(
    store: Store, tmp_path: Path, clock: MovingClock
) -> None:
    old = tmp_path / "old"
    old.mkdir()
    lines = [
        json.dumps({"id": f"mem_{n:012x}", "statement": f"fact {n}", "flags": ["odd"]})
        for n in range(3)
    ]
    (old / "memories.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    (old / "journal.jsonl").write_text("", "utf-8")
    take_over(store, old)
    before = seen(store)
    assert before.counted.total == 3
    undo(store, rows(store, "import")[0])
    assert seen(store).counted.total == 0
    clock.pass_days(1)
    assert take_over(store, old).again
    assert seen(store).counted == before.counted


@pytest.mark.parametrize("older_first", [True, False])
def test_two_decisions_undone_in_either_order_leave_every_contest_open(
    store: Store, two: tuple[str, str], older_first: bool
) -> None:
    a, b = two
    c = store.add(new_memory("The retry limit is 7", subject="x"))
    run_sleep(store)
    before = seen(store)
    for loser in (b, c):
        resolve(store, a, loser, keep=a)
    heads = rows(store, "superseded")
    for seq in heads if older_first else heads[::-1]:
        undo(store, seq)
    assert seen(store) == before
    undo(store, "last")
    with store.database.reading() as connection:
        assert contests.count_open(connection) == 0
    assert verify_journal(store).ok
