"""Word boundaries: does a piece of text stand for itself, or is it the inside of something longer?

`retry limit is 5` does not stand in `retry limit is 55`, nor in `retry limit is 5.5`. The word
rules of UAX #29 are asked only between two digits, around the marks inside a number, and between
two letters of one script that writes blanks between words, so that Chinese, Japanese and Thai,
which write none, are found anywhere.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# Scripts that put no blank between words: a neighbour says nothing about where a word ends.
_UNSPACED = frozenset(
    {"CJK", "HIRAGANA", "KATAKANA", "HALFWIDTH", "BOPOMOFO", "THAI", "LAO", "KHMER", "MYANMAR"}
    | {"TIBETAN", "YI", "JAVANESE", "BALINESE", "TAI", "NEW"}
)
_IN_NUMBERS = frozenset(".,'’٫٬")
_SIGNS = frozenset("-−")
_APOSTROPHES = frozenset("'’ʼ")
_REACH = 8


def grows_before(before: str, piece: str, was_free: bool = False) -> bool:
    """Does `before` run on into `piece`, so that its first word or number is only an end of one?

    `was_free` says that the piece is known to have begun a word when it was recorded; then letters,
    digits and underscores are not told apart.
    """
    if not before or not piece:
        return False
    first, left = piece[0], before[-1]
    if _is_mark(first):
        return _is_wordy(left)
    if first.isdigit():
        return _number_runs_in(before[-_REACH:]) or (was_free and _is_spaced(_base(before)))
    if first in _IN_NUMBERS and piece[1:2].isdigit():
        return left.isdigit()
    return _joined(_base(before), first, was_free)


def grows_after(piece: str, after: str, was_free: bool = False) -> bool:
    """Does `piece` run on into `after`, so that its last word or number is only a beginning of one?"""
    if not after or not piece:
        return False
    last, right = piece[-1], after[0]
    if _is_mark(right) or right == "\u200d":
        return _is_wordy(last)
    if last.isdigit():
        if right in _IN_NUMBERS and after[1:2].isdigit():
            return True
        return right.isdigit() or (was_free and _is_spaced(right))
    if last in _IN_NUMBERS and piece[-2:-1].isdigit():
        return right.isdigit()
    if right in _APOSTROPHES:
        return last in "nN" and after[1:2] in ("t", "T") and not after[2:3].isalnum()
    return _joined(_base(piece), right, was_free)


def stands_free(
    before: str, piece: str, after: str, prefix: str | None = None, suffix: str | None = None
) -> bool:
    """Does `piece`, found between `before` and `after`, stand for itself?

    `prefix` and `suffix` are the context recorded with the piece, or None where none was. An end
    at which that context shows that the piece was itself cut inside a word is not asked.
    """
    return _free_before(before, piece, prefix) and _free_after(piece, after, suffix)


def _free_before(before: str, piece: str, prefix: str | None) -> bool:
    if prefix is None:
        return not grows_before(before, piece)
    was_free = not grows_before(prefix, piece, was_free=True)
    return grows_before(prefix, piece) or not grows_before(before, piece, was_free)


def _free_after(piece: str, after: str, suffix: str | None) -> bool:
    if suffix is None:
        return not grows_after(piece, after)
    was_free = not grows_after(piece, suffix, was_free=True)
    return grows_after(piece, suffix) or not grows_after(piece, after, was_free)


def _number_runs_in(before: str) -> bool:
    """Does what stands before a digit belong to the same number: a digit, a point, a minus sign?"""
    left, further = before[-1], before[-2:-1]
    if left.isdigit():
        return True
    if left in _IN_NUMBERS:
        return further.isdigit() or (left == "." and not _is_wordy(further) and further != ".")
    return left in _SIGNS and not _is_wordy(further) and further not in _SIGNS


def _joined(left: str, right: str, was_free: bool) -> bool:
    """Do two neighbouring characters belong to one word?"""
    if was_free and _is_spaced(left) and _is_spaced(right):
        return True
    if not (left.isalpha() and right.isalpha()):
        return False
    script = _script(left)
    return bool(script) and script == _script(right) and script not in _UNSPACED


def _base(text: str) -> str:
    """The last character of `text` that is no combining mark, where one is near."""
    for char in reversed(text[-_REACH:]):
        if not _is_mark(char):
            return char
    return text[-1]


def _is_mark(char: str) -> bool:
    return not char.isascii() and unicodedata.category(char)[0] == "M"


def _is_wordy(char: str) -> bool:
    """A letter, a digit, an underscore or a mark; "" is none."""
    return bool(char) and (char.isalnum() or char == "_" or _is_mark(char))


def _is_spaced(char: str) -> bool:
    """A wordy character of a script that puts blanks between its words."""
    return _is_wordy(char) and _script(char) not in _UNSPACED


@lru_cache(maxsize=4096)
def _script(char: str) -> str:
    """The script of a letter, by the first word of its Unicode name; "" where it has none."""
    return unicodedata.name(char, "").partition(" ")[0]
