"""The nearest text: what a source says where it no longer says what a receipt quotes.

What stands where the excerpt was recorded, and begins and ends as it does, is the nearest. Else a few
pieces of the excerpt lead to at most three windows of the source, and only those are compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from nidra.base.numbers import critical_tokens
from nidra.records.verdict import Span
from nidra.sources.values import literals
from nidra.trust.align_words import shared, shared_end
from nidra.trust.boundaries import grows_after, grows_before
from nidra.trust.finder import Finder
from nidra.trust.locate import folded
from nidra.trust.page import Page, unescaped

EDITED_SIMILARITY = 0.9
_UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
_TOKEN = re.compile(rf"[{_UNSPACED}]|\d+(?:[.,:]\d+)+|[^\W{_UNSPACED}]+|[^\w\s]")
# The same for ASCII: 2.5 instead of 8 CPU µs for a sentence.
_ASCII_TOKEN = re.compile(
    r"[A-Za-z_]\w*+|[0-9]++(?:(?:[.,:][0-9]+)+|\w*+)|[!-/:-@\[-^`{-~\x00-\x08\x0e-\x1b\x7f]",
    re.ASCII,
)
_SPACED = re.compile(r"\S+")
# Of each byte: a digit, what may part two digits of a number, the underscore, another character of words.
_KINDS = bytes(
    0x30
    if char in "0123456789"
    else 0x2E
    if char in ".,:"
    else 0x5F
    if char == "_"
    else 0x61
    if char.isalpha()
    else 0x20
    for char in map(chr, range(128))
) + bytes(128)
_TELLING = 6
_MOST_TOKENS = 1_500
_CHARACTERWISE = 600
_GRAM_TOKENS, _GRAM_TOKENS_IN_LARGE = (4, 3, 2, 1), (3, 1)
_GRAMS, _GRAMS_IN_LARGE = 12, 4
_HITS_A_GRAM = 16
_LARGE = 4 << 20
_PIECES_FROM = 64 << 10
_NEAR = 256 << 10
_WINDOWS = 3
_OPENED_LIMIT = 8 << 20
_CONTEXT = 32
_SHOWN = 4_000
_END = 16
_NEAR_END = 256
_IN_PLACE = 0.8
_LONGEST_REST = 64


class Near(NamedTuple):
    """The piece of a source that comes nearest to an excerpt.

    `similarity` compares the two in [0, 1]; `share` is how much of the excerpt's words stands
    there; `in_context` says that the recorded context stands around it; `at` is a byte of the view
    for the line number, or -1; `gone` and `come` are the words that differ, pair by pair.
    """

    text: str = ""
    similarity: float = 0.0
    share: float = 0.0
    in_context: bool = False
    at: int = -1
    gone: tuple[str, ...] = ()
    come: tuple[str, ...] = ()


def lightly_edited(excerpt: str, near: Near) -> bool:
    """Was the text reworded in its place, with every number, negation and name left as it was?"""
    if not near.in_context or near.similarity < EDITED_SIMILARITY:
        return False
    return critical_tokens(excerpt) == critical_tokens(near.text)


def nearest(page: Page, excerpt: str, prefix: str, suffix: str, spans: Sequence[Span]) -> Near:
    """The nearest text in `page`: between the recorded context first, else where its words stand."""
    excerpt, finder = folded(excerpt), _spoken(page)
    data, own = finder.data, finder is page.finder
    between = _between(finder, excerpt, prefix, suffix) if prefix or suffix else None
    if between is not None:
        start, text = between
        near = compared(excerpt, text, start if own else -1, in_context=True)
        if near.share >= 0.5:
            return near
    whole = not grows_before(prefix, excerpt, True), not grows_after(excerpt, suffix, True)
    hint = page.decoded.view_offset(spans[0].offset) if spans and own else -1
    if hint >= 0:
        stood = _where_it_stood(page, data, excerpt, hint, whole)
        if stood is not None:
            return stood
    votes: list[tuple[int, int]] = []
    for offset, gram in _telling_pieces(excerpt) if len(data) > _PIECES_FROM else ():
        for at in _hits(finder, gram, hint):
            changed = _in_place(data, excerpt, at - offset, own, whole)
            if changed is not None:
                page.lead = changed.at - hint if hint >= 0 else 0
                return changed
            votes.append((at - offset, len(gram)))
    windows = _clusters(votes, _slack(excerpt)) if votes else _windows(finder, excerpt, hint)
    found = [_in_window(data, excerpt, start, own) for start in windows]
    return max(found, key=lambda near: (near.share, near.similarity), default=Near())


def _where_it_stood(
    page: Page, data: bytes, excerpt: str, hint: int, whole: tuple[bool, bool]
) -> Near | None:
    """What stands where the excerpt was recorded, or as far from there as the last one of its source did."""
    for shift in dict.fromkeys((0, page.lead)):
        near = _in_place(data, excerpt, hint + shift, True, whole)
        if near is not None:
            page.lead = near.at - hint
            return near
    return None


def _spoken(page: Page) -> Finder:
    """The bytes to compare with: the view, or for a small JSON source its strings, unescaped."""
    if not page.json or b"\\" not in page.view or len(page.view) > _OPENED_LIMIT:
        return page.finder
    spoken = page.source.memo.get("spoken")
    if not isinstance(spoken, Finder):
        view = page.view
        spoken = Finder(b"\n".join(unescaped(view[at : at + size]) for at, size in literals(view)))
        page.source.memo["spoken"] = spoken
    return spoken


def _between(finder: Finder, excerpt: str, prefix: str, suffix: str) -> tuple[int, str] | None:
    """What stands between the recorded context now, where that still stands; the likest of several."""
    left = folded(prefix)[-_CONTEXT:].encode("utf-8", "replace")
    right = folded(suffix)[:_CONTEXT].encode("utf-8", "replace")
    reach = 2 * len(excerpt.encode("utf-8", "replace")) + 256
    best: tuple[float, int, str] | None = None
    data = finder.data
    for start in _ends_of(finder, left):
        end = data.find(right, start, start + reach + len(right)) if right else len(data)
        if end < 0 or end - start > reach:
            continue
        text = folded(data[start:end].decode("utf-8", "replace"))
        score = similarity(excerpt, text)
        if best is None or score > best[0]:
            best = score, start, text
    return best[1:] if best else None


def _ends_of(finder: Finder, left: bytes) -> Iterator[int]:
    if not left:
        yield 0
        return
    at = finder.find(left)
    for _ in range(_HITS_A_GRAM):
        if at < 0:
            return
        yield at + len(left)
        at = finder.find(left, at + 1)


def _windows(finder: Finder, excerpt: str, hint: int) -> list[int]:
    """Where the excerpt most likely began, judged by where its pieces stand, best first."""
    tokens = [(match.start(), match.end()) for match in _TOKEN.finditer(excerpt)]
    if not tokens:
        return []
    large = len(finder.data) > _LARGE
    grams = _GRAMS_IN_LARGE if large else _GRAMS
    for size in _GRAM_TOKENS_IN_LARGE if large else _GRAM_TOKENS:
        if size > len(tokens):
            continue
        votes: list[tuple[int, int]] = []
        for offset, gram in _pieces(excerpt, tokens, size, grams):
            votes.extend((at - offset, len(gram)) for at in _hits(finder, gram, hint))
        if votes:
            return _clusters(votes, _slack(excerpt))
    return []


def _slack(excerpt: str) -> int:
    return len(excerpt.encode("utf-8", "replace")) // 2 + 32


def _telling_pieces(excerpt: str) -> Iterator[tuple[int, bytes]]:
    """The words that are most likely rare, each with its neighbours: (byte offset in it, bytes)."""
    words = [match.span() for match in _SPACED.finditer(excerpt)]
    inner = range(1, len(words) - 1)
    for at in sorted(inner, key=lambda at: -_weight(excerpt[slice(*words[at])]))[:_TELLING]:
        start, end = words[at - 1][0], words[at + 1][1]
        yield (
            len(excerpt[:start].encode("utf-8", "replace")),
            excerpt[start:end].encode("utf-8", "replace"),
        )


def _weight(word: str) -> int:
    """Long words are rare, and long numbers rarer."""
    return len(word) * (3 if word[-1].isdecimal() else 1)


def _pieces(
    excerpt: str, tokens: list[tuple[int, int]], size: int, most: int
) -> Iterator[tuple[int, bytes]]:
    """At most `most` pieces of `size` tokens, spread over the excerpt: (byte offset in it, bytes)."""
    last = len(tokens) - size
    for at in sorted({round(step * last / max(most - 1, 1)) for step in range(most)}):
        start, end = tokens[at][0], tokens[at + size - 1][1]
        piece = excerpt[start:end]
        if len(piece) >= 3 or not piece.isascii():
            offset = len(excerpt[:start].encode("utf-8", "replace"))
            yield offset, piece.encode("utf-8", "replace")


def _hits(finder: Finder, gram: bytes, hint: int) -> Iterator[int]:
    """Places of one piece: those near the hint in a large source, where there are any, else all."""
    low, high = 0, len(finder.data)
    if hint >= 0 and high > _LARGE:
        near = max(0, hint - _NEAR), hint + _NEAR
        if finder.data.find(gram, *near) >= 0:
            low, high = near
    at = finder.find(gram, low, high)
    for _ in range(_HITS_A_GRAM):
        if at < 0:
            return
        yield at
        at = finder.find(gram, at + 1, high)


def _clusters(votes: list[tuple[int, int]], slack: int) -> list[int]:
    """Starts on which the most pieces agree, within `slack` bytes, heaviest first."""
    votes.sort()
    groups: list[tuple[int, int]] = []
    begin, weight = votes[0][0], 0
    for start, size in votes:
        if start - begin > slack:
            groups.append((weight, begin))
            begin, weight = start, 0
        weight += size
    groups.append((weight, begin))
    groups.sort(key=lambda group: (-group[0], group[1]))
    return [start for _, start in groups[:_WINDOWS]]


def _in_place(
    data: bytes, excerpt: str, start: int, own: bool, whole: tuple[bool, bool]
) -> Near | None:
    """What stands about `start` where it begins and ends as the excerpt does, with few words changed.

    `whole` says of either end of the excerpt whether it is that of a word; then so is that of what
    is found, and a number that grew by a digit is shown with it.
    """
    sought = excerpt.encode("utf-8", "replace")
    tail = sought[sought.rfind(b" ", 0, -1) :]
    low = max(0, start - _CONTEXT)
    at = data.find(sought[:_END], low, start + _CONTEXT + _END)
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
    piece = data[max(start, stop - _CONTEXT) : stop].decode("utf-8", "ignore")
    rest = data[stop : stop + _LONGEST_REST].decode("utf-8", "ignore")
    size = 0
    while size < len(rest) and grows_after(piece + rest[:size], rest[size:], was_free=True):
        size += 1
    return len(rest[:size].encode())


def _rest_before(data: bytes, start: int, stop: int) -> int:
    """How many bytes the first word of a piece begins before it."""
    piece = data[start : min(stop, start + _CONTEXT)].decode("utf-8", "ignore")
    rest = data[max(0, start - _LONGEST_REST) : start].decode("utf-8", "ignore")
    size = len(rest)
    while size and grows_before(rest[:size], rest[size:] + piece, was_free=True):
        size -= 1
    return len(rest[size:].encode())


def _in_window(data: bytes, excerpt: str, start: int, own: bool) -> Near:
    """The likest run of words in the window that begins about `start`."""
    size = len(excerpt.encode("utf-8", "replace"))
    pad = min(size // 4, 2_000) + 64
    low = max(0, start - pad)
    window = folded(data[low : start + size + pad].decode("utf-8", "ignore"))
    theirs = list(_TOKEN.finditer(window))[: 2 * _MOST_TOKENS]
    blocks = _matching(_words(excerpt), [match.group() for match in theirs])
    if not blocks:
        return Near()
    (a, b, _), (a_end, b_end, n) = blocks[0], blocks[-1]
    first = max(0, b - a)
    rest = min(len(_words(excerpt)), _MOST_TOKENS) - (a_end + n)
    last = min(len(theirs), b_end + n + rest)
    text = window[theirs[first].start() : theirs[last - 1].end()]
    at = low + len(window[: theirs[b].start()].encode("utf-8", "replace"))
    return compared(excerpt, text, at if own else -1)


def compared(
    excerpt: str,
    text: str,
    at: int = -1,
    in_context: bool = False,
    trimmed: bool = False,
    same: tuple[int, int] | None = None,
) -> Near:
    """How `text` compares with `excerpt`, word by word; `trimmed` measures what differs alone.

    `same` is how many characters both begin and end with, where that is known.
    """
    same = same or _same_ends(excerpt, text)
    differing = _at_one_place(excerpt, text, *same) or _word_by_word(excerpt, text, *same)
    share, gone, come = differing
    alike = similarity(excerpt, text, trimmed, same)
    return Near(text[:_SHOWN], alike, share, in_context, at, gone, come)


class _Differing(NamedTuple):
    """How much of the first text's words stands in the second, and the words that differ."""

    share: float
    gone: tuple[str, ...]
    come: tuple[str, ...]


