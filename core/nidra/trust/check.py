"""The one function that says whether a receipt still holds: stage, watcher, recall and `why` call it.

First the seal, then the source, then its bytes: at the recorded place, at the place where the last
receipts of the same source were found to have moved, and then anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from nidra.base.text import one_line, squeeze, word_count
from nidra.records.dialect import Dialect, dialect_named
from nidra.records.evidence import Form, Receipt
from nidra.records.verdict import OK, Detail, Span, State, Verdict
from nidra.sources.decode import Undecodable
from nidra.sources.files import Kind, Look
from nidra.sources.reader import Reader, Source
from nidra.trust.align_view import SourceView, still_stands
from nidra.trust.boundaries import stands_free
from nidra.trust.comparison import Near, lightly_edited
from nidra.trust.integrity import broken, sealed
from nidra.trust.locate import MOST_PLACES, pages, places, readings, same_text
from nidra.trust.page import Page, Stretch
from nidra.trust.respaced import respaced
from nidra.trust.similar import nearest

CONTEXT_WIDTH = 64
FEWEST_CHARACTERS = 3
_NEIGHBOURS = 8
_HEAD = 8
_SHIFTS = 8
# The share of an excerpt that stands in the nearest text when only blanks differ.
_ALL_WORDS = 0.95
_HIGH_BYTES = re.compile(rb"[\x80-\xff]+")


def check(receipt: Receipt, reader: Reader, renamed_to: str | None = None) -> Verdict:
    """What one look at its source says of `receipt`. Never raises for anything in the receipt.

    `renamed_to` is a path to which a vanished source was renamed, as `sources.renames` found it.
    A source out of reach is answered plainly: `grading.settle` keeps the last read verdict.
    """
    if not isinstance(receipt.source, str) or not receipt.source:
        return Verdict(State.UNREADABLE, f"{receipt.source!r} names no source.")
    if not sealed(receipt.excerpt, receipt.sha256):
        return broken(_name(receipt))
    if receipt.form is Form.CLAIM:
        from nidra.trust.claim_checks import check_claim

        return check_claim(receipt, reader)
    if receipt.form is Form.EXCERPT and _is_weak(receipt.excerpt):
        return Verdict(State.TOO_SHORT, _too_short(receipt))
    source = reader.open(receipt.source)
    if not source.look.regular:
        return _elsewhere(receipt, reader, renamed_to) or _unreached(receipt, source.look)
    return _check_bytes(receipt, source)


def _check_bytes(receipt: Receipt, source: Source) -> Verdict:
    if receipt.form is Form.COVERING:
        return _covering(receipt, source)
    if isinstance(source.text, Undecodable):
        words = f"{source.name} holds no text that can be compared ({source.text.reason})."
        return Verdict(State.UNREADABLE, words)
    return _excerpt(receipt, source)


def _name(receipt: Receipt) -> str:
    return receipt.source.replace("\\", "/").rpartition("/")[2] or receipt.source or "no source"


def _is_weak(excerpt: str) -> bool:
    """Has it fewer than three letters or digits? Most have them in their first characters."""
    if excerpt[:FEWEST_CHARACTERS].isalnum() and len(excerpt) >= FEWEST_CHARACTERS:
        return False
    return word_count(excerpt[:_HEAD]) < FEWEST_CHARACTERS > word_count(excerpt)


def _too_short(receipt: Receipt) -> str:
    if not receipt.excerpt.strip():
        return "The receipt quotes nothing, so nothing can bear it out."
    shown = one_line(receipt.excerpt, 40)
    return f"“{shown}” has fewer than three letters or digits and would stand almost anywhere."


def _unreached(receipt: Receipt, look: Look) -> Verdict:
    """A source that is not there, or cannot be read now."""
    state = State.GONE if look.kind is Kind.GONE else State.UNREADABLE
    sentence = look.sentence
    if state is State.GONE and not receipt.ever_ok and not receipt.vouched:
        sentence = f"{sentence} The source was already gone when first read."
    return Verdict(state, sentence)


def _elsewhere(receipt: Receipt, reader: Reader, renamed_to: str | None) -> Verdict | None:
    """A receipt that holds in the file to which its source was renamed has moved."""
    if renamed_to is None:
        return None
    source = reader.open(renamed_to)
    if not source.look.regular:
        return None
    found = _check_bytes(receipt, source)
    if not found.ok:
        return None
    words = f"{_name(receipt)} was renamed to {renamed_to}. {found.sentence}"
    detail = found.detail._replace(moved_to=renamed_to)
    return found._replace(state=State.MOVED, sentence=words, detail=detail)


def _covering(receipt: Receipt, source: Source) -> Verdict:
    """A text that must be covered by spans of the source, as its miner's dialect writes them."""
    if not receipt.dialect:
        return Verdict(
            State.NO_BYTE_CHECK, f"How the text was taken from {source.name} is not known."
        )
    view = source.memo.get("anchor")
    if not isinstance(view, SourceView):
        view = source.memo["anchor"] = SourceView(source.raw, source.heed)
    if receipt.spans and receipt.state in OK:
        spans = still_stands(view, receipt.spans)
        if spans is not None:
            return _still_covered(receipt, source, tuple(spans))
    found = _align()(view, receipt.excerpt, dialect_named(receipt.dialect), _hint(receipt, source))
    if found.spans:
        source.memo["hint"] = found.spans[-1].offset
    return found


