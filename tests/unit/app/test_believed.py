"""What is believed otherwise today than on a day: each memory once, with the row that made it so."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from conftest import DATA, START, MovingClock
from nidra.app.believed import believed, page
from nidra.app.history import deeds, memory_then, store_then
from nidra.app.imports import Request, import_store
from nidra.app.resolve import resolve
from nidra.app.review import reject
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.records.believed import BELIEVED, Beliefs, Turn, packed
from nidra.records.grade import Grade, Standing
from nidra.records.history import MemoryThen


def _day(number: float) -> str:
    return (START + timedelta(days=number, hours=1)).isoformat()


@pytest.fixture
def lived(store: Store, clock: MovingClock, tmp_path: Path) -> dict[str, str]:
    """Day 0: four memories and a pass. Day 1: a source changes, a pass. Day 2: a person decides. Day 3:
    an import, undone on day 4."""
    (tmp_path / "limits.md").write_text("The retry limit is 5 attempts.\n", "utf-8")
    named = {
        "falls": store.add(
            new_memory(
                "The retry limit is 5", source=tmp_path / "limits.md", excerpt="retry limit is 5"
            )
        ),
        "goes": store.add(new_memory("Something else entirely")),
        "on": store.add(new_memory("The cache is enabled", subject="cache")),
        "off": store.add(new_memory("The cache is disabled", subject="cache")),
    }
    run_sleep(store)
    clock.pass_days(1)
    (tmp_path / "limits.md").write_text("The retry limit is 6 attempts.\n", "utf-8")
    run_sleep(store)
    clock.pass_days(1)
    resolve(store, named["on"], named["off"], keep=named["on"], reason="seen")
    reject(store, named["goes"], "it was never so")
    clock.pass_days(1)
    import_store(store, Request(DATA / "palaces" / "mixed"))
    clock.pass_days(1)
    undo(store, str(next(d for d in deeds(store) if "imported" in d.what).undo))
    clock.pass_days(1)
    return named


def _turns(store: Store, found: Beliefs) -> dict[str, Turn]:
    return {line.row.id: line.turn for line in page(store, found.changes).lines}


def test_each_memory_is_told_once_the_one_that_changed_last_first(
    store: Store, lived: dict[str, str]
) -> None:
    found = believed(store, _day(0))
    lines = page(store, found.changes).lines
    assert [(line.row.id, line.turn) for line in lines] == [
        (lived["goes"], Turn.RETIRED),
        (lived["off"], Turn.RETIRED),
        (lived["on"], Turn.SETTLED),
        (lived["falls"], Turn.FELL),
    ]
    fell = lines[-1]
    assert fell.grades == (
        (Grade.MACHINE_CHECKED, Standing.TRACEABLE),
        (Grade.UNVERIFIED, Standing.FALLEN),
    )
    assert fell.deed.pass_id is not None and "no longer says so" in fell.change.sentence
    assert "never so" in lines[0].change.sentence and lines[0].deed.pass_id is None
    assert found.changes.counts() == {Turn.FELL: 1, Turn.SETTLED: 1, Turn.RETIRED: 2}
    assert [*found.changes.only(Turn.FELL).keys] == [fell.row.key]


def test_the_list_and_the_numbers_beside_it_agree(store: Store, lived: dict[str, str]) -> None:
    for number in range(-1, 6):
        found = believed(store, _day(number))
        assert found.then == store_then(store, _day(number))
        count = found.changes.turns.count
        came = count(Turn.FILED) + count(Turn.BACK)
        went = count(Turn.RETIRED) + count(Turn.WITHDRAWN)
        assert found.today.active - found.then.active == came - went
        assert found.today.active == store.census().active


def test_every_memory_stands_in_the_list_as_its_own_history_tells(
    store: Store, lived: dict[str, str], clock: MovingClock
) -> None:
    today = _day(5)
    for number in range(-1, 5):
        found = believed(store, _day(number))
        told = {line.row.id: line for line in page(store, found.changes).lines}
        for memory in store.load():
            then = memory_then(store, memory.id, _day(number))
            now = memory_then(store, memory.id, today)
            differs = _belief(then) != _belief(now)
            assert differs == (memory.id in told)
            if differs:
                line = told[memory.id]
                assert _packed(line.then) & BELIEVED == BELIEVED or not _belief(then)
                assert not _belief(then) or line.then[2:] == _belief(then)


def _packed(state: tuple[int, ...]) -> int:
    return packed(*state)


def _belief(then: MemoryThen) -> tuple[int, ...]:
    """How a memory is believed; nothing where it is not."""
    if not (then.existed and then.active):
        return ()
    return int(bool(then.contested_with)), int(then.grade), int(then.standing)


def test_what_an_undone_import_had_brought_was_withdrawn(
    store: Store, lived: dict[str, str]
) -> None:
    found = believed(store, _day(3))
    assert set(found.changes.counts()) == {Turn.WITHDRAWN}
    (line, *_) = page(store, found.changes, 0, 1).lines
    assert line.deed.kind == "undone" and not line.now.there and line.then.there


def test_what_came_and_went_between_is_no_difference(store: Store, lived: dict[str, str]) -> None:
    assert len(believed(store, _day(5)).changes) == 0
    only = believed(store, "2001-01-01")
    assert set(_turns(store, only).values()) == {Turn.FILED}
    assert len(only.changes) == only.today.active


def test_pages_one_behind_the_other_are_the_whole_list(store: Store, lived: dict[str, str]) -> None:
    changes = believed(store, _day(3)).changes
    whole = [line.row.id for line in page(store, changes, 0, len(changes)).lines]
    parts = [
        line.row.id
        for at in range(0, len(changes), 7)
        for line in page(store, changes, at, 7).lines
    ]
    assert parts == whole and len(set(whole)) == len(changes) > 7
    assert page(store, changes, len(changes)).lines == ()


def test_a_look_back_heeds_a_wish_to_stop(store: Store, lived: dict[str, str]) -> None:
    with pytest.raises(Cancelled):
        believed(store, _day(0), lambda: True)
