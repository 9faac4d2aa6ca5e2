"""The values that a walk works with: the text in the normal form, its pieces, what was found."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import NamedTuple

from nidra.trust.align_table import without_dropped

# The fewest bytes that stand for a place: a shorter piece is sought as a value, or not at all.
LEAST = 12


class Query(NamedTuple):
    """A text in the normal form, with the places where its lines begin."""

    text: bytes
    lines: tuple[int, ...]

    @staticmethod
    def flat(text: str) -> bytes:
        """The normal form of `text` alone: what `of` gives without the places of its lines."""
        return " ".join(without_dropped(text).split()).encode("utf-8", "replace")

    @classmethod
    def of(cls, text: str) -> Query:
        """The normal form of `text`; a line end counts as a blank and is remembered."""
        parts: list[bytes] = []
        starts: list[int] = []
        position = 0
        for line in without_dropped(text).split("\n"):
            words = line.split()
            if words:
                flat = " ".join(words).encode("utf-8", "replace")
                parts.append(flat)
                starts.append(position)
                position += len(flat) + 1
        return cls(b" ".join(parts), tuple(starts))

    def line_end(self, position: int) -> int:
        """Where the line of `position` ends."""
        following = bisect_right(self.lines, position)
        return self.lines[following] - 1 if following < len(self.lines) else len(self.text)


class Piece(NamedTuple):
    """`text[begin:end]` of the query stands at `at` in the table; `led` by an inserted prefix."""

    begin: int
    end: int
    at: int
    led: bool

    @property
    def stop(self) -> int:
        """Where it ends in the table."""
        return self.at + self.end - self.begin


@dataclass(slots=True)
class Walk:
    """What a walk found: pieces in the text's order, drift and inserted literals as ranges of the text."""

    pieces: list[Piece] = field(default_factory=list)
    drift: list[tuple[int, int]] = field(default_factory=list)
    inserted: list[tuple[int, int]] = field(default_factory=list)
