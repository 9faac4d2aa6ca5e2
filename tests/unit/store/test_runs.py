"""`runs.db`: losing or breaking it loses no memory and stops nothing."""

from __future__ import annotations

import os
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from nidra.app.doctor import examine
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import StoreBusy, StoreUnwritable
from nidra.store import lease
from nidra.store.lease import STALE_SECONDS
from nidra.store.runs import Runs

NOW = 1_780_300_800_000_000


@pytest.fixture
def runs(tmp_path: Path) -> Runs:
    return Runs(tmp_path)


def test_who_is_in_a_hurry_waits_as_long_as_ever_afterwards(runs: Runs) -> None:
    def waits() -> int:
        (found,) = runs._rows("PRAGMA busy_timeout")
        return int(found[0])

    runs.set_mark("somewhere", {"at": 1})
    with runs.hurried(0.5):
        assert waits() == 500
        runs.close()
        assert waits() == 500
    assert waits() == 30_000


def test_a_broken_file_is_set_aside(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "a.md"
    source.write_text("The retry limit is 5", "utf-8")
    store.add(new_memory("x", source=source, excerpt="retry limit is 5"))
    run_sleep(store)
    store.close()
    for path in store.folder.glob("runs.db*"):
        path.write_bytes(b"junk, and no database" * 50)
    assert next(store.load()).evidence[0].read_at is None
    assert run_sleep(store).idle
    assert (store.folder / "runs.db.broken").exists()


def test_a_live_holder_keeps_its_lease_until_its_heart_stops(
    runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs.take("writer", "one", "An import", NOW)
    with pytest.raises(StoreBusy, match="An import is running"):
        runs.take("writer", "two", "A sleep pass", NOW + 60_000_000)
    assert runs.holder("writer", NOW) is not None
    silent = time.monotonic() + STALE_SECONDS + 1
    monkeypatch.setattr(lease, "_pulse", lambda: silent)
    assert runs.holder("writer", NOW) is None
    runs.take("writer", "two", "A sleep pass", NOW)
    assert not runs.beat("writer", "one", NOW)
    with pytest.raises(StoreBusy, match="took over"):
        runs.require("writer", "one")
    runs.require("writer", "two")


def test_a_lease_is_given_back_whatever_happens(runs: Runs) -> None:
    with pytest.raises(RuntimeError), runs.held("writer", "one", "An import"):
        raise RuntimeError
    runs.take("writer", "two", "A sleep pass", NOW)


def test_runs_are_remembered_newest_first(runs: Runs) -> None:
    for number in range(3):
        runs.begin(f"pass-{number}", "pass", "full", NOW + number)
    runs.end("pass-2", "done", {"fell": 1}, NOW + 9)
    assert [run["pass_id"] for run in runs.history()] == ["pass-2", "pass-1", "pass-0"]
    assert runs.history(1)[0]["counts"] == {"fell": 1}
    assert runs.unfinished("pass") is None


# Damage -------------------------------------------------------------------------------------


def said(store: Store) -> str:
    return " ".join(finding.sentence for finding in examine(store))


def overwrite(path: Path) -> None:
    """Leave the header and the first page; break all that follows."""
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))


def first_page(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:100] + b"\xff" * 3996 + data[4096:])


