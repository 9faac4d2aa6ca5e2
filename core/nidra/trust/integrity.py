"""Seals: is a stored excerpt still the one that was sealed with it?"""

from __future__ import annotations

import hashlib

from nidra.records.verdict import State, Verdict


def seal(excerpt: str) -> bytes:
    """sha256 of the excerpt's UTF-8, 32 bytes; a lone surrogate counts as its three bytes."""
    return seal_of_bytes(excerpt.encode("utf-8", "surrogatepass"))


def seal_of_bytes(excerpt: bytes) -> bytes:
    """The seal of an excerpt that is UTF-8 already."""
    return hashlib.sha256(excerpt).digest()


def sealed(excerpt: str, sha256: bytes | str) -> bool:
    """Does `excerpt` still match its seal, given as 32 bytes or as 64 hex digits?"""
    if isinstance(sha256, str):
        try:
            sha256 = bytes.fromhex(sha256)
        except ValueError:
            return False
    return seal(excerpt) == sha256


def broken(name: str) -> Verdict:
    """The verdict on a receipt whose excerpt does not match its seal."""
    words = f"The stored excerpt from {name} does not match its seal: it was changed after it was recorded."
    return Verdict(State.CORRUPT, words)
