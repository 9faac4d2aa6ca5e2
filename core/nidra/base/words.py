"""Sets of words, written as one text."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """The words of a text that blanks divide."""
    return frozenset(text.split())