def _at_one_place(one: str, other: str, start: int, end: int) -> _Differing | None:
    """What `_word_by_word` says of words that gave way to others at one place, and stand nowhere else.

    What both texts begin and end with is only weighed then. None where it cannot be told that way.
    """
    if max(len(one), len(other)) > _MOST_TOKENS:
        return None
    start, end = _at_blanks(one, start, end)
    last = len(one) - end
    ours, theirs = _words(one[start:last]), _words(other[start : len(other) - end])
    parts = _parted(ours, theirs)
    # Blanks end the one and begin the other, so that no word joins them.
    around = one[:start] + one[last:]
    if parts is None or _holds(around, (*parts[0], *parts[1])):
        return None
    gone, come = parts
    lost = _weight_of(gone)
    kept = _weighed(around) + (_weight_of(ours) - lost if len(ours) > len(gone) else 0)
    share = kept / (kept + lost) if kept else 0.0
    return _Differing(share, (" ".join(gone),), (" ".join(come),))


def _parted(ours: list[str], theirs: list[str]) -> tuple[list[str], list[str]] | None:
    """The words between those that both begin and end with; None where one has none of them, or both
    have one of them elsewhere."""
    if len(ours) == len(theirs) == 1:
        return (ours, theirs) if ours != theirs else None
    first, last = _equal_ends(ours, theirs)
    gone, come = ours[first : len(ours) - last], theirs[first : len(theirs) - last]
    if not gone or not come or not {*gone}.isdisjoint(theirs) or not {*come}.isdisjoint(ours):
        return None
    return gone, come


