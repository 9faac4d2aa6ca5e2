"""Bytes to text: which encoding a source is written in, and where each stretch of text lies on disk.

Everything above works on UTF-8. A source in UTF-8 is its own UTF-8 view, at no cost; another
encoding gets a converted view and a table that leads from the view back to the bytes on disk.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

_CHUNK = 4096
# Pieces whose text fits the processor's cache are decoded four times as fast as those of 1 MiB.
_PIECE = 1 << 16
_SAMPLE = 1 << 16
_MANY_ODD_BYTES = 48
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_DECLARED = (
    re.compile(rb"""^\s*<\?xml[^>]{0,200}?encoding=["']([\w.:-]{2,40})["']"""),
    re.compile(rb"""(?i)<meta[^>]{0,200}?charset=["']?([\w.:-]{2,40})"""),
    re.compile(
        rb"^(?:[^\n]{0,200}\n)?[ \t\f]*(?:#|//|--|;|%|\")[^\n]{0,200}?(?:file)?coding[:=][ \t]*([\w.-]{2,40})"
    ),
)
_UNFIT = frozenset(
    (
        "utf-7",
        "unicode_escape",
        "raw_unicode_escape",
        "idna",
        "punycode",
        "undefined",
        "mbcs",
        "oem",
        "utf-8-sig",
    )
)
_CONTROLS = tuple(set(range(32)) - set(b"\t\n\r\f\x1b\b"))
_HIGH = re.compile(rb"[\x80-\xff]")
_WIDE = re.compile(rb"[^\n\r]*[\x80-\xff][^\n\r]*")
LEGACY = (
    "cp1252",
    "latin-1",
    "cp1250",
    "cp1251",
    "mac_roman",
    "cp437",
    "gb18030",
    "shift_jis",
    "euc_kr",
    "big5",
)


@dataclass(frozen=True, slots=True)
class Undecodable:
    """Why bytes are no text."""

    reason: str


class _Ruler:
    """Measures a text in bytes of one encoding, from marks at every `_CHUNK`-th character."""

    def __init__(self, text: str, encoding: str, errors: str) -> None:
        self._text, self._encoding, self._errors = text, encoding, errors
        pieces = (text[at : at + _CHUNK] for at in range(0, len(text), _CHUNK))
        sizes = (len(piece.encode(encoding, errors)) for piece in pieces)
        self._marks = [0, *accumulate(sizes)]

    def length(self, chars: int) -> int:
        """How many bytes the first `chars` characters take."""
        chars = min(max(chars, 0), len(self._text))
        chunk = chars // _CHUNK
        rest = self._text[chunk * _CHUNK : chars]
        return self._marks[chunk] + len(rest.encode(self._encoding, self._errors))

    def count(self, data: bytes, length: int) -> int:
        """How many characters are complete in the first `length` bytes of `data`, this text encoded."""
        length = min(max(length, 0), self._marks[-1])
        chunk = bisect_right(self._marks, length) - 1
        decoder = codecs.getincrementaldecoder(self._encoding)(self._errors)
        rest = decoder.decode(data[self._marks[chunk] : length])
        return min(chunk * _CHUNK + len(rest), len(self._text))


