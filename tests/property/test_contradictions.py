"""What holds of contradictions whatever is said."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from nidra.base.text import nfc
from nidra.trust.contradictions import Item, conflicts, contradicts

_SUBJECTS = st.sampled_from(
    ["The cache", "The retry limit", "Alice", "Note 7", "The API", "port 80"]
)
_VERBS = st.sampled_from(
    ["is", "isn't", "is not", "was", "uses", "does not use", "moved from", "never has"]
)
_ENDS = st.sampled_from(
    ["enabled", "disabled", "5", "7 s", "1 min", "Redis", "Redis to Valkey", "on Monday", "Berlin", "fast", "slow",
     "required, see the wiki", "optional", "not only 5 but 6", "5 to 7"]
)  # fmt: skip
_SAID = st.builds(lambda a, b, c: f"{a} {b} {c}", _SUBJECTS, _VERBS, _ENDS)
_ANY = st.one_of(_SAID, st.text(max_size=80))


@given(_ANY, _ANY)
def test_a_conflict_is_the_same_from_both_sides(a: str, b: str) -> None:
    found, turned = contradicts(a, b), contradicts(b, a)
    assert (found.turned() if found else None) == turned


@given(_ANY, _ANY)
def test_the_parts_of_a_conflict_stand_in_the_texts(a: str, b: str) -> None:
    found = contradicts(a, b)
    for one, other in found.parts if found else ():
        assert one in nfc(a)
        assert other in nfc(b)


@given(_ANY)
def test_nothing_contradicts_itself(text: str) -> None:
    assert contradicts(text, text) is None


@given(st.lists(_SAID, max_size=12, unique=True))
def test_many_are_compared_as_two_are(texts: list[str]) -> None:
    found = conflicts([Item(at, text) for at, text in enumerate(texts)], 1000)
    named = {(a, b): conflict for a, b, conflict in found.conflicts}
    for a, one in enumerate(texts):
        for b in range(a + 1, len(texts)):
            assert named.get((a, b)) == contradicts(one, texts[b])


@given(st.lists(_SAID, max_size=30), st.integers(1, 5))
def test_a_bucket_names_no_more_pairs_than_allowed(texts: list[str], most: int) -> None:
    few = conflicts([Item(at, text) for at, text in enumerate(texts)], most)
    all_of_them = conflicts([Item(at, text) for at, text in enumerate(texts)], 10_000)
    named = {(a, b) for a, b, _ in few.conflicts}
    assert named <= {(a, b) for a, b, _ in all_of_them.conflicts}
    assert few.left_out >= 0


@given(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))
def test_two_numbers_conflict_where_they_differ(a: int, b: int) -> None:
    found = contradicts(f"The balance is {a}", f"The balance is {b}")
    assert (found is not None) == (a != b)
