"""The words that changed, for a person: what a drifted text says, and what its source says there.

Between two pieces that stand, the text's words are laid beside the source's. Both are widened to
whole words and compared word by word, so that `licence` became `license`, and not `c` an `s`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from nidra.records.dialect import Dialect
from nidra.trust.align_inserted import prefixes
from nidra.trust.align_judge import unless_noise
from nidra.trust.align_lay import Alignment
from nidra.trust.align_query import Piece
from nidra.trust.align_table import normal_bytes
from nidra.trust.align_words import joined_at
from nidra.trust.word_diff import opcodes

_MOST_WORDS = 400
_LONGEST_WORD = 64
_SHOWN = 400
_SPARE_WORDS = 4
_NEAR = 8
_VALUES = 64

Change = tuple[str, str]


class _Side(NamedTuple):
    """What the source says in the place of a gap; `open_head`, `open_tail` where it goes on beyond."""

    words: bytes
    open_head: bool = False
    open_tail: bool = False


def changes_of(laid: Alignment, dialect: Dialect) -> tuple[Change, ...]:
    """(what the text says, what the source says there) for all that changed, in the text's order.

    "" stands for nothing, or for what cannot be told.
    """
    query, found = laid.query, laid.found
    if not laid.walk.pieces:
        return ((_told(query.text), ""),)
    ends: list[Piece | None] = [None, *laid.walk.pieces, None]
    told = [pair for gap in pairwise(ends) for pair in _changes(laid, dialect, *gap)]
    if not told:
        told = [(_told(query.text[begin:end]), "") for begin, end in found.regions]
        told += [("", words) for words in found.elided]
    return tuple(told)


def _told(text: bytes) -> str:
    return text.decode("utf-8", "replace").strip()


def _changes(
    laid: Alignment, dialect: Dialect, before: Piece | None, after: Piece | None
) -> list[Change]:
    """What changed between two pieces; None stands for the text's beginning or end."""
    text = laid.query.text
    begin, end = before.end if before else 0, after.begin if after else len(text)
    touched = _touched(laid.found.regions, begin, end)
    if not (touched or laid.found.elided):
        return []
    own = _own_words(laid, dialect, begin, end) if touched else b""
    left, right = _widths(laid, before, after)
    head, tail = text[begin - left : begin], text[end : end + right]
    old = b"".join((head, own, tail))
    side = _source_side(laid, dialect, before, after, len(old.split()), touched)
    if not (touched or side.words.strip()):
        return []
    if own.strip() and not side.words.strip():
        side = _Side(_likest_value(laid, before, after, own))
    lost = own.strip() and not side.words.strip()
    new = b"" if lost else b"".join((head, side.words, tail))
    return list(_narrowed(old, side._replace(words=new)))


def _touched(regions: Sequence[tuple[int, int]], begin: int, end: int) -> bool:
    """Does one of the sorted regions reach into `begin` to `end`, or up to it?"""
    following = bisect_right(regions, end, key=itemgetter(0))
    return any(high >= begin for _, high in regions[max(0, following - _NEAR) : following])


def _own_words(laid: Alignment, dialect: Dialect, begin: int, end: int) -> bytes:
    """The text from `begin` to `end` without what the miner puts in."""
    text, query = laid.query.text, laid.query
    inserted, lines = laid.walk.inserted, query.lines
    first, last = (bisect_left(inserted, place, key=itemgetter(0)) for place in (begin, end))
    left_out = [(low, high) for low, high in inserted[first:last] if high <= end]
    for line in lines[bisect_left(lines, begin) : bisect_left(lines, end)]:
        left_out += [(line, head.end) for head in prefixes(dialect.prefix, text, line)][:1]
    kept, position = [], begin
    for low, high in sorted(left_out):
        kept.append(text[position : max(position, low)])
        position = max(position, min(high, end))
    return b" ".join([*kept, text[position:end]]) if kept else text[begin:end]


def _widths(laid: Alignment, before: Piece | None, after: Piece | None) -> tuple[int, int]:
    """How far the words that a gap cuts reach into the piece before it and the one after it."""
    query, source = laid.query.text, laid.table.text
    left = right = 0
    if before:
        most = min(_LONGEST_WORD, before.end - before.begin)
        while left < most and (
            _runs_on(query, before.end - left) or _runs_on(source, before.stop - left)
        ):
            left += _width(query[before.begin : before.end - left][-4:], -1)
    if after:
        most = min(_LONGEST_WORD, after.end - after.begin)
        while right < most and (
            _runs_on(query, after.begin + right) or _runs_on(source, after.at + right)
        ):
            right += _width(query[after.begin + right : after.end][:4], 0)
    return left, right


def _runs_on(text: bytes, at: int) -> bool:
    """Is `at` inside a word or number, letters and digits not told apart?"""
    return (text[at - 1 : at].isalnum() and text[at : at + 1].isalnum()) or joined_at(text, at)


def _width(text: bytes, which: int) -> int:
    """How many bytes the first (0) or last (-1) character of `text` takes."""
    characters = text.decode("utf-8", "ignore")
    return len(characters[which].encode()) if characters else len(text)


