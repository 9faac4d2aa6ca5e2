"""The review clock in a pass: what counts as a review, what sets it back, what is left alone."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from conftest import START, MovingClock, digest_of
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import micros
from nidra.base.errors import Cancelled
from nidra.records.grade import Standing
from nidra.records.report import PassReport
from nidra.records.review import Rating, Schedule
from nidra.sleep.schedule import LADDER_CLOCK, reviewed, state_of
from nidra.sleep.stages.schedule import DATED, HELD, SET_BACK
from nidra.store import health, reviews
from nidra.store.journal import Journal
from nidra.store.reviews import Change

DAY = 86_400_000_000
FIVE = "The retry limit is 5.\n"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.md"
    path.write_text(FIVE, "utf-8")
    return path


def filed(store: Store, config: Path) -> str:
    return store.add(new_memory("The retry limit is 5", source=config, excerpt="retry limit is 5"))


def schedule_of(store: Store, name: str) -> Schedule:
    with store.database.reading() as connection:
        row = connection.exec_driver_sql(
            "SELECT last_reviewed, review_due, review_state FROM memory WHERE public_id=?", (name,)
        ).one()
    return Schedule(*row)


def rung_of(store: Store, name: str) -> int:
    state = state_of(schedule_of(store, name))
    assert state is not None
    return state.rung


def slept(store: Store, mode: str = "full") -> PassReport:
    """A pass after which journal, census and clock agree."""
    report = run_sleep(store, mode=mode)
    assert verify_journal(store).problems == []
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
        rows = connection.exec_driver_sql(
            "SELECT public_id, last_reviewed, review_due, review_state FROM memory"
        ).fetchall()
    for name, *columns in rows:
        told = [e.detail["to"] for e in store.journal_for(name) if e.event.startswith("reviewed")]
        expected = Schedule(*columns).as_dict()
        assert (told[-1] if told else Schedule().as_dict()) == expected
    return report


def test_T50_six_passes_in_a_minute_are_one_review(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    first = slept(store)
    assert first.actions[HELD] == 1
    before, digest = schedule_of(store, name), digest_of(store)
    assert before.review_due == micros(START) + DAY
    for _ in range(5):
        clock.moment += timedelta(seconds=10)
        assert run_sleep(store).idle
    assert schedule_of(store, name) == before
    assert digest_of(store) == digest


def test_T50_six_passes_at_the_six_due_times_climb_six_rungs(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    spans = []
    for _ in range(6):
        slept(store)
        found = schedule_of(store, name)
        assert found.review_due is not None
        spans.append((found.review_due - store.now()) / DAY)
        clock.pass_days(spans[-1])
    assert spans == [1, 3, 7, 14, 30, 90]


def test_a_pass_just_before_the_due_time_is_no_review(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    slept(store)
    clock.moment += timedelta(days=1) - timedelta(microseconds=1)
    assert slept(store).idle
    clock.moment += timedelta(microseconds=1)
    assert slept(store).actions == {HELD: 1}
    assert rung_of(store, name) == 1


def test_a_failure_resets_at_once_and_once(store: Store, config: Path, clock: MovingClock) -> None:
    name = filed(store, config)
    for days in (1, 3, 7, 2):
        slept(store)
        clock.pass_days(days)
    assert rung_of(store, name) == 3
    config.write_text(FIVE.replace("5", "6"), "utf-8")
    assert slept(store).actions[SET_BACK] == 1
    fallen = schedule_of(store, name)
    assert rung_of(store, name) == 0
    assert fallen.review_due == store.now() + DAY
    clock.pass_days(0.5)
    assert slept(store).idle
    clock.pass_days(0.5)
    assert slept(store).actions == {SET_BACK: 1}
    assert schedule_of(store, name).review_due == store.now() + DAY


def test_what_rose_again_climbs_from_the_first_rung(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    for text in (FIVE, FIVE.replace("5", "6"), FIVE, FIVE):
        config.write_text(text, "utf-8")
        slept(store)
        clock.pass_days(1)
    assert rung_of(store, name) == 1


def test_a_source_that_is_gone_is_no_review(store: Store, config: Path, clock: MovingClock) -> None:
    name = filed(store, config)
    slept(store)
    before = schedule_of(store, name)
    config.unlink()
    clock.pass_days(2)
    assert HELD not in slept(store).actions
    assert schedule_of(store, name) == before
    config.write_text(FIVE, "utf-8")
    clock.pass_days(1)
    assert slept(store).actions[HELD] == 1
    assert rung_of(store, name) == 1


def test_what_was_never_read_gets_no_date(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "gone.md"
    source.write_text(FIVE, "utf-8")
    name = filed(store, source)
    source.unlink()
    slept(store)
    assert schedule_of(store, name) == Schedule()
    assert run_sleep(store).idle


def test_a_failed_memory_whose_source_went_is_not_failed_again(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    slept(store)
    config.write_text(FIVE.replace("5", "6"), "utf-8")
    slept(store)
    fallen = schedule_of(store, name)
    config.unlink()
    clock.pass_days(3)
    assert SET_BACK not in slept(store).actions
    assert schedule_of(store, name) == fallen


def test_T51_a_quick_pass_reads_what_is_due_and_leaves_the_rest(
    store: Store, config: Path, tmp_path: Path, clock: MovingClock
) -> None:
    early = filed(store, config)
    slept(store)
    clock.pass_days(1)
    slept(store)  # due again in three days
    other = tmp_path / "other.md"
    other.write_text("The port is 8443.\n", "utf-8")
    late = store.add(new_memory("The port is 8443", source=other, excerpt="port is 8443"))
    slept(store)
    clock.pass_days(1.25)
    report = slept(store, "quick")
    assert report.read["sources read"] == 1
    assert report.read["sources trusted by fingerprint"] == 1
    assert report.actions == {HELD: 1}
    assert (rung_of(store, early), rung_of(store, late)) == (1, 1)
    assert run_sleep(store, mode="quick").read["sources read"] == 0


def test_bytes_that_no_pass_read_are_no_review(
    store: Store, config: Path, tmp_path: Path, clock: MovingClock
) -> None:
    """Two receipts, one of which lies on a disk that is not there when the review is due."""
    other = tmp_path / "other.md"
    other.write_text(FIVE, "utf-8")
    name = store.add(
        new_memory(
            "The retry limit is 5",
            sources=[(config, "retry limit is 5"), (other, "The retry limit is 5")],
        )
    )
    slept(store)
    clock.pass_days(1)
    with store.database.reading() as connection:
        (stand,) = reviews.clocked(connection, [1])
        due = reviews.due_sources(connection, store.now())
    assert len(stand.reads) == len(due) == 2
    other.unlink()
    assert slept(store).actions[HELD] == 1
    last = json.loads(schedule_of(store, name).state or "")["h"][-1]
    assert last == Rating.HARD


def test_a_memory_without_receipt_gets_one_date_and_never_climbs(
    store: Store, clock: MovingClock
) -> None:
    name = store.add(new_memory("Somebody said so"))
    assert slept(store).actions == {DATED: 1}
    before = schedule_of(store, name)
    assert before.last_reviewed is None and before.review_due == micros(START) + DAY
    for days in (1, 3, 20):
        clock.pass_days(days)
        assert slept(store).idle
    assert schedule_of(store, name) == before


def test_a_review_is_no_change_of_the_memory(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    slept(store)
    before = store.get(name)
    clock.pass_days(1)
    slept(store)
    after = store.get(name)
    assert after.updated_at == before.updated_at
    assert (after.grade, after.standing) == (before.grade, before.standing)
    assert after.last_reviewed == store.now()


def test_T63_a_clock_that_stepped_back_moves_no_date_back_and_is_told(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    slept(store)
    clock.pass_days(1)
    slept(store)
    before = schedule_of(store, name)
    clock.pass_days(-10)
    report = slept(store)
    assert any("clock" in note for note in report.notes)
    assert schedule_of(store, name) == before
    config.write_text(FIVE.replace("5", "6"), "utf-8")
    slept(store)
    fallen = schedule_of(store, name)
    assert fallen.last_reviewed == before.last_reviewed
    assert fallen.review_due == (before.last_reviewed or 0) + DAY
    clock.pass_days(10)
    assert slept(store).notes == ()


def test_T67_many_that_change_alike_share_one_row_that_names_each(
    store: Store, tmp_path: Path
) -> None:
    source = tmp_path / "many.md"
    source.write_text("\n".join(f"Fact number {n} stands here." for n in range(60)), "utf-8")
    names = [
        store.add(new_memory(f"Fact {n}", source=source, excerpt=f"Fact number {n} stands here."))
        for n in range(60)
    ]
    assert slept(store).actions[HELD] == 60
    for name in (names[0], names[-1]):
        last = store.journal_for(name)[-1]
        assert last.event == "reviewed-many"
        assert (last.detail["count"], last.detail["rating"]) == (60, "good")


def test_a_retired_memory_is_not_reviewed(store: Store, config: Path, clock: MovingClock) -> None:
    from nidra.app.review import reject

    name = filed(store, config)
    slept(store)
    before = schedule_of(store, name)
    reject(store, name, "no")
    clock.pass_days(2)
    slept(store)
    assert schedule_of(store, name) == before


def test_a_dry_run_counts_and_writes_nothing(
    store: Store, config: Path, clock: MovingClock
) -> None:
    filed(store, config)
    store.add(new_memory("Somebody said so"))
    slept(store)
    clock.pass_days(1)
    before = digest_of(store)
    assert run_sleep(store, dry_run=True).actions == {HELD: 1}
    assert digest_of(store) == before


def test_the_fsrs_clock_spaces_the_same_reviews_its_own_way(
    store: Store, config: Path, clock: MovingClock
) -> None:
    store.settings.set("review.clock", "fsrs")
    name = filed(store, config)
    spans = []
    for _ in range(5):
        slept(store)
        found = schedule_of(store, name)
        assert found.review_due is not None
        spans.append((found.review_due - store.now()) / DAY)
        clock.pass_days(spans[-1])
    assert spans == [2, 11, 46, 163, 180]
    store.settings.set("review.clock", "ladder")
    slept(store)
    assert rung_of(store, name) == 5
    assert schedule_of(store, name).review_due == store.now() + 90 * DAY


def test_a_memory_that_changed_after_it_was_looked_at_is_left_alone(
    store: Store, config: Path
) -> None:
    names = [filed(store, config), store.add(new_memory("Somebody said so"))]
    slept(store)
    old = schedule_of(store, names[0])
    new = reviewed(old, Rating.GOOD, store.now() + DAY, LADDER_CLOCK, False)
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        assert reviews.write(connection, journal, [Change(old, new, Rating.GOOD, [1, 2])]) == 1
        journal.flush()
    assert schedule_of(store, names[0]) == new
    assert schedule_of(store, names[1]).last_reviewed is None
    assert [e.event for e in store.journal_for(names[1])].count("reviewed") == 1


def test_a_pass_that_was_cut_between_verdicts_and_reviews_goes_on(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    slept(store)
    first = schedule_of(store, name)
    clock.pass_days(1)
    stages: list[str] = []

    with pytest.raises(Cancelled):
        run_sleep(
            store,
            progress=lambda step: stages.append(step.stage),
            cancel=lambda: "integrity" in stages,
        )
    assert schedule_of(store, name) == first
    report = slept(store)
    assert report.resumed and report.actions == {HELD: 1}


def test_a_first_reading_is_the_first_review_in_one_transaction(store: Store, config: Path) -> None:
    name = filed(store, config)
    stages: list[str] = []
    with pytest.raises(Cancelled):
        run_sleep(
            store,
            progress=lambda step: stages.append(step.stage),
            cancel=lambda: "integrity" in stages,
        )
    assert store.get(name).evidence[0].ever_ok
    assert schedule_of(store, name).last_reviewed == store.now()
    assert [event.event for event in store.journal_for(name)][-1] == "reviewed"
    assert slept(store).actions == {}


def test_what_falls_is_set_back_in_the_transaction_of_its_verdict(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    resting = store.add(new_memory("So it is safe", rests_on=[name]))
    slept(store)
    first, other = schedule_of(store, name), schedule_of(store, resting)
    config.write_text("The retry limit is 6.\n", "utf-8")
    clock.moment += timedelta(hours=2)
    stages: list[str] = []
    with pytest.raises(Cancelled):
        run_sleep(
            store,
            progress=lambda step: stages.append(step.stage),
            cancel=lambda: "integrity" in stages,
        )
    now = store.now()
    expected = reviewed(first, Rating.AGAIN, now, LADDER_CLOCK, True)
    assert schedule_of(store, name) == expected
    assert [e.event for e in store.journal_for(name)][-3:] == ["verdict", "regrade", "reviewed"]
    assert schedule_of(store, resting) == other
    assert slept(store).actions == {"fell": 2, SET_BACK: 1}
    assert schedule_of(store, name) == expected
    assert schedule_of(store, resting).last_reviewed == now


def test_what_fell_is_not_set_back_by_a_pass_over_another_room(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = filed(store, config)
    slept(store)
    first = schedule_of(store, name)
    config.write_text("The retry limit is 6.\n", "utf-8")
    clock.moment += timedelta(hours=2)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("nidra.store.sources.sources_in", lambda *_: {1})
        run_sleep(store, subset={"wing": "elsewhere"}, mode="full")
    assert store.get(name).standing is Standing.FALLEN
    assert schedule_of(store, name) == first
    assert slept(store).actions == {SET_BACK: 1}


def test_a_memory_that_waits_for_another_source_is_rated_when_all_are_read(
    store: Store, config: Path, tmp_path: Path
) -> None:
    """Two sources, read in two transactions: rated after the first, it would have come through
    just so."""
    other = tmp_path / "other.md"
    other.write_text(f"Limits.\n{FIVE}", "utf-8")
    receipts = [(config, "retry limit is 5"), (other, "retry limit is 5")]
    name = store.add(new_memory("The retry limit is 5", sources=receipts))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("nidra.sleep.findings.WRITE_AT", 1)
        assert slept(store).actions[HELD] == 1
    assert json.loads(schedule_of(store, name).state or "")["h"][-1] == Rating.GOOD


def test_a_pass_over_one_room_gives_no_date_to_what_lies_elsewhere(store: Store) -> None:
    name = store.add(new_memory("Somebody said so"))
    run_sleep(store, subset={"wing": "nowhere"})
    assert schedule_of(store, name) == Schedule()
