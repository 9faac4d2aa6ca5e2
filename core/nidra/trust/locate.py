"""Finding an excerpt in a source: every place where it stands, in whatever spelling it lies there.

A line end may be CRLF, CR or LF, a letter composed or decomposed, and inside JSON any character may
be escaped in any way, once or (JSON kept inside JSON) twice. None of that is a difference.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from nidra.records.verdict import SpanForm
from nidra.sources.decode import LEGACY, DecodedText, decode_as
from nidra.sources.reader import Source
from nidra.sources.values import literals, looks_like_json
from nidra.trust.finder import Finder
from nidra.trust.page import Page, Ruler, Stretch, inside_escape, unescaped

MOST_PLACES = 1_000
Keep = Callable[[Stretch], bool]
_MOST_CANDIDATES = 100_000
_MOST_LITERALS = 2_000
_MOST_REREAD = 1 << 20
_LINE_END = re.compile(r"\r\n|\r|\n")
# Characters that no writer of JSON escapes unless it escapes everything.
_NEVER_ESCAPED = re.compile(r"[A-Za-z0-9 _.,:;()\[\]{}#*!?|~^%@$-]+")
_ALL_ESCAPED = re.compile(rb"\\u00(?!2[267bBfF]|3[c-eC-E]|5[cC]|60|7[fF])[2-7][0-9a-fA-F]")
_HEX = re.compile(r"\\u[0-9a-f]{4}")
_WORD = re.compile(r"\w+")
_USABLE_FRAGMENT = 4
_SMALL = 4 << 20


def pages(source: Source, excerpt: str) -> Iterator[Page]:
    """The readings of a source in which `excerpt` is worth looking for, the likeliest first.

    There is more than one only where the encoding had to be guessed: then each other encoding in
    which the bytes of the excerpt stand in the source counts as well.
    """
    decoded = source.text
    if not isinstance(decoded, DecodedText):
        return
    yield _page(source, decoded)
    if not decoded.guessed or excerpt.isascii():
        return
    for name in LEGACY:
        if name != decoded.encoding and _holds(source.raw, excerpt, name):
            other = decode_as(source.raw, name)
            if other is not None:
                yield _page(source, other)


def readings(page: Page, excerpt: str) -> Iterator[Page]:
    """The page itself, and where its encoding was guessed the other ways to read a small source."""
    yield page
    if page.decoded.guessed and not excerpt.isascii() and len(page.source.raw) <= _MOST_REREAD:
        for name in LEGACY:
            other = decode_as(page.source.raw, name)
            if other is not None and name != page.decoded.encoding:
                yield Page(page.source, other)


def _page(source: Source, decoded: DecodedText) -> Page:
    key = f"page:{decoded.encoding}"
    page = source.memo.get(key)
    if not isinstance(page, Page):
        page = source.memo[key] = Page(source, decoded, partial(_expected, source, decoded))
    return page


def _expected(source: Source, decoded: DecodedText) -> Iterator[bytes]:
    """What is looked for in a page of each excerpt that is to be checked against its source."""
    json = looks_like_json(decoded.utf8)
    for excerpt in source.excerpts():
        for spelling in _spellings(excerpt):
            for text in _written(spelling) if json else (spelling,):
                yield _longest(_lines(text))


def _holds(raw: bytes, excerpt: str, encoding: str) -> bool:
    try:
        line = max(_LINE_END.split(unicodedata.normalize("NFC", excerpt)), key=len)
        return line.encode(encoding) in raw
    except UnicodeEncodeError:
        return False


def same_text(found: bytes, excerpt: str) -> bool:
    """Do the bytes say what the excerpt says, line ends and composition apart?"""
    if found == excerpt.encode("utf-8", "surrogatepass"):
        return True
    if found.isascii() and b"\r" not in found and _is_folded(excerpt):
        return False
    return folded(found.decode("utf-8", "surrogateescape")) == folded(excerpt)


def folded(text: str) -> str:
    """`text` with LF line ends and composed letters."""
    if _is_folded(text):
        return text
    return unicodedata.normalize("NFC", _LINE_END.sub("\n", text))


def _is_folded(text: str) -> bool:
    """Is the text plainly as `folded` leaves it?"""
    return text.isascii() and "\r" not in text


def places(
    page: Page, excerpt: str, limit: int = MOST_PLACES, keep: Keep = lambda stretch: True
) -> list[Stretch]:
    """Where `excerpt` stands in the page, in order, at most `limit` places.

    `keep` says which places count: a caller asks there whether a word ends where the excerpt does.
    """
    found = set(_raw_places(page, _spellings(excerpt), limit))
    if page.json:
        found.update(_json_places(page, excerpt, limit))
        found = {_as_json(page, at) for at in found if not inside_escape(page.view, at.start)}
    if not found and not page.json:
        return []
    found = {place for place in found if keep(place)}
    if page.json and not found and b"\\" in page.view:
        found.update(_escaped_places(page, excerpt, limit, keep))
    return sorted(found, key=lambda stretch: stretch.start)[:limit]


def _spellings(excerpt: str) -> list[str]:
    if excerpt.isascii():
        return [excerpt]
    forms = (excerpt, *(unicodedata.normalize(form, excerpt) for form in ("NFC", "NFD")))
    return list(dict.fromkeys(forms))


def _raw_places(page: Page, spellings: Iterable[str], limit: int) -> Iterator[Stretch]:
    for spelling in spellings:
        for start, end in find_lines(page.finder, spelling, limit):
            yield Stretch(start, end, SpanForm.RAW)


def find_lines(finder: Finder, text: str, limit: int) -> Iterator[tuple[int, int]]:
    """(start, end) of each place where the lines of `text` follow one another, whatever ends them."""
    lines = _lines(text)
    needle, at, found, data = _longest(lines), -1, 0, finder.data
    longest = lines.index(needle)
    for _ in range(_MOST_CANDIDATES):
        at = finder.find(needle, at + 1) if needle else -1
        if at < 0 or found >= limit:
            return
        start = _lines_before(data, lines[:longest], at)
        end = _lines_after(data, lines[longest + 1 :], at + len(needle))
        if start is not None and end is not None:
            found += 1
            yield start, end


def _lines(text: str) -> list[bytes]:
    if "\n" not in text and "\r" not in text:
        return [text.encode("utf-8", "surrogatepass")]
    return [line.encode("utf-8", "surrogatepass") for line in _LINE_END.split(text)]


def _longest(lines: list[bytes]) -> bytes:
    """The first of the longest ones; most texts have one line."""
    return lines[0] if len(lines) == 1 else max(lines, key=len)


def _lines_before(data: bytes, lines: list[bytes], at: int) -> int | None:
    """The start of `lines` where they end, line end included, at byte `at`."""
    for line in reversed(lines):
        if data[at - 2 : at] == b"\r\n":
            at -= 2
        elif data[at - 1 : at] in (b"\n", b"\r") and at:
            at -= 1
        else:
            return None
        if at < len(line) or not data.startswith(line, at - len(line)):
            return None
        at -= len(line)
    return at


def _lines_after(data: bytes, lines: list[bytes], at: int) -> int | None:
    """The end of `lines` where they begin, line end included, at byte `at`."""
    for line in lines:
        if data.startswith(b"\r\n", at):
            at += 2
        elif data.startswith((b"\n", b"\r"), at):
            at += 1
        else:
            return None
        if not data.startswith(line, at):
            return None
        at += len(line)
    return at


def _as_json(page: Page, stretch: Stretch) -> Stretch:
    """A place inside a string of a JSON source, as such; one across its structure stays raw."""
    data = page.view[stretch.start : stretch.end]
    if stretch.form is not SpanForm.RAW or b'"' in data or b"\\" in data or b"\n" in data:
        return stretch
    return Stretch(stretch.start, stretch.end, SpanForm.JSON)


def _json_places(page: Page, excerpt: str, limit: int) -> Iterator[Stretch]:
    """Places in the spellings that most writers of JSON use."""
    written = dict.fromkeys(text for spelling in _spellings(excerpt) for text in _written(spelling))
    written.pop(excerpt, None)
    for text in written:
        for start, end in find_lines(page.finder, text, limit):
            yield Stretch(start, end, SpanForm.JSON)


def _written(text: str) -> Iterator[str]:
    """`text` as writers of JSON put it down: with and without ASCII escapes, in either case of hex."""
    for ascii_only in (True, False):
        literal = json.dumps(text, ensure_ascii=ascii_only)[1:-1]
        yield literal
        yield _HEX.sub(lambda match: "\\u" + match.group()[2:].upper(), literal)


def _escaped_places(page: Page, excerpt: str, limit: int, keep: Keep) -> Iterator[Stretch]:
    """Places in any other escaping, found by undoing it in the strings that may hold the excerpt."""
    count = 0
    for start, length in _candidates(page, excerpt):
        literal = page.view[start : start + length]
        for form, text, rulers in _openings(literal):
            kept = 0
            for low, high in _in_text(text, excerpt, limit):
                for ruler in rulers:
                    low, high = ruler.outer(low), ruler.outer(high)
                place = Stretch(start + low, start + high, form)
                if keep(place):
                    kept += 1
                    yield place
            count += kept
            if kept:
                break
        if count >= limit:
            return


def _in_text(text: bytes, excerpt: str, limit: int) -> Iterator[tuple[int, int]]:
    for spelling in _spellings(excerpt):
        yield from find_lines(Finder(text), spelling, limit)


def _openings(literal: bytes) -> Iterator[tuple[SpanForm, bytes, list[Ruler]]]:
    """The text of a literal, unescaped once and then twice, with the way back, innermost first."""
    once = unescaped(literal)
    yield SpanForm.JSON, once, [Ruler(literal)]
    if b"\\" in once:
        yield SpanForm.DECODED, unescaped(once), [Ruler(once), Ruler(literal)]


def _candidates(page: Page, excerpt: str) -> Iterable[tuple[int, int]]:
    """The string literals that may hold the excerpt: those around a piece of it, else all.

    A piece that is never escaped lies there as it is. In a large source another word is looked for
    in the spellings that one writer uses; in a small one every literal is opened.
    """
    if _escapes_everything(page):
        return literals(page.view)
    fragment = max(_NEVER_ESCAPED.findall(excerpt), key=len, default="")
    if len(fragment) >= _USABLE_FRAGMENT:
        return _literals_around(page, [fragment.encode()])
    if len(page.view) <= _SMALL:
        return literals(page.view)
    word = max(_WORD.findall(excerpt), key=len, default="")
    written = {text for spelling in _spellings(word) for text in _written(spelling)}
    return _literals_around(page, [text.encode("utf-8", "surrogatepass") for text in written])


def _escapes_everything(page: Page) -> bool:
    """Does the writer of this source escape even plain letters somewhere?"""
    known = page.memo.get("escapes everything")
    if known is None:
        known = page.memo["escapes everything"] = bool(_ALL_ESCAPED.search(page.view))
    return bool(known)


def _literals_around(page: Page, fragments: list[bytes]) -> Iterable[tuple[int, int]]:
    found: dict[tuple[int, int], None] = {}
    for fragment in fragments:
        at = page.view.find(fragment) if fragment else -1
        while at >= 0:
            start, end = page.literal(at)
            found[start, end - start] = None
            if len(found) > _MOST_LITERALS:
                return literals(page.view)
            at = page.view.find(fragment, max(at + len(fragment), end))
    return found
