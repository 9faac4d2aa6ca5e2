"""Two values of one address: subject and attribute say what is meant, the texts say what it is."""

from __future__ import annotations

from nidra.base.quantities import Quantity, differ
from nidra.base.words import word_set
from nidra.trust import contra_pairs
from nidra.trust.contra_frame import Frame
from nidra.trust.contra_kind import Conflict, ConflictKind

_MANY_VALUED = word_set("""alias tag hobby skill interest note comment feature dependency ingredient member friend pet
    child children sibling like dislike allergy language-spoken topic keyword symptom link example
    event observation fact history log remark todo task idea""")
MOST_WORDS = 6


def many_valued(attribute: str) -> bool:
    """May an attribute have several values at once, as tags and hobbies do?"""
    words = attribute.split()
    last = words[-1] if words else ""
    return last in _MANY_VALUED or (
        last.endswith("s")
        and not last.endswith(("ss", "us", "is", "as", "ics", "sos", "hours", "settings"))
    )


def compare(a: Frame, b: Frame) -> Conflict | None:
    """The conflict of two statements of one address, or None where both can hold."""
    if not (a.asserted and b.asserted) or a.former != b.former or a.past != b.past:
        return None
    opposed = contra_pairs.opposition(a, b)
    if opposed is not None and _alike(a, b):
        return opposed
    if a.negators or b.negators or a.mixed or b.mixed:
        return None
    if (a.values and b.values) or (a.labels and b.labels):
        return _numbers(a, b)
    if a.values or b.values:
        return None
    return _words(a, b)


def _alike(a: Frame, b: Frame) -> bool:
    return a.words.keys() <= b.words.keys() or b.words.keys() <= a.words.keys()


def _numbers(a: Frame, b: Frame) -> Conflict | None:
    if a.values and b.values:
        return _measures(a, b)
    if contra_pairs.label_set(a) == contra_pairs.label_set(b):
        return None
    return _conflict(a.labels[0][0], b.labels[0][0])


def _measures(a: Frame, b: Frame) -> Conflict | None:
    clash: tuple[Quantity, Quantity] | None = None
    for one in a.values:
        for other in b.values:
            found = differ(one, other)
            if found is False:
                return None
            if found and clash is None:
                clash = (one, other)
    return _conflict(a.quantity(clash[0]), b.quantity(clash[1])) if clash else None


def _words(a: Frame, b: Frame) -> Conflict | None:
    ours, theirs = a.words.keys() - b.words.keys(), b.words.keys() - a.words.keys()
    if not ours or not theirs or len(ours) > MOST_WORDS or len(theirs) > MOST_WORDS:
        return None
    if a.more or b.more:
        return None
    return _conflict(_stretch(a, ours), _stretch(b, theirs))


def _stretch(frame: Frame, stems: set[str]) -> str:
    spans = [frame.words[stem] for stem in stems]
    return frame.part((min(start for start, _ in spans), max(end for _, end in spans)))


def _conflict(first: str, second: str) -> Conflict:
    return Conflict(
        ConflictKind.VALUE, ((first, second),), f"One says {first}, the other {second}."
    )
