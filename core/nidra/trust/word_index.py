"""Which pieces of a large text hold a word: a search then reads a few pieces instead of all.

A text is cut at blanks into some thousands of pieces. For a word of one piece its number is kept,
for a word of several a bit for each piece, and nothing for the words that stand nearly everywhere.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator

from nidra.sources.reader import Heed, go_on

LONGEST_WORD = 40
_LEAST_PIECE = 4_096
_PIECES = 8_192
_OVERSIZE = 4
_MOST_WORDS = 1_500_000
_MOST_MASKS = 200_000
_SETTLED_EVERY = 128
_COMMON = 4
_WORDS_READ = 40
_RARE = 2


class WordIndex:
    """The words of at most 40 bytes of `data`, as blanks of ASCII part them, and where they stand."""

    def __init__(self, data: bytes, heed: Heed = go_on) -> None:
        self._heed = heed
        self._starts = array("Q")
        self._size = max(_LEAST_PIECE, len(data) // _PIECES)
        self._single: dict[bytes, int] = {}
        self._masks: dict[bytes, int] = {}
        self._common: set[bytes] = set()
        self._unread = 0
        self.complete = self._read(data)

    def __contains__(self, word: bytes) -> bool:
        return word in self._single or word in self._masks or word in self._common

    def knows_all(self) -> bool:
        """Was every piece read, so that a word which is not here stands nowhere by itself?"""
        return not self._unread

    def pieces(self, sought: bytes) -> int | None:
        """A bit for each piece in which `sought` may begin; None where its words do not tell."""
        back = 1 + len(sought) // self._size
        found = None
        for word in sought.split()[1:-1][:_WORDS_READ]:
            if len(word) > LONGEST_WORD:
                continue
            mask = self._mask(word)
            if mask is None:
                continue
            mask |= self._unread
            begin = mask
            for _ in range(back):
                begin |= begin >> 1
            found = begin if found is None else found & begin
            if not found or found.bit_count() <= back + 1:
                break
        return found

    def about_single(self, sought: bytes) -> tuple[int, int] | None:
        """Where `sought` may stand at all, where one of its words stands in one piece only."""
        single = self._single
        for word in sought.split()[1:-1] if not self._unread else ():
            if word in single:
                begin, end = self.bounds(single[word])
                return max(0, begin - len(sought)), end + len(sought)
        return None

    def rare_word(self, words: list[bytes]) -> int:
        """The number of the last word that stands in one piece only, the outermost two apart, or 0."""
        single = self._single
        for number in range(len(words) - 2, 0, -1):
            if words[number] in single:
                return number
        return 0

    def rare(self, text: bytes) -> Iterator[tuple[bytes, int]]:
        """The words of `text` that stand in one or two pieces only, each with the first of them."""
        for word in text.split()[1:-1]:
            piece = self._single.get(word)
            if piece is not None:
                yield word, piece
                continue
            mask = self._masks.get(word, 0)
            if 0 < mask.bit_count() <= _RARE:
                yield word, (mask & -mask).bit_length() - 1

    def bounds(self, piece: int) -> tuple[int, int]:
        """Where a piece begins and ends."""
        return self._starts[piece], self._starts[piece + 1]

    def piece_of(self, at: int) -> int:
        """The number of the piece in which the byte `at` lies."""
        return bisect_right(self._starts, at, 0, len(self._starts) - 1) - 1

    def _mask(self, word: bytes) -> int | None:
        """A bit for each piece that holds the word; None for a word that stands nearly everywhere."""
        piece = self._single.get(word)
        if piece is not None:
            return 1 << piece
        mask = self._masks.get(word)
        if mask is not None:
            return mask
        return None if word in self._common else 0

    def _read(self, data: bytes) -> bool:
        begin = number = 0
        while begin < len(data):
            self._starts.append(begin)
            end = data.find(b" ", begin + self._size)
            end = len(data) if end < 0 else end
            if end - begin > _OVERSIZE * self._size:
                self._unread |= 1 << number
                end = min(end, begin + _OVERSIZE * self._size)
            else:
                self._take(set(data[begin:end].split()), number)
            begin, number = end, number + 1
            if not number % _SETTLED_EVERY:
                self._settle(number)
                self._heed()
                if len(self._single) > _MOST_WORDS or len(self._masks) > _MOST_MASKS:
                    return False
        self._starts.append(len(data))
        return True

    def _take(self, words: set[bytes], number: int) -> None:
        words -= self._common
        masks, single, bit = self._masks, self._single, 1 << number
        known = words & masks.keys()
        for word in known:
            masks[word] |= bit
        words -= known
        twice = words & single.keys()
        for word in twice:
            masks[word] = 1 << single.pop(word) | bit
        words -= twice
        single.update(dict.fromkeys((word for word in words if len(word) <= LONGEST_WORD), number))

    def _settle(self, number: int) -> None:
        """Let go of the pieces of words that stand in every fourth piece or more."""
        most = number // _COMMON
        common = [word for word, mask in self._masks.items() if mask.bit_count() > most]
        for word in common:
            del self._masks[word]
        self._common.update(common)