class DecodedText:
    """A source as text. `utf8` is the view that is searched; the methods lead between the offsets.

    `encoding` is the codec of the bytes on disk, `as_it_lies` says that the view is those bytes, so
    that all offsets are the same, `guessed` says that nothing declared it and that
    another single-byte reading is possible. Bytes that are invalid in a file of UTF-8 stay in the
    view as they are and match no character.
    """

    def __init__(self, raw: bytes, encoding: str, skip: int = 0, guessed: bool = False) -> None:
        self._body = raw[skip:] if skip else raw
        self._skip = skip
        self.as_it_lies = encoding == "utf-8"
        self.raw = raw
        self.encoding = encoding
        self.guessed = guessed

    @cached_property
    def text(self) -> str:
        """The whole text, without byte-order mark; invalid bytes are lone surrogates."""
        return self._body.decode(self.encoding, _errors(self.encoding))

    @cached_property
    def utf8(self) -> bytes:
        """The text as UTF-8; for a source in UTF-8 its own bytes, byte-order mark included."""
        return self.raw if self.as_it_lies else self.text.encode("utf-8", "surrogatepass")

    def raw_offset(self, at: int) -> int:
        """The byte on disk at which the character at byte `at` of the view begins."""
        return at if self.as_it_lies else self.byte_at(self._view.count(self.utf8, at))

    def view_offset(self, at: int) -> int:
        """The byte of the view at which the character at byte `at` on disk begins."""
        return at if self.as_it_lies else self._view.length(self.char_at(at))

    def byte_at(self, char: int) -> int:
        """The byte on disk at which character `char` of the text begins."""
        if self._table is not None:
            return self._table[min(max(char, 0), len(self._table) - 1)]
        return self._skip + self._disk.length(char)

    def char_at(self, byte: int) -> int:
        """How many characters of the text are complete before the byte `byte` on disk."""
        if self._table is not None:
            return max(0, bisect_right(self._table, byte) - 1)
        return self._disk.count(self._body, byte - self._skip)

    @cached_property
    def _disk(self) -> _Ruler:
        return _Ruler(self.text, self.encoding, _errors(self.encoding))

    @cached_property
    def _view(self) -> _Ruler:
        return _Ruler(self.text, "utf-8", "surrogatepass")

    @cached_property
    def _table(self) -> list[int] | None:
        """Byte of each character, where encoding the text again would not give the same bytes."""
        if self.encoding.startswith("utf-"):
            return None
        pieces = (self.text[at : at + _CHUNK] for at in range(0, len(self.text), _CHUNK))
        try:
            if b"".join(piece.encode(self.encoding) for piece in pieces) == self._body:
                return None
        except UnicodeEncodeError:
            pass
        return _byte_table(self._body, self.encoding)


def decode(raw: bytes) -> DecodedText | Undecodable:
    """The text of `raw`, or why it is none. Never raises."""
    for mark, encoding in _BOMS:
        if raw.startswith(mark):
            return _marked(raw, encoding, len(mark))
    if raw.isascii() or _is_utf8(raw):
        return _plain(raw)
    if b"\0" in raw[:_SAMPLE]:
        return _wide(raw) or Undecodable("binary")
    declared = _declared(raw)
    if declared is not None:
        return declared
    if _binary_share(raw) > 0.01:
        return Undecodable("binary")
    return DecodedText(raw, "utf-8") if _mostly_utf8(raw) else _guessed(raw)


def decode_as(raw: bytes, encoding: str) -> DecodedText | None:
    """`raw` read in one named encoding, or None where that cannot be."""
    text = DecodedText(raw, encoding, guessed=True)
    return text if _has_text(text) else None


def _has_text(decoded: DecodedText) -> bool:
    try:
        return decoded.text is not None
    except (UnicodeError, LookupError):
        return False


def _errors(encoding: str) -> str:
    if encoding == "utf-8":
        return "surrogateescape"
    return "surrogatepass" if encoding.startswith("utf-") else "strict"


def _marked(raw: bytes, encoding: str, skip: int) -> DecodedText | Undecodable:
    """A text that says its encoding in its first bytes; an unfinished last unit is cut off."""
    if encoding == "utf-8":
        return DecodedText(raw, "utf-8", skip)
    unit = 4 if "32" in encoding else 2
    decoded = DecodedText(raw[: len(raw) - (len(raw) - skip) % unit], encoding, skip)
    if not _has_text(decoded) or _odd_share(decoded.text[:_SAMPLE]) > 0.02:
        return Undecodable(f"not the {encoding.upper()} that its first bytes promise")
    return decoded


