"""An excerpt extended from one place of a source: what stands there, begins and ends as it does."""

from __future__ import annotations

from nidra.trust.align_words import shared, shared_end
from nidra.trust.boundaries import grows_after, grows_before
from nidra.trust.comparison import Near, compared
from nidra.trust.locate import folded

CONTEXT = 32
_END = 16
_NEAR_END = 256
_IN_PLACE = 0.8
_LONGEST_REST = 64


def in_place(
    data: bytes, excerpt: str, start: int, own: bool, whole: tuple[bool, bool]
) -> Near | None:
    """What stands about `start` where it begins and ends as the excerpt does, with few words changed.

    `whole` says of either end of the excerpt whether it is that of a word; then so is that of what
    is found, and a number that grew by a digit is shown with it.
    """
    sought = excerpt.encode("utf-8", "replace")
    tail = sought[sought.rfind(b" ", 0, -1) :]
    low = max(0, start - CONTEXT)
    at = data.find(sought[:_END], low, start + CONTEXT + _END)
    kept = shared(sought, 0, data, at) if at >= 0 else 0
    if not kept:
        return None
    last = data.find(tail, at + min(kept, len(sought) - len(tail)), at + len(sought) + _NEAR_END)
    if last < 0:
        return None
    stop = last + len(tail)
    before, after = (
        whole[0] and _rest_before(data, at, stop),
        whole[1] and _rest_after(data, at, stop),
    )
    if before:
        at, kept = at - before, 0
    found = data[at : stop + after]
    end = shared_end(sought, found, min(len(sought), len(found)) - kept)
    if kept + end < _IN_PLACE * len(sought):
        return None
    text = folded(found.decode("utf-8", "replace"))
    same = (kept, end) if len(text) == len(found) and len(sought) == len(excerpt) else None
    return compared(excerpt, text, at if own else -1, trimmed=True, same=same)


def _rest_after(data: bytes, start: int, stop: int) -> int:
    """How many bytes the last word of a piece goes on behind it."""
    piece = data[max(start, stop - CONTEXT) : stop].decode("utf-8", "ignore")
    rest = data[stop : stop + _LONGEST_REST].decode("utf-8", "ignore")
    size = 0
    while size < len(rest) and grows_after(piece + rest[:size], rest[size:], was_free=True):
        size += 1
    return len(rest[:size].encode())


def _rest_before(data: bytes, start: int, stop: int) -> int:
    """How many bytes the first word of a piece begins before it."""
    piece = data[start : min(stop, start + CONTEXT)].decode("utf-8", "ignore")
    rest = data[max(0, start - _LONGEST_REST) : start].decode("utf-8", "ignore")
    size = len(rest)
    while size and grows_before(rest[:size], rest[size:] + piece, was_free=True):
        size -= 1
    return len(rest[size:].encode())
