"""Bytes become text in every encoding that is met, with a way back to the bytes."""

import pytest
from nidra.sources.decode import DecodedText, Undecodable, decode

TEXT = "The retry limit is 5 for café users\r\nund mehr für 東京 😀\n"
WESTERN = "The retry limit is 5 for café users\nund mehr für alle\n"


def _text(raw: bytes) -> DecodedText:
    decoded = decode(raw)
    assert isinstance(decoded, DecodedText), decoded
    return decoded


@pytest.mark.parametrize(
    "encoding",
    ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"],
)
def test_T29_unicode_with_and_without_byte_order_mark(encoding: str) -> None:
    raw = TEXT.encode(encoding)
    decoded = _text(raw)
    assert decoded.text == TEXT
    start = TEXT.index("für")
    low, high = decoded.byte_at(start), decoded.byte_at(start + 3)
    assert raw[low:high].decode(decoded.encoding) == "für"
    assert decoded.char_at(low) == start
    at = decoded.utf8.index("für".encode())
    assert decoded.raw_offset(at) == low and decoded.view_offset(low) == at


def test_big_endian_with_its_mark() -> None:
    assert _text(b"\xfe\xff" + TEXT.encode("utf-16-be")).text == TEXT


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_T30_western_text_is_read_by_default(encoding: str) -> None:
    decoded = _text(WESTERN.encode(encoding))
    assert decoded.text == WESTERN and decoded.guessed


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("cp1251", "Предел повторов равен пяти, и это записано здесь. " * 5),
        ("shift_jis", "再試行の上限は五回です。設定ファイルに書かれています。" * 10),
        ("gb18030", "重试次数的上限是五次，写在配置文件里。" * 10),
    ],
)
def test_enough_foreign_text_is_told_by_its_statistics(encoding: str, text: str) -> None:
    decoded = _text(text.encode(encoding))
    assert decoded.text == text
    at = decoded.utf8.index(text[10:14].encode())
    raw = text.encode(encoding)
    assert raw.startswith(text[10:14].encode(encoding), decoded.raw_offset(at))


@pytest.mark.parametrize(
    "head",
    [
        '<?xml version="1.0" encoding="iso-8859-15"?>\n',
        '<html><head><meta charset="iso-8859-15">',
        "# -*- coding: iso-8859-15 -*-\n",
        "#!/usr/bin/python\n# vim: set fileencoding=iso-8859-15 :\n",
    ],
)
def test_a_declared_charset_is_believed(head: str) -> None:
    decoded = _text((head + "Preis: 5 €").encode("iso-8859-15"))
    assert decoded.text.endswith("5 €") and not decoded.guessed


@pytest.mark.parametrize("name", ["rot13", "unicode_escape", "utf-7", "no-such", "hex", "zlib"])
def test_a_declared_charset_that_is_none_is_ignored(name: str) -> None:
    raw = f"# coding: {name}\ncafé".encode("latin-1")
    assert _text(raw).text.endswith("café")


@pytest.mark.parametrize(
    "raw",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 8,
        b"\x7fELF\x02\x01\x01" + b"\0" * 200,
        bytes(range(1, 32)) * 20 + b"\xff\xfe",
        b"\xff\xfe\xfd" * 30,
        b"\x1f\x8b\x08\0\0\0\0\0" + bytes((7 * n * n) % 256 for n in range(2000)),
    ],
)
def test_T32_binary_is_undecodable_never_text(raw: bytes) -> None:
    assert isinstance(decode(raw), Undecodable)


def test_utf8_with_a_few_bad_bytes_stays_utf8() -> None:
    raw = "größer als früher 😀\n".encode() * 20 + b"torn \xf0\x9f"
    decoded = _text(raw)
    assert decoded.encoding == "utf-8" and decoded.utf8 is raw
    at = raw.index(b"torn")
    assert decoded.byte_at(decoded.char_at(at)) == at


def test_a_run_of_zeros_after_a_crash_leaves_text_readable() -> None:
    assert _text(b"good text here\n" * 100 + b"\0" * 4096).encoding == "utf-8"


def test_an_odd_last_byte_of_utf16_is_cut() -> None:
    assert _text("unfinished text".encode("utf-16") + b"x").text == "unfinished text"


def test_offsets_hold_far_into_a_long_text() -> None:
    text = "aß€😀\n" * 20_000
    raw = text.encode("utf-16-be")
    decoded = _text(b"\xfe\xff" + raw)
    for char in (0, 1, 4095, 4096, 50_001, len(text)):
        byte = 2 + len(text[:char].encode("utf-16-be"))
        assert decoded.byte_at(char) == byte and decoded.char_at(byte) == char


def test_an_empty_file_is_an_empty_text() -> None:
    assert _text(b"").text == ""
