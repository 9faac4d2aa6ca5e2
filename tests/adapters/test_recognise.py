"""What lies at a path is named in one sentence, whatever it is."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from adapters.palaces import DATA, adapter, copied, database_of
from nidra.adapters.base import Location
from nidra.adapters.registry import recognise
from nidra.base.errors import PalaceAbsent, PalaceUnreadable, PalaceUnsupported, SourceRefused

CORE = Path(__file__).parents[2] / "core"


@pytest.mark.parametrize("level", ["", "palace", "palace/chroma.sqlite3"])
def test_a_palace_is_recognised_at_every_level(level: str) -> None:
    folder = DATA / "convos" / "palace"
    assert recognise(DATA / "convos" / level) == Location(
        "mempalace", "chroma", folder, folder / "chroma.sqlite3"
    )


def test_a_vector_segment_leads_to_its_palace() -> None:
    segment = next(path for path in (DATA / "convos/palace").iterdir() if path.is_dir())
    assert recognise(segment).path == DATA / "convos/palace"


def test_a_dropped_configuration_folder_leads_to_the_palace_it_names(
    home: Path, tmp_path: Path
) -> None:
    folder = copied("project", tmp_path / "elsewhere")
    config = home / ".mempalace"
    config.mkdir()
    (config / "config.json").write_text(f'{{"palace_path": "{folder / "palace"}"}}')
    location = adapter(home).recognise(config)
    assert location is not None and location.path == folder / "palace"


def test_a_dropped_home_leads_to_its_palace(home: Path) -> None:
    shutil.copytree(DATA / "mixed" / "palace", home / ".mempalace" / "palace")
    assert recognise(home).path == home / ".mempalace" / "palace"


def test_a_backup_of_the_database_is_recognised_by_its_tables(tmp_path: Path) -> None:
    backup = tmp_path / "chroma.sqlite3.pre-migrate-backup-20260301"
    shutil.copy(DATA / "mixed/palace/chroma.sqlite3", backup)
    assert recognise(backup).kind == "chroma"
    exact = tmp_path / "copy.db"
    shutil.copy(DATA / "sqlite-exact/palace/sqlite_exact.sqlite3", exact)
    assert recognise(exact).kind == "sqlite_exact"


def test_of_two_databases_the_configured_backend_is_read_and_the_other_named(
    home: Path, tmp_path: Path
) -> None:
    folder = copied("mixed", tmp_path / "both")
    shutil.copy(DATA / "sqlite-exact/palace/sqlite_exact.sqlite3", folder / "palace")
    location = adapter(home).recognise(folder)
    assert location is not None and location.kind == "chroma"
    assert location.note == "sqlite_exact.sqlite3 lies there too and was not read."
    (folder / "config.json").write_text('{"backend": "rust_exact"}')
    location = adapter(home).recognise(folder)
    assert location is not None and location.kind == "sqlite_exact"
    assert adapter(home).describe(location).problems == (location.note,)


def test_an_empty_database_beside_a_filled_one_is_passed_over(tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "leftover")
    (folder / "palace" / "chroma.sqlite3").touch()
    assert recognise(folder).kind == "sqlite_exact"


def test_an_empty_database_alone_is_named_a_leftover(tmp_path: Path) -> None:
    (tmp_path / "chroma.sqlite3").touch()
    for path in (tmp_path, tmp_path / "chroma.sqlite3"):
        with pytest.raises(PalaceUnreadable, match="is empty \\(0 bytes\\), a leftover"):
            recognise(path)


def test_a_missing_path_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(PalaceAbsent, match="nothing is there"):
        recognise(tmp_path / "nowhere")


def test_a_random_folder_and_random_files_are_no_palace(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    with pytest.raises(PalaceAbsent, match="the folder holds no palace"):
        recognise(tmp_path)
    with pytest.raises(PalaceAbsent, match="it is no database"):
        recognise(tmp_path / "notes.txt")


def test_another_database_is_no_palace(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE notes(id, text)")
    connection.close()
    with pytest.raises(PalaceAbsent, match="a SQLite database, but not one of a palace"):
        recognise(path)


def test_the_chroma_database_of_another_program_is_no_palace(tmp_path: Path) -> None:
    path = tmp_path / "vectors.db"
    shutil.copy(DATA / "convos/palace/chroma.sqlite3", path)
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE collections SET name = 'langchain'")
    connection.close()
    with pytest.raises(PalaceAbsent, match="not one of a palace"):
        recognise(path)


@pytest.mark.parametrize(
    ("marker", "kind"),
    [
        ("qdrant_backend.json", "Qdrant"),
        ("pgvector_backend.json", "PostgreSQL"),
        ("milvus_backend.json", "Milvus"),
        ("lance", "LanceDB"),
    ],
)
def test_other_backends_are_named_and_not_read(marker: str, kind: str, tmp_path: Path) -> None:
    palace = tmp_path / "palace"
    palace.mkdir()
    (palace / marker).mkdir() if marker == "lance" else (palace / marker).write_text("{}")
    for path in (tmp_path, palace):
        with pytest.raises(PalaceUnsupported, match=f"palace is a palace .*{kind}.*cannot read"):
            recognise(path)


def test_a_file_of_that_name_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "chroma.sqlite3").write_text("not a database at all")
    for path in (tmp_path, tmp_path / "chroma.sqlite3"):
        with pytest.raises(PalaceUnreadable, match="it is not a SQLite database"):
            recognise(path)


def test_a_pipe_in_the_place_of_the_database_is_refused_without_opening_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "chroma.sqlite3")
    for path in (tmp_path, tmp_path / "chroma.sqlite3"):
        with pytest.raises(SourceRefused, match="a pipe"):
            recognise(path)


def test_a_pipe_in_the_place_of_a_sidecar_is_refused(tmp_path: Path, home: Path) -> None:
    folder = copied("mixed", tmp_path / "piped")
    os.mkfifo(folder / "palace" / "chroma.sqlite3-wal")
    with pytest.raises(SourceRefused, match="sqlite3-wal is a pipe"):
        recognise(folder)


def test_a_database_whose_pages_are_noise_is_said_to_be_damaged(tmp_path: Path) -> None:
    folder = copied("mixed", tmp_path / "noise")
    database = database_of(folder)
    database.write_bytes(database.read_bytes()[:100] + b"\xa5" * 200_000)
    location = recognise(folder)
    reading = adapter(tmp_path).open(location)
    with pytest.raises(PalaceUnreadable, match="the database is damaged"):
        reading.__enter__()
    with pytest.raises(PalaceUnreadable, match="the database is damaged"):
        adapter(tmp_path).describe(location)


AS_NOBODY = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from nidra.adapters.registry import recognise
from nidra.base.errors import NidraError
for path in sys.argv[2:]:
    try:
        print(recognise(Path(path)))
    except NidraError as error:
        print(error)
"""


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that other users can enter."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.parametrize("level", ["chroma.sqlite3", "palace/chroma.sqlite3"])
def test_a_database_that_is_a_link_to_itself_is_named(
    level: str, tmp_path: Path, home: Path
) -> None:
    path = tmp_path / level
    path.parent.mkdir(exist_ok=True)
    path.symlink_to(path)
    with pytest.raises(PalaceUnreadable, match="the system says"):
        recognise(tmp_path)
    with pytest.raises(PalaceAbsent, match="it cannot be reached"):
        recognise(path)
    environment = {"MEMPALACE_PALACE_PATH": str(path.parent)}
    assert adapter(home).find(environment, home) == [path.parent]


