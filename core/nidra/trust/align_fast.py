"""The fast search: the text, escaped as its source escapes, looked for in the untouched bytes.

Most texts of a store are exact stretches of one or two values of their source. They are found
with `bytes.find` alone, no table is built, and the spans are exact. Whatever is not plain to see
(other white space, noise, rendered calls, a short text, a cut word) is left to the full alignment:
this search may answer "stands" only where that one would.
"""

from __future__ import annotations

import re
from json.encoder import encode_basestring, encode_basestring_ascii
from typing import NamedTuple

from nidra.records.dialect import Calls, Dialect
from nidra.records.verdict import Span, SpanForm
from nidra.sources.values import unescape
from nidra.trust.align_notes import FULL_CHUNK
from nidra.trust.align_short import too_few_letters
from nidra.trust.align_view import SourceView, digest_of
from nidra.trust.align_words import joined_at
from nidra.trust.finder import Finder, NearFinder

_PLAINLY_ENOUGH = 64
_QUOTE, _BACKSLASH = 0x22, 0x5C
_ENDS = frozenset(b'"\\ ')
_AFTER_VALUE = frozenset(b":,}]")
# Outside its literals a JSON document holds no other bytes than these.
_INSIDE_LITERAL = re.compile(rb"[^0-9 \t\r\n\[\]{}:,.+\-Eaeflnrstu]")
_ODD_NEIGHBOURS = frozenset(b"\x00\xbb\xbf\xef")
_PREFIX_LIMIT = 80
_NEARBY = 32_768
_SAMPLE = 32
_RULE_FOLLOWS = re.compile(rb"(?:[ \t]|\\r)*\\n(?:[ \t]|\\[rnt])*---")
_ESCAPED_QUOTES = 200


class _Rest(NamedTuple):
    """What is still to be found, the place to look from, and whether a value must begin there."""

    text: str
    here: int
    at_start: bool


class Found(NamedTuple):
    """The whole text stands: where, whether behind an inserted prefix, whether a rule (`---`) cut it."""

    spans: tuple[Span, ...]
    inserted: bool = False
    cut: bool = False


def fast_spans(view: SourceView, text: str, dialect: Dialect, hint: int) -> Found | None:
    """Where the whole text stands, if that is plain to see."""
    bare = text.strip()
    if not 0 <= hint <= len(view.raw):
        hint = 0
    if len(bare) < _PLAINLY_ENOUGH and too_few_letters(_body(bare, dialect)):
        return None
    cuts = _Cuts(dialect, len(text))
    try:
        if not (view.is_json and dialect.decodes):
            return _in_plain_text(view, bare, cuts, hint)
        inserted = _prefix_length(bare, dialect)
        if inserted is None:
            return None
        led = _in_values(view, bare, inserted, cuts, hint) if inserted else None
        return led or _in_values(view, bare, 0, cuts, hint)
    except UnicodeEncodeError:
        return None


class _Cuts(NamedTuple):
    """Which cuts inside words the dialect's miner makes in a text of this size."""

    dialect: Dialect
    size: int

    def at_head(self) -> bool:
        return self.dialect.cuts_words

    def at_tail(self) -> bool:
        return self.dialect.cuts_words and self.size >= self.dialect.window


def _in_plain_text(view: SourceView, text: str, cuts: _Cuts, hint: int) -> Found | None:
    raw, sought = view.raw, text.encode()
    at = _find(view.near_finder, sought, hint, True)
    if at < 0:
        return None
    end = at + len(sought)
    if raw[at - 1 : at] and raw[at - 1] in _ODD_NEIGHBOURS:
        return None
    if raw[end : end + 1] and raw[end] in _ODD_NEIGHBOURS:
        return None
    if joined_at(raw, at) and not cuts.at_head():
        return None
    if joined_at(raw, end) and not cuts.at_tail():
        return None
    return Found((Span(at, end - at, digest_of(raw, at, end - at), SpanForm.RAW),))


def _in_values(view: SourceView, text: str, inserted: int, cuts: _Cuts, hint: int) -> Found | None:
    """One value after the other: each but the last to its end, each but the first from its start."""
    here = _place_of_head(view, text[inserted : inserted + _SAMPLE], hint)
    if here < 0:
        return None
    rest = _Rest(text[inserted:], here, inserted > 0)
    found: list[tuple[int, int]] = []
    while rest.text:
        last = _to_the_end(view, rest, cuts, wrap=not found) if found or not inserted else None
        if last is not None:
            found.append(last)
            break
        step = _one_value(view, rest, wrap=not found)
        if step is None:
            if found or not inserted:
                return None
            last = _to_the_end(view, rest, cuts, wrap=True)
            if last is None:
                return None
            found.append(last)
            break
        place, rest = step
        found.append(place)
    raw = view.raw
    spans = [Span(at, size, digest_of(raw, at, size), SpanForm.JSON) for at, size in found]
    cut = (
        cuts.size < FULL_CHUNK
        and cuts.dialect.calls is Calls.BRACKETED
        and _RULE_FOLLOWS.match(raw, sum(found[-1])) is not None
    )
    return Found(tuple(spans), inserted > 0, cut)


def _place_of_head(view: SourceView, head: str, hint: int) -> int:
    """Just before the first place of the first words, from `hint` on or anywhere; -1 if nowhere."""
    sought = _escaped(view, head.partition("\n")[0].rstrip())
    at = view.near_finder.find(sought, hint)
    if at < 0 and hint:
        at = view.near_finder.find(sought, 0, hint + len(sought))
    return max(0, at - 1) if at >= 0 else -1


