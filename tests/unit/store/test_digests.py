"""What is known of a chunk's texts is known of each by itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from nidra.base.buckets import key64
from nidra.base.text import without_ascii
from nidra.store.digests import digests_of

PIECES = ["a\0b", "word", "ß", "e\u0301", "न", "\u093c", "ſ", "東", "\ud800", "🌊"]
LONG = "The retry limit of the nightly backup is five, and the report of it goes to the whole team at noon. "


@given(
    st.lists(
        st.text()
        | st.sampled_from(PIECES)
        | st.lists(st.sampled_from([*PIECES, LONG])).map("".join),
        max_size=12,
    )
)
def test_many_texts_at_once_are_told_as_each_by_itself(texts: list[str]) -> None:
    raw = [text.encode("utf-8", "replace") for text in texts]
    found = digests_of(raw)
    alone = [digests_of([text]) for text in raw]
    assert found.rests == list(map(without_ascii, raw))
    assert found.said == [one.said[0] for one in alone]
    assert found.sealed == [one.sealed[0] for one in alone]
    assert found.composed == [one.composed[0] for one in alone]
    assert found.buckets(range(len(texts))) == [key64(text.decode()) for text in raw]
