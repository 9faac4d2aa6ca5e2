"""Memories that say the same become one, nothing is lost, and a stale copy fells nobody."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.answers import recall, remember
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, UsageError
from nidra.records.event import Event
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from nidra.sleep.stages import unite
from nidra.store import contests, health, unions
from nidra.store.contests import NewContest
from nidra.store.journal import Journal
from nidra.store.reading import Filter

TEXT = "# limits\nThe retry limit is 5 attempts.\n"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.md"
    path.write_text(TEXT, "utf-8")
    return path


def _add(store: Store, statement: str, source: Path | None = None, **more: object) -> str:
    quoted = {"source": source, "excerpt": "retry limit is 5"} if source else {}
    return store.add(new_memory(statement, **quoted, **more))  # type: ignore[arg-type]


def _sound(store: Store) -> None:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
    assert verify_journal(store).problems == []


def _merged(store: Store, name: str) -> list[Event]:
    return [event for event in store.journal_for(name) if event.event == "merged"]


def _key(store: Store, name: str) -> int:
    return store.get(name).key


def test_the_oldest_is_kept_and_shows_what_the_others_have_to_show(
    store: Store, config: Path, tmp_path: Path, clock: MovingClock
) -> None:
    other = tmp_path / "other.md"
    other.write_text(TEXT, "utf-8")
    first = _add(store, "The retry limit is 5", config, tags=["a"])
    clock.pass_days(0.01)
    second = _add(store, "the RETRY limit is 5.", other, tags=["b"], subject="retry-limit")
    report = run_sleep(store)
    assert report.actions["duplicates united"] == 1
    kept, united = store.get(first), store.get(second)
    assert (kept.active, united.active) == (True, False)
    assert (united.superseded_by, united.flags) == (first, ("united",))
    assert [row.source for row in kept.evidence] == [str(config), str(other)]
    assert [row.source for row in united.evidence] == [str(other)]
    assert kept.tags == ("a", "b")
    assert kept.subject == "retry-limit"
    assert kept.grade is Grade.MACHINE_CHECKED
    (event,) = _merged(store, first)
    assert event.detail == {
        "from": [second],
        "links": [united.evidence[0].key],
        "retired": [],
        "tags": ["b"],
        "subjects": [],
        "subject": "retry-limit",
        "lineage": [],
    }
    told = [e for e in store.journal_for(second) if e.event == "superseded"]
    assert told[0].detail["by"] == first
    assert told[0].detail["reason"] == f"says the same as {first}"
    _sound(store)


def test_a_second_pass_writes_not_a_byte_even_where_the_mark_was_lost(
    store: Store, config: Path
) -> None:
    for statement in ("Same words", "same words.", "SAME WORDS", "Other words"):
        _add(store, statement, config)
    run_sleep(store)
    before = digest_of(store)
    assert run_sleep(store).idle
    assert digest_of(store) == before
    for path in store.folder.glob("runs.db*"):
        path.unlink()
    assert run_sleep(store).idle
    assert digest_of(store) == before


def test_an_unchanged_pass_compares_nothing_and_a_new_copy_only_with_its_like(store: Store) -> None:
    for statement in ("Same words", "same words.", "Other words", "other words!"):
        _add(store, statement)
    assert run_sleep(store).read[unite.COMPARED] == 4
    assert run_sleep(store).read[unite.COMPARED] == 0
    late = _add(store, "Same, words")
    report = run_sleep(store)
    assert report.read[unite.COMPARED] == 2
    assert report.actions["duplicates united"] == 1
    assert not store.get(late).active
    _sound(store)


def test_T49_older_is_older_in_time_and_not_in_spelling(store: Store) -> None:
    late = _add(store, "Same words", now="2026-06-01T08:00:00Z")
    early = _add(store, "same words.", now="2026-06-01T09:00:00+05:30")
    run_sleep(store)
    assert store.get(early).active
    assert store.get(late).superseded_by == early


def test_T65_a_stale_copy_does_not_fell_the_verified_keeper(
    store: Store, config: Path, tmp_path: Path, clock: MovingClock
) -> None:
    stale = tmp_path / "stale.md"
    stale.write_text(TEXT, "utf-8")
    kept = _add(store, "The retry limit is 5", config)
    clock.pass_days(0.01)
    worse = _add(store, "the retry limit is 5!", stale)
    stale.write_text(TEXT.replace("5", "50"), "utf-8")
    run_sleep(store)
    memory = store.get(kept)
    assert (memory.grade, memory.standing) == (Grade.MACHINE_CHECKED, Standing.TRACEABLE)
    assert [row.source for row in memory.evidence] == [str(config)]
    assert store.get(worse).evidence[0].state in (State.DRIFTED, State.UNFOUNDED)
    assert run_sleep(store).idle
    _sound(store)


def test_a_verified_copy_heals_the_older_one_that_fell(
    store: Store, config: Path, tmp_path: Path, clock: MovingClock
) -> None:
    stale = tmp_path / "stale.md"
    stale.write_text("nothing of the kind", "utf-8")
    kept = _add(store, "The retry limit is 5", stale)
    clock.pass_days(0.01)
    better = _add(store, "the retry limit is 5!", config)
    run_sleep(store)
    memory = store.get(kept)
    assert memory.active and memory.grade is Grade.MACHINE_CHECKED
    old, new = memory.evidence
    assert (old.retired, new.retired) == (True, False)
    (event,) = _merged(store, kept)
    assert event.detail["retired"] == [old.key]
    assert event.detail["links"] == [new.key]
    assert not store.get(better).active
    config.write_text("something else", "utf-8")
    run_sleep(store)
    assert store.get(kept).standing is Standing.FALLEN
    _sound(store)


def test_the_drift_of_a_united_receipt_fells_the_memory_that_shows_it(
    store: Store, config: Path, clock: MovingClock
) -> None:
    kept = _add(store, "The retry limit is 5")
    clock.pass_days(0.01)
    _add(store, "the retry limit is 5.", config)
    run_sleep(store)
    assert store.get(kept).grade is Grade.MACHINE_CHECKED
    config.write_text(TEXT.replace("5", "50"), "utf-8")
    run_sleep(store)
    assert store.get(kept).standing is Standing.FALLEN
    _sound(store)


def test_what_rested_on_a_copy_rests_on_the_keeper_and_keeps_its_grade(
    store: Store, config: Path, clock: MovingClock
) -> None:
    kept = _add(store, "The retry limit is 5", config)
    clock.pass_days(0.01)
    copy = _add(store, "the retry limit is 5.", config)
    child = _add(store, "Retries stop soon", rests_on=[copy])
    run_sleep(store)
    assert store.get(child).premises == (kept, copy)
    assert store.get(child).grade is Grade.MACHINE_CHECKED
    assert _merged(store, kept)[0].detail["lineage"] == [[kept, child, "rests_on", 1.0]]
    config.write_text("something else", "utf-8")
    run_sleep(store)
    assert store.get(child).standing is Standing.FALLEN
    _sound(store)


def test_the_keeper_rests_on_what_an_equal_copy_rested_on(
    store: Store, config: Path, clock: MovingClock
) -> None:
    base = _add(store, "The limit stands in the file", config)
    kept = _add(store, "So retries stop", rests_on=[base])
    clock.pass_days(0.01)
    other = _add(store, "The limit is written down", config)
    _add(store, "so retries stop.", rests_on=[other])
    run_sleep(store)
    assert set(store.get(kept).premises) == {base, other}
    assert store.get(kept).grade is Grade.MACHINE_CHECKED
    _sound(store)


def test_no_memory_comes_to_rest_on_itself(store: Store, clock: MovingClock) -> None:
    kept = _add(store, "Retries stop")
    clock.pass_days(0.01)
    between = _add(store, "Retries stop, so the queue drains", rests_on=[kept])
    later = _add(store, "retries stop!", rests_on=[between])
    run_sleep(store)
    assert not store.get(later).active
    assert store.get(kept).premises == ()


def test_a_memory_that_rests_on_its_own_copy_is_not_united_with_it(
    store: Store, clock: MovingClock
) -> None:
    younger = _add(store, "retries stop!", now="2026-06-02T00:00:00Z")
    between = _add(store, "The queue drains", rests_on=[younger])
    older = _add(store, "Retries stop", rests_on=[between], now="2026-06-01T00:00:00Z")
    assert "duplicates united" not in run_sleep(store).actions
    assert store.get(younger).active and store.get(older).active
    before = digest_of(store)
    run_sleep(store)
    assert digest_of(store) == before


def test_copies_that_are_contested_with_one_another_stay_until_that_ends(store: Store) -> None:
    a, b = _add(store, "Same words"), _add(store, "same words.")
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        pair = NewContest(_key(store, a), _key(store, b), "negation")
        (key,) = contests.open_many(connection, journal, [pair], store.now())
        journal.flush()
    united = unite_alone(store)
    assert united == 0 and store.get(b).active
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        closed = contests.with_ids(connection, [key])
        contests.close(connection, journal, closed, contests.BOTH, "both hold", store.now())
        journal.flush()
    assert unite_alone(store) == 1
    _sound(store)


def unite_alone(store: Store) -> int:
    """Run this stage by itself; how many it united."""
    from nidra.base.ids import uuid7
    from nidra.sleep.night import LEASE, Night

    night = Night(
        store.database,
        store.runs,
        store.settings,
        store.folder,
        store.now(),
        uuid7(store.now()),
        True,
    )
    with store.runs.held(LEASE, night.pass_id, "A test"):
        return unite.run(night).actions[unite.UNITED]


def test_a_pair_that_may_not_merge_stays_two_and_other_tiers_are_other_memories(
    store: Store,
) -> None:
    a, b = _add(store, "Same words"), _add(store, "same words.")
    with store.database.writing() as connection:
        unions.keep_apart(connection, _key(store, b), _key(store, a), "a test")
    episode = _add(store, "SAME words")
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET tier=1 WHERE public_id=?", (episode,))
    assert unite_alone(store) == 0
    assert all(store.get(name).active for name in (a, b, episode))


def test_T73_answers_in_other_scripts_are_never_one(store: Store, config: Path) -> None:
    receipt = [(str(config), "retry limit is 5")]
    for question, answer in (("सीमा क्या है?", "पाँच"), ("Какой предел?", "пять")):
        remember(store, question, answer, sources=receipt)
    run_sleep(store)
    assert store.census().active == 2


def test_T73_one_text_that_answers_two_questions_stays_two(store: Store, config: Path) -> None:
    receipt = [(str(config), "retry limit is 5")]
    remember(store, "limit", "A: five", sources=receipt)
    remember(store, "limit A", "five", sources=receipt)
    run_sleep(store)
    assert store.census().active == 2
    assert recall(store, "limit") is not None and recall(store, "limit A") is not None


def test_equal_answers_become_one_and_are_served_still(
    store: Store, config: Path, clock: MovingClock
) -> None:
    receipt = [(str(config), "retry limit is 5")]
    first = remember(store, "What is the limit?", "It is 5", sources=receipt)
    clock.pass_days(0.01)
    remember(store, "what is the limit", "it is 5.", sources=receipt)
    run_sleep(store)
    assert store.census().active == 1
    found = recall(store, "What's the limit?")
    assert found is not None and found.id == first


def test_T87_many_copies_are_united_in_short_transactions_that_can_be_cut(
    store: Store, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unite, "AT_ONCE", 7)
    words = ["the", "retry", "limit", "is", "five"]
    for n in range(32):
        variant = (w.upper() if n >> i & 1 else w for i, w in enumerate(words))
        _add(store, " ".join(variant), config)
    # Asked between two transactions: stop once the first copies were united.
    with pytest.raises(Cancelled):
        run_sleep(store, cancel=lambda: store.census().active < 32)
    standing = store.census().active
    assert 1 < standing < 32
    _sound(store)
    run_sleep(store)
    assert store.census().active == 1
    (kept,) = store.load(Filter(active=True))
    assert len(kept.evidence) == 32
    assert kept.grade is Grade.MACHINE_CHECKED
    assert sum(len(event.detail["from"]) for event in _merged(store, kept.id)) == 31
    _sound(store)


def test_a_dry_run_counts_and_writes_nothing(store: Store) -> None:
    for statement in ("Same words", "same words.", "SAME WORDS"):
        _add(store, statement)
    before = digest_of(store)
    assert run_sleep(store, dry_run=True).actions["duplicates united"] == 2
    assert digest_of(store) == before
    assert run_sleep(store).actions["duplicates united"] == 2


def test_a_union_of_unions_shows_everything(
    store: Store, config: Path, tmp_path: Path, clock: MovingClock
) -> None:
    other = tmp_path / "other.md"
    other.write_text(TEXT, "utf-8")
    a = _add(store, "The retry limit is 5", config)
    b = _add(store, "the retry limit is 5.", other)
    run_sleep(store)
    oldest = _add(store, "THE retry limit is 5", now=datetime(2020, 1, 1, tzinfo=UTC))
    run_sleep(store)
    assert store.get(a).superseded_by == oldest
    assert store.get(b).superseded_by == a
    assert {row.source for row in store.get(oldest).evidence} == {str(config), str(other)}
    assert store.get(oldest).grade is Grade.MACHINE_CHECKED
    _sound(store)


def test_adding_the_words_of_a_united_copy_names_the_memory_that_stands_for_it(
    store: Store, config: Path
) -> None:
    kept, united = _add(store, "Same words"), _add(store, "same words.")
    run_sleep(store)
    with pytest.raises(UsageError, match=f"{united} .* was united with {kept}"):
        _add(store, "same words.", config)
    store.add(new_memory("same words."), revive=True)
    assert store.get(united).active and store.get(united).flags == ()
    run_sleep(store)
    assert store.get(united).active, "what was brought back by hand stays"
    _sound(store)


def test_a_receipt_that_came_to_a_united_copy_later_is_shown_by_the_keeper(
    store: Store, config: Path, clock: MovingClock
) -> None:
    kept = _add(store, "Same words")
    clock.pass_days(0.01)
    united = _add(store, "same words.", config)
    config.write_text("nothing of the kind", "utf-8")
    run_sleep(store)
    assert store.get(kept).evidence != ()
    with store.database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM evidence_link")
    config.write_text(TEXT, "utf-8")
    report = run_sleep(store)
    assert report.actions[unite.JOINED] == 1
    assert [row.source for row in store.get(kept).evidence] == [str(config)]
    assert _merged(store, kept)[-1].detail["from"] == [united]
    assert store.get(kept).grade is Grade.MACHINE_CHECKED
    _sound(store)
    before = digest_of(store)
    assert run_sleep(store).idle
    assert digest_of(store) == before
