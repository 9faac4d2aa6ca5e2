"""The text of a source as it can be compared: its values, one blank for each run of white space.

A miner changes white space at will and nothing else without a trace, so texts are compared in
one normal form: words joined by single blanks, NUL and byte-order marks dropped, UTF-8. The
values of a source lie in one byte string, a line end before and after each, so that one `find`
searches them all and no match can cross from one value into the next.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from typing import TypeVar

from nidra.records.dialect import Dialect
from nidra.records.verdict import SpanForm
from nidra.sources.reader import Heed, go_on
from nidra.sources.values import unescape
from nidra.trust.align_places import Places
from nidra.trust.finder import Finder

_DROPPED = {0: None, 0xFEFF: None}
_KEPT_MAPS = 48
_KEPT_TEXTS = 4_096
_SHORT_VALUE = 96
_LONG_VALUE = 1 << 16
_PIECE = 1 << 16
_LONGEST_MARK = 256
_SAMPLE, _FEW_RUNS = 4_096, 64
_HEEDED_EVERY = 4 << 20
_BLANKS = b"\t\n\v\f\r\x1c\x1d\x1e\x1f"
_ALL_BLANK = bytes.maketrans(_BLANKS, b" " * len(_BLANKS))
# Two blanks stand before the repeat: they are looked for as one, which takes a third of the time.
_BLANK_RUN = re.compile(b"   *")
_CUT = re.compile("[ \n]")
_RAW_CUT = re.compile(rb"[ \n]")
_FIRST_WORD = re.compile(rb"\n([^ \n]*)")
# To make one of its number takes 0.4 CPU µs.
_FORMS = tuple(SpanForm)
END = 0x0A
Derived = TypeVar("Derived")


def without_dropped(text: str) -> str:
    """`text` without NUL and byte-order marks."""
    return text.translate(_DROPPED) if "\0" in text or "\ufeff" in text else text


def normal(text: str) -> str:
    """`text` in the normal form: no NUL or byte-order mark, single blanks, stripped."""
    return " ".join(without_dropped(text).split())


def normal_bytes(text: str) -> bytes:
    """UTF-8 of the normal form; lone surrogates become `?`.

    A long text is taken in pieces, since its words together take ten times its memory. One in ASCII
    with few runs of blanks is not parted into words: a fifth of the time.
    """
    if text.isascii():
        flat = text.encode().translate(_ALL_BLANK, b"\0").strip(b" ")
        run = _BLANK_RUN.search(flat)
        if run is None:
            return flat
        if flat.count(b"  ", run.start(), run.start() + _SAMPLE) <= _FEW_RUNS:
            return _BLANK_RUN.sub(b" ", flat)
    if len(text) <= _PIECE:
        return normal(text).encode("utf-8", "replace")
    pieces = (normal(piece).encode("utf-8", "replace") for piece in _pieces(text))
    return b" ".join(filter(None, pieces))


def _pieces(text: str) -> Iterator[str]:
    """`text` in pieces of at least `_PIECE` characters cut at blanks or line ends, which are left out."""
    begin = 0
    while begin < len(text):
        cut = _CUT.search(text, begin + _PIECE)
        end = cut.start() if cut else len(text)
        yield text[begin:end]
        begin = end + 1


@dataclass(slots=True)
class Table:
    """The values of one source. `text` holds them; the arrays say where each comes from.

    `at[i]` is where value i begins in `text`; `offset[i]`, `length[i]`, `form[i]` are its bytes
    in the file (for a rendered value, the bytes that it was rendered from).
    """

    raw: bytes
    text: bytes = b"\n"
    at: array[int] = field(default_factory=lambda: array("Q"))
    offset: array[int] = field(default_factory=lambda: array("Q"))
    length: array[int] = field(default_factory=lambda: array("Q"))
    form: bytearray = field(default_factory=bytearray)
    any_order: bool = False
    finder: Finder = field(default_factory=lambda: Finder(b"\n"))
    heed: Heed = go_on
    _maps: dict[int, Places] = field(default_factory=dict)
    _derived: dict[tuple[object, str], object] = field(default_factory=dict)
    _first_words: list[str] = field(default_factory=list)
    _marks: dict[re.Pattern[bytes], bool] = field(default_factory=dict)

    def fill(self, values: Iterable[tuple[int, int, str, SpanForm]]) -> Table:
        """Take in (offset, length, text, form) of each value, in the order of the source."""
        held = BytesIO()
        held.write(b"\n")
        position, asked = 1, _HEEDED_EVERY
        seen: dict[str, bytes] = {}
        for offset, length, text, form in values:
            flat = seen.get(text) if length <= _SHORT_VALUE else None
            if flat is None:
                flat = normal_bytes(text)
                if length <= _SHORT_VALUE and len(seen) < _KEPT_TEXTS:
                    seen[text] = flat
            if not flat:
                continue
            if position > asked:
                asked = position + _HEEDED_EVERY
                self.heed()
            self.at.append(position)
            self.offset.append(offset)
            self.length.append(length)
            self.form.append(form)
            held.write(flat)
            held.write(b"\n")
            position += len(flat) + 1
        self.text = held.getvalue()
        self.finder = Finder(self.text, heed=self.heed)
        return self

    def holds(self, mark: re.Pattern[bytes] | None) -> bool:
        """Does `mark` match anywhere? Asked once of each table."""
        if mark is not None and mark not in self._marks:
            self._marks[mark] = any(self._matches(mark))
        return mark is not None and self._marks[mark]

    def _matches(self, mark: re.Pattern[bytes]) -> Iterator[bool]:
        """Does it match in each part of the text? The parts overlap by more than a mark takes."""
        for begin in range(0, len(self.text), _HEEDED_EVERY):
            self.heed()
            yield mark.search(self.text, begin, begin + _HEEDED_EVERY + _LONGEST_MARK) is not None

    def kept(self, make: Callable[[Table, Dialect], Derived], dialect: Dialect) -> Derived:
        """What `make` derives from this table and a dialect; made once."""
        asked = make, dialect.name
        if asked not in self._derived:
            self._derived[asked] = make(self, dialect)
        return self._derived[asked]  # type: ignore[return-value]

    @property
    def first_words(self) -> list[str]:
        """The first word of each value."""
        if len(self._first_words) != len(self.at):
            words = _FIRST_WORD.findall(self.text, 0, len(self.text) - 1)
            self._first_words = [word.decode("utf-8", "replace") for word in words]
        return self._first_words

    def value_of(self, position: int) -> int:
        """The number of the value in which `position` of the text lies."""
        return bisect_right(self.at, position) - 1

    def end_of(self, value: int) -> int:
        """Where value number `value` ends in the text."""
        return self.at[value + 1] - 1 if value + 1 < len(self.at) else len(self.text) - 1

    def part(self, first: int, last: int) -> Table:
        """The values from number `first` to number `last`, as a table of their own."""
        begin, end = self.at[first], self.end_of(last)
        text = b"\n%b\n" % self.text[begin:end]
        part = Table(self.raw, text, any_order=self.any_order, finder=Finder(text))
        part.at.extend(at - begin + 1 for at in self.at[first : last + 1])
        part.offset.extend(self.offset[first : last + 1])
        part.length.extend(self.length[first : last + 1])
        part.form += self.form[first : last + 1]
        return part

    def near(self, offset: int) -> int:
        """The position in the text that belongs to byte `offset` of the file, roughly."""
        if not self.at or offset <= 0:
            return 0
        value = max(0, bisect_right(self.offset, offset) - 1)
        if self.form[value] != SpanForm.DECODED and offset > self.offset[value]:
            inside = offset - self.offset[value]
            size = self.end_of(value) - self.at[value]
            return self.at[value] + min(size, inside * size // max(1, self.length[value])) - 1
        return self.at[value] - 1

    def bytes_of(self, begin: int, end: int) -> tuple[int, int, SpanForm]:
        """(offset, length, form) of the file's bytes behind `text[begin:end]`, inside one value."""
        value = self.value_of(begin)
        form = _FORMS[self.form[value]]
        offset, length = self.offset[value], self.length[value]
        if form is SpanForm.DECODED:
            return offset, length, form
        start = self.at[value]
        if self._is_copy(value):
            return offset + begin - start, end - begin, form
        first, last = self._places(value).bounds(begin - start, end - start)
        return offset + first, last - first, form

    def _is_copy(self, value: int) -> bool:
        """Do the bytes of a value stand in the text as they are?"""
        begin, length, offset = self.at[value], self.length[value], self.offset[value]
        return (
            self.end_of(value) - begin == length < _LONG_VALUE
            and self.text[begin : begin + length] == self.raw[offset : offset + length]
        )

    def source_text(self, value: int, begin: int, end: int) -> str:
        """The text between two positions of a value as it stands in the source, lines and all."""
        form = SpanForm(self.form[value])
        if form is SpanForm.DECODED:
            return self.text[begin:end].decode("utf-8", "replace")
        places = self._places(value)
        offset = self.offset[value]
        first = places.end(begin - self.at[value]) if begin > self.at[value] else 0
        last = (
            places.start(end - self.at[value]) if end < self.end_of(value) else self.length[value]
        )
        piece = self.raw[offset + first : offset + last]
        return unescape(piece) if form is SpanForm.JSON else piece.decode("utf-8", "replace")

    def _places(self, value: int) -> Places:
        places = self._maps.get(value)
        if places is None:
            if len(self._maps) >= _KEPT_MAPS:
                self._maps.pop(next(iter(self._maps)))
            offset, length = self.offset[value], self.length[value]
            places = Places.of(
                self.raw[offset : offset + length], self.form[value] == SpanForm.JSON
            )
            self._maps[value] = places
        return places


