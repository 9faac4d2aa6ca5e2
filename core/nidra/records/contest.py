"""Contested pairs as values: what a judge is shown of each side, and what a person is shown of both."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from nidra.records.grade import Grade


@dataclass(frozen=True, slots=True)
class Side:
    """One memory of a contested pair, as a judge sees it.

    `recorded_at` is microseconds of UTC; `verdicts` are the labels of its live receipts, sorted.
    """

    id: str
    statement: str
    recorded_at: int
    grade: Grade
    verdicts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ContestedPair:
    """Two memories that cannot both hold, in the order in which they were filed.

    `kind` is the kind of conflict and `parts` are, side by side, the pieces of each statement that
    differ. `newer` is the id of the one that was recorded later, None where both were recorded at
    one moment. `verified` are the ids of those that a receipt bears out. `opened_at` is microseconds
    of UTC. `judged` is what a judge said that could not decide, or "".
    """

    contest: int
    ids: tuple[str, str]
    statements: tuple[str, str]
    kind: str
    parts: tuple[tuple[str, ...], tuple[str, ...]]
    newer: str | None
    verified: tuple[str, ...]
    opened_at: int
    judged: str = ""


@dataclass(frozen=True, slots=True)
class Resolution:
    """How a person ended a conflict. `keep` is the id that stays, None where both hold.

    `retired` is the id of the memory that made way, or None; `contest` the contest that was closed,
    None where the two were not contested; `changed` is False where nothing was left to do. `row` is
    the journal row that an undo takes, 0 where nothing was written; `lost_receipt` says that the
    memory which made way was borne out by its source, and the one that stays is not.
    """

    ids: tuple[str, str]
    keep: str | None
    retired: str | None
    contest: int | None
    reason: str
    changed: bool = True
    row: int = 0
    lost_receipt: bool = False


def state_of(a: Side, b: Side) -> str:
    """A digest of everything that a judge is shown of a pair: equal while nothing of it changed."""
    shown = [
        [side.id, side.statement, side.recorded_at, int(side.grade), list(side.verdicts)]
        for side in (a, b)
    ]
    text = json.dumps(shown, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
