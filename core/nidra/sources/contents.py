"""The bytes of a file, or their digest, read without ever blocking.

A path is looked at before it is opened, opened without blocking, and looked at again through the
open descriptor, so that a device or pipe that takes the file's place in between is still refused.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from blake3 import blake3

from nidra.sources.files import (
    DEFAULT_LIMIT,
    Fingerprint,
    Kind,
    Look,
    look,
    look_from_error,
    look_from_stat,
)

_PIECE = 1 << 20
_OPEN_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


class NotRead(OSError):
    """The bytes of a path could not be had; `look` says why."""

    def __init__(self, look: Look) -> None:
        super().__init__(look.sentence)
        self.look = look


def read(path: str, limit: int = DEFAULT_LIMIT) -> bytes:
    """The bytes of a regular file of at most `limit` bytes; `NotRead` says why there are none."""
    found, raw = look_and_read(path, limit)
    if not found.regular:
        raise NotRead(found)
    return raw


def look_and_read(path: str, limit: int = DEFAULT_LIMIT) -> tuple[Look, bytes]:
    """The look at `path` that goes with its bytes; no bytes where it is not a readable regular file.

    A file that only grows while it is read counts as what it was when it was opened. One that
    changes in another way is read once more, then given up for this time.
    """
    found = look(path, limit)
    for _ in range(2):
        if not found.regular:
            return found, b""
        found, raw = _read_once(path, limit)
        if found.kind is not Kind.CHANGING:
            return found, raw
        found = look(path, limit)
    return Look(
        path, Kind.CHANGING, f"{path} changed while it was read; the next pass tries again."
    ), b""


def _read_once(path: str, limit: int) -> tuple[Look, bytes]:
    try:
        descriptor = os.open(path, _OPEN_FLAGS)
    except (OSError, ValueError) as error:
        return look_from_error(path, error, {}), b""
    try:
        before = look_from_stat(path, os.fstat(descriptor), limit)
        if not before.regular or before.fingerprint is None:
            return before, b""
        size = before.fingerprint.size
        raw = _all_bytes(descriptor, size)
        after = look_from_stat(path, os.fstat(descriptor), limit).fingerprint
        if len(raw) == size and not _moved_on(before.fingerprint, after):
            return before, raw
        if len(raw) >= size and after is not None and after.size > size:
            raw = raw[:size]
            if _still_begins_with(descriptor, raw):
                return before, raw
        return Look(path, Kind.CHANGING, f"{path} changed while it was read."), b""
    except OSError as error:
        return look_from_error(path, error, {}), b""
    finally:
        os.close(descriptor)


def _all_bytes(descriptor: int, size: int) -> bytes:
    """At most `size` + 1 bytes: one more than expected is enough to know that the file grew."""
    first = os.read(descriptor, min(size + 1, 1 << 30))
    if len(first) > size or not first:
        return first
    parts, have = [first], len(first)
    while have <= size:
        part = os.read(descriptor, min(size + 1 - have, 1 << 30))
        if not part:
            break
        parts.append(part)
        have += len(part)
    return first if len(parts) == 1 else b"".join(parts)


def _still_begins_with(descriptor: int, raw: bytes) -> bool:
    """Does a file that grew while it was read still begin with what was read: was it appended to?"""
    os.lseek(descriptor, 0, os.SEEK_SET)
    at, known = 0, memoryview(raw)
    while at < len(raw):
        part = os.read(descriptor, min(_PIECE, len(raw) - at))
        if not part or known[at : at + len(part)] != part:
            return False
        at += len(part)
    return True


def _moved_on(before: Fingerprint, after: Fingerprint | None) -> bool:
    return after is None or (before.size, before.mtime_ns) != (after.size, after.mtime_ns)


def digest_of(
    path: str, limit: int = DEFAULT_LIMIT, heed: Callable[[int], None] = lambda number: None
) -> tuple[Fingerprint, bytes] | None:
    """The fingerprint of a regular file and blake3 of its bytes, read in pieces; None where it cannot
    be read, or changed meanwhile. `heed` is told the size of each piece, and may raise to stop."""
    if not look(path, limit).regular:
        return None
    try:
        descriptor = os.open(path, _OPEN_FLAGS)
    except (OSError, ValueError):
        return None
    try:
        before = look_from_stat(path, os.fstat(descriptor), limit)
        if not before.regular or before.fingerprint is None:
            return None
        hasher, have = blake3(), 0
        while part := os.read(descriptor, _PIECE):
            hasher.update(part)
            have += len(part)
            heed(len(part))
            if have > before.fingerprint.size:
                return None
        after = look_from_stat(path, os.fstat(descriptor), limit).fingerprint
        same = have == before.fingerprint.size and not _moved_on(before.fingerprint, after)
        return (before.fingerprint, hasher.digest()) if same else None
    except OSError:
        return None
    finally:
        os.close(descriptor)
