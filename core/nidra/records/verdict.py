"""Verdicts: the state of one receipt, what it counts as, and what was found."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple


class State(IntEnum):
    """The state of one evidence row. The number is what the store keeps."""

    UNCHECKED = 0
    VERBATIM = 1
    MOVED = 2
    REPEATED = 3  # ambiguous, but every occurrence stands in an equal line: ok
    EDITED = 4
    AMBIGUOUS = 5  # ambiguous and undecided: not re-checkable
    DRIFTED = 6
    UNFOUNDED = 7
    GONE = 8
    UNREADABLE = 9
    CORRUPT = 10
    ALTERED = 11
    TOO_SHORT = 12
    NO_BYTE_CHECK = 13

    # That of an enum is a function in Python (0.2 CPU µs), and a check asks several sets of states.
    __hash__ = int.__hash__

    @property
    def label(self) -> str:
        """The word that people read."""
        return _LABELS[self]


_LABELS = {
    State.UNCHECKED: "unchecked",
    State.VERBATIM: "verbatim",
    State.MOVED: "moved",
    State.REPEATED: "ambiguous",
    State.EDITED: "edited",
    State.AMBIGUOUS: "ambiguous",
    State.DRIFTED: "drifted",
    State.UNFOUNDED: "unfounded",
    State.GONE: "gone",
    State.UNREADABLE: "unreadable",
    State.CORRUPT: "corrupt",
    State.ALTERED: "altered by the miner",
    State.TOO_SHORT: "too short",
    State.NO_BYTE_CHECK: "not byte-checkable",
}

OK = frozenset({State.VERBATIM, State.MOVED, State.REPEATED})
FAILED = frozenset({State.CORRUPT, State.DRIFTED, State.UNFOUNDED, State.EDITED})
UNREACHED = frozenset({State.GONE, State.UNREADABLE})
NOT_RECHECKABLE = frozenset(State) - OK - FAILED


class SpanForm(IntEnum):
    """How the bytes of a span hold their text."""

    RAW = 0  # the bytes are the text in the source's own encoding
    JSON = 1  # the bytes are the inside of a JSON string literal
    DECODED = 2  # the bytes stand in a value that had to be decoded twice (JSON inside JSON)


class Span(NamedTuple):
    """One stretch of source bytes that vouches for a part of the text.

    `offset` and `length` count bytes of the file as it lies on disk; `digest` is the first 8
    bytes of blake3 over those bytes.
    """

    offset: int
    length: int
    digest: bytes
    form: SpanForm


class Detail(NamedTuple):
    """What the alignment of a text with its source found beside the spans.

    `drift`: words of the memory that the source lacks; `elided`: what the source says in the place of
    each, "" where it says nothing there, or words that it puts in where the memory has none
    (either is empty where all of it would be ""); `reordered`: how many pieces stand in another
    order; `note`: `rendered parts`, `rendered tool call`, `mojibake` …; `truncated`: the miner cut
    the text where the source goes on. `places` counts occurrences.
    """

    drift: tuple[str, ...] = ()
    elided: tuple[str, ...] = ()
    reordered: int = 0
    note: str = ""
    places: int = 0
    nearest: str = ""
    similarity: float = 0.0
    moved_to: str = ""
    truncated: bool = False

    def as_dict(self) -> dict[str, Any]:
        """The non-empty parts, ready for JSON."""
        full = (
            list(self.drift),
            list(self.elided),
            *self[2:6],
            round(self.similarity, 4),
            *self[7:],
        )
        return {name: value for name, value in zip(self._fields, full, strict=True) if value}


NOTHING = Detail()


class Verdict(NamedTuple):
    """What one check of one receipt found: state, sentence for a person, spans, coverage in [0, 1]."""

    state: State
    sentence: str
    spans: tuple[Span, ...] = ()
    coverage: float = 0.0
    detail: Detail = NOTHING

    @property
    def ok(self) -> bool:
        return self.state in OK

    @property
    def failed(self) -> bool:
        return self.state in FAILED
