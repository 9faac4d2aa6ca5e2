"""Can two sentences that speak of the same both hold?"""

from __future__ import annotations

from dataclasses import replace

from nidra.base.quantities import Kind, Quantity, differ
from nidra.trust.contra_frame import Frame, Span, Tense
from nidra.trust.contra_kind import Conflict, ConflictKind
from nidra.trust.contra_words import ENGLISH

_THEN_AND_NOW = {Tense.PAST, Tense.PRESENT}


def compare(a: Frame, b: Frame) -> Conflict | None:
    """The conflict of two sentences with the same content words, or None."""
    if not (a.asserted and b.asserted) or not _same_labels(a, b):
        return None
    if not a.words and not (a.values and b.values):
        return None
    if _names_cross(a, b) or a.former != b.former:
        return None
    opposed = opposition(a, b)
    clash = _values(a, b)
    if opposed is not None:
        if clash is not None or not _entailed(a, b):
            return None
        return opposed
    if opposed is None and (swapped := _swapped(a, b)) is not None:
        return swapped
    if a.unit and b.unit and a.unit != b.unit:
        return None
    if clash is None or a.negative or b.negative or a.past != b.past or a.more or b.more:
        return None
    one, other = a.quantity(clash[0]), b.quantity(clash[1])
    return Conflict(ConflictKind.NUMERIC, ((one, other),), f"One says {one}, the other {other}.")


def _names_cross(a: Frame, b: Frame) -> bool:
    """Alice manages Bob, Bob manages Alice: the same words, other parts."""
    named = a.names | b.names
    if len(named) < 2 or a.passive != b.passive:
        return False
    ours = [stem for stem, _ in a.order if stem in named and stem in b.words]
    theirs = [stem for stem, _ in b.order if stem in named and stem in a.words]
    return ours != theirs and not (a.contrast >= 0 and b.contrast >= 0)


def label_set(frame: Frame) -> list[str]:
    """The names of what is meant, in no order."""
    return sorted(label for label, _ in frame.labels)


def _same_labels(a: Frame, b: Frame) -> bool:
    """The same numbered thing; what is denied without a time is denied for every time."""
    if label_set(a) == label_set(b):
        return True
    denying, other = (a, b) if a.negative else (b, a)
    return (
        denying.negative
        and not other.negative
        and not denying.labels
        and 0 <= other.verb < min(span[0] for _, span in other.labels)
    )


def _swapped(a: Frame, b: Frame) -> Conflict | None:
    """Trains over planes, planes over trains: the same two, in the other order."""
    if a.contrast < 0 or b.contrast < 0 or a.negators or b.negators:
        return None
    ours, theirs = _sides(a), _sides(b)
    if not all(ours) or ours[0] == ours[1] or ours != (theirs[1], theirs[0]):
        return None
    one, other = a.part(a.words[ours[0]]), b.part(b.words[theirs[0]])
    return Conflict(
        ConflictKind.EXCLUSIVE, ((one, other),), f"One puts {one} first, the other {other}."
    )


def _sides(frame: Frame) -> tuple[str, str]:
    """The content words right before and right after `instead of`, `over`, `than`."""
    before = [stem for stem, at in frame.order if at < frame.contrast]
    after = [stem for stem, at in frame.order if at > frame.contrast]
    return (before[-1] if before else "", after[0] if after else "")


# Negation and antonyms ----------------------------------------------------------------------


def opposition(a: Frame, b: Frame) -> Conflict | None:
    """One denies what the other says, or they say opposites; their values are not looked at."""
    if a.mixed or b.mixed or {a.tense, b.tense} == _THEN_AND_NOW:
        return None
    shared = [cluster for cluster in a.poles if cluster in b.poles]
    for cluster in shared:
        if _contrary(a, b, cluster):
            return _opposed(a, b, cluster) if _quantified(a, b) and _weighed(a, b) else None
    if not shared and a.negative != b.negative and _quantified(a, b) and _weighed(a, b):
        return _denied(a, b)
    return None


def _contrary(a: Frame, b: Frame, cluster: str) -> bool:
    """Both sides affirmed, or one side both affirmed and denied; on a scale `not fast` leaves `slow` open."""
    one, other = a.poles[cluster], b.poles[cluster]
    if one.scale:
        same = one.side == other.side
        return a.negative != b.negative if same else not a.negative and not b.negative
    return (one.side != other.side) != (a.negative != b.negative)


def _quantified(a: Frame, b: Frame) -> bool:
    """Some do and some do not; only against all or none does `some` conflict."""
    if a.partial and b.partial:
        return False
    if a.partial or b.partial:
        whole = b if a.partial else a
        return whole.universal
    if a.frequent or b.frequent:
        often = a if a.frequent else b
        whole = b if a.frequent else a
        return a.frequent != b.frequent and (not often.negative or whole.universal)
    return True


def _weighed(a: Frame, b: Frame) -> bool:
    """What need not be done may be done; only `must` conflicts with `need not`."""
    if a.weak == b.weak:
        return True
    return b.strong if a.weak else a.strong


