"""Texts that were UTF-8 and were read as Windows-1252: `Ã©` for `é`."""

from __future__ import annotations

import re

_MARK = re.compile(
    "[\u00c2-\u00f4][\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178\u2009]"
)


def undone(text: str) -> str | None:
    """The text as it was before it was misread, or None where it does not look misread.

    The five bytes that Windows-1252 leaves free pass as they are; what never was misread (a text
    repaired in part) stays.
    """
    if text.isascii() or not _MARK.search(text):
        return None
    mended = "".join(
        piece if piece.isascii() else _mended(piece) for piece in re.split(r"([\x00-\x7f]+)", text)
    )
    return mended if mended != text else None


def _mended(piece: str) -> str:
    try:
        return b"".join(map(_byte, piece)).decode("utf-8")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return piece


def _byte(char: str) -> bytes:
    if ord(char) in _FREE:
        return bytes((ord(char),))
    return char.encode("cp1252")


_FREE = frozenset((0x81, 0x8D, 0x8F, 0x90, 0x9D))
