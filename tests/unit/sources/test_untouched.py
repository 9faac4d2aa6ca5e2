"""A folder's listing tells of every file that came, went or changed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from nidra.sources.untouched import listing, untouched


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "store"
    (made / "segment").mkdir(parents=True)
    (made / "store.db").write_bytes(b"12345")
    (made / "segment" / "data.bin").write_bytes(b"1")
    for path in (made / "segment" / "data.bin", made / "store.db", made / "segment", made):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    return made


def test_files_and_folders_are_listed_with_size_and_time(folder: Path) -> None:
    when = 1_700_000_000 * 10**9
    assert listing(folder).entries == {
        "./": (0, when),
        "segment/": (0, when),
        "segment/data.bin": (1, when),
        "store.db": (5, when),
    }


def test_a_folder_that_was_only_read_is_untouched(folder: Path) -> None:
    before = listing(folder)
    (folder / "store.db").read_bytes()
    proof = untouched(before)
    assert proof.ok and proof.changed == ()
    assert proof.sentence == (
        f"{folder} was left untouched: 4 entries have the size and time they had before."
    )


def grow(folder: Path) -> None:
    with (folder / "store.db").open("ab") as file:
        file.write(b"6")


def rewrite(folder: Path) -> None:
    (folder / "store.db").write_bytes(b"54321")


def come_and_go(folder: Path) -> None:
    (folder / "store.db-shm").touch()
    (folder / "store.db-shm").unlink()


@pytest.mark.parametrize(
    ("touch", "changed"),
    [
        (grow, ("store.db",)),
        (rewrite, ("store.db",)),
        (come_and_go, ("./",)),
        (lambda folder: (folder / "store.db-wal").touch(), ("./", "store.db-wal")),
        (
            lambda folder: (folder / "segment" / "data.bin").unlink(),
            ("segment/", "segment/data.bin"),
        ),
    ],
)
def test_whatever_changes_is_named(
    touch: Callable[[Path], None], changed: tuple[str, ...], folder: Path
) -> None:
    before = listing(folder)
    touch(folder)
    proof = untouched(before)
    assert not proof.ok and proof.changed == changed
    assert "another program did" in proof.sentence


def test_links_are_listed_and_not_followed(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "file").touch()
    (folder / "link").symlink_to(tmp_path / "elsewhere")
    (folder / "loop").symlink_to(folder)
    assert {"link", "loop"} <= listing(folder).entries.keys()
    assert not any("file" in name for name in listing(folder).entries)


def test_a_listing_that_was_cut_says_so(folder: Path) -> None:
    cut = listing(folder, most=2)
    assert not cut.complete and len(cut.entries) == 2
    assert listing(folder, most=4).complete


def test_a_folder_that_is_missing_lists_nothing(tmp_path: Path) -> None:
    assert listing(tmp_path / "none").entries == {}


def test_names_that_are_not_valid_UTF_8_can_be_kept(tmp_path: Path) -> None:
    before = listing(tmp_path)
    try:
        for name in (b"stray\xff.md", b"stray\xfe.md"):
            (tmp_path / os.fsdecode(name)).touch()
    except OSError:
        pytest.skip("this file system takes only names that are valid UTF-8")
    changed = untouched(before).changed
    assert changed == ("./", "stray\\xfe.md", "stray\\xff.md")


def test_what_may_not_be_looked_at_is_left_out() -> None:
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("another user is needed, which takes root")
    with TemporaryDirectory() as name:
        root = Path(name)
        (root / "shut" / "inner").mkdir(parents=True)
        (root / "shut").chmod(0o744)
        root.chmod(0o755)
        try:
            os.seteuid(65_534)
        except OSError:
            pytest.skip("this user namespace knows no other user")
        try:
            found = listing(root)
        finally:
            os.seteuid(0)
    assert found.entries.keys() == {"./", "shut/"}
