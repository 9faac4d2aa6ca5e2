"""What stands at a path."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from nidra.sources import files
from nidra.sources.contents import NotRead, read
from nidra.sources.files import Kind, fingerprint, is_still, look

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


@pytest.mark.parametrize("path", ["", "  ", "a\0b", 7, None, ["x"], "config.md", "\ud800"])
def test_T48_what_is_no_absolute_path_is_no_source(path: object) -> None:
    assert look(path).kind in (Kind.NO_PATH, Kind.UNREACHABLE)  # type: ignore[arg-type]


def test_a_path_beyond_what_the_system_takes_is_no_path() -> None:
    assert look("/" + "a" * 5000).kind is Kind.NO_PATH


def test_remote_and_foreign_paths_say_so() -> None:
    assert look("https://example.org/a.md").kind is Kind.REMOTE
    if os.name == "posix":
        assert look(r"C:\Users\asha\a.md").kind is Kind.UNREACHABLE


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


def test_a_name_of_other_bytes_than_UTF_8_is_no_path(stray: Path) -> None:
    found = look(str(stray))
    assert found.kind is Kind.NO_PATH and "not valid UTF-8" in found.sentence
    found.sentence.encode("utf-8")


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
