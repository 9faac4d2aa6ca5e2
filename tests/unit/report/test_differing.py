"""The differing parts of a statement, marked."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.report.differing import marked, places


@pytest.mark.parametrize(
    ("statement", "parts", "shown"),
    [
        ("The limit is 5", ["5"], "The limit is [5]"),
        ("Of 55 tries 5 count", ["5"], "Of 55 tries [5] count"),
        ("We do not ship", ["not"], "We do [not] ship"),
        ("Nothing is not so", ["not"], "Nothing is [not] so"),
        ("We don't ship", ["n't"], "We do[n't] ship"),
        ("Caching is ENABLED", ["enabled"], "Caching is [ENABLED]"),
        ("From 1 to 1", ["1", "1"], "From [1] to [1]"),
        ("The limit is 5", ["7", "", " "], "The limit is 5"),
        ("İstanbul is 5", ["5"], "İstanbul is [5]"),
        ("two\nlines \x1b[2J 5", ["5"], "two lines \\u001b[2J [5]"),
    ],
)
def test_parts_are_marked_where_they_stand(statement: str, parts: list[str], shown: str) -> None:
    assert marked(statement, parts) == shown


def test_a_long_statement_is_shown_from_near_its_first_part() -> None:
    shown = marked("x " * 500 + "the limit is 5 here", ["5"], 100)
    assert shown.startswith("… x") and "the limit is [5] here" in shown and len(shown) <= 100


@given(st.text(), st.lists(st.text(max_size=4), max_size=5), st.integers(20, 200))
def test_no_place_lies_in_another_and_no_line_is_too_long(
    statement: str, parts: list[str], width: int
) -> None:
    found = places(statement, parts)
    for (start, end), (following, _) in pairwise(found):
        assert start < end <= following
    assert len(marked(statement, parts, width)) <= width
