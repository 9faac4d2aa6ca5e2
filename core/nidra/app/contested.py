"""The pairs of memories that cannot both hold, as they wait for a person."""

from __future__ import annotations

from typing import Any

from nidra.app.workspace import Store
from nidra.records.contest import ContestedPair, Side
from nidra.records.grade import Grade
from nidra.report.words import changed_words
from nidra.store import contests, memories
from nidra.store.contests import OPEN, Contest
from nidra.store.sides import sides


def contested(store: Store, limit: int | None = None) -> tuple[ContestedPair, ...]:
    """Every open pair in the order in which they were found, `limit` of them at the most."""
    with store.database.reading() as connection:
        listed = contests.open_ones(connection, limit=limit)
        shown = sides(connection, sorted({key for c in listed for key in (c.a, c.b)}))
    return tuple(pair_of(contest, shown[contest.a], shown[contest.b]) for contest in listed)


def contested_with(store: Store, name: str, limit: int = 50) -> tuple[ContestedPair, ...]:
    """The open pairs of one memory, `limit` of them at the most. Raises `MemoryAbsent`."""
    with store.database.reading() as connection:
        key = memories.resolve(connection, name)
        listed = [contest for contest in contests.of(connection, [key]) if contest.state == OPEN]
        shown = sides(connection, sorted({key for c in listed[:limit] for key in (c.a, c.b)}))
    return tuple(pair_of(contest, shown[contest.a], shown[contest.b]) for contest in listed[:limit])


def count_contested(store: Store) -> int:
    """How many pairs are open."""
    with store.database.reading() as connection:
        return contests.count_open(connection)


def pair_of(contest: Contest, a: Side, b: Side) -> ContestedPair:
    """A contest and its two memories as a person is shown them."""
    newer = None if a.recorded_at == b.recorded_at else max(a, b, key=lambda s: s.recorded_at).id
    return ContestedPair(
        contest=contest.id,
        ids=(a.id, b.id),
        statements=(a.statement, b.statement),
        kind=contest.kind,
        parts=differing(contest.detail.get("parts"), a.statement, b.statement),
        newer=newer,
        verified=tuple(s.id for s in (a, b) if s.grade is Grade.MACHINE_CHECKED),
        opened_at=contest.opened_at,
        judged=_said(contest.judgement),
    )


def differing(parts: Any, a: str, b: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The pieces of each side that the contest names, [of a, of b] each; else the words that differ."""
    pairs = [pair for pair in parts if _is_pair(pair)] if isinstance(parts, list) else []
    mine = tuple(one for one, _ in pairs if one.strip())
    others = tuple(other for _, other in pairs if other.strip())
    if mine or others:
        return mine, others
    changes = changed_words([(a, b)])
    return tuple(old for old, _ in changes if old), tuple(new for _, new in changes if new)


def _is_pair(value: Any) -> bool:
    return (
        isinstance(value, list) and len(value) == 2 and all(isinstance(text, str) for text in value)
    )


def _said(judgement: dict[str, Any] | None) -> str:
    """What a judge said that named no winner. One that was overruled by an undo is no news."""
    if judgement is None or judgement.get("winner") is not None:
        return ""
    reason = judgement.get("reason")
    return reason if isinstance(reason, str) else ""
