"""Is a text gone from its source altogether, so that laying it word by word would tell nothing?

Two things must hold. Some words of the text are no words of the source, which no cut, no prefix
and no other white space explains: so the text certainly does not stand. And of stretches taken
all over the text hardly any stands, so that there are no changed words to tell side by side.
"""

from __future__ import annotations

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


def is_gone(gate: Gate, query: Query, dialect: Dialect) -> bool:
    """Does hardly anything of the text stand in the source, and certainly not all of it?"""
    if len(query.text) < _SHORTEST:
        return False
    words = set(query.text.split(b" ")[1:-1])
    lacking = gate.lacking(words)
    if _enough(lacking, words):
        lacking -= inserted_words(query, dialect)
        return _enough(lacking, words) and _hardly_stands(gate, query.text)
    return False


def lacks_words(gate: Gate, query: Query, dialect: Dialect) -> bool:
    """Is one of the text's own words no word of the source? Then no way to lay it can be clean."""
    lacking = gate.lacking(set(query.text.split(b" ")[1:-1]))
    return bool(lacking and lacking - inserted_words(query, dialect))


def _enough(lacking: set[bytes], words: set[bytes]) -> bool:
    return len(lacking) >= _LEAST_LACKING and len(lacking) * _LACKING >= min(len(words), _WORDS)


def inserted_words(query: Query, dialect: Dialect) -> set[bytes]:
    """The words that the miner may have put at the head of a line of this text, or as a line."""
    found = {word for literal in dialect.literals for word in literal.split(b" ")}
    if dialect.prefix is not None:
        for begin in query.lines:
            match = dialect.prefix.match(query.text, begin)
            if match:
                found.update(match.group().split(b" "))
    return found


def _hardly_stands(gate: Gate, text: bytes) -> bool:
    """Does at most a quarter of some stretches stand that begin with words all over the text?"""
    step = max(_PROBE, (len(text) - _PROBE) // _PROBES)
    begins = [text.find(b" ", at) + 1 for at in range(step // 2, len(text) - _PROBE, step)]
    probes = [text[begin : begin + _PROBE] for begin in begins if begin]
    left = len(probes) // _STANDING
    for probe in probes:
        if gate.holds(probe):
            left -= 1
            if left < 0:
                return False
    return True
