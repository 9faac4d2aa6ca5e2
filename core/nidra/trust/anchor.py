"""Anchors: where in a source's bytes every word of a memory stands, and what of it does not.

`align` looks for the whole text, not for one run of it: spans together cover the text, and what
is left over and is no known literal of the miner is drift, be it one digit.
"""

from __future__ import annotations

from functools import lru_cache  # noqa: F401

from blake3 import blake3

from nidra.records.dialect import Calls, Dialect
from nidra.records.verdict import Detail, Span, SpanForm, State, Verdict
from nidra.sources.values import looks_like_json, unescape
from nidra.trust.align_gate import Gate
from nidra.trust.align_judge import Findings, is_rendered, judge
from nidra.trust.align_render import values_with_calls
from nidra.trust.align_table import Table, raw_table
from nidra.trust.align_walk import Query, Walk, Walker


class SourceView:
    """One source's bytes with tables that are built when a text first needs them."""

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        self.is_json = looks_like_json(raw)
        self._tables: dict[Calls | None, tuple[Table, Gate]] = {}

    def table(self, dialect: Dialect) -> tuple[Table, Gate]:
        key = dialect.calls if self.is_json else None
        kept = self._tables.get(key)
        if kept is None:
            if self.is_json:
                table = Table(self.raw).fill(values_with_calls(self.raw, dialect))
                table.any_order = b'"mapping"' in self.raw[:65536]
            else:
                table = raw_table(self.raw)
            kept = self._tables[key] = (table, Gate(table.text))
        return kept

    def raw_table(self) -> tuple[Table, Gate]:
        kept = self._tables.get(None)
        if kept is None:
            table = raw_table(self.raw)
            kept = self._tables[None] = (table, Gate(table.text))
        return kept


def digest(piece: bytes) -> bytes:
    return blake3(piece).digest(8)


def align(view: SourceView, text: str, dialect: Dialect, hint: int = 0) -> Verdict:
    if not dialect.checkable:
        return Verdict(State.NO_BYTE_CHECK, "cannot be compared")
    query = Query.of(text)
    table, gate = view.table(dialect)
    walk = Walker(table, gate, query, dialect).run(table.near(hint))
    found = judge(table, query, walk, dialect, len(text))
    if not found.clean and view.is_json:
        raw, _ = view.raw_table()
        at = raw.text.find(query.text)
        if at >= 0:
            o, l, f = raw.bytes_of(at, at + len(query.text))
            return Verdict(State.VERBATIM, "raw", (Span(o, l, digest(view.raw[o:o+l]), f),), 1.0)
    spans = []
    for piece in walk.pieces:
        o, l, f = table.bytes_of(piece.at, piece.stop)
        spans.append(Span(o, l, digest(view.raw[o:o+l]), f))
    note = "rendered parts" if walk.inserted or any(is_rendered(table, p) for p in walk.pieces) else ""
    state = State.VERBATIM if found.clean else State.DRIFTED
    return Verdict(state, "", tuple(spans), 1.0, Detail(found.drift, found.elided, found.reordered, note if found.clean else ""))


def text_of(view: SourceView, span: Span) -> str:
    piece = view.raw[span.offset : span.offset + span.length]
    return unescape(piece) if span.form is SpanForm.JSON else piece.decode("utf-8", "replace")
