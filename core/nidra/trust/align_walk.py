"""Laying a text over the values of a source, piece by piece, from left to right.

Each piece is the longest stretch that stands at a place in the source; a place after the one
before is preferred, and one that fills a value to its end. What stands nowhere is drift; after
it the walk looks nearby for where both texts meet again, so that a changed digit is told as
that digit. Work is bounded: steps
a text, bytes a walk, and a gate before scans of the whole source.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from nidra.records.dialect import Dialect
from nidra.trust.align_gate import Gate
from nidra.trust.align_inserted import Head, Inserted, prefixes
from nidra.trust.align_query import LEAST, Piece, Query, Walk
from nidra.trust.align_resync import RESYNC, met_again
from nidra.trust.align_table import END, Table
from nidra.trust.align_words import joined_at, shared, speaks, whole

WINDOW = 32_768
_TRIES = 8
_STEPS = 6_000
_READ_BYTES = 1 << 31
_READ_TIMES = 16
# A text of which this much (bytes), and half of it, is not there has been rewritten.
_HOPELESS = 300
_BLANK = 0x20


class Walker:
    """One walk of `query`, a text of `size` characters, over `table`."""

    def __init__(self, table: Table, gate: Gate, query: Query, dialect: Dialect, size: int) -> None:
        self._table, self._gate = table, gate
        self._text, self._query, self._q = table.text, query, query.text
        self._size = len(query.text)
        self._starts = frozenset(query.lines)
        self._prefix = dialect.prefix if len(table.at) > 1 else None
        self._inserted = Inserted(table, query, dialect)
        self._noise_head = dialect.noise_head
        self._cuts_head = dialect.cuts_words
        self._cuts_tail = dialect.cuts_words and size >= dialect.window
        self._left = _STEPS
        self._unread = max(_READ_BYTES, _READ_TIMES * len(table.text))
        self._drifted = 0
        self._hopeless = max(_HOPELESS, self._size // 2)
        self.walk = Walk()

    def run(self, hint: int) -> Walk:
        """Walk from `hint`, a position in the table."""
        p, here = 0, hint
        head = self._short_head()
        if head:
            p = head + 1
        while p < self._size:
            if self._q[p] == _BLANK:
                p += 1
                continue
            inserted = self._inserted.end(p)
            if inserted:
                self.walk.inserted.append((p, inserted))
                p = inserted
                continue
            p, here = self._step(p, here)
            if self._drifted > self._hopeless and p < self._size:
                self._drift(p, self._size)
                break
        if head:
            self._place_head(head)
        return self.walk

    def _step(self, p: int, here: int) -> tuple[int, int]:
        """Place the piece at `p`, or tell drift up to where the texts meet again."""
        piece = self._piece(p, here)
        if piece is None:
            piece_or_next = self._meet(p, here)
            if isinstance(piece_or_next, int):
                self._drift(p, piece_or_next)
                return piece_or_next, here
            self._drift(p, piece_or_next.begin)
            piece = piece_or_next
        elif piece.begin > p:
            self.walk.inserted.append((p, piece.begin))
        self.walk.pieces.append(piece)
        return piece.end, piece.stop

    def _drift(self, begin: int, end: int) -> None:
        drift = self.walk.drift
        self._drifted += end - begin
        if drift and drift[-1][1] >= begin - 1:
            begin = drift.pop()[0]
        drift.append((begin, end))

    # -- one piece ----------------------------------------------------------------------

    def _piece(self, p: int, here: int) -> Piece | None:
        """The piece at `p`, behind an inserted prefix where that reaches farther."""
        led = self._led_piece(p, here)
        if led and self._closes(led):
            return led
        own = self._fit(p, here, self._text[here] == END and p > 0, False)
        if led and (own is None or led.end > own.end):
            return led
        return own

    def _led_piece(self, p: int, here: int) -> Piece | None:
        """The piece behind a prefix at `p`, by that way to read the prefix which reaches farther."""
        best: Piece | None = None
        for head in prefixes(self._prefix, self._q, p) if p in self._starts else ():
            piece = self._behind(p, head, here)
            if piece and (best is None or piece.end > best.end):
                best = piece
        return best

    def _behind(self, p: int, head: Head, here: int) -> Piece | None:
        if head.end >= self._size:
            return None
        piece = self._fit(head.end, here, True, True)
        if piece is None or not speaks(self._text, head.names, piece.at):
            return None
        prefix = self._q[p : head.end]
        if self._text[piece.at - len(prefix) : piece.at] == prefix:
            return Piece(p, piece.end, piece.at - len(prefix), False)
        return piece

    def _closes(self, piece: Piece) -> bool:
        """Does the piece end with its value, or the text with the piece?"""
        if piece.end == self._size:
            return True
        return self._text[piece.stop] == END and self._q[piece.end] == _BLANK

    def _fit(self, p: int, here: int, at_start: bool, led: bool) -> Piece | None:
        """The best stretch at `p`: one that closes a value if possible, else the longest."""
        if self._size - p < LEAST:
            return self._tail(p, here, at_start, led)
        best = self._search(p, here, min(len(self._text), here + WINDOW), at_start, led)
        if best is None or not (self._closes(best) or best.end - best.begin >= 4 * LEAST):
            for low, high in ((here, len(self._text)), (0, here + LEAST)):
                found = self._search(p, low, high, at_start, led)
                if found and (best is None or self._better(found, best)):
                    best = found
                if best and self._closes(best):
                    break
        if best and best.end - best.begin >= LEAST:
            return best
        return self._whole_line(p, here, led)

    def _better(self, one: Piece, other: Piece) -> bool:
        return one.end > other.end

    def _search(self, p: int, low: int, high: int, at_start: bool, led: bool) -> Piece | None:
        """The best place of the text from `p` among the first few between `low` and `high`."""
        seed = self._q[p : p + LEAST]
        if self._may_gate(p) and not self._gate.may_hold(seed):
            return None
        best: Piece | None = None
        tries = 0
        at = self._find(seed, low, high)
        while at >= 0:
            reach = shared(self._q, p, self._text, at)
            piece = Piece(p, p + whole(self._q, p, reach), at, led)
            if best is None or self._better(piece, best):
                best = piece
            if self._closes(piece):
                tries += 1
                if tries > _TRIES or self._fits(piece, at_start):
                    return piece
                at = self._find(self._q[p : p + reach], at + 1, high)
            else:
                at = self._find(self._q[p : p + reach + 1], low, high)
        return best

    def _find(self, sought: bytes, low: int, high: int) -> int:
        """`find` that counts what it reads; -1 also when all that one walk may read is spent."""
        if self._unread < 0:
            return -1
        at = self._text.find(sought, low, high)
        self._unread -= (high if at < 0 else at) - low
        if at < 0:
            self._gate.missed(high - low)
        return at

    def _fits(self, piece: Piece, at_start: bool) -> bool:
        """Does the piece begin and end where a piece of such a text may?"""
        if at_start and self._text[piece.at - 1] != END:
            return False
        if piece.begin == 0 and not self._cuts_head and joined_at(self._text, piece.at):
            return False
        tail = piece.end == self._size and not self._cuts_tail
        return not (tail and joined_at(self._text, piece.stop))

    def _may_gate(self, p: int) -> bool:
        return p > 0 and (self._q[p - 1] == _BLANK or self._q[p] >= 0xE3)

    def _reaching(self, p: int, at: int) -> Piece:
        return Piece(p, p + whole(self._q, p, shared(self._q, p, self._text, at)), at, False)

    def _whole_line(self, p: int, here: int, led: bool) -> Piece | None:
        """A short line that is a value by itself."""
        end = self._query.line_end(p)
        line = self._q[p:end]
        if not line or len(line) >= LEAST:
            return None
        for low, high in ((here, len(self._text)), (0, here + len(line) + 1)):
            at = self._find(b"\n%b\n" % line, low, min(high, len(self._text)))
            if at >= 0:
                return Piece(p, end, at + 1, led)
        return self._beside_noise(p, line, here, led)

    def _beside_noise(self, p: int, line: bytes, here: int, led: bool) -> Piece | None:
        """A short line that is all of a value but for what the miner strips behind or before it."""
        if self._noise_head is None:
            return None
        high = here + WINDOW
        at = self._text.find(b"\n%b " % line, here, high)
        while at >= 0:
            if self._noise_head.match(self._text, at + len(line) + 2):
                return Piece(p, p + len(line), at + 1, led)
            at = self._text.find(b"\n%b " % line, at + 1, high)
        at = self._text.find(b"> %b\n" % line, here, high)
        return Piece(p, p + len(line), at + 2, led) if at >= 0 else None

    def _tail(self, p: int, here: int, at_start: bool, led: bool) -> Piece | None:
        """The last few bytes of a text: they must begin a value, or be one."""
        if at_start or led:
            at = self._text.find(b"\n" + self._q[p:], here, here + WINDOW)
            if at >= 0:
                return Piece(p, self._size, at + 1, led)
        if p == 0:
            at = self._text.find(self._q, here)
            at = at if at >= 0 else self._text.find(self._q)
            return Piece(0, self._size, at, led) if at >= 0 else None
        return self._whole_line(p, here, led)

    # -- the head of a text that was cut out of a longer one -------------------------------

    def _short_head(self) -> int:
        """Where the first line ends, if it is too short to be found and nothing follows it in one value."""
        end = self._query.line_end(0)
        if end >= LEAST or end >= self._size or self._inserted.end(0):
            return 0
        if self._prefix and self._prefix.match(self._q):
            return 0
        return 0 if self._text.find(self._q[:LEAST]) >= 0 else end

    def _place_head(self, end: int) -> None:
        """The head must be the end of a value before the first piece."""
        pieces = self.walk.pieces
        before = pieces[0].at if pieces else len(self._text)
        head = self._q[:end]
        at = self._text.rfind(head + b"\n", 0, before)
        if at >= 0:
            pieces.insert(0, Piece(0, end, at, False))
        elif (whole := self._text.find(b"\n%b\n" % head)) >= 0:
            pieces.insert(0, Piece(0, end, whole + 1, False))
        else:
            self.walk.drift.insert(0, (0, end))

    # -- where both texts meet again -------------------------------------------------------

    def _meet(self, p: int, here: int) -> Piece | int:
        """The next piece after drift at `p`, or the position at which to try again."""
        if self.walk.pieces:
            near = self._meet_near(p, here)
            if near is not None:
                return near
        return self._meet_far(p, here)

    def _meet_near(self, p: int, here: int) -> Piece | int | None:
        turn = self._next_turn(p)
        stop, high = turn or self._size, len(self._text)
        at, k, tried = met_again(self._q, p, stop, self._text, here, high, self._left)
        self._left -= tried
        return self._reaching(k, at) if at >= 0 else k or turn or None

    def _next_turn(self, p: int) -> int:
        """The next line, not far behind `p`, that may begin with an inserted prefix; else 0."""
        if not self._prefix:
            return 0
        lines = self._query.lines
        for at in lines[bisect_right(lines, p) : bisect_left(lines, p + RESYNC)]:
            if self._prefix.match(self._q, at):
                return at
        return 0

    def _meet_far(self, p: int, here: int) -> Piece | int:
        """The next word that stands anywhere with what follows it; the end of the text if none does."""
        q = self._q
        k = p
        while True:
            k = q.find(b" ", k) + 1
            if not k or self._size - k < LEAST or self._left < 0:
                return self._size
            self._left -= 8
            if k in self._starts:
                return k
            seed = q[k : k + LEAST]
            if not self._gate.may_hold(seed):
                continue
            for low in (here, 0):
                at = self._find(seed, low, len(self._text))
                if at >= 0:
                    return self._reaching(k, at)
