"""Opening a store: absent, foreign, newer, damaged and busy stores each get one sentence."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

import pytest
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import (
    NotAStore,
    StoreAbsent,
    StoreBusy,
    StoreDamaged,
    StoreTooNew,
    StoreUnwritable,
)
from nidra.store import database, schema
from nidra.store.database import Database


def test_a_store_that_is_absent_is_named_with_the_way_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(StoreAbsent, match="nidra init"):
        Store(tmp_path / "none").census()
    assert not (tmp_path / "none").exists()


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "nidra.db") as other:
        other.execute("CREATE TABLE a (b)")
    before = (tmp_path / "nidra.db").read_bytes()
    for call in (Store(tmp_path).census, Store(tmp_path).init):
        with pytest.raises(NotAStore, match="another program"):
            call()
    assert (tmp_path / "nidra.db").read_bytes() == before


def test_a_store_of_a_newer_version_is_refused(store: Store) -> None:
    with sqlite3.connect(store.database.path) as raw:
        raw.execute("PRAGMA user_version=99")
    store.close()
    with pytest.raises(StoreTooNew, match="Update Nidra"):
        store.census()


def test_a_damaged_database_is_said_to_be_damaged(store: Store) -> None:
    for number in range(50):
        store.add(new_memory(f"note {number}"))
    store.close()
    data = bytearray(store.database.path.read_bytes())
    data[200:4096] = os.urandom(3896)
    store.database.path.write_bytes(bytes(data))
    with pytest.raises(StoreDamaged, match="damaged"):
        list(store.load())


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "nidra.db").write_text("hello " * 100, "utf-8")
    with pytest.raises(StoreDamaged, match="not a database"):
        Store(tmp_path).census()


def test_a_writer_that_waits_too_long_says_who_is_in_the_way(store: Store) -> None:
    impatient = Database(store.folder, busy_seconds=0.05)
    with store.database.writing():
        with pytest.raises(StoreBusy, match="another process is writing"):
            with impatient.writing():
                pass
    impatient.close()


def test_T17_a_new_store_reaches_the_disk_before_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    sync, link = os.fsync, os.link
    monkeypatch.setattr(os, "fsync", lambda handle: (told.append("fsync"), sync(handle))[1])
    monkeypatch.setattr(os, "link", lambda a, b: (told.append("name"), link(a, b))[1])
    Store(tmp_path / "s").init()
    assert told == ["fsync", "name", "fsync"]


def test_T17_every_commit_is_asked_to_reach_the_disk(store: Store) -> None:
    with store.database.writing() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_a_store_that_is_replaced_under_an_open_one_takes_what_is_written_next(
    store: Store, tmp_path: Path
) -> None:
    store.add(new_memory("said before the folder was deleted"))
    shutil.rmtree(store.folder)
    with pytest.raises(StoreAbsent):
        store.add(new_memory("said while there was no store"))
    with Store(store.folder) as other:
        other.init()
    store.add(new_memory("said after it was made anew"))
    with Store(store.folder) as other:
        assert [memory.statement for memory in other.load()] == ["said after it was made anew"]
    assert [memory.statement for memory in store.load()] == ["said after it was made anew"]


def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(Exception, match=r"readonly|cannot be written"):
        with store.database.reading() as connection:
            connection.exec_driver_sql("DELETE FROM meta")


def _shape(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(path) as raw:
        names = [
            row[0]
            for row in raw.execute("SELECT name FROM sqlite_master WHERE type='table'")
            if not row[0].startswith("sqlite_")
        ]
        shape = {
            name: raw.execute(
                f"SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_info('{name}')"
            ).fetchall()
            for name in names
        }
        shape["indexes"] = sorted(
            (name, " ".join(sql.split()))
            for name, sql in raw.execute(
                "SELECT name, sql FROM sqlite_master WHERE type='index' AND sql<>''"
            )
        )
    return shape


def test_the_migrations_lead_to_the_same_schema_as_a_new_store(tmp_path: Path) -> None:
    new = Store(tmp_path / "new")
    new.init()
    old = tmp_path / "old" / "nidra.db"
    old.parent.mkdir()
    with sqlite3.connect(old) as raw:
        raw.execute(f"PRAGMA application_id={schema.APPLICATION_ID}")
        raw.execute("CREATE TABLE placeholder (a)")
        raw.execute("DROP TABLE placeholder")
    raw.close()
    Database(old.parent).verify_version()
    assert _shape(old) == _shape(new.database.path)
    assert (old.parent / "backups").is_dir()


def test_two_processes_may_make_the_same_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Store(tmp_path / "s")
    sync = database._sync

    def race(path: Path) -> None:
        monkeypatch.setattr(database, "_sync", sync)
        assert other.init()
        sync(path)

    monkeypatch.setattr(database, "_sync", race)
    mine = Store(tmp_path / "s")
    assert mine.init() is False
    mine.add(new_memory("still there"))
    assert other.census().total == 1
    assert [path.name for path in (tmp_path / "s").iterdir() if path.name.startswith(".")] == []


def test_an_empty_file_without_checkpoints_is_no_store_yet(tmp_path: Path) -> None:
    (tmp_path / "nidra.db").touch()
    with pytest.raises(StoreAbsent):
        Store(tmp_path).census()
    assert Store(tmp_path).init()
    assert Store(tmp_path).census().total == 0


def test_an_emptied_file_beside_checkpoints_is_damage(store: Store) -> None:
    (store.folder / "checkpoints").mkdir()
    (store.folder / "checkpoints" / "000000000001.json").write_text("{}", "utf-8")
    store.close()
    store.database.path.write_bytes(b"")
    for call in (Store(store.folder).census, Store(store.folder).init):
        with pytest.raises(StoreDamaged, match="empty"):
            call()


@pytest.mark.parametrize("kind", ["folder", "fifo", "dangling"])
def test_what_is_no_file_is_no_store_and_is_left_alone(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "nidra.db"
    if kind == "folder":
        path.mkdir()
    elif kind == "fifo":
        os.mkfifo(path)
    else:
        path.symlink_to(tmp_path / "nowhere")
    for call in (Store(tmp_path).census, Store(tmp_path).init):
        with pytest.raises(NotAStore):
            call()


def test_a_read_that_broke_off_with_rows_left_keeps_nobody_in_the_past(store: Store) -> None:
    store.add(new_memory("first"))
    store.add(new_memory("second"))
    kept: list[object] = []
    with pytest.raises(RuntimeError), store.database.reading() as connection:
        rows = connection.exec_driver_sql("SELECT id FROM memory")
        kept.append(rows)
        assert rows.fetchone() is not None
        raise RuntimeError
    store.add(new_memory("third"))
    assert len(list(store.load())) == 3 == store.census().total
    assert kept


def test_a_write_that_broke_off_with_rows_left_keeps_nobody_from_writing(store: Store) -> None:
    store.add(new_memory("first"))
    store.add(new_memory("second"))
    kept: list[object] = []
    with pytest.raises(RuntimeError), store.database.writing() as connection:
        rows = connection.exec_driver_sql("SELECT id FROM memory")
        kept.append(rows)
        assert rows.fetchone() is not None
        raise RuntimeError
    with Store(store.folder) as other:
        other.add(new_memory("third"))
    store.add(new_memory("fourth"))
    assert len(list(store.load())) == 4
    assert kept


def test_a_store_whose_making_fails_leaves_nothing_lying_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        path.with_name(f"{path.name}-journal").write_bytes(b"half")
        path.write_bytes(b"half")
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(database, "build_schema", fail)
    with pytest.raises(StoreUnwritable):
        Database(tmp_path).create()
    assert not list(tmp_path.iterdir())


def test_what_a_killed_init_left_is_cleared_away_and_what_another_builds_is_not(
    tmp_path: Path,
) -> None:
    left = [tmp_path / f".nidra.db.999999999.0badcafe{end}" for end in ("", "-journal")]
    others = tmp_path / f".nidra.db.{os.getppid()}.0badcafe"
    for path in (*left, others):
        path.write_bytes(b"half")
    with Store(tmp_path) as store:
        assert store.init()
    assert [path.exists() for path in (*left, others)] == [False, False, True]
