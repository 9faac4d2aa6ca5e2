"""The same words with other blanks: a paragraph that was wrapped anew says what it said.

Blanks may only become other blanks. Where there was none, none may be, and the other way round.
"""

from __future__ import annotations

import json
import re

from nidra.records.verdict import SpanForm
from nidra.trust.page import Page, Stretch

_BLANKS = rb"(?:\s|\xc2\xa0)+"
_BLANKS_IN_JSON = rb"(?:\s|\xc2\xa0|\\[nrt])+"
_REACH = 512
_SEARCHED_WHOLE = 1 << 20


def respaced(page: Page, excerpt: str, near: int) -> Stretch | None:
    """Where the excerpt's words stand one after another with blanks between them, or None.

    `near` is a byte of the view about which to look; with -1 a page of up to 1 MiB is searched whole.
    """
    words = excerpt.split()
    if len(words) < 2 or (near < 0 and len(page.view) > _SEARCHED_WHOLE):
        return None
    size = 4 * len(excerpt.encode("utf-8", "replace")) + _REACH
    low, high = (0, len(page.view)) if near < 0 else (max(0, near - _REACH), near + size)
    for form in (SpanForm.RAW, SpanForm.JSON) if page.json else (SpanForm.RAW,):
        match = _pattern(words, form).search(page.view, low, high)
        if match is not None:
            return Stretch(match.start(), match.end(), form)
    return None


def _pattern(words: list[str], form: SpanForm) -> re.Pattern[bytes]:
    raw = form is SpanForm.RAW
    told = words if raw else [json.dumps(word, ensure_ascii=False)[1:-1] for word in words]
    parts = [re.escape(word.encode("utf-8", "surrogatepass")) for word in told]
    return re.compile((_BLANKS if raw else _BLANKS_IN_JSON).join(parts))
