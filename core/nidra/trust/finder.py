"""A search that spares itself the long ones: where a large text has its words is learnt when it pays.

A text that changed no longer stands in its source, and to find that out costs a scan of all of it;
one that stands costs half of one. Where it is known what else will be sought, all of it is looked
for in one reading once a few scans were made. For anything else the words of the source are read
once such scans have cost more than that; from then on only those pieces of the source are searched
in which all words of what is sought stand.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Protocol

from nidra.sources.reader import Heed, go_on
from nidra.trust.word_index import LONGEST_WORD, WordIndex

__all__ = ["LONGEST_WORD", "Expected", "Finder", "Words"]

# What will be sought, to be asked once.
Expected = Callable[[], Iterable[bytes]]

_HEAD = 20
# To read all words costs as much as some eighty scans (20 ns and 0.27 ns a byte).
_SCANS = 64
_LEAST_SPENT = 1 << 26
_SHORT_SCAN = 1 << 16
# All that is expected is looked for after so many scans of a text of such a size.
_FEW_SCANS = 6
_LARGE = 1 << 21
_MOST_PIECES = 256
_MOST_SPENT = 1 << 30
_RARE_WORDS = 3
_NEAR = 1 << 13


class Words(Protocol):
    """Something that knows whether it holds a word."""

    def __contains__(self, word: bytes) -> bool: ...


class NearFinder:
    """`find` over `data` that searches far only while it has not cost much; -1 may then be wrong."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._left = _MOST_SPENT

    def find(self, sought: bytes, low: int = 0, high: int | None = None) -> int:
        """A place of `sought` from `low` on, or -1."""
        stop = len(self.data) if high is None else min(high, len(self.data))
        if self._left < 0:
            stop = min(stop, low + _NEAR)
        at = self.data.find(sought, low, stop)
        self._left -= (stop if at < 0 else at) - low
        return at


class Finder:
    """`find` over `data`, with the answers of `bytes.find`; `expected` gives much of what will be sought."""

    def __init__(self, data: bytes, expected: Expected | None = None, heed: Heed = go_on) -> None:
        self.data = data
        self._heed = heed
        self._expected = expected if len(data) >= _LARGE else None
        self._until_asked = _FEW_SCANS * len(data)
        self._places: Mapping[bytes, tuple[int, ...]] = {}
        self._left = max(_LEAST_SPENT, min(_SCANS * len(data), _MOST_SPENT + 4 * len(data)))
        self._index: WordIndex | None = None
        self._asked = b""
        self._pieces: int | None = None
        self._bounds: tuple[int, int] | None = None

    def find(self, sought: bytes, low: int = 0, high: int | None = None) -> int:
        """The first place of `sought` from `low` on, or -1."""
        stop = len(self.data) if high is None else min(high, len(self.data))
        places = self._places.get(sought)
        if places is not None:
            return _first(places, max(low, 0), stop - len(sought))
        if self._index is not None and stop - low > _SHORT_SCAN:
            return self._among_pieces(self._index, sought, low, stop)
        at = self.data.find(sought, low, stop)
        self.missed((stop if at < 0 else at) - low)
        return at

    def holds(self, sought: bytes) -> bool:
        """Does `sought` stand anywhere? Its first words are looked for first."""
        return (self._index is not None or self.find(sought[:_HEAD]) >= 0) and self.find(
            sought
        ) >= 0

    def lacks(self, sought: bytes) -> bool:
        """Does `sought` certainly stand nowhere? Not asked of a large text whose common words do not tell."""
        if self._index is not None and len(self.data) > _SHORT_SCAN:
            self._ask(self._index, sought)
            if self._bounds is None and self._pieces is None:
                return False
        return self.find(sought) < 0

    def missed(self, scanned: int) -> None:
        """Count a search over so many bytes; the words are read when they outweigh that."""
        if scanned <= 0:
            return
        if self._expected is not None:
            self._until_asked -= scanned
            if self._until_asked <= 0:
                self._look_for_all(self._expected)
        before, self._left = self._left, self._left - scanned
        if before > 0 >= self._left:
            index = WordIndex(self.data, self._heed)
            self._index = index if index.complete else None

    def _look_for_all(self, expected: Expected) -> None:
        # Late: to load what is needed for it takes 80 CPU ms.
        from nidra.trust.many_texts import find_all

        self._heed()
        self._expected = None
        self._places = find_all(self.data, expected(), self._heed)

    @property
    def knows_words(self) -> bool:
        """Were the words read, so that it costs little to learn that a text stands nowhere?"""
        return self._index is not None

    def words(self) -> Words | None:
        """All words of at most 40 bytes, as blanks of ASCII part them; None before they were read."""
        return self._index if self._index is not None and self._index.knows_all() else None

    def rare_places(self, text: bytes) -> Iterator[int]:
        """Where words of `text` stand that stand in few places; a guess before the words were read."""
        if self._index is None:
            words = sorted(text.split()[1:-1], key=_weight, reverse=True)[:_RARE_WORDS]
            yield from (at for at in map(self.find, words) if at >= 0)
            return
        for word, piece in islice(self._index.rare(text), _RARE_WORDS):
            at = self.data.find(word, *self._index.bounds(piece))
            if at >= 0:
                yield at

    def rare_word(self, words: list[bytes]) -> int:
        """The number of a word that stands in one place of the text only; 0 where none is known."""
        return self._index.rare_word(words) if self._index is not None else 0

    def _ask(self, index: WordIndex, sought: bytes) -> None:
        """Ask where `sought` may stand; the answer to the last question is kept."""
        if sought != self._asked:
            self._asked, self._bounds = sought, index.about_single(sought)
            self._pieces = index.pieces(sought) if self._bounds is None else None

    def _among_pieces(self, index: WordIndex, sought: bytes, low: int, stop: int) -> int:
        """`find` in the pieces in which `sought` may begin, while they are few."""
        self._ask(index, sought)
        if self._bounds is not None:
            return self.data.find(sought, max(low, self._bounds[0]), min(stop, self._bounds[1]))
        if self._pieces is None:
            return self.data.find(sought, low, stop)
        piece = index.piece_of(max(low, 0))
        pieces = self._pieces >> piece << piece
        for _ in range(_MOST_PIECES):
            if not pieces:
                return -1
            piece = (pieces & -pieces).bit_length() - 1
            pieces &= pieces - 1
            begin, end = index.bounds(piece)
            if begin >= stop:
                return -1
            at = self.data.find(sought, max(begin, low), min(stop, end + len(sought) - 1))
            if at >= 0:
                return at
        return self.data.find(sought, max(begin, low), stop)


def _first(places: tuple[int, ...], low: int, last: int) -> int:
    """The first of the sorted places from `low` to `last`, or -1."""
    at = bisect_left(places, low)
    return places[at] if at < len(places) and places[at] <= last else -1


def _weight(word: bytes) -> int:
    """Long words are rare, and long numbers rarer."""
    return len(word) * (3 if word[-1:].isdigit() else 1)
