"""String values of JSON as they lie in the bytes."""

from __future__ import annotations

import json
import time

import pytest
from nidra.sources.values import looks_like_json, string_values, unescape


def texts(raw: bytes) -> list[str]:
    return [text for _, _, text in string_values(raw)]


def test_values_are_told_from_keys() -> None:
    assert texts(b'{"role": "user", "text" : "hello", "tags": ["a", "b"], "n": 5}') == [
        "user",
        "hello",
        "a",
        "b",
    ]


def test_offset_and_length_cover_the_inside_of_the_quotes() -> None:
    raw = '{"a": "héllo", "b": "x\\ny"}'.encode()
    for offset, length, text in string_values(raw):
        assert unescape(raw[offset : offset + length]) == text
        assert raw[offset - 1 : offset] == b'"' == raw[offset + length : offset + length + 1]


@pytest.mark.parametrize(
    ("literal", "text"),
    [
        (rb"caf\u00e9", "café"),
        (rb"caf\u00E9", "café"),
        (rb"https:\/\/x", "https://x"),
        (rb"say \"hi\"", 'say "hi"'),
        (rb"a\u003cb\u0026c", "a<b&c"),
        (rb"\ud83d\ude42", "🙂"),
        (rb"\uD83D\uDE42", "🙂"),
        (rb"\ud83d alone", "\ufffd alone"),
        (rb"low \ude42", "low \ufffd"),
        (rb"a\tb\\n", "a\tb\\n"),
        (b"raw \xff byte", "raw \ufffd byte"),
        (rb"odd \x escape", r"odd \x escape"),
        (rb"cut \u12", r"cut \u12"),
        (b"\x00\x00zero", "\0\0zero"),
    ],
)
def test_T27_T28_any_escaping_is_undone(literal: bytes, text: str) -> None:
    assert unescape(literal) == text


def test_a_broken_line_does_not_spoil_the_next() -> None:
    raw = b'{"a": "one", "b": "never closed\n{"c": "two"}\n{"d": "thr'
    assert texts(raw) == ["one", "never closed", "two", "thr"]


def test_what_json_writes_is_read_back() -> None:
    values = ["plain", "tab\tand\nline", 'quo"te', "back\\slash", "नमस्ते", "上海 🙂", "\u2028", ""]
    for ascii_only in (True, False):
        raw = json.dumps(values, ensure_ascii=ascii_only).encode()
        assert texts(raw) == values


@pytest.mark.parametrize(
    ("raw", "is_json"),
    [
        (b'{"a": 1}', True),
        (b'\xef\xbb\xbf \r\n[{"a": 1}]', True),
        (b'[\n  "a \\" b",\n  "c"]', True),
        (b"[[1, 2], [3]]", True),
        (b"[]", True),
        (b"[link](page.md) and more", False),
        (b"[[wiki link]] and more", False),
        (b"[1] a reference", False),
        (b"{ braces } in a text", False),
        (b"# notes", False),
        (b"", False),
        (b'"text"', False),
    ],
)
def test_json_is_known_by_its_first_sign(raw: bytes, is_json: bool) -> None:
    assert looks_like_json(raw) is is_json


def test_a_line_of_escaped_quotes_is_read_in_linear_time() -> None:
    begin = time.process_time()
    assert len(texts(b'{"a": "' + b'\\"' * 400_000)) == 1
    assert time.process_time() - begin < 5
