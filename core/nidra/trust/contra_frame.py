"""What one sentence asserts: its content words, whether it denies them, and the values it gives.

Two sentences with the same content words speak of the same; the rest of a frame tells whether both
can hold.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from nidra.base.quantities import Quantity
from nidra.trust.contra_negators import CONCORD
from nidra.trust.contra_words import ENGLISH

Span = tuple[int, int]


class Tense(Enum):
    """What the main verb alone tells of time: smoked, does not smoke."""

    UNTOLD = ""
    PRESENT = "present"
    PAST = "past"


@dataclass(frozen=True, slots=True)
class Pole:
    """A side of an antonym in a sentence: +1 or -1, on a scale or not, and where it stands."""

    side: int
    scale: bool
    span: Span


@dataclass(slots=True)
class Frame:
    """One sentence. `words` are its content stems with where they stand; spans are into `text`."""

    text: str
    language: str = ENGLISH
    words: dict[str, Span] = field(default_factory=dict)
    order: list[tuple[str, int]] = field(default_factory=list)
    spoken: list[tuple[str, int]] = field(default_factory=list)
    verb: int = -1
    contrast: int = -1
    names: set[str] = field(default_factory=set)
    negators: list[Span] = field(default_factory=list)
    negated: list[str] = field(default_factory=list)
    poles: dict[str, Pole] = field(default_factory=dict)
    labels: list[tuple[str, Span]] = field(default_factory=list)
    values: list[Quantity] = field(default_factory=list)
    # Old values, which `raised from 5 to 7` only tells of.
    dropped: list[Span] = field(default_factory=list)
    asserted: bool = True
    mixed: bool = False
    partial: bool = False
    frequent: bool = False
    universal: bool = False
    weak: bool = False
    strong: bool = False
    past: bool = False
    tense: Tense = Tense.UNTOLD
    former: bool = False
    passive: bool = False
    more: bool = False
    unit: str = ""

    @property
    def negative(self) -> bool:
        """Does it deny? Two negators cancel out, but where a language doubles them."""
        if self.language in CONCORD:
            return bool(self.negators)
        return len(self.negators) % 2 == 1

    @property
    def key(self) -> str:
        """The bucket of everything that speaks of the same content."""
        return " ".join(sorted(self.words))

    def stems(self, start: int, end: int) -> frozenset[str]:
        """The stems of the words that say something between two places of the text."""
        return frozenset(stem for stem, at in self.spoken if start <= at < end and stem)

    def part(self, span: Span) -> str:
        """The words of a span as they stand."""
        return self.text[span[0] : span[1]]

    def quantity(self, value: Quantity) -> str:
        """A value as it stands, with the `per second` that belongs to it."""
        return self.text[value.start : value.also[1] if value.also else value.end]
