"""Small questions about two texts: is a word cut here, how far do they agree, is a speaker near?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from nidra.trust.boundaries import grows_after, grows_before

_REACH = 32
_SPEAKER_WINDOW = 2_000
_AS_NUMBERS = 256
_BLANKS = frozenset(b" \n")
_BLANK = 0x20


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
    if 0 < high <= _AS_NUMBERS:
        return _alike(one[begin : begin + high], other[at : at + high], "big")
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


def whole(q: bytes, p: int, agree: int) -> int:
    """`agree` bytes of `q` from `p` on, without half a character or a blank at their end."""
    while agree and p + agree < len(q) and q[p + agree] & 0xC0 == 0x80:
        agree -= 1
    return agree - 1 if agree and q[p + agree - 1] == _BLANK else agree


def shared_end(one: bytes, other: bytes, most: int) -> int:
    """How many bytes, at most so many, both end with."""
    if not 0 < most <= _AS_NUMBERS:
        return shared(one[: -most - 1 : -1], 0, other[: -most - 1 : -1], 0) if most > 0 else 0
    return _alike(one[len(one) - most :], other[len(other) - most :], "little")


def _alike(one: bytes, other: bytes, order: Literal["big", "little"]) -> int:
    """How many bytes of two equally long texts agree, from the first on or back from the last.

    The highest bit in which they differ as numbers says it in 0.3 CPU µs, a sixth of halving.
    """
    differ = int.from_bytes(one, order) ^ int.from_bytes(other, order)
    return len(one) - (differ.bit_length() + 7) // 8


def speaks(text: bytes, names: Iterable[bytes], at: int) -> bool:
    """Are the speakers named in a prefix values near `at` of a table's text?"""
    low, high = max(0, at - _SPEAKER_WINDOW), at + _SPEAKER_WINDOW
    return all(text.find(b"\n%b\n" % name, low, high) >= 0 for name in names)
