"""Likeness nominates what nearly says the same, and never what differs in something that matters."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.base.numbers import critical_tokens
from nidra.base.text import dedup_key
from nidra.trust.likeness import LEAST, alike

LONG = "the harbour master keeps a list of every vessel that enters before noon and reads it aloud"


def test_a_word_more_in_many_is_alike() -> None:
    ((a, b, likeness),) = alike([LONG, LONG + " twice", "something else altogether"])
    assert (a, b) == (0, 1)
    assert LEAST <= likeness < 1


def test_another_number_negation_or_name_is_not_alike() -> None:
    for other in ("5 vessels", "6 vessels", "not vessels", "HarbourMaster vessels"):
        assert alike([LONG + " vessels", f"{LONG} {other}"]) == []


def test_what_says_the_same_is_not_called_alike() -> None:
    assert alike([LONG, LONG.upper() + "."]) == []


def test_the_same_words_in_another_order_are_alike() -> None:
    assert [pair[:2] for pair in alike(["north of the quay", "the quay north of"])] == [(0, 1)]


def test_it_stops_when_it_is_told_to() -> None:
    assert alike([LONG, LONG + " twice"], stop=lambda: True) == []


def test_a_series_of_many_is_bounded() -> None:
    texts = [
        f"{LONG} {'abcdefghijklmnopqrstuvwxyz'[n // 26]}{chr(97 + n % 26)}" for n in range(400)
    ]
    assert len(alike(texts)) <= 400 * 20


WORDS = st.lists(
    st.sampled_from(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"]),
    min_size=1,
    max_size=14,
)


@settings(max_examples=60)
@given(st.lists(WORDS, min_size=2, max_size=8))
def test_every_pair_that_is_alike_is_found(lists: list[list[str]]) -> None:
    texts = [" ".join(words) for words in lists]
    wanted = set()
    for b in range(len(texts)):
        for a in range(b):
            x, y = set(lists[a]), set(lists[b])
            differ = dedup_key(texts[a]) != dedup_key(texts[b])
            equal = critical_tokens(texts[a]) == critical_tokens(texts[b])
            if differ and equal and len(x & y) / len(x | y) >= LEAST:
                wanted.add((a, b))
    assert {(a, b) for a, b, _ in alike(texts)} == wanted
