"""The journal page by page: every deed once, whatever it is narrowed to; and one deed looked at closely."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import MovingClock
from nidra.app.charts import charts
from nidra.app.deed import at, detail
from nidra.app.demo_store import make_demo
from nidra.app.history import deeds
from nidra.app.home import home
from nidra.app.journal import page
from nidra.app.redo import redo
from nidra.app.resolve import resolve
from nidra.app.review import confirm, reject
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, JournalBroken, UsageError
from nidra.base.ids import uuid7
from nidra.records.history import Deed
from nidra.records.journal import Chosen, Fixed, Kind
from nidra.records.verdict import State
from nidra.store.journal import Journal

DAY = 24 * 3600 * 1_000_000


@pytest.fixture
def lived(store: Store, clock: MovingClock, tmp_path: Path) -> tuple[str, str]:
    """Filed, a pass, a change, a pass, a pass that finds nothing, a decision, a word, undo."""
    source = tmp_path / "limits.md"
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    a = store.add(new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5"))
    b = store.add(new_memory("Something else entirely"))
    run_sleep(store)
    clock.pass_days(1)
    source.write_text("The retry limit is 6 attempts.\n", "utf-8")
    run_sleep(store)
    clock.pass_days(0.1)
    run_sleep(store)
    clock.pass_days(1)
    resolve(store, a, b, keep=b, reason="größer gemessen")
    clock.pass_days(1)
    confirm(store, b)
    clock.pass_days(1)
    undo(store, str(deeds(store, 1)[0].undo))
    return a, b


def whole(store: Store, chosen: Chosen | None = None, limit: int = 2) -> list[Deed]:
    """Every page one after the other."""
    found: list[Deed] = []
    got = page(store, chosen, None, limit)
    found += got.deeds
    while got.after is not None:
        assert len(got.deeds) == limit
        got = page(store, chosen, got.after, limit)
        found += got.deeds
    return found


@pytest.mark.parametrize("limit", [1, 2, 3, 100])
def test_pages_are_the_whole_list_each_deed_once(
    store: Store, lived: tuple[str, str], limit: int
) -> None:
    found = whole(store, limit=limit)
    assert [one for one in found if one.last] == list(deeds(store, None))
    idle = [one for one in found if not one.last]
    assert [one.what for one in idle] == ["A pass: nothing had changed."]
    assert [one.at for one in found] == sorted((one.at for one in found), reverse=True)


def test_what_stands_before_a_row_goes_on_where_the_list_ended(
    store: Store, lived: tuple[str, str]
) -> None:
    found = deeds(store, None)
    for at_, one in enumerate(found):
        assert deeds(store, None, before=one.place) == found[at_ + 1 :]
    assert deeds(store, 1, before=found[2].place) == found[3:4]


def test_a_pass_among_whose_rows_others_lie_is_told_once_on_any_page(store: Store) -> None:
    with store.database.writing() as connection:
        ids = [uuid7(), uuid7(), None]
        for step in range(60):
            which = ids[(step * step) % 3]
            name = f"mem_{step % 7:012d}"
            journal = Journal(connection, step // 4 * DAY, which)
            journal.append("reviewed" if which else "touched", name, _use())
            journal.flush()
    every = list(deeds(store, None))
    assert len([one for one in every if one.pass_id]) == 2
    assert [one.place for one in every] == sorted((one.place for one in every), reverse=True)
    assert [one for one in whole(store, limit=7) if one.last] == every


def _use() -> dict[str, object]:
    none = {"stability": None, "due": None}
    return {"caller": "agent", "from": none, "to": none, "rating": "good"}


@pytest.mark.parametrize("kind", list(Kind))
def test_each_kind_is_those_deeds_of_the_whole_that_have_such_rows(
    store: Store, lived: tuple[str, str], kind: Kind
) -> None:
    every = whole(store)
    found = whole(store, Chosen(kind), limit=1)
    assert found == [one for one in every if one in found]
    expected = {
        Kind.PASSES: [one for one in every if one.pass_id],
        Kind.IMPORTS: [],
        Kind.VERDICTS: [one for one in every if one.pass_id and one.last],
        Kind.CONFLICTS: [one for one in every if "was kept" in one.what],
        Kind.UNDO: [one for one in every if one.what.startswith("Undone")],
    }
    if kind in expected:
        told = [one for one in found if kind is not Kind.VERDICTS or one.pass_id]
        assert told == expected[kind]
    else:
        assert found


def test_a_span_of_days_holds_what_was_done_in_it(
    store: Store, lived: tuple[str, str], clock: MovingClock
) -> None:
    every = whole(store)
    since, until = every[4].at, every[1].at
    found = whole(store, Chosen(since=since, until=until))
    assert found == [one for one in every if since <= one.at <= until]
    assert len(found) > 2


def test_a_text_finds_reasons_ids_and_statements(store: Store, lived: tuple[str, str]) -> None:
    a, b = lived
    assert [one.what for one in whole(store, Chosen(text="größer"))] == [
        f"{b} was kept, {a} made way: größer gemessen"
    ]
    of_b = whole(store, Chosen(text=b))
    assert any(one.what == f"{b} was filed" for one in of_b)
    assert not any(one.what.startswith(f"{a} was filed") for one in of_b)
    assert whole(store, Chosen(text="100%_nothing\\")) == []
    one_pass = next(one for one in whole(store) if one.pass_id and one.last)
    assert one_pass in whole(store, Chosen(text=str(one_pass.pass_id)[:23]))


def test_changes_only_leaves_out_passes_that_changed_nothing(
    store: Store, lived: tuple[str, str]
) -> None:
    every = whole(store)
    found = whole(store, Chosen(changes=True))
    assert found == [one for one in every if one.last]


def test_a_page_can_be_stopped(store: Store, lived: tuple[str, str]) -> None:
    with pytest.raises(Cancelled):
        page(store, cancel=lambda: True)


# One deed -----------------------------------------------------------------------------------


def test_a_pass_tells_what_it_changed_before_and_after(
    store: Store, lived: tuple[str, str]
) -> None:
    a, _ = lived
    fell = next(one for one in deeds(store, None) if "1 verdict changed" in one.what)
    found = detail(store, fell)
    assert (1, "verdict changed") in found.counts
    assert found.rows == fell.last - fell.first + 1 and found.more == 0
    (memory,) = [one for one in found.memories if one.row.id == a]
    assert memory.row.statement == "The retry limit is 5"
    verdicts = [one.verdicts for one in memory.changes if one.verdicts]
    assert verdicts == [(State.VERBATIM, State.DRIFTED)]
    ((before, after),) = [one.grades for one in memory.changes if one.grades]
    assert before != after
    assert found.fixed is None and fell.touched == 1


def test_a_pass_counts_each_memory_that_it_tells_of_and_its_undo_as_many(tmp_path: Path) -> None:
    with Store(make_demo(tmp_path / "demo").store) as store:
        told = next(one for one in deeds(store, None) if one.pass_id)
        found = detail(store, told)
        assert told.touched is not None and told.told is not None and told.touched < told.told
        assert len(found.memories) + found.more == told.told
        assert undo(store, str(told.undo)).memories == told.told
        assert deeds(store, 1)[0].told == told.told


def test_what_cannot_be_taken_back_says_why(store: Store, lived: tuple[str, str]) -> None:
    every = whole(store)
    filed = next(one for one in every if "was filed" in one.what)
    assert detail(store, filed).fixed is Fixed.FILED
    undone = every[0]
    assert detail(store, undone).fixed is Fixed.UNDO
    assert detail(store, undone).redo == undone.first
    idle = next(one for one in every if not one.last)
    assert detail(store, idle).fixed is Fixed.IDLE
    taken_back = next(one for one in every if one.undone_by)
    assert detail(store, taken_back).redo == undone.first
    redo(store, undone.first)
    assert "was confirmed" in deeds(store, 1)[0].what


def test_what_was_done_again_is_not_offered_once_more(store: Store, lived: tuple[str, str]) -> None:
    undone = deeds(store, 1)[0]
    redo(store, undone.first)
    again, took_back, first = deeds(store, 3)
    assert first.undone_by == took_back.first == undone.first
    assert detail(store, first).redo is None and detail(store, took_back).redo is None
    assert detail(store, took_back).fixed is Fixed.AGAIN
    undo(store, str(again.undo))
    for one in deeds(store, None):
        if one.first in (first.first, took_back.first):
            assert detail(store, one).redo == took_back.first


def test_a_pass_that_was_done_again_is_not_offered_once_more(tmp_path: Path) -> None:
    with Store(make_demo(tmp_path / "demo").store) as store:
        last = next(one for one in deeds(store, None) if one.pass_id)
        undo(store, str(last.undo))
        took_back = deeds(store, 1)[0]
        assert detail(store, took_back).redo == took_back.first
        redo(store, took_back.first)
        old = next(one for one in deeds(store, None) if one.first == last.first)
        assert old.undone_by == took_back.first and detail(store, old).redo is None
        assert detail(store, took_back).redo is None


def test_a_deed_is_found_by_any_of_its_rows(store: Store, lived: tuple[str, str]) -> None:
    for one in deeds(store, None):
        assert at(store, one.first) == one
        assert at(store, one.last) == one
    with pytest.raises(UsageError):
        at(store, 10_000)


def test_a_long_list_is_shown_from_its_beginning(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "many.md"
    source.write_text("".join(f"Note number {at:03} of many.\n" for at in range(90)), "utf-8")
    for step in range(90):
        text = f"note number {step:03} of"
        store.add(new_memory(f"note {step}", source=source, excerpt=text.capitalize()))
    run_sleep(store)
    (newest,) = deeds(store, 1)
    found = detail(store, newest, most=10)
    assert newest.touched == 90
    assert len(found.memories) == 10 and found.more == 80
    assert found.memories[0].changes
    (imported,) = [one for one in found.counts if "verdict" in one[1]]
    assert imported[0] == 90


def test_a_rejected_memory_is_told_with_the_reason(store: Store) -> None:
    name = store.add(new_memory("It is true"))
    reject(store, name, "it is not")
    (newest,) = deeds(store, 1)
    (memory,) = detail(store, newest).memories
    assert [one.sentence for one in memory.changes if one.kind == "rejected"] == [
        "It was rejected: it is not"
    ]
    assert not memory.row.active


@pytest.mark.parametrize("detail", ["{", "{}", "[]", "null", '{"receipts": 5, "reason": []}'])
def test_rows_that_somebody_changed_are_told_as_such_beside_the_others(
    store: Store, lived: tuple[str, str], detail: str
) -> None:
    before = page(store)
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal SET detail=? WHERE seq<=9", (detail,))
    found = page(store)
    assert [one.first for one in found.deeds] == [one.first for one in before.deeds]
    assert found.deeds[-1].what == "Row 1 (add) cannot be read: it was changed afterwards."
    for kind in Kind:
        page(store, Chosen(kind=kind))
    assert charts(store) and home(store)


def test_what_rests_on_a_row_that_cannot_be_read_is_refused_in_a_sentence(
    store: Store, lived: tuple[str, str]
) -> None:
    seq = next(one for one in page(store).deeds if one.undo and one.pass_id is None).undo
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal SET detail='{' WHERE seq=?", (int(str(seq)),))
    with pytest.raises(JournalBroken, match=r"row .* cannot be read"):
        undo(store, str(seq))


@pytest.mark.parametrize("text", ["x" * 100_000, "\ud800", "%", "\\", "\0", "'", "a AND ("])
def test_a_text_of_any_letters_can_be_looked_for(
    store: Store, lived: tuple[str, str], text: str
) -> None:
    assert page(store, Chosen(text=text)).deeds == ()


def test_passes_of_a_run_history_with_odd_clocks_are_drawn_and_listed(
    store: Store, lived: tuple[str, str]
) -> None:
    marks = (-5, -(2**62), 2**63 - 1)
    for place, at_us in enumerate(marks):
        store.runs._change(
            "INSERT INTO run VALUES (?, 'pass', 'quick', ?, ?, 'done', '{', '[')",
            (f"zz{place}", at_us, at_us),
        )
    assert {f"zz{n}" for n in range(3)} <= {one.pass_id for one in page(store, limit=99).deeds}
    assert charts(store)[0].series
