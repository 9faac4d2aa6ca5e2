"""Anchors: where in a source's bytes every word of a text stands, and what of it does not.

`align` looks for the whole text, not for one run of it: spans together cover the text, and what
is left over and is no known literal of the miner is drift, be it one digit. A fast search in the
untouched bytes answers for most texts; it may only say what the full alignment would.
"""

from __future__ import annotations

from functools import cache

from nidra.records.dialect import Dialect
from nidra.records.verdict import Detail, Span, SpanForm, State, Verdict
from nidra.sources.values import unescape
from nidra.trust import align_mojibake, align_notes
from nidra.trust.align_changes import changes_of
from nidra.trust.align_document import Between
from nidra.trust.align_fast import fast_spans
from nidra.trust.align_lay import Alignment, in_one_piece, lay, lay_changed
from nidra.trust.align_query import Query
from nidra.trust.align_short import LEAST_LETTERS, plainly_too_short, too_few_letters
from nidra.trust.align_speller import Respelled, respelled
from nidra.trust.align_table import END
from nidra.trust.align_told import CUT, GONE, altered_sentence, drift_sentence, standing_sentence
from nidra.trust.align_view import LARGE, SourceView, digest_of

__all__ = ["SourceView", "align", "longest_span_text", "text_of"]


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
    changed = lay_changed(view, text, dialect, hint) if view.changes is dialect else None
    view.changes = dialect if changed else None
    if changed is not None and not too_few_letters(text):
        return _not_standing(view, changed, text, dialect, hint)
    fast = fast_spans(view, text, dialect, hint)
    if fast is not None:
        sentence, detail = _told(align_notes.PARTS if fast.inserted else "", fast.cut)
        return Verdict(State.VERBATIM, sentence, fast.spans, 1.0, detail)
    if plainly_too_short(view, text, dialect):
        return _too_short()
    return _align_in_full(view, text, dialect, hint)


def _align_in_full(view: SourceView, text: str, dialect: Dialect, hint: int) -> Verdict:
    """The alignment over the source's table."""
    own = lay(view, text, dialect, hint)
    if own.found.clean:
        return _standing(view, own, dialect, len(text))
    return _not_standing(view, own, text, dialect, hint)


def _not_standing(
    view: SourceView, own: Alignment, text: str, dialect: Dialect, hint: int
) -> Verdict:
    """The other readings of a text that does not stand as it is."""
    if view.is_json and dialect.decodes:
        as_filed = _as_raw_document(view, own.query, dialect, len(text))
        if as_filed is not None:
            return as_filed
    mended = align_mojibake.undone(text)
    if mended is not None:
        other = lay(view, mended, dialect, hint)
        if other.found.clean and other.walk.pieces:
            return _standing(view, other, dialect, len(text), align_notes.MOJIBAKE)
    if dialect.corrects and not own.settled:
        before = respelled(own.table, own.query, own.walk, own.found)
        if before is not None:
            other = lay(view, before.text, dialect, hint)
            if other.found.clean and other.walk.pieces:
                return _altered(view, own, other, before)
    return _drifted(view, own, dialect)


def _as_raw_document(view: SourceView, query: Query, dialect: Dialect, size: int) -> Verdict | None:
    """Did a miner that did not know the format file the JSON document as plain text?"""
    table, _ = view.table(dialect)
    if len(view.raw) > LARGE and not table.kept(Between.of, dialect).may_hold(query.text):
        return None
    if not view.may_hold_word(max(query.text[:96].split(b" ")[1:-1], key=len, default=b"")):
        return None
    if too_few_letters(query.text.decode("utf-8", "replace")):
        return None
    laid = in_one_piece(view.whole, query, dialect, size, 0)
    if laid is None:
        return None
    return Verdict(State.VERBATIM, standing_sentence(""), _spans(view, laid), 1.0)


# -- from an alignment to a verdict -------------------------------------------------------------


def _standing(
    view: SourceView, laid: Alignment, dialect: Dialect, size: int, note: str = ""
) -> Verdict:
    """Everything stands; it may still be too little to prove anything."""
    if _proves_nothing(laid):
        return _too_short(_spans(view, laid), _coverage(laid))
    note = note or align_notes.rendered_note(laid.table, laid.query, laid.walk, dialect)
    cut = align_notes.cut_short(laid.table, laid.query, laid.walk, dialect, size)
    sentence, detail = _told(note, cut)
    return Verdict(State.VERBATIM, sentence, _spans(view, laid), _coverage(laid), detail)


@cache
def _told(note: str, cut: bool) -> tuple[str, Detail]:
    """What is said of a text that stands; `cut` where the miner stopped and the source goes on."""
    return standing_sentence(note) + (CUT if cut else ""), Detail(note=note, truncated=cut)


def _proves_nothing(laid: Alignment) -> bool:
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


def _altered(view: SourceView, own: Alignment, said: Alignment, before: Respelled) -> Verdict:
    return Verdict(
        State.ALTERED,
        altered_sentence(before),
        _spans(view, said),
        _coverage(own),
        Detail(
            tuple(old for old, _ in before.pairs),
            tuple(new for _, new in before.pairs),
            note=align_notes.ALTERED,
        ),
    )


def _drifted(view: SourceView, laid: Alignment, dialect: Dialect) -> Verdict:
    if too_few_letters(laid.query.text.decode("utf-8", "replace")):
        return _too_short()
    if not (laid.walk.pieces or laid.walk.inserted):
        return Verdict(
            State.DRIFTED, GONE, detail=Detail((laid.query.text.decode("utf-8", "replace"),))
        )
    changes = changes_of(laid, dialect)
    drift, elided = (
        (side if any(side) else () for side in zip(*changes, strict=True)) if changes else ((), ())
    )
    detail = Detail(drift, elided, laid.found.reordered)
    sentence = drift_sentence(laid, changes)
    return Verdict(State.DRIFTED, sentence, _spans(view, laid), _coverage(laid), detail)


def _spans(view: SourceView, laid: Alignment) -> tuple[Span, ...]:
    """The bytes behind each piece; equal stretches (calls rendered from one block) once."""
    places: dict[tuple[int, int], SpanForm] = {}
    for piece in laid.walk.pieces:
        offset, length, form = laid.table.bytes_of(piece.at, piece.stop)
        places.setdefault((offset, length), form)
    return tuple(
        Span(offset, length, digest_of(view.raw, offset, length), form)
        for (offset, length), form in places.items()
    )


def _coverage(laid: Alignment) -> float:
    """The share of the text, blanks not counted, that stands in the source or is a known literal."""
    if not laid.walk.pieces and not laid.walk.inserted:
        return 0.0
    text = laid.query.text
    total = len(text) - text.count(b" ")
    ranges = [(piece.begin, piece.end) for piece in laid.walk.pieces] + laid.walk.inserted
    covered = sum(end - begin - text.count(b" ", begin, end) for begin, end in ranges)
    return min(1.0, covered / total) if total else 0.0


# -- spans as text ---------------------------------------------------------------------------------


def text_of(view: SourceView, span: Span) -> str:
    """The text of exactly the bytes of `span`."""
    piece = view.raw[span.offset : span.offset + span.length]
    return unescape(piece) if span.form is SpanForm.JSON else piece.decode("utf-8", "replace")


def longest_span_text(view: SourceView, spans: tuple[Span, ...]) -> str:
    """The text of the longest span, for display; empty without spans."""
    longest = max(spans, key=lambda span: span.length, default=None)
    return text_of(view, longest) if longest is not None else ""
