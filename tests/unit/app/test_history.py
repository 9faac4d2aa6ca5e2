"""History: what was done in words, what a memory's own history is, what stood on a day."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from conftest import DATA, START, MovingClock
from nidra.app.history import deeds, deeds_of, history, memory_then, moment_of, store_then
from nidra.app.imports import Request, import_store
from nidra.app.resolve import resolve
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import MemoryAbsent, UsageError
from nidra.records.grade import Grade, Standing
from nidra.records.history import StoreThen

DAY = 24 * 3600 * 1_000_000


@pytest.fixture
def lived(store: Store, clock: MovingClock, tmp_path: Path) -> tuple[str, str]:
    """Day 0: two memories. Day 1: a pass. Day 2: the source changes, a pass. Day 3: one is kept."""
    source = tmp_path / "limits.md"
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    a = store.add(new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5"))
    b = store.add(new_memory("Something else entirely"))
    clock.pass_days(1)
    run_sleep(store)
    clock.pass_days(1)
    source.write_text("The retry limit is 6 attempts.\n", "utf-8")
    run_sleep(store)
    clock.pass_days(1)
    resolve(store, a, b, keep=b, reason="it fell")
    clock.pass_days(1)
    return a, b


def _day(number: float) -> str:
    return (START + timedelta(days=number, hours=1)).isoformat()


def test_each_pass_and_each_action_is_one_line_newest_first(
    store: Store, lived: tuple[str, str]
) -> None:
    a, b = lived
    found = deeds(store)
    assert [deed.pass_id is not None for deed in found] == [False, True, True, False, False]
    assert found[0].what == f"{b} was kept, {a} made way: it fell"
    assert set(found[0].memories) == {a, b}
    assert found[0].undo is not None
    assert "1 verdict changed" in found[1].what
    assert found[1].undo is not None and str(found[1].pass_id).startswith(found[1].undo)
    assert found[3].what == f"{b} was filed"
    assert found[4].what == f"{a} was filed with 1 receipt"
    assert found[4].undo is None
    assert deeds(store, 2) == found[:2]
    assert deeds(store, 0) == ()


def test_what_was_undone_says_by_which_row(store: Store, lived: tuple[str, str]) -> None:
    told = undo(store, str(deeds(store)[0].undo))
    found = deeds(store)
    assert (found[1].undo, found[1].undone_by) == (None, told.seq)
    assert found[0].what.startswith("Undone: row ")
    assert found[0].undo is None


def test_a_memory_has_its_own_history(store: Store, lived: tuple[str, str]) -> None:
    a, b = lived
    found = deeds_of(store, a)
    assert found[-1].what == f"{a} was filed with 1 receipt"
    assert any("from verbatim to drifted" in deed.what for deed in found)
    assert any(deed.what.startswith(f"{a} was superseded by {b}") for deed in found)
    assert len(deeds_of(store, a, 2)) == 2
    undo(store, str(deeds(store)[0].undo))
    assert deeds_of(store, a)[0].what.startswith("Undone: row ")
    assert any(deed.undone_by for deed in deeds_of(store, a))


def test_a_memory_is_told_as_it_stood_on_each_day(
    store: Store, lived: tuple[str, str], clock: MovingClock
) -> None:
    a, b = lived
    assert not memory_then(store, a, _day(-1)).existed
    filed = memory_then(store, a, _day(0))
    assert (filed.grade, filed.active) == (Grade.UNVERIFIED, True)
    assert [r.verdict for r in filed.receipts] == ["unchecked"]
    checked = memory_then(store, a, _day(1))
    assert (checked.grade, checked.standing) == (Grade.MACHINE_CHECKED, Standing.TRACEABLE)
    assert [r.verdict for r in checked.receipts] == ["verbatim"]
    fallen = memory_then(store, a, _day(2))
    assert (fallen.grade, fallen.standing) == (Grade.UNVERIFIED, Standing.FALLEN)
    assert [r.verdict for r in fallen.receipts] == ["drifted"]
    retired = memory_then(store, a, _day(3))
    assert (retired.active, retired.superseded_by) == (False, b)
    undo(store, str(deeds(store)[0].undo))
    clock.pass_days(1)
    assert memory_then(store, a, _day(5)).active
    assert memory_then(store, a, _day(3)) == retired
    undo(store, "last")
    clock.pass_days(1)
    assert [r.verdict for r in memory_then(store, a, _day(6)).receipts] == ["verbatim"]
    assert memory_then(store, a, _day(2)) == fallen


def test_contests_are_told_as_they_stood(store: Store, clock: MovingClock) -> None:
    a = store.add(new_memory("The cache is enabled", subject="cache"))
    b = store.add(new_memory("The cache is disabled", subject="cache"))
    clock.pass_days(1)
    resolve(store, a, b, both=True, reason="on two machines")
    clock.pass_days(1)
    assert memory_then(store, a, _day(0)).contested_with == ()
    with store.database.writing() as connection:
        from nidra.store import contests
        from nidra.store.journal import Journal

        journal = Journal(connection, store.now())
        pair = contests.NewContest(store.get(a).key, store.get(b).key, "antonym")
        contests.open_many(connection, journal, [pair], store.now())
        journal.flush()
    clock.pass_days(1)
    resolve(store, a, b, keep=a)
    assert memory_then(store, a, _day(2)).contested_with == (b,)
    assert store_then(store, _day(2)).contested == 2
    assert store_then(store, _day(1)).contested == 0
    assert store_then(store, _day(3)).contested == 0


def test_an_import_and_its_undo_are_told_as_they_stood(store: Store, clock: MovingClock) -> None:
    store.add(new_memory("by hand"))
    clock.pass_days(1)
    import_store(store, Request(DATA / "palaces" / "mixed"))
    clock.pass_days(1)
    run_sleep(store)
    after = store.census()
    clock.pass_days(1)
    undo(store, str(next(d for d in deeds(store) if "imported" in d.what).undo))
    clock.pass_days(1)
    import_store(store, Request(DATA / "palaces" / "mixed"))
    clock.pass_days(1)
    store.add(new_memory("by hand again"))
    totals = [store_then(store, _day(number)).total for number in range(-1, 6)]
    assert totals == [0, 1, 56, 56, 1, 56, 57]
    assert dict(store_then(store, _day(2)).by_grade) == after.by_grade
    assert dict(store_then(store, _day(4)).by_standing) == after.by_standing


def test_a_day_means_its_end_and_a_moment_itself() -> None:
    assert moment_of("2026-06-01") == moment_of("2026-06-02T00:00:00Z") - 1
    assert moment_of("2026-06-01T08:00:00+02:00") == moment_of("2026-06-01T06:00:00Z")
    assert moment_of("2026-06-01T06:00") == moment_of("2026-06-01T06:00:00Z")
    assert moment_of(START) == moment_of("2026-06-01T08:00Z")
    with pytest.raises(UsageError, match="is no date"):
        moment_of("last week")


def test_one_function_answers_all_of_it(store: Store, lived: tuple[str, str]) -> None:
    a, _ = lived
    assert history(store) == deeds(store)
    assert history(store, a) == deeds_of(store, a)
    assert history(store, as_of=_day(1)) == store_then(store, _day(1))
    assert history(store, a, _day(1)) == memory_then(store, a, _day(1))
    assert isinstance(history(store, as_of="2026-06-01"), StoreThen)
    with pytest.raises(MemoryAbsent):
        history(store, "mem_ffffffffffff")


def test_a_store_without_a_row_has_no_history(store: Store) -> None:
    assert deeds(store) == ()
    assert store_then(store, "2026-06-01").total == 0
