"""Claims: statements in a memory file that the tree itself can bear out, and their locators.

`path:P` says that P exists, `wikilink:[[T]]` that the note T exists, `symbol:path::name` that the
name is defined in that file, `value:path::NAME=literal` that it has that value there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum


class ClaimKind(Enum):
    """What a claim claims."""

    PATH = "path"
    WIKILINK = "wikilink"
    SYMBOL = "symbol"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim. `target` is the path or note, `name` the symbol or key, `literal` its value.

    `line` is the line of the memory file, from 1, in which it was found, `excerpt` that line.
    """

    kind: ClaimKind
    target: str
    name: str = ""
    literal: str = ""
    line: int = 0
    excerpt: str = ""

    @property
    def locator(self) -> str:
        """The form in which a receipt keeps the claim; `parse` reads it back."""
        if self.kind is ClaimKind.WIKILINK:
            return f"wikilink:[[{self.target}]]"
        if self.kind is ClaimKind.SYMBOL:
            return f"symbol:{self.target}::{self.name}"
        if self.kind is ClaimKind.VALUE:
            return f"value:{self.target}::{self.name}={self.literal}"
        return f"path:{self.target}"


_LOCATOR = re.compile(r"\s*(path|wikilink|symbol|value):\s*(.+?)\s*", re.DOTALL)
_FENCE = re.compile(r"^\s{0,3}(`{3,}|~{3,})")
_CODE = re.compile(r"(?<!`)(`{1,3})(?!`)(.{1,300}?)(?<!`)\1(?!`)")
_URL = re.compile(r"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]*+://\S+|\bmailto:\S+|\bwww\.\S+")
_WIKILINK = re.compile(r"!?\[\[([^\[\]\n|#]+)(?:#[^\[\]\n|]*)?(?:\|[^\[\]\n]*)?\]\]")
_SYMBOL = re.compile(r"([\w./\\~@+-]+\.\w{1,8})::([A-Za-z_][\w.:]*)(?:\(\))?")
_VALUE = re.compile(r"([\w./\\~@+-]+\.\w{1,8})::([A-Za-z_][\w.-]*)\s*=\s*(.+)")
_WORD_END = r"[^\s\"'`<>|()\[\]{}*?$…]"
_PATH = re.compile(
    rf"""(?<![\w./\\~:@$%-])(?:
        [A-Za-z]:[\\/]{_WORD_END}+
      | \\\\[\w.-]+\\{_WORD_END}+
      | ~/{_WORD_END}+
      | \.{{1,2}}/{_WORD_END}+
      | /[\w.@+-]+(?:/{_WORD_END}*)+
      | [\w.@+-]+(?:[/\\][\w.@+-]+)*[/\\][\w.@+-]*\.[A-Za-z]\w{{0,7}}
    )(?![$<{{*]\w)""",
    re.VERBOSE,
)
# Folders at the root of a machine; anything else after a slash may as well be the route of a URL.
_ROOTS = frozenset(
    [
        "applications",
        "bin",
        "boot",
        "data",
        "etc",
        "home",
        "lib",
        "library",
        "media",
        "mnt",
        "opt",
        "private",
        "root",
        "run",
        "sbin",
        "snap",
        "srv",
        "system",
        "tmp",
        "users",
        "usr",
        "var",
        "volumes",
        "work",
        "workspace",
        "workspaces",
    ]
)
_LINE_SUFFIX = re.compile(r"(?::\d+(?:[-:]\d+)?|#L\d+(?:-L?\d+)?)$")
_TRAILING = "*?!.,;:)]}>'\"`_"
_EXTENSION = re.compile(r"\.[A-Za-z]\w{0,7}$")


def parse(locator: str) -> Claim | None:
    """The claim that a locator makes, or None where it is free text for people."""
    found = _LOCATOR.fullmatch(locator)
    if found is None:
        return None
    kind, rest = ClaimKind(found.group(1)), found.group(2)
    if kind is ClaimKind.PATH:
        return Claim(kind, rest)
    if kind is ClaimKind.WIKILINK:
        link = _WIKILINK.fullmatch(rest)
        return Claim(kind, (link.group(1) if link else rest).strip())
    target, colons, name = rest.partition("::")
    if kind is ClaimKind.SYMBOL:
        return Claim(kind, target, name) if colons and name else None
    name, equals, literal = name.partition("=")
    return Claim(kind, target, name.strip(), literal.strip()) if equals and name.strip() else None


def claims_in(markdown: str) -> list[Claim]:
    """Every claim of a markdown text, in order, each locator once; fenced code is left out."""
    found: dict[str, Claim] = {}
    for number, line in _prose(markdown):
        for kind, target, name, literal in _in_line(line):
            claim = Claim(kind, target, name, literal, number, line.strip())
            found.setdefault(claim.locator, claim)
    return list(found.values())


def _prose(markdown: str) -> Iterator[tuple[int, str]]:
    """(number, line) of the lines outside fenced code."""
    fence = ""
    for number, line in enumerate(markdown.removeprefix("\ufeff").splitlines(), 1):
        mark = _FENCE.match(line)
        if mark and not fence:
            fence = mark.group(1)
        elif mark and mark.group(1).startswith(fence):
            fence = ""
        elif not fence:
            yield number, line


Found = tuple[ClaimKind, str, str, str]


def _in_line(line: str) -> Iterator[Found]:
    for link in _WIKILINK.finditer(line):
        yield ClaimKind.WIKILINK, link.group(1).strip(), "", ""
    rest = _WIKILINK.sub(" ", line)
    for code in _CODE.finditer(rest):
        yield from _in_code(code.group(2).strip())
    prose = _URL.sub(
        " ", _CODE.sub(lambda match: " " if "::" in match.group() else match.group(2), rest)
    )
    for path in _PATH.finditer(prose):
        target = stripped(path.group())
        if _is_path(target):
            yield ClaimKind.PATH, target, "", ""


def _in_code(code: str) -> Iterator[Found]:
    value, symbol = _VALUE.fullmatch(code), _SYMBOL.fullmatch(code)
    if value:
        yield ClaimKind.VALUE, value.group(1), value.group(2), value.group(3).strip()
    elif symbol:
        yield ClaimKind.SYMBOL, symbol.group(1), symbol.group(2).rstrip(".:"), ""


def stripped(path: str) -> str:
    """A path without what prose puts around it: `:42`, `#L7`, `**`, `?`, closing punctuation."""
    path = path.strip().lstrip("*<(\"'`")
    while True:
        shorter = _LINE_SUFFIX.sub("", path)
        if shorter == path and path[-1:] in _TRAILING and path not in (".", ".."):
            shorter = path[:-1]
        if shorter == path:
            return path
        path = shorter


def _is_path(target: str) -> bool:
    """Is it worth asking the tree? Not a route, a placeholder, or something elided."""
    if len(target) < 3 or "..." in target or (target.endswith(("/", "\\")) and len(target) < 4):
        return False
    if target.startswith("/"):
        first = target.split("/", 2)[1].lower()
        return first in _ROOTS or bool(_EXTENSION.search(target))
    return True
