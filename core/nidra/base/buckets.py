"""The bucket of a text: what may say the same is looked for among few, by a number that costs little.

Texts whose dedup keys are equal always share their bucket, unequal ones may. A text with enough
letters and digits of ASCII is told by the first of these alone, taken from its bytes: 0.5 µs, where
folding the letters of every script takes 3.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import xxhash

from nidra.base.text import dedup_key, folded_letters, storable, without_ascii

_ENOUGH = 64
# Most texts that ASCII can tell have enough of it in the first bytes, most others in some more.
_HEADS = (112, 384)
_HALF = 1 << 63
_NO_LETTERS = bytes(code for code in range(256) if code > 127 or not chr(code).isalnum())
_NO_LETTERS_BUT_NUL = _NO_LETTERS.replace(b"\0", b"")
_LOWER = bytes(code + 32 if 65 <= code <= 90 else code for code in range(256))
_SHARP_S = "ß".encode()
# What folds into a letter of ASCII, or composes with one; all but the common ß.
_MIXES = re.compile("[\u0130\u0149\u017f\u01f0\u0300-\u036f\u1e96-\u1e9a\u1e9e\u212a\ufb00-\ufb06]")


def key64(text: str) -> int:
    """The bucket of a text, a signed 64-bit number."""
    utf8 = storable(text).encode()
    return bucket(utf8, without_ascii(utf8))


def commons(many: Sequence[bytes]) -> list[int | None]:
    """The bucket of each text whose first bytes tell it, if what it has beyond ASCII is steady (see
    `is_steady`): asked together they take half of what each takes by itself."""
    found = _told_by(many, _HEADS[0])
    longer = [at for at, key in enumerate(found) if key is None and len(many[at]) > _HEADS[0]]
    for at, key in zip(longer, _told_by([many[at] for at in longer], _HEADS[1]), strict=True):
        found[at] = key
    return found


def _told_by(many: Sequence[bytes], size: int) -> list[int | None]:
    """The buckets that so many bytes of each text tell."""
    if not many:
        return []
    joined = b"\0".join([text[:size] for text in many])
    if joined.count(b"\0") >= len(many):
        return [None] * len(many)
    heads = joined.replace(_SHARP_S, b"ss").translate(_LOWER, _NO_LETTERS_BUT_NUL).split(b"\0")
    number, enough = xxhash.xxh3_64_intdigest, _ENOUGH
    return [number(head[:enough]) - _HALF if len(head) >= enough else None for head in heads]


def bucket(utf8: bytes, rest: str, composed: bool = False, steady: bool = False) -> int:
    """The same, for a text in UTF-8, of which `rest` is what is not ASCII.

    `composed` says that the text is known to be in NFC, `steady` that `rest` is (see `is_steady`):
    what is known is not asked again.
    """
    if rest and not steady and _MIXES.search(rest) is not None:
        letters = folded_letters(utf8.decode(), composed).encode("utf-8", "surrogatepass")
        head = letters.translate(None, _NO_LETTERS)
    else:
        head = _ascii_letters(utf8, "ß" in rest)
    if len(head) >= _ENOUGH:
        head = head[:_ENOUGH]
    elif rest or not head:
        head = _skeleton(utf8.decode(), composed)
    return xxhash.xxh3_64_intdigest(head) - _HALF


def _ascii_letters(utf8: bytes, has_sharp_s: bool) -> bytes:
    """The letters and digits of ASCII that a text begins with, folded, if there are enough; else all.

    A ß that a cut parts is lacking behind what comes before it, which is all that is asked for.
    """
    for size in _HEADS:
        head = utf8[:size]
        if has_sharp_s:
            head = head.replace(_SHARP_S, b"ss")
        head = head.translate(_LOWER, _NO_LETTERS)
        if len(head) >= _ENOUGH or len(utf8) <= size:
            return head
    whole = utf8.replace(_SHARP_S, b"ss") if has_sharp_s else utf8
    return whole.translate(_LOWER, _NO_LETTERS)


def _skeleton(text: str, composed: bool) -> bytes:
    """The first folded letters and digits of every script; the dedup key where there are none."""
    head = folded_letters(text[: 2 * _ENOUGH], composed)
    # What follows a cut may still combine with its last letter, so a little more is asked for.
    if len(head) < _ENOUGH + 8 and len(text) > 2 * _ENOUGH:
        head = folded_letters(text, composed)
    return (head[:_ENOUGH] or dedup_key(text)).encode("utf-8", "replace")
