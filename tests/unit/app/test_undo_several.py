"""Several things taken back in one go: all that can be, at one moment, and what was left with its reason."""

from __future__ import annotations

import pytest
from conftest import MovingClock
from nidra.app.consequences import of_undo
from nidra.app.decay import touch
from nidra.app.deed import at, detail
from nidra.app.history import deeds
from nidra.app.redo import redo_several
from nidra.app.resolve import resolve
from nidra.app.review import confirm_all, reject, reject_all
from nidra.app.undo import undo
from nidra.app.undo_several import undo_several
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import AlreadyUndone, UndoRefused, UsageError
from nidra.records.event import Event
from nidra.store import undo_rows
from nidra.store.connection import Connection
from nidra.store.grades import MANY


@pytest.fixture
def named(store: Store, clock: MovingClock) -> list[str]:
    names = [store.add(new_memory(f"The lamp {at} burns")) for at in range(4)]
    clock.pass_days(1)
    return names


def _active(store: Store) -> set[str]:
    return {memory.id for memory in store.load() if memory.active}


def test_a_word_on_several_memories_is_one_deed(store: Store, named: list[str]) -> None:
    word = reject_all(store, named[:3], "they are out")
    found = deeds(store)[0]
    assert found.what == "3 memories were rejected: they are out"
    assert (found.first, found.last) == (word.rows[0], word.rows[-1])
    assert set(found.memories) == set(named[:3])
    assert found.undo == " ".join(map(str, word.rows))
    assert {one.row.id for one in detail(store, found).memories} == set(named[:3])
    assert at(store, word.rows[1]) == found


def test_words_of_two_moments_or_for_two_reasons_are_two_deeds(
    store: Store, named: list[str], clock: MovingClock
) -> None:
    reject(store, named[0], "out")
    clock.pass_days(1)
    reject(store, named[1], "out")
    reject(store, named[2], "never lit")
    assert [deed.undo for deed in deeds(store, 3)] == [
        str(seq) for seq in sorted((int(deed.first) for deed in deeds(store, 3)), reverse=True)
    ]


def test_the_whole_deed_goes_back_at_once_and_comes_again_as_one(
    store: Store, named: list[str], clock: MovingClock
) -> None:
    before = _active(store)
    reject_all(store, named[:3], "they are out")
    after = _active(store)
    done = deeds(store)[0]
    told = of_undo(store, str(done.undo))
    assert told.back == 3 and told.sentence.startswith("All 3 are taken back; 3 memories")
    assert _active(store) == after
    clock.pass_days(1)
    found = undo_several(store, str(done.undo).split())
    assert _active(store) == before and found.memories == 3 and not found.left
    assert [one.of for one in found.done] == [*reversed(str(done.undo).split())]
    undone, old = deeds(store, 2)
    assert undone.kind == "undone" and old.undo is None
    assert old.undone_by == max(one.seq or 0 for one in found.done)
    again = detail(store, old).again
    assert again == detail(store, undone).again and len(again) == 3
    clock.pass_days(1)
    words = redo_several(store, again)
    assert _active(store) == after
    assert deeds(store)[0].undo == words and len(words.split()) == 3
    assert verify_journal(store).ok


def test_one_of_several_memories_can_go_back_alone(store: Store, named: list[str]) -> None:
    word = reject_all(store, named[:3], "they are out")
    undo(store, word.rows[1])
    found = next(deed for deed in deeds(store) if deed.kind == "rejected")
    assert found.undo == f"{word.rows[0]} {word.rows[2]}" and found.undone_by is None
    undo_several(store, found.undo.split())
    assert next(deed for deed in deeds(store) if deed.kind == "rejected").undone_by is not None
    assert _active(store) == set(named)


def test_what_something_later_rests_on_is_left_and_said(
    store: Store, named: list[str], clock: MovingClock
) -> None:
    first = confirm_all(store, named[:2])
    clock.pass_days(40)
    confirm_all(store, [named[0]])
    found = undo_several(store, [str(row) for row in first.rows])
    assert [one.of for one in found.done] == [str(first.rows[1])]
    (left,) = found.left
    assert left.of == str(first.rows[0]) and "came later and rests on it" in left.why


