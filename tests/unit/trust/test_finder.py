"""The finder answers as `bytes.find` does, before and after it has read the words of its text."""

from __future__ import annotations

import random

import pytest
from nidra.trust import finder as module
from nidra.trust import word_index
from nidra.trust.finder import Finder
from nidra.trust.word_index import WordIndex

TEXT = (
    "the retry limit is 5\nder Wärter zählt 1250 Schiffe\tund\r\nkein Boot, x\x0by z ".encode() * 40
)


@pytest.fixture(params=[4, 40, 4_096])
def read(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Finder:
    monkeypatch.setattr(module, "_LEAST_SPENT", 1)
    monkeypatch.setattr(module, "_SCANS", 0)
    monkeypatch.setattr(module, "_SHORT_SCAN", 0)
    monkeypatch.setattr(word_index, "_LEAST_PIECE", request.param)
    finder = Finder(TEXT)
    assert finder.find(b"nowhere at all") == -1
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
    words = finder.words()
    assert words is not None
    assert b"begin" in words
    assert b"x" * 50 not in words
    assert finder.find(text) == 0


def test_words_are_read_only_once_searches_have_cost_more() -> None:
    finder = Finder(TEXT)
    for _ in range(100):
        finder.find(b"nowhere at all")
    assert finder.words() is None
    finder.missed(1 << 40)
    words = finder.words()
    assert words is not None
    assert all(word in words for word in TEXT.split())
    assert b"limi" not in words


def test_a_stretch_without_blanks_is_searched_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SHORT_SCAN", 0)
    monkeypatch.setattr(word_index, "_LEAST_PIECE", 8)
    text = b"one two " + b"".join(b"%d," % n for n in range(400)) + b" three four five"
    finder = Finder(text)
    finder.missed(1 << 40)
    assert finder.words() is None
    for sought in (b"one two 0,1", b"398,399, three four", b"three four five", b"7,8 x y"):
        assert finder.find(sought) == text.find(sought)


def test_words_that_stand_nearly_everywhere_rule_no_piece_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(word_index, "_LEAST_PIECE", 16)
    index = WordIndex(b" ".join(b"the case %d of them" % n for n in range(400)))
    assert index.pieces(b"see the case") is None
    assert index.pieces(b"case 77 of").bit_count() <= 2
    assert index.pieces(b"case 7777 of") == 0


def test_too_many_words_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(word_index, "_MOST_WORDS", 3)
    monkeypatch.setattr(word_index, "_LEAST_PIECE", 4)
    finder = Finder(TEXT)
    finder.missed(1 << 40)
    assert finder.words() is None
    assert finder.find(b"limit is") == TEXT.find(b"limit is")
