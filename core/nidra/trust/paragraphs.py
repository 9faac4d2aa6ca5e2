"""How much of a file's chunks repeats what other chunks of the same file say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

LEAST = 80
OVERLAP = 100
_HEAD = 20
_BLANK_LINES = re.compile(r"\n\s*\n")


def repeating(chunks: Sequence[tuple[int, str]]) -> int:
    """How many of these chunks, (number, text) each in their order, share a paragraph with another.

    A paragraph has `LEAST` characters or more. What a chunk repeats of the end of the chunk before
    it, up to `OVERLAP` characters, was repeated on purpose and does not count.
    """
    held = [
        paragraphs(_without_overlap(chunks[at - 1] if at else None, chunk))
        for at, chunk in enumerate(chunks)
    ]
    often = Counter(paragraph for one in held for paragraph in one)
    return sum(any(often[paragraph] > 1 for paragraph in one) for one in held)


def paragraphs(text: str) -> set[str]:
    """The paragraphs and long lines of a text, their blanks squeezed."""
    parts = [*_BLANK_LINES.split(text), *text.splitlines()]
    squeezed = {" ".join(part.split()) for part in parts if len(part) >= LEAST}
    return {part for part in squeezed if len(part) >= LEAST}


def _without_overlap(before: tuple[int, str] | None, chunk: tuple[int, str]) -> str:
    number, text = chunk
    if before is None or number < 0 or number != before[0] + 1:
        return text
    tail, head = before[1][-OVERLAP:], text[:_HEAD]
    at = tail.find(head)
    while at >= 0:
        if text.startswith(tail[at:]):
            return text[len(tail) - at :]
        at = tail.find(head, at + 1)
    return text
