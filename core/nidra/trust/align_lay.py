"""Laying one text over one source: from where to walk, and which of several walks to believe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from nidra.records.dialect import Dialect
from nidra.trust.align_gate import Gate
from nidra.trust.align_gone import is_gone, lacks_words
from nidra.trust.align_judge import Findings, all_drift, judge
from nidra.trust.align_nowhere import Parted, stands_nowhere
from nidra.trust.align_query import LEAST, Piece, Query, Walk
from nidra.trust.align_stretch import one_stretch
from nidra.trust.align_table import Table
from nidra.trust.align_thread import threads
from nidra.trust.align_view import LARGE, SourceView
from nidra.trust.align_walk import Walker

_PROBED_FROM = 160
_PROBES = 8
_PROBE = 20
_SLACK = 256
_OTHER_PLACES = 3
_PLACES = 1_000
_THREADS = 50
_STANDING = 4
_SHORTEST_GONE = 48
_SEVERAL = 2

# Where a stretch stands, from a position on first; whether it begins a word is told.
PlaceOf = Callable[[bytes, bool, int], int]


class Alignment(NamedTuple):
    """One text laid over one table; `settled` where certainly no spell-checker made the difference."""

    table: Table
    query: Query
    walk: Walk
    found: Findings
    settled: bool = False


def lay(view: SourceView, text: str, dialect: Dialect, hint: int) -> Alignment:
    """The text in one piece wherever that stands, else the best of several walks.

    `hint` says where to look first and never decides what is found: before a text is said not to
    stand, it is looked for from everywhere.
    """
    table, gate = view.table(dialect)
    if len(table.text) > LARGE:
        query = Query.of(text)
        parted = Parted(table, query, dialect) if query.text else None
        if parted and parted.stands_nowhere():
            plain = _one_stretch(view, table, query, parted, dialect, len(text), hint)
            view.changes = dialect if plain else None
            return plain or _within_reach(view, table, query, dialect, len(text), hint)
    flat = Query.flat(text)
    if is_gone(gate, text, flat, dialect):
        return _gone(table, Query(flat, ()))
    query = Query.of(text)
    start = table.near(hint)
    whole = in_one_piece(table, query, dialect, len(text), start)
    if whole is not None:
        return whole
    best = _best_walk(table, gate, query, dialect, len(text), start)
    if best.found.clean or lacks_words(gate, text, flat, dialect):
        return best
    if stands_nowhere(table, query, dialect):
        return best
    return _clean_thread(table, query, dialect, len(text)) or best


def lay_changed(view: SourceView, text: str, dialect: Dialect, hint: int) -> Alignment | None:
    """A text of a large source of which one stretch has changed, if that is plain to see and certain."""
    table, _ = view.table(dialect)
    if len(table.text) <= LARGE or not table.finder.knows_words:
        return None
    query = Query.of(text)
    if not query.text:
        return None
    parted = Parted(table, query, dialect)
    if not parted.stands_nowhere():
        return None
    return _one_stretch(view, table, query, parted, dialect, len(text), hint)


def _one_stretch(
    view: SourceView,
    table: Table,
    query: Query,
    parted: Parted,
    dialect: Dialect,
    size: int,
    hint: int,
) -> Alignment | None:
    """What `_within_reach` gives where one stretch changed in the place of the hint."""
    if len(table.at) < _SEVERAL:
        return None
    begins, width = _begins(query.text)
    reach = view.reach(table, table.near(hint), 2 * len(query.text))
    start = _likely_start(reach.place_of, query.text, reach.near(hint), reach.low)
    plain = one_stretch(reach, query, parted.zones, dialect, size, start)
    if plain is None or not _mostly_stands(begins, width, plain.walk.pieces):
        return None
    return Alignment(table, query, *plain, settled=True)


def _mostly_stands(begins: list[int], width: int, pieces: list[Piece]) -> bool:
    """Do more than half of the stretches stand inside the pieces?"""
    standing = 0
    for begin in begins:
        for piece in pieces:
            if piece.begin <= begin and begin + width <= piece.end:
                standing += 1
                break
    return 2 * standing > len(begins)


def _best_walk(
    table: Table, gate: Gate, query: Query, dialect: Dialect, size: int, start: int
) -> Alignment:
    """The best of a few walks that begin at different places."""
    best = _walk(table, gate, query, dialect, size, _likely_start(gate.place_of, query.text, start))
    for _ in range(_OTHER_PLACES):
        start = _other_start(best)
        if start < 0:
            break
        other = _walk(table, gate, query, dialect, size, start)
        if other.found.weight >= best.found.weight:
            break
        best = other
    return best


def _within_reach(
    view: SourceView, table: Table, query: Query, dialect: Dialect, size: int, hint: int
) -> Alignment:
    """What stands of a text that is known not to stand in a large source: laid over a part of it."""
    probes = _spread(query.text)
    best, most = table, -1
    for place in _likely_places(table, query, hint):
        region = view.region(table, place, 2 * len(query.text))
        standing = _standing(region, probes, region.near(hint))
        if standing > most:
            best, most = region, standing
        if 2 * standing > len(probes):
            break
    if most * _STANDING <= len(probes) and len(query.text) >= _SHORTEST_GONE:
        return _gone(best, query)
    start = max(0, best.near(hint))
    return _best_walk(best, Gate(best.finder), query, dialect, size, start)


def _standing(region: Table, probes: list[bytes], start: int) -> int:
    """How many of the probes stand in the region; no more are looked for than more than half."""
    text, standing = region.text, 0
    for probe in probes:
        standing += text.find(probe, start) >= 0 or probe in text
        if 2 * standing > len(probes):
            break
    return standing


def _likely_places(table: Table, query: Query, hint: int) -> Iterator[int]:
    """Where most of the text may stand: about the hint, else where its rarest words stand."""
    yield table.near(hint)
    yield from table.finder.rare_places(query.text)


def _spread(text: bytes) -> list[bytes]:
    """Stretches all over the text, each from the beginning of a word."""
    begins, size = _begins(text)
    return [text[begin : begin + size] for begin in begins]


def _begins(text: bytes) -> tuple[list[int], int]:
    """Where these stretches begin, and their size."""
    size = _PROBE if len(text) >= _PROBED_FROM else LEAST
    step = max(size // 2, (len(text) - size) // _PROBES)
    ends = range(1, max(1, len(text) - size) + 1, step)
    return list(dict.fromkeys([text.rfind(b" ", 0, end) + 1 for end in ends])), size


def in_one_piece(
    table: Table, query: Query, dialect: Dialect, size: int, start: int
) -> Alignment | None:
    """The first place from `start` on where the whole text stands and no word is cut; a whole value first."""
    sought = query.text
    if not sought or not table.finder.holds(sought):
        return None
    tries = _PLACES
    for framed, low in ((1, start), (1, 0), (0, start), (0, 0)):
        needle = b"\n%b\n" % sought if framed else sought
        at = table.finder.find(needle, low)
        while at >= 0 and tries:
            tries -= 1
            walk = Walk([Piece(0, len(sought), at + framed, False)])
            found = judge(table, query, walk, dialect, size)
            if found.clean:
                return Alignment(table, query, walk, found)
            at = table.finder.find(needle, at + 1)
    return None


def _clean_thread(table: Table, query: Query, dialect: Dialect, size: int) -> Alignment | None:
    """The first way through the values that leaves nothing of the text over and nothing of them out."""
    for walk in islice(threads(table, query, dialect), _THREADS):
        found = judge(table, query, walk, dialect, size)
        if found.clean:
            return Alignment(table, query, walk, found)
    return None


def _gone(table: Table, query: Query) -> Alignment:
    return Alignment(table, query, Walk(drift=[(0, len(query.text))]), all_drift(query))


def _other_start(laid: Alignment) -> int:
    """Where the first words stand once more, with more of what follows or in a better place; -1 if nowhere."""
    found, pieces = laid.found, laid.walk.pieces
    if found.clean or not pieces:
        return -1
    first, text, table = pieces[0], laid.query.text, laid.table.text
    longer = text[first.begin : first.end + (2 if text[first.end : first.end + 1] == b" " else 1)]
    if first.end < len(text) and not first.led:
        at = table.find(longer)
        if at > 0:
            return at - 1
    if found.reordered or len(found.elided) > len(found.drift):
        return table.find(text[first.begin : min(first.end, first.begin + 64)], first.at + 1) - 1
    return -1


def _walk(
    table: Table, gate: Gate, query: Query, dialect: Dialect, size: int, start: int
) -> Alignment:
    walk = Walker(table, gate, query, dialect, size).run(start)
    return Alignment(table, query, walk, judge(table, query, walk, dialect, size))


def _likely_start(place_of: PlaceOf, text: bytes, start: int, lowest: int = 0) -> int:
    """Where to begin: at `start`, or where the first probe of a long text stands that stands at all."""
    size = len(text)
    if size < _PROBED_FROM:
        return start
    for number in range(_PROBES):
        at = number * (size - 2 * _PROBE) // (_PROBES - 1)
        at = text.find(b" ", at, at + _PROBE) + 1 or at
        found = place_of(text[at : at + _PROBE], at > 0, start)
        if found >= 0:
            return max(lowest, found - at - _SLACK)
    return start
