"""Exports: one report in files, what changed since the last, and where nothing is ever written."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.digest import digest
from nidra.app.exports import FORGOTTEN, LAST, export, export_all
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, StoreBusy, UsageError
from nidra.records.progress import Progress
from nidra.report.forms import FORMS


@pytest.fixture
def source(store: Store, tmp_path: Path) -> Path:
    """The source of a memory that was checked."""
    path = tmp_path / "limits.md"
    path.write_text("The retry limit is 5 attempts.\n", "utf-8")
    store.add(new_memory("The retry limit is 5", source=path, excerpt="retry limit is 5"))
    run_sleep(store)
    return path


def changed(store: Store, source: Path, clock: MovingClock) -> None:
    clock.pass_days(1)
    source.write_text("The retry limit is 6 attempts.\n", "utf-8")
    run_sleep(store)


@pytest.mark.parametrize("suffix", FORMS)
def test_an_export_says_where_it_is_how_large_and_what_it_rests_on(
    suffix: str, store: Store, source: Path, tmp_path: Path
) -> None:
    target = tmp_path / "out" / f"trust{suffix}"
    target.parent.mkdir()
    done = export(store, target, home=tmp_path)
    data = target.read_bytes()
    assert (done.path, done.form, done.size) == (target, suffix[1:], len(data))
    assert done.sha256 == hashlib.sha256(data).hexdigest()
    assert done.digest == digest(store).digest and done.since is None and done.note == ""
    assert list(target.parent.iterdir()) == [target]


def test_the_next_export_says_what_changed_since_when(
    store: Store, source: Path, tmp_path: Path, clock: MovingClock
) -> None:
    first = export(store, tmp_path / "a.json", home=tmp_path)
    same = export(store, tmp_path / "b.json", home=tmp_path)
    assert same.since is not None and same.changes == ()
    changed(store, source, clock)
    done = export(store, tmp_path / "c.json", home=tmp_path)
    assert done.since is not None and done.since.at == same.written_at
    assert done.since.digest == first.digest != done.digest
    told = {one.name: (one.then, one.now) for one in done.changes}
    assert told["fallen"] == (0, 1) and told["traceable"] == (1, 0)
    assert told["receipts drifted"] == (0, 1) and "active memories" not in told
    said = json.loads((tmp_path / "c.json").read_text())["since"]
    assert {one["name"]: (one["then"], one["now"]) for one in said["changes"]} == told


def test_several_files_are_one_report_and_one_export(
    store: Store, source: Path, tmp_path: Path, clock: MovingClock
) -> None:
    export(store, tmp_path / "first.md", home=tmp_path)
    changed(store, source, clock)
    done = export_all(store, [tmp_path / f"t{form}" for form in FORMS], home=tmp_path)
    assert len({one.digest for one in done}) == 1
    assert all(one.changes == done[0].changes != () for one in done)


def test_the_digest_can_be_computed_again_and_moves_with_the_store(
    store: Store, source: Path, clock: MovingClock
) -> None:
    found = digest(store)
    assert hashlib.sha256(found.hashed.encode()).hexdigest() == found.digest
    value = json.loads(found.hashed)
    assert value["journal"] == {"head": verify_journal(store).head, "rows": found.rows}
    assert value["census"]["active"] == 1 and value["store"] == found.store != ""
    changed(store, source, clock)
    assert digest(store).digest != found.digest


def test_an_export_writes_nothing_to_the_memories(
    store: Store, source: Path, tmp_path: Path
) -> None:
    before = digest_of(store)
    export_all(store, [tmp_path / f"t{form}" for form in FORMS], home=tmp_path)
    assert digest_of(store) == before


@pytest.mark.parametrize("name", ["t.docx", "t", "t.htm"])
def test_another_form_is_refused(name: str, store: Store, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="A report is written as"):
        export(store, tmp_path / name, home=tmp_path)


def test_no_export_is_written_into_a_store_or_over_a_source(
    store: Store, source: Path, tmp_path: Path
) -> None:
    store.add(new_memory("It says 5", source=source, excerpt="limit is 5 attempts"))
    link = tmp_path / "link.md"
    link.symlink_to(source)
    for target in (store.folder / "t.html", source, link):
        with pytest.raises(UsageError, match="Choose another place"):
            export(store, target, home=tmp_path)
    assert source.read_text() == "The retry limit is 5 attempts.\n"


def test_a_file_stays_as_it_was_where_writing_fails(
    store: Store, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "t.html"
    target.write_text("old", "utf-8")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("nidra.base.paths.os.fsync", full)
    with pytest.raises(OSError, match="No space left") as problem:
        export(store, target, home=tmp_path)
    assert problem.value.filename == str(target)
    assert target.read_text() == "old" and sorted(tmp_path.glob(".t.html*")) == []


def test_an_export_tells_how_far_it_came_and_can_be_stopped(
    store: Store, source: Path, tmp_path: Path
) -> None:
    told: list[Progress] = []
    export(store, tmp_path / "t.md", told.append, home=tmp_path)
    assert [one.done for one in told] == list(range(told[0].total)) and len(told) > 5
    for stop in range(len(told)):
        asked = iter([False] * stop + [True] * 50)
        with pytest.raises(Cancelled):
            export(store, tmp_path / "u.md", cancel=lambda asked=asked: next(asked), home=tmp_path)
        assert not (tmp_path / "u.md").exists()


def test_what_cannot_be_remembered_costs_nothing_but_the_next_diff(
    store: Store, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(name: str, value: object) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(store.runs, "set_mark", fails)
    done = export(store, tmp_path / "t.md", home=tmp_path)
    assert done.note == FORGOTTEN and (tmp_path / "t.md").exists()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for for long here."""
    monkeypatch.setattr("nidra.app.exports.PATIENCE", 0.05)


def test_a_run_history_that_another_process_writes_is_not_waited_for_but_told(
    store: Store, source: Path, tmp_path: Path, hurried: None
) -> None:
    with closing(sqlite3.connect(store.runs.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = export(store, tmp_path / "t.md", home=tmp_path)
    assert done.note == FORGOTTEN and (tmp_path / "t.md").exists()
    assert export(store, tmp_path / "t.md", home=tmp_path).note == ""


def test_a_run_history_that_cannot_be_read_for_a_lock_is_said_and_no_old_one_is_taken(
    store: Store, source: Path, tmp_path: Path, hurried: None
) -> None:
    store.close()
    with closing(sqlite3.connect(store.runs.path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy, match=r"runs\.db is busy"):
            export(store, tmp_path / "t.md", home=tmp_path)
    assert not (tmp_path / "t.md").exists()


@pytest.mark.parametrize("kept", [{}, {"at": "x"}, {"at": 5, "numbers": 7}, {"numbers": {}}])
def test_a_memory_of_the_last_export_that_makes_no_sense_counts_as_none(
    kept: dict[str, object], store: Store, source: Path, tmp_path: Path
) -> None:
    store.runs.set_mark(LAST, kept)
    assert export(store, tmp_path / "t.md", home=tmp_path).since is None


@pytest.mark.parametrize("name", ["a\ud800.html", "a\0.html"])
def test_a_name_that_no_system_takes_is_refused_in_a_sentence(
    store: Store, source: Path, tmp_path: Path, name: str
) -> None:
    with pytest.raises(UsageError):
        export(store, tmp_path / name, home=tmp_path)
