"""What nearly says the same, for a person to look at: likeness nominates and decides nothing."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence

from nidra.base.numbers import critical_tokens
from nidra.base.text import dedup_key, nfc

LEAST = 0.9
# Pairs looked at for one text: many that differ in a word or two are a series, not duplicates.
MOST_FOR_ONE = 20
_WORD = re.compile(r"\w+")

Found = tuple[int, int, float]


def alike(texts: Sequence[str], stop: Callable[[], bool] = lambda: False) -> list[Found]:
    """Pairs of positions whose sets of words are alike by `LEAST` or more, with their likeness.

    Their numbers, negations, units and names are equal one by one, and they do not say the same
    already. Likeness is the share of words that both have in all words of the two (Jaccard). Every
    such pair is found, by the words that are rarest (prefix filtering), until `stop` says so or a
    text has met `MOST_FOR_ONE` others.
    """
    sets = [frozenset(_WORD.findall(nfc(text).casefold())) for text in texts]
    often = Counter(word for words in sets for word in words)
    ordered = [sorted(words, key=lambda word: (often[word], word)) for words in sets]
    by_word: dict[str, list[int]] = {}
    found: list[Found] = []
    tokens: dict[int, list[str]] = {}

    def critical(at: int) -> list[str]:
        if at not in tokens:
            tokens[at] = critical_tokens(texts[at])
        return tokens[at]

    for at in sorted(range(len(sets)), key=lambda n: (len(sets[n]), n)):
        if stop():
            break
        words = ordered[at]
        size = len(words)
        prefix = words[: size - math.ceil(LEAST * size - 1e-9) + 1]
        near = dict.fromkeys(
            other for word in prefix for other in reversed(by_word.get(word, ())[-MOST_FOR_ONE:])
        )
        for other in list(near)[:MOST_FOR_ONE]:
            likeness = _likeness(sets[at], sets[other])
            if likeness < LEAST or critical(at) != critical(other):
                continue
            if dedup_key(texts[at]) != dedup_key(texts[other]):
                found.append((min(at, other), max(at, other), likeness))
        for word in prefix:
            by_word.setdefault(word, []).append(at)
    return sorted(found)


def _likeness(a: frozenset[str], b: frozenset[str]) -> float:
    if not a or not b or min(len(a), len(b)) < LEAST * max(len(a), len(b)):
        return 0.0
    shared = len(a & b)
    return shared / (len(a) + len(b) - shared)
