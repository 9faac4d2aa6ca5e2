"""What a pass did, in sentences: one a kind of change, memories first, then pairs and receipts, the weightiest on top."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nidra.records.verdict import State
from nidra.report.words import count, counted

_RECEIPT = ("receipt", "receipts")
_PAIR = ("pair", "pairs")
# Kind of change -> (sentence after "1 memory", sentence after "2 memories").
_MEMORIES = {
    "fell": ("fell", "fell"),
    "fell with what they rest on": ("fell with what it rests on", "fell with what they rest on"),
    "demoted to unverified": (
        "lost its grade (unverified)",
        "lost their grade (unverified)",
    ),
    "demoted to source_linked": (
        "could not be checked again; it was true at the last look (source_linked)",
        "could not be checked again; they were true at the last look (source_linked)",
    ),
    "rose again": ("rose again", "rose again"),
    "promoted to machine_checked": (
        "now stands as machine-checked",
        "now stand as machine-checked",
    ),
    "promoted to source_linked": (
        "could not be read again; its store vouches for its copy (source_linked)",
        "could not be read again; their store vouches for its copies (source_linked)",
    ),
    "set back to the first review": (
        "begins its reviews anew, because it fell",
        "begin their reviews anew, because they fell",
    ),
    "planned for burial": (
        "is planned for burial: no receipt, little confidence, long overdue",
        "are planned for burial: no receipt, little confidence, long overdue",
    ),
    "spared from burial": ("is spared from burial", "are spared from burial"),
    "buried": ("was buried; undo brings it back", "were buried; undo brings them back"),
    "duplicates united": (
        "was united with one that says the same",
        "were united with others that say the same",
    ),
    "changed in standing or confidence alone": (
        "kept its grade, but what is known of its source changed",
        "kept their grade, but what is known of their sources changed",
    ),
    "reviewed, and held": ("was reviewed, and held", "were reviewed, and held"),
    "given a first review date": (
        "without a receipt got a date for review",
        "without a receipt got a date for review",
    ),
}
# The same for "1 receipt" and "2 receipts", by verdict and by kind of change.
_VERDICTS = {
    State.CORRUPT: ("no longer matches its own seal", "no longer match their own seal"),
    State.DRIFTED: ("says what its source no longer says", "say what their source no longer says"),
    State.UNFOUNDED: ("says what its source never said", "say what their source never said"),
    State.EDITED: ("was reworded in its source", "were reworded in their source"),
    State.GONE: ("points at a file that is gone", "point at files that are gone"),
    State.UNREADABLE: (
        "points at a file that could not be read",
        "point at files that could not be read",
    ),
    State.AMBIGUOUS: ("stands in several places", "stand in several places"),
    State.ALTERED: ("was altered by the miner", "were altered by the miner"),
    State.TOO_SHORT: ("is too short to compare", "are too short to compare"),
    State.NO_BYTE_CHECK: ("is not byte-checkable", "are not byte-checkable"),
    State.MOVED: ("was found at another place", "were found at another place"),
    State.VERBATIM: ("was found word for word", "were found word for word"),
    State.UNCHECKED: ("waits to be read", "wait to be read"),
}
_RECEIPTS = {
    "receipts of united duplicates joined": (
        "was joined from a duplicate that was united",
        "were joined from duplicates that were united",
    ),
    **{f"receipts now {state.label}": words for state, words in _VERDICTS.items()},
    "receipts that could not be re-checked": (
        "could not be read again; its last verdict stands",
        "could not be read again; their last verdicts stand",
    ),
    "receipts re-checked with the same verdict": (
        "was read again with the same verdict",
        "were read again with the same verdict",
    ),
}
_PAIRS = {
    "pairs contested": ("was found that cannot both hold", "were found that cannot both hold"),
    "contests lifted": ("is contested no longer", "are contested no longer"),
    "contested pairs decided by the judge": (
        "was decided by the judge",
        "were decided by the judge",
    ),
    "contested pairs that the judge could not decide": (
        "was left undecided by the judge",
        "were left undecided by the judge",
    ),
}


def deeds(actions: Mapping[str, int]) -> list[str]:
    """The changes of a pass as sentences without a full stop; none where nothing changed."""
    left = {kind: number for kind, number in actions.items() if number}
    found = list(_told(left))
    found += [f"{kind}: {count(number)}" for kind, number in sorted(left.items())]
    return found


def _told(left: dict[str, int]) -> Iterator[str]:
    """The sentences of the kinds that are known, taken out of `left`."""
    kinds = ((("memory", "memories"), _MEMORIES), (_PAIR, _PAIRS), (_RECEIPT, _RECEIPTS))
    for (one, many), sentences in kinds:
        for kind, words in sentences.items():
            number = left.pop(kind, 0)
            if number:
                yield f"{counted(number, one, many)} {words[number != 1]}"
