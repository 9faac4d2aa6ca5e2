"""One source's bytes, with what is built from them when a text first needs it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from blake3 import blake3

from nidra.records.dialect import Calls, Dialect
from nidra.records.verdict import Span, SpanForm
from nidra.sources.reader import Heed, go_on
from nidra.sources.values import looks_like_json
from nidra.trust.align_gate import Gate
from nidra.trust.align_reach import Reach
from nidra.trust.align_render import values_with_calls
from nidra.trust.align_table import Table, raw_table
from nidra.trust.finder import LONGEST_WORD, Finder, NearFinder

_MARK, _BAD = "\ufeff".encode(), "\ufffd".encode()
_TREE_EXPORT = b'"mapping"'
_HEAD = 65_536
_ODD_BLANKS = re.compile(
    rb"[\x1c-\x1f]|\xc2[\x85\xa0]|\xe1\x9a\x80|\xe2(?:\x80[\x80-\x8a\xa8\xa9\xaf]|\x81\x9f)|\xe3\x80\x80"
)
_REGION_BITS = 12
_KEPT_REGIONS = 8
# From this size on a text that does not stand is laid over a part of the source only.
LARGE = 1 << 21
_SHIFT_WORK = 1 << 26
_LONGEST_SOUGHT = 1 << 16


def digest_of(raw: bytes, offset: int, length: int) -> bytes:
    """The first 8 bytes of blake3 over the bytes of a span."""
    return blake3(raw[offset : offset + length]).digest(8)


class SourceView:
    """The bytes of one source as they were read. Tables are built on demand; memory is a small multiple of `raw`.

    `changes` is the dialect of the last text looked for, where one stretch of it had changed: so it may be with the next.
    """

    def __init__(self, raw: bytes, heed: Heed = go_on) -> None:
        self.raw = raw
        self._heed = heed
        self.finder = Finder(raw, heed=heed)
        self.near_finder = NearFinder(raw) if len(raw) > LARGE else self.finder
        self.is_json = looks_like_json(raw)
        self.is_ascii = raw.isascii()
        self._tables: dict[Calls | None, tuple[Table, Gate]] = {}
        self._regions: dict[tuple[int, int, int], Table] = {}
        self._reached: tuple[tuple[int, int, int], Reach] | None = None
        self.changes: Dialect | None = None
        self._shift = 0
        self._work_left = _SHIFT_WORK

    def table(self, dialect: Dialect) -> tuple[Table, Gate]:
        """The values of the source as `dialect` sees them, with the gate before vain searches."""
        key = dialect.calls if self.is_json and dialect.decodes else None
        kept = self._tables.get(key)
        if kept is None:
            if key is None:
                table = raw_table(self.raw, self._heed)
            else:
                table = Table(self.raw, heed=self._heed)
                table.fill(values_with_calls(self.raw, dialect))
                table.any_order = _TREE_EXPORT in self.raw[:_HEAD]
            kept = self._tables[key] = (table, Gate(table.finder))
        return kept

    @property
    def whole(self) -> Table:
        """The file as one plain text, whatever it holds."""
        kept = self._tables.get(None)
        if kept is None:
            table = raw_table(self.raw, self._heed)
            kept = self._tables[None] = (table, Gate(table.finder))
        return kept[0]

    def region(self, table: Table, position: int, reach: int) -> Table:
        """The values within about `reach` of `position` of a large table; the last few are kept."""
        bits = _bits(reach)
        asked = id(table), position >> bits, bits
        kept = self._regions.get(asked)
        if kept is None:
            if len(self._regions) >= _KEPT_REGIONS:
                self._regions.pop(next(iter(self._regions)))
            kept = self._regions[asked] = self._cut_out(table, position >> bits, 1 << bits)
        return kept

    def _cut_out(self, table: Table, block: int, size: int) -> Table:
        if len(table.at) > 1:
            return table.part(*_values(table, block, size))
        low, high = (block - 1) * size, (block + 2) * size
        raw, scale = self.raw, len(self.raw) / max(1, len(table.text))
        begin = raw.rfind(b" ", 0, max(0, int(low * scale) - size)) + 1
        end = raw.find(b" ", int(high * scale) + size)
        end = len(raw) if end < 0 else end
        piece = raw[begin:end].decode("utf-8", "replace")
        return Table(raw).fill([(begin, end - begin, piece, SpanForm.RAW)])

    def reach(self, table: Table, position: int, reach: int) -> Reach:
        """The values of the region of a table of several values, where they lie; the last one is kept."""
        bits = _bits(reach)
        asked = id(table), position >> bits, bits
        if self._reached is None or self._reached[0] != asked:
            self._reached = asked, Reach(table, *_values(table, position >> bits, 1 << bits))
        return self._reached[1]

    def may_hold_word(self, word: bytes) -> bool:
        """May the file, read as text, hold this word? A word may be broken by bytes that are dropped."""
        known = self.finder.words()
        if known is not None and len(word) <= LONGEST_WORD and not self._odd_blanks:
            return word in known or self._drops or _BAD in word
        return self.finder.find(word) >= 0 or self._drops or _BAD in word

    @cached_property
    def _odd_blanks(self) -> bool:
        """Are words parted by other blanks than those of ASCII?"""
        return _ODD_BLANKS.search(self.raw) is not None

    @cached_property
    def _drops(self) -> bool:
        return b"\0" in self.raw or _MARK in self.raw

    # -- spans that moved -------------------------------------------------------------------

    def shifts(self, spans: tuple[Span, ...]) -> Iterator[int]:
        """Shifts worth trying, cheapest first: none, the last one that fitted, then those found by search."""
        yield 0
        if self._shift:
            yield self._shift
        yield from self._sought(spans[0])

    def shifted(self, spans: tuple[Span, ...], shift: int) -> tuple[Span, ...] | None:
        """The spans moved by `shift` if all their bytes stand there."""
        raw = self.raw
        for span in spans:
            at = span.offset + shift
            if at < 0 or at + span.length > len(raw):
                return None
            if digest_of(raw, at, span.length) != span.digest:
                return None
        self._shift = shift or self._shift
        if not shift:
            return spans
        return tuple(
            Span(span.offset + shift, span.length, span.digest, span.form) for span in spans
        )

    def _sought(self, span: Span) -> Iterator[int]:
        """Shifts that put the span at the start of a literal or a line, while the work allowed lasts."""
        if span.length > _LONGEST_SOUGHT or self._work_left < 0:
            return
        for at in _beginnings(self.raw):
            self._work_left -= span.length + 256
            if self._work_left < 0:
                return
            if digest_of(self.raw, at, span.length) == span.digest:
                yield at - span.offset


def _bits(reach: int) -> int:
    return max(_REGION_BITS, reach.bit_length())


def _values(table: Table, block: int, size: int) -> tuple[int, int]:
    """The values that reach into a block of so many bytes or into one beside it."""
    low, high = (block - 1) * size, (block + 2) * size
    return max(table.value_of(max(low, 1)), 0), max(table.value_of(high), 0)


def _beginnings(raw: bytes) -> Iterator[int]:
    """The places behind each quote and each line end, in order."""
    quote, end = raw.find(b'"'), raw.find(b"\n")
    while quote >= 0 or end >= 0:
        if end < 0 or 0 <= quote < end:
            yield quote + 1
            quote = raw.find(b'"', quote + 1)
        else:
            yield end + 1
            end = raw.find(b"\n", end + 1)


def still_stands(view: SourceView, spans: tuple[Span, ...]) -> tuple[Span, ...] | None:
    """The spans where their bytes stand now: in place, or all moved by one shift; else None."""
    if not spans:
        return None
    for shift in view.shifts(spans):
        moved = view.shifted(spans, shift)
        if moved is not None:
            return moved
    return None
