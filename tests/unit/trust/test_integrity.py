"""Seals."""

import hashlib

from nidra.records.verdict import State
from nidra.trust.integrity import broken, seal, sealed


def test_a_seal_is_sha256_of_the_utf8() -> None:
    assert seal("café").hex() == hashlib.sha256("café".encode()).hexdigest()


def test_a_changed_excerpt_breaks_its_seal() -> None:
    assert sealed("limit is 5", seal("limit is 5"))
    assert sealed("limit is 5", seal("limit is 5").hex())
    assert not sealed("limit is 6", seal("limit is 5"))
    assert not sealed("limit is 5", "not hex")
    assert not sealed("limit is 5", b"")


def test_a_lone_surrogate_can_be_sealed() -> None:
    assert sealed("a\ud800b", seal("a\ud800b"))


def test_a_broken_seal_is_corrupt() -> None:
    assert broken("config.md").state is State.CORRUPT
    assert "config.md" in broken("config.md").sentence
