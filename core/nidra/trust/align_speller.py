"""Was a person's turn rewritten by the miner's spell-checker?

The checker goes word by word and touches lower-case words of at least four letters; what it puts
in their place lies within two edits, three for words of more than seven letters. So the turn and
the source value have equally many words, and each differing pair is of that kind. The source's
words are put back, and the text that results must stand as any other must.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise

from nidra.trust.align_judge import Findings
from nidra.trust.align_query import Query, Walk
from nidra.trust.align_table import Table, values_before

_LEAST_LETTERS = 4
_LONG_WORD = 7
_NEIGHBOURS = 60
TURN = b">"
_BLANK = 1
_TRAILING = ".,!?;:'\")"


@dataclass(frozen=True, slots=True)
class _Turn:
    """A stretch of words from one `>` at a line start up to the next: `words[first:last]`."""

    first: int
    last: int
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Respelled:
    """The text as it was before the spell-checker, and (filed, said) for each word that it rewrote."""

    text: str
    pairs: tuple[tuple[str, str], ...]


def respelled(table: Table, query: Query, walk: Walk, found: Findings) -> Respelled | None:
    """The text with the source's words, if all that differs lies in turns that may have been rewritten."""
    if found.reordered or not walk.pieces:
        return None
    places = [*found.regions, *_skipped(table, walk)]
    if not places:
        return None
    words = query.text.decode("utf-8", "replace").split(" ")
    starts = _word_starts(query.text)
    turns = _turns(query, words, starts)
    touched: dict[_Turn, None] = {}
    for begin, end in places:
        turn = next((turn for turn in turns if turn.begin <= begin and end <= turn.end), None)
        if turn is None:
            return None
        touched[turn] = None
    pairs: list[tuple[str, str]] = []
    for turn in touched:
        source = _source_words(table, walk, turn, words)
        if source is None:
            return None
        filed = words[turn.first : turn.first + len(source)]
        pairs += [pair for pair in zip(filed, source, strict=True) if pair[0] != pair[1]]
        words[turn.first : turn.first + len(source)] = source
    return Respelled(_with_lines(query, words, starts), tuple(pairs))


def _skipped(table: Table, walk: Walk) -> Iterator[tuple[int, int]]:
    """Where the text passes over something inside a value."""
    for before, after in pairwise(walk.pieces):
        if before.stop < after.at <= table.end_of(table.value_of(before.at)):
            yield before.end, after.begin


def _word_starts(text: bytes) -> list[int]:
    sizes = map(len, text.split(b" "))
    return list(accumulate(map(_BLANK.__add__, sizes), initial=0))[:-1]


def _turns(query: Query, words: list[str], starts: list[int]) -> list[_Turn]:
    text = query.text
    heads = [
        bisect_left(starts, at) for at in query.lines if text[at : at + 2] in (TURN, TURN + b" ")
    ]
    turns = []
    for head, following in zip(heads, [*heads, len(words)][1:], strict=True):
        end = starts[following] if following < len(words) else len(query.text)
        turns.append(_Turn(head + 1, following, starts[head], end))
    return turns


def _source_words(table: Table, walk: Walk, turn: _Turn, words: list[str]) -> list[str] | None:
    """The words of the value of which the turn's head is the respelled form."""
    inside = [piece for piece in walk.pieces if turn.begin <= piece.begin < turn.end]
    before = inside[0].at if inside else len(table.text)
    nearby = [table.value_of(piece.at) for piece in inside[:3]]
    said = words[turn.first : turn.last]
    if not said:
        return None
    text, longest = table.text, 64 * (len(said) + 1)
    firsts = table.first_words
    first = said[0]
    for value in [
        value
        for value in [*nearby, *values_before(table, before, _NEIGHBOURS)]
        if firsts[value] == first or corrected(first, firsts[value])
    ]:
        begin, end = table.at[value], table.end_of(value)
        if end - begin > longest:
            continue
        source = text[begin:end].decode("utf-8", "replace").split(" ")
        if len(source) > len(said) and turn.last == len(words):
            source = source[: len(said)]
        if len(source) <= len(said) and _respelled(said, source):
            return source
    return None


def _respelled(turn: list[str], source: list[str]) -> bool:
    """Do the first words of the turn spell the source's words, some of them anew?"""
    changed = 0
    for new, old in zip(turn, source, strict=False):
        if new != old:
            if not corrected(new, old):
                return False
            changed += 1
    return changed > 0


@lru_cache(maxsize=4096)
def corrected(new: str, old: str) -> bool:
    """May `new` be what a spell-checker made of `old`?"""
    bare = old.rstrip(_TRAILING)
    mark = old[len(bare) :]
    fresh = new.removesuffix(mark)
    if len(bare) < _LEAST_LETTERS or bare[0].isupper() or not new.endswith(mark):
        return False
    if abs(len(fresh) - len(bare)) > 3 or not (_letters(bare) and _letters(fresh)):
        return False
    return edits(fresh, bare) <= (2 if len(bare) <= _LONG_WORD else 3)


def _letters(word: str) -> bool:
    return word.replace("'", "").replace("’", "").replace("?", "").isalpha()


def edits(one: str, other: str) -> int:
    """Levenshtein distance of two words, each step one edit."""
    above = list(range(len(other) + 1))
    for row, left in enumerate(one, 1):
        line = [row]
        for column, right in enumerate(other, 1):
            line.append(min(above[column] + 1, line[-1] + 1, above[column - 1] + (left != right)))
        above = line
    return above[-1]


def _with_lines(query: Query, words: list[str], starts: list[int]) -> str:
    """The words with a line end before each that began a line."""
    lines = frozenset(query.lines)
    return "".join(
        f"\n{word}" if at in lines else f" {word}" for word, at in zip(words, starts, strict=True)
    )
