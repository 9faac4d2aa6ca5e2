"""Statements of one shape, which differ in their digits alone, are read once.

A template knows of each bucket which digits tell what is meant (the 17 of `Note 17`) and which are
values. Statements meet in a bucket if the former are equal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nidra.base.text import nfc
from nidra.trust import contra_pairs
from nidra.trust.contra_statement import Sentence, Statement, read
from nidra.trust.contra_tokens import straightened

_RUN = re.compile(r"\d+")
_ZERO = str.maketrans("123456789", "000000000")
Bucket = tuple[str, tuple[str, ...]]


def shape(text: str) -> str:
    """The text with each digit as 0."""
    return text.translate(_ZERO)


def runs(text: str) -> list[str]:
    """The digits of a text, run by run."""
    return _RUN.findall(text)


@dataclass(frozen=True, slots=True)
class Place:
    """A bucket of a template: its key, the digit runs that tell what is meant, and all of its clause.

    `denies` is True for the denials of a bucket in which denials meet affirmations, False for those,
    None elsewhere.
    """

    key: str
    naming: tuple[int, ...]
    clause: tuple[int, ...]
    denies: bool | None = None


@dataclass(frozen=True, slots=True)
class Template:
    """The places of all statements of one shape. `alone`: it holds for its own statement only."""

    places: tuple[Place, ...]
    alone: bool


def template(
    text: str, subject: str, attribute: str, leaving: bool, denying: bool
) -> tuple[Template, Statement]:
    """Read a statement as the template of its shape.

    `leaving` and `denying` tell whether any statement leaves something behind, or denies something.
    """
    statement = read(text, subject, attribute)
    composed = straightened(nfc(text))
    starts = [match.start() for match in _RUN.finditer(composed)]
    places: list[Place] = []
    alone = composed != text
    for sentence in statement.sentences:
        if starts and sentence.start < 0:
            alone = True
        found = _names(sentence) if leaving else set()
        alone = alone or any(_RUN.search(name) for name in found)
        places += _places(sentence, starts, denying)
        places += [Place(f"x {name}", (), tuple(range(len(starts)))) for name in found]
    if attribute and statement.sentences:
        places.append(Place(f"@ {attribute}", (), tuple(range(len(starts)))))
    return Template(tuple(dict.fromkeys(places)), alone), statement


def _names(sentence: Sentence) -> set[str]:
    """What a sentence left behind or took up instead, or uses."""
    found = {used.name for used in sentence.used}
    if sentence.left:
        found |= {sentence.left.old, sentence.left.new} - {""}
    return found


def _places(sentence: Sentence, starts: list[int], denying: bool) -> Iterator[Place]:
    frame, begin = sentence.frame, sentence.start
    inside = _within(starts, begin, begin + len(frame.text))
    values = [value.also or (value.start, value.end) for value in frame.values]
    values += [(value.start, value.end) for value in frame.values] + frame.dropped
    naming = _without(inside, starts, begin, values)
    if frame.words or frame.values:
        key = shape(frame.key)
        yield Place(f"w {key}", naming, inside)
        if frame.negative:
            yield Place(
                f"p {key}", _without(naming, starts, begin, _labels(sentence)), inside, True
            )
    for size, without in contra_pairs.prefixes(frame) if denying else ():
        key = contra_pairs.prefix_key(frame, size, without)
        end = frame.order[size - 1][1]
        later = [span for span in frame.words.values() if span[0] > end] if starts else []
        kept = _without(naming, starts, begin, later + _labels(sentence))
        yield Place(f"p {shape(key)}", kept, inside, False)
    for slot in sentence.slots:
        yield Place(f"s {shape(slot.key)}", _without(naming, starts, begin, [slot.span]), inside)


def _labels(sentence: Sentence) -> list[tuple[int, int]]:
    return [span for _, span in sentence.frame.labels]


def _within(starts: list[int], begin: int, end: int) -> tuple[int, ...]:
    return tuple(at for at, start in enumerate(starts) if begin <= start < end)


def _without(
    chosen: tuple[int, ...], starts: list[int], begin: int, spans: list[tuple[int, int]]
) -> tuple[int, ...]:
    return tuple(
        at
        for at in chosen
        if not any(begin + start <= starts[at] < begin + end for start, end in spans)
    )


def naming(place: Place, digits: list[str]) -> tuple[str, ...]:
    """The digits of a statement that tell what it speaks of in a place; `07` is `7`."""
    return tuple(sorted(digits[at].lstrip("0") for at in place.naming))


def said(place: Place, digits: list[str]) -> tuple[str, ...]:
    """All digits of a statement that its clause holds."""
    return tuple(digits[at] for at in place.clause)
