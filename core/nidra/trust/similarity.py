"""How alike two texts are, as a share of both (Ratcliff and Obershelp)."""

from __future__ import annotations

from difflib import SequenceMatcher

from nidra.trust.tokens import MOST_TOKENS, tokenize

_CHARACTERWISE = 600


def similarity(
    ours: str, theirs: str, trimmed: bool = False, same: tuple[int, int] | None = None
) -> float:
    """2·M / T of the two texts (Ratcliff and Obershelp): by characters where short, else by words.

    What both begin and end with is set apart first where they are long, or where `trimmed` is asked.
    """
    if ours == theirs:
        return 1.0
    if not trimmed and max(len(ours), len(theirs)) <= _CHARACTERWISE:
        return SequenceMatcher(None, ours, theirs, autojunk=False).ratio()
    start, end = same or same_ends(ours, theirs)
    left, right = ours[start : len(ours) - end], theirs[start : len(theirs) - end]
    whole = len(ours) + len(theirs)
    if min(len(left), len(right)) <= 1:
        both = len(left) > 0 and len(right) > 0 and (left in right or right in left)
        return 2 * (start + end + both) / whole
    if max(len(left), len(right)) <= _CHARACTERWISE:
        inner = _characterwise(left, right)
        return (2 * (start + end) + inner * (len(left) + len(right))) / whole
    a, b = tokenize(left)[:MOST_TOKENS], tokenize(right)[:MOST_TOKENS]
    inner = SequenceMatcher(None, a, b, autojunk=False).ratio()
    return (2 * (start + end) + inner * (len(left) + len(right))) / whole


def _characterwise(left: str, right: str) -> float:
    return (
        0.0
        if {*left}.isdisjoint(right)
        else SequenceMatcher(None, left, right, autojunk=False).ratio()
    )


def same_ends(one: str, other: str) -> tuple[int, int]:
    """How many characters two texts begin with alike, and how many of the rest they end with alike."""
    start = _common(one, other)
    return start, _common(one[start:][::-1], other[start:][::-1])


def _common(ours: str, theirs: str) -> int:
    """How many first characters two texts share, by halving."""
    low, high = 0, min(len(ours), len(theirs))
    while low < high:
        middle = (low + high + 1) // 2
        if ours[low:middle] == theirs[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
