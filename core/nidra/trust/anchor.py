"""Anchors: where in a source's bytes every word of a text stands, and what of it does not.

`align` looks for the whole text, not for one run of it: spans together cover the text, and what
is left over and is no known literal of the miner is drift, be it one digit. A fast search in the
untouched bytes answers for most texts; it may only say what the full alignment would.
"""

from __future__ import annotations

from dataclasses import dataclass

from nidra.records.dialect import Dialect
from nidra.records.verdict import Detail, Span, SpanForm, State, Verdict
from nidra.sources.values import unescape
from nidra.trust import align_mojibake, align_notes
from nidra.trust.align_fast import LEAST_LETTERS, fast_spans, plainly_too_short, too_few_letters
from nidra.trust.align_judge import Findings, judge
from nidra.trust.align_speller import respelled
from nidra.trust.align_table import END, Table
from nidra.trust.align_view import SourceView, digest_of
from nidra.trust.align_walk import Query, Walk, Walker

__all__ = ["SourceView", "align", "longest_span_text", "still_stands", "text_of"]

_REJECT_FROM = 160
_PROBES = 8
_PROBE = 20
_SLACK = 256
_CHANCE = 1
_TURN = b"> "
_OTHER_PLACES = 3
_SHOWN = 60
_CUT = " The message goes on in the source; the miner cut it here."


@dataclass(frozen=True, slots=True)
class _Alignment:
    """One text laid over one table."""

    table: Table
    query: Query
    walk: Walk
    found: Findings


def align(view: SourceView, text: str, dialect: Dialect, hint: int = 0) -> Verdict:
    """Does the whole `text` stand in the source? `hint` is a byte offset near which it is expected.

    States: VERBATIM, DRIFTED, ALTERED (respelled by the miner), TOO_SHORT to prove anything,
    NO_BYTE_CHECK where the dialect permits none. Spans count bytes of the file.
    """
    if not dialect.checkable:
        return Verdict(
            State.NO_BYTE_CHECK,
            "The text was extracted from another format and cannot be compared with bytes.",
        )
    fast = fast_spans(view, text, dialect, hint)
    if fast is not None:
        note = align_notes.PARTS if fast.inserted else ""
        sentence = _sentence(note) + (_CUT if fast.cut else "")
        return Verdict(State.VERBATIM, sentence, fast.spans, 1.0, Detail(note=note))
    if plainly_too_short(view, text, dialect):
        return _too_short()
    return _align_in_full(view, text, dialect, hint)


def _align_in_full(view: SourceView, text: str, dialect: Dialect, hint: int) -> Verdict:
    """The alignment over the source's table, with every other reading of the text tried in turn."""
    own = _lay(view, text, dialect, hint)
    if own.found.clean:
        return _standing(view, own, dialect, len(text))
    if view.is_json and dialect.decodes:
        as_filed = _as_raw_document(view, own.query)
        if as_filed is not None:
            return as_filed
    mended = align_mojibake.undone(text)
    if mended is not None:
        other = _lay(view, mended, dialect, hint)
        if other.found.clean and other.walk.pieces:
            return _standing(view, other, dialect, len(text), align_notes.MOJIBAKE)
    if dialect.corrects:
        before = respelled(own.table, own.query, own.walk, own.found)
        if before is not None:
            other = _lay(view, before, dialect, hint)
            if other.found.clean and other.walk.pieces:
                return _altered(view, own, other)
    return _drifted(view, own)


# -- laying the text over the table ---------------------------------------------------------


def _lay(view: SourceView, text: str, dialect: Dialect, hint: int) -> _Alignment:
    """The best of the walks from `hint` and, where that is not clean, from other places of the first words."""
    table, _ = view.table(dialect)
    query = Query.of(text)
    start = _likely_start(view, table, query, table.near(hint))
    if start is None:
        whole = ((0, len(query.text)),) if query.text else ()
        walk = Walk(drift=list(whole))
        found = judge(table, query, walk, dialect, len(text))
        return _Alignment(table, query, walk, found)
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


def _other_start(laid: _Alignment) -> int:
    """Where the first words stand once more, with more of what follows or in a better place; -1 if nowhere."""
    found, pieces = laid.found, laid.walk.pieces
    if found.clean or not pieces:
        return -1
    first, text, table = pieces[0], laid.query.text, laid.table.text
    longer = text[first.begin : first.end + 1]
    if first.end < len(text) and not first.led:
        at = table.find(longer, 0, first.at)
        if at < 0:
            at = table.find(longer, first.stop)
        return max(0, at - 1) if at >= 0 else -1
    if found.reordered or len(found.elided) > len(found.drift):
        return table.find(text[first.begin : min(first.end, first.begin + 64)], first.at + 1) - 1
    return -1


def _walk(
    table: Table, view: SourceView, query: Query, dialect: Dialect, size: int, start: int
) -> _Alignment:
    _, gate = view.table(dialect)
    walk = Walker(table, gate, query, dialect, size).run(start)
    return _Alignment(table, query, walk, judge(table, query, walk, dialect, size))


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


def _as_raw_document(view: SourceView, query: Query) -> Verdict | None:
    """Did a miner that did not know the format file the JSON document as plain text?"""
    if len(query.text) < LEAST_LETTERS or not _JSON_MARKS & set(query.text):
        return None
    table = view.whole
    at = table.text.find(query.text)
    if at < 0:
        return None
    offset, length, form = table.bytes_of(at, at + len(query.text))
    span = Span(offset, length, digest_of(view.raw, offset, length), form)
    return Verdict(State.VERBATIM, _sentence(""), (span,), 1.0)