def _holds(text: str, words: tuple[str, ...]) -> bool:
    """Is one of the words among those of `text`? It is taken apart where the letters stand in it."""
    for word in words:
        if word in text:
            return not {*words}.isdisjoint(_words(text))
    return False


def _word_by_word(one: str, other: str, start: int, end: int) -> _Differing:
    """What differs, where both begin and end with so many equal characters."""
    ours, theirs, alike = _both(one, other, start, end)
    gone: list[str] = []
    come: list[str] = []
    kept = total = 0
    for tag, low, high, from_, to in opcodes(ours, theirs, alike):
        weight = _weight_of(ours[low:high])
        total += weight
        if tag == "equal":
            kept += weight
        elif len(gone) < 8:
            gone.append(" ".join(ours[low:high]))
            come.append(" ".join(theirs[from_:to]))
    return _Differing(kept / total if total else 0.0, tuple(gone), tuple(come))


def _weight_of(words: list[str]) -> int:
    """How many characters the words have that begin with a letter or digit."""
    return sum([len(word) for word in words if word[0].isalnum()])


def _weighed(text: str) -> int:
    """The weight of the words of a text: 1 instead of 6 CPU µs where they are plain ones of ASCII."""
    kinds = text.encode("utf-8", "replace").translate(_KINDS)
    odd = not text.isascii() or b"0.0" in kinds or b" _" in kinds or b"._" in kinds
    if odd or kinds.startswith(b"_"):
        return _weight_of(_words(text))
    return len(kinds) - kinds.count(b" ") - kinds.count(b".")


