"""Which trees are watched, and what is only swept."""

from __future__ import annotations

import os
from pathlib import PurePosixPath

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.records.watch import Why
from nidra.sleep.watch.plan import MOST_FOLDERS, MOST_ROOTS, Plan, World, plan

pytestmark = pytest.mark.skipif(os.name == "nt", reason="speaks of POSIX paths")

HOME = "/home/sam"


def world(
    *,
    missing: frozenset[str] = frozenset(),
    remote: str = "/net",
    wide: frozenset[str] = frozenset(),
    own: str = "",
) -> World:
    def there(folder: str) -> bool:
        return not any(folder == gone or folder.startswith(f"{gone}/") for gone in missing)

    return World(
        is_folder=there,
        is_remote=lambda folder: folder == remote or folder.startswith(f"{remote}/"),
        refused={HOME, "/home", "/"},
        own=own,
        width=lambda folder: MOST_FOLDERS + 1 if folder in wide else 1,
    )


def swept(found: Plan) -> dict[Why, int]:
    return {one.why: one.folders for one in found.swept}


def test_a_tree_begins_at_the_highest_folder_that_may_be_watched() -> None:
    found = plan([f"{HOME}/work/notes/a.md", f"{HOME}/work/src/deep/b.py"], world())
    assert [root.path for root in found.roots] == [f"{HOME}/work"]
    assert found.roots[0].folders == {
        f"{HOME}/work",
        f"{HOME}/work/notes",
        f"{HOME}/work/src",
        f"{HOME}/work/src/deep",
    }
    assert found.swept == ()


@pytest.mark.parametrize("file", [f"{HOME}/a.md", "/home/a.md", "/a.md"])
def test_neither_the_home_folder_nor_what_lies_above_is_ever_watched(file: str) -> None:
    found = plan([file], world())
    assert found.roots == ()
    assert swept(found) == {Why.WIDE: 1}


def test_what_lies_directly_below_the_root_is_watched_only_where_files_lie_in_it() -> None:
    assert [root.path for root in plan(["/tmp/x/y/a.md"], world()).roots] == ["/tmp/x"]
    assert [root.path for root in plan(["/tmp/a.md", "/tmp/x/b.md"], world()).roots] == ["/tmp"]


def test_a_folder_with_too_many_below_it_gives_way_to_one_further_down() -> None:
    files = [f"{HOME}/big/one/a.md", f"{HOME}/big/two/b.md"]
    found = plan(files, world(wide=frozenset({f"{HOME}/big"})))
    assert [root.path for root in found.roots] == [f"{HOME}/big/one", f"{HOME}/big/two"]
    found = plan([f"{HOME}/big/a.md"], world(wide=frozenset({f"{HOME}/big"})))
    assert swept(found) == {Why.WIDE: 1}


def test_files_on_a_network_drive_are_swept() -> None:
    found = plan(["/net/share/a.md", "/net/share/b/c.md", f"{HOME}/w/d.md"], world())
    assert [root.path for root in found.roots] == [f"{HOME}/w"]
    assert swept(found) == {Why.NETWORK: 2}
    assert found.swept[0].example == "/net/share"


def test_a_missing_folder_is_awaited_from_the_nearest_one_that_is_there() -> None:
    gone = f"{HOME}/work/old"
    found = plan([f"{gone}/deep/a.md"], world(missing=frozenset({gone})))
    assert [root.path for root in found.roots] == [f"{HOME}/work"]
    assert f"{gone}/deep" in found.roots[0].folders
    assert plan([f"{HOME}/x/a.md"], world(missing=frozenset({f"{HOME}/x"}))).roots == ()


def test_the_store_itself_is_not_watched() -> None:
    store = f"{HOME}/work/.nidra"
    found = plan([f"{store}/backups/a.md", f"{HOME}/work/b.md"], world(own=store))
    assert found.roots[0].folders == {f"{HOME}/work"}
    assert swept(found) == {Why.OWN: 1}


def test_of_too_many_trees_those_with_most_folders_are_watched() -> None:
    files = [f"/data/{n}/x/a.md" for n in range(40)] + ["/data/39/y/b.md"]
    apart = world(wide=frozenset({"/data"}))
    apart = World(apart.is_folder, apart.is_remote, {*apart.refused, "/data"}, "", apart.width)
    found = plan(files, apart)
    assert len(found.roots) == MOST_ROOTS
    assert "/data/39" in {root.path for root in found.roots}
    assert swept(found) == {Why.MANY: 8}


names = st.sampled_from("abcd")
paths = st.lists(names, min_size=1, max_size=6).map(lambda parts: "/" + "/".join(parts))


@given(st.sets(paths, max_size=40), st.sets(paths, max_size=4), st.sets(paths, max_size=3))
def test_each_folder_is_watched_by_one_tree_or_swept_for_a_reason(
    files: set[str], missing: set[str], wide: set[str]
) -> None:
    here = world(missing=frozenset(missing), remote="/d/a", wide=frozenset(wide))
    found = plan(files, here, most=3)
    assert len(found.roots) <= 3
    folders = {str(PurePosixPath(file).parent) for file in files}
    watched = {folder for root in found.roots for folder in root.folders}
    assert len(folders - watched) == sum(one.folders for one in found.swept)
    for root in found.roots:
        assert root.path not in {"/", "/home", HOME} | wide
        assert here.is_folder(root.path) or root.path not in missing
        for folder in root.folders:
            assert folder == root.path or root.path in map(str, PurePosixPath(folder).parents)
    tops = [root.path for root in found.roots]
    assert not any(a != b and b.startswith(f"{a}/") for a in tops for b in tops)
