"""Numbers, shares, sizes and changed words for people."""

from __future__ import annotations

import pytest
from nidra.report.words import (
    ago,
    and_more,
    arrow,
    changed_words,
    counted,
    read_on,
    seconds,
    size,
    when,
)


def test_a_noun_follows_its_number() -> None:
    assert counted(1, "memory", "memories") == "1 memory"
    assert counted(1200, "source") == "1,200 sources"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0 B"),
        (999, "999 B"),
        (1500, "1.5 KB"),
        (2_000_000, "2.0 MB"),
        (9 * 10**15, "9,000.0 TB"),
    ],
)
def test_bytes_are_said_in_the_unit_that_fits(number: int, words: str) -> None:
    assert size(number) == words


def test_a_moment_that_never_was_is_never() -> None:
    assert when(None) == "never"
    assert when(1_780_300_800_000_000) == "2026-06-01 08:00:00 UTC"


def test_long_durations_lose_their_hundredths() -> None:
    assert (seconds(0.421), seconds(75.4)) == ("0.42 s", "75 s")


def test_two_sentences_are_narrowed_to_the_words_that_differ() -> None:
    pair = (
        "The retry limit is 5 and the timeout 30 s",
        "The retry limit is 6 and the timeout 45 s",
    )
    assert changed_words([pair]) == [("5", "6"), ("30", "45")]


def test_pieces_of_one_word_stay_as_they_are_and_equal_ones_are_left_out() -> None:
    assert changed_words([("5", "6"), ("same", "same"), ("gone", "")]) == [("5", "6"), ("gone", "")]


def test_the_side_that_is_empty_says_nothing() -> None:
    assert arrow("5", "") == "5 → (nothing)"


def test_a_list_that_is_complete_ends_without_a_rest() -> None:
    assert (and_more(0), and_more(1200)) == ("", "… and 1,200 more")


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0, "just now"),
        (5, "5 minutes ago"),
        (125, "2 hours ago"),
        (3 * 1440, "3 days ago"),
        (2000 * 1440, "2,000 days ago"),
        (-5, "by a clock that was ahead of today's"),
    ],
)
def test_an_age_is_told_in_words_and_is_never_negative(minutes: int, said: str) -> None:
    now = 1_780_300_800_000_000
    assert ago(now - minutes * 60_000_000, now) == said


def test_what_was_never_read_has_no_age() -> None:
    assert read_on(None, 5) == "never"
    assert read_on(0, 86_400_000_000 * 4) == "1970-01-01 00:00:00 UTC, 4 days ago"
