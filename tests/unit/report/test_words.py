"""Numbers, shares, sizes and changed words for people."""

from __future__ import annotations

import pytest
from nidra.report.words import (
    ago,
    ahead,
    and_more,
    arrow,
    changed_words,
    counted,
    often,
    read_on,
    seconds,
    size,
    strong,
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


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (-5, "now"),
        (0, "now"),
        (1, "in 1 minute"),
        (119, "in 119 minutes"),
        (120, "in 2 hours"),
        (48 * 60, "in 2 days"),
        (2000 * 1440, "in 2,000 days"),
    ],
)
def test_what_is_to_come_is_told_in_words(minutes: int, said: str) -> None:
    assert ahead(1_000_000_000 + minutes * 60_000_000, 1_000_000_000) == said


@pytest.mark.parametrize(
    ("rate", "said"),
    [
        (12.0, "12.0 changes a day"),
        (1.0, "1.0 changes a day"),
        (0.5, "3.5 changes a week"),
        (0.07, "about 1 change in 14 days"),
        (0.0002, "about 1 change in 5,000 days"),
    ],
)
def test_a_rate_is_told_by_the_day_or_the_week_or_as_one_change_in_days(
    rate: float, said: str
) -> None:
    assert often(rate) == said


@pytest.mark.parametrize(
    ("strength", "said"),
    [(0.0, "0.00"), (1e-9, "<0.01"), (0.3679, "0.37"), (0.999999, "0.99"), (1.0, "1.00")],
)
def test_no_strength_rounds_to_nothing_or_to_the_whole(strength: float, said: str) -> None:
    assert strong(strength) == said
