"""Where a vanished file went."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from blake3 import blake3
from nidra.sources import renames
from nidra.sources.renames import files_in, renamed


def _git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *identity, "-C", str(folder), *words], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    _git(tmp_path, "init", "-q", "-b", "main")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "old name.md").write_text("retry limit is 5\nand a few more words\n")
    _git(tmp_path, "add", ".")
    _git(tmp_path, "commit", "-qm", "one")
    return tmp_path


def test_equal_content_in_the_folder_is_the_new_name(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_bytes(b"something else")
    (tmp_path / "new.md").write_bytes(b"retry limit is 5")
    digest = blake3(b"retry limit is 5").digest()
    assert renamed(str(tmp_path / "old.md"), digest) == str(tmp_path / "new.md")
    assert renamed(str(tmp_path / "old.md"), digest, size=16) == str(tmp_path / "new.md")
    assert renamed(str(tmp_path / "old.md"), digest, size=15) is None


def test_nothing_is_guessed_without_a_digest_or_git(tmp_path: Path) -> None:
    (tmp_path / "new.md").write_bytes(b"retry limit is 5")
    assert renamed(str(tmp_path / "old.md"), None) is None
    assert renamed(str(tmp_path / "no folder" / "old.md"), b"\0" * 32) is None


def test_only_a_bounded_number_of_candidates_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(renames.MOST_CANDIDATES + 50):
        (tmp_path / f"{number}.md").write_bytes(b"%d" % number)
    seen: list[str] = []

    def counted(path: str, limit: int) -> bytes:
        seen.append(path)
        return b""

    monkeypatch.setattr(renames, "read", counted)
    assert renamed(str(tmp_path / "old.md"), b"\0" * 32) is None
    assert len(seen) == renames.MOST_CANDIDATES


def test_a_committed_rename_is_followed_through_two_steps(repository: Path) -> None:
    _git(repository, "mv", "docs/old name.md", "docs/middle.md")
    _git(repository, "commit", "-qm", "two")
    _git(repository, "mv", "docs/middle.md", "new.md")
    _git(repository, "commit", "-qm", "three")
    old = str(repository / "docs" / "old name.md")
    assert renamed(old, None) == str(repository / "new.md")


def test_a_rename_that_is_only_staged_is_followed(repository: Path) -> None:
    _git(repository, "mv", "docs/old name.md", "docs/new.md")
    old = str(repository / "docs" / "old name.md")
    assert renamed(old, None) == str(repository / "docs" / "new.md")


def test_a_deleted_file_was_renamed_nowhere(repository: Path) -> None:
    _git(repository, "rm", "-q", "docs/old name.md")
    _git(repository, "commit", "-qm", "two")
    assert renamed(str(repository / "docs" / "old name.md"), None) is None


def test_git_leaves_the_folder_as_it_was(repository: Path) -> None:
    _git(repository, "mv", "docs/old name.md", "docs/new.md")
    before = {path: path.stat().st_mtime_ns for path in repository.rglob("*")}
    renamed(str(repository / "docs" / "old name.md"), None)
    assert {path: path.stat().st_mtime_ns for path in repository.rglob("*")} == before


def test_a_broken_repository_and_a_missing_git_say_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".git").write_text("gitdir: nowhere")
    assert renamed(str(tmp_path / "old.md"), None) is None
    monkeypatch.setattr(renames, "_git", lambda: None)
    assert renamed(str(tmp_path / "old.md"), None) is None


def test_only_regular_files_of_a_folder_are_listed(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("a", "utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.md").symlink_to(tmp_path / "a.md")
    assert list(files_in(str(tmp_path))) == [str(tmp_path / "a.md")]
    assert list(files_in(str(tmp_path / "none"))) == []


def test_a_file_whose_name_is_not_valid_UTF_8_is_passed_over(tmp_path: Path) -> None:
    try:
        (tmp_path / os.fsdecode(b"stray\xff.md")).write_bytes(b"retry limit is 5")
    except OSError:
        pytest.skip("this file system takes only names that are valid UTF-8")
    (tmp_path / "other.md").write_bytes(b"else")
    assert list(files_in(str(tmp_path))) == [str(tmp_path / "other.md")]
    assert renamed(str(tmp_path / "old.md"), blake3(b"retry limit is 5").digest()) is None


def test_a_git_rename_to_a_name_that_is_not_valid_UTF_8_is_no_answer(repository: Path) -> None:
    docs = repository / "docs"
    try:
        (docs / "old name.md").rename(docs / os.fsdecode(b"stray\xff.md"))
    except OSError:
        pytest.skip("this file system takes only names that are valid UTF-8")
    _git(repository, "add", "-A")
    assert renamed(str(repository / "docs" / "old name.md"), None) is None
