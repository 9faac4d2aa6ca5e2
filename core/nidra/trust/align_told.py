"""What an alignment says to a person, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.trust import align_notes
from nidra.trust.align_changes import Change
from nidra.trust.align_lay import Alignment
from nidra.trust.align_speller import Respelled

_SHOWN = 60
_TOLD = 3
GONE = "The source no longer holds this text."
CUT = " The message goes on in the source; the miner cut it here."


def standing_sentence(note: str) -> str:
    """What is said of a text that stands, by the note that goes with it."""
    if note == align_notes.MOJIBAKE:
        return "Every word stands in the source; the miner misread its encoding (UTF-8 as Windows-1252)."
    if note:
        return "Every word stands in the source; what the miner rendered agrees with it."
    return "Every word stands in the source."


def drift_sentence(laid: Alignment, changes: Sequence[Change]) -> str:
    """The changed words side by side, or what else speaks against the text."""
    if not laid.walk.pieces:
        return GONE
    if any(old for old, _ in changes):
        return "The source does not say so any more: " + _pairs(changes)
    if changes:
        return f"The source says more in between: {_quoted(changes[0][1])}."
    return "The parts of this text stand in another order in the source."


def _pairs(changes: Sequence[Change]) -> str:
    """`"5" is now "6"`, or what is missing, or what was put in."""
    told = [_pair(old, new) for old, new in changes[:_TOLD]]
    more = len(changes) - len(told)
    return ", ".join(told) + (f" and {more} more." if more > 0 else ".")


def _pair(old: str, new: str) -> str:
    if not old:
        return f"{_quoted(new)} is new"
    return f"{_quoted(old)} is now {_quoted(new)}" if new else f"{_quoted(old)} is not there"


def _quoted(text: str) -> str:
    return f"“{text if len(text) <= _SHOWN else text[:_SHOWN] + '…'}”"


def altered_sentence(before: Respelled) -> str:
    """Which words the spell-checker put in place of which."""
    told = [f"{_quoted(old)} was {_quoted(new)}" for old, new in before.pairs[:_TOLD]]
    more = len(before.pairs) - len(told)
    rest = f" and {more} more." if more > 0 else "."
    return f"The miner's spell-checker rewrote words of this turn: {', '.join(told)}{rest}"