def test_a_folder_that_is_a_link_to_itself_is_named(tmp_path: Path, home: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(PalaceAbsent, match="it cannot be reached"):
        recognise(loop)
    assert adapter(home).find({"MEMPALACE_PALACE_PATH": str(loop)}, home) == []
    (home / ".mempalace").mkdir()
    (home / ".mempalace" / "config.json").write_text(f'{{"palace_path": "{loop}"}}')
    assert adapter(home).recognise(DATA / "convos") is not None
    location = adapter(home).recognise(DATA / "convos")
    assert location is not None and adapter(home).describe(location).rows == 64


@pytest.mark.parametrize("palace_path", ["\\ud800", "a\\u0000b", "~nouser/palace", "/x\\udcff"])
def test_a_configured_palace_of_any_text_harms_nothing(palace_path: str, home: Path) -> None:
    config = home / ".mempalace"
    config.mkdir()
    (config / "config.json").write_text(f'{{"palace_path": "{palace_path}"}}')
    assert adapter(home).find({}, home) == []
    assert adapter(home).recognise(config) is None
    location = adapter(home).recognise(DATA / "convos")
    assert location is not None and adapter(home).describe(location).rows == 64


def test_an_unknown_user_is_a_name_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(PalaceAbsent, match="nothing is there"):
        recognise(Path("~nouser-of-this-name/x"))
    copied("mixed", tmp_path / "~nouser-of-this-name")
    assert recognise(Path("~nouser-of-this-name")).kind == "chroma"


def test_a_user_without_a_home_can_name_a_palace(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home(path: object) -> object:
        return path

    monkeypatch.setattr(os.path, "expanduser", no_home)
    assert recognise(DATA / "mixed").kind == "chroma"


def test_a_path_that_is_not_valid_UTF_8_is_refused_in_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"pal\xfface")
    try:
        folder.mkdir()
    except OSError:
        pytest.skip("this file system takes only names that are valid UTF-8")
    with pytest.raises(PalaceUnreadable, match="not valid UTF-8") as caught:
        recognise(folder)
    str(caught.value).encode("utf-8")


def test_what_may_not_be_read_is_said_to_be_forbidden(open_to_all: Path) -> None:
    if os.name != "posix" or os.getuid() != 0 or shutil.which("setpriv") is None:
        pytest.skip("another user is needed, which takes root and setpriv")
    folder = copied("mixed", open_to_all / "shut")
    database_of(folder).chmod(0o600)
    closed = copied("mixed", open_to_all / "closed")
    closed.chmod(0o700)
    inner = copied("mixed", open_to_all / "inner")
    (inner / "palace").chmod(0o700)
    behind = copied("mixed", open_to_all / "behind")
    (behind / "palace").chmod(0o744)
    command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", sys.executable]
    named = (folder, closed, inner, inner / "palace", behind, behind / "palace")
    arguments = ["-c", AS_NOBODY, str(CORE), *map(str, named)]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"another user cannot run Python here: {done.stderr.strip()[-80:]}")
    assert done.stdout.count("permission was refused; let your user read") == len(named), (
        done.stdout
    )
    assert f"The palace at {inner / 'palace'} could not be read" in done.stdout