def raw_table(raw: bytes, heed: Heed = go_on) -> Table:
    """The file as one value: plain text, or a JSON document that was filed as it stands.

    It is decoded piece by piece: text beyond Latin-1 takes two or four bytes a character.
    """
    held = BytesIO()
    held.write(b"\n")
    asked = _HEEDED_EVERY
    for piece in _raw_pieces(raw):
        if held.tell() > asked:
            asked = held.tell() + _HEEDED_EVERY
            heed()
        flat = normal_bytes(piece.decode("utf-8", "replace"))
        if flat:
            held.write(b" " if held.tell() > 1 else b"")
            held.write(flat)
    if held.tell() == 1:
        return Table(raw).fill(())
    held.write(b"\n")
    table = Table(raw, held.getvalue(), heed=heed)
    table.at.append(1)
    table.offset.append(0)
    table.length.append(len(raw))
    table.form.append(SpanForm.RAW)
    table.finder = Finder(table.text, heed=heed)
    return table


def _raw_pieces(raw: bytes) -> Iterator[bytes]:
    """`raw` in pieces of at least `_PIECE` bytes cut at blanks or line ends, which are left out."""
    begin = 0
    while begin < len(raw):
        cut = _RAW_CUT.search(raw, begin + _PIECE)
        end = cut.start() if cut else len(raw)
        yield raw[begin:end]
        begin = end + 1


def values_before(table: Table, position: int, count: int) -> range:
    """Up to `count` values that end before `position`, nearest first."""
    last = bisect_left(table.at, position) - 1
    return range(last, max(-1, last - count), -1)
