"""What is due, and a person's word on it."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.review import confirm, count_due, due, reject
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import MemoryAbsent, UsageError
from nidra.records.grade import Standing
from nidra.store import health

DAY = 86_400_000_000


@pytest.fixture
def note(store: Store) -> str:
    """A memory without receipt that has a date."""
    name = store.add(new_memory("The port is 8443", confidence=0.2))
    run_sleep(store)
    return name


def test_what_is_due_comes_longest_overdue_first(
    store: Store, note: str, clock: MovingClock
) -> None:
    clock.pass_days(3)
    later = store.add(new_memory("The port is 80"))
    run_sleep(store)
    assert [(m.id, m.overdue_days) for m in due(store)] == [(note, 2.0), (later, -1.0)]
    assert [m.id for m in due(store, ahead=0)] == [note]
    assert [m.id for m in due(store, limit=1)] == [note]
    assert count_due(store) == (1, 1)
    first = due(store)[0]
    assert first.standing is Standing.NO_RECEIPT and "no receipt" in first.why


def test_being_overdue_is_computed_and_not_stored(
    store: Store, note: str, clock: MovingClock
) -> None:
    before = digest_of(store)
    clock.pass_days(20)
    assert due(store)[0].overdue_days == 19
    assert digest_of(store) == before


def test_a_planned_burial_and_a_contest_are_said(
    store: Store, note: str, clock: MovingClock
) -> None:
    clock.pass_days(40)
    run_sleep(store)
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET contested=1")
    why = due(store)[0].why
    assert "burial is planned" in why and "contested" in why


def test_a_confirmation_climbs_one_rung_and_is_journaled(
    store: Store, note: str, clock: MovingClock
) -> None:
    clock.pass_days(1)
    done = confirm(store, note[:8], " asked the team ")
    assert (done.id, done.changed, done.review_due) == (note, True, store.now() + 3 * DAY)
    event = store.journal_for(note)[-1]
    assert (event.event, event.detail["rating"]) == ("confirmed", "easy")
    assert event.detail["reason"] == "asked the team"
    memory = store.get(note)
    assert (memory.last_reviewed, memory.review_due) == (store.now(), store.now() + 3 * DAY)
    assert memory.confidence == 0.2
    assert verify_journal(store).problems == []


def test_T50_a_confirmation_said_again_climbs_no_further(
    store: Store, note: str, clock: MovingClock
) -> None:
    first = confirm(store, note)
    digest = digest_of(store)
    again = confirm(store, note)
    assert (again.changed, again.review_due) == (False, first.review_due)
    assert digest_of(store) == digest
    clock.pass_days(3)
    assert confirm(store, note).review_due == store.now() + 7 * DAY


def test_a_confirmation_by_fsrs_reaches_further(store: Store, note: str) -> None:
    store.settings.set("review.clock", "fsrs")
    assert confirm(store, note).review_due == store.now() + 8 * DAY


def test_a_confirmed_memory_that_fell_stays_fallen_and_is_not_set_back_at_once(
    store: Store, tmp_path: Path, clock: MovingClock
) -> None:
    source = tmp_path / "c.md"
    source.write_text("port is 8443", "utf-8")
    name = store.add(new_memory("port is 8443", source=source, excerpt="port is 8443"))
    run_sleep(store)
    source.write_text("port is 80", "utf-8")
    run_sleep(store)
    done = confirm(store, name, "it is being put back")
    assert done.review_due == store.now() + 3 * DAY
    assert run_sleep(store).idle
    assert store.get(name).standing is Standing.FALLEN
    clock.pass_days(3)
    run_sleep(store)
    assert store.get(name).review_due == store.now() + DAY


def test_a_rejection_retires_with_its_reason(store: Store, note: str) -> None:
    child = store.add(new_memory("The port is secure", rests_on=[note]))
    run_sleep(store)
    done = reject(store, note, "it is 80 now")
    assert done.rejected
    memory = store.get(note)
    assert not memory.active and memory.flags == ("rejected",)
    event = store.journal_for(note)[-1]
    assert (event.event, event.detail["reason"]) == ("rejected", "it is 80 now")
    assert store.get(child).active
    assert due(store, ahead=8 * DAY) == () or note not in [m.id for m in due(store)]
    assert verify_journal(store).problems == []
    with store.database.reading() as connection:
        assert health.census_is_true(connection)


def test_a_rejection_needs_a_reason(store: Store, note: str) -> None:
    with pytest.raises(UsageError, match="--reason"):
        reject(store, note, "  ")
    assert store.get(note).active


def test_a_word_on_what_is_retired_or_absent_is_refused(store: Store, note: str) -> None:
    reject(store, note, "no")
    for word in (confirm, reject):
        with pytest.raises(UsageError, match="retired already"):
            word(store, note, "yes")
        with pytest.raises(MemoryAbsent):
            word(store, "mem_ffffffff", "yes")


def test_an_endless_reason_is_refused(store: Store, note: str) -> None:
    with pytest.raises(UsageError, match="characters"):
        confirm(store, note, "x" * 3000)
