"""The finder answers as `bytes.find` does, before and after it has read the words of its text."""

from __future__ import annotations

import random

import pytest
from nidra.trust import finder as module
from nidra.trust.finder import Finder, words_of

TEXT = (
    "the retry limit is 5\nder Wärter zählt 1250 Schiffe\tund\r\nkein Boot, x\x0by z ".encode() * 40
)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Finder:
    monkeypatch.setattr(module, "_LEAST_SPENT", 1)
    monkeypatch.setattr(module, "_SCANS", 0)
    finder = Finder(TEXT)
    assert finder.find(b"nowhere at all") == -1
    assert finder.words() is not None
    return finder


def test_stretches_of_the_text_are_found_where_bytes_find_finds_them(read: Finder) -> None:
    chance = random.Random(7)
    for _ in range(2_000):
        begin = chance.randrange(len(TEXT))
        sought = TEXT[begin : begin + chance.randrange(60)]
        low, high = chance.randrange(len(TEXT)), chance.randrange(len(TEXT))
        assert read.find(sought) == TEXT.find(sought)
        assert read.find(sought, low, high) == TEXT.find(sought, low, high)


def test_stretches_with_one_byte_changed_get_the_answer_of_bytes_find(read: Finder) -> None:
    chance = random.Random(11)
    for _ in range(2_000):
        begin = chance.randrange(len(TEXT) - 60)
        sought = bytearray(TEXT[begin : begin + 60])
        sought[chance.randrange(60)] = chance.choice(b" a5\n\xa4\t")
        assert read.find(bytes(sought)) == TEXT.find(sought)
        assert read.holds(bytes(sought)) == (sought in TEXT)


def test_words_longer_than_those_that_are_kept_are_searched_for() -> None:
    text = b"begin " + b"x" * 50 + b" end"
    finder = Finder(text)
    finder.missed(1 << 40)
    assert finder.words() == {b"begin", b"end"}
    assert finder.find(text) == 0


def test_words_are_read_only_once_vain_searches_have_cost_more() -> None:
    finder = Finder(TEXT)
    for _ in range(100):
        finder.find(b"nowhere at all")
    assert finder.words() is None
    finder.missed(1 << 40)
    assert finder.words() == set(TEXT.split())


def test_no_word_is_lost_where_a_large_text_is_read_in_pieces(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for size in (1, 7, 33):
        monkeypatch.setattr(module, "_PIECE", size)
        assert words_of(TEXT) == set(TEXT.split())


def test_too_many_words_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_WORDS", 3)
    finder = Finder(TEXT)
    finder.missed(1 << 40)
    assert finder.words() is None
    assert finder.find(b"limit is") == TEXT.find(b"limit is")
