"""Another program's database is read by the way that leaves no trace and misses nothing."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from nidra.base.errors import PalaceUnreadable, SourceRefused
from nidra.sources import private_copy, sqlite_copy
from nidra.sources.sqlite_copy import ForeignDatabase, Way, plan, uri


@pytest.fixture
def database(tmp_path: Path) -> Path:
    folder = tmp_path / "other program"
    folder.mkdir()
    path = folder / "notes #1?.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE note(id INTEGER PRIMARY KEY, text)")
        connection.execute("INSERT INTO note(text) VALUES ('one')")
        connection.commit()
    return path


@pytest.fixture
def wal_writer(database: Path) -> Iterator[sqlite3.Connection]:
    """A connection that has committed a second row into the `-wal`."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("INSERT INTO note(text) VALUES ('two')")
        connection.commit()
        yield connection


def texts(database: Path) -> list[str]:
    with ForeignDatabase(database, "Notes") as opened:
        return [text for (text,) in opened.query("SELECT text FROM note ORDER BY id")]


def names(database: Path) -> set[str]:
    return {path.name for path in database.parent.iterdir()}


def test_a_rollback_database_is_read_in_place(database: Path) -> None:
    assert plan(database) is Way.IN_PLACE
    assert texts(database) == ["one"]
    assert names(database) == {database.name}


