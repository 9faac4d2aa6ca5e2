"""Contradictions: two statements of one subject that cannot both hold.

>>> contradicts("The timeout is 30 s", "timeout: 1 min").kind.value
'numeric'
>>> contradicts("The timeout is 60 s", "The timeout is 1 min") is None
True
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from nidra.trust.contra_buckets import Found, Sieve, Texts
from nidra.trust.contra_kind import Conflict, ConflictKind
from nidra.trust.contra_statement import Statement, compare, folded, read

__all__ = [
    "Conflict",
    "ConflictKind",
    "Found",
    "Item",
    "Sieve",
    "Texts",
    "conflicts",
    "contradicts",
]


class Said(Protocol):
    """Anything that says something about a subject: a stored memory, or one on its way in."""

    @property
    def statement(self) -> str: ...

    @property
    def subject(self) -> str | None: ...

    @property
    def attribute(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Item:
    """A statement under a key, for comparing many."""

    key: int
    statement: str
    subject: str | None = None
    attribute: str | None = None


def contradicts(a: str | Said, b: str | Said) -> Conflict | None:
    """Why two statements of one subject cannot both hold; None where they can, or may.

    Memories that name different subjects, or different attributes, never conflict.
    """
    one, other = _subject(a), _subject(b)
    if one and other and one != other:
        return None
    return compare(_read(a, one or other), _read(b, one or other))


def conflicts(items: Iterable[Item], most_per_bucket: int) -> Found:
    """The conflicts among many statements, given oldest first.

    Statements meet by what they speak of, never all with all. Of a place in which more than
    `most_per_bucket` pairs conflict, the newest statement is paired with the newest of the others,
    and the rest is counted.
    """
    by_subject: dict[str, list[Item]] = {}
    for item in items:
        by_subject.setdefault(folded(item.subject), []).append(item)
    whole = Found()
    for subject, group in by_subject.items():
        found = _of_subject(subject, group, most_per_bucket)
        whole.conflicts += found.conflicts
        whole.left_out += found.left_out
        whole.too_long += found.too_long
        whole.passed_over += found.passed_over
    return whole


def _of_subject(subject: str, items: list[Item], most_per_bucket: int) -> Found:
    rows = {item.key: (item.key, item.statement, folded(item.attribute)) for item in items}
    sieve = Sieve(most_per_bucket, subject)
    for row in rows.values():
        sieve.add(*row)
    return sieve.settle(lambda keys: [rows[key] for key in keys])


def _subject(said: str | Said) -> str:
    return "" if isinstance(said, str) else folded(said.subject)


def _read(said: str | Said, subject: str) -> Statement:
    if isinstance(said, str):
        return read(said, subject)
    return read(said.statement, subject, folded(said.attribute))