def test_what_rests_on_each_other_goes_back_the_last_first(
    store: Store, clock: MovingClock
) -> None:
    a, b = (store.add(new_memory(one, subject="lamp")) for one in ("It is lit", "It is out"))
    clock.pass_days(1)
    resolve(store, a, b, keep=a, reason="seen")
    clock.pass_days(1)
    reject(store, a, "it was never lit")
    words = [str(deed.undo) for deed in deeds(store, 2)]
    found = undo_several(store, [*reversed(words)])
    assert [one.of for one in found.done] == words and not found.left
    assert _active(store) == {a, b}


def test_where_nothing_can_go_back_the_first_reason_is_raised_and_nothing_is_written(
    store: Store, named: list[str]
) -> None:
    word = reject_all(store, named[:2], "out")
    words = [str(row) for row in word.rows]
    undo_several(store, words)
    last = deeds(store)[0].last
    with pytest.raises(AlreadyUndone):
        undo_several(store, words)
    with pytest.raises(UndoRefused):
        undo_several(store, ["1", "2"])
    with pytest.raises(UsageError, match="no journal row 999"):
        undo_several(store, ["1", "999"])
    assert deeds(store)[0].last == last


def test_a_dry_run_writes_nothing(store: Store, named: list[str]) -> None:
    word = reject_all(store, named[:3], "out")
    before = _active(store)
    found = undo_several(store, [str(row) for row in word.rows], dry_run=True)
    assert found.dry_run and found.memories == 3
    assert _active(store) == before and deeds(store)[0].undone_by is None


def test_very_many_memories_share_a_row_that_goes_back_and_comes_again(
    store: Store, clock: MovingClock
) -> None:
    names = [store.add(new_memory(f"The lamp {at} burns")) for at in range(MANY + 1)]
    clock.pass_days(1)
    word = reject_all(store, names, "they are out")
    assert len(word.rows) == 1 and not _active(store)
    done = undo(store, word.rows[0])
    assert _active(store) == set(names)
    clock.pass_days(1)
    assert redo_several(store, [done.seq or 0]) and not _active(store)


def test_partly_what_cannot_be_said_of_one_keeps_it_from_no_other(
    store: Store, named: list[str]
) -> None:
    reject(store, named[0], "out")
    with pytest.raises(UsageError, match="retired already"):
        reject_all(store, named, "out too")
    assert _active(store) == set(named[1:])
    word = reject_all(store, named, "out too", partly=True)
    assert not _active(store) and len(word.rows) == 3 and "retired already" in word.problem
    held = confirm_all(store, named, partly=True)
    assert held.said == () and held.rows == () and held.problem


def test_what_rests_on_each_other_comes_again_the_first_first(
    store: Store, clock: MovingClock
) -> None:
    a, b = (store.add(new_memory(one, subject="lamp")) for one in ("It is lit", "It is out"))
    clock.pass_days(1)
    resolve(store, a, b, keep=a, reason="seen")
    clock.pass_days(1)
    reject(store, a, "it was never lit")
    undo_several(store, [str(deed.undo) for deed in deeds(store, 2)])
    clock.pass_days(1)
    redo_several(store, detail(store, deeds(store)[0]).again)
    assert _active(store) == set()
    assert [deed.kind for deed in deeds(store, 2)] == ["rejected", "resolved"]


def test_where_one_cannot_come_again_by_itself_none_does(
    store: Store, named: list[str], clock: MovingClock
) -> None:
    touch(store, named[:1], "a test")
    clock.pass_days(1)
    reject(store, named[1], "out")
    found = undo_several(store, [str(deed.undo) for deed in deeds(store, 2)])
    last = deeds(store)[0].last
    with pytest.raises(UndoRefused, match="cannot be done again by itself"):
        redo_several(store, [one.seq or 0 for one in reversed(found.done)])
    assert deeds(store)[0].last == last


def test_the_rows_of_one_moment_are_read_once_however_many_go_back(
    store: Store, named: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    word = confirm_all(store, named)
    read = []
    run_around = undo_rows.run_around

    def counted(connection: Connection, middle: Event) -> list[Event]:
        read.append(middle.seq)
        return run_around(connection, middle)

    monkeypatch.setattr(undo_rows, "run_around", counted)
    assert len(undo_several(store, [str(row) for row in word.rows]).done) == 4
    assert len(read) == 1
