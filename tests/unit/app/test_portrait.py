"""One memory for a window: what is stored of it in one call, and what its sources say receipt by receipt."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from conftest import MovingClock
from nidra.app.contested import contested_with
from nidra.app.portrait import looks, portrait
from nidra.app.recheck import recheck
from nidra.app.resolve import resolve
from nidra.app.review import confirm
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, MemoryAbsent
from nidra.records.verdict import State

EXCERPT = "retry limit is 5"
TEXT = f"# Notes\n\nThe {EXCERPT} here.\n"


def _add(store: Store, statement: str, **more: object) -> str:
    return store.add(new_memory(statement, **more))  # type: ignore[arg-type]


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.md"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_portrait_names_what_stands_around_a_memory(store: Store, notes: Path) -> None:
    memory = _add(store, "The limit is 5", source=notes, excerpt=EXCERPT)
    above = _add(store, "It is given up after five", rests_on=[memory])
    run_sleep(store)
    drawn = portrait(store, memory)
    assert drawn.judgement.grade is drawn.memory.grade
    assert drawn.judgement.sentence.startswith("Its receipt was found")
    assert [one.id for one in drawn.dependants] == [above]
    assert [one.id for one in portrait(store, above).premises] == [memory]
    assert [deed.first for deed in drawn.deeds] == sorted(
        (deed.first for deed in drawn.deeds), reverse=True
    )
    with pytest.raises(MemoryAbsent):
        portrait(store, "mem_ffffffffffff")


def test_a_portrait_tells_which_pass_read_a_source_last(
    store: Store, clock: MovingClock, notes: Path
) -> None:
    clock.moment = datetime.now(UTC) + timedelta(days=1)
    memory = _add(store, "The limit is 5", source=notes, excerpt=EXCERPT)
    run_sleep(store)
    (row,) = portrait(store, memory).memory.evidence
    first = portrait(store, memory).reading_of(row.key)
    assert first is not None and first.mode == "full"
    clock.pass_days(0.2)
    run_sleep(store, mode="quick")
    again = portrait(store, memory)
    assert again.reading_of(row.key) == first
    assert again.trusted_at is not None and again.trusted_at > first.started_at
    assert again.reading_of(-1) is None


def test_strength_is_known_from_the_last_use_to_beyond_today(
    store: Store, clock: MovingClock
) -> None:
    memory = _add(store, "Nobody uses it")
    clock.pass_days(20)
    one = portrait(store, memory).decayed
    days = [day for day, _ in one.coming]
    assert days[0] == -20 and 0 in days and days[-1] > 365
    strengths = [strength for _, strength in one.coming]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] == pytest.approx(1.0)


def test_the_rivals_of_a_memory_are_its_open_pairs_alone(store: Store) -> None:
    one, other = (_add(store, f"The fee is {n} euros", subject="fee") for n in (40, 55))
    _add(store, "The port is 80", subject="port")
    _add(store, "The port is 90", subject="port")
    run_sleep(store)
    (pair,) = contested_with(store, one)
    assert set(pair.ids) == {one, other}
    resolve(store, one, other, keep=other)
    assert contested_with(store, other) == ()
    replaced = portrait(store, one).replaced_by
    assert replaced is not None and replaced.id == other


def test_the_deeds_of_a_memory_say_what_did_them(store: Store, notes: Path) -> None:
    memory = _add(store, "The limit is 5", source=notes, excerpt=EXCERPT)
    run_sleep(store)
    notes.write_text(TEXT.replace("5", "6"), encoding="utf-8")
    recheck(store, memory)
    confirm(store, memory, "watch")
    by = {deed.what: deed.by for deed in portrait(store, memory).deeds}
    assert set(by.values()) == {"recheck", ""}
    assert by[f"{memory} was confirmed: watch"] == ""


def test_what_was_found_stands_between_its_neighbours_with_its_digest(
    store: Store, notes: Path
) -> None:
    memory = _add(store, "The limit is 5", source=notes, excerpt=EXCERPT)
    run_sleep(store)
    (found,) = looks(store, memory)
    assert (found.before, found.found, found.after) == ("# Notes\n\nThe ", EXCERPT, " here.\n")
    assert found.line == 3
    assert found.sha256 == hashlib.sha256(EXCERPT.encode()).hexdigest()
    assert not found.differs and not found.fails


def test_a_look_tells_what_differs_and_whether_it_speaks_against_the_memory(
    store: Store, notes: Path
) -> None:
    memory = _add(store, "The limit is 5", source=notes, excerpt=EXCERPT)
    run_sleep(store)
    notes.write_text(TEXT.replace("5", "6"), encoding="utf-8")
    (drifted,) = looks(store, memory)
    assert drifted.verdict.state is State.DRIFTED
    assert drifted.differs and drifted.fails
    assert drifted.changes == (("5", "6"),)
    assert drifted.found == "retry limit is 6"
    assert drifted.sha256 == hashlib.sha256(b"retry limit is 6").hexdigest()
    notes.write_text(f"A new first line.\n{TEXT}", encoding="utf-8")
    (moved,) = looks(store, memory)
    assert moved.verdict.state is State.MOVED and not moved.differs
    notes.unlink()
    (gone,) = looks(store, memory)
    assert gone.differs and not gone.fails and not gone.reached
    assert (gone.found, gone.sha256, gone.line) == ("", "", None)


def test_a_look_ends_when_nobody_waits_for_it_any_more(store: Store, notes: Path) -> None:
    memory = _add(store, "The limit is 5", source=notes, excerpt=EXCERPT)
    with pytest.raises(Cancelled):
        list(looks(store, memory, lambda: True))
