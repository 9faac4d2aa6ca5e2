"""Is it certain, without laying it, that a text stands nowhere in a source?

A text that stands is made of pieces: each but the first begins its value, each but the last ends
its value, and what lies between two of them, if anything, was inserted by the miner. So the text
can be parted only at a blank behind the last word of some value and before the first word of some
value, or beside an insertion. Between two such blanks it is in one piece or it does not stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from nidra.records.dialect import Dialect
from nidra.trust.align_inserted import insertions
from nidra.trust.align_query import Query
from nidra.trust.align_table import Table

_LONGEST = 24
_BLOCK = 1 << 20
_FEW = 64
_WORDS_BEFORE = 3
_NOISE_ENDS = re.compile(rb"[>)]")


@dataclass(frozen=True, slots=True)
class Ends:
    """The first and last words of a table's values, cut to 24 bytes; beside noise a value may be parted too."""

    heads: frozenset[bytes]
    tails: frozenset[bytes]

    @classmethod
    def of(cls, table: Table, dialect: Dialect) -> Ends:
        """The ends of all values, read block by block where they are many."""
        heads: set[bytes] = set()
        tails: set[bytes] = set()
        few = len(table.at) < _FEW
        for values in _long_values(table) if few else _values(table.text):
            table.heed()
            heads.update([value[:_LONGEST].partition(b" ")[0] for value in values])
            tails.update([value[value.rfind(b" ") + 1 :][:_LONGEST] for value in values])
        if dialect.noise_head is not None and table.holds(dialect.noise_mark):
            for before, after in _beside_noise(table, dialect):
                heads.update(after)
                tails.update(before)
        return cls(frozenset(heads), frozenset(tails))


def _long_values(table: Table) -> Iterator[list[bytes]]:
    """The first and the last word of each value, of a table that holds few: one may be as long as the source."""
    text = table.text
    for number, begin in enumerate(table.at):
        end = table.end_of(number)
        last = max(begin, text.rfind(b" ", begin, end) + 1)
        first, _, _ = text[begin : min(end, begin + _LONGEST)].partition(b" ")
        yield [b"%b %b" % (first, text[last : min(end, last + _LONGEST)])]


def _values(text: bytes) -> Iterator[list[bytes]]:
    """The values, block by block."""
    begin = 1
    while begin < len(text):
        end = text.find(b"\n", begin + _BLOCK)
        end = len(text) - 1 if end < 0 else end
        yield text[begin:end].split(b"\n")
        begin = end + 1


def _beside_noise(table: Table, dialect: Dialect) -> Iterator[tuple[list[bytes], list[bytes]]]:
    """(words before, words after) each beginning of noise; what follows in its value may all be behind it."""
    assert dialect.noise_head is not None
    text, last = table.text, -1
    for match in dialect.noise_head.finditer(text):
        value = table.value_of(match.start())
        begin = match.start()
        for _ in range(_WORDS_BEFORE):
            begin = max(table.at[value], text.rfind(b" ", table.at[value], begin))
        before = [word[:_LONGEST] for word in text[begin : match.start()].split(b" ")]
        after: list[bytes] = []
        if value != last:
            words = text[match.start() : table.end_of(value)].split(b" ")
            after = [begun[:_LONGEST] for word in words for begun in _begun(word)]
        yield before, after
        last = value


def _begun(word: bytes) -> Iterator[bytes]:
    """The word, and what of it may stand right behind the end of noise."""
    yield word
    for match in _NOISE_ENDS.finditer(word):
        yield word[match.end() : match.end() + _LONGEST]


def stands_nowhere(table: Table, query: Query, dialect: Dialect) -> bool:
    """True is certain: no way to lay the text over the table is clean. False is not."""
    return Parted(table, query, dialect).stands_nowhere()


class Parted:
    """A text and the blanks at which it may be parted, numbered by the word behind them.

    `zones` are all ranges of it that may be insertions.
    """

    def __init__(self, table: Table, query: Query, dialect: Dialect) -> None:
        ends = table.kept(Ends.of, dialect)
        self._heads, self._tails = ends.heads, ends.tails
        self._finder = table.finder
        self.zones = insertions(query, dialect)
        self._zoned = max((high + 1 for _, high in self.zones), default=-1)
        self._text = query.text
        self.words = query.text.split(b" ")
        self._starts = [0, *accumulate([len(word) + 1 for word in self.words])]

    def stands_nowhere(self) -> bool:
        """True is certain: no way to lay the text over the table is clean."""
        lacks = self._finder.lacks
        rare = self._finder.rare_word(self.words)
        if rare and any(map(lacks, self._around(rare))):
            return True
        return any(map(lacks, sorted(self._parts(), key=len, reverse=True)))

    def _parts(self) -> Iterator[bytes]:
        """The stretches that must each stand in one piece; what may be an insertion need not."""
        first = 0
        for number in range(1, len(self.words) + 1):
            if self._may_part(number):
                yield from self._part(first, number)
                first = number

    def _around(self, number: int) -> Iterator[bytes]:
        """The stretch that holds the word of this number."""
        first, last = number, number + 1
        while not self._may_part(first):
            first -= 1
        while not self._may_part(last):
            last += 1
        yield from self._part(first, last)

    def _part(self, first: int, last: int) -> Iterator[bytes]:
        begin, end = self._starts[first], self._starts[last] - 1
        zoned = begin < self._zoned and any(low < end and begin < high for low, high in self.zones)
        if not zoned:
            yield self._text[begin:end]

    def _may_part(self, number: int) -> bool:
        words, last = self.words, len(self.words) - 1
        if number == 0 or number > last:
            return True
        if (number == 1 or words[number - 1][:_LONGEST] in self._tails) and (
            number == last or words[number][:_LONGEST] in self._heads
        ):
            return True
        place = self._starts[number]
        return place <= self._zoned and any(low <= place <= high + 1 for low, high in self.zones)
