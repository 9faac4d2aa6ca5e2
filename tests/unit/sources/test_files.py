"""What stands at a path, and reading it without ever blocking."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from blake3 import blake3
from nidra.sources import files
from nidra.sources.files import (
    Kind,
    NotRead,
    digest_of,
    fingerprint,
    is_still,
    local_path,
    look,
    look_and_read,
    read,
)

CORE = Path(__file__).parents[3] / "core"


def test_a_regular_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "config.md"
    path.write_bytes(b"retry limit is 5")
    found = look(str(path))
    assert found.kind is Kind.REGULAR
    assert found.fingerprint is not None and found.fingerprint.size == 16
    assert read(str(path)) == b"retry limit is 5"


def test_a_file_is_still_the_one_of_its_fingerprint_until_anything_happens_to_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "config.md"
    assert is_still(str(path), None)
    path.write_bytes(b"retry limit is 5")
    was = fingerprint(str(path))
    assert is_still(str(path), was) and not is_still(str(path), None)
    path.write_bytes(b"retry limit is 6")
    os.utime(path, ns=(was.mtime_ns, was.mtime_ns) if was else None)
    assert not is_still(str(path), was)
    path.unlink()
    assert not is_still(str(path), was)
    path.mkdir()
    assert is_still(str(path), None) and not is_still(str(path), was)


def test_an_empty_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert look_and_read(str(path))[1] == b"" and look(str(path)).regular


def test_a_missing_file_is_gone_where_its_folder_stands(tmp_path: Path) -> None:
    found = look(str(tmp_path / "config.md"))
    assert found.kind is Kind.GONE
    assert found.sentence == "config.md is not there."


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


def _changing(
    monkeypatch: pytest.MonkeyPatch, times: int, change: Callable[[], object], first: bool = False
) -> None:
    """Let the file change during its first `times` readings, after (or before) its bytes are had."""
    real, left = os.read, [times]

    def read_beside_a_writer(descriptor: int, size: int) -> bytes:
        raw = b"" if first else real(descriptor, size)
        if left[0]:
            left[0] -= 1
            change()
        return real(descriptor, size) if first else raw

    monkeypatch.setattr(files.os, "read", read_beside_a_writer)


def _append(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"more")


def _rewrite(path: Path) -> None:
    """Put other bytes of the same size in place, a moment later."""
    found = path.stat()
    with path.open("r+b") as file:
        file.write(bytes(reversed(path.read_bytes())))
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns + 1_000_000))


def test_a_file_that_changes_while_read_is_read_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"first ")
    _changing(monkeypatch, 1, lambda: _rewrite(path))
    found, raw = look_and_read(str(path))
    assert found.regular and raw == b" tsrif"


@pytest.mark.parametrize("first", [False, True])
def test_a_file_that_is_appended_to_without_pause_is_read_as_it_was_when_opened(
    first: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "transcript.jsonl"
    path.write_bytes(b"first ")
    before = look(str(path))
    _changing(monkeypatch, 100, lambda: _append(path), first)
    found, raw = look_and_read(str(path))
    assert found == before and raw == b"first "
    assert look(str(path)).fingerprint != found.fingerprint


def test_a_longer_content_in_place_of_the_old_is_no_growth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, texts = tmp_path / "config.md", iter(b"%d" % n * (8 + n) for n in range(9))
    path.write_bytes(b"first ")
    _changing(monkeypatch, 4, lambda: path.write_bytes(next(texts)))
    found, raw = look_and_read(str(path))
    assert found.kind is Kind.CHANGING and raw == b""


def test_a_file_that_is_cut_while_read_is_given_up_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"x" * 100)
    _changing(monkeypatch, 100, lambda: os.truncate(path, path.stat().st_size - 1))
    assert look_and_read(str(path))[0].kind is Kind.CHANGING


def test_a_file_that_never_stands_still_is_given_up_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"first ")
    _changing(monkeypatch, 100, lambda: _rewrite(path))
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


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("file:///a%20b", "/a b"),
        ("file://localhost/notes/a.md", "/notes/a.md"),
        ("FILE:///a", "/a"),
        ("file:/a", "/a"),
        ("file:///C:/Users/a.md", "C:/Users/a.md"),
        ("file:///%D0%B8.md", "/и.md"),
        ("file://server/share/a.md", "file://server/share/a.md"),
        ("file:////server/share", "file:////server/share"),
        ("file:a.md", "file:a.md"),
        ("https://example.org/a%20b", "https://example.org/a%20b"),
        ("/a%20b", "/a%20b"),
        ("a b.md", "a b.md"),
        ("", ""),
    ],
)
def test_a_file_address_is_the_path_that_it_names(text: str, path: str) -> None:
    assert local_path(text) == path


def test_a_name_of_other_bytes_than_UTF_8_is_no_path(tmp_path: Path) -> None:
    stray = _stray_file(tmp_path)
    found = look(str(stray))
    assert found.kind is Kind.NO_PATH and "not valid UTF-8" in found.sentence
    found.sentence.encode("utf-8")


def test_files_below_passes_over_names_of_other_bytes(tmp_path: Path) -> None:
    _stray_file(tmp_path)
    folder = tmp_path / os.fsdecode(b"\xfffolder")
    folder.mkdir()
    (folder / "inside.md").touch()
    (tmp_path / "a.md").touch()
    assert list(files.files_below(str(tmp_path))) == [str(tmp_path / "a.md")]


def _stray_file(folder: Path) -> Path:
    path = folder / os.fsdecode(b"stray\xff.md")
    try:
        path.touch()
    except OSError:
        pytest.skip("this file system takes only names that are valid UTF-8")
    return path


def test_a_file_whose_volume_is_another_now_is_out_of_reach_not_gone(tmp_path: Path) -> None:
    (tmp_path / "here.md").touch()
    device = tmp_path.stat().st_dev
    missing = str(tmp_path / "missing.md")
    assert look(missing, device=device).kind is Kind.GONE
    for _ in range(2):
        folders = {str(tmp_path): True}
        found = look(missing, folders=folders, device=device + 1)
        assert found.kind is Kind.UNREACHABLE and "not mounted" in found.sentence
    assert look(str(tmp_path / "here.md"), device=device + 1).regular


MOUNTED = """
set -e
mount -t tmpfs none "$1"
printf here > "$1/note.md"
exec "$2" -c "
import subprocess, sys
sys.path.insert(0, sys.argv[1])
from nidra.sources.files import look
path = sys.argv[2] + '/note.md'
device = look(path).fingerprint.device
subprocess.run(['umount', sys.argv[2]], check=True)
print(look(path).kind.name, look(path, device=device).kind.name)
" "$3" "$1"
"""


def test_a_source_directly_in_a_mount_point_is_out_of_reach_once_unmounted(tmp_path: Path) -> None:
    command = ["unshare", "-rm", "sh", "-c", MOUNTED, "sh", str(tmp_path), sys.executable, CORE]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("this machine has no unshare")
    if done.returncode and ("unshare:" in done.stderr or "mount:" in done.stderr):
        pytest.skip(f"this machine forbids private mounts: {done.stderr.strip()[:80]}")
    assert done.stdout.split() == ["GONE", "UNREACHABLE"], done.stderr


def test_a_digest_is_read_in_pieces_and_a_stop_is_heard_in_between(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"x" * (5 << 19))
    told: list[int] = []
    found = digest_of(str(path), heed=told.append)
    assert found is not None and found[1] == blake3(path.read_bytes()).digest()
    assert (found[0].size, told) == (5 << 19, [1 << 20, 1 << 20, 1 << 19])

    def stop(number: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        digest_of(str(path), heed=stop)


def test_what_cannot_be_read_or_changes_meanwhile_has_no_digest(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"some bytes")
    assert digest_of(str(tmp_path)) is None
    assert digest_of(str(tmp_path / "none")) is None
    assert digest_of(str(path), limit=3) is None

    def grow(number: int) -> None:
        with path.open("ab") as file:
            file.write(b"more")

    assert digest_of(str(path), heed=grow) is None