def _same_ends(one: str, other: str) -> tuple[int, int]:
    """How many characters two texts begin with alike, and how many of the rest they end with alike."""
    start = _common(one, other)
    return start, _common(one[start:][::-1], other[start:][::-1])


def _both(one: str, other: str, start: int, end: int) -> tuple[list[str], list[str], int]:
    """The first words of two texts, and how many at the beginning are known to be equal.

    What both begin and end with is taken apart once. No word holds a blank, so that it may be cut there.
    """
    if max(len(one), len(other)) > _MOST_TOKENS:
        return _words(one)[:_MOST_TOKENS], _words(other)[:_MOST_TOKENS], 0
    start, end = _at_blanks(one, start, end)
    head, tail = _words(one[:start]), _words(one[len(one) - end :])
    ours, theirs = _words(one[start : len(one) - end]), _words(other[start : len(other) - end])
    return [*head, *ours, *tail], [*head, *theirs, *tail], len(head)


def _at_blanks(text: str, start: int, end: int) -> tuple[int, int]:
    """So many of the first and last characters, cut where words end."""
    blank = text.find(" ", len(text) - end) if end else -1
    return text.rfind(" ", 0, start) + 1, len(text) - blank if blank >= 0 else 0


def _equal_ends(ours: list[str], theirs: list[str], alike: int = 0) -> tuple[int, int]:
    """How many words both begin with, and how many of the rest both end with."""
    start, most = alike, min(len(ours), len(theirs))
    while start < most and ours[start] == theirs[start]:
        start += 1
    end = 0
    while end < most - start and ours[-1 - end] == theirs[-1 - end]:
        end += 1
    return start, end


