"""The trust sentence."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.report.sentence import trust_sentence
from unit.report.samples import census

few = st.integers(0, 3)


def test_the_sentence_of_a_large_store_reads_as_it_was_designed() -> None:
    found = census(
        traceable=97_800,
        gone=264_958,
        fallen=21,
        no_receipt=112_000,
    )
    assert trust_sentence(found) == (
        "Of 474,779 memories, 97,800 (20.6 %) can be checked against their source today; "
        "264,958 point at files that are gone; 21 say what their source no longer says; "
        "112,000 have no receipt."
    )


def test_one_of_everything_is_said_in_the_singular() -> None:
    found = census(
        traceable=1, gone=1, fallen=1, not_comparable=1, no_receipt=1, verdicts={"unreadable": 1}
    )
    assert trust_sentence(found) == (
        "Of 5 memories, 1 (20.0 %) can be checked against its source today; "
        "1 points at a file that is gone; 1 says what its source no longer says; "
        "1 cannot be compared with its source; 1 has no receipt."
    )


def test_a_part_that_is_zero_is_not_named() -> None:
    assert trust_sentence(census(no_receipt=1)) == "Of 1 memory, 1 has no receipt."


def test_before_the_first_pass_memories_wait_for_their_check() -> None:
    found = census(not_comparable=7, verdicts={"unchecked": 9})
    assert trust_sentence(found) == "Of 7 memories, 7 have not been checked yet."


def test_an_empty_store_says_that_it_is_empty() -> None:
    assert "empty" in trust_sentence(census())


def test_a_store_of_retired_memories_alone_says_so() -> None:
    assert trust_sentence(census(retired=3)) == "None of 3 memories is active any more."


@pytest.mark.parametrize(
    ("part", "whole", "words"),
    [(1, 5000, "<0.1 %"), (4999, 5000, "99.9 %"), (5, 5, "100.0 %")],
)
def test_a_share_never_rounds_to_none_or_to_all(part: int, whole: int, words: str) -> None:
    assert f"({words})" in trust_sentence(census(traceable=part, gone=whole - part))


@settings(deadline=None)
@given(few, few, few, few, few)
def test_the_parts_add_up_to_the_active_memories(a: int, b: int, c: int, d: int, e: int) -> None:
    found = census(a, b, c, d, e)
    if not found.active:
        return
    head, parts = trust_sentence(found).split(", ", 1)
    assert head == f"Of {found.active} memor{'y' if found.active == 1 else 'ies'}"
    assert sum(int(re.match(r"\d+", part)[0]) for part in parts.split("; ")) == found.active
