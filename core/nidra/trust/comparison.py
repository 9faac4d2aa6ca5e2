"""A piece of a source beside an excerpt that it no longer says: how much of it stands, what changed."""

from __future__ import annotations

from typing import NamedTuple

from nidra.base.numbers import critical_tokens
from nidra.trust.similarity import same_ends, similarity
from nidra.trust.word_diff import at_one_place, word_by_word

EDITED_SIMILARITY = 0.9
_SHOWN = 4_000


class Near(NamedTuple):
    """The piece of a source that comes nearest to an excerpt.

    `similarity` compares the two in [0, 1]; `share` is how much of the excerpt's words stands
    there; `in_context` says that the recorded context stands around it; `at` is a byte of the view
    for the line number, or -1; `gone` and `come` are the words that differ, pair by pair.
    """

    text: str = ""
    similarity: float = 0.0
    share: float = 0.0
    in_context: bool = False
    at: int = -1
    gone: tuple[str, ...] = ()
    come: tuple[str, ...] = ()


def lightly_edited(excerpt: str, near: Near) -> bool:
    """Was the text reworded in its place, with every number, negation and name left as it was?"""
    if not near.in_context or near.similarity < EDITED_SIMILARITY:
        return False
    return critical_tokens(excerpt) == critical_tokens(near.text)


def compared(
    excerpt: str,
    text: str,
    at: int = -1,
    in_context: bool = False,
    trimmed: bool = False,
    same: tuple[int, int] | None = None,
) -> Near:
    """How `text` compares with `excerpt`, word by word; `trimmed` measures what differs alone.

    `same` is how many characters both begin and end with, where that is known.
    """
    same = same or same_ends(excerpt, text)
    differing = at_one_place(excerpt, text, *same) or word_by_word(excerpt, text, *same)
    share, gone, come = differing
    alike = similarity(excerpt, text, trimmed, same)
    return Near(text[:_SHOWN], alike, share, in_context, at, gone, come)
