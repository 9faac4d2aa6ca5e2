"""May a JSON document, read as plain text, hold a text that none of its values holds?

To read a large document as text takes a copy of it, and next to no text asks for that: one without
a quote would have to stand between the values, and a quote in one would have to begin or end a
literal. What stands between the values of a document is little, and always the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nidra.records.dialect import Dialect
from nidra.records.verdict import SpanForm
from nidra.trust.align_table import Table, normal_bytes

_KEY_OR_BLANK = re.compile(rb'"(?:[^"\\\r\n]|\\.)*"[ \t\r\n]*:|"(?:[ \t]|\\[nrtf])*"')
_SYNTAX = b"0123456789 \t\r\n[]{}:,.+-Eaeflnrstu"
_QUOTES = re.compile(rb'\\.|(")')
_BEFORE = frozenset(b"[{,:")
_AFTER = frozenset(b",:]}")


@dataclass(frozen=True, slots=True)
class Between:
    """What stands between the values of a JSON document: its words, and whether it is nothing but syntax and keys."""

    words: frozenset[bytes]
    regular: bool

    @classmethod
    def of(cls, table: Table, dialect: Dialect) -> Between:
        """What the table's values leave of its document."""
        gaps = set(_gaps(table))
        regular = all(gap[:1] == b'"' and _is_regular(gap) for gap in gaps)
        words = {
            word for gap in gaps for word in normal_bytes(gap.decode("utf-8", "replace")).split()
        }
        return cls(frozenset(words), regular)

    def may_hold(self, text: bytes) -> bool:
        """May the document, read as text, hold `text`, which is in the normal form and in no value? False is certain."""
        if not self.regular:
            return True
        if b'"' not in text:
            return b"\\" in text or all(word in self.words for word in text.split(b" ")[1:-1])
        return all(_delimits(text, match.start()) for match in _QUOTES.finditer(text) if match[1])


def _gaps(table: Table) -> Iterator[bytes]:
    """The bytes between two values, their quotes with them; the first gap is given a quote."""
    raw, begin, quote = table.raw, 0, b'"'
    for offset, length, form in zip(table.offset, table.length, table.form, strict=True):
        if form != SpanForm.DECODED:
            yield quote + raw[begin:offset]
            begin, quote = offset + length, b""
    yield quote + raw[begin:]


def _delimits(text: bytes, at: int) -> bool:
    """May the quote at `at` begin or end a literal?"""
    before, after = text[:at].rstrip(b" "), text[at + 1 :].lstrip(b" ")
    return not before or not after or before[-1] in _BEFORE or after[0] in _AFTER


def _is_regular(gap: bytes) -> bool:
    """Is the gap a closing quote, syntax, keys, and an opening quote?"""
    return not _KEY_OR_BLANK.sub(b"", gap.removeprefix(b'"').removesuffix(b'"')).translate(
        None, _SYNTAX
    )
