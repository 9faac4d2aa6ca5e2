"""The same words with other blanks: a paragraph that was wrapped anew says what it said.

Blanks may only become other blanks. Where there was none, none may be, and the other way round.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from nidra.records.verdict import SpanForm
from nidra.trust.page import Page, Stretch

_BLANKS = rb"(?:\s|\xc2\xa0)+"
_BLANK_ESCAPES = re.compile(rb"\\[nrt]")
_BLANKS_IN_JSON = rb"(?:\s|\xc2\xa0|\\[nrt])+"
_ANY_BLANKS = b" \t\n\r\f\v\x1c\x1d\x1e\x1f"
_REACH = 512
_SEARCHED_WHOLE = 1 << 20


def respaced(page: Page, excerpt: str, near: int, gone: Sequence[str] = ()) -> Stretch | None:
    """Where the excerpt's words stand one after another with blanks between them, or None.

    `near` is a byte of the view about which to look; with -1 a page of up to 1 MiB is searched whole.
    `gone` holds words of the excerpt, to be looked for first.
    """
    if near < 0 and len(page.view) > _SEARCHED_WHOLE:
        return None
    plain = excerpt.isascii()
    length = len(excerpt) if plain else len(excerpt.encode("utf-8", "replace"))
    size = 4 * length + _REACH
    low, high = (0, len(page.view)) if near < 0 else (max(0, near - _REACH), near + size)
    if any(page.view.find(word, low, high) < 0 for word in _as_written(gone, excerpt)):
        return None
    near_by = page.view[low:high]
    if plain and not page.json and _tight(excerpt.encode()) not in _tight(near_by):
        return None
    words = excerpt.split()
    if len(words) < 2:
        return None
    for form in (SpanForm.RAW, SpanForm.JSON) if page.json else (SpanForm.RAW,):
        told = _told(words, form)
        if not _may_stand(told, near_by, form):
            continue
        match = _pattern(told, form).search(page.view, low, high)
        if match is not None:
            return Stretch(match.start(), match.end(), form)
    return None


def _as_written(gone: Sequence[str], excerpt: str) -> list[bytes]:
    """Those of the words that are written in any source as they are. To take a text apart costs 20 µs."""
    return [word.encode() for word in gone if word.isascii() and word.isalnum() and word in excerpt]


def _tight(data: bytes) -> bytes:
    """The bytes without their blanks, which takes a tenth of making each blank one."""
    return data.replace(b"\xc2\xa0", b"").translate(None, _ANY_BLANKS)


def _told(words: list[str], form: SpanForm) -> list[bytes]:
    """The words as they are written in a source of this form."""
    raw = form is SpanForm.RAW
    told = words if raw else [json.dumps(word, ensure_ascii=False)[1:-1] for word in words]
    return [word.encode("utf-8", "surrogatepass") for word in told]


def _may_stand(told: list[bytes], data: bytes, form: SpanForm) -> bool:
    """Do the words follow one another with every blank made one? To make the pattern takes 1 ms."""
    if form is SpanForm.RAW and _tight(b"".join(told)) not in _tight(data):
        return False
    return _even(b" ".join(told), form) in _even(data, form)


def _even(data: bytes, form: SpanForm) -> bytes:
    if form is not SpanForm.RAW:
        data = _BLANK_ESCAPES.sub(b" ", data)
    return b" ".join(data.replace(b"\xc2\xa0", b" ").split())


def _pattern(told: list[bytes], form: SpanForm) -> re.Pattern[bytes]:
    blanks = _BLANKS if form is SpanForm.RAW else _BLANKS_IN_JSON
    return re.compile(blanks.join(map(re.escape, told)))
