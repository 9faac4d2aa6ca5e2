"""One memory looked at again: what its sources say now is shown, and filed where it is another verdict."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from faults import invariants
from nidra.app import recheck as module
from nidra.app.history import deeds
from nidra.app.recheck import checks, place_of, recheck
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, MemoryAbsent, StoreBusy
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from nidra.sleep.watch.judging import Judge

FIVE = "# Retry policy\n\nThe retry limit is 5 for every call.\nThe retry delay is 30 s.\n"
SIX = FIVE.replace("limit is 5", "limit is 6")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "docs" / "config.md"
    path.parent.mkdir()
    path.write_text(FIVE, "utf-8")
    return path


@pytest.fixture
def limit(store: Store, source: Path) -> str:
    """A verified memory; another one of the same source, and one that rests on it, stand beside it."""
    name = store.add(new_memory("The limit is 5", source=source, excerpt="The retry limit is 5"))
    store.add(new_memory("The delay is 30 s", source=source, excerpt="retry delay is 30 s"))
    store.add(new_memory("So five calls are made", rests_on=[name]))
    run_sleep(store)
    assert store.get(name).grade is Grade.MACHINE_CHECKED
    return name


def _rested(store: Store) -> Standing:
    return next(m.standing for m in store.load() if m.premises)


def test_where_all_is_as_it_was_nothing_is_written_but_the_date_of_the_look(
    store: Store, limit: str, clock: MovingClock
) -> None:
    before = store.get(limit).evidence[0].read_at
    digest = digest_of(store)
    clock.pass_days(1)
    found = recheck(store, limit)
    assert (found.changes, found.unfiled, found.fell, found.rose) == ((), "", 0, 0)
    (check,) = found.checks
    assert not check.differs and check.now.state is State.VERBATIM
    assert check.read_at == found.checked_at == store.now()
    assert before is not None and found.memory.evidence[0].read_at == store.now() > before
    assert digest_of(store) == digest


def test_a_verdict_that_differs_is_filed_with_what_rests_on_it_and_can_be_undone(
    store: Store, limit: str, source: Path
) -> None:
    standing = invariants.state(store)
    source.write_text(SIX, "utf-8")
    found = recheck(store, limit)
    (check,) = found.checks
    assert (check.before, check.now.state) == (State.VERBATIM, State.DRIFTED)
    assert check.before_sentence and check.now.sentence != check.before_sentence
    assert found.memory.standing is Standing.FALLEN and _rested(store) is Standing.FALLEN
    (change,) = found.changes
    assert (found.fell, found.rose, len(change.memories)) == (2, 0, 2)
    assert [one.followed for one in change.memories] == [False, True]
    told = [row for row in store.journal_for(limit) if row.pass_id == change.batch]
    assert {row.event for row in told} == {"verdict", "regrade"}
    assert all(row.detail["reason"] == "recheck" for row in told)
    assert deeds(store, 1)[0].what.startswith("A re-check: ")
    invariants.check(store.folder)
    undo(store, change.batch)
    invariants.assert_same(invariants.state(store), standing)


def test_a_second_look_finds_nothing_more_to_file(store: Store, limit: str, source: Path) -> None:
    source.write_text(SIX, "utf-8")
    recheck(store, limit)
    digest = digest_of(store)
    again = recheck(store, limit)
    assert again.changes == () and not again.checks[0].differs
    assert digest_of(store) == digest


def test_words_that_moved_in_their_file_are_filed_once(
    store: Store, limit: str, source: Path
) -> None:
    source.write_text(f"A line before.\n\n{FIVE}", "utf-8")
    found = recheck(store, limit)
    assert found.memory.evidence[0].state is State.MOVED and found.fell == 0
    digest = digest_of(store)
    again = recheck(store, limit)
    assert again.changes == () and again.memory.evidence[0].state is State.MOVED
    assert digest_of(store) == digest


def test_what_stands_again_rises_again(store: Store, limit: str, source: Path) -> None:
    source.write_text(SIX, "utf-8")
    recheck(store, limit)
    source.write_text(FIVE, "utf-8")
    found = recheck(store, limit)
    assert (found.fell, found.rose) == (0, 2)
    assert found.memory.standing is Standing.TRACEABLE


def test_a_source_that_stays_away_for_a_second_is_gone(
    store: Store, limit: str, source: Path
) -> None:
    source.unlink()
    found = recheck(store, limit)
    assert found.checks[0].now.state is State.GONE
    assert found.memory.standing is Standing.GONE and found.changes


def test_a_source_that_comes_back_within_a_second_was_never_gone(
    store: Store, limit: str, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source.rename(source.with_suffix(".bak"))
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        source.with_suffix(".bak").rename(source)

    monkeypatch.setattr(time, "sleep", sleep)
    digest = digest_of(store)
    found = recheck(store, limit)
    assert waited and found.changes == ()
    assert found.checks[0].now.state is State.VERBATIM and digest_of(store) == digest


def test_a_failed_verdict_outlives_a_source_out_of_reach(
    store: Store, limit: str, source: Path
) -> None:
    source.write_text(SIX, "utf-8")
    recheck(store, limit)
    shutil.rmtree(source.parent)
    found = recheck(store, limit)
    (check,) = found.checks
    assert not check.live.reached and check.now.state is State.DRIFTED
    assert found.memory.standing is Standing.FALLEN
    invariants.check(store.folder)


def test_a_verdict_that_the_bytes_on_record_do_not_bear_out_is_filed_anew(
    store: Store, limit: str
) -> None:
    key = store.get(limit).evidence[0].key
    with store.database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE verdict SET state=? WHERE evidence_id=?", (int(State.AMBIGUOUS), key)
        )
    found = recheck(store, limit)
    assert (found.checks[0].before, found.checks[0].now.state) == (
        State.AMBIGUOUS,
        State.VERBATIM,
    )
    assert found.memory.evidence[0].state is State.VERBATIM


def test_a_source_that_was_moved_is_found_and_said_to_have_moved(
    store: Store, limit: str, source: Path
) -> None:
    source.rename(source.with_name("settings.md"))
    found = recheck(store, limit)
    assert found.checks[0].now.state is State.MOVED
    assert found.memory.evidence[0].state is State.MOVED
    assert recheck(store, limit).changes == ()
    assert place_of(store, found.checks[0]).path.endswith("settings.md")


def test_what_cannot_be_filed_is_shown_all_the_same(
    store: Store, limit: str, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(self: Judge, *given: object, **named: object) -> set[int]:
        raise StoreBusy(path=store.folder, reason="another process writes.")

    source.write_text(SIX, "utf-8")
    monkeypatch.setattr(Judge, "judge", busy)
    found = recheck(store, limit)
    assert found.checks[0].now.state is State.DRIFTED
    assert found.memory.standing is Standing.TRACEABLE
    assert "busy" in found.unfiled
    monkeypatch.undo()
    assert recheck(store, limit).fell == 2


def test_a_pass_in_between_is_never_overwritten_with_older_knowledge(
    store: Store, limit: str, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file changes again, and a pass files that, after the look and before it is written."""
    source.write_text(SIX, "utf-8")
    write, passed = Judge._some, []

    def some(self: Judge, *given: object) -> set[int]:
        if not passed:
            passed.append(True)
            source.write_text(FIVE, "utf-8")
            with Store(store.folder) as other:
                run_sleep(other)
        return write(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Judge, "_some", some)
    found = recheck(store, limit)
    assert found.checks[0].now.state is State.VERBATIM
    assert store.get(limit).standing is Standing.TRACEABLE
    invariants.check(store.folder)


