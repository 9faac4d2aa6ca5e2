"""String values of JSON and JSONL as they lie in the bytes, without parsing the documents.

A file that is half written, cut or broken in one line still yields every literal of its good
lines: literals never cross a line end, so damage stays in its line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

# A literal may lack its closing quote at a line end (a line still being written).
_LITERAL = re.compile(
    rb'"([^"\\\r\n]*+(?>(?:\\[^\r\n][^"\\\r\n]*+)*))(?>(?:"(?>([ \t\r\n]*+:)?))?)'
)
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|([^u])|u)")
_SURROGATE = re.compile("[\ud800-\udfff]")
_SIMPLE = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "/": "/", "\\": "\\", '"': '"'}
_WORD = rb'"(?>(?:[^"\\\r\n]|\\.)*)"'
# What may follow `{}` or `[]`: the end, more of an array, or the next document.
_AFTER_NOTHING = rb"(?=\s*+(?:[,\]\[{]|\Z))"
_OPENING = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*+(?:\{\s*+(?:%b\s*+:|\}%b)"
    rb"|\[[\[\s]*+(?:\]%b|\{\s*+[\"}]|%b\s*+[,\]]|(?:-?\d[^\s,\]]*+|true|false|null)\s*+,))"
    % (_WORD, _AFTER_NOTHING, _AFTER_NOTHING, _WORD)
)


def looks_like_json(raw: bytes) -> bool:
    """Do the bytes begin, after blanks and a byte-order mark, like a JSON object or array?

    A text that begins with `[` or `{` is none: a key, an element or a further bracket must follow.
    """
    return _OPENING.match(raw) is not None


def literals(raw: bytes, start: int = 0, end: int | None = None) -> Iterator[tuple[int, int]]:
    """(byte offset, byte length) inside the quotes of each literal that is no key."""
    stop = len(raw) if end is None else end
    for match in _LITERAL.finditer(raw, start, stop):
        if match[2] is None:
            begin, close = match.span(1)
            yield begin, close - begin


def string_values(raw: bytes) -> Iterator[tuple[int, int, str]]:
    """(byte offset, byte length, decoded text) of each JSON string literal that is no key."""
    for offset, length in literals(raw):
        yield offset, length, unescape(raw[offset : offset + length])


def unescape(literal: bytes) -> str:
    """The text of the inside of a JSON string literal; what cannot be decoded becomes U+FFFD."""
    if b"\\" not in literal:
        return literal.decode("utf-8", "replace")
    inside = literal.decode("utf-8", "replace")
    try:
        text: str = json.loads(f'"{inside}"', strict=False)
    except ValueError:
        text = _ESCAPE.sub(_one_escape, inside)
    return _without_surrogates(text)


def _one_escape(match: re.Match[str]) -> str:
    """One escape by hand, for literals that a strict decoder refuses (`\\x`, a broken `\\u`)."""
    code, simple = match.groups()
    if code:
        return chr(int(code, 16))
    return _SIMPLE.get(simple, match.group()) if simple else match.group()


def _without_surrogates(text: str) -> str:
    """Join surrogate pairs that stood as two escapes; a lone one becomes U+FFFD."""
    if text.isascii() or not _SURROGATE.search(text):
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
