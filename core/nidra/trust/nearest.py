"""What a source says today where a drifted text used to stand, for a person to compare."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.verdict import Span, SpanForm
from nidra.sources.values import string_values, unescape

SCATTERED = 4
ALLOWANCE = 4096


def nearest_text(raw: bytes, spans: Sequence[Span]) -> str:
    """The source's text from the first to the last stretch that still stands; "" where that says little.

    Of a JSON source only the values that hold such a stretch are shown. Nothing is shown where the
    stretches are scattered over much more text than they cover.
    """
    if not spans:
        return ""
    begin = min(span.offset for span in spans)
    end = max(span.offset + span.length for span in spans)
    if end - begin > SCATTERED * sum(span.length for span in spans) + ALLOWANCE:
        return ""
    if all(span.form is SpanForm.RAW for span in spans):
        return raw[begin:end].decode("utf-8", "replace")
    return "\n".join(_values(raw, begin, end, spans))


def _values(raw: bytes, begin: int, end: int, spans: Sequence[Span]) -> list[str]:
    start = raw.rfind(b"\n", 0, begin) + 1
    stop = raw.find(b"\n", end)
    shown = []
    for offset, length, _ in string_values(raw[start : len(raw) if stop < 0 else stop]):
        first, last = start + offset, start + offset + length
        if any(first <= span.offset < last for span in spans):
            shown.append(unescape(raw[max(first, begin) : min(last, end)]))
    return shown
