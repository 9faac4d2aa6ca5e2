"""Which of the files that an import names stand where they were recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nidra.sources.files import Kind, look

_WORDS = {Kind.REGULAR: "present", Kind.TOO_LARGE: "present", Kind.GONE: "gone"}


def standing(paths: Sequence[str], folders: dict[str, bool]) -> tuple[Counter[str], list[str]]:
    """How many of these sources are present, gone or unreadable now, and those that are not present.

    `folders` remembers which folders are there.
    """
    found: Counter[str] = Counter()
    absent: list[str] = []
    for path in paths:
        word = _WORDS.get(look(path, folders=folders).kind, "unreadable")
        found[word] += 1
        if word != "present":
            absent.append(path)
    return found, absent
