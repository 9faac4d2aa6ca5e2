"""A piece of text stands for itself, or is the inside of something longer."""

import pytest
from nidra.trust.boundaries import grows_after, grows_before, stands_free

ACUTE = "\u0301"


@pytest.mark.parametrize(
    ("piece", "after"),
    [
        ("retry limit is 5", "5"),
        ("retry limit is 5", ".5 seconds"),
        ("retry limit is 5", ",000"),
        ("retry limit is 5.", "5"),
        ("port 80", "80"),
        ("limit", "s"),
        ("cafe", ACUTE),
        ("सीमा", "ओं"),
        ("we ca", "n't ship"),
        ("we can", "'t ship"),
        ("we can", "’t ship"),
        ("we can", "not ship"),
        ("caf" + "e" + ACUTE, "s"),
        ("٥", "٥"),
        ("лимит", "ы"),
    ],
)
def test_T22_what_runs_on_after_it_is_not_found(piece: str, after: str) -> None:
    assert grows_after(piece, after)
    assert not stands_free("", piece, after)


@pytest.mark.parametrize(
    ("piece", "after"),
    [
        ("retry limit is 5", ""),
        ("retry limit is 5", "."),
        ("retry limit is 5", ". 5 more"),
        ("retry limit is 5", ", 6 or 7"),
        ("retry limit is 5", "\n5"),
        ("retry limit is 5", "个"),
        ("重试次数是5次", "以内"),
        ("ขีดจำกัด", "ห้าครั้ง"),
        ("再試行の上限", "は五回"),
        ("the user", "'s file"),
        ("limit", "限"),
        ("limit ", "is"),
        ("limit", "5"),
    ],
)
def test_what_ends_there_is_found(piece: str, after: str) -> None:
    assert not grows_after(piece, after)


@pytest.mark.parametrize(
    ("before", "piece"),
    [
        ("1", "5 tries"),
        ("limit is 1.", "5 tries"),
        ("limit is .", "5 tries"),
        ("limit is -", "5 tries"),
        ("limit is −", "5 tries"),
        ("1,", "000 tries"),
        ("1", ".5 tries"),
        ("un", "supported here"),
        ("e", ACUTE + "tude"),
        ("é", "tude"),
        ("e" + ACUTE, "tude"),
    ],
)
def test_what_runs_in_from_before_is_not_found(before: str, piece: str) -> None:
    assert grows_before(before, piece)


@pytest.mark.parametrize(
    ("before", "piece"),
    [
        ("", "5 tries"),
        ("limit: ", "5 tries"),
        ("3-", "5 tries"),
        ("a-", "5 tries"),
        ("1, ", "5 tries"),
        ("...", "5 tries"),
        ("限", "limit"),
        ("是", "5次"),
        ("\ufeff", "limit"),
        ("--", "5 tries"),
    ],
)
def test_what_begins_there_is_found(before: str, piece: str) -> None:
    assert not grows_before(before, piece)


def test_an_excerpt_that_was_itself_cut_inside_a_word_is_exempt_at_that_end() -> None:
    assert stands_free("the re", "try lim", "its are", prefix="the re", suffix="it is 5")
    assert not stands_free("the re", "try lim", "its are", prefix="the re", suffix=" was 5")
    assert not stands_free("the re", "try lim", "its are", prefix="the ", suffix="it is 5")
    assert not stands_free("the re", "try lim", "its are")


def test_an_excerpt_known_to_have_ended_a_word_is_asked_more_strictly() -> None:
    assert stands_free("is ", "5", "k tries")
    assert not stands_free("is ", "5", "k tries", prefix="is ", suffix=" tries")
    assert not stands_free("", "MAX", "_TRIES", prefix="", suffix=" = 5")
    assert stands_free("", "上限は5", "回", prefix="", suffix="。")


def test_a_unit_that_stood_beside_it_when_recorded_may_stand_there_again() -> None:
    assert stands_free("is ", "30", "s now", prefix="is ", suffix="s then")
    assert stands_free("v", "30", " now", prefix="v", suffix=" then")
    assert not stands_free("is ", "30", "0s now", prefix="is ", suffix="s then")


@pytest.mark.parametrize("text", ["", "a", "5", ACUTE, "\u200d", "\ud800", "'"])
def test_no_neighbour_raises(text: str) -> None:
    for other in ("", "a", "5", ".", ACUTE, "'"):
        assert isinstance(stands_free(text, other, text, other, text), bool)
