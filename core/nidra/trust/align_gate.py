"""A filter in front of searches that scan a whole source in vain.

Each vain search costs a scan. Once they have cost more than an index would, the first twelve bytes
of every word, and its first twenty, are put into a Bloom filter of one hash, and a word that is not in it is not
searched: a large source with thousands of drifted texts stays linear.
"""

from __future__ import annotations

import re

from nidra.trust.finder import LONGEST_WORD, Finder

_WORD = re.compile(rb"(?<![^ \n])[^ \n]|[\xe3-\xf4]")
KEY = 12
LONG_KEY = 20
_BYTES_PER_WORD = 6
_WORDS_OF = 1 << 20
_WORDS_ASKED = 48
_SCAN_BYTES_PER_WORD_INDEXED = 400


class Gate:
    """May the text of `finder` hold a word that begins with these bytes? False is certain, True is not."""

    def __init__(self, finder: Finder) -> None:
        text = finder.data
        self._text, self._finder = text, finder
        self._scanned = 0
        self._budget = max(1 << 23, len(text) // _BYTES_PER_WORD * _SCAN_BYTES_PER_WORD_INDEXED)
        self._bits: bytearray | None = None
        self._mask = 0
        self._words: frozenset[bytes] | None = None

    def missed(self, scanned: int) -> None:
        """Count a vain search over so many bytes; the filter is built when they outweigh it."""
        self._scanned += scanned
        if self._bits is None and self._scanned > self._budget:
            self._build()

    def may_hold(self, word: bytes) -> bool:
        """Is a search for `word`, whose first byte begins a word or an ideograph, worth it?"""
        if self._bits is None or len(word) < KEY:
            return True
        slot = hash(word[: LONG_KEY if len(word) >= LONG_KEY else KEY]) & self._mask
        return bool(self._bits[slot >> 3] & 1 << (slot & 7))

    def holds(self, probe: bytes) -> bool:
        """Does `probe`, whose first byte begins a word, stand anywhere?"""
        if not self.may_hold(probe):
            return False
        if self._finder.find(probe) >= 0:
            return True
        self.missed(len(self._text))
        return False

    def place_of(self, probe: bytes, begins_word: bool, start: int) -> int:
        """Where `probe` stands, from `start` on first; -1 if nowhere."""
        if begins_word and not self.may_hold(probe):
            return -1
        at = self._finder.find(probe, start)
        if at < 0:
            at = self._finder.find(probe, 0, start + len(probe))
        if at < 0:
            self.missed(len(self._text))
        return at

    def holds_more(self, probes: list[bytes], count: int) -> bool:
        """Do more than `count` of `probes` stand, each of which begins a word?"""
        holds = self.holds if self._words is None else self._text.__contains__
        for probe in probes:
            if holds(probe):
                count -= 1
                if count < 0:
                    return True
        return False

    def lacking(self, words: set[bytes]) -> set[bytes]:
        """Those of `words` that are certainly no words of the text; of a large text the longest are asked."""
        if self._words is None and len(self._text) <= _WORDS_OF:
            self._words = frozenset(self._text.split())
        if self._words is not None:
            return words - self._words
        longest = sorted(words, key=len)[-_WORDS_ASKED:]
        return {word for word in longest if not self._holds_word(word)}

    def _holds_word(self, word: bytes) -> bool:
        """Is `word` a word of the text? The answer is the same before and after its words were read."""
        if len(word) > LONGEST_WORD:
            return self.holds(word)
        known = self._finder.words()
        return self._stands_alone(word) if known is None else word in known

    def _stands_alone(self, word: bytes) -> bool:
        if not self.may_hold(word):
            return False
        text, at = self._text, self._finder.find(word)
        while at >= 0:
            before, after = (
                text[at - 1 : at] if at else b"",
                text[at + len(word) : at + len(word) + 1],
            )
            if not before.strip() and not after.strip():
                return True
            at = self._finder.find(word, at + 1)
        self.missed(len(text))
        return False

    def _build(self) -> None:
        text = self._text
        size = 1 << max(16, (len(text) * 3).bit_length())
        bits, mask = bytearray(size >> 3), size - 1
        for match in _WORD.finditer(text):
            at = match.start()
            slot = hash(text[at : at + KEY]) & mask
            bits[slot >> 3] |= 1 << (slot & 7)
            slot = hash(text[at : at + LONG_KEY]) & mask
            bits[slot >> 3] |= 1 << (slot & 7)
        self._bits, self._mask = bits, mask
