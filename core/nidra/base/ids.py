"""Ids: a NewType for each, the public id of a memory, and time-ordered ids for passes."""

from __future__ import annotations

import hashlib
import os
import time
from typing import NewType
from uuid import UUID

from nidra.base.text import nfc

MemoryKey = NewType("MemoryKey", int)
EvidenceKey = NewType("EvidenceKey", int)
SourceKey = NewType("SourceKey", int)
PublicId = NewType("PublicId", str)

SHORT = 12


def memory_digest(tier: str, statement: str) -> str:
    """64 hex digits of sha256 over tier and the statement in NFC, exactly."""
    return hashlib.sha256(f"{tier}\0{nfc(statement)}".encode()).hexdigest()


def public_id(digest: str, length: int = SHORT) -> PublicId:
    """`mem_` and the first `length` hex digits; longer where shorter ones collide."""
    return PublicId(f"mem_{digest[:length]}")


def uuid7(now_us: int | None = None) -> str:
    """A UUID of version 7 (RFC 9562): 48 bits of milliseconds, then random bits."""
    ms = (time.time_ns() // 1_000_000) if now_us is None else now_us // 1000
    value = (ms & ((1 << 48) - 1)) << 80 | int.from_bytes(os.urandom(10), "big")
    value = value & ~(0xF << 76) | 0x7 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    return str(UUID(int=value))


def began_at(name: str) -> int | None:
    """The moment that a UUID of version 7 begins with, in microseconds; None for another name."""
    try:
        found = UUID(name)
    except ValueError:
        return None
    return (found.int >> 80) * 1000 if found.version == 7 else None
