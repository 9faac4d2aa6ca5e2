"""Texts that are too short: what a handful of letters proves by being found."""

from __future__ import annotations

import re

from nidra.records.dialect import Dialect
from nidra.trust.align_view import SourceView

_MORE_THAN_A_NOTE = 1024
_ENOUGH = 48
_PLAIN_WORDS = re.compile(
    r'(?!USER:|ASSISTANT:)[^\s"\\/<>&\[\x00-\x1f\ufeff\ufffd]+(?: [^\s"\\/<>&\[\x00-\x1f\ufeff\ufffd]+)*'
)
_OPENING = re.compile(rb'"(?:[ \t]|\\[nrt])*\Z')
_CLOSING = re.compile(rb'(?:[ \t]|\\[nrt])*(?:"|\Z)')
LEAST_LETTERS = 12
_NO_LETTERS = bytes(code for code in range(128) if not chr(code).isalnum())


def too_few_letters(text: str) -> bool:
    """Are there fewer than twelve bytes of letters and digits, so that being found proves nothing?"""
    return _count(text[:_ENOUGH]) < LEAST_LETTERS and _count(text) < LEAST_LETTERS


def _count(text: str) -> int:
    if text.isascii():
        return len(text.encode().translate(None, _NO_LETTERS))
    return len("".join(filter(str.isalnum, text)).encode("utf-8", "replace"))


def plainly_too_short(view: SourceView, text: str, dialect: Dialect) -> bool:
    """Is the text a few letters that are certainly no value of the source by themselves?"""
    bare = text.strip()
    if not too_few_letters(bare) or not _PLAIN_WORDS.fullmatch(bare):
        return False
    raw, sought = view.raw, bare.encode()
    if view.is_ascii and not bare.isascii():
        return False
    if not (view.is_json and dialect.decodes):
        return len(raw) > _MORE_THAN_A_NOTE
    at = raw.find(sought)
    while at >= 0:
        if _CLOSING.match(raw, at + len(sought)) and _OPENING.search(raw, max(0, at - 32), at):
            return False
        at = raw.find(sought, at + 1)
    return True
