"""Where many texts stand in one large source: one reading of it for all of them.

Of each text 23 bytes are chosen that are rare by a sample of the source. Wherever they stand, 16 of
them begin at a multiple of eight, so that the source is looked up at every eighth byte only. What
is found that way is compared byte for byte.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nidra.sources.reader import Heed, go_on

Numbers = NDArray[np.uint64]
Places = NDArray[np.int64]

FEWEST = 48
_MOST = 200_000
_MOST_BYTES = 64 << 20
_STEP, _GRAM, _STRETCH = 8, 16, 23
_SAMPLED = 23
_TOGETHER = 4_096
_BLOCK = 1 << 15
_BITS = 24
_COUNTED_BITS = 16
_SHARERS = 2_048
_MOST_PAIRS = 1 << 26
_MOST_HELD = 1 << 22
_FACTOR = np.uint64(0x9E3779B97F4A7C15)


def find_all(
    data: bytes, texts: Iterable[bytes], heed: Heed = go_on
) -> Mapping[bytes, tuple[int, ...]]:
    """Every place of each text, in order. A text of which this cannot be told is left out.

    That is one of fewer than 23 bytes, and one of stretches that many share, or one beyond the first
    200,000 or 64 MiB; all, where they are few or stand nearly everywhere.
    """
    sought = list(dict.fromkeys(_taken(texts)))
    if len(sought) < FEWEST or len(data) < _STRETCH:
        return {}
    heed()
    index = _indexed(data, sought)
    if not len(index.told):
        return {}
    found: defaultdict[bytes, list[int]] = defaultdict(list)
    try:
        for number, place in _candidates(data, index, heed):
            if data.startswith(sought[number], place):
                found[sought[number]].append(place)
    except _TooMany:
        return {}
    told = dict.fromkeys([sought[number] for number in index.told.tolist()], ())
    return told | {text: tuple(sorted(places)) for text, places in found.items()}


def _taken(texts: Iterable[bytes]) -> Iterator[bytes]:
    """The texts that are long enough, as many as may be held at once."""
    left = _MOST_BYTES
    for text in islice(texts, _MOST):
        left -= len(text)
        if left < 0:
            return
        if len(text) >= _STRETCH:
            yield text


class _TooMany(Exception):
    """More candidates than to search for each text by itself would cost."""


class _Index(NamedTuple):
    """The grams of all texts in order, the text of each, and how far in it the gram begins.

    `sharers` is how many are equal to each; `told` holds the texts that are looked for; `ends` is of
    each text.
    """

    grams: Numbers
    sharers: Places
    owner: NDArray[np.int32]
    offset: NDArray[np.int32]
    told: NDArray[np.int32]
    ends: _Ends


class _Ends(NamedTuple):
    """The first and last eight bytes of each text, and how long it is."""

    heads: Numbers
    tails: Numbers
    sizes: Places


def _mixed(first: Numbers, second: Numbers) -> Numbers:
    """One number for 16 bytes."""
    mixed = first * _FACTOR
    mixed += second
    return mixed


def _slots(grams: Numbers, bits: int) -> Places:
    return (grams >> np.uint64(64 - bits)).view(np.int64)


def _words(data: bytes) -> Numbers:
    """The bytes as numbers of eight each, from the first on."""
    return np.frombuffer(data, "<u8", len(data) // _STEP)


def _anywhere(data: bytes) -> Numbers:
    """The eight bytes from every byte on."""
    return np.ndarray((len(data) - _STEP + 1,), "<u8", data, strides=(1,))


def _indexed(data: bytes, sought: list[bytes]) -> _Index:
    """The grams of the rarest stretch of each text."""
    words = _words(data)
    seen = _mixed(words[:-1:_SAMPLED], words[1::_SAMPLED])
    counts = np.bincount(_slots(seen, _COUNTED_BITS), minlength=1 << _COUNTED_BITS)
    parts = [
        _rarest(sought[begin : begin + _TOGETHER], begin, counts)
        for begin in range(0, len(sought), _TOGETHER)
    ]
    grams, owner, offset, *ends = (np.concatenate(column) for column in zip(*parts, strict=True))
    order = np.argsort(grams, kind="stable")
    grams, owner, offset = grams[order], owner[order], offset[order]
    return _without_shared(grams, owner, offset, _Ends(*ends))


def _rarest(texts: list[bytes], first: int, counts: Places) -> tuple[Any, ...]:
    """Grams, owners and offsets of some texts, eight each, and the ends of each."""
    sizes = np.array([len(text) for text in texts])
    starts = np.cumsum(sizes) - sizes
    eights = _anywhere(b"".join(texts) + bytes(_GRAM))
    grams = _mixed(eights[:-_STEP], eights[_STEP:])
    summed = np.concatenate(([0], np.cumsum(counts[_slots(grams, _COUNTED_BITS)])))
    weights = (summed[_STEP:] - summed[:-_STEP]) << 32 | np.arange(len(summed) - _STEP)
    bounds = np.stack((starts, starts + sizes - _STRETCH + 1), axis=1).ravel()
    chosen = np.minimum.reduceat(weights, bounds)[::2] & 0xFFFFFFFF
    places = (chosen[:, None] + np.arange(_STEP)).ravel()
    owner = np.repeat(np.arange(first, first + len(texts), dtype=np.int32), _STEP)
    offset = (places - np.repeat(starts, _STEP)).astype(np.int32)
    return grams[places], owner, offset, eights[starts], eights[starts + sizes - _STEP], sizes


def _without_shared(
    grams: Numbers, owner: NDArray[np.int32], offset: NDArray[np.int32], ends: _Ends
) -> _Index:
    """Without the texts of which a gram belongs to many: envelopes, formulas."""
    told = np.ones(len(ends.sizes), bool)
    told[owner[_sharers(grams) > _SHARERS]] = False
    kept = told[owner]
    grams, numbers = grams[kept], np.flatnonzero(told).astype(np.int32)
    return _Index(grams, _sharers(grams), owner[kept], offset[kept], numbers, ends)


def _sharers(grams: Numbers) -> Places:
    """How many of the sorted grams are equal to each."""
    bounds = np.flatnonzero(grams[1:] != grams[:-1]) + 1
    alike = np.diff(bounds, prepend=0, append=len(grams))
    return np.repeat(alike, alike)


def _candidates(data: bytes, index: _Index, heed: Heed) -> Iterator[tuple[int, int]]:
    """(number of a text, place) wherever a gram and both ends of the text stand."""
    eights = _anywhere(data)
    heads, tails, sizes = index.ends
    held = 0
    for owner, place in _pairs(data, index):
        heed()
        inside = (place >= 0) & (place + sizes[owner] <= len(data))
        owner, place = owner[inside], place[inside]
        alike = eights[place] == heads[owner]
        owner, place = owner[alike], place[alike]
        alike = eights[place + sizes[owner] - _STEP] == tails[owner]
        held += int(np.count_nonzero(alike))
        if held > _MOST_HELD:
            raise _TooMany
        yield from zip(owner[alike].tolist(), place[alike].tolist(), strict=True)


def _pairs(data: bytes, index: _Index) -> Iterator[tuple[NDArray[np.int32], Places]]:
    """(texts, where each would begin) for the grams that stand, block by block."""
    total = 0
    for hits, first in _hits(_words(data), index.grams):
        count = index.sharers[first]
        ends = np.cumsum(count)
        total += int(ends[-1])
        if total > _MOST_PAIRS:
            raise _TooMany
        number = np.arange(ends[-1]) + np.repeat(first - ends + count, count)
        place = np.repeat(hits * _STEP, count) - index.offset[number]
        yield index.owner[number], place


def _hits(words: Numbers, grams: Numbers) -> Iterator[tuple[Places, Places]]:
    """(places in eights, grams) where a gram stands, each the first of its equals; block by block."""
    known, known_again = np.zeros(1 << _BITS, bool), np.zeros(1 << _BITS, bool)
    known[_slots(grams, _BITS)] = True
    # A twentieth of the source passes the first by chance, and to look one up costs 1 CPU µs.
    known_again[_slots(grams * _FACTOR, _BITS)] = True
    for begin in range(0, len(words) - 1, _BLOCK):
        block = words[begin : begin + _BLOCK + 1]
        mixed = _mixed(block[:-1], block[1:])
        # No slot lies beyond, and not to ask saves a fifth.
        hits = np.flatnonzero(known.take(_slots(mixed, _BITS), mode="clip"))
        hits = hits[known_again[_slots(mixed[hits] * _FACTOR, _BITS)]]
        first = np.searchsorted(grams, mixed[hits])
        first[first == len(grams)] = 0
        there = grams[first] == mixed[hits]
        if there.any():
            yield hits[there] + begin, first[there]
