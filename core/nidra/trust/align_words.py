"""Where one word ends: may a text be cut between these two characters?

The question is asked only between two digits, or two letters of one script that separates its
words with blanks (UAX #29, narrowed so that Chinese, Japanese, Thai, Lao, Khmer and Burmese work).
A combining mark belongs to its letter, and a point or comma between digits to its number.
"""

from __future__ import annotations

import unicodedata

# Scripts written without blanks between words: Han and its neighbours, Thai, Lao, Burmese, Khmer.
_UNSPACED = (
    (0x0E00, 0x0EFF),
    (0x1000, 0x109F),
    (0x1780, 0x17FF),
    (0x2E80, 0x31FF),
    (0x3400, 0x9FFF),
    (0xA000, 0xA4CF),
    (0xF900, 0xFAFF),
    (0xFF66, 0xFF9F),
    (0x1B000, 0x1B16F),
    (0x20000, 0x3FFFF),
)


def joined(before: str, after: str) -> bool:
    """Would a cut between the characters `before` and `after` split a number or a word?"""
    if not before or not after:
        return False
    if before.isdecimal() and after.isdecimal():
        return True
    return _letter(before) and _letter(after)


def joined_at(text: bytes, at: int) -> bool:
    """`joined` for the UTF-8 characters on both sides of byte `at`."""
    if at <= 0 or at >= len(text):
        return False
    left, right = text[at - 1], text[at]
    if (right in _POINTS and _digits_around(text, at)) or (
        left in _POINTS and _digits_around(text, at - 1)
    ):
        return True
    if left < 0x80 and right < 0x80:
        return _ASCII_CLASS[left] != 0 and _ASCII_CLASS[left] == _ASCII_CLASS[right]
    return joined(_char_before(text, at), _char_after(text, at))


def _digits_around(text: bytes, at: int) -> bool:
    """Is the mark at `at` the point or comma of a number?"""
    return 0 < at < len(text) - 1 and text[at - 1] in _DIGITS and text[at + 1] in _DIGITS


def _letter(char: str) -> bool:
    code = ord(char)
    if unicodedata.category(char)[0] not in "LM":
        return False
    return code < 0x0E00 or not any(low <= code <= high for low, high in _UNSPACED)


def _char_before(text: bytes, at: int) -> str:
    start = at - 1
    while start > 0 and at - start < 4 and text[start] & 0xC0 == 0x80:
        start -= 1
    return text[start:at].decode("utf-8", "replace")[-1:]


def _char_after(text: bytes, at: int) -> str:
    return text[at : at + 4].decode("utf-8", "replace")[:1]


_POINTS = frozenset(b".,")
_DIGITS = frozenset(b"0123456789")
_ASCII_CLASS = bytes(
    1 if chr(code).isdecimal() else 2 if chr(code).isalpha() else 0 for code in range(128)
)
