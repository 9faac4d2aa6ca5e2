"""The digests of foreign texts: the one that receipts are sealed with, and the one that names a memory."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from nidra.base.buckets import bucket
from nidra.base.text import in_nfc, is_steady, nfc, rests

# Going on from a copy costs 0.2 µs less than beginning anew.
_NOTHING = hashlib.sha256()
_RECORD = hashlib.sha256(b"record\0")


@dataclass(frozen=True, slots=True)
class Digests:
    """What is known of a chunk's texts, a list each: an object a text would cost 0.4 µs more.

    `sealed` are sha256 of the texts as they are, `said` those of what they say (tier and NFC).
    """

    texts: Sequence[str]
    utf8: list[bytes]
    rests: list[str]
    steady: list[bool]
    composed: list[bool]
    sealed: list[bytes]
    said: list[bytes]

    def buckets(self, places: Iterable[int]) -> list[int]:
        """The buckets of the texts at these places."""
        texts, utf8, rests = self.texts, self.utf8, self.rests
        composed, steady = self.composed, self.steady
        return [bucket(texts[at], utf8[at], rests[at], composed[at], steady[at]) for at in places]


def digests_of(texts: Sequence[str]) -> Digests:
    """The digests of a chunk's texts."""
    utf8 = [text.encode("utf-8", "replace") for text in texts]
    apart = rests(utf8)
    # Mostly one look tells it of all.
    steady = [True] * len(apart) if is_steady("".join(apart)) else list(map(is_steady, apart))
    composed, said = steady, utf8
    if not all(steady):
        asked = zip(texts, apart, steady, strict=True)
        composed = [known or in_nfc(text, rest) for text, rest, known in asked]
        said = [
            raw if plain else nfc(text).encode()
            for text, raw, plain in zip(texts, utf8, composed, strict=True)
        ]
    sealed = _digests(_NOTHING, utf8)
    return Digests(texts, utf8, apart, steady, composed, sealed, _digests(_RECORD, said))


def _digests(begun: hashlib._Hash, texts: Sequence[bytes]) -> list[bytes]:
    digests = []
    for text in texts:
        own = begun.copy()
        own.update(text)
        digests.append(own.digest())
    return digests


def name_of(said: bytes, length: int) -> str:
    """The public id that a text is given by its digest: more hex digits where fewer are taken."""
    return f"mem_{said.hex()[:length]}"