def _source_side(
    laid: Alignment,
    dialect: Dialect,
    before: Piece | None,
    after: Piece | None,
    count: int,
    touched: bool,
) -> _Side:
    """The source's words between two pieces; where the text ends inside a value, about `count` of them."""
    table = laid.table
    if before and after:
        return _Side(_between(laid, dialect, before, after, count if touched else _SHOWN))
    if before and touched:
        end = table.end_of(table.value_of(before.at))
        rest = _first_words(table.text[before.stop : end], count + _SPARE_WORDS)
        return _Side(rest, open_tail=len(rest) < end - before.stop)
    if after and after.led:
        begin = table.at[table.value_of(after.at)]
        return _Side(_said(laid, dialect, begin, after.at))
    if after and touched:
        begin = table.at[table.value_of(after.at)]
        head = _last_words(table.text[begin : after.at], count + _SPARE_WORDS)
        return _Side(head, open_head=len(head) < after.at - begin)
    return _Side(b"")


def _between(laid: Alignment, dialect: Dialect, before: Piece, after: Piece, count: int) -> bytes:
    """What the source says from one piece to the next, where they stand in order.

    Of two values, the rest of the one and the head of the other, unless they say much more than the text.
    """
    table = laid.table
    value, other = table.value_of(before.at), table.value_of(after.at)
    if value == other and before.stop <= after.at:
        return _said(laid, dialect, before.stop, after.at)
    if after.at < before.stop and not table.any_order:
        return b""
    parts = (
        _said(laid, dialect, before.stop, table.end_of(value)),
        _said(laid, dialect, table.at[other], after.at),
    )
    return b" ".join(part for part in parts if part.count(b" ") <= count + _SPARE_WORDS)


def _likest_value(laid: Alignment, before: Piece | None, after: Piece | None, own: bytes) -> bytes:
    """Of the whole values beside or between the pieces, the one that shares half its words with the text."""
    table, words = laid.table, set(own.split())
    first = table.value_of(before.at) + 1 if before else 0
    last = table.value_of(after.at) if after else len(table.at)
    if before is None:
        first = max(first, last - _VALUES)
    best, most = b"", 0
    for value in range(first, min(last, first + _VALUES)):
        text = table.text[table.at[value] : table.end_of(value)]
        if len(text) > 2 * len(own) + _SHOWN:
            continue
        said = set(text.split())
        shared = len(said & words)
        if shared > most and 2 * shared >= max(len(said), len(words)):
            best, most = text, shared
    return b" %b " % best if best else b""


def _said(laid: Alignment, dialect: Dialect, begin: int, end: int) -> bytes:
    """The source's text from `begin` to `end` in a value without noise, at most so much as is shown."""
    table = laid.table
    text, value = table.text[begin:end], table.value_of(begin)
    if not unless_noise(table, value, begin, end, dialect):
        return text if text.isspace() else b""
    if dialect.noise is not None and table.holds(dialect.noise_mark):
        left = dialect.noise.sub("", table.source_text(value, begin, end).replace("\r\n", "\n"))
        if len(left.encode("utf-8", "replace")) < end - begin:
            text = b" %b " % normal_bytes(left)
    if len(text) <= _SHOWN:
        return text
    cut = text.rfind(b" ", 0, _SHOWN)
    return text[:cut] if cut > 0 else text[:_SHOWN].decode("utf-8", "ignore").encode()


def _first_words(text: bytes, count: int) -> bytes:
    end = 0
    for _ in range(count):
        end = text.find(b" ", end + 1)
        if end < 0:
            return text
    return text[:end]


def _last_words(text: bytes, count: int) -> bytes:
    begin = len(text)
    for _ in range(count):
        begin = text.rfind(b" ", 0, begin - 1) if begin > 1 else -1
        if begin < 0:
            return text
    return text[begin:]


# -- word by word ----------------------------------------------------------------------------------


def _narrowed(old: bytes, side: _Side) -> Iterator[Change]:
    """The runs of words that differ; none for what a source says beyond the text's own end."""
    one, other = _told(old).split(), _told(side.words).split()
    if one == other:
        return
    if not one or not other or len(one) + len(other) > _MOST_WORDS:
        yield " ".join(one), " ".join(other)
        return
    for tag, a, b, c, d in opcodes(one, other):
        if side.open_tail and b == len(one):
            d = min(d, c + b - a)
        if side.open_head and a == 0:
            c = max(c, d - (b - a))
        if tag != "equal" and (b > a or d > c):
            yield _bare(" ".join(one[a:b]), " ".join(other[c:d]))


def _bare(old: str, new: str) -> Change:
    """Both without the marks around a word that they have in common: `5`, not `5,`."""
    while old and new and old[-1] == new[-1] and not old[-1].isalnum():
        old, new = old[:-1], new[:-1]
    while old and new and old[0] == new[0] and not old[0].isalnum():
        old, new = old[1:], new[1:]
    return old, new
