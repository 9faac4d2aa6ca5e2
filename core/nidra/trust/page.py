"""A source as it is searched: its UTF-8 view, what a span of it reads as, and what stands around.

All offsets here are bytes of the view, which for a source in UTF-8 are bytes of the file. Spans,
which leave this room, always count bytes of the file as it lies on disk.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from typing import NamedTuple

from blake3 import blake3

from nidra.records.verdict import Span, SpanForm
from nidra.sources.decode import DecodedText
from nidra.sources.reader import Source
from nidra.sources.values import looks_like_json, unescape
from nidra.trust.finder import Expected, Finder

_ESCAPES = re.compile(
    rb"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.", re.DOTALL
)
_TO_QUOTE = re.compile(rb'[^"\\]*+(?>(?:\\.[^"\\]*+)*)', re.DOTALL)
_SIMPLE = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"b": b"\b", b"f": b"\f"}
_BLOCK_REACH = 1 << 16
_LITERAL_REACH = 8 << 20


class Stretch(NamedTuple):
    """A stretch of the view in which a text stands, and how its bytes hold that text."""

    start: int
    end: int
    form: SpanForm


class Page:
    """One reading of one source. What is derived from it is kept in the source's memo.

    `lead` is how far from its recorded place the last changed excerpt was found; `expected` gives
    the spellings in which excerpts will be sought.
    """

    def __init__(
        self, source: Source, decoded: DecodedText, expected: Expected | None = None
    ) -> None:
        self.source = source
        self.decoded = decoded
        self.view = decoded.utf8
        self.finder = Finder(self.view, expected, source.heed)
        self.json = looks_like_json(self.view)
        self.memo: dict[str, object] = {}
        self.lead = 0
        self._lines: array[int] | None = None

    def span(self, stretch: Stretch) -> Span:
        """The stretch in bytes of the file, with the digest by which it is known again."""
        start = self.decoded.raw_offset(stretch.start)
        end = self.decoded.raw_offset(stretch.end)
        digest = blake3(self.source.raw[start:end]).digest()[:8]
        return Span(start, end - start, digest, stretch.form)

    def stretch(self, span: Span) -> Stretch:
        """Where a recorded span lies in the view."""
        if self.decoded.as_it_lies:
            return Stretch(span.offset, span.offset + span.length, span.form)
        start = self.decoded.view_offset(span.offset)
        return Stretch(start, self.decoded.view_offset(span.offset + span.length), span.form)

    def reads(self, stretch: Stretch) -> bytes:
        """The text of a stretch as UTF-8."""
        return opened(self.view[stretch.start : stretch.end], stretch.form)

    def around(self, stretch: Stretch, width: int) -> tuple[str, str]:
        """Up to `width` characters before and after, within the same JSON value where it is one."""
        reach = width * (4, 12, 24)[stretch.form]
        before = self.view[max(0, stretch.start - reach) : stretch.start]
        after = self.view[stretch.end : stretch.end + reach]
        for _ in range(stretch.form):
            before = unescaped(before[_after_last_quote(before) :])
            after = unescaped(_TO_QUOTE.match(after).group())  # type: ignore[union-attr]
        left = before.decode("utf-8", "replace").removeprefix("\ufeff")
        right = after.decode("utf-8", "replace")
        return left[-width:], right[:width]

    def line(self, at: int) -> int:
        """The number of the line in which the byte `at` stands, from 1."""
        if self._lines is None:
            self._lines = array("Q", (match.start() for match in re.finditer(b"\n", self.view)))
        return bisect_left(self._lines, at) + 1

    def block(self, stretch: Stretch) -> bytes:
        """The line around a stretch, or the message where it stands in a JSON value."""
        if stretch.form is not SpanForm.RAW:
            start, end = self.literal(stretch.start)
            return self.view[start:end]
        low, high = max(0, stretch.start - _BLOCK_REACH), stretch.end + _BLOCK_REACH
        start = max(self.view.rfind(end, low, stretch.start) for end in (b"\n", b"\r")) + 1
        ends = [self.view.find(end, stretch.end, high) for end in (b"\n", b"\r")]
        return self.view[max(start, low) : min((end for end in ends if end >= 0), default=high)]

    def literal(self, at: int) -> tuple[int, int]:
        """The inside of the JSON string around the byte `at`, cut at line ends."""
        low = self.view.rfind(b"\n", max(0, at - _LITERAL_REACH), at) + 1
        start = _after_last_quote(self.view, low, at)
        match = _TO_QUOTE.match(self.view, start)
        end = match.end() if match else at
        line_end = self.view.find(b"\n", at, end)
        return start, end if line_end < 0 else line_end


def opened(data: bytes, form: SpanForm) -> bytes:
    """The text that `data` holds in this form, as UTF-8."""
    for _ in range(form):
        data = unescaped(data)
    return data


def unescaped(literal: bytes) -> bytes:
    """The inside of a JSON string literal as UTF-8; bytes that are no UTF-8 stay as they are."""
    if b"\\" not in literal:
        return literal
    try:
        literal.decode("utf-8")
    except UnicodeDecodeError:
        return _ESCAPES.sub(lambda match: _plain(match.group()), literal)
    return unescape(literal).encode("utf-8", "replace")


def _plain(escape: bytes) -> bytes:
    """The UTF-8 that one escape stands for; an unknown one stands for itself."""
    if len(escape) == 2:
        char = escape[1:]
        return _SIMPLE.get(char) or (char if char in b'"\\/' else escape)
    return unescape(escape).encode("utf-8", "replace")


class Ruler:
    """Leads from bytes of an unescaped literal back to bytes of the literal."""

    def __init__(self, literal: bytes) -> None:
        self._inner, self._outer = [0], [0]
        inner = outer = 0
        for match in _ESCAPES.finditer(literal):
            inner += match.start() - outer
            self._mark(inner, match.start())
            inner += len(_plain(match.group()))
            outer = match.end()
            self._mark(inner, outer)

    def _mark(self, inner: int, outer: int) -> None:
        self._inner.append(inner)
        self._outer.append(outer)

    def outer(self, inner: int) -> int:
        """The byte of the literal at which the byte `inner` of its text begins."""
        at = bisect_right(self._inner, inner) - 1
        return self._outer[at] + inner - self._inner[at]


def inside_escape(data: bytes, at: int) -> bool:
    """Does an odd run of backslashes end at `at`, so that what follows belongs to an escape?"""
    run = at
    while run and data[run - 1] == 0x5C:
        run -= 1
    return (at - run) % 2 == 1


def _after_last_quote(data: bytes, low: int = 0, high: int | None = None) -> int:
    """The offset after the last quote before `high` that no backslash escapes, or `low`."""
    at = data.rfind(b'"', low, len(data) if high is None else high)
    while at >= 0:
        if not inside_escape(data, at):
            return at + 1
        at = data.rfind(b'"', low, at)
    return low
