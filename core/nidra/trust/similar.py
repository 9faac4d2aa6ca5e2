"""The nearest text: what a source says where it no longer says what a receipt quotes.

What stands where the excerpt was recorded, and begins and ends as it does, is the nearest. Else a few
pieces of the excerpt lead to at most three windows of the source, and only those are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from nidra.records.verdict import Span
from nidra.sources.values import literals
from nidra.trust.boundaries import grows_after, grows_before
from nidra.trust.comparison import Near, compared
from nidra.trust.finder import Finder
from nidra.trust.in_place import CONTEXT, in_place
from nidra.trust.locate import folded
from nidra.trust.page import Page, unescaped
from nidra.trust.seeds import HITS, clusters, hits, likely_starts, telling_pieces
from nidra.trust.similarity import similarity
from nidra.trust.tokens import MOST_TOKENS, TOKEN, tokenize

_PIECES_FROM = 64 << 10
_OPENED_LIMIT = 8 << 20


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
    for offset, gram in telling_pieces(excerpt) if len(data) > _PIECES_FROM else ():
        for at in hits(finder, gram, hint):
            changed = in_place(data, excerpt, at - offset, own, whole)
            if changed is not None:
                page.lead = changed.at - hint if hint >= 0 else 0
                return changed
            votes.append((at - offset, len(gram)))
    starts = clusters(votes, excerpt) if votes else likely_starts(finder, excerpt, hint)
    found = [_in_window(data, excerpt, start, own) for start in starts]
    return max(found, key=lambda near: (near.share, near.similarity), default=Near())


def _where_it_stood(
    page: Page, data: bytes, excerpt: str, hint: int, whole: tuple[bool, bool]
) -> Near | None:
    """What stands where the excerpt was recorded, or as far from there as the last one of its source did."""
    for shift in dict.fromkeys((0, page.lead)):
        near = in_place(data, excerpt, hint + shift, True, whole)
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
    left = folded(prefix)[-CONTEXT:].encode("utf-8", "replace")
    right = folded(suffix)[:CONTEXT].encode("utf-8", "replace")
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
    for _ in range(HITS):
        if at < 0:
            return
        yield at + len(left)
        at = finder.find(left, at + 1)


def _in_window(data: bytes, excerpt: str, start: int, own: bool) -> Near:
    """The likest run of words in the window that begins about `start`."""
    size = len(excerpt.encode("utf-8", "replace"))
    pad = min(size // 4, 2_000) + 64
    low = max(0, start - pad)
    window = folded(data[low : start + size + pad].decode("utf-8", "ignore"))
    theirs = list(TOKEN.finditer(window))[: 2 * MOST_TOKENS]
    blocks = _matching(tokenize(excerpt), [match.group() for match in theirs])
    if not blocks:
        return Near()
    (a, b, _), (a_end, b_end, n) = blocks[0], blocks[-1]
    first = max(0, b - a)
    rest = min(len(tokenize(excerpt)), MOST_TOKENS) - (a_end + n)
    last = min(len(theirs), b_end + n + rest)
    text = window[theirs[first].start() : theirs[last - 1].end()]
    at = low + len(window[: theirs[b].start()].encode("utf-8", "replace"))
    return compared(excerpt, text, at if own else -1)


def _matching(ours: list[str], theirs: list[str]) -> list[tuple[int, int, int]]:
    """Runs of equal words that hold at least one letter or digit: (at in ours, at in theirs, length)."""
    matcher = SequenceMatcher(None, ours[:MOST_TOKENS], theirs, autojunk=False)
    runs = [(block.a, block.b, block.size) for block in matcher.get_matching_blocks()]
    return [
        run for run in runs if any(word[0].isalnum() for word in ours[run[0] : run[0] + run[2]])
    ]
