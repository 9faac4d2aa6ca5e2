"""Small questions about two texts: is a word cut here, how far do they agree, is a speaker near?"""

from __future__ import annotations

from collections.abc import Iterable

from nidra.trust.boundaries import grows_after, grows_before

_REACH = 32
_SPEAKER_WINDOW = 2_000
_BLANKS = frozenset(b" \n")


def joined_at(text: bytes, at: int) -> bool:
    """Do the UTF-8 characters before and after byte `at` belong to one word or number?"""
    if at <= 0 or at >= len(text) or text[at] in _BLANKS or text[at - 1] in _BLANKS:
        return False
    before = text[max(0, at - _REACH) : at].decode("utf-8", "ignore")
    after = text[at : at + _REACH].decode("utf-8", "ignore")
    return grows_after(before, after) or grows_before(before, after)


def shared(one: bytes, begin: int, other: bytes, at: int) -> int:
    """How many bytes `one` from `begin` and `other` from `at` have in common."""
    high = min(len(one) - begin, len(other) - at)
    if high <= 1024 and other.startswith(one[begin : begin + high], at):
        return high
    low, step = 0, 64
    while low + step < high and (
        other[at + low : at + low + step] == one[begin + low : begin + low + step]
    ):
        low += step
        step *= 2
    high = min(high, low + step) + 1
    while low + 1 < high:
        middle = (low + high) // 2
        if other[at + low : at + middle] == one[begin + low : begin + middle]:
            low = middle
        else:
            high = middle
    return low


def speaks(text: bytes, names: Iterable[bytes], at: int) -> bool:
    """Are the speakers named in a prefix values near `at` of a table's text?"""
    low, high = max(0, at - _SPEAKER_WINDOW), at + _SPEAKER_WINDOW
    return all(text.find(b"\n%b\n" % name, low, high) >= 0 for name in names)
