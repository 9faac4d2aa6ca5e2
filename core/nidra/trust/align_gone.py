"""Is a text gone from its source altogether, so that laying it word by word would tell nothing?

Two things must hold. Some words of the text are no words of the source, which no cut, no prefix
and no other white space explains: so the text certainly does not stand. And of stretches taken
all over the text hardly any stands, so that there are no changed words to tell side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from nidra.records.dialect import Dialect
from nidra.trust.align_gate import Gate
from nidra.trust.align_query import Query

_SHORTEST = 48
_WORDS = 48
_LEAST_LACKING = 3
_LACKING = 6
_PROBES = 8
_PROBE = 20
_STANDING = 4
_PREFIX_LIMIT = 256


def is_gone(gate: Gate, text: str, flat: bytes, dialect: Dialect) -> bool:
    """Does hardly anything of `text` stand in the source, and certainly not all of it?

    `flat` is its normal form.
    """
    if len(flat) < _SHORTEST:
        return False
    words = set(flat.split(b" ")[1:-1])
    lacking = gate.lacking(words)
    if _enough(lacking, words):
        own = lacking - inserted_words(text, dialect)
        return _enough(own, words) and _hardly_stands(gate, flat, lacking)
    return False


def lacks_words(gate: Gate, text: str, flat: bytes, dialect: Dialect) -> bool:
    """Is one of the text's own words no word of the source? Then no way to lay it can be clean."""
    lacking = gate.lacking(set(flat.split(b" ")[1:-1]))
    return bool(lacking and lacking - inserted_words(text, dialect))


def _enough(lacking: set[bytes], words: set[bytes]) -> bool:
    return len(lacking) >= _LEAST_LACKING and len(lacking) * _LACKING >= min(len(words), _WORDS)


def inserted_words(text: str, dialect: Dialect) -> set[bytes]:
    """The words that the miner may have put at the head of a line of this text, or as a line."""
    found = set(_words_of(dialect.literals))
    if dialect.prefix is not None:
        for begin in _marked_lines(text, dialect.prefix_marks):
            match = dialect.prefix.match(Query.flat(text[begin : begin + _PREFIX_LIMIT]))
            if match:
                found.update(match.group().split(b" "))
    return found


@cache
def _words_of(literals: tuple[bytes, ...]) -> frozenset[bytes]:
    return frozenset(word for literal in literals for word in literal.split(b" "))


def _marked_lines(text: str, marks: tuple[str, ...]) -> Iterator[int]:
    """Where the lines of `text` begin that begin, blanks apart, with one of `marks`."""
    begin = 0
    for line in text.split("\n"):
        if line.startswith(marks) or (line[:1].isspace() and line.lstrip().startswith(marks)):
            yield begin
        begin += len(line) + 1


def _hardly_stands(gate: Gate, text: bytes, lacking: set[bytes]) -> bool:
    """Does at most a quarter of some stretches stand that begin with words all over the text?

    One with a whole word inside that is among the `lacking` need not be looked for.
    """
    step = max(_PROBE, (len(text) - _PROBE) // _PROBES)
    begins = [text.find(b" ", at) + 1 for at in range(step // 2, len(text) - _PROBE, step)]
    probes = [text[begin : begin + _PROBE] for begin in begins if begin]
    likely = [probe for probe in probes if lacking.isdisjoint(probe.split(b" ")[1:-1])]
    return not gate.holds_more(likely, len(probes) // _STANDING)
