"""A palace is only ever read: bytes and times stay as they were, however it lies there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from adapters.palaces import DATA, NAMES, adapter, copied, database_of, read_all, snapshot
from nidra.adapters.registry import recognise
from nidra.base.errors import PalaceUnreadable
from nidra.sources import sqlite_copy

CORE = Path(__file__).parents[2] / "core"
TESTS = Path(__file__).parents[1]
ADD_CHROMA = """
db.execute("INSERT INTO embeddings SELECT 9999, segment_id, 'added-later', 9999, created_at FROM embeddings LIMIT 1")
db.execute("INSERT INTO embedding_metadata(id, key, string_value) VALUES (9999, 'chroma:document', 'Added later.')")
"""
ADD_EXACT = """
db.execute("INSERT INTO documents(collection_id, id, document, metadata_json, embedding, dim, created_at, updated_at)"
           " SELECT collection_id, 'added-later', 'Added later.', '{}', embedding, dim, created_at, updated_at"
           " FROM documents LIMIT 1")
"""
WRITER = """
import os, signal, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
{steps}
print("ready", flush=True)
sys.stdin.read()
"""


def do_everything(folder: Path, home: Path) -> list[str]:
    """Find, recognise, describe and read; returns the drawer ids."""
    reader = adapter(home)
    assert reader.find({"MEMPALACE_PALACE_PATH": str(folder / "palace")}, home)
    location = reader.recognise(folder)
    assert location is not None
    reader.describe(location)
    with reader.open(location) as reading:
        ids = [row.foreign_id for batch in reading.rows() for row in batch]
    assert reading.proof().ok, reading.proof().sentence
    return ids


@contextmanager
def another_program(database: Path, steps: str) -> Iterator[subprocess.Popen[str]]:
    """A process that has done `steps` to the database and keeps it open."""
    command = [sys.executable, "-c", WRITER.format(steps=steps), str(database)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "ready\n"
        yield process
    finally:
        process.communicate("")


def in_wal_mode(folder: Path) -> None:
    """Switch to WAL mode and close cleanly, which leaves no sidecars."""
    with another_program(database_of(folder), 'db.execute("PRAGMA journal_mode=WAL")'):
        pass


def added(name: str) -> str:
    return ADD_EXACT if name == "sqlite-exact" else ADD_CHROMA


@pytest.mark.parametrize("name", NAMES)
def test_a_palace_at_rest_stays_as_it_is(name: str, home: Path, tmp_path: Path) -> None:
    folder = copied(name, tmp_path / "rest")
    before = snapshot(folder)
    do_everything(folder, home)
    assert snapshot(folder) == before


@pytest.mark.parametrize("name", NAMES)
def test_T79_a_path_with_odd_characters_is_read_and_left_alone(
    name: str, home: Path, tmp_path: Path
) -> None:
    folder = copied(name, tmp_path / "a #1 50%20?mode=rwc&x=1 b")
    before = snapshot(tmp_path)
    assert do_everything(folder, home) == [row.foreign_id for row in read_all(DATA / name, home)]
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("name", NAMES)
def test_WAL_mode_without_sidecars_gets_none(name: str, home: Path, tmp_path: Path) -> None:
    folder = copied(name, tmp_path / "wal")
    in_wal_mode(folder)
    assert database_of(folder).read_bytes()[18] == 2
    before = snapshot(folder)
    assert len(do_everything(folder, home)) == len(read_all(DATA / name, home))
    assert snapshot(folder) == before


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_wal_file_is_no_reason_to_copy(name: str, home: Path, tmp_path: Path) -> None:
    folder = copied(name, tmp_path / "wal")
    in_wal_mode(folder)
    database = database_of(folder)
    database.with_name(database.name + "-wal").touch()
    before = snapshot(folder)
    do_everything(folder, home)
    assert sqlite_copy.plan(database) is sqlite_copy.Way.IMMUTABLE
    assert snapshot(folder) == before


@pytest.mark.parametrize("name", NAMES)
def test_committed_rows_in_a_live_wal_are_seen(name: str, home: Path, tmp_path: Path) -> None:
    folder = copied(name, tmp_path / "live")
    in_wal_mode(folder)
    database = database_of(folder)
    steps = 'db.execute("PRAGMA wal_autocheckpoint=0")\n' + added(name)
    with another_program(database, steps):
        assert database.with_name(database.name + "-wal").stat().st_size > 0
        assert sqlite_copy.plan(database) is sqlite_copy.Way.COPY
        before = snapshot(folder)
        ids = do_everything(folder, home)
        assert snapshot(folder) == before
    assert ids == [*(row.foreign_id for row in read_all(DATA / name, home)), "added-later"]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_killed_writer_left_half_done_is_not_read(
    name: str, home: Path, tmp_path: Path
) -> None:
    folder = copied(name, tmp_path / "killed")
    database = database_of(folder)
    table, column = (
        ("documents", "document")
        if name == "sqlite-exact"
        else ("embedding_metadata", "string_value")
    )
    steps = f"""
