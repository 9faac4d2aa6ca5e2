"""The words in which two texts differ, and how much of the first one's stands in the second."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from nidra.trust.tokens import MOST_TOKENS, tokenize, weighed, weight_of


class Differing(NamedTuple):
    """How much of the first text's words stands in the second, and the words that differ."""

    share: float
    gone: tuple[str, ...]
    come: tuple[str, ...]


def at_one_place(one: str, other: str, start: int, end: int) -> Differing | None:
    """What `word_by_word` says of words that gave way to others at one place, and stand nowhere else.

    What both texts begin and end with is only weighed then. None where it cannot be told that way.
    """
    if max(len(one), len(other)) > MOST_TOKENS:
        return None
    start, end = _at_blanks(one, start, end)
    last = len(one) - end
    ours, theirs = tokenize(one[start:last]), tokenize(other[start : len(other) - end])
    parts = _parted(ours, theirs)
    # Blanks end the one and begin the other, so that no word joins them.
    around = one[:start] + one[last:]
    if parts is None or _holds(around, (*parts[0], *parts[1])):
        return None
    gone, come = parts
    lost = weight_of(gone)
    kept = weighed(around) + (weight_of(ours) - lost if len(ours) > len(gone) else 0)
    share = kept / (kept + lost) if kept else 0.0
    return Differing(share, (" ".join(gone),), (" ".join(come),))


def _parted(ours: list[str], theirs: list[str]) -> tuple[list[str], list[str]] | None:
    """The words between those that both begin and end with; None where one has none of them, or both
    have one of them elsewhere."""
    if len(ours) == len(theirs) == 1:
        return (ours, theirs) if ours != theirs else None
    first, last = _equal_ends(ours, theirs)
    gone, come = ours[first : len(ours) - last], theirs[first : len(theirs) - last]
    if not gone or not come or not {*gone}.isdisjoint(theirs) or not {*come}.isdisjoint(ours):
        return None
    return gone, come


def _holds(text: str, words: tuple[str, ...]) -> bool:
    """Is one of the words among those of `text`? It is taken apart where the letters stand in it."""
    for word in words:
        if word in text:
            return not {*words}.isdisjoint(tokenize(text))
    return False


def word_by_word(one: str, other: str, start: int, end: int) -> Differing:
    """What differs, where both begin and end with so many equal characters."""
    ours, theirs, alike = _both(one, other, start, end)
    gone: list[str] = []
    come: list[str] = []
    kept = total = 0
    for tag, low, high, from_, to in opcodes(ours, theirs, alike):
        weight = weight_of(ours[low:high])
        total += weight
        if tag == "equal":
            kept += weight
        elif len(gone) < 8:
            gone.append(" ".join(ours[low:high]))
            come.append(" ".join(theirs[from_:to]))
    return Differing(kept / total if total else 0.0, tuple(gone), tuple(come))


def _both(one: str, other: str, start: int, end: int) -> tuple[list[str], list[str], int]:
    """The first words of two texts, and how many at the beginning are known to be equal.

    What both begin and end with is taken apart once. No word holds a blank, so that it may be cut there.
    """
    if max(len(one), len(other)) > MOST_TOKENS:
        return tokenize(one)[:MOST_TOKENS], tokenize(other)[:MOST_TOKENS], 0
    start, end = _at_blanks(one, start, end)
    head, tail = tokenize(one[:start]), tokenize(one[len(one) - end :])
    ours, theirs = tokenize(one[start : len(one) - end]), tokenize(other[start : len(other) - end])
    return [*head, *ours, *tail], [*head, *theirs, *tail], len(head)


def _at_blanks(text: str, start: int, end: int) -> tuple[int, int]:
    """So many of the first and last characters, cut where words end."""
    blank = text.find(" ", len(text) - end) if end else -1
    return text.rfind(" ", 0, start) + 1, len(text) - blank if blank >= 0 else 0


def _equal_ends(ours: list[str], theirs: list[str], alike: int = 0) -> tuple[int, int]:
    """How many words both begin with, and how many of the rest both end with."""
    start, most = alike, min(len(ours), len(theirs))
    while start < most and ours[start] == theirs[start]:
        start += 1
    end = 0
    while end < most - start and ours[-1 - end] == theirs[-1 - end]:
        end += 1
    return start, end


def opcodes(
    ours: list[str], theirs: list[str], alike: int = 0
) -> Sequence[tuple[str, int, int, int, int]]:
    """Those of `SequenceMatcher`, at once where both begin and end alike and share no word between.

    A run that both have then lies before or behind what differs, and the longest is one of the two
    ends. Of the first words so many as `alike` are known to be equal.
    """
    start, end = _equal_ends(ours, theirs, alike)
    low, high = len(ours) - end, len(theirs) - end
    gone, come = ours[start:low], theirs[start:high]
    if not gone or not come or not {*gone}.isdisjoint(theirs) or not {*come}.isdisjoint(ours):
        return SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    parts = [("replace", start, low, start, high)]
    if start:
        parts.insert(0, ("equal", 0, start, 0, start))
    if end:
        parts.append(("equal", low, len(ours), high, len(theirs)))
    return parts
