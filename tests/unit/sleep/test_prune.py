"""Burial: only long overdue junk, only on a second pass, never without a backup."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.answers import remember
from nidra.app.review import confirm
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.records.report import PassReport
from nidra.sleep import safety
from nidra.sleep.stages.prune import BURIED, CALLED_OFF, TO_BURY
from nidra.store import backups, health, retiring


def junk(store: Store, words: str = "Somebody said so", confidence: float = 0.2) -> str:
    return store.add(new_memory(words, confidence=confidence))


def slept(store: Store, days: float, clock: MovingClock) -> PassReport:
    """A pass so many days later, after which journal and census agree."""
    clock.pass_days(days)
    report = run_sleep(store)
    assert verify_journal(store).problems == []
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
    return report


def overdue(store: Store, clock: MovingClock) -> None:
    """A first pass that gives dates, and 32 days."""
    slept(store, 0, clock)
    clock.pass_days(32)


def backed_up(store: Store) -> list[str]:
    return [path.name for path in backups.listed(store.folder)]


def test_junk_is_buried_by_the_second_pass_behind_a_backup(
    store: Store, clock: MovingClock
) -> None:
    name = junk(store)
    overdue(store, clock)
    assert slept(store, 0, clock).actions == {TO_BURY: 1}
    assert store.get(name).active and backed_up(store) == []
    report = slept(store, 1, clock)
    assert report.actions == {BURIED: 1}
    memory = store.get(name)
    assert not memory.active and memory.flags == ("tombstoned",)
    assert memory.statement == "Somebody said so"
    assert [event.event for event in store.journal_for(name)][-2:] == [
        "burial-planned",
        "tombstoned",
    ]
    (copy,) = backups.listed(store.folder)
    assert copy.name == "nidra-20260704T080000Z.db"
    with closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("SELECT active FROM memory").fetchall() == [(1,)]
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    digest = digest_of(store)
    assert slept(store, 1, clock).idle
    assert digest_of(store) == digest


def test_two_passes_in_one_night_are_one(store: Store, clock: MovingClock) -> None:
    name = junk(store)
    overdue(store, clock)
    slept(store, 0, clock)
    clock.moment += timedelta(hours=20) - timedelta(microseconds=1)
    assert run_sleep(store).idle
    assert store.get(name).active
    clock.moment += timedelta(microseconds=1)
    assert run_sleep(store).actions == {BURIED: 1}


def test_T52_a_review_yesterday_outweighs_any_age(store: Store, clock: MovingClock) -> None:
    name = junk(store)
    slept(store, 0, clock)
    slept(store, 364, clock)
    confirm(store, name, "still so")
    report = slept(store, 1, clock)
    assert report.actions == {CALLED_OFF: 1}
    assert store.get(name).active
    assert slept(store, 1, clock).idle


def test_T53_the_default_confidence_stays_and_a_lower_one_or_the_setting_ages_out(
    store: Store, clock: MovingClock
) -> None:
    default = store.add(new_memory("Somebody said so"))
    low = junk(store, "Somebody mumbled", 0.4)
    overdue(store, clock)
    slept(store, 0, clock)
    slept(store, 1, clock)
    assert (store.get(default).active, store.get(low).active) == (True, False)
    store.settings.set("prune.confidence", "0.5")
    slept(store, 1, clock)
    slept(store, 1, clock)
    assert not store.get(default).active


def test_T64_a_clock_far_ahead_for_one_pass_buries_nothing(
    store: Store, clock: MovingClock
) -> None:
    name = junk(store)
    slept(store, 0, clock)
    assert slept(store, 40, clock).actions == {TO_BURY: 1}
    assert slept(store, -39, clock).actions == {CALLED_OFF: 1}
    assert slept(store, 1, clock).idle
    assert store.get(name).active


def test_a_receipt_spares(store: Store, clock: MovingClock, tmp_path: Path) -> None:
    name = junk(store)
    overdue(store, clock)
    slept(store, 0, clock)
    source = tmp_path / "said.md"
    source.write_text("Somebody said so", "utf-8")
    store.add(new_memory("Somebody said so", source=source, excerpt="Somebody said so"))
    assert slept(store, 1, clock).actions[CALLED_OFF] == 1
    assert store.get(name).active


Change = Callable[[Store, str], None]


def _sql(statement: str) -> Change:
    def change(store: Store, name: str) -> None:
        with store.database.writing() as connection:
            key = connection.exec_driver_sql(
                "SELECT id FROM memory WHERE public_id=?", (name,)
            ).scalar()
            connection.exec_driver_sql(statement.format(key=key))

    return change


def _premise(store: Store, name: str) -> None:
    store.add(new_memory("It follows", rests_on=[name]))


KEPT = {
    "pinned": _sql("UPDATE memory SET pinned=1 WHERE id={key}"),
    "core": _sql("UPDATE memory SET core=1 WHERE id={key}"),
    "an orientation": _sql("UPDATE memory SET tier=3 WHERE id={key}"),
    "contested": _sql("UPDATE memory SET contested=1 WHERE id={key}"),
    "a premise": _premise,
    "retired evidence": _sql(
        "INSERT INTO evidence (id, memory_id, source_id, sha256) VALUES (99, {key}, 1, x'00')"
    ),
    "linked evidence": _sql("INSERT INTO evidence_link VALUES ({key}, 1)"),
}


@pytest.mark.parametrize("why", KEPT)
def test_what_is_kept_for_another_reason_is_never_planned(
    store: Store, clock: MovingClock, tmp_path: Path, why: str
) -> None:
    source = tmp_path / "good.md"
    source.write_text("The port is 8443.", "utf-8")
    store.add(new_memory("The port is 8443", source=source, excerpt="port is 8443"))
    name = junk(store)
    run_sleep(store)
    KEPT[why](store, name)
    clock.pass_days(40)
    assert TO_BURY not in run_sleep(store).actions
    assert store.get(name).active


def test_what_rests_on_others_and_a_cached_answer_are_never_planned(
    store: Store, clock: MovingClock
) -> None:
    premise = store.add(new_memory("It is so"))
    store.add(new_memory("It follows", rests_on=[premise], confidence=0.1))
    remember(store, "What is it?", "It is five.")
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET confidence=0.1")
    overdue(store, clock)
    assert TO_BURY not in slept(store, 0, clock).actions


def test_without_a_backup_nothing_is_buried_and_the_pass_says_so(
    store: Store, clock: MovingClock
) -> None:
    name = junk(store)
    overdue(store, clock)
    slept(store, 0, clock)
    (store.folder / "backups").write_text("in the way", "utf-8")
    report = slept(store, 1, clock)
    assert report.idle and any("backed up" in note for note in report.notes)
    assert store.get(name).active
    (store.folder / "backups").unlink()
    assert slept(store, 1, clock).actions == {BURIED: 1}


def test_a_full_disk_leaves_no_half_a_backup(
    store: Store, clock: MovingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = junk(store)
    overdue(store, clock)
    slept(store, 0, clock)

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(backups, "_synced", full)
    report = slept(store, 1, clock)
    assert any("No space left on device" in note for note in report.notes)
    assert store.get(name).active
    assert list((store.folder / "backups").iterdir()) == []


def test_a_stop_during_the_backup_leaves_nothing_of_it(store: Store, clock: MovingClock) -> None:
    junk(store)

    def stop() -> None:
        raise Cancelled(reason="now")

    with pytest.raises(Cancelled):
        backups.back_up(store.database, clock.now(), stop)
    assert list((store.folder / "backups").iterdir()) == []


def test_the_last_seven_backups_are_kept(store: Store, clock: MovingClock) -> None:
    for number in range(9):
        junk(store, f"Somebody said {number}")
        run_sleep(store)
        clock.pass_days(40)
        run_sleep(store)
        clock.pass_days(1)
        assert run_sleep(store).actions[BURIED] == 1
    assert len(backed_up(store)) == safety.BACKUPS_KEPT == 7
    assert max(backed_up(store)) == f"nidra-{clock.now():%Y%m%dT%H%M%SZ}.db"


def test_many_are_planned_and_buried_in_one_row_each(store: Store, clock: MovingClock) -> None:
    names = [junk(store, f"Somebody said {number}") for number in range(60)]
    overdue(store, clock)
    assert slept(store, 0, clock).actions == {TO_BURY: 60}
    assert slept(store, 1, clock).actions == {BURIED: 60}
    told = [event.event for event in store.journal_for(names[7])]
    assert told == ["add", "reviewed-many", "burial-planned-many", "tombstoned-many"]


def test_what_was_brought_back_is_planned_anew(store: Store, clock: MovingClock) -> None:
    name = junk(store)
    overdue(store, clock)
    slept(store, 0, clock)
    slept(store, 1, clock)
    clock.pass_days(1)
    with store.database.writing() as connection:
        retiring.bring_back(connection, [1], "", None, store.now())
    clock.pass_days(1)
    assert run_sleep(store).actions == {TO_BURY: 1}
    assert store.get(name).active
    assert run_sleep(store).idle


def test_a_dry_run_buries_and_backs_up_nothing(store: Store, clock: MovingClock) -> None:
    junk(store)
    overdue(store, clock)
    slept(store, 0, clock)
    clock.pass_days(1)
    before = digest_of(store)
    assert run_sleep(store, dry_run=True).actions == {BURIED: 1}
    assert digest_of(store) == before and backed_up(store) == []