@cache
def _align() -> Callable[[SourceView, str, Dialect, int], Verdict]:
    """`anchor.align`. Late: an unchanged world needs none, and its rules take 10 CPU ms to load."""
    from nidra.trust.anchor import align

    return align


def _hint(receipt: Receipt, source: Source) -> int:
    """Where to look first: at the recorded place, or where the text before this one was found."""
    if receipt.spans:
        return receipt.spans[0].offset
    last = source.memo.get("hint")
    return last if isinstance(last, int) else 0


def _still_covered(receipt: Receipt, source: Source, spans: tuple[Span, ...]) -> Verdict:
    """The spans stand: the verdict that recorded them holds, word for word where they did not move. Where
    the file lies now is said anew by whoever looked for it."""
    detail = receipt.detail
    if detail.moved_to:
        detail = detail._replace(moved_to="")
    if spans == receipt.spans:
        kept = receipt.sentence if receipt.state is State.VERBATIM else ""
        where = (
            "at the place to which it had moved" if receipt.state is State.MOVED else "as recorded"
        )
        words = kept or f"Stands word for word in {source.name}, {where}."
        return Verdict(State.VERBATIM, words, spans, receipt.coverage, detail)
    words = f"Stands word for word in {source.name}, but has moved within it."
    return Verdict(State.MOVED, words, spans, receipt.coverage, detail)


def _excerpt(receipt: Receipt, source: Source) -> Verdict:
    unsure: Verdict | None = None
    for page in pages(source, receipt.excerpt):
        recorded = _at_recorded(receipt, page)
        if recorded is not None:
            return recorded
        free = partial(_free, receipt, page)
        found = places(page, receipt.excerpt, keep=free)
        if found:
            return _among(receipt, page, found)
        unsure = unsure or _lost(receipt, page)
    assert unsure is not None  # a decodable source has at least one page
    return unsure


def _at_recorded(receipt: Receipt, page: Page) -> Verdict | None:
    """The text at its recorded place, or at the place that the source's last shifts lead to."""
    if not receipt.spans:
        return None
    span = receipt.spans[0]
    if _stands(receipt, page, span):
        where = _where(page, page.stretch(span), span)
        return Verdict(State.VERBATIM, f"Stands word for word {where}.", (span,), 1.0)
    for shift in _shifts(page.source):
        moved = Span(span.offset + shift, span.length, span.digest, span.form)
        if moved.offset >= 0 and _stands(receipt, page, moved):
            stretch = page.stretch(moved)
            if _in_context(receipt, page, stretch):
                return _moved(page, stretch)
    return None


def _stands(receipt: Receipt, page: Page, span: Span) -> bool:
    if span.offset + span.length > len(page.source.raw):
        return False
    stretch = page.stretch(span)
    return same_text(page.reads(stretch), receipt.excerpt) and _free(receipt, page, stretch)


def _free(receipt: Receipt, page: Page, place: Stretch) -> bool:
    """Does the excerpt stand for itself there, and not as a part of a longer word or number?"""
    before, after = page.around(place, _NEIGHBOURS)
    known = bool(receipt.prefix or receipt.suffix)
    prefix, suffix = (receipt.prefix, receipt.suffix) if known else (None, None)
    return stands_free(before, receipt.excerpt, after, prefix, suffix)


def _shifts(source: Source) -> list[int]:
    """How far receipts of this source were lately found from where they were recorded."""
    shifts = source.memo.setdefault("shifts", [])
    assert isinstance(shifts, list)
    return shifts


def _among(receipt: Receipt, page: Page, found: list[Stretch]) -> Verdict:
    """The verdict on an excerpt that stands in these places, none of them the recorded one."""
    chosen = found
    if len(found) > 1 and (receipt.prefix or receipt.suffix):
        chosen = [place for place in found if _in_context(receipt, page, place)] or found
    if len(chosen) > 1:
        return _several(page, found)
    if not receipt.spans:
        span = page.span(chosen[0])
        where = _where(page, chosen[0], span)
        return Verdict(State.VERBATIM, f"Stands word for word {where}.", (span,), 1.0)
    return _moved(page, chosen[0], receipt.spans[0])


def _moved(page: Page, place: Stretch, recorded: Span | None = None) -> Verdict:
    span = page.span(place)
    if recorded is not None:
        shifts = _shifts(page.source)
        shift = span.offset - recorded.offset
        if shift not in shifts:
            shifts.insert(0, shift)
            del shifts[_SHIFTS:]
    words = f"Stands word for word, but has moved: it is now {_where(page, place, span)}."
    return Verdict(State.MOVED, words, (span,), 1.0)


