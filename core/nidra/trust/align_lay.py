"""Laying one text over one source: from where to walk, and which of several walks to believe."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.dialect import Dialect
from nidra.trust.align_judge import Findings, judge
from nidra.trust.align_query import Query, Walk
from nidra.trust.align_table import Table
from nidra.trust.align_view import SourceView
from nidra.trust.align_walk import Walker

_REJECT_FROM = 160
_PROBES = 8
_PROBE = 20
_SLACK = 256
_CHANCE = 1
_TURN = b"> "
_OTHER_PLACES = 3


@dataclass(frozen=True, slots=True)
class Alignment:
    """One text laid over one table."""

    table: Table
    query: Query
    walk: Walk
    found: Findings


def lay(view: SourceView, text: str, dialect: Dialect, hint: int) -> Alignment:
    """The best of the walks from `hint` and, where that is not clean, from other places of the first words."""
    table, _ = view.table(dialect)
    query = Query.of(text)
    start = _likely_start(view, table, query, table.near(hint))
    if start is None:
        whole = ((0, len(query.text)),) if query.text else ()
        walk = Walk(drift=list(whole))
        found = judge(table, query, walk, dialect, len(text))
        return Alignment(table, query, walk, found)
    best = _walk(table, view, query, dialect, len(text), start)
    for _ in range(_OTHER_PLACES):
        start = _other_start(best)
        if start < 0:
            break
        other = _walk(table, view, query, dialect, len(text), start)
        if other.found.weight >= best.found.weight:
            break
        best = other
    return best


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
    table: Table, view: SourceView, query: Query, dialect: Dialect, size: int, start: int
) -> Alignment:
    _, gate = view.table(dialect)
    walk = Walker(table, gate, query, dialect, size).run(start)
    return Alignment(table, query, walk, judge(table, query, walk, dialect, size))


def _likely_start(view: SourceView, table: Table, query: Query, start: int) -> int | None:
    """Where to begin: at `start`, or where a probe of a long text stands; None if hardly any does.

    One probe of eight may stand by chance, unless a person's turn may have been respelled.
    """
    size = len(query.text)
    if size < _REJECT_FROM:
        return start
    likely: int | None = None
    left = 0 if query.text.startswith(_TURN) else _CHANCE
    for number in range(_PROBES):
        at = number * (size - 2 * _PROBE) // (_PROBES - 1)
        at = query.text.find(b" ", at, at + _PROBE) + 1 or at
        found = view.place_of(table, query.text[at : at + _PROBE], at > 0, start)
        if found >= 0:
            likely = max(0, found - at - _SLACK) if likely is None else likely
            left -= 1
            if left < 0:
                return likely
    return None