db.execute("PRAGMA journal_mode=DELETE")
db.execute("PRAGMA cache_size=2")
db.execute("BEGIN IMMEDIATE")
db.execute("UPDATE {table} SET {column} = 'half done'")
print("ready", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    with another_program(database, steps) as process:
        process.wait()
    assert database.with_name(database.name + "-journal").stat().st_size > 0
    assert b"half done" in database.read_bytes()
    before = snapshot(folder)
    do_everything(folder, home)
    rows = read_all(folder, home)
    assert snapshot(folder) == before
    assert rows == read_all(DATA / name, home)


def test_no_private_copy_is_left_behind(home: Path, tmp_path: Path, monkeypatch) -> None:
    import tempfile

    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    folder = copied("mixed", tmp_path / "live")
    in_wal_mode(folder)
    with another_program(
        database_of(folder), 'db.execute("PRAGMA wal_autocheckpoint=0")' + ADD_CHROMA
    ):
        reader = adapter(home)
        location = reader.recognise(folder)
        assert location is not None
        with reader.open(location) as reading:
            assert len(list(scratch.iterdir())) == 1
            assert sum(map(len, reading.rows())) == 60
    assert list(scratch.iterdir()) == []


def test_a_writer_is_waited_for_and_then_named(home: Path, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(sqlite_copy, "BUSY_SECONDS", 0.01)
    folder = copied("mixed", tmp_path / "busy")
    with another_program(database_of(folder), 'db.execute("BEGIN EXCLUSIVE")'):
        with pytest.raises(PalaceUnreadable, match="MemPalace is writing now; try again"):
            do_everything(folder, home)


def test_no_lock_is_held_between_two_batches(home: Path, tmp_path: Path, monkeypatch) -> None:
    from nidra.adapters.mempalace import reading as module

    monkeypatch.setattr(module, "BATCH_ROWS", 8)
    folder = copied("mixed", tmp_path / "shared")
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        batches = reading.rows()
        ids = [row.foreign_id for row in next(batches)]
        with another_program(
            database_of(folder), 'db.execute("PRAGMA busy_timeout=0")' + ADD_CHROMA
        ):
            ids += [row.foreign_id for batch in batches for row in batch]
    assert ids[-1] == "added-later" and len(ids) == 60
    assert any("changed while it was read" in problem for problem in reading.problems())
    assert not reading.proof().ok
    assert "chroma.sqlite3" in reading.proof().changed


def test_a_writer_that_wakes_up_while_an_immutable_file_is_read_is_noticed(
    home: Path, tmp_path: Path, monkeypatch
) -> None:
    from nidra.adapters.mempalace import reading as module

    monkeypatch.setattr(module, "BATCH_ROWS", 8)
    folder = copied("sqlite-exact", tmp_path / "wakes")
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        batches = reading.rows()
        ids = [row.foreign_id for row in next(batches)]
        with another_program(
            database_of(folder), 'db.execute("PRAGMA wal_autocheckpoint=0")' + ADD_EXACT
        ):
            ids += [row.foreign_id for batch in batches for row in batch]
    assert ids[-1] == "added-later" and len(ids) == 65


READ_ONLY = """
set -e
mount -t tmpfs none "$1"
cp -a "$2" "$1/palace-folder"
mount -o remount,ro "$1"
exec "$3" -c "
import sys
from pathlib import Path
sys.path[:0] = sys.argv[1:3]
from adapters.palaces import read_all, snapshot
folder = Path(sys.argv[3])
before = snapshot(folder)
try:
    (folder / 'written').touch()
except OSError:
    print(len(read_all(folder, Path('/nonexistent'))), snapshot(folder) == before)
" "$4" "$5" "$1/palace-folder"
"""


@pytest.mark.parametrize("wal", [False, True], ids=["journal", "wal"])
@pytest.mark.parametrize("name", NAMES)
def test_a_palace_on_read_only_media_is_read(
    name: str, wal: bool, home: Path, tmp_path: Path
) -> None:
    folder = copied(name, tmp_path / "original")
    if wal:
        in_wal_mode(folder)
    mount = tmp_path / "mount"
    mount.mkdir()
    arguments = [str(mount), str(folder), sys.executable, str(CORE), str(TESTS)]
    try:
        done = subprocess.run(
            ["unshare", "-rm", "sh", "-c", READ_ONLY, "sh", *arguments],
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        pytest.skip("this machine has no unshare")
    if done.returncode and ("unshare" in done.stderr or "mount" in done.stderr):
        pytest.skip(f"this machine forbids private mounts: {done.stderr.strip()[:80]}")
    assert done.stdout.split() == [str(len(read_all(DATA / name, home))), "True"], done.stderr


def test_a_folder_without_write_permission_is_read(home: Path, tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "shut")
    for path in [*folder.rglob("*"), folder]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    before = snapshot(folder)
    try:
        assert len(do_everything(folder, home)) == 64
        assert snapshot(folder) == before
        assert recognise(folder).kind == "sqlite_exact"
    finally:
        for path in [folder, *folder.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)