def _several(page: Page, found: list[Stretch]) -> Verdict:
    """Several places that no context tells apart: all the same where the lines around them are."""
    count = f"{len(found):,}{' or more' if len(found) >= MOST_PLACES else ''}"
    blocks = {squeeze(page.block(place).decode("utf-8", "replace")) for place in found}
    detail = Detail(places=len(found))
    if len(blocks) == 1:
        words = f"Stands in {count} places of {page.source.name}, each time in the same line."
        return Verdict(State.REPEATED, words, (page.span(found[0]),), 1.0, detail)
    words = f"Stands in {count} places of {page.source.name} that differ, and no context tells which is meant."
    return Verdict(State.AMBIGUOUS, words, (), 0.0, detail)


def _in_context(receipt: Receipt, page: Page, place: Stretch) -> bool:
    """Does the recorded context stand around a place, blanks apart?"""
    before, after = page.around(place, CONTEXT_WIDTH)
    if before.endswith(receipt.prefix) and after.startswith(receipt.suffix):
        return True
    left, right = squeeze(receipt.prefix), squeeze(receipt.suffix)
    return squeeze(before).endswith(left) and squeeze(after).startswith(right)


def _where(page: Page, place: Stretch, span: Span) -> str:
    return f"at byte {span.offset:,} (line {page.line(place.start):,}) of {page.source.name}"


def _lost(receipt: Receipt, page: Page) -> Verdict:
    """The verdict on an excerpt that stands nowhere in a source that is there."""
    near = _nearest(receipt, page)
    stretch = None
    if near.share >= _ALL_WORDS:
        stretch = respaced(page, receipt.excerpt, near.at, near.gone)
    if stretch is not None and _free(receipt, page, stretch):
        span = page.span(stretch)
        words = (
            f"The same words stand with other blanks or line breaks {_where(page, stretch, span)}."
        )
        return Verdict(State.MOVED, words, (span,), 1.0)
    guessed = page.decoded.guessed and not receipt.excerpt.isascii()
    if guessed and (near.share < 0.5 or _only_letters_differ(receipt.excerpt, page.source.raw)):
        words = f"The encoding of {page.source.name} is not declared, and its accented letters cannot be compared."
        return Verdict(State.UNREADABLE, words)
    detail = Detail(near.gone, near.come, 0, "", 0, near.text, near.similarity)
    state = State.DRIFTED
    if lightly_edited(receipt.excerpt, near):
        state = State.EDITED
    elif not (receipt.ever_ok or receipt.vouched) and near.share < 0.5:
        state = State.UNFOUNDED
    return Verdict(state, _said(state, page, near), (), near.share, detail)


def _nearest(receipt: Receipt, page: Page) -> Near:
    """The nearest text, in whichever reading of a source of unknown encoding comes nearest."""
    best = Near()
    for reading in readings(page, receipt.excerpt):
        near = nearest(reading, receipt.excerpt, receipt.prefix, receipt.suffix, receipt.spans)
        if near.share > best.share or not best.text:
            best = near
        if best.share >= 0.5:
            break
    return best


def _only_letters_differ(excerpt: str, raw: bytes) -> bool:
    """Does the excerpt stand in `raw` when every run of non-ASCII characters counts as one blot?"""
    if excerpt.isascii():
        return False
    return _blotted(excerpt.encode("utf-8", "replace")) in _blotted(raw)


def _blotted(data: bytes) -> bytes:
    return _HIGH_BYTES.sub(b"\xff", data.replace(b"\r\n", b"\n"))


def _said(state: State, page: Page, near: Near) -> str:
    name = page.source.name
    line = f" (line {page.line(near.at):,})" if near.at >= 0 else ""
    if state is State.UNFOUNDED:
        return f"{name} never said this: less than half of the excerpt stands in it."
    if state is State.EDITED:
        return f"{name} was reworded here{line}: it now says “{one_line(near.text)}”."
    pairs = [pair for pair in zip(near.gone, near.come, strict=True) if pair != ("", "")]
    if near.share >= 0.5 and len(pairs) == 1 and all(pairs[0]):
        gone, come = pairs[0]
        return f"{name} now says “{one_line(come, 60)}”{line} where the receipt says “{one_line(gone, 60)}”."
    if near.text and near.share >= 0.5:
        return f"{name} no longer says this; nearest{line}: “{one_line(near.text)}”."
    return f"{name} no longer says this."


def context(source: Source, span: Span, width: int = CONTEXT_WIDTH) -> tuple[str, str]:
    """Up to `width` characters before and after a span, to be recorded with an excerpt just found."""
    for page in pages(source, ""):
        return page.around(page.stretch(span), width)
    return "", ""


def refuse_weak(excerpt: str, source: str = "the source") -> None:
    """Raise `TooWeakExcerpt` for an excerpt of fewer than three letters or digits."""
    from nidra.base.errors import TooWeakExcerpt

    if _is_weak(excerpt):
        raise TooWeakExcerpt(excerpt=excerpt[:80], source=source)