def test_receipts_are_checked_one_after_the_other_and_nothing_is_written(
    store: Store, tmp_path: Path, limit: str, source: Path
) -> None:
    other = tmp_path / "docs" / "other.md"
    other.write_text("The limit is 5, says the other file.\n", "utf-8")
    store.add(new_memory("The limit is 5", source=other, excerpt="The limit is 5"))
    run_sleep(store)
    digest, stop = digest_of(store), False
    source.write_text(SIX, "utf-8")
    found = checks(store, limit, lambda: stop)
    first = next(found)
    assert first.differs and first.now.state is State.DRIFTED
    stop = True
    with pytest.raises(Cancelled):
        next(found)
    assert len(list(checks(store, limit))) == 2
    assert digest_of(store) == digest


def test_a_memory_that_is_not_there_is_said(store: Store) -> None:
    with pytest.raises(MemoryAbsent):
        checks(store, "mem_ffffffffffff")
    with pytest.raises(MemoryAbsent):
        recheck(store, "mem_ffffffffffff")


def test_a_memory_without_receipts_has_nothing_to_be_looked_at(store: Store) -> None:
    found = recheck(store, store.add(new_memory("Somebody said so")))
    assert (found.checks, found.changes, found.unfiled) == ((), (), "")


# Places --------------------------------------------------------------------------------------


def test_the_place_of_a_receipt_is_shown_with_its_line(store: Store, limit: str) -> None:
    (check,) = checks(store, limit)
    place = place_of(store, check)
    assert (place.found, place.line) == ("The retry limit is 5", 3)
    assert place.before.endswith("policy\n\n") and place.after.startswith(" for every call.")
    assert place.offset == FIVE.index("The retry limit") and place.changes == ()


def test_where_a_source_drifted_the_words_that_changed_are_shown(
    store: Store, limit: str, source: Path
) -> None:
    source.write_text(SIX, "utf-8")
    (check,) = checks(store, limit)
    place = place_of(store, check)
    assert ("5", "6") in place.changes or place.changes[0][1].count("6")
    assert place.line == 3 and "6" in place.found


def test_a_source_that_is_not_there_is_said_in_the_place_of_its_words(
    store: Store, limit: str, source: Path
) -> None:
    source.unlink()
    (check,) = checks(store, limit)
    place = place_of(store, check)
    assert place.line is None and place.note and not place.found


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig", "latin-1"])
def test_lines_are_counted_in_the_encoding_of_the_file(
    encoding: str, store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "wide.txt"
    path.write_bytes("Über uns\r\n\r\nThe café opens at 7.\r\n".encode(encoding))
    name = store.add(new_memory("It opens at 7", source=path, excerpt="The café opens at 7."))
    run_sleep(store)
    (check,) = checks(store, name)
    place = place_of(store, check)
    assert (place.found, place.line) == ("The café opens at 7.", 3)
    assert os.fspath(path) == place.path and module.REASON == "recheck"
