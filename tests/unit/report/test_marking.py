"""Where pieces that were compared without blanks stand in a text."""

from __future__ import annotations

from nidra.report.marking import places, restored


def _shown(text: str, *pieces: str) -> list[str]:
    return [text[start:end] for start, end in places(text, pieces)]


def test_a_piece_without_blanks_is_found_with_them() -> None:
    text = "Decision 2026-03-12: Liverpool\n moves to the radar gauge."
    assert _shown(text, "Liverpoolmovesto") == ["Liverpool\n moves to"]
    assert restored(text, ["radargauge", "tide"]) == ["radar gauge", "tide"]


def test_a_piece_that_is_a_word_of_its_own_once_is_meant_there() -> None:
    assert places("limit 55 or 5, then 15", ["5"]) == [(12, 13)]


def test_a_piece_that_stands_at_several_places_is_marked_at_none() -> None:
    assert places("5 tries, then 5 more", ["5"]) == []
    assert restored("5 tries, then 5 more", ["5"]) == ["5"]


def test_pieces_never_overlap_and_come_in_order() -> None:
    assert _shown("one two three", "twothree", "one", "two") == ["one", "two three"]


def test_a_piece_that_is_absent_or_empty_is_left_out() -> None:
    assert places("The retry limit is 5", ["", " ", "7"]) == []


def test_a_text_of_one_letter_repeated_is_done_at_once() -> None:
    assert places("a" * 50_000, ["aa", "aaa"]) == []
