"""Texts whose dedup keys are equal always share their bucket, whatever script they are written in."""

from __future__ import annotations

import sys
import unicodedata

import pytest
import xxhash
from hypothesis import example, given
from hypothesis import strategies as st
from nidra.base.buckets import bucket, key64
from nidra.base.text import dedup_key, in_nfc, is_steady, without_ascii

LONG = "The retry limit of the nightly backup is five, and the report of it goes to the whole team at noon. "
PIECES = [
    *"aZ5k .,-_",
    "ß",
    "SS",
    "é",
    "e\u0301",
    "K",
    "ﬁ",
    "FI",
    "ſ",
    "ǰ",
    "J\u030c",
    "İ",
    "H\u0331",
]
PIECES += ["क", "न\u093c", "ऩ", "東", "、", "🌊", "\u0301", "ẞ", "ŉ", "Å", "\u212b", "\ud800", LONG]


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())


def _ascii(text: str) -> str:
    return "".join(char for char in text if char.isascii() and char.isalnum())


def _bucket(text: str) -> int:
    utf8 = text.encode("utf-8", "replace")
    rest = without_ascii(utf8)
    return bucket(utf8, rest, in_nfc(text, rest))


@given(st.lists(st.sampled_from(PIECES)))
@example([LONG, "ß"])
@example(["x" * 63, "ß"])
@example(["x" * 255, "ß"])
def test_every_way_to_write_what_has_one_key_has_one_bucket(pieces: list[str]) -> None:
    text = "".join(pieces)
    for form in ("NFC", "NFD"):
        for variant in (text, text.upper(), text.swapcase(), f"“{text}”.", text.replace("a", "-a")):
            written = unicodedata.normalize(form, variant)
            if dedup_key(written) == dedup_key(text):
                assert key64(written) == key64(text) == _bucket(written)


@given(st.text())
def test_the_bucket_of_a_text_whose_bytes_are_at_hand_is_that_of_the_text(text: str) -> None:
    for longer in (text, LONG + text, text + LONG):
        assert _bucket(longer) == key64(longer)


def test_each_character_that_folds_into_ascii_or_composes_with_it_is_looked_for() -> None:
    """Alone and behind a letter, before a long text: all of Unicode in two spellings each."""
    for code in range(0x80, sys.maxunicode + 1):
        char = chr(code)
        if 0xD800 <= code < 0xE000:
            continue
        text = f"q{char}e{char} {LONG}"
        folded = _ascii(_folded(text))[:64]
        assert key64(text) == key64(folded), hex(code)


def test_texts_that_begin_alike_in_ascii_alone_share_a_bucket_and_no_key() -> None:
    one, other = f"{LONG}東", f"{LONG}西"
    assert key64(one) == key64(other)
    assert dedup_key(one) != dedup_key(other)


def test_short_texts_of_other_scripts_do_not_share_the_bucket_of_their_digits() -> None:
    assert key64("सर्वर 5 साल चलेगा") != key64("डेटा 5 घंटे जाँचा जाएगा")


def _whole(text: str) -> int:
    """A bucket found by folding the whole text, as slowly as can be."""
    folded = _folded(text)
    head = _ascii(folded)[:64]
    if len(head) < 64 and not (text.isascii() and head):
        head = "".join(char for char in folded if char.isalnum())[:64] or dedup_key(text)
    return xxhash.xxh3_64_intdigest(head.encode("utf-8", "replace")) - (1 << 63)


@given(st.lists(st.sampled_from([*PIECES, "東" * 40, "ß" * 30, "word " * 20]), max_size=40))
@example(["x" * 63, "ß" * 200, "東"])
def test_where_a_text_has_its_letters_changes_no_bucket(pieces: list[str]) -> None:
    text = "".join(pieces).replace("\ud800", "")
    assert _bucket(text) == key64(text) == _whole(text)


@pytest.mark.parametrize("letter", ["ß", "東", "x"])
def test_a_cut_through_a_character_changes_no_bucket(letter: str) -> None:
    for before in range(400):
        for behind in ("", "東" * 50, "y" * 70):
            text = "。" * (before // 3) + "a" * (before % 64) + letter + behind
            assert key64(text) == _whole(text)


def test_what_is_steady_folds_into_no_letter_of_ascii() -> None:
    for code in range(0x80, sys.maxunicode + 1):
        char = chr(code)
        if is_steady(char) and char != "ß":
            folded = unicodedata.normalize("NFC", char.casefold())
            assert not any(letter.isascii() for letter in folded), hex(code)
