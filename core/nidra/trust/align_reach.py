"""The part of a large table that a walk may read, where it lies: nothing is cut out for it."""

from __future__ import annotations

from bisect import bisect_right

from nidra.records.verdict import SpanForm
from nidra.trust.align_speller import corrected
from nidra.trust.align_table import Table

_ENDS = frozenset(b" \n")


class Reach:
    """The values of a table from number `first` to number `last`: `text[low:high]`, line ends with them."""

    __slots__ = ("_begun", "_firsts", "first", "high", "last", "low", "quotes", "table", "text")

    def __init__(self, table: Table, first: int, last: int) -> None:
        self.table, self.text = table, table.text
        self.first, self.last = first, last
        self.low, self.high = table.at[first] - 1, table.end_of(last) + 1
        self.quotes = self.find(b">") >= 0
        values = self.text[self.low + 1 : self.high - 1].split(b"\n")
        self._firsts = frozenset([value.split(b" ", 1)[0] for value in values])
        self._begun: dict[bytes, list[int] | None] = {}

    def near(self, offset: int) -> int:
        """The position that `Table.near` gives for a table of these values alone."""
        table = self.table
        if offset <= 0:
            return self.low
        value = bisect_right(table.offset, offset, self.first, self.last + 1) - 1
        value = max(self.first, value)
        start = table.at[value]
        if table.form[value] != SpanForm.DECODED and offset > table.offset[value]:
            inside = offset - table.offset[value]
            size = table.end_of(value) - start
            return start + min(size, inside * size // max(1, table.length[value])) - 1
        return start - 1

    def find(self, sought: bytes, begin: int = 0) -> int:
        """Where `sought` stands among these values, from `begin` on; -1 if nowhere."""
        low = self.low
        return self.text.find(sought, begin if begin > low else low, self.high)

    def place_of(self, probe: bytes, _: bool, start: int) -> int:
        """Where `probe` stands, from `start` on first; -1 if nowhere."""
        at = self.find(probe, start)
        return at if at >= 0 else self.find(probe)

    def begun(self, word: bytes) -> list[int] | None:
        """Where the values begin that begin with `word`; None where a spell-checker may have made it of another."""
        if word not in self._begun:
            self._begun[word] = self._unless_respelled(word)
        return self._begun[word]

    def begins(self, word: bytes) -> list[int]:
        """Where the values begin whose first word is `word`."""
        if word not in self._firsts:
            return []
        sought, begins = b"\n" + word, []
        at = self.text.find(sought, self.low, self.high)
        while at >= 0:
            if self.text[at + len(sought)] in _ENDS:
                begins.append(at + 1)
            at = self.text.find(sought, at + 1, self.high)
        return begins

    def _unless_respelled(self, word: bytes) -> list[int] | None:
        others = (other for other in self._firsts if other != word)
        if any(corrected(word.decode(), other.decode()) for other in others):
            return None
        return self.begins(word)
