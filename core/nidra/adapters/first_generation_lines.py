"""Lines of JSON as they are found: with a byte-order mark, CRLF, torn ends and lines that are no JSON.

A line that was torn when it was written may have swallowed the one after it: where the end of a bad
line is a whole row, that row is taken and only the piece before it is set aside.
"""

from __future__ import annotations

import codecs
import json
from collections.abc import Iterator
from typing import Any

from nidra.records.first_generation import BadLine, OldLine

_TRIES = 64
# The same for taking over and giving back, wherever in the program that happens: how deep Python
# itself can follow depends on how far its stack is used already.
_DEEPEST = 600


def plain(data: bytes) -> bytes:
    """A file's bytes as UTF-8 without byte-order mark. Bytes that are no UTF-8 stay as they are."""
    for mark, encoding in ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace").encode()
    return data.removeprefix(codecs.BOM_UTF8)


def lines_of(text: bytes, file: str, key: str) -> Iterator[OldLine | BadLine]:
    """The rows of a file in its plain form, and the pieces that are none, in order.

    `key` is what a row must hold to be recovered from the end of a torn line.
    """
    offset = 0
    number = 0
    while offset < len(text):
        end = text.find(b"\n", offset)
        number += 1
        stop = len(text) if end < 0 else end
        raw = text[offset:stop]
        if raw.strip(b" \t\r\0"):
            yield from _line(raw, file, number, offset, key, torn=end < 0)
        offset = stop + 1


def _line(
    raw: bytes, file: str, number: int, offset: int, key: str, torn: bool
) -> Iterator[OldLine | BadLine]:
    body = raw.rstrip(b" \t\r\0")
    start = len(body) - len(body.lstrip(b" \t\r\0"))
    value, why = _object(body[start:])
    if value is not None:
        yield OldLine(number, offset + start, len(body) - start, value, _is_utf8(body))
        return
    swallowed = _swallowed(body, key)
    if swallowed is None:
        words = "the last line was torn off" if torn and why == _NO_JSON else why
        yield BadLine(file, number, offset, len(raw.rstrip(b"\r")), words)
        return
    at, value = swallowed
    yield BadLine(file, number, offset, at, "the line was torn off and the next one follows on it")
    yield OldLine(number, offset + at, len(body) - at, value, _is_utf8(body[at:]))


_NO_JSON = "it is no JSON"
_TOO_DEEP = "it is nested too deeply"


def _object(body: bytes) -> tuple[dict[str, Any] | None, str]:
    """The JSON object that a line is, or why it is none."""
    try:
        value = json.loads(body.decode("utf-8", "surrogateescape"))
    except RecursionError:
        return None, _TOO_DEEP
    except ValueError:
        return None, _NO_JSON
    if body.count(b"[") + body.count(b"{") > _DEEPEST and _depth(value) > _DEEPEST:
        return None, _TOO_DEEP
    return (value, "") if isinstance(value, dict) else (None, "it is no JSON object")


def _depth(value: Any) -> int:
    """How many lists and objects lie within each other."""
    depth = 0
    level = [value]
    while level := [one for one in level if isinstance(one, (dict, list))]:
        depth += 1
        level = [
            inner for one in level for inner in (one.values() if isinstance(one, dict) else one)
        ]
    return depth


def _swallowed(body: bytes, key: str) -> tuple[int, dict[str, Any]] | None:
    """(offset, value) of a whole row at the end of a torn line, or None."""
    at = 0
    for _ in range(_TRIES):
        at = body.find(b'{"', at + 1)
        if at < 0:
            return None
        value, _ = _object(body[at:])
        if value is not None and key in value:
            return at, value
    return None


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