_JSON_MARKS = frozenset(b'"{[]}')

# -- from an alignment to a verdict -------------------------------------------------------------


def _standing(
    view: SourceView, laid: _Alignment, dialect: Dialect, size: int, note: str = ""
) -> Verdict:
    """Everything stands; it may still be too little to prove anything."""
    if _proves_nothing(laid):
        return _too_short(_spans(view, laid), _coverage(laid))
    note = note or align_notes.rendered_note(laid.table, laid.query, laid.walk, dialect)
    sentence = _sentence(note)
    if align_notes.cut_short(laid.table, laid.query, laid.walk, dialect, size):
        sentence += _CUT
    return Verdict(State.VERBATIM, sentence, _spans(view, laid), _coverage(laid), Detail(note=note))


def _proves_nothing(laid: _Alignment) -> bool:
    """Too few letters, unless they are values by themselves."""
    shown = b" ".join(laid.query.text[piece.begin : piece.end] for piece in laid.walk.pieces)
    if not too_few_letters(shown.decode("utf-8", "replace")):
        return False
    text = laid.table.text
    whole = (text[piece.at - 1] == END == text[piece.stop] for piece in laid.walk.pieces)
    return not (any(map(str.isalnum, shown.decode("utf-8", "replace"))) and all(whole))


def _too_short(spans: tuple[Span, ...] = (), coverage: float = 0.0) -> Verdict:
    sentence = f"The text is too short to prove anything by being found (fewer than {LEAST_LETTERS} letters)."
    return Verdict(State.TOO_SHORT, sentence, spans, coverage, Detail(note=align_notes.SHORT))


def _altered(view: SourceView, own: _Alignment, before: _Alignment) -> Verdict:
    return Verdict(
        State.ALTERED,
        "The miner's spell-checker rewrote words of this turn; with the source's own words it stands: "
        + _pairs(own.found),
        _spans(view, before),
        _coverage(own),
        Detail(own.found.drift, own.found.elided, note=align_notes.ALTERED),
    )


def _drifted(view: SourceView, laid: _Alignment) -> Verdict:
    found = laid.found
    if too_few_letters(laid.query.text.decode("utf-8", "replace")):
        return _too_short()
    detail = Detail(found.drift, found.elided, found.reordered)
    return Verdict(
        State.DRIFTED, _drift_sentence(laid), _spans(view, laid), _coverage(laid), detail
    )


def _spans(view: SourceView, laid: _Alignment) -> tuple[Span, ...]:
    """The bytes behind each piece; equal stretches (calls rendered from one block) once."""
    places: dict[tuple[int, int], SpanForm] = {}
    for piece in laid.walk.pieces:
        offset, length, form = laid.table.bytes_of(piece.at, piece.stop)
        places.setdefault((offset, length), form)
    return tuple(
        Span(offset, length, digest_of(view.raw, offset, length), form)
        for (offset, length), form in places.items()
    )


def _coverage(laid: _Alignment) -> float:
    """The share of the text, blanks not counted, that stands in the source or is a known literal."""
    text = laid.query.text
    total = len(text) - text.count(b" ")
    ranges = [(piece.begin, piece.end) for piece in laid.walk.pieces] + laid.walk.inserted
    covered = sum(end - begin - text.count(b" ", begin, end) for begin, end in ranges)
    return min(1.0, covered / total) if total else 0.0


def _sentence(note: str) -> str:
    if note == align_notes.MOJIBAKE:
        return "Every word stands in the source; the miner misread its encoding (UTF-8 as Windows-1252)."
    if note:
        return "Every word stands in the source; what the miner rendered agrees with it."
    return "Every word stands in the source."


def _drift_sentence(laid: _Alignment) -> str:
    found = laid.found
    if not laid.walk.pieces:
        return "The source no longer holds this text."
    if found.drift:
        return "The source does not say so any more: " + _pairs(found)
    if found.elided:
        return f"The source says more in between: {_quoted(found.elided[0])}."
    return "The parts of this text stand in another order in the source."


def _pairs(found: Findings) -> str:
    """`"5" is now "6"`, or what is missing where the counts differ."""
    drift, elided = found.drift[:3], found.elided[:3]
    if len(found.drift) == len(found.elided):
        told = [
            f"{_quoted(old)} is now {_quoted(new)}" for old, new in zip(drift, elided, strict=True)
        ]
    else:
        told = [f"{_quoted(old)} is not there" for old in drift]
    more = len(found.drift) - len(told)
    return ", ".join(told) + (f" and {more} more." if more > 0 else ".")


def _quoted(text: str) -> str:
    return f"“{text if len(text) <= _SHOWN else text[:_SHOWN] + '…'}”"


# -- spans that are known already ------------------------------------------------------------------


def still_stands(view: SourceView, spans: tuple[Span, ...]) -> tuple[Span, ...] | None:
    """The spans where their bytes stand now: in place, or all moved by one shift; else None."""
    if not spans:
        return None
    for shift in view.shifts(spans):
        moved = view.shifted(spans, shift)
        if moved is not None:
            return moved
    return None


def text_of(view: SourceView, span: Span) -> str:
    """The text of exactly the bytes of `span`."""
    piece = view.raw[span.offset : span.offset + span.length]
    return unescape(piece) if span.form is SpanForm.JSON else piece.decode("utf-8", "replace")


def longest_span_text(view: SourceView, spans: tuple[Span, ...]) -> str:
    """The text of the longest span, for display; empty without spans."""
    longest = max(spans, key=lambda span: span.length, default=None)
    return text_of(view, longest) if longest is not None else ""
