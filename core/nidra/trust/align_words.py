"""May a text be cut at this byte, or would that split a word or a number?"""

from __future__ import annotations

from nidra.trust.boundaries import grows_after, grows_before

_REACH = 32
_BLANKS = frozenset(b" \n")


def joined_at(text: bytes, at: int) -> bool:
    """Do the UTF-8 characters before and after byte `at` belong to one word or number?"""
    if at <= 0 or at >= len(text) or text[at] in _BLANKS or text[at - 1] in _BLANKS:
        return False
    before = text[max(0, at - _REACH) : at].decode("utf-8", "ignore")
    after = text[at : at + _REACH].decode("utf-8", "ignore")
    return grows_after(before, after) or grows_before(before, after)
