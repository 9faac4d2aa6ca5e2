"""Where a piece that was compared without blanks stands in the text that it was taken from."""

from __future__ import annotations

from collections.abc import Iterable

_MOST = 20_000


class _Squeezed:
    """The beginning of a text without its blanks, with the way back."""

    def __init__(self, text: str, width: int) -> None:
        self.text = text
        self.kept = [at for at, char in enumerate(text[:width]) if not char.isspace()]
        self.flat = "".join([text[at] for at in self.kept])

    def place(self, piece: str) -> tuple[int, int] | None:
        """The one place of a piece: as a word of its own, else anywhere; None where none is certain."""
        plain = "".join(piece.split())
        everywhere = self._spans(plain) if plain else []
        alone = [span for span in everywhere if _alone(self.text, *span)]
        chosen = alone or everywhere
        return chosen[0] if len(chosen) == 1 else None

    def _spans(self, plain: str) -> list[tuple[int, int]]:
        return [
            (self.kept[at], self.kept[at + len(plain) - 1] + 1)
            for at in _occurrences(self.flat, plain)
        ]


def places(text: str, pieces: Iterable[str], width: int = _MOST) -> list[tuple[int, int]]:
    """(start, end) of each piece in `text`, blanks left out of account, in order, none inside another.

    A piece that stands nowhere, or at several places with nothing to tell which is meant, is left
    out: no mark is better than a wrong one. Only the first `width` characters are looked at.
    """
    squeezed = _Squeezed(text, width)
    found: list[tuple[int, int]] = []
    for piece in pieces:
        place = squeezed.place(piece)
        if place and all(place[1] <= start or place[0] >= end for start, end in found):
            found.append(place)
    return sorted(found)


def restored(text: str, pieces: Iterable[str]) -> list[str]:
    """The pieces with the blanks that they have in `text`, where they stand at one place there alone."""
    squeezed = _Squeezed(text, _MOST)
    spans = [(piece, squeezed.place(piece)) for piece in pieces]
    return [text[span[0] : span[1]] if span else piece for piece, span in spans]


def _occurrences(flat: str, piece: str) -> list[int]:
    """Where a piece stands, 200 places at the most."""
    found: list[int] = []
    at = flat.find(piece)
    while at >= 0:
        found.append(at)
        if len(found) > 200:
            break
        at = flat.find(piece, at + 1)
    return found


def _alone(text: str, start: int, end: int) -> bool:
    """Does no letter or digit touch the stretch from outside?"""
    before = start > 0 and text[start - 1].isalnum() and text[start].isalnum()
    after = end < len(text) and text[end].isalnum() and text[end - 1].isalnum()
    return not before and not after