def test_a_closed_wal_database_is_read_as_immutable(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    assert plan(database) is Way.IMMUTABLE
    assert texts(database) == ["one"]
    assert names(database) == {database.name}


def test_a_wal_with_content_is_read_from_a_copy(
    database: Path, wal_writer: sqlite3.Connection
) -> None:
    before = {path.name: path.read_bytes() for path in database.parent.iterdir()}
    with ForeignDatabase(database, "Notes") as opened:
        assert opened.way is Way.COPY
        assert opened.query("SELECT count(*) FROM note") == [(2,)]
    assert {path.name: path.read_bytes() for path in database.parent.iterdir()} == before


def test_a_copy_is_a_snapshot_and_its_folder_goes_with_it(
    database: Path, wal_writer: sqlite3.Connection, tmp_path: Path
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    with ForeignDatabase(database, "Notes", scratch) as opened:
        wal_writer.execute("INSERT INTO note(text) VALUES ('three')")
        wal_writer.commit()
        assert opened.query("SELECT count(*) FROM note") == [(2,)]
        (folder,) = scratch.iterdir()
        assert folder.stat().st_mode & 0o077 == 0
    assert list(scratch.iterdir()) == []


def test_nothing_can_be_written_through_it(database: Path, wal_writer: sqlite3.Connection) -> None:
    with ForeignDatabase(database, "Notes") as opened, pytest.raises(PalaceUnreadable):
        opened.query("INSERT INTO note(text) VALUES ('mine')")


def test_a_row_written_while_it_is_read_as_immutable_is_seen(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    with ForeignDatabase(database, "Notes") as opened:
        assert opened.way is Way.IMMUTABLE
        with closing(sqlite3.connect(database)) as writer:
            writer.execute("PRAGMA wal_autocheckpoint=0")
            writer.execute("INSERT INTO note(text) VALUES ('two')")
            writer.commit()
            assert opened.query("SELECT count(*) FROM note") == [(2,)]


def test_the_sidecars_of_a_linked_database_are_those_of_its_target(
    database: Path, wal_writer: sqlite3.Connection, tmp_path: Path
) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(database)
    assert texts(link) == ["one", "two"]


HOT = """
import os, signal, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA cache_size=2")
db.execute("CREATE TABLE filler AS WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
           " SELECT i, zeroblob(500) AS b FROM n")
db.execute("BEGIN IMMEDIATE")
db.execute("UPDATE note SET text = 'half done'")
db.execute("UPDATE filler SET b = randomblob(500)")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_transaction_cut_short_is_rolled_back_in_a_copy(database: Path) -> None:
    subprocess.run([sys.executable, "-c", HOT, str(database)], check=False)
    journal = database.with_name(database.name + "-journal")
    assert journal.stat().st_size > 0 and b"half done" in database.read_bytes()
    before = database.read_bytes(), journal.read_bytes()
    with ForeignDatabase(database, "Notes") as opened:
        assert opened.way is Way.COPY
        assert opened.query("SELECT text FROM note") == [("one",)]
    assert (database.read_bytes(), journal.read_bytes()) == before


def test_a_file_that_never_rests_is_said_to_be_written(
    database: Path, wal_writer: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private_copy, "_TICK_SECONDS", 0)
    copy = private_copy._copy

    def copy_while_writing(source: Path, target: Path) -> None:
        copy(source, target)
        wal_writer.execute("INSERT INTO note(text) VALUES ('more')")
        wal_writer.commit()

    monkeypatch.setattr(private_copy, "_copy", copy_while_writing)
    with pytest.raises(PalaceUnreadable, match="Notes is writing now"):
        texts(database)


def test_a_full_disk_is_named_before_anything_is_copied(
    database: Path, wal_writer: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type("Usage", (), {"free": 100})
    monkeypatch.setattr(private_copy.shutil, "disk_usage", lambda place: usage)
    with pytest.raises(PalaceUnreadable, match="set TMPDIR to a folder with more room"):
        texts(database)


def test_copies_of_killed_processes_are_removed_and_those_of_living_ones_kept(
    tmp_path: Path,
) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    for name in (f"nidra-copy-{ended.pid}-a", f"nidra-copy-{os.getpid()}-b", "nidra-copy-x-c"):
        (tmp_path / name).mkdir()
    private_copy.remove_leftovers(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        f"nidra-copy-{os.getpid()}-b",
        "nidra-copy-x-c",
    }


@pytest.mark.parametrize("kind", ["folder", "pipe"])
@pytest.mark.parametrize("end", ["", "-wal", "-journal"])
def test_what_is_no_regular_file_is_refused_unopened(kind: str, end: str, database: Path) -> None:
    path = database.with_name(database.name + end)
    path.unlink(missing_ok=True)
    path.mkdir() if kind == "folder" else os.mkfifo(path)
    with pytest.raises(SourceRefused, match=f"is a {kind}, not a regular file"):
        texts(database)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b"plain text", "it is not a SQLite database"),
        (sqlite_copy.MAGIC + b"\xa5" * 8192, "the database is damaged"),
    ],
)
def test_what_is_no_database_is_said_in_a_sentence(
    content: bytes, words: str, database: Path
) -> None:
    database.write_bytes(content)
    with pytest.raises(PalaceUnreadable, match=words):
        texts(database)


def test_a_missing_table_is_a_matter_of_layout(database: Path) -> None:
    with ForeignDatabase(database, "Notes") as opened:
        with pytest.raises(PalaceUnreadable, match="has not the layout of Notes"):
            opened.query("SELECT * FROM drawer")


def test_text_that_is_no_UTF_8_is_read_with_replacements_and_the_next_query_is_strict(
    database: Path,
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE note SET text = CAST(x'61ff62' AS TEXT)")
        connection.commit()
    assert texts(database) == ["a\ufffdb"]


def test_the_fingerprint_follows_database_wal_and_journal(
    database: Path, wal_writer: sqlite3.Connection
) -> None:
    first = sqlite_copy.fingerprint(database)
    assert sqlite_copy.fingerprint(database) == first
    wal_writer.execute("INSERT INTO note(text) VALUES ('three')")
    wal_writer.commit()
    assert sqlite_copy.fingerprint(database) != first


def test_T79_every_character_of_a_path_is_part_of_the_name() -> None:
    assert uri(Path("/a b/50%/#1?mode=rwc")) == "file:///a%20b/50%25/%231%3Fmode%3Drwc"


def test_a_link_to_itself_is_named(database: Path) -> None:
    database.unlink()
    database.symlink_to(database)
    with pytest.raises(PalaceUnreadable, match="the system says"):
        texts(database)
    assert sqlite_copy.fingerprint(database) == "-:-:-"


@pytest.mark.parametrize("error", [MemoryError(), OverflowError("too large")])
def test_a_value_of_impossible_size_is_damage(
    error: Exception, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    with ForeignDatabase(database, "Notes") as opened:
        monkeypatch.setattr(opened, "_fetch", fail)
        with pytest.raises(PalaceUnreadable, match=r"is damaged .it claims values of impossible"):
            opened.query("SELECT 1")