def opcodes(
    ours: list[str], theirs: list[str], alike: int = 0
) -> Sequence[tuple[str, int, int, int, int]]:
    """Those of `SequenceMatcher`, at once where both begin and end alike and share no word between.

    A run that both have then lies before or behind what differs, and the longest is one of the two
    ends. Of the first words so many as `alike` are known to be equal.
    """
    start, end = _equal_ends(ours, theirs, alike)
    low, high = len(ours) - end, len(theirs) - end
    gone, come = ours[start:low], theirs[start:high]
    if not gone or not come or not {*gone}.isdisjoint(theirs) or not {*come}.isdisjoint(ours):
        return SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    parts = [("replace", start, low, start, high)]
    if start:
        parts.insert(0, ("equal", 0, start, 0, start))
    if end:
        parts.append(("equal", low, len(ours), high, len(theirs)))
    return parts


def similarity(
    ours: str, theirs: str, trimmed: bool = False, same: tuple[int, int] | None = None
) -> float:
    """2·M / T of the two texts (Ratcliff and Obershelp): by characters where short, else by words.

    What both begin and end with is set apart first where they are long, or where `trimmed` is asked.
    """
    if ours == theirs:
        return 1.0
    if not trimmed and max(len(ours), len(theirs)) <= _CHARACTERWISE:
        return SequenceMatcher(None, ours, theirs, autojunk=False).ratio()
    start, end = same or _same_ends(ours, theirs)
    left, right = ours[start : len(ours) - end], theirs[start : len(theirs) - end]
    whole = len(ours) + len(theirs)
    if min(len(left), len(right)) <= 1:
        both = len(left) > 0 and len(right) > 0 and (left in right or right in left)
        return 2 * (start + end + both) / whole
    if max(len(left), len(right)) <= _CHARACTERWISE:
        inner = _characterwise(left, right)
        return (2 * (start + end) + inner * (len(left) + len(right))) / whole
    a, b = _words(left)[:_MOST_TOKENS], _words(right)[:_MOST_TOKENS]
    inner = SequenceMatcher(None, a, b, autojunk=False).ratio()
    return (2 * (start + end) + inner * (len(left) + len(right))) / whole


def _characterwise(left: str, right: str) -> float:
    return (
        0.0
        if {*left}.isdisjoint(right)
        else SequenceMatcher(None, left, right, autojunk=False).ratio()
    )


def _common(ours: str, theirs: str) -> int:
    """How many first characters two texts share, by halving."""
    low, high = 0, min(len(ours), len(theirs))
    while low < high:
        middle = (low + high + 1) // 2
        if ours[low:middle] == theirs[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _words(text: str) -> list[str]:
    if not text.isascii():
        return _TOKEN.findall(text)
    return [text] if text.isalnum() else _ASCII_TOKEN.findall(text)


def _matching(ours: list[str], theirs: list[str]) -> list[tuple[int, int, int]]:
    """Runs of equal words that hold at least one letter or digit: (at in ours, at in theirs, length)."""
    matcher = SequenceMatcher(None, ours[:_MOST_TOKENS], theirs, autojunk=False)
    runs = [(block.a, block.b, block.size) for block in matcher.get_matching_blocks()]
    return [
        run for run in runs if any(word[0].isalnum() for word in ours[run[0] : run[0] + run[2]])
    ]
