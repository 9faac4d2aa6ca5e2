"""What the miner put into a text: whole lines, and prefixes of which a window cut off a part."""

from __future__ import annotations

from collections.abc import Iterator
from re import Pattern
from typing import NamedTuple

from nidra.records.dialect import Dialect
from nidra.trust.align_query import Query
from nidra.trust.align_table import Table

_LEAST_OF_LITERAL = 4


def prefixes(pattern: Pattern[bytes] | None, text: bytes, at: int) -> Iterator[Head]:
    """The ways to read a prefix at `at`; brackets may be a speaker or the first words of a turn."""
    match = pattern.match(text, at) if pattern else None
    if match is None:
        return
    names = {name: said for name, said in match.groupdict().items() if said}
    yield Head(match.end(), tuple(names.values()))
    for name in names:
        bracket = match.start(name) - 1
        if bracket > at:
            yield Head(bracket, ())


class Head(NamedTuple):
    """A prefix that ends at `end` and names these speakers."""

    end: int
    names: tuple[bytes, ...]


def insertions(query: Query, dialect: Dialect) -> list[tuple[int, int]]:
    """Every range of the text that may be an insertion, whether or not the source bears it out."""
    text = query.text
    found = [
        (line, head.end) for line in query.lines for head in prefixes(dialect.prefix, text, line)
    ]
    for literal in dialect.literals:
        at = text.find(literal[:_LEAST_OF_LITERAL])
        while at >= 0:
            found.append((at, min(len(text), at + len(literal))))
            at = text.find(literal[:_LEAST_OF_LITERAL], at + 1)
        end = query.line_end(0)
        if _LEAST_OF_LITERAL <= end < len(literal) and literal.endswith(text[:end]):
            found.append((0, end))
    if dialect.prefix_cut_at_head is not None:
        match = dialect.prefix_cut_at_head.match(text)
        found += [match.span()] if match else []
    if dialect.prefix_cut_at_tail is not None and query.lines:
        match = dialect.prefix_cut_at_tail.fullmatch(text, query.lines[-1])
        found += [match.span()] if match else []
    return found


class Inserted:
    """The insertions of one text; a cut prefix must name, as far as it goes, a value of the source."""

    def __init__(self, table: Table, query: Query, dialect: Dialect) -> None:
        self._source, self._query, self._text = table.text, query, query.text
        self._literals = dialect.literals
        cuts = dialect.cuts_words and len(table.at) > 1
        self._cut_head = dialect.prefix_cut_at_head if cuts else None
        self._cut_tail = dialect.prefix_cut_at_tail if cuts else None

    def end(self, at: int) -> int:
        """Where an insertion that begins at `at` ends, or 0."""
        return self._literal(at) or self._head(at) or self._tail(at)

    def _literal(self, at: int) -> int:
        """The end of a literal, which may be cut at either end of the text."""
        text = self._text
        for literal in self._literals:
            if text.startswith(literal, at):
                return at + len(literal)
            rest = text[at:] if len(text) - at < len(literal) else b""
            if len(rest) >= _LEAST_OF_LITERAL and literal.startswith(rest):
                return len(text)
            end = self._query.line_end(0)
            if at == 0 and _LEAST_OF_LITERAL <= end < len(literal) and literal.endswith(text[:end]):
                return end
        return 0

    def _head(self, at: int) -> int:
        match = self._cut_head.match(self._text) if self._cut_head and not at else None
        if not match or match.end() >= len(self._text):
            return 0
        named = self._source.find(match.group("speaker") + b"\n") >= 0
        return match.end() if named else 0

    def _tail(self, at: int) -> int:
        if self._cut_tail is None or not at or at != self._query.lines[-1]:
            return 0
        match = self._cut_tail.fullmatch(self._text, at)
        if match is None:
            return 0
        named = all(
            self._source.find(b"\n" + name) >= 0 for name in match.groupdict().values() if name
        )
        return len(self._text) if named else 0
