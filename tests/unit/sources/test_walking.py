"""A walk through folders: what it meets, what it leaves aside and says so, where it stops."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from nidra.base.errors import Cancelled
from nidra.sources import walking
from nidra.sources.walking import Walk, files_below, told_apart


def made(root: Path, *names: str) -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, "utf-8")


def met(walk: Walk) -> list[str]:
    return [entry.path for _, entries in walk.files() for entry in entries]


def names(root: Path, walk: Walk) -> list[str]:
    return sorted(os.path.relpath(path, root) for path in met(walk))


def test_hidden_folders_and_those_that_tools_fill_are_left_out_and_counted(tmp_path: Path) -> None:
    made(tmp_path, "a.md", "b/c.md", ".git/d.md", "b/node_modules/e.md", ".hidden.md")
    walk = Walk([str(tmp_path)], 100)
    assert names(tmp_path, walk) == [".hidden.md", "a.md", "b/c.md"]
    assert walk.met.left_out.count == 2
    assert (walk.met.files, walk.met.folders) == (3, 2)


def test_a_hidden_folder_is_looked_into_when_a_source_lay_in_one_of_its_name(
    tmp_path: Path,
) -> None:
    made(tmp_path, ".claude/projects/a.jsonl", ".cache/b.md")
    wanted = told_apart(["home", ".claude", "projects"])
    assert wanted == {".claude"}
    walk = Walk([str(tmp_path)], 100, wanted)
    assert names(tmp_path, walk) == [".claude/projects/a.jsonl"]


def test_a_hidden_folder_that_was_chosen_is_looked_into(tmp_path: Path) -> None:
    made(tmp_path, ".notes/a.md")
    assert names(tmp_path, Walk([str(tmp_path / ".notes")], 100)) == [".notes/a.md"]


def test_links_are_not_followed_and_no_folder_is_walked_twice(tmp_path: Path) -> None:
    made(tmp_path, "a/b/c.md")
    (tmp_path / "a" / "round").symlink_to(tmp_path)
    (tmp_path / "a" / "link.md").symlink_to(tmp_path / "a" / "b" / "c.md")
    walk = Walk([str(tmp_path), str(tmp_path / "a" / "b"), str(tmp_path)], 100)
    assert names(tmp_path, walk) == ["a/b/c.md"]


def test_a_chosen_folder_may_itself_be_a_link(tmp_path: Path) -> None:
    made(tmp_path, "a/b.md")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    assert met(Walk([str(tmp_path / "link")], 100)) == [str(tmp_path / "link" / "b.md")]


def test_the_folder_that_is_kept_out_is_not_walked(tmp_path: Path) -> None:
    made(tmp_path, "a.md", "store/b.md")
    store = (tmp_path / "store").stat()
    walk = Walk([str(tmp_path)], 100, kept_out=[(store.st_dev, store.st_ino)])
    assert names(tmp_path, walk) == ["a.md"]


def test_a_folder_on_another_file_system_is_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path, "a.md", "mount/b.md")
    real = walking._identity

    def other(folder: str, follow: bool = False) -> tuple[int, int]:
        found = real(folder, follow)
        return (found[0] + 1, found[1]) if folder.endswith("mount") else found

    monkeypatch.setattr(walking, "_identity", other)
    walk = Walk([str(tmp_path)], 100)
    assert names(tmp_path, walk) == ["a.md"]
    assert walk.met.elsewhere.first == [str(tmp_path / "mount")]


def test_a_folder_that_cannot_be_listed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path, "a.md", "shut/b.md")
    real = os.scandir

    def scandir(folder: str) -> object:
        if folder.endswith("shut"):
            raise PermissionError(13, "Permission denied")
        return real(folder)

    monkeypatch.setattr(walking.os, "scandir", scandir)
    walk = Walk([str(tmp_path)], 100)
    assert names(tmp_path, walk) == ["a.md"]
    assert walk.met.unreadable.first == [str(tmp_path / "shut")]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems take no such names")
def test_names_that_are_no_text_are_counted_and_odd_ones_are_met(tmp_path: Path) -> None:
    odd = ["a\nb.md", "q?#%.md", "x" * 200 + ".md"]
    made(tmp_path, *odd)
    Path(os.fsdecode(bytes(tmp_path) + b"/no\xff.md")).write_text("x")
    Path(os.fsdecode(bytes(tmp_path) + b"/dir\xff")).mkdir()
    walk = Walk([str(tmp_path)], 100)
    assert names(tmp_path, walk) == sorted(odd)
    assert (walk.met.unnamed, walk.met.unreadable.count) == (1, 1)


def test_a_walk_is_bounded_and_says_so(tmp_path: Path) -> None:
    made(tmp_path, *(f"d{n // 5}/{n}.md" for n in range(20)))
    walk = Walk([str(tmp_path)], 7)
    assert len(met(walk)) == 7
    assert walk.met.cut


def test_a_stop_is_heard_between_two_folders(tmp_path: Path) -> None:
    made(tmp_path, *(f"d{n}/{n}.md" for n in range(20)))
    heard: list[None] = []

    def heed() -> None:
        heard.append(None)
        if len(heard) > 3:
            raise Cancelled(reason="")

    walk = Walk([str(tmp_path)], 100, heed=heed)
    with pytest.raises(Cancelled):
        met(walk)
    assert walk.met.folders == 4


def test_files_below_stops_at_its_limit(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{number}.md").touch()
    assert len(list(files_below(str(tmp_path), limit=10))) == 10


def test_files_below_passes_over_names_of_other_bytes(tmp_path: Path, stray: Path) -> None:
    folder = tmp_path / os.fsdecode(b"\xfffolder")
    folder.mkdir()
    (folder / "inside.md").touch()
    (tmp_path / "a.md").touch()
    assert list(files_below(str(tmp_path))) == [str(tmp_path / "a.md")]