def _body(text: str, dialect: Dialect) -> str:
    return text[_prefix_length(text, dialect) or 0 :]


def _prefix_length(text: str, dialect: Dialect) -> int | None:
    """Characters of an inserted prefix; None where it names a speaker, who must be looked up."""
    if dialect.prefix is None:
        return 0
    match = dialect.prefix.match(text[:_PREFIX_LIMIT].encode())
    if match is None:
        return 0
    if not match.group().isascii() or any(match.groups()):
        return None
    return match.end()


def _escaped(view: SourceView, text: str) -> bytes:
    if view.is_ascii:
        return encode_basestring_ascii(text)[1:-1].encode()
    return encode_basestring(text)[1:-1].encode()


def _find(finder: Finder | NearFinder, sought: bytes, here: int, wrap: bool) -> int:
    """Where `sought` stands; -1 also where its beginning and middle stand nearby (it has changed)."""
    raw, head = finder.data, sought[:_SAMPLE]
    at = raw.find(head, here, here + _NEARBY)
    if at >= 0:
        if raw.startswith(sought, at):
            return at
        at = _from(finder, sought, at + 1, here + _NEARBY + len(sought))
        middle = len(sought) // 2
        if at >= 0 or raw.find(sought[middle : middle + _SAMPLE], here, here + _NEARBY) >= 0:
            return at
    if here + _NEARBY < len(raw):
        at = _from(finder, sought, here, len(raw))
    return _from(finder, sought, 0, here + len(sought)) if at < 0 and wrap and here else at


def _from(finder: Finder | NearFinder, sought: bytes, begin: int, end: int) -> int:
    """`find` that sets out to find the whole only where its head stands."""
    at = finder.find(sought[:_SAMPLE], begin, end)
    return finder.find(sought, at, end) if at >= 0 else -1


def _to_the_end(view: SourceView, rest: _Rest, cuts: _Cuts, wrap: bool) -> tuple[int, int] | None:
    """(offset, length) of all that is left, inside one value."""
    raw, sought = view.raw, _escaped(view, rest.text)
    if rest.at_start:
        at = _find(view.near_finder, b'"' + sought, rest.here, wrap) + 1
        if not at or not _begins_value(raw, at):
            return None
    else:
        at = _find(view.near_finder, sought, rest.here, wrap)
        if at < 0 or not _inside_value(raw, at, sought, cuts):
            return None
    end = at + len(sought)
    if not _may_end(raw, end, cuts) or _is_key(raw, end):
        return None
    return at, len(sought)


def _one_value(view: SourceView, rest: _Rest, wrap: bool) -> tuple[tuple[int, int], _Rest] | None:
    """The first value of what is left, whole: its first line, or more lines as far as they agree."""
    line, broken, after = rest.text.partition("\n")
    if not broken or not rest.at_start:
        return None
    raw, sought = view.raw, _escaped(view, line.rstrip())
    at = _find(view.near_finder, b'"%b"' % sought, rest.here, wrap) + 1
    size = len(sought)
    if not at:
        at = _find(view.near_finder, b'"%b\\n' % sought, rest.here, wrap) + 1
        if not at:
            return None
        every = _escaped(view, rest.text)
        size = _common(raw, at, every)
        if every[size : size + 2] != b"\\n" or raw[at + size : at + size + 1] != b'"':
            return None
        if raw[at + size - 1] == _BACKSLASH:
            return None
        after = rest.text[len(unescape(every[:size])) :]
    if not sought or not _begins_value(raw, at) or _colon_follows(raw, at + size):
        return None
    return (at, size), _Rest(after.lstrip(), at + size + 1, True)


def _common(raw: bytes, at: int, sought: bytes) -> int:
    """How many bytes of `sought` stand at `at`."""
    low, high = 0, len(sought) + 1
    while low + 1 < high:
        middle = (low + high) // 2
        if raw.startswith(sought[low:middle], at + low):
            low = middle
        else:
            high = middle
    return low


def _begins_value(raw: bytes, at: int) -> bool:
    """Is the quote before `at` an opening one?"""
    return raw[at] not in _AFTER_VALUE and (at < 2 or raw[at - 2] != _BACKSLASH)


def _inside_value(raw: bytes, at: int, sought: bytes, cuts: _Cuts) -> bool:
    """Does the stretch lie in a literal, and does it begin between two characters of it?"""
    if not _INSIDE_LITERAL.search(sought):
        return False
    if at and (raw[at - 1] == _BACKSLASH or raw[at - 1] in _ODD_NEIGHBOURS):
        return False
    if b"\\u" in raw[max(0, at - 6) : at]:
        return False
    return cuts.at_head() or not joined_at(raw, at)


def _may_end(raw: bytes, end: int, cuts: _Cuts) -> bool:
    following = raw[end : end + 2]
    if not following or following[0] in _ODD_NEIGHBOURS or following == b"\\u":
        return False
    if following[0] in _ENDS or cuts.at_tail():
        return True
    return _BACKSLASH not in raw[end - 6 : end] and not joined_at(raw, end)


def _is_key(raw: bytes, end: int) -> bool:
    """May the literal in which `end` lies be a key? True also where that is not plain to see."""
    at = end
    for _ in range(_ESCAPED_QUOTES):
        at = raw.find(b'"', at)
        if at < 0:
            return True
        if at == end or raw[at - 1] != _BACKSLASH:
            return _colon_follows(raw, at)
        at += 1
    return True


def _colon_follows(raw: bytes, quote: int) -> bool:
    return raw[quote + 1 : quote + 8].lstrip().startswith(b":")
