"""Seeds: a few pieces of an excerpt, and where in a source it most likely began by where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nidra.trust.finder import Finder
from nidra.trust.tokens import TOKEN

_SPACED = re.compile(r"\S+")
_TELLING = 6
_GRAM_TOKENS, _GRAM_TOKENS_IN_LARGE = (4, 3, 2, 1), (3, 1)
_GRAMS, _GRAMS_IN_LARGE = 12, 4
HITS = 16
_LARGE = 4 << 20
_NEAR = 256 << 10
_WINDOWS = 3


def likely_starts(finder: Finder, excerpt: str, hint: int) -> list[int]:
    """Where the excerpt most likely began, judged by where its pieces stand, best first."""
    tokens = [(match.start(), match.end()) for match in TOKEN.finditer(excerpt)]
    if not tokens:
        return []
    large = len(finder.data) > _LARGE
    grams = _GRAMS_IN_LARGE if large else _GRAMS
    for size in _GRAM_TOKENS_IN_LARGE if large else _GRAM_TOKENS:
        if size > len(tokens):
            continue
        votes: list[tuple[int, int]] = []
        for offset, gram in _pieces(excerpt, tokens, size, grams):
            votes.extend((at - offset, len(gram)) for at in hits(finder, gram, hint))
        if votes:
            return clusters(votes, excerpt)
    return []


def telling_pieces(excerpt: str) -> Iterator[tuple[int, bytes]]:
    """The words that are most likely rare, each with its neighbours: (byte offset in it, bytes)."""
    words = [match.span() for match in _SPACED.finditer(excerpt)]
    inner = range(1, len(words) - 1)
    for at in sorted(inner, key=lambda at: -_weight(excerpt[slice(*words[at])]))[:_TELLING]:
        start, end = words[at - 1][0], words[at + 1][1]
        yield (
            len(excerpt[:start].encode("utf-8", "replace")),
            excerpt[start:end].encode("utf-8", "replace"),
        )


def _weight(word: str) -> int:
    """Long words are rare, and long numbers rarer."""
    return len(word) * (3 if word[-1].isdecimal() else 1)


def _pieces(
    excerpt: str, tokens: list[tuple[int, int]], size: int, most: int
) -> Iterator[tuple[int, bytes]]:
    """At most `most` pieces of `size` tokens, spread over the excerpt: (byte offset in it, bytes)."""
    last = len(tokens) - size
    for at in sorted({round(step * last / max(most - 1, 1)) for step in range(most)}):
        start, end = tokens[at][0], tokens[at + size - 1][1]
        piece = excerpt[start:end]
        if len(piece) >= 3 or not piece.isascii():
            offset = len(excerpt[:start].encode("utf-8", "replace"))
            yield offset, piece.encode("utf-8", "replace")


def hits(finder: Finder, gram: bytes, hint: int) -> Iterator[int]:
    """Places of one piece: those near the hint in a large source, where there are any, else all."""
    low, high = 0, len(finder.data)
    if hint >= 0 and high > _LARGE:
        near = max(0, hint - _NEAR), hint + _NEAR
        if finder.data.find(gram, *near) >= 0:
            low, high = near
    at = finder.find(gram, low, high)
    for _ in range(HITS):
        if at < 0:
            return
        yield at
        at = finder.find(gram, at + 1, high)


def clusters(votes: list[tuple[int, int]], excerpt: str) -> list[int]:
    """Starts on which the most pieces agree, within half the excerpt's size, heaviest first."""
    slack = len(excerpt.encode("utf-8", "replace")) // 2 + 32
    votes.sort()
    groups: list[tuple[int, int]] = []
    begin, weight = votes[0][0], 0
    for start, size in votes:
        if start - begin > slack:
            groups.append((weight, begin))
            begin, weight = start, 0
        weight += size
    groups.append((weight, begin))
    groups.sort(key=lambda group: (-group[0], group[1]))
    return [start for _, start in groups[:_WINDOWS]]
