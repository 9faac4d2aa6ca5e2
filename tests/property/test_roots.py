"""Moves of files grouped into moves of folders: every file lies below its root, and none is lost."""

from __future__ import annotations

from collections import Counter
from pathlib import PurePosixPath

from hypothesis import given
from hypothesis import strategies as st
from nidra.sources.tails import CROWD, Tails, folded, reversed_parts, roots, shared

PARTS = st.sampled_from(["a", "b", "B", "notes", "src", "é", "e\u0301", ".x", "a b", "#?%", "x\ny"])
NAMES = st.sampled_from(["a.md", "A.md", "b.md", "README"])
PATHS = st.builds(
    lambda folders, name: "/" + "/".join([*folders, name]), st.lists(PARTS, max_size=5), NAMES
)


@given(st.lists(st.tuples(PATHS, PATHS), max_size=12))
def test_each_pair_is_in_one_group_and_its_root_explains_it(pairs: list[tuple[str, str]]) -> None:
    found = roots(pairs)
    assert sorted(at for members in found.values() for at in members) == list(range(len(pairs)))
    for (old_root, new_root), members in found.items():
        for at in members:
            old, new = (
                _below(path, root)
                for path, root in zip(pairs[at], (old_root, new_root), strict=True)
            )
            assert old[:-1] == new[:-1]


def _below(path: str, root: str) -> list[str]:
    """The folded parts of a path below a root that lies above it, in any case of letters."""
    parts, above = PurePosixPath(path).parts, PurePosixPath(root).parts
    assert [folded(part) for part in parts[: len(above)]] == [folded(part) for part in above]
    return [folded(part) for part in parts[len(above) :]]


@given(st.lists(PATHS, min_size=1, max_size=60, unique=True))
def test_a_tree_that_was_moved_as_a_whole_meets_each_of_its_paths(paths: list[str]) -> None:
    tails = Tails(enumerate(paths))
    named = Counter(reversed_parts(path)[0] for path in paths)
    for at, path in enumerate(paths):
        parts = reversed_parts(f"/moved{path}")
        found = dict(tails.like(parts))
        # Of a name that very many paths have those are given up that their folders do not tell apart.
        if named[parts[0]] <= CROWD or at in found:
            assert found[at] == max(found.values()) == shared(reversed_parts(path), parts)
