"""From a position in the normal form of a value back to the bytes of the file.

A value is cut into segments: a *run* is copied byte for byte, an *atom* (an escape, a stretch of
white space, an undecodable sequence) stands for other bytes than it shows.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from nidra.sources.values import unescape

# White space, and what is dropped altogether: NUL and the byte-order mark.
_BLANKS = (
    rb"[\x00\t-\r\x1c-\x1f]|\xc2[\x85\xa0]|\xe1\x9a\x80|\xe2\x80[\x80-\x8a\xa8\xa9\xaf]"
    rb"|\xe2\x81\x9f|\xe3\x80\x80|\xef\xbb\xbf"
)
_BLANK_ESCAPES = (
    rb"\\[ntrf]|\\u(?:00(?:0[09a-dA-D]|1[c-fC-F]|20|85|[aA]0)|1680|20(?:0[0-9aA]|2[89fF]|5[fF])"
    rb"|3000|[fF][eE][fF][fF])"
)
_BAD = (
    rb"[\xc2-\xdf](?![\x80-\xbf])|\xe0(?:(?![\xa0-\xbf])|[\xa0-\xbf](?![\x80-\xbf]))"
    rb"|\xed(?:(?![\x80-\x9f])|[\x80-\x9f](?![\x80-\xbf]))"
    rb"|[\xe1-\xec\xee\xef](?:(?![\x80-\xbf])|[\x80-\xbf](?![\x80-\xbf]))"
    rb"|\xf0(?:(?![\x90-\xbf])|[\x90-\xbf](?:(?![\x80-\xbf])|[\x80-\xbf](?![\x80-\xbf])))"
    rb"|\xf4(?:(?![\x80-\x8f])|[\x80-\x8f](?:(?![\x80-\xbf])|[\x80-\xbf](?![\x80-\xbf])))"
    rb"|[\xf1-\xf3](?:(?![\x80-\xbf])|[\x80-\xbf](?:(?![\x80-\xbf])|[\x80-\xbf](?![\x80-\xbf])))"
    rb"|[\xc0\xc1\xf5-\xff]"
)
# A well-formed character is stepped over first, so that what is left of [\x80-\xbf] is bad.
_GOOD = (
    rb"[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}"
    rb"|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}"
    rb"|\xf4[\x80-\x8f][\x80-\xbf]{2}"
)
_ESCAPES = (
    rb"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}"
    rb"|\\(?:[\x00-\x7f]|(?=[\x80-\xff]))"
)


def _atoms(blanks: bytes, others: bytes) -> re.Pattern[bytes]:
    """Group 1 is an atom. A single blank between words is none: it is copied like a letter."""
    stretch = rb"(?: (?=[ ]|%b)|%b)(?>(?:[ ]|%b)*)" % (blanks, blanks, blanks)
    return re.compile(rb"(%b%b)" % (stretch, others))


_JSON_BLANKS = _BLANKS + rb"|" + _BLANK_ESCAPES
_TEXT_ATOM = _atoms(_BLANKS, b"")
_JSON_ATOM = _atoms(_JSON_BLANKS, rb"|" + _ESCAPES)
_BROKEN_TEXT_ATOM = re.compile(
    _atoms(_BLANKS, rb"|" + _BAD + rb"|[\x80-\xbf]").pattern + rb"|" + _GOOD
)
_BROKEN_JSON_ATOM = re.compile(
    _atoms(_JSON_BLANKS, rb"|" + _ESCAPES + rb"|" + _BAD + rb"|[\x80-\xbf]").pattern + rb"|" + _GOOD
)


@dataclass(frozen=True, slots=True)
class Places:
    """The segments of one value: where each begins in the normal form and in the bytes.

    `size[i]` is the number of bytes behind an atom, 0 for a run.
    """

    shown: array[int]
    behind: array[int]
    size: array[int]

    @classmethod
    def of(cls, raw: bytes, is_json: bool) -> Places:
        """The segments of the value `raw`, which is the inside of a JSON literal or plain text."""
        places = cls(array("Q"), array("Q"), array("Q"))
        position = 0
        for begin, end, shown in _segments(raw, is_json):
            if not shown or (shown == b" " and not position):
                continue
            run = shown is _COPY
            places._add(position, begin, 0 if run else end - begin)
            position += end - begin if run else len(shown)
        return places

    def _add(self, shown: int, behind: int, size: int) -> None:
        self.shown.append(shown)
        self.behind.append(behind)
        self.size.append(size)

    def start(self, position: int) -> int:
        """The byte at which the character at `position` begins."""
        if not self.shown:
            return 0
        at = max(0, bisect_right(self.shown, position) - 1)
        return self.behind[at] + (0 if self.size[at] else position - self.shown[at])

    def end(self, position: int) -> int:
        """The byte after the character that ends at `position`."""
        if not self.shown or position <= 0:
            return 0
        at = max(0, bisect_right(self.shown, position - 1) - 1)
        return self.behind[at] + (self.size[at] or position - self.shown[at])

    def bounds(self, begin: int, end: int) -> tuple[int, int]:
        """The bytes behind the normal form from `begin` to `end`."""
        return self.start(begin), self.end(end)


_COPY = b"\xff"


def _segments(raw: bytes, is_json: bool) -> Iterator[tuple[int, int, bytes]]:
    """(begin, end, what it shows): `_COPY` for a run, one blank, nothing, or the bytes of an atom."""
    try:
        raw.decode("utf-8")
        pattern = _JSON_ATOM if is_json else _TEXT_ATOM
    except UnicodeDecodeError:
        pattern = _BROKEN_JSON_ATOM if is_json else _BROKEN_TEXT_ATOM
    last = len(raw) - len(raw.lstrip(b" "))
    for match in pattern.finditer(raw, last):
        if match.start(1) < 0:
            continue
        begin, end = match.span(1)
        if begin > last:
            yield last, begin, _COPY
        yield begin, end, _shown(raw[begin:end], is_json)
        last = end
    if last < len(raw):
        yield last, len(raw), _COPY


def _shown(atom: bytes, is_json: bool) -> bytes:
    escape = is_json and b"\\" in atom
    text = unescape(atom) if escape else atom.decode("utf-8", "replace")
    text = text.replace("\0", "").replace("\ufeff", "")
    return b" " if text.isspace() else text.encode("utf-8", "replace")
