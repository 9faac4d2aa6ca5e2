"""The help pages that ship: their parts, and a search over all of them. Nothing of a store is read.

A page in another language lies in a folder of that language, under the same name and with the same headings:
a place in help (`verdicts#drifted`) is called as in English in all of them. Where it is missing, the English
one stands for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from nidra.base.paths import resources
from nidra.records.help import ENGLISH, HelpHit, HelpPage, HelpPart

AROUND = 64  # letters of context on each side of what was found
_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*$")
_FENCE = re.compile(r"\s*(```|~~~)")
# Vowel signs of Indian scripts are no letters to `\w`, and would part words.
_WORD = re.compile(r"[\w\u0900-\u0963\u200c\u200d]+")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_RULE = re.compile(r"^[\s|:-]*-{3}[\s|:-]*$")
_MARKS = re.compile(r"[`*|]|(?<!\w)_|_(?!\w)")
_LEAD = re.compile(r"^\s*(?:[-+>]|\d+\.|\|)\s+")


def names() -> tuple[str, ...]:
    """The names of all pages, by the alphabet."""
    return tuple(path.stem for path in sorted((resources() / "help").glob("*.md")))


def text(name: str) -> str:
    """The Markdown of one page, by its name."""
    return _path(name).read_text("utf-8")


@cache
def pages(language: str = ENGLISH) -> dict[str, HelpPage]:
    """All pages by name, in a language as far as they are there in it."""
    if language == ENGLISH:
        return {name: parsed(name, text(name)) for name in names()}
    return {name: _told(page, language) for name, page in pages().items()}


def _told(page: HelpPage, language: str) -> HelpPage:
    """A page in another language; as it is where there is none, or none that has its headings."""
    path = resources() / "help" / language / f"{page.name}.md"
    if not path.is_file():
        return page
    made = parsed(page.name, path.read_text("utf-8"))
    if [part.level for part in made.parts] != [part.level for part in page.parts]:
        return page
    both = zip(made.parts, page.parts, strict=True)
    parts = tuple(replace(part, anchor=known.anchor) for part, known in both)
    return replace(made, parts=parts, language=language)


def parsed(name: str, markdown: str) -> HelpPage:
    """A page in its parts."""
    parts = tuple(_parts(markdown))
    return HelpPage(name, parts[0].title if parts else name, markdown, parts)


def anchor(title: str) -> str:
    """What a heading is called in a link, as repositories do it."""
    kept = re.sub(r"[^\w\s-]", "", _bare(title).casefold())
    return re.sub(r"\s", "-", kept.strip())


def plain(line: str) -> str:
    """A line of Markdown without its marks."""
    if _RULE.match(line):
        return ""
    return _bare(_LEAD.sub("", line).strip().removesuffix("|").replace("|", "·"))


def _bare(line: str) -> str:
    return " ".join(_MARKS.sub("", _LINK.sub(r"\1", line)).split())


def search(query: str, among: Sequence[HelpPage] | None = None) -> tuple[HelpHit, ...]:
    """The parts that hold every word of a query, or a word that begins with it; the best ones first:
    found in the heading, then as whole words, then in the order of the pages."""
    wanted = list(dict.fromkeys(found.casefold() for found in _WORD.findall(query)))
    if not wanted:
        return ()
    searched = pages().values() if among is None else among
    found = [
        (rank, hit)
        for page in searched
        for part in page.parts
        if (hit := _hit(page, part, wanted)) is not None
        for rank in (_rank(part, wanted),)
    ]
    return tuple(hit for _, hit in sorted(found, key=lambda one: one[0]))


def _path(name: str) -> Path:
    return resources() / "help" / f"{name}.md"


def _parts(markdown: str) -> Iterator[HelpPart]:
    seen: dict[str, int] = {}
    level, title, lines = 0, "", list[str]()
    for heading, line in _lines(markdown):
        if heading is None:
            lines.append(plain(line))
            continue
        if level:
            yield _part(seen, level, title, lines)
        level, title, lines = len(heading[1]), heading[2], []
    if level:
        yield _part(seen, level, title, lines)


def _lines(markdown: str) -> Iterator[tuple[re.Match[str] | None, str]]:
    """Each line, with its heading where it is one; a fence's lines are none, and the fence is left out."""
    fenced = False
    for line in markdown.splitlines():
        if _FENCE.match(line):
            fenced = not fenced
        else:
            yield (None if fenced else _HEADING.match(line)), line


def _part(seen: dict[str, int], level: int, title: str, lines: list[str]) -> HelpPart:
    """A part; a second heading of the same words is called `words-1`."""
    name = anchor(title)
    again = seen.get(name, 0)
    seen[name] = again + 1
    words = " ".join(line for line in lines if line)
    return HelpPart(f"{name}-{again}" if again else name, _bare(title), level, words)


def _hit(page: HelpPage, part: HelpPart, wanted: list[str]) -> HelpHit | None:
    said = f"{part.title} {part.words}"
    if not all(_first(said, word) for word in wanted):
        return None
    shown = part.words or part.title
    places = [place for word in wanted if (place := _first(shown, word)) is not None]
    start, end = min(places, default=(0, 0))
    return HelpHit(page.name, part, _before(shown, start), shown[start:end], _after(shown, end))


def _first(words: str, wanted: str) -> tuple[int, int] | None:
    """Where the first word begins with this one."""
    for found in _WORD.finditer(words):
        if found[0].casefold().startswith(wanted):
            return found.span()
    return None


def _before(words: str, start: int) -> str:
    if start <= AROUND:
        return words[:start]
    cut = words.find(" ", start - AROUND, start)
    return "…" + words[cut if cut >= 0 else start - AROUND : start]


def _after(words: str, end: int) -> str:
    if len(words) - end <= AROUND:
        return words[end:]
    cut = words.rfind(" ", end, end + AROUND)
    return words[end : cut if cut >= 0 else end + AROUND] + "…"


def _rank(part: HelpPart, wanted: list[str]) -> tuple[int, int, int]:
    """Smaller is better: words that the heading lacks, words that only begin so, depth of the heading."""
    title = {found.casefold() for found in _WORD.findall(part.title)}
    whole = title | {found.casefold() for found in _WORD.findall(part.words)}
    outside = sum(not any(one.startswith(word) for one in title) for word in wanted)
    return outside, sum(word not in whole for word in wanted), part.level