def sql(*words: str) -> Callable[[Path], None]:
    def run(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as raw:
            for one in words:
                raw.execute(one)

    return run


ANOTHER = ("lease", "run", "byte_check", "mark")


@pytest.mark.parametrize(
    "breaking",
    [
        overwrite,
        first_page,
        sql(*(f"DROP TABLE {name}" for name in ANOTHER), "CREATE TABLE lease (name TEXT)"),
        sql(
            *(f"ALTER TABLE {name} RENAME TO old_{name}" for name in ANOTHER),
            *(f"CREATE TABLE {name} (name TEXT)" for name in ANOTHER),
        ),
    ],
    ids=["pages", "first page", "lease of another program", "tables of another program"],
)
def test_a_file_damaged_behind_its_header_is_set_aside_and_stops_nothing(
    store: Store, tmp_path: Path, breaking: Callable[[Path], None]
) -> None:
    source = tmp_path / "a.md"
    source.write_text("The retry limit is 5", "utf-8")
    store.add(new_memory("x", source=source, excerpt="retry limit is 5"))
    run_sleep(store)
    store.close()
    assert "set aside" not in said(store)
    store.close()
    breaking(store.runs.path)
    assert len(list(store.load())) == 1
    assert run_sleep(store).idle
    assert (store.folder / "runs.db.broken").exists()
    assert "runs.db was damaged and was set aside as runs.db.broken. No memory" in said(store)
    assert not store.runs.damage()
    assert len(store.runs.read_dates()) == 1


def test_damage_found_while_it_is_open_is_set_aside_and_the_lease_stays(runs: Runs) -> None:
    runs.take("writer", "one", "An import", NOW)
    other = Runs(runs.folder)
    assert other.holder("writer", NOW) is not None
    sql("DROP TABLE mark", "CREATE TABLE mark (other TEXT)")(runs.path)
    runs.set_mark("unite", {"seq": 1})
    assert runs.mark("unite") == {"seq": 1} == other.mark("unite")
    assert (runs.folder / "runs.db.broken").exists()
    with pytest.raises(StoreBusy):
        other.take("writer", "two", "A sleep pass", NOW)


@pytest.mark.parametrize("words", ["database is locked", "database or disk is full"])
def test_a_file_that_is_locked_or_on_a_full_disk_is_not_set_aside(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    runs.take("writer", "one", "An import", NOW)

    def refuse(raw: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError(words)

    with pytest.raises((StoreBusy, StoreUnwritable)):
        runs._write(refuse)
    assert not (runs.folder / "runs.db.broken").exists()
    assert runs.holder("writer", NOW) is not None


@pytest.mark.parametrize("value", ["{", "[1]", "5", "null", "", b"\xff\xfe", "[" * 99_999])
def test_a_mark_a_cursor_or_counts_that_say_nothing_count_as_absent(
    runs: Runs, value: str | bytes
) -> None:
    runs.set_mark("unite", {"seq": 1})
    runs.begin("pass-1", "pass", "full", NOW)
    with closing(sqlite3.connect(runs.path)) as raw, raw:
        raw.execute("UPDATE mark SET value=?", (value,))
        raw.execute("UPDATE run SET cursor=?, counts=?", (value, value))
    assert runs.mark("unite") is None
    left = runs.unfinished("pass")
    assert left is not None and left.cursor == {}
    assert runs.history()[0]["counts"] == {}


def test_a_cursor_of_another_shape_and_a_reading_at_no_time_count_as_absent(runs: Runs) -> None:
    runs.begin("pass-1", "pass", "full", NOW)
    runs.note("pass-1", {"verify": "far", "unite": 3})
    with closing(sqlite3.connect(runs.path)) as raw, raw:
        raw.execute("INSERT INTO byte_check VALUES (1,1,1,1,1,1,'soon',1), (2,1,1,1,1,1,5,1)")
    left = runs.unfinished("pass")
    assert left is not None and left.cursor == {"unite": 3}
    assert list(runs.checks(0, 9)) == [2] == list(runs.read_dates()) and runs.read_at(1) is None


# The lease ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [STALE_SECONDS + 1, 40 * 86_400, -40 * 86_400])
def test_a_clock_that_is_set_takes_no_lease_from_who_lives(runs: Runs, seconds: int) -> None:
    later = NOW + seconds * 1_000_000
    runs.take("writer", "one", "An import", NOW)
    assert runs.holder("writer", later) is not None
    with pytest.raises(StoreBusy, match="An import is running"):
        runs.take("writer", "two", "A sleep pass", later)
    runs.require("writer", "one")


def test_a_lease_of_another_machine_is_stale_after_three_minutes(
    runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs.take("writer", "one", "An import", NOW)
    monkeypatch.setattr(lease, "_host", lambda: "another")
    assert runs.holder("writer", NOW + STALE_SECONDS * 1_000_000) is not None
    assert runs.holder("writer", NOW + STALE_SECONDS * 1_000_000 + 1) is None


def test_an_older_file_without_a_pulse_is_begun_anew(runs: Runs) -> None:
    runs.set_mark("unite", {"seq": 1})
    runs.close()
    sql("ALTER TABLE lease DROP COLUMN pulse")(runs.path)
    runs.take("writer", "one", "An import", NOW)
    assert runs.holder("writer", NOW) is not None
    assert runs.mark("unite") is None


def test_a_lease_of_another_machine_whose_heart_beats_days_from_now_is_stale(
    runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = 86_400_000_000
    runs.take("writer", "one", "An import", NOW + day - 1)
    monkeypatch.setattr(lease, "_host", lambda: "another")
    assert runs.holder("writer", NOW) is not None
    runs.beat("writer", "one", NOW + day + 1)
    assert runs.holder("writer", NOW) is None
    runs.take("writer", "two", "A sleep pass", NOW)


def test_a_lease_of_wrong_values_is_stale(runs: Runs) -> None:
    runs.take("writer", "one", "An import", NOW)
    with closing(sqlite3.connect(runs.path)) as raw, raw:
        raw.execute("UPDATE lease SET pid='x', pid_started='y', heartbeat='z'")
    assert runs.holder("writer", NOW) is None
    runs.take("writer", "two", "A sleep pass", NOW)


def test_doctor_names_the_machine_of_who_holds_the_lease(store: Store) -> None:
    with store.runs.held("writer", "one", "An import"):
        found = said(store)
    assert f"An import is running now in process {os.getpid()} on {socket.gethostname()}." in found


def test_what_failed_is_told_even_where_the_lease_cannot_be_given_back(
    runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(name: str, token: str) -> None:
        raise StoreUnwritable(path=runs.path, reason="database or disk is full")

    monkeypatch.setattr(runs, "release", full)
    with pytest.raises(RuntimeError, match="the real one"), runs.held("writer", "one", "An undo"):
        raise RuntimeError("the real one")
    runs.close()
    with pytest.raises(StoreUnwritable), runs.held("other", "one", "An undo"):
        pass
