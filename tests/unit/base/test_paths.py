"""Which store is opened, where the resources lie, and how a file is replaced."""

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from nidra.base.errors import StoreBusy, UsageError
from nidra.base.paths import absolute, naming, replacing, resources, typed_path, which_store


def test_what_is_given_wins_over_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NIDRA_DIR", str(tmp_path / "named"))
    assert which_store(str(tmp_path / "given"), walk_up=True).folder == tmp_path / "given"
    assert which_store(None, walk_up=True).folder == tmp_path / "named"


def test_a_store_in_a_folder_above_is_found_by_the_command_line_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".nidra").mkdir()
    below = tmp_path / "a" / "b"
    below.mkdir(parents=True)
    monkeypatch.chdir(below)
    assert which_store(None, walk_up=True).folder == tmp_path / ".nidra"
    assert which_store(None, walk_up=False).folder != tmp_path / ".nidra"


def test_the_resources_are_found() -> None:
    assert (resources() / "help" / "journal.md").is_file()


def test_an_empty_option_is_refused_and_an_empty_variable_is_not_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(UsageError, match="--dir is empty"):
        which_store("", walk_up=True)
    (tmp_path / ".nidra").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NIDRA_DIR", "")
    assert which_store(None, walk_up=True).folder == tmp_path / ".nidra"


def test_the_home_of_nobody_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UsageError, match="--dir begins with ~no-such-user"):
        which_store("~no-such-user/x", walk_up=True)
    monkeypatch.setenv("NIDRA_DIR", "~no-such-user/x")
    with pytest.raises(UsageError, match="NIDRA_DIR begins with ~no-such-user"):
        which_store(None, walk_up=True)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a folder that is in use")
def test_a_working_folder_that_was_deleted_is_named_and_needed_by_relative_paths_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = tmp_path / "lost"
    lost.mkdir()
    monkeypatch.chdir(lost)
    lost.rmdir()
    try:
        for ask in (lambda: absolute("x"), lambda: which_store(None, walk_up=True)):
            with pytest.raises(UsageError, match=re.escape(str(lost))):
                ask()
        assert which_store(str(tmp_path), walk_up=True).folder == tmp_path
        assert absolute(str(tmp_path / "a" / ".." / "b")) == str(tmp_path / "b")
    finally:
        monkeypatch.undo()


@pytest.mark.parametrize("ask", [absolute, lambda path: which_store(path, walk_up=False)])
def test_a_path_whose_bytes_are_no_text_is_refused_in_printable_words(ask: object) -> None:
    with pytest.raises(UsageError, match="no text") as told:
        ask("/somewhere/\udcff")  # type: ignore[operator]
    assert "\\udcff" in str(told.value) and "\udcff" not in str(told.value)


def test_a_typed_path_keeps_its_links_and_dots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert str(typed_path("a/../b", "--out")) == f"{tmp_path}/a/../b"


# Replacing a file -----------------------------------------------------------------------------


def write(path: Path, text: str) -> None:
    with replacing(path) as stream:
        stream.write(text)


def test_a_link_is_written_through_and_permissions_stay(tmp_path: Path) -> None:
    real, link = tmp_path / "real.md", tmp_path / "link.md"
    real.write_text("old", "utf-8")
    real.chmod(0o600)
    link.symlink_to("real.md")
    write(link, "new")
    assert link.is_symlink() and real.read_text("utf-8") == "new"
    assert stat.S_IMODE(real.stat().st_mode) == 0o600
    assert len(list(tmp_path.iterdir())) == 2


def test_a_link_to_what_is_not_there_yet_makes_it(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("made")
    write(tmp_path / "link", "new")
    assert (tmp_path / "made").read_text("utf-8") == "new" and (tmp_path / "link").is_symlink()


def test_a_write_that_fails_names_the_path_and_leaves_the_old_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "report.md"
    path.write_text("old", "utf-8")
    with pytest.raises(OSError) as told, replacing(path) as stream:
        stream.write("half of")
        raise OSError(28, "No space left on device")
    assert told.value.filename == str(path)
    assert [found.name for found in tmp_path.iterdir()] == ["report.md"]
    assert path.read_text("utf-8") == "old"


def test_a_folder_that_is_not_there_is_not_called_by_the_name_of_a_passing_file(
    tmp_path: Path,
) -> None:
    with pytest.raises(FileNotFoundError) as told:
        write(tmp_path / "none" / "x.md", "")
    assert told.value.filename == str(tmp_path / "none" / "x.md")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_device_is_written_to_and_stays_one(tmp_path: Path) -> None:
    link = tmp_path / "link.md"
    link.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space") as told:
        write(link, "x")
    assert told.value.filename == str(link)
    assert stat.S_ISCHR(link.stat().st_mode)


def test_a_name_as_long_as_names_may_be_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("ü" * 126 + ".md")
    write(path, "x")
    assert path.read_text("utf-8") == "x"


def test_an_error_that_names_its_file_and_one_of_ours_keep_their_words(tmp_path: Path) -> None:
    with pytest.raises(OSError) as told, naming("here"):
        raise OSError(13, "Permission denied", "/elsewhere")
    assert told.value.filename == "/elsewhere"
    with pytest.raises(StoreBusy, match="/s is busy"), naming("here"):
        raise StoreBusy(path="/s", reason="so")


def test_what_a_killed_process_left_is_gone_with_the_next_write_into_its_folder(
    tmp_path: Path,
) -> None:
    kill = "with replacing(Path(sys.argv[1])) as s: s.write('half'), s.flush(), os.kill(os.getpid(), 9)"
    script = (
        f"import os, sys\nfrom pathlib import Path\nfrom nidra.base.paths import replacing\n{kill}"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path / "old.html")], check=False)
    (left,) = tmp_path.iterdir()
    with replacing(tmp_path / "new.html") as stream:
        stream.write("whole")
    assert left.exists()  # another process may be writing it
    os.utime(left, (1, 1))
    (tmp_path / ".mine.nidra-part.txt").touch()
    with replacing(tmp_path / "new.html") as stream:
        stream.write("whole")
    assert {path.name for path in tmp_path.iterdir()} == {"new.html", ".mine.nidra-part.txt"}
