"""Statements as sentences of tokens: words, quantities, names and the marks that shape a clause."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from nidra.base.quantities import Quantity, quantities
from nidra.trust.contra_antonyms import CLUSTERS
from nidra.trust.contra_negators import NEGATORS, NOT_NEGATING_CJK
from nidra.trust.contra_stops import HEDGES, STOPS, STRICT_CONDITIONS

MOST_SENTENCES = 12
MOST_CHARACTERS = 1500

_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'", "`": "'", "´": "'", "\u00a0": " ", "\u202f": " "})
_CONTROL = re.compile(
    "\x1b\\[[0-9;?]*[A-Za-z]|[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
)
_BREAK = re.compile(
    r"(?<=[.!?])[\"')\]]?\s+(?=[\"'(\[]?[A-ZÀ-ÞА-ЯЁ\u0900-\u097f¿¡])|;\s+|(?<=[。！？])"
)
_ABBREVIATED = re.compile(
    r"(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|No|Nr|vs|etc|e\.g|i\.e|z\.B|approx|ca|Inc|Ltd|Co|[A-Z])\.$"
)
_LINE = re.compile(r"[^\n\r]+")
_LEAD = re.compile(
    r"\s*(?:\(?\d{1,3}[.)]\s+|\(\d{1,3}\)\s*|[a-zA-Z][.)]\s+|[-*•–]\s+|\[[ xX]\]\s+)"
)
# Several words that are one; their first words, and what they are folded to.
PHRASES = {
    tuple(phrase.split()): phrase.replace(" ", "-")
    for phrase in (
        "up to date", "out of order", "out of date", "out of stock", "in stock", "sold out", "read only", "read write",
        "case sensitive", "case insensitive", "open source", "closed source", "plain text", "opt in",
        "opt out", "part time", "full time", "by hand", "on premises", "on premise", "single threaded",
        "multi threaded", "single tenant", "multi tenant", "non blocking", "left handed", "right handed",
        "backwards compatible", "backward compatible",
    )
}  # fmt: skip
_HEADS = frozenset(phrase[0] for phrase in PHRASES)
_WORD = r"[^\W\d_\u3040-\u30ff\u3400-\u9fff]"
_MARKS = r"[\u0300-\u036f\u0900-\u0903\u093a-\u094f\u0962\u0963\u200c\u200d]"


class Token(NamedTuple):
    """A token: its words as they stand, folded, where, and the quantity that it is or None."""

    text: str
    word: str
    start: int
    end: int
    quantity: Quantity | None = None

    @property
    def named(self) -> bool:
        """Does it look like a name: a capital, a digit, or a mark inside?"""
        return not self.text.islower() and self.text[:1].isalnum() and self.text != self.word


# Text without paths, addresses and the like, as most is.
_SPECIAL = re.compile(r"[/@#+~=]|[A-Za-z]\.[A-Za-z]|[A-Za-z]-?\d|\d-?[A-Za-z]")
_PLAIN = re.compile(r"[A-Za-z]+(?:(?:'(?=(?:t|s|re|ve|ll|d|m)\b)|-)[A-Za-z]+)*|[.?!:,()\"=]")


@cache
def _pattern() -> re.Pattern[str]:
    words: set[str] = set(NOT_NEGATING_CJK)
    for language in ("zh", "ja"):
        for source in (STOPS[language], NEGATORS[language], CLUSTERS[language]):
            words |= {word for word in source.split() if len(word) > 1 and word[0] > "\u3000"}
    words |= {word for word in HEDGES | STRICT_CONDITIONS if word[0] > "\u3000"}
    known = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    return re.compile(
        rf"""https?://\S+[\w/] | (?<![\w.+-])[\w.+-]+@[\w-]+\.\w+ | (?<![\w/])(?:~|\.{{1,2}})?(?:/[\w.@+-]+)+/?
          | {known} | [\u3040-\u30ff\u3400-\u9fff]
          | [A-Za-z]+\+\+(?!\w) | [A-Za-z]\#(?!\w)
          | (?:{_WORD}|{_MARKS})+(?:(?:'(?=(?:t|s|re|ve|ll|d|m)\b)|-(?=[^\W_])|\.(?=[^\W\d_]{{2}}))(?:{_WORD}|{_MARKS}|\d)+)*\d*(?:[-.]\d+)*(?:{_WORD}|\d)*
          | \d+(?:{_WORD}|\d)*
          | [.?!:,()"“”«»=→]""",
        re.VERBOSE,
    )


def straightened(text: str) -> str:
    """The text with plain apostrophes and blanks, without control sequences, all else in its place."""
    plain = text.translate(_APOSTROPHES)
    return _CONTROL.sub(lambda match: " " * len(match.group()), plain)


def sentences(text: str) -> list[tuple[int, str]]:
    """(offset, words) of each sentence, list marks left out; at most `MOST_SENTENCES`."""
    found: list[tuple[int, str]] = []
    for line in _LINE.finditer(text):
        lead = _LEAD.match(line.group())
        at = line.start() + (lead.end() if lead and lead.end() < len(line.group()) else 0)
        for stop in [*_BREAK.finditer(text, at, line.end()), None]:
            if stop and _ABBREVIATED.search(text[max(at, stop.start() - 10) : stop.start()]):
                continue
            end = stop.start() if stop else line.end()
            if text[at:end].strip():
                found.append((at, text[at:end]))
            at = stop.end() if stop else end
    return found[:MOST_SENTENCES]


def tokens(text: str) -> list[Token]:
    """The tokens of one sentence; offsets are into it."""
    made: list[Token] = []
    at = 0
    pattern = _PLAIN if text.isascii() and _SPECIAL.search(text) is None else _pattern()
    also: list[tuple[int, int]] = []
    for quantity in quantities(text):
        _words(made, pattern, text, at, quantity.start, also)
        made.append(
            Token(quantity.text, quantity.text.lower(), quantity.start, quantity.end, quantity)
        )
        at = quantity.end
        if quantity.also:
            also.append(quantity.also)
    _words(made, pattern, text, at, len(text), also)
    if not _HEADS.isdisjoint([token.word for token in made]):
        made = _joined(text, made)
    return made


def _joined(text: str, found: list[Token]) -> list[Token]:
    """The tokens with phrases such as `up to date` made one."""
    made: list[Token] = []
    at = 0
    while at < len(found):
        token = found[at]
        for size in (3, 2) if token.word in _HEADS else ():
            words = tuple(one.word for one in found[at : at + size])
            if len(words) == size and words in PHRASES:
                last = found[at + size - 1]
                token = Token(text[token.start : last.end], PHRASES[words], token.start, last.end)
                at += size - 1
                break
        made.append(token)
        at += 1
    return made


def _words(
    made: list[Token],
    pattern: re.Pattern[str],
    text: str,
    start: int,
    end: int,
    skipped: list[tuple[int, int]],
) -> None:
    for match in pattern.finditer(text, start, end):
        begin, stop = match.span()
        if skipped and any(a <= begin < b for a, b in skipped):
            continue
        found = match.group()
        made.append(Token(found, found.casefold(), begin, stop))
