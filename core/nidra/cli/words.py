"""The words of a command line as texts: what is no text is refused before any command sees it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from nidra.base.errors import UsageError
from nidra.base.text import one_line, storable


def refuse_no_text(words: Sequence[str]) -> None:
    """Raise `UsageError` for a word whose bytes the locale cannot read; it names the option."""
    for at, word in enumerate(words):
        if storable(word) != word:
            before = words[at - 1] if at else ""
            named = f"{before} " if _takes_value(before) and not word.startswith("--") else ""
            raise UsageError(
                reason=f"{named}{one_line(word, 80)} holds bytes that are no text in this locale "
                f"({sys.getfilesystemencoding()}). Write it in that encoding, or set a locale with "
                "UTF-8, as LC_ALL=C.UTF-8."
            )


def _takes_value(word: str) -> bool:
    """May the next word be the value of this one?"""
    return word.startswith("-") and word != "--" and "=" not in word
