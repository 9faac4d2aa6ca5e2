"""The parts of two statements that differ, found again in the statements so that they can be marked."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.base.text import one_line

_BEFORE = 60
_MARGIN = 8  # for the marks and the ellipsis


def places(statement: str, parts: Sequence[str]) -> list[tuple[int, int]]:
    """(start, end) of each part in `statement`, in order, none inside another; absent ones left out.

    A part is looked for as a word of its own first, then anywhere, in any case.
    """
    found: list[tuple[int, int]] = []
    for part in parts:
        place = _place(statement, part, found)
        if place is not None:
            found.append(place)
    return sorted(found)


def _place(statement: str, part: str, taken: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    if not part.strip():
        return None
    loose = None
    for text, wanted in ((statement, part), (statement.lower(), part.lower())):
        if len(text) != len(statement):
            continue  # A few letters change their number in the other case.
        at = text.find(wanted)
        while at >= 0:
            end = at + len(wanted)
            if all(end <= start or at >= stop for start, stop in taken):
                if _alone(text, at, end):
                    return at, end
                loose = loose or (at, end)
            at = text.find(wanted, at + 1)
    return loose


def _alone(text: str, start: int, end: int) -> bool:
    """Does no letter or digit touch the stretch from outside?"""
    before = start > 0 and text[start - 1].isalnum() and text[start].isalnum()
    after = end < len(text) and text[end].isalnum() and text[end - 1].isalnum()
    return not before and not after


def marked(
    statement: str, parts: Sequence[str], width: int = 300, marks: tuple[str, str] = ("[", "]")
) -> str:
    """`statement` on one line with its parts between marks; a long one is shown from near the first."""
    found = places(statement, parts)
    pieces: list[str] = []
    at = 0
    if found and found[-1][1] > width - _MARGIN:
        at = max(0, found[0][0] - _BEFORE)
        pieces = ["… "] if at else []
    for start, end in found:
        pieces += [statement[at:start], marks[0], statement[start:end], marks[1]]
        at = end
    pieces.append(statement[at : at + width * 4])
    return one_line("".join(pieces), width)