def _opposed(a: Frame, b: Frame, cluster: str) -> Conflict:
    one, other = a.poles[cluster], b.poles[cluster]
    if one.side == other.side:
        return _denied(a, b, one.span, other.span)
    first, second = a.part(one.span), b.part(other.span)
    return Conflict(
        ConflictKind.ANTONYM, ((first, second),), f"One says {first}, the other {second}."
    )


def _denied(a: Frame, b: Frame, at_a: Span | None = None, at_b: Span | None = None) -> Conflict:
    one, other = (a, b) if a.negative else (b, a)
    stem = next((stem for stem in one.negated if stem in other.words), None)
    if at_a is None or at_b is None:
        if stem is None:
            stem = next(iter(one.words), "")
        at_a, at_b = a.words.get(stem), b.words.get(stem)
    said_a = _with_negator(a, at_a)
    said_b = _with_negator(b, at_b)
    denied = said_a if a.negative else said_b
    return Conflict(
        ConflictKind.NEGATION, ((said_a, said_b),), f"One denies what the other says: {denied}."
    )


def _with_negator(frame: Frame, at: Span | None) -> str:
    """The word with the negator before it, as they stand."""
    if not frame.negative:
        return frame.part(at) if at else frame.text.strip()
    negator = frame.negators[0]
    if at is None:
        return frame.part(negator)
    return frame.part((min(negator[0], at[0]), max(negator[1], at[1])))


def _entailed(a: Frame, b: Frame) -> bool:
    """`does not retry` denies `retries 5 times`; `does not retry 5 times` leaves `retries` open."""
    if len(a.values) == len(b.values) or (not a.negative and not b.negative):
        return True
    denying, other = (a, b) if a.negative else (b, a)
    return len(denying.values) < len(other.values)


# Values -------------------------------------------------------------------------------------


def _values(a: Frame, b: Frame) -> tuple[Quantity, Quantity] | None:
    """The first pair of values that cannot both hold; several that differ tell of different things."""
    if len(a.values) != len(b.values):
        return None
    clash: list[tuple[Quantity, Quantity]] = []
    for one, other in zip(a.values, b.values, strict=True):
        found = differ(one, other)
        if found is None:
            return None
        if found:
            clash.append((one, other))
    dated = all(one.kind in (Kind.DATE, Kind.TIME) for one, _ in clash)
    return clash[0] if clash and (len(clash) == 1 or dated) else None


# Denials of more ----------------------------------------------------------------------------


def prefixes(frame: Frame) -> list[tuple[int, int]]:
    """How many of its first content words a sentence may be cut to and still say something.

    The second number is a word to leave out besides, or -1: who speaks fluent Japanese speaks
    Japanese.
    """
    if frame.negators or not frame.asserted or (frame.verb < 0 and frame.language == ENGLISH):
        return []
    last = len(frame.order)
    sizes = [n for n in range(2, min(last + 1, 8)) if frame.order[n - 1][1] >= frame.verb]
    whole = [(n, -1) for n in sizes if n < last]
    return whole + [(n, n - 2) for n in sizes if n > 2 and _modifies(frame, n - 2)]


def _modifies(frame: Frame, at: int) -> bool:
    """Does a word stand right before the next, after the verb, as one that narrows it?"""
    (stem, start), (_, following) = frame.order[at], frame.order[at + 1]
    if start <= frame.verb or stem not in frame.words or stem.startswith("@"):
        return False
    return frame.text[start:following].count(" ") == 1 and frame.text[start:following].endswith(" ")


def cut(frame: Frame, size: int, without: int = -1) -> Frame:
    """The sentence up to its `size` first content words, one of them left out."""
    end = frame.order[size - 1][1]
    kept = _kept(frame, size, without)
    return replace(
        frame,
        words={stem: span for stem, span in frame.words.items() if stem in kept},
        order=frame.order[:size],
        poles={name: pole for name, pole in frame.poles.items() if pole.span[0] <= end},
        labels=[label for label in frame.labels if label[1][0] <= end],
        values=[value for value in frame.values if value.start <= end],
    )


def _kept(frame: Frame, size: int, without: int) -> set[str]:
    return {stem for at, (stem, _) in enumerate(frame.order[:size]) if at != without}


def prefix_key(frame: Frame, size: int, without: int = -1) -> str:
    """The bucket of what denies the first `size` content words of a sentence."""
    return " ".join(sorted(_kept(frame, size, without)))


def denies_more(denying: Frame, other: Frame) -> Conflict | None:
    """`never drinks coffee` denies `drinks coffee every morning`: less said, more denied."""
    if not denying.negative or not denying.asserted:
        return None
    if denying.verb < 0 and denying.language == ENGLISH:
        return None
    for size, without in prefixes(other):
        if _kept(other, size, without) != denying.words.keys():
            continue
        shorter = cut(other, size, without)
        return compare(denying, shorter)
    return None
