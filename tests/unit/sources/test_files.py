"""What stands at a path, and reading it without ever blocking."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from nidra.sources import files
from nidra.sources.files import Kind, NotRead, fingerprint, look, look_and_read, read


def test_a_regular_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "config.md"
    path.write_bytes(b"retry limit is 5")
    found = look(str(path))
    assert found.kind is Kind.REGULAR
    assert found.fingerprint is not None and found.fingerprint.size == 16
    assert read(str(path)) == b"retry limit is 5"


def test_an_empty_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert look_and_read(str(path))[1] == b"" and look(str(path)).regular


def test_a_missing_file_is_gone_where_its_folder_stands(tmp_path: Path) -> None:
    found = look(str(tmp_path / "config.md"))
    assert found.kind is Kind.GONE
    assert found.sentence == "config.md does not exist any more."


def test_a_missing_folder_makes_its_files_unreachable_not_gone(tmp_path: Path) -> None:
    found = look(str(tmp_path / "volume" / "config.md"))
    assert found.kind is Kind.UNREACHABLE
    assert str(tmp_path / "volume") in found.sentence


def test_a_file_in_the_place_of_the_folder_makes_it_unreachable(tmp_path: Path) -> None:
    (tmp_path / "volume").write_text("a file now")
    assert look(str(tmp_path / "volume" / "config.md")).kind is Kind.UNREACHABLE


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, int]]:
    count = {"lstat": 0, "isdir": 0}
    lstat, isdir = os.lstat, os.path.isdir

    def counted_lstat(path: str) -> os.stat_result:
        count["lstat"] += 1
        return lstat(path)

    def counted_isdir(path: str) -> bool:
        count["isdir"] += 1
        return isdir(path)

    monkeypatch.setattr(files.os, "lstat", counted_lstat)
    monkeypatch.setattr(files.os.path, "isdir", counted_isdir)
    yield count


def test_the_folder_of_many_missing_files_is_looked_at_once(
    tmp_path: Path, calls: dict[str, int]
) -> None:
    folders: dict[str, bool] = {}
    for number in range(20):
        assert look(f"{tmp_path}/missing{number}", folders=folders).kind is Kind.GONE
    assert calls["isdir"] == 1


def test_T33_a_pipe_is_refused_and_never_opened(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.REFUSED and raw == b""
    assert "pipe" in found.sentence


def test_T33_a_pipe_that_takes_a_files_place_does_not_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "config.md"
    path.write_text("x" * 10)
    genuine = look(str(path))
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(files, "look", lambda *_: genuine)
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.REFUSED and raw == b""


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/proc/self/status", "/sys/kernel/mm"])
def test_T34_devices_and_files_of_the_system_are_refused(path: str) -> None:
    if not os.path.lexists(path):
        pytest.skip(f"{path} is not there")
    assert look(path).kind is Kind.REFUSED
    with pytest.raises(NotRead):
        read(path)


def test_T34_a_link_to_a_file_of_the_system_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "status.md"
    link.symlink_to("/proc/self/status")
    if not link.exists():
        pytest.skip("no /proc here")
    assert look(str(link)).kind is Kind.REFUSED


def test_a_folder_and_a_socket_are_refused_in_a_sentence(tmp_path: Path) -> None:
    assert (
        look(str(tmp_path)).sentence
        == f"{tmp_path} is a folder, not a regular file, and is never read."
    )
    server = socket.socket(socket.AF_UNIX)
    path = os.path.relpath(tmp_path / "s")
    try:
        server.bind(path)
    except OSError:
        pytest.skip("the path is too long for a socket")
    finally:
        server.close()
    assert look(str(tmp_path / "s")).kind is Kind.REFUSED


def test_a_loop_of_links_is_named(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert look(str(tmp_path / "a")).kind is Kind.LOOP


def test_a_link_to_nowhere_is_unreachable(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "elsewhere")
    assert look(str(tmp_path / "a")).kind is Kind.UNREACHABLE


def test_T35_a_forbidden_file_is_not_called_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "secret.md"
    path.write_text("x")

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files.os, "open", refuse)
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.FORBIDDEN and raw == b""
    assert "permission" in found.sentence


def test_an_input_output_error_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "bad.md"
    path.write_text("x")

    def fail(*_: object) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(files.os, "read", fail)
    assert look_and_read(str(path))[0].kind is Kind.IO_ERROR


def test_a_file_over_the_limit_is_never_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    found, raw = look_and_read(str(path), limit=1000)
    assert found.kind is Kind.TOO_LARGE and raw == b""
    assert "1,000" in found.sentence


def _changing(path: Path, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Let the file grow during its first `times` readings."""
    real, left = os.read, [times]

    def grow(descriptor: int, size: int) -> bytes:
        raw = real(descriptor, size)
        if left[0]:
            left[0] -= 1
            with path.open("ab") as file:
                file.write(b"more")
        return raw

    monkeypatch.setattr(files.os, "read", grow)


def test_a_file_that_changes_while_read_is_read_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"first ")
    _changing(path, monkeypatch, 1)
    found, raw = look_and_read(str(path))
    assert found.regular and raw == b"first more"


def test_a_file_that_never_stands_still_is_given_up_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"first ")
    _changing(path, monkeypatch, 100)
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.CHANGING and raw == b""
    assert "changed while it was read" in found.sentence


@pytest.mark.parametrize("path", ["", "  ", "a\0b", 7, None, ["x"], "config.md", "\ud800"])
def test_T48_what_is_no_absolute_path_is_no_source(path: object) -> None:
    assert look(path).kind in (Kind.NO_PATH, Kind.UNREACHABLE)  # type: ignore[arg-type]


def test_a_path_beyond_what_the_system_takes_is_no_path() -> None:
    assert look("/" + "a" * 5000).kind is Kind.NO_PATH


def test_remote_and_foreign_paths_say_so() -> None:
    assert look("https://example.org/a.md").kind is Kind.REMOTE
    if os.name == "posix":
        assert look(r"C:\Users\asha\a.md").kind is Kind.UNREACHABLE


@pytest.mark.parametrize("name", ["a#b", "a?b", "a%20b", "a b", "a\nb", "имя", "a\\b"])
def test_odd_names_are_read_like_any_other(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"here")
    assert read(str(path)) == b"here"


def test_a_fingerprint_tells_a_rewrite_of_equal_size_and_time(tmp_path: Path) -> None:
    path = tmp_path / "config.md"
    path.write_bytes(b"limit is 5")
    before, times = fingerprint(str(path)), path.stat()
    other = tmp_path / "new"
    other.write_bytes(b"limit is 6")
    os.utime(other, ns=(times.st_atime_ns, times.st_mtime_ns))
    other.replace(path)
    after = fingerprint(str(path))
    assert before is not None and after is not None
    assert (before.size, before.mtime_ns) == (after.size, after.mtime_ns)
    assert before != after


def test_files_below_stops_at_its_limit(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{number}.md").touch()
    assert len(list(files.files_below(str(tmp_path), limit=10))) == 10
