"""Recorded sources: what is a path, and where it lies after remapping."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.adapters.mempalace.maps import RootMap
from nidra.adapters.mempalace.recorded import absolute
from nidra.base.errors import UsageError

HOME = Path("/home/me")


@pytest.mark.parametrize(
    ("recorded", "path"),
    [
        ("/home/sam/notes.md", "/home/sam/notes.md"),
        ("/odd/a #1 ?x %20/ü\n.md", "/odd/a #1 ?x %20/ü\n.md"),
        ("~/notes.md", "/home/me/notes.md"),
        ("~", "/home/me"),
        ("C:\\Users\\Sam\\notes.md", "C:\\Users\\Sam\\notes.md"),
        ("c:/Users/Sam/notes.md", "c:/Users/Sam/notes.md"),
        ("\\\\server\\share\\notes.md", "\\\\server\\share\\notes.md"),
        ("file:///home/sam/a%20b.md", "/home/sam/a b.md"),
        ("file:///C:/Users/Sam/a.md", "C:/Users/Sam/a.md"),
    ],
)
def test_paths_of_every_system_are_paths(recorded: str, path: str) -> None:
    assert absolute(recorded, HOME) == path


@pytest.mark.parametrize(
    "recorded",
    [
        "",
        "notes.md",
        "docs/notes.md",
        "./notes.md",
        "meeting with harbour master (not a path)",
        "https://example.org/page",
        "C:relative",
        "note: see C:\\Users",
        "~sam said so",
        "/tmp/a\0b",
        "/" + "x" * 40_000,
    ],
)
def test_names_addresses_and_free_text_are_no_paths(recorded: str) -> None:
    assert absolute(recorded, HOME) == ""


@pytest.mark.parametrize(
    ("old", "new", "path", "mapped"),
    [
        ("/data", "/mnt/disk", "/data/a/b.md", "/mnt/disk/a/b.md"),
        ("/data/", "/mnt/disk/", "/data/a/b.md", "/mnt/disk/a/b.md"),
        ("/data", "/mnt/disk", "/data", "/mnt/disk"),
        ("/data", "/mnt/disk", "/database/a.md", "/database/a.md"),
        ("/data", "/mnt/disk", "/DATA/a.md", "/DATA/a.md"),
        ("/", "/mnt/old", "/home/a.md", "/mnt/old/home/a.md"),
        ("C:\\Users\\Sam", "/home/sam", "c:/users/SAM/Notes/A.md", "/home/sam/Notes/A.md"),
        ("C:/Users/Sam/", "/home/sam", "C:\\Users\\Sam\\Notes\\A.md", "/home/sam/Notes/A.md"),
        ("C:\\", "/mnt/c", "C:\\Users\\A.md", "/mnt/c/Users/A.md"),
        ("/home/sam", "D:\\Sam", "/home/sam/a/b.md", "D:\\Sam\\a\\b.md"),
        ("\\\\nas\\Share", "/mnt/nas", "\\\\NAS\\share\\a\\b.md", "/mnt/nas/a/b.md"),
        ("~/old", "~/new", "/home/me/old/a.md", "/home/me/new/a.md"),
        ("/data", "/with space#?", "/data/%20.md", "/with space#?/%20.md"),
        ("/data", "/mnt", "C:\\data\\a.md", "C:\\data\\a.md"),
    ],
)
def test_a_root_is_mapped(old: str, new: str, path: str, mapped: str) -> None:
    assert RootMap([(old, new)], HOME).apply(path) == mapped


def test_the_longest_root_wins_whatever_the_order() -> None:
    maps = [("/data", "/a"), ("/data/deep/er", "/c"), ("/data/deep", "/b")]
    for rules in (maps, maps[::-1]):
        apply = RootMap(rules, HOME).apply
        assert apply("/data/x") == "/a/x"
        assert apply("/data/deep/x") == "/b/x"
        assert apply("/data/deep/er/x") == "/c/x"


def test_a_mapped_path_is_not_mapped_again() -> None:
    assert RootMap([("/a", "/b"), ("/b", "/c")], HOME).apply("/a/x") == "/b/x"


def test_a_relative_new_root_counts_from_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert RootMap([("/a", "sources")], HOME).apply("/a/x") == f"{tmp_path}/sources/x"


@pytest.mark.parametrize("pair", [("", "/x"), ("/x", ""), (" ", "/x")])
def test_half_a_map_is_a_usage_error(pair: tuple[str, str]) -> None:
    with pytest.raises(UsageError, match="both halves"):
        RootMap([pair], HOME)


PART = st.text(
    st.characters(blacklist_characters="/\0", blacklist_categories=["Cs"]), min_size=1, max_size=8
).filter(lambda part: part not in (".", ".."))
TAIL = st.lists(PART, min_size=1, max_size=4).map("/".join)


@settings(deadline=None)
@given(TAIL, TAIL, TAIL)
def test_mapping_there_and_back_is_the_identity(old: str, new: str, tail: str) -> None:
    there = RootMap([(f"/old/{old}", f"/new/{new}")], HOME)
    mapped = there.apply(f"/old/{old}/{tail}")
    assert mapped.endswith(f"/{tail}") and mapped.startswith("/new")
    assert there.apply(f"/other/{tail}") == f"/other/{tail}"


@settings(deadline=None)
@given(TAIL, TAIL)
def test_windows_roots_match_in_any_case_and_keep_the_tail(root: str, tail: str) -> None:
    apply = RootMap([(f"C:/{root}", "/new")], HOME).apply
    assert apply(f"c:/{root}/{tail}").startswith("/new/")
    if root.upper().casefold() == root.casefold():
        assert apply(f"C:\\{root.upper()}\\{tail}".replace("/", "\\")).startswith("/new/")
