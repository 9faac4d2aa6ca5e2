"""Threading a text through the values of a source: the end of one, whole ones, the beginning of the last.

A walk takes the longest piece that it sees first and may so miss the one place where a text of
common words stands. Here every place is tried: of all ways to lay the first lines of the text,
only the one that ends earliest in the source is kept, for whatever follows may stand behind it.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from nidra.records.dialect import Dialect
from nidra.trust.align_inserted import Inserted, prefixes
from nidra.trust.align_judge import unless_noise
from nidra.trust.align_query import LEAST, Piece, Query, Walk
from nidra.trust.align_table import END, Table
from nidra.trust.align_words import joined_at, shared, speaks

_TRIES = 4_000
_BLOCKS_APART = 3
_KEPT = 64
_TRIES_A_PART = 400
_BLANK = 0x20


class _Laid(NamedTuple):
    """A beginning of the text that is laid: where it stops in the source, and what was laid.

    `closed`: nothing follows it in its value but noise, so that the next value may begin.
    """

    stop: int
    closed: bool
    pieces: tuple[Piece, ...] = ()
    inserted: tuple[tuple[int, int], ...] = ()

    def walk(self) -> Walk:
        return Walk(list(self.pieces), [], list(self.inserted))


def threads(table: Table, query: Query, dialect: Dialect) -> Iterator[Walk]:
    """Walks that cover the whole text, each piece but the first from the start of its value, each but the last to its end."""
    return _Threader(table, query, dialect).walks()


class _Threader:
    """The search for one text: what is laid so far, by where it ends in the text."""

    def __init__(self, table: Table, query: Query, dialect: Dialect) -> None:
        self._table, self._query, self._dialect = table, query, dialect
        self._source, self._text = table.text, query.text
        self._noise = dialect.noise_head if table.holds(dialect.noise_mark) else None
        self._prefix = dialect.prefix if len(table.at) > 1 else None
        self._inserted = Inserted(table, query, dialect)
        self._tries = _TRIES

    def walks(self) -> Iterator[Walk]:
        size = len(self._text)
        laid = {(0, True): [_Laid(0, True)]}
        waiting = [(0, True)]
        while waiting and self._tries > 0:
            key = heappop(waiting)
            for before in laid[key]:
                for end, longer in self._continued(key[0], before):
                    if end == size and longer.pieces:
                        yield longer.walk()
                    elif end < size and self._text[end] == _BLANK:
                        following = (end + 1, longer.closed)
                        if following not in laid:
                            heappush(waiting, following)
                        self._keep(laid.setdefault(following, []), end + 1, longer)

    def _keep(self, kept: list[_Laid], at: int, laid: _Laid) -> None:
        """At a line's head the way that stops first is enough; within a line the next value must be near."""
        if not self._begins_line(at):
            if len(kept) < _KEPT and all(laid.stop != other.stop for other in kept):
                kept.append(laid)
        elif not kept or laid.stop < kept[0].stop:
            kept[:] = [laid]

    def _continued(self, at: int, laid: _Laid) -> Iterator[tuple[int, _Laid]]:
        """(where it ends in the text, what is laid then) for all that may come next."""
        end = self._inserted.end(at)
        if end:
            yield end, laid._replace(inserted=(*laid.inserted, (at, end)))
        for head in prefixes(self._prefix, self._text, at) if self._begins_line(at) else ():
            inserted = (*laid.inserted, (at, head.end))
            for piece in self._pieces(head.end, laid, True) if head.end < len(self._text) else ():
                if not head.names or (
                    self._ends_line(piece.end) and speaks(self._source, head.names, piece.at)
                ):
                    yield piece.end, self._with(laid, piece)._replace(inserted=inserted)
        for piece in self._pieces(at, laid, False):
            if self._may_follow(laid, piece):
                yield piece.end, self._with(laid, piece)

    def _may_follow(self, laid: _Laid, piece: Piece) -> bool:
        """Within a line only blocks of one message are joined: its values lie close together, or are long."""
        if not laid.pieces or self._begins_line(piece.begin):
            return True
        last = laid.pieces[-1]
        if min(last.end - last.begin, piece.end - piece.begin) >= LEAST:
            return True
        one, other = self._table.value_of(last.at), self._table.value_of(piece.at)
        cut = last.at > self._table.at[one]
        if cut and one != other and self._value(one) == self._value(other):
            return False
        return 0 <= other - one <= _BLOCKS_APART

    def _value(self, number: int) -> bytes:
        return self._source[self._table.at[number] : self._table.end_of(number)]

    def _begins_line(self, at: int) -> bool:
        return at in self._query.lines

    def _ends_line(self, at: int) -> bool:
        return at == len(self._text) or at + 1 in self._query.lines

    def _with(self, laid: _Laid, piece: Piece) -> _Laid:
        closed = self._source[piece.stop] == END or self._is_noise(piece.stop, None)
        return _Laid(piece.stop, closed, (*laid.pieces, piece), laid.inserted)

    def _pieces(self, begin: int, laid: _Laid, led: bool) -> Iterator[Piece]:
        """The text from `begin` as far as it agrees, at each place where it may go on."""
        text, source = self._text, self._source
        stop = text.find(b" ", begin)
        word = text[begin : stop if stop > 0 else len(text)]
        first = not (led or laid.pieces)
        low = 0 if self._table.any_order else laid.stop
        for lead in (b"",) if first else (b"\n", b" ") if self._noise else (b"\n",):
            at = source.find(lead + word, low)
            left = min(_TRIES_A_PART, self._tries)
            while at >= 0 and left > 0:
                left -= 1
                self._tries -= 1
                place = at + len(lead)
                if self._may_begin(place, laid, lead):
                    end = self._end(begin, place)
                    if end > begin:
                        yield Piece(begin, end, place, led)
                at = source.find(lead + word, at + 1)

    def _may_begin(self, place: int, laid: _Laid, lead: bytes) -> bool:
        """May a piece begin here: at the head of a value, behind noise, or anywhere if it is the first?"""
        if not lead:
            return self._dialect.cuts_words or not joined_at(self._source, place)
        if lead == b"\n":
            return laid.closed
        begin = self._table.at[self._table.value_of(place)]
        if laid.pieces and begin < laid.stop <= place:
            return self._is_noise(laid.stop, place)
        return laid.closed and self._is_noise(begin - 1, place)

    def _end(self, begin: int, place: int) -> int:
        """Where the piece ends in the text: with it, with its value, or before noise; `begin` if nowhere."""
        length = shared(self._text, begin, self._source, place)
        end = begin + length
        if end == len(self._text) or self._source[place + length] == END:
            return end
        end = self._text.rfind(b" ", begin, end)
        if self._noise and end > begin and self._noise.match(self._source, place + end - begin + 1):
            return end
        return begin

    def _is_noise(self, begin: int, end: int | None) -> bool:
        """Is what stands behind the blank at `begin`, up to `end` or the end of its value, noise?"""
        if self._noise is None or not self._noise.match(self._source, begin + 1):
            return False
        value = self._table.value_of(begin + 1)
        end = self._table.end_of(value) if end is None else end
        return not unless_noise(
            self._table, value, begin + (self._source[begin] == END), end, self._dialect
        )