def _is_utf8(raw: bytes) -> bool:
    """Is all of `raw` valid UTF-8? Decoded piece by piece, so that memory stays small."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    view = memoryview(raw)
    try:
        for at in range(0, len(raw), _PIECE):
            decoder.decode(view[at : at + _PIECE])
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return False
    return True


def _plain(raw: bytes) -> DecodedText | Undecodable:
    """Valid UTF-8. Some NULs are damage that a text survives; many are another encoding, or no text."""
    zeros = raw.rstrip(b"\0").count(b"\0")
    if zeros * 10 <= len(raw):
        controls = _binary_share(raw[:_SAMPLE].rstrip(b"\0"))
        return Undecodable("binary") if controls > 0.05 else DecodedText(raw, "utf-8")
    return _wide(raw) or Undecodable("binary")


def _wide(raw: bytes) -> DecodedText | None:
    """UTF-16 or UTF-32 without a byte-order mark, told by where its NULs and blanks stand."""
    for encoding, unit in (("utf-32-le", 4), ("utf-32-be", 4), ("utf-16-le", 2), ("utf-16-be", 2)):
        decoded = DecodedText(raw[: len(raw) - len(raw) % unit], encoding)
        sample = raw[: min(_SAMPLE, len(decoded.raw))]
        if _reads_well(sample.decode(encoding, "replace")) and _has_text(decoded):
            return decoded
    return None


def _reads_well(text: str) -> bool:
    """Does the text hold words with blanks between them, and next to no control characters?"""
    blanks = sum(text.count(char) for char in " \n\u3000\u3002")
    return _odd_share(text) <= 0.02 and blanks * 200 >= len(text) > 0


def _odd_share(text: str) -> float:
    """The share of characters that no text holds: controls, unassigned, lone surrogates, U+FFFD."""
    odd = sum(1 for char in text if char == "\ufffd" or (not char.isprintable() and _is_odd(char)))
    return odd / max(len(text), 1)


def _is_odd(char: str) -> bool:
    return not char.isspace() and unicodedata.category(char) != "Cf"


def _declared(raw: bytes) -> DecodedText | None:
    head = raw[:2048]
    for pattern in _DECLARED:
        found = pattern.search(head)
        if not found:
            continue
        try:
            name = codecs.lookup(found.group(1).decode("ascii")).name
        except LookupError:
            continue
        if name not in _UNFIT and not name.startswith("utf"):
            text = DecodedText(raw, name)
            if _has_text(text):
                return text
    return None


def _binary_share(raw: bytes) -> float:
    """The share of control characters that no text holds."""
    sample = raw[:_SAMPLE]
    return sum(map(sample.count, _CONTROLS)) / max(len(sample), 1)


def _mostly_utf8(raw: bytes) -> bool:
    """Are at least as many of the non-ASCII bytes good UTF-8 as are not?"""
    high = len(_HIGH.findall(raw[: 16 * _PIECE]))
    text = raw[: 16 * _PIECE].decode("utf-8", "surrogateescape")
    bad = len(re.findall("[\udc80-\udcff]", text))
    return bad * 2 <= high


def _guessed(raw: bytes) -> DecodedText | Undecodable:
    """A legacy text without declaration: by its statistics where there are enough, else Western."""
    names = list(LEGACY[:2])
    wide = b"\n".join(_WIDE.findall(raw[: 4 * _PIECE]))[:_SAMPLE]
    if len(_HIGH.findall(wide)) >= _MANY_ODD_BYTES:
        names.insert(0, _statistics(wide))
    for name in names:
        text = decode_as(raw, name) if name else None
        if text is not None and _odd_share(text.text[:_SAMPLE]) <= 0.02:
            return text
    return Undecodable("binary")


def _statistics(sample: bytes) -> str:
    """The encoding that charset-normalizer finds most likely, or ""."""
    from charset_normalizer import from_bytes

    best = from_bytes(sample).best()
    name = best.encoding if best else ""
    return "" if name.startswith("utf") or name in _UNFIT else name


def _byte_table(raw: bytes, encoding: str) -> list[int]:
    """The byte at which each character begins, by decoding byte after byte. For odd encodings only."""
    decoder = codecs.getincrementaldecoder(encoding)()
    table, begin = [], 0
    for at in range(len(raw)):
        made = decoder.decode(raw[at : at + 1])
        if made:
            table.extend([begin] * len(made))
            begin = at + 1
    return [*table, len(raw)]
