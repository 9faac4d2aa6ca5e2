"""The stage that finds contradictions: what becomes contested, what is lifted, what is left alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from conftest import MovingClock, digest_of
from nidra.app.contested import contested
from nidra.app.resolve import resolve
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.recall import remember
from nidra.sleep.stages import contradict
from nidra.store import census, contests, health, retiring
from nidra.store.contests import BOTH, LIFTED, OPEN, RESOLVED, Contest
from nidra.store.journal import Journal


def _say(
    store: Store, text: str, subject: str | None = "retry", attribute: str | None = None
) -> str:
    return store.add(new_memory(text, subject=subject, attribute=attribute))


def _key(store: Store, name: str) -> int:
    return store.get(name).key


def _contests(store: Store, *names: str) -> list[Contest]:
    keys = [_key(store, name) for name in names]
    with store.database.reading() as connection:
        return contests.of(connection, keys)


def _flag(store: Store, name: str) -> bool:
    with store.database.reading() as connection:
        row = connection.exec_driver_sql(
            "SELECT contested FROM memory WHERE public_id=?", (name,)
        ).fetchone()
    return bool(row and row[0])


def _consistent(store: Store) -> None:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
    assert verify_journal(store).problems == []


def _close(store: Store, contest: Contest, state: str) -> None:
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        contests.close(connection, journal, [contest], state, "a person said so", store.now())
        journal.flush()


def test_two_values_of_one_subject_are_contested_with_the_parts_that_differ(
    store: Store, clock: MovingClock
) -> None:
    old = _say(store, "The retry limit is 5")
    clock.pass_days(1)
    new = _say(store, "The retry limit is 6")
    report = run_sleep(store)
    (found,) = _contests(store, old, new)
    assert (found.kind, found.state) == ("numeric", OPEN)
    assert found.detail["parts"] == [["5", "6"]]
    assert found.detail["newer"] == new
    assert _flag(store, old) and _flag(store, new)
    assert report.actions["pairs contested"] == 1
    _consistent(store)


def test_T66_a_contest_says_which_side_is_newer_and_which_was_verified(
    store: Store, clock: MovingClock, tmp_path
) -> None:
    source = tmp_path / "config.md"
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    old = store.add(
        new_memory(
            "The retry limit is 5", subject="retry", source=source, excerpt="retry limit is 5"
        )
    )
    clock.pass_days(2)
    new = _say(store, "The retry limit is 6")
    run_sleep(store)
    (found,) = _contests(store, old)
    assert found.detail["newer"] == new
    assert found.detail["verified"] == [old]


def test_a_second_pass_finds_nothing_new_and_writes_not_a_byte(store: Store) -> None:
    _say(store, "Uploads are enabled")
    _say(store, "Uploads are disabled")
    run_sleep(store)
    run_sleep(store)
    before = digest_of(store)
    report = run_sleep(store)
    assert digest_of(store) == before
    assert "pairs contested" not in report.actions


def test_a_lost_record_of_what_was_compared_opens_no_pair_twice(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    _say(store, "Uploads are disabled")
    run_sleep(store)
    store.close()
    store.runs.path.unlink()
    report = run_sleep(store)
    assert "pairs contested" not in report.actions
    assert len(_contests(store, one)) == 1


def test_T61_subjects_that_differ_in_case_and_hyphens_meet(store: Store) -> None:
    one = _say(store, "The port is 8080", "Service Port")
    other = _say(store, "The port is 9090", "service-port")
    run_sleep(store)
    assert _flag(store, one) and _flag(store, other)


def test_memories_meet_under_an_alias(store: Store) -> None:
    one = _say(store, "The port is 8080", "gateway")
    _say(store, "The port is 8080", "edge")
    other = _say(store, "The port is 9090", "edge")
    run_sleep(store)
    assert len(_contests(store, one)) == 1
    assert _flag(store, other)


def test_different_subjects_do_not_meet(store: Store) -> None:
    one = _say(store, "The port is 8080", "gateway")
    _say(store, "The port is 9090", "database")
    run_sleep(store)
    assert not _flag(store, one)


def test_one_address_holds_one_value(store: Store) -> None:
    one = _say(store, "Alice Nguyen", "payments", "owner")
    other = _say(store, "Bob Meyer", "payments", "owner")
    apart = _say(store, "Carol Diaz", "payments", "approver")
    run_sleep(store)
    (found,) = _contests(store, one)
    assert found.kind == "value"
    assert _flag(store, other) and not _flag(store, apart)


def test_T62_memories_without_a_subject_are_counted_as_not_compared(store: Store) -> None:
    _say(store, "The port is 8080", None)
    _say(store, "The port is 9090", None)
    _say(store, "The timeout is 30 s", "gateway")
    report = run_sleep(store)
    assert report.read["memories not compared (no subject)"] == 2
    assert report.read["memories compared"] == 1
    assert "pairs contested" not in report.actions


def test_T54_a_contest_is_lifted_when_one_side_is_retired(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    other = _say(store, "Uploads are disabled")
    run_sleep(store)
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET active=0 WHERE public_id=?", (other,))
        connection.exec_driver_sql("DELETE FROM census")
        for cell, n in census.recount(connection).items():
            connection.exec_driver_sql("INSERT INTO census VALUES (?,?,?,?,?,?,?,?)", (*cell, n))
    report = run_sleep(store)
    (found,) = _contests(store, one)
    assert found.state == LIFTED
    assert not _flag(store, one)
    assert report.actions["contests lifted"] == 1


def test_a_pair_is_contested_again_when_both_sides_are_back(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    other = _say(store, "Uploads are disabled")
    run_sleep(store)
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        retiring.bury(connection, journal, [_key(store, other)], "by hand", store.now())
        journal.flush()
    run_sleep(store)
    store.add(new_memory("Uploads are disabled", subject="retry"), revive=True)
    run_sleep(store)
    assert [contest.state for contest in _contests(store, one)] == [LIFTED, OPEN]
    assert _flag(store, one) and _flag(store, other)


def test_a_pair_that_both_hold_is_never_brought_up_again(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    _say(store, "Uploads are disabled")
    run_sleep(store)
    _close(store, _contests(store, one)[0], BOTH)
    _say(store, "Uploads are slow")
    report = run_sleep(store)
    assert "pairs contested" not in report.actions
    assert [contest.state for contest in _contests(store, one)] == [BOTH]


def test_a_decided_pair_is_found_again_once_its_loser_was_brought_back(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    other = _say(store, "Uploads are disabled")
    run_sleep(store)
    resolve(store, one, other, keep=one)
    assert "pairs contested" not in run_sleep(store).actions
    store.add(new_memory("Uploads are disabled", subject="retry"), revive=True)
    assert run_sleep(store).actions["pairs contested"] == 1
    assert [contest.state for contest in _contests(store, one)] == [RESOLVED, OPEN]
    assert _flag(store, one) and _flag(store, other)


def test_T72_two_answers_to_one_question_are_no_contest(store: Store, clock: MovingClock) -> None:
    remember(store, "What is the retry limit?", "It is 5.", sources=[])
    clock.pass_days(1)
    remember(store, "What is the retry limit?", "It is 6.", sources=[])
    report = run_sleep(store)
    assert "pairs contested" not in report.actions


def test_a_dry_run_counts_and_writes_nothing(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    _say(store, "Uploads are disabled")
    store.close()
    before = digest_of(store)
    report = run_sleep(store, dry_run=True)
    assert report.actions["pairs contested"] == 1
    assert digest_of(store) == before
    run_sleep(store)
    assert _flag(store, one)


def test_a_pass_that_is_stopped_between_two_subjects_is_gone_on_with(store: Store) -> None:
    for number in range(3):
        _say(store, f"Uploads number {number} are enabled", f"s{number}")
        _say(store, f"Uploads number {number} are disabled", f"s{number}")
    asked = iter([False] * 4 + [True] * 1000)
    with pytest.raises(Cancelled):
        run_sleep(store, cancel=lambda: next(asked))
    run_sleep(store)
    with store.database.reading() as connection:
        opened = contests.open_ones(connection)
    assert len({(c.a, c.b) for c in opened}) == len(opened) == 3
    _consistent(store)


def test_T56_four_hundred_numbered_notes_make_no_flood(store: Store) -> None:
    with store.database.writing() as connection:
        from nidra.store import memories

        for number in range(400):
            memory = new_memory(f"Note {number}: {number * 3} eggs in the box", subject="notes")
            memories.file(connection, memory, store.now())
    report = run_sleep(store)
    assert "pairs contested" not in report.actions
    assert report.read["memories compared"] == 400


def test_many_values_are_named_against_the_newest_and_the_rest_is_counted(store: Store) -> None:
    with store.database.writing() as connection:
        from nidra.store import memories

        for number in range(100):
            memory = new_memory(f"The retry limit is {number}", subject="retry")
            memories.file(connection, memory, store.now() + number)
    report = run_sleep(store)
    assert report.actions["pairs contested"] == 50
    assert report.read["pairs left out"] == 100 * 99 // 2 - 50
    with store.database.reading() as connection:
        assert health.census_is_true(connection)


def test_episodes_are_left_alone(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    other = _say(store, "Uploads are disabled")
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET tier=1 WHERE public_id=?", (other,))
    run_sleep(store)
    assert not _flag(store, one)


def test_contested_memories_keep_their_grade(store: Store) -> None:
    one = _say(store, "Uploads are enabled")
    _say(store, "Uploads are disabled")
    before = store.get(one).grade
    run_sleep(store)
    assert store.get(one).grade is before


def test_a_pair_that_two_subjects_share_is_one_contest(store: Store) -> None:
    one = "The pier is open to visitors"
    other = "The pier is not open to visitors"
    for subject in ("pier", "visitors"):
        for statement in (one, other):
            store.add(new_memory(statement, subject=subject))
    assert run_sleep(store).actions["pairs contested"] == 1
    a, b = (memory.id for memory in store.load())
    resolve(store, a, b, both=True, reason="one is about the night")
    assert not store.get(a).contested and not store.get(b).contested
    assert run_sleep(store).idle


def test_what_a_union_brings_under_a_subject_is_compared_in_the_same_pass(store: Store) -> None:
    store.add(new_memory("The pier is open to visitors"))
    store.add(new_memory("The pier is closed to visitors", subject="pier"))
    store.add(new_memory("THE PIER IS OPEN to visitors", subject="pier"))
    run_sleep(store)
    assert store.census().contested == 2
    assert run_sleep(store).idle


def test_that_both_hold_is_true_of_what_they_were_united_into(
    store: Store, clock: MovingClock
) -> None:
    one = _say(store, "Uploads are enabled")
    other = _say(store, "Uploads are disabled")
    run_sleep(store)
    resolve(store, one, other, both=True, reason="in two regions")
    clock.pass_days(0.1)
    older = new_memory("UPLOADS are enabled.", subject="retry", now="2020-01-01T00:00:00+00:00")
    kept = store.add(older)
    run_sleep(store)
    assert store.get(one).superseded_by == kept
    assert not store.get(kept).contested and not store.get(other).contested
    assert run_sleep(store).idle


def test_a_word_that_is_said_during_the_pass_stands(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = _say(store, "Uploads are enabled")
    other = _say(store, "Uploads are disabled")
    planned = contradict._Stage._write

    def late(stage: contradict._Stage, fresh: Sequence[contests.NewContest]) -> int:
        resolve(Store(store.folder, clock=store.clock), one, other, both=True, reason="two regions")
        return planned(stage, fresh)

    monkeypatch.setattr(contradict._Stage, "_write", late)
    report = run_sleep(store)
    assert "pairs contested" not in report.actions
    assert [contest.state for contest in _contests(store, one)] == [BOTH]


def test_what_was_left_out_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nidra.trust.contra_buckets.MOST_NAMED", 1)
    for name in ("lamp", "pump", "gate"):
        _say(store, f"The {name} on the north pier is enabled")
        _say(store, f"The {name} on the north pier is disabled")
    notes = run_sleep(store).notes
    assert any(note.startswith("2 more pairs of memories may not both hold") for note in notes)


def test_decided_pairs_take_no_other_pairs_place(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nidra.trust.contra_buckets.MOST_NAMED", 1)
    for name in ("lamp", "pump"):
        _say(store, f"The {name} on the north pier is enabled")
        _say(store, f"The {name} on the north pier is disabled")
    run_sleep(store)
    found = contested(store)[0]
    resolve(store, *found.ids, both=True, reason="at other hours")
    _say(store, "Uploads are slow")
    assert run_sleep(store).actions["pairs contested"] == 1
    assert contested(store)[0].ids != found.ids
