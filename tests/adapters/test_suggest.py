"""Root maps are suggested where the tails of lost paths are found again, and nowhere else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from nidra.adapters.mempalace.suggest import suggest

SESSION = "96935baf-4dc8-5fd0-aac3-f411cb995ee1.jsonl"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a palace, a home beside it, and somewhere else to stand."""
    for name in ("store/palace", "home", "here"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def put(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("text")


def suggested(place: Path, *absent: str) -> tuple[tuple[str, str], ...]:
    return suggest(list(absent), place / "store/palace", place / "home")


def test_a_folder_beside_the_palace_is_found(place: Path) -> None:
    put(place / "store/sources", "a/one.md", "b/two.md")
    assert suggested(place, "/old/root/a/one.md", "/old/root/b/two.md") == (
        ("/old/root", str(place / "store/sources")),
    )


@pytest.mark.parametrize("where", ["here", "home"])
def test_the_working_folder_and_home_are_looked_at(where: str, place: Path) -> None:
    put(place / where, "code/tide/one.md")
    assert suggested(place, "/Users/sam/code/tide/one.md") == (("/Users/sam", str(place / where)),)


def test_windows_paths_are_found_by_their_parts(place: Path) -> None:
    put(place / "home", "code/tide/one.md")
    assert suggested(place, "C:\\Users\\Sam\\code\\tide\\one.md") == (
        ("C:/Users/Sam", str(place / "home")),
    )


def test_two_roots_give_two_rules(place: Path) -> None:
    put(place / "store/sources", "a/1.md", "a/2.md", "a/3.md")
    put(place / "home", "notes/x.md", "notes/y.md")
    absent = [f"/old/a/{n}.md" for n in (1, 2, 3)] + ["/data/notes/x.md", "/data/notes/y.md"]
    assert suggested(place, *absent) == (
        ("/old", str(place / "store/sources")),
        ("/data", str(place / "home")),
    )


def test_a_bare_name_is_too_little_unless_it_is_the_id_of_a_session(place: Path) -> None:
    put(place / "home", "README.md", SESSION)
    assert suggested(place, "/old/project/README.md") == ()
    assert suggested(place, f"/old/project/{SESSION}") == (("/old/project", str(place / "home")),)


def test_a_chance_hit_among_many_is_no_suggestion(place: Path) -> None:
    put(place / "home", "docs/readme.md")
    absent = [f"/old/{n}/docs/file{n}.md" for n in range(30)]
    assert suggested(place, *absent, "/old/project/docs/readme.md") == ()


def test_nothing_is_suggested_for_nothing(place: Path) -> None:
    assert suggested(place) == ()


def test_a_working_folder_that_was_deleted_is_not_looked_at(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(place / "home", "code/tide/one.md")
    (place / "gone").mkdir()
    monkeypatch.chdir(place / "gone")
    try:
        (place / "gone").rmdir()
    except OSError:
        pytest.skip("this system keeps the working folder")
    assert suggested(place, "/Users/sam/code/tide/one.md") == (("/Users/sam", str(place / "home")),)


def test_a_folder_whose_name_is_not_valid_UTF_8_is_never_suggested(place: Path) -> None:
    stray = place / "store" / os.fsdecode(b"stray\xff")
    try:
        put(stray, "a/one.md")
    except OSError:
        pytest.skip("this file system takes only names that are valid UTF-8")
    assert suggested(place, "/old/root/a/one.md") == ()
