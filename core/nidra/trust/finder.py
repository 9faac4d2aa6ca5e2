"""A search that spares itself the vain ones: which words a large text has is learnt when it pays.

A text that changed no longer stands in its source, and to find that out costs a scan of all of it.
Once such scans have cost more than reading the words of the source once, they are read; from then
on a text with a word that the source lacks is not looked for.
"""

from __future__ import annotations

from collections.abc import Set

_PIECE = 1 << 20
_HEAD = 20
LONGEST_WORD = 40
_MOST_WORDS = 2_000_000
# To read all words costs as much as some seventy scans (20 ns and 0.3 ns a byte).
_SCANS = 64
_LEAST_SPENT = 1 << 26


class Finder:
    """`find` over `data`, with the answers of `bytes.find`."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._left = max(_LEAST_SPENT, _SCANS * len(data))
        self._words: set[bytes] | None = None

    def find(self, sought: bytes, low: int = 0, high: int | None = None) -> int:
        """The first place of `sought` from `low` on, or -1."""
        if self._words is not None and self._lacks(sought):
            return -1
        at = self.data.find(sought, low, high)
        if at < 0:
            self.missed((len(self.data) if high is None else min(high, len(self.data))) - low)
        return at

    def holds(self, sought: bytes) -> bool:
        """Does `sought` stand anywhere? Its first words are looked for first."""
        return self.find(sought[:_HEAD]) >= 0 and self.find(sought) >= 0

    def missed(self, scanned: int) -> None:
        """Count a vain search over so many bytes; the words are read when they outweigh that."""
        if scanned <= 0:
            return
        before, self._left = self._left, self._left - scanned
        if before > 0 >= self._left:
            self._words = words_of(self.data)

    def words(self) -> Set[bytes] | None:
        """All words of at most 40 bytes, as blanks of ASCII part them; None before they were read."""
        return self._words

    def _lacks(self, sought: bytes) -> bool:
        """Is one of the words inside `sought`, blanks on both sides, no word of the text?"""
        assert self._words is not None
        inner = sought.split()[1:-1]
        return any(word not in self._words and len(word) <= LONGEST_WORD for word in inner)


def words_of(data: bytes) -> set[bytes] | None:
    """The words of at most 40 bytes; None where there are too many to be kept."""
    words: set[bytes] = set()
    begin = 0
    while begin < len(data):
        end = data.find(b" ", begin + _PIECE)
        end = len(data) if end < 0 else end
        words.update(word for word in set(data[begin:end].split()) if len(word) <= LONGEST_WORD)
        if len(words) > _MOST_WORDS:
            return None
        begin = end
    return words
