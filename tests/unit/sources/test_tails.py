"""Paths by how they end, and moves of files as moves of folders."""

from __future__ import annotations

from nidra.sources.tails import CROWD, Tails, reversed_parts, roots, shared


def like(tails: Tails, path: str) -> list[tuple[int, int]]:
    return sorted(tails.like(reversed_parts(path)))


def test_a_file_could_be_every_path_of_its_name_and_tells_how_much_agrees() -> None:
    tails = Tails([(1, "/old/a/x.md"), (2, "/old/b/x.md"), (3, "/old/a/y.md")])
    assert like(tails, "/new/a/x.md") == [(1, 2), (2, 1)]
    assert like(tails, "/new/a/z.md") == []
    assert "X.md" in tails and "z.md" not in tails


def test_letter_case_normal_forms_and_the_separators_of_windows_do_not_part_names() -> None:
    tails = Tails([(1, "C:\\Users\\Ann\\Notes\\Café.md"), (2, "/a/back\\slash.md")])
    assert like(tails, "/home/ann/notes/cafe\u0301.md") == [(1, 3)]
    assert like(tails, "/b/back\\slash.md") == [(2, 1)]


def test_of_a_name_that_very_many_paths_have_only_those_are_met_whose_folders_agree() -> None:
    many = [(n, f"/old/p{n}/README.md") for n in range(CROWD * 3)]
    tails = Tails(many)
    assert like(tails, "/new/p7/README.md") == [(7, 2)]
    assert like(tails, "/new/other/README.md") == []


def test_paths_of_one_name_that_all_agree_are_parted_no_further_than_they_go() -> None:
    tails = Tails([(n, "x.md") for n in range(CROWD + 1)])
    assert like(tails, "/a/x.md") == []
    deep = Tails([(n, f"/{n}/a/b/x.md") for n in range(CROWD + 1)])
    assert like(deep, "/q/3/a/b/x.md") == [(3, 4)]


def test_what_paths_share_at_their_ends_is_counted_in_parts() -> None:
    assert shared(reversed_parts("/a/b/c.md"), reversed_parts("/x/b/c.md")) == 2
    assert shared(reversed_parts("/a/b/c.md"), reversed_parts("/a/b/d.md")) == 0


def test_a_whole_tree_is_told_as_one_root_with_the_files_that_were_renamed_in_it() -> None:
    pairs = [
        ("/old/p/a.md", "/new/p/a.md"),
        ("/old/p/deep/b.md", "/new/p/deep/b.md"),
        ("/old/p/deep/c.md", "/new/p/deep/d.md"),
        ("/old/q.md", "/elsewhere/q.md"),
    ]
    assert roots(pairs) == {("/old/p", "/new/p"): [0, 1, 2], ("/old", "/elsewhere"): [3]}


def test_a_root_is_as_deep_as_its_files_allow() -> None:
    one = [("/home/me/a/x/1.md", "/srv/a/x/1.md"), ("/home/me/a/x/2.md", "/srv/a/x/2.md")]
    assert list(roots(one)) == [("/home/me/a/x", "/srv/a/x")]
    assert list(roots([*one, ("/home/me/3.md", "/srv/3.md")])) == [("/home/me", "/srv")]


def test_a_tree_of_another_system_is_told_by_its_own_separators() -> None:
    pairs = [("C:\\w\\notes\\a.md", "/home/w/Notes/a.md"), ("C:\\w\\b.md", "/home/w/b.md")]
    assert roots(pairs) == {("C:\\w", "/home/w"): [0, 1]}


def test_the_topmost_folder_and_relative_paths_have_roots_too() -> None:
    assert roots([("/a.md", "/b/a.md")]) == {("/", "/b"): [0]}
    assert roots([("a.md", "/b/a.md")]) == {(".", "/b"): [0]}
