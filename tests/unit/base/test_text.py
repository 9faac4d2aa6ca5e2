"""The dedup key keeps what carries meaning; ids are exact; text for terminals is harmless."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.base.ids import memory_digest, uuid7
from nidra.base.text import (
    dedup_key,
    folded_letters,
    in_nfc,
    is_composed,
    one_line,
    printable,
    squeeze,
    storable,
    without_ascii,
)

DISTINCT = [
    ("C++ is fast", "C# is fast"),
    ("C++ is fast", "C is fast"),
    ("the offset is -5", "the offset is 5"),
    ("a share of 5%", "a share of 5"),
    ("it costs $5", "it costs 5%"),
    ("x = 1", "x != 1"),
    ("a > b", "a < b"),
    ("version 1.5", "version 15"),
    ("1.5 seconds", "15 seconds"),
    ("café", "cafe"),
    ("हिन्दी", "हिन्द"),
    ("10:30", "1030"),
]


@pytest.mark.parametrize(("one", "other"), DISTINCT)
def test_T2_what_differs_in_meaning_has_another_key(one: str, other: str) -> None:
    assert dedup_key(one) != dedup_key(other)


def test_T1_statements_in_devanagari_keep_their_own_keys() -> None:
    assert dedup_key("सर्वर पाँच साल चलेगा") != dedup_key("डेटा हर घंटे जाँचा जाएगा")
    assert dedup_key("यह निर्णय है") != dedup_key("это решение")


def test_T3_case_is_folded_and_not_merely_lowered() -> None:
    assert dedup_key("STRASSE") == dedup_key("Straße")


def test_case_blanks_and_plain_punctuation_do_not_matter() -> None:
    assert dedup_key("The  retry limit, is 5.") == dedup_key("the retry limit is 5")


def test_a_statement_of_emoji_is_keyed_by_its_own_text() -> None:
    assert dedup_key("🌊") != dedup_key("🔥")
    assert dedup_key("?!") == "?!"


@given(st.text())
def test_no_text_is_too_odd_for_the_helpers(text: str) -> None:
    storable(text).encode("utf-8")
    memory_digest("record", text)
    assert "\n" not in one_line(text)
    assert "\x1b" not in printable(text)
    assert squeeze(text) == "".join(squeeze(text).split())


def test_a_word_alone_is_cut_as_a_line_is() -> None:
    assert one_line("a" * 100) == one_line(f" {'a' * 100} ") == "a" * 100
    assert one_line("a" * 101) == one_line(f" {'a' * 101} ") == "a" * 99 + "…"


def test_bidirectional_and_escape_characters_are_shown_not_obeyed() -> None:
    assert printable("a\u202eb\x1b[31m") == "a\\u202eb\\u001b[31m"


def test_every_character_that_ends_a_line_but_the_newline_is_shown() -> None:
    for char in "\x0b\x0c\r\x1c\x1d\x1e\x85\u2028\u2029":
        assert printable(f"a{char}b").splitlines() == [f"a\\u{ord(char):04x}b"]


def test_composed_and_decomposed_text_is_one_memory() -> None:
    assert memory_digest("record", "café") == memory_digest("record", "cafe\u0301")
    assert memory_digest("record", "café") != memory_digest("semantic", "café")


def test_ids_of_passes_follow_time() -> None:
    first, second = uuid7(1_000_000), uuid7(2_000_000)
    assert first < second
    assert first[14] == "7"


def test_a_text_is_told_composed_exactly_where_unicode_says_so() -> None:
    """The shortcut knows the characters that never compose; all of them are asked, alone and behind a letter."""
    for code in range(sys.maxunicode + 1):
        for text in (chr(code), f"e{chr(code)}"):
            assert is_composed(text) == unicodedata.is_normalized("NFC", text), hex(code)


def test_no_character_behind_ascii_composes_unless_the_shortcut_looks_for_it() -> None:
    for code in range(0x80, sys.maxunicode + 1):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and not parts[0].startswith("<") and int(parts[0], 16) < 0x80:
            assert 0x300 <= int(parts[1], 16) <= 0x36F, hex(code)


def _rest(text: str) -> str:
    return without_ascii(text.encode("utf-8", "replace"))


def test_a_long_text_is_told_composed_as_unicode_says() -> None:
    pieces = ["abc ", "é", "e\u0301", "स्त", "\u09c7\u09be", "。", "\u1100\u1161", "q\u0323\u0307"]
    pieces += ["q\u0307\u0323", "\u212b", "\u0301", "🙂", "<\u0338", "\ud800"]
    for first in pieces:
        for second in pieces:
            for third in pieces:
                text = first + second + third
                told = in_nfc(text, _rest(text))
                assert told == unicodedata.is_normalized("NFC", text), ascii(text)
                assert not told or folded_letters(text, composed=True) == folded_letters(text)


def test_each_character_that_is_reordered_or_composes_is_looked_for() -> None:
    """Alone, behind each it composes with, and on either side of marks of other classes."""
    marks = "\u0301\u0323\u0334\u0345\u05b0\u0670\u093c\u094d\u0951\u0e38\u3099\u302a\U0001d165"
    for code in range(0x80, sys.maxunicode + 1):
        char = chr(code)
        texts = [f" {char}"]
        parts = unicodedata.decomposition(char).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            texts.append("".join(chr(int(part, 16)) for part in parts))
        if unicodedata.combining(char):
            texts += [
                f"क{one}{other}" for mark in marks for one, other in (char + mark, mark + char)
            ]
        for text in texts:
            told = in_nfc(text, _rest(text))
            assert told == unicodedata.is_normalized("NFC", text), ascii(text)
    assert not in_nfc("\uac00\u11a8", "\uac00\u11a8")


@given(
    st.lists(
        st.sampled_from(
            [
                *"aZ5 .-_",
                "ß",
                "é",
                "ǰ",
                "İ",
                "क",
                "न",
                "़",
                "्",
                "क़",
                "東",
                "、",
                "🌊",
                "\u0301",
                "\ud800",
            ]
        )
    )
)
def test_a_bucket_holds_the_folded_letters_and_digits_of_any_script(pieces: list[str]) -> None:
    text = "".join(pieces)
    whole = unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
    assert folded_letters(text) == "".join(char for char in whole if char.isalnum())
