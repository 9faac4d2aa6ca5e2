"""The quick way for a text of which one stretch changed in its last value, in a large source.

All of its values but the last stand whole, one after the other; the last one stands up to the stretch
that changed, and either nothing behind that or all of it. What the walk does with such a text is
plain at every step, so that it is read off the table where it lies, with no part of it cut out.
Whatever else is so is left to the walk, which must find the same.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from nidra.records.dialect import Dialect
from nidra.trust.align_inserted import Head, prefixes
from nidra.trust.align_judge import Findings, judge
from nidra.trust.align_query import LEAST, Piece, Query, Walk
from nidra.trust.align_reach import Reach
from nidra.trust.align_resync import met_again
from nidra.trust.align_speller import TURN, corrected
from nidra.trust.align_table import END
from nidra.trust.align_walk import WINDOW
from nidra.trust.align_words import shared, whole

_BLANK = 0x20
_WITH_DIGITS = re.compile(rb"(?<= )[^ ]*[0-9][^ ]*")
_ENDS = frozenset((_BLANK, END))
_FIRST_PIECES = 3


class Stretch(NamedTuple):
    """What was laid in the quick way."""

    walk: Walk
    found: Findings


def one_stretch(
    reach: Reach,
    query: Query,
    zones: list[tuple[int, int]],
    dialect: Dialect,
    size: int,
    start: int,
) -> Stretch | None:
    """The walk over `reach` from `start` of a text that is known not to stand; None where it is not plain.

    `zones` are all ranges of the text that may be insertions.
    """
    if reach.first == reach.last or reach.high - reach.low > WINDOW:
        return None
    if query.line_end(0) < LEAST or not _leads(query, zones, dialect):
        return None
    pieces = _pieces(reach, query.text, zones[0][1] if zones else 0, start)
    if pieces is None:
        return None
    inserted = [(0, pieces[0].begin)] if zones else []
    tail = _behind(reach, query, pieces[-1], dialect)
    if tail is None:
        return None
    if isinstance(tail, Piece):
        pieces.append(tail)
    begin, end = _drift(query.text, pieces, tail)
    if not zones and _stands_again(reach, query.text, pieces[0]):
        return None
    walk = Walk(pieces, [(begin, end)], inserted)
    if dialect.corrects and may_be_respelled(reach, query, walk):
        return None
    if isinstance(tail, Piece):
        return Stretch(walk, judge(reach.table, query, walk, dialect, size))
    told = query.text[begin:end].replace(b" ", b"").decode("utf-8", "replace")
    return Stretch(walk, Findings((told,), (), 0, ((begin, end),)))


def _leads(query: Query, zones: list[tuple[int, int]], dialect: Dialect) -> bool:
    """Is nothing inserted, or one prefix at the beginning that names nobody?"""
    if not zones:
        return True
    heads = [*prefixes(dialect.prefix, query.text, 0)] if len(zones) == 1 else []
    return heads == [Head(zones[0][1], ())] and zones[0][0] == 0


def _pieces(reach: Reach, q: bytes, p: int, here: int) -> list[Piece] | None:
    """The whole values and what stands of the last one."""
    text, size = reach.text, len(q)
    pieces: list[Piece] = []
    led = p > 0
    while size - p >= LEAST:
        at = reach.find(q[p : p + LEAST], here)
        if at < 0 or text[at - 1] != END:
            return None
        agree = shared(q, p, text, at)
        end = p + whole(q, p, agree)
        if end == size or end - p < LEAST:
            return None
        piece = Piece(p, end, at, led)
        pieces.append(piece)
        if text[piece.stop] != END or q[end] != _BLANK:
            again = reach.find(q[p : p + agree + 1]) >= 0
            alone = led and reach.find(q[:LEAST]) >= 0
            return None if again or alone or text[piece.stop] == END else pieces
        p, here, led = end + 1, piece.stop, False
    return None


def _behind(reach: Reach, query: Query, last: Piece, dialect: Dialect) -> Piece | int | None:
    """The piece behind the stretch, up to the ends of text and value, or the text's end; else None."""
    q, size = query.text, len(query.text)
    p = last.end + (q[last.end] == _BLANK)
    if size - p >= LEAST and reach.find(q[p : p + LEAST]) >= 0:
        return None
    line = q[p : query.line_end(p)]
    if len(line) < LEAST and _stands_as_line(reach, line, last.stop, dialect):
        return None
    at, k, _ = met_again(q, p, size, reach.text, last.stop, reach.high)
    if at < 0:
        return size if k == size else None
    text = reach.text
    end = text.find(b"\n", last.stop)
    return Piece(k, size, at, False) if text[at:end] == q[k:] else None


def _stands_as_line(reach: Reach, line: bytes, here: int, dialect: Dialect) -> bool:
    """May a short line be a value by itself, or all of one but for noise?"""
    text, size = reach.text, len(line)
    for begin in reach.begins(line.partition(b" ")[0]):
        if text.startswith(line, begin) and text[begin + size] in _ENDS:
            return True
    return (
        dialect.noise_head is not None and reach.quotes and reach.find(b"> %b\n" % line, here) >= 0
    )


def _drift(q: bytes, pieces: list[Piece], tail: Piece | int) -> tuple[int, int]:
    """The stretch of the text that changed."""
    last = pieces[-2] if isinstance(tail, Piece) else pieces[-1]
    begin = last.end + (q[last.end] == _BLANK)
    return begin, tail.begin if isinstance(tail, Piece) else tail


def _stands_again(reach: Reach, q: bytes, first: Piece) -> bool:
    """Does the first piece stand elsewhere with more of what follows it?"""
    return reach.find(q[first.begin : first.end + (2 if q[first.end] == _BLANK else 1)]) >= 0


# -- was a turn spelled anew ------------------------------------------------------------------------


def may_be_respelled(reach: Reach, query: Query, walk: Walk) -> bool:
    """May a spell-checker have made the difference? False is certain."""
    q = query.text
    turns = [at for at in query.lines if q[at : at + 2] in (TURN, TURN + b" ")]
    if not turns:
        return False
    if turns != [0]:
        return True
    said = len(TURN) + 1
    begins = reach.begun(q[said:].partition(b" ")[0])
    if begins is None:
        return True
    text, last = reach.text, walk.pieces[:_FIRST_PIECES][-1].at
    digits = _WITH_DIGITS.search(q, said)
    stem, word = (q[said : digits.start()], digits[0]) if digits else (b"\n", b"")
    for begin in begins:
        if begin > last:
            break
        # A word with a digit in it is spelled anew by no one.
        if text.startswith(stem, begin) and not text.startswith(word, begin + len(stem)):
            continue
        if _may_spell(q, said, text, begin):
            return True
    return False


def _may_spell(q: bytes, said: int, text: bytes, begin: int) -> bool:
    """May the text from `said` on spell the value that begins at `begin`, by the first word that differs?"""
    agree = shared(q, said, text, begin)
    ends_there = text[begin + agree] in _ENDS
    if ends_there and q[said + agree : said + agree + 1] in (b"", b" "):
        return False
    at = q.rfind(b" ", 0, said + agree) + 1
    new, old = q[at:].partition(b" ")[0], _word_from(text, begin + at - said)
    return corrected(new.decode(), old.decode())


def _word_from(text: bytes, at: int) -> bytes:
    """The word of `text` from `at` on."""
    return text[at : text.find(b"\n", at)].partition(b" ")[0]
