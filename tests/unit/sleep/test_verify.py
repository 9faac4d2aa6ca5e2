"""The pass re-reads bytes: grades fall and rise with them, and an unchanged world writes nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.why import why
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import SystemClock, micros
from nidra.base.errors import Cancelled, StoreBusy, StoreUnwritable
from nidra.base.ids import uuid7
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from nidra.sleep import findings
from nidra.sleep.night import LEASE
from nidra.store import health, sources

FIVE = "# limits\nThe retry limit is 5 attempts.\n"
SIX = "# limits\nThe retry limit is 6 attempts.\n"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.md"
    path.write_text(FIVE, "utf-8")
    return path


def _limit(store: Store, source: Path | str, statement: str = "The retry limit is 5") -> str:
    return store.add(new_memory(statement, source=source, excerpt="retry limit is 5"))


def _state(store: Store, name: str) -> tuple[Grade, Standing, State]:
    memory = store.get(name)
    return memory.grade, memory.standing, memory.evidence[0].state


def _consistent(store: Store) -> None:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
    assert verify_journal(store).problems == []


def test_a_receipt_that_holds_earns_machine_checked(store: Store, config: Path) -> None:
    name = _limit(store, config)
    report = run_sleep(store)
    assert _state(store, name) == (Grade.MACHINE_CHECKED, Standing.TRACEABLE, State.VERBATIM)
    assert store.get(name).confidence == 0.95
    assert report.actions["promoted to machine_checked"] == 1
    _consistent(store)


def test_a_second_pass_writes_not_a_byte_and_shows_the_new_date(
    store: Store, config: Path, clock: MovingClock
) -> None:
    name = _limit(store, config)
    run_sleep(store)
    first = store.get(name).evidence[0].read_at
    before = digest_of(store)
    checkpoints = sorted((store.folder / "checkpoints").iterdir())
    clock.pass_days(0.5)
    assert run_sleep(store).idle
    assert digest_of(store) == before
    assert sorted((store.folder / "checkpoints").iterdir()) == checkpoints
    last = why(store, name).memory.evidence[0].read_at
    assert first is not None and last is not None and last - first == 43_200_000_000


def test_a_source_rewritten_with_equal_bytes_is_read_again_and_nothing_is_written(
    store: Store, config: Path, clock: MovingClock
) -> None:
    _limit(store, config)
    run_sleep(store)
    before = digest_of(store)
    clock.pass_days(0.5)
    config.unlink()
    config.write_text(FIVE, "utf-8")
    report = run_sleep(store, mode="quick")
    assert report.read["sources read"] == 1
    assert report.idle
    assert digest_of(store) == before


def test_T22_a_number_that_grew_is_drift(store: Store, config: Path) -> None:
    name = _limit(store, config)
    run_sleep(store)
    config.write_text(FIVE.replace("5", "50"), "utf-8")
    report = run_sleep(store)
    assert _state(store, name) == (Grade.UNVERIFIED, Standing.FALLEN, State.DRIFTED)
    assert store.get(name).flags == ("drifted",)
    assert report.falls[0].memory == name


def test_a_memory_earns_its_grade_back_when_the_world_matches_again(
    store: Store, config: Path
) -> None:
    name = store.add(new_memory("limit", source=config, excerpt="retry limit is 5", confidence=0.8))
    run_sleep(store)
    config.write_text(SIX, "utf-8")
    run_sleep(store)
    assert store.get(name).confidence == 0.3
    config.write_text(FIVE, "utf-8")
    assert run_sleep(store).actions["rose again"] == 1
    assert _state(store, name) == (Grade.MACHINE_CHECKED, Standing.TRACEABLE, State.VERBATIM)
    assert store.get(name).flags == ()
    _consistent(store)


def test_T20_a_relative_source_is_the_file_that_was_meant(
    store: Store, config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(config.parent)
    name = _limit(store, "config.md")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    run_sleep(store)
    assert _state(store, name)[0] is Grade.MACHINE_CHECKED


def test_T21_another_file_of_that_name_in_the_working_folder_is_no_drift(
    store: Store, config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(config.parent)
    name = _limit(store, "config.md")
    other = tmp_path / "other"
    other.mkdir()
    (other / "config.md").write_text("something else", "utf-8")
    monkeypatch.chdir(other)
    run_sleep(store)
    assert _state(store, name)[2] is State.VERBATIM


def test_a_store_that_moved_together_with_its_sources_still_verifies(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / "config.md").write_text(FIVE, "utf-8")
    with Store(project / ".nidra") as store:
        store.init()
        name = _limit(store, project / "config.md")
    project.rename(tmp_path / "moved")
    with Store(tmp_path / "moved" / ".nidra") as store:
        run_sleep(store)
        assert store.get(name).grade is Grade.MACHINE_CHECKED


def test_T35_an_unreadable_file_is_told_apart_from_a_vanished_one(
    store: Store, tmp_path: Path
) -> None:
    gone, folder = tmp_path / "gone.md", tmp_path / "volume"
    folder.mkdir()
    gone.write_text(FIVE, "utf-8")
    (folder / "config.md").write_text(FIVE, "utf-8")
    one, two = _limit(store, gone, "one"), _limit(store, folder / "config.md", "two")
    gone.unlink()
    (folder / "config.md").unlink()
    folder.rmdir()
    run_sleep(store)
    assert _state(store, one)[1:] == (Standing.GONE, State.GONE)
    assert _state(store, two)[1:] == (Standing.NOT_COMPARABLE, State.UNREADABLE)


def test_T36_a_rewrite_with_the_old_size_and_time_is_noticed_by_a_quick_pass(
    store: Store, config: Path
) -> None:
    name = _limit(store, config)
    os.utime(config, ns=(1_700_000_000_000_000_000, 1_700_000_000_000_000_000))
    run_sleep(store)
    config.write_text(SIX, "utf-8")
    os.utime(config, ns=(1_700_000_000_000_000_000, 1_700_000_000_000_000_000))
    run_sleep(store, mode="quick")
    assert _state(store, name)[2] is State.DRIFTED


def test_T38_losing_the_source_never_raises_a_fallen_memory(store: Store, config: Path) -> None:
    name = _limit(store, config)
    run_sleep(store)
    config.write_text(SIX, "utf-8")
    run_sleep(store)
    config.unlink()
    run_sleep(store)
    memory = store.get(name)
    assert _state(store, name) == (Grade.UNVERIFIED, Standing.FALLEN, State.DRIFTED)
    assert memory.evidence[0].unreached_since is not None
    before = digest_of(store)
    assert run_sleep(store).idle
    assert digest_of(store) == before


def test_T39_T67_every_change_of_a_verdict_is_an_action_and_is_journaled(
    store: Store, config: Path
) -> None:
    name = _limit(store, config)
    states = []
    for step in (FIVE, SIX, None, FIVE, None, SIX):
        config.unlink(missing_ok=True)
        if step is not None:
            config.write_text(step, "utf-8")
        report = run_sleep(store)
        states.append(_state(store, name)[2])
        assert not report.idle
    told = [e.detail["to"] for e in store.journal_for(name) if e.event == "verdict"]
    assert told == ["verbatim", "drifted", "drifted", "verbatim", "gone", "drifted"]
    flags = [e.detail["to"]["flags"] for e in store.journal_for(name) if e.event == "regrade"]
    assert flags == ["", "drifted", "", "", "drifted"]
    _consistent(store)


def test_T40_a_receipt_for_a_file_that_never_was_earns_nothing(
    store: Store, tmp_path: Path
) -> None:
    name = _limit(store, tmp_path / "never.md")
    run_sleep(store)
    memory = store.get(name)
    assert (memory.grade, memory.confidence) == (Grade.UNVERIFIED, 0.5)
    assert "already gone when first read" in why(store, name).stored.sentence


def test_T41_only_bytes_that_were_read_have_a_date(store: Store, tmp_path: Path) -> None:
    name = _limit(store, tmp_path / "never.md")
    run_sleep(store)
    assert store.get(name).evidence[0].read_at is None


def test_T42_a_corrupt_excerpt_lowers_confidence_and_its_flag_lifts_when_mended(
    store: Store, config: Path
) -> None:
    name = _limit(store, config)
    run_sleep(store)
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE evidence SET excerpt='retry limit is 6'")
    run_sleep(store)
    memory = store.get(name)
    assert (memory.flags, memory.confidence) == (("integrity",), 0.3)
    assert memory.evidence[0].state is State.CORRUPT
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE evidence SET excerpt='retry limit is 5'")
    run_sleep(store)
    assert _state(store, name)[0] is Grade.MACHINE_CHECKED
    assert store.get(name).flags == ()


def test_T43_a_fresh_receipt_for_the_same_source_heals(store: Store, config: Path) -> None:
    name = _limit(store, config, "The retry limit")
    run_sleep(store)
    config.write_text(SIX, "utf-8")
    run_sleep(store)
    store.add(new_memory("The retry limit", source=config, excerpt="retry limit is 6"))
    run_sleep(store)
    memory = store.get(name)
    assert memory.grade is Grade.MACHINE_CHECKED
    assert [row.retired for row in memory.evidence] == [True, False]
    _consistent(store)


def test_T44_an_excerpt_that_never_stood_there_is_unfounded_and_not_drifted(
    store: Store, config: Path
) -> None:
    name = store.add(
        new_memory("invented", source=config, excerpt="the harbour master keeps the keys")
    )
    run_sleep(store)
    assert _state(store, name)[2] is State.UNFOUNDED
    assert store.get(name).flags == ("unfounded",)


def test_what_rests_on_a_fallen_memory_falls_in_the_same_transaction(
    store: Store, config: Path
) -> None:
    base = _limit(store, config)
    middle = store.add(new_memory("So we wait 5 times", rests_on=[base]))
    top = store.add(new_memory("So it takes a minute", rests_on=[middle]))
    run_sleep(store)
    assert store.get(top).grade is Grade.MACHINE_CHECKED
    config.write_text(SIX, "utf-8")
    report = run_sleep(store)
    assert report.actions["fell with what they rest on"] == 2
    fallen = store.get(top)
    assert (fallen.grade, fallen.flags) == (Grade.UNVERIFIED, ("premise_fallen",))
    assert middle in why(store, top).stored.sentence
    config.write_text(FIVE, "utf-8")
    run_sleep(store)
    assert store.get(top).grade is Grade.MACHINE_CHECKED
    _consistent(store)


def test_a_file_renamed_within_its_folder_is_moved_and_still_trusted(
    store: Store, config: Path
) -> None:
    name = _limit(store, config)
    run_sleep(store)
    config.rename(config.with_name("limits.md"))
    run_sleep(store)
    assert _state(store, name) == (Grade.MACHINE_CHECKED, Standing.TRACEABLE, State.MOVED)
    before = digest_of(store)
    assert run_sleep(store).idle
    assert digest_of(store) == before
    config.with_name("limits.md").write_text(SIX, "utf-8")
    run_sleep(store)
    assert _state(store, name)[2] is State.DRIFTED


def test_a_file_that_is_renamed_again_is_told_by_its_last_name(store: Store, config: Path) -> None:
    name = _limit(store, config)
    run_sleep(store)
    place = config
    for other in ("limits.md", "bounds.md"):
        place = place.rename(place.with_name(other))
        run_sleep(store)
        (row,) = store.get(name).evidence
        assert (row.state, row.detail.moved_to) == (State.MOVED, str(place))
        assert other in row.note
        before = digest_of(store)
        run_sleep(store)
        assert digest_of(store) == before
    place.rename(config)
    run_sleep(store)
    (row,) = store.get(name).evidence
    assert (row.state, row.detail.moved_to) == (State.VERBATIM, "")
    _consistent(store)


def test_a_dry_run_says_what_would_change_and_changes_nothing(store: Store, config: Path) -> None:
    _limit(store, config)
    before = digest_of(store)
    report = run_sleep(store, dry_run=True)
    assert report.actions == {"receipts now verbatim": 1}
    assert digest_of(store) == before
    assert store.runs.history() == []


def test_a_pass_is_refused_while_another_holds_the_lease(store: Store, config: Path) -> None:
    _limit(store, config)
    store.runs.take(LEASE, uuid7(), "A sleep pass", micros(SystemClock().now()))
    with pytest.raises(StoreBusy, match=str(os.getpid())):
        run_sleep(store)
    assert store.get(next(store.load()).id).evidence[0].state is State.UNCHECKED


def test_the_lease_of_a_dead_process_is_taken_over(store: Store, config: Path) -> None:
    name = _limit(store, config)
    store.runs.take(LEASE, uuid7(), "A sleep pass", micros(SystemClock().now()))
    store.runs._rows("UPDATE lease SET pid=999999999")
    run_sleep(store)
    assert _state(store, name)[0] is Grade.MACHINE_CHECKED


def test_a_cancelled_pass_keeps_what_is_done_and_the_next_goes_on(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nidra.sleep import findings

    monkeypatch.setattr(findings, "WRITE_AT", 2)
    names = []
    for number in range(10):
        source = tmp_path / f"{number}.md"
        source.write_text(FIVE, "utf-8")
        names.append(_limit(store, source, f"statement {number}"))
    asked = iter([False] * 5 + [True] * 100)
    with pytest.raises(Cancelled):
        run_sleep(store, cancel=lambda: next(asked))
    done = [store.get(name).grade is Grade.MACHINE_CHECKED for name in names]
    assert 0 < sum(done) < 10
    _consistent(store)
    report = run_sleep(store)
    assert report.resumed
    assert all(store.get(name).grade is Grade.MACHINE_CHECKED for name in names)
    assert 0 < report.read["sources read"] < 10
    _consistent(store)


@pytest.mark.parametrize("batch", [2, 120])
def test_a_pass_that_goes_on_tells_what_fell_before_it_was_cut(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, batch: int
) -> None:
    """In batches of 2 each fall has a row of its own, in those of 120 they share one."""
    from nidra.sleep import findings

    monkeypatch.setattr(findings, "WRITE_AT", batch)
    sources = [tmp_path / f"{number}.md" for number in range(10)]
    for number, source in enumerate(sources):
        source.write_text(FIVE, "utf-8")
        for part in range(20):
            _limit(store, source, f"statement {number} {part}")
    run_sleep(store)
    for source in sources:
        source.write_text(SIX, "utf-8")
    asked = iter([False] * 8 + [True] * 100)
    with pytest.raises(Cancelled):
        run_sleep(store, cancel=lambda: next(asked))
    before = sum(memory.standing is Standing.FALLEN for memory in store.load())
    assert 0 < before < 200
    report = run_sleep(store)
    assert report.resumed
    assert report.actions["fell"] == len(report.falls) + report.more_falls == 200
    _consistent(store)


def test_a_pass_that_is_cancelled_on_a_full_disk_says_that_it_was_cancelled(
    store: Store, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = _limit(store, config)

    def full(*words: object) -> None:
        raise StoreUnwritable(path=store.runs.path, reason="database or disk is full")

    with monkeypatch.context() as patched, pytest.raises(Cancelled):
        patched.setattr(store.runs, "end", full)
        run_sleep(store, cancel=lambda: True)
    assert run_sleep(store).resumed
    assert store.get(name).grade is Grade.MACHINE_CHECKED


def test_a_resumed_pass_reads_again_what_changed_behind_its_cursor(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nidra.sleep import findings

    monkeypatch.setattr(findings, "WRITE_AT", 2)
    sources = [tmp_path / f"{number}.md" for number in range(10)]
    names = []
    for source in sources:
        source.write_text(FIVE, "utf-8")
        names.append(_limit(store, source, source.name))
    asked = iter([False] * 7 + [True] * 100)
    with pytest.raises(Cancelled):
        run_sleep(store, cancel=lambda: next(asked))
    sources[0].write_text(SIX, "utf-8")
    sources[1].unlink()
    store.add(new_memory("late", source=sources[2], excerpt="The retry limit is 5"))
    assert run_sleep(store).resumed
    assert _state(store, names[0])[2] is State.DRIFTED
    assert _state(store, names[1])[2] is State.GONE
    assert {m.evidence[0].state for m in store.load()} == {
        State.DRIFTED,
        State.GONE,
        State.VERBATIM,
    }


def test_a_pass_that_lost_its_lease_while_it_stood_still_writes_nothing_more(
    store: Store, config: Path
) -> None:
    name = _limit(store, config)

    def overtaken() -> bool:
        store.runs._rows("UPDATE lease SET token='another', what='A sleep pass'")
        return False

    with pytest.raises(StoreBusy, match="took over"):
        run_sleep(store, cancel=overtaken)
    assert _state(store, name)[2] is State.UNCHECKED


def test_a_checkpoint_that_cannot_be_written_is_told_and_undoes_nothing(
    store: Store, config: Path, tmp_path: Path
) -> None:
    name = _limit(store, config)
    store.settings.set("checkpoint.also", str(tmp_path / "in-the-way"))
    (tmp_path / "in-the-way").write_text("a file", "utf-8")
    report = run_sleep(store)
    assert _state(store, name)[0] is Grade.MACHINE_CHECKED
    assert len(report.notes) == 1 and "in-the-way" in report.notes[0]
    (tmp_path / "in-the-way").unlink()
    assert run_sleep(store).notes == ()
    assert len(list((tmp_path / "in-the-way").iterdir())) == 1


def test_a_broken_checkpoint_stops_no_pass(store: Store, config: Path) -> None:
    _limit(store, config)
    run_sleep(store)
    (newest,) = (store.folder / "checkpoints").iterdir()
    newest.write_text("", "utf-8")
    config.write_text(SIX, "utf-8")
    run_sleep(store)
    assert any("cannot be read" in words for words in verify_journal(store).problems)


def test_deleting_runs_db_costs_one_full_pass_and_no_memory(store: Store, config: Path) -> None:
    name = _limit(store, config)
    run_sleep(store)
    before = digest_of(store)
    for path in store.folder.glob("runs.db*"):
        path.unlink()
    assert store.get(name).evidence[0].read_at is None
    assert run_sleep(store, mode="quick").read["sources read"] == 1
    assert digest_of(store) == before


def test_a_quick_pass_trusts_fingerprints_until_bytes_are_due(
    store: Store, config: Path, clock: MovingClock
) -> None:
    _limit(store, config)
    os.utime(config, (1_700_000_000, 1_700_000_000))
    run_sleep(store)
    assert run_sleep(store, mode="quick").read["sources trusted by fingerprint"] == 1
    clock.pass_days(7)
    assert run_sleep(store, mode="quick").read["sources read"] == 1


@pytest.mark.parametrize("kind", ["folder", "fifo"])
def test_T33_a_source_replaced_by_something_else_is_never_read(
    store: Store, config: Path, kind: str
) -> None:
    name = _limit(store, config)
    run_sleep(store)
    config.unlink()
    if kind == "folder":
        config.mkdir()
    else:
        os.mkfifo(config)
    run_sleep(store)
    memory = store.get(name)
    assert (memory.grade, memory.evidence[0].state) == (Grade.SOURCE_LINKED, State.UNREADABLE)


def test_a_copy_that_stood_beside_a_vanished_file_is_not_its_new_name(
    store: Store, config: Path
) -> None:
    copy = config.with_name("copy.md")
    copy.write_text(FIVE, "utf-8")
    name = _limit(store, config)
    _limit(store, copy, "From the copy")
    run_sleep(store)
    config.unlink()
    run_sleep(store)
    assert _state(store, name) == (Grade.SOURCE_LINKED, Standing.GONE, State.GONE)


@pytest.mark.parametrize("mode", ["full", "quick"])
def test_a_claim_about_another_file_is_asked_again_though_its_own_source_stands(
    store: Store, tmp_path: Path, mode: str
) -> None:
    note, target = tmp_path / "MEMORY.md", tmp_path / "script.py"
    note.write_text("Run script.py to deploy.", "utf-8")
    target.write_text("print('deploy')", "utf-8")
    name = store.add(
        new_memory(
            "Deploy by script.py",
            source=note,
            excerpt="Run script.py to deploy",
            locator=f"path:{target}",
        )
    )
    run_sleep(store)
    assert store.get(name).grade is Grade.MACHINE_CHECKED
    before = digest_of(store)
    assert run_sleep(store, mode=mode).idle
    assert digest_of(store) == before
    target.unlink()
    run_sleep(store, mode=mode)
    assert store.get(name).standing is Standing.FALLEN


def test_a_pass_over_one_room_leaves_the_others_unread(store: Store, tmp_path: Path) -> None:
    from nidra.records.foreign import ForeignRow
    from nidra.store import batches, origins
    from nidra.store.filling import Counts, Filler
    from nidra.store.journal import Journal

    rows = []
    for number, room in enumerate(("one", "two"), start=1):
        source = tmp_path / f"{room}.md"
        source.write_text(FIVE, "utf-8")
        text = f"# limits\nThe retry limit is 5 attempts.{' ' * number}"
        rows.append(
            ForeignRow(
                number, f"d{number}", text.encode(), str(source), "mempalace/project", "wing", room
            )
        )
    with store.database.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/palace", "chroma")
        batch = batches.begin(connection, origin, "{}", "", 1)
        filler = Filler(origin, batch, 1, True)
        filler.fill(connection, rows, Counts())
        journal = Journal(connection, 1)
        batches.complete(connection, journal, batch, {}, 1, filler.seal)
        journal.flush()
    report = run_sleep(store, subset={"room": "one"})
    assert report.read["sources"] == 1
    assert sorted(m.evidence[0].state.label for m in store.load()) == ["unchecked", "verbatim"]
    _consistent(store)


def test_a_receipt_that_two_memories_share_fells_both(store: Store, config: Path) -> None:
    one = _limit(store, config)
    two = store.add(new_memory("Said otherwise"))
    with store.database.writing() as connection:
        connection.exec_driver_sql("INSERT INTO evidence_link VALUES (2, 1)")
    run_sleep(store)
    assert store.get(two).grade is Grade.MACHINE_CHECKED
    config.write_text(SIX, "utf-8")
    run_sleep(store)
    assert [store.get(name).standing for name in (one, two)] == [Standing.FALLEN] * 2


def test_receipts_that_come_to_a_source_as_it_was_leave_no_change_of_it(
    store: Store, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _limit(store, config)
    run_sleep(store)
    monkeypatch.setattr(findings, "WRITE_AT", 2)
    for number in range(5):
        _limit(store, config, f"The retry limit is 5, note {number}")
    run_sleep(store)
    with store.database.reading() as connection:
        [source] = sources.page(connection, 0, 9)
        told = connection.exec_driver_sql(
            "SELECT count(*) FROM journal WHERE event='source-changed'"
        )
        assert (source.changes, source.revision, told.scalar_one()) == (0, 1, 0)
    _consistent(store)
