"""Receipts whose source is missing when they are filed: they are filed as such.

Most of what a palace points at is gone for good. Filed as never read, each of these receipts would
be changed by the first pass, and its memory with it: 20 CPU µs for what is known already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from nidra.records.evidence import SourceState
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from nidra.store import grades
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.raw import fetch
from nidra.store.stands import Stored

_STEP = 20_000


class Born(NamedTuple):
    """What a memory is filed with; `confidence_before` is -1 while the confidence is its own."""

    grade: int
    standing: int
    confidence: float
    confidence_before: float


# What a memory shows when it is filed: the verdict of its first receipt, or that it has none.
UNREAD = int(State.UNCHECKED)
NO_RECEIPT = 255


class Missed(NamedTuple):
    """What a receipt is filed with whose source is missing: its verdict and the sentence on that, the
    judgement of a memory that shows nothing else, and the sentence on that."""

    state: int
    note: str
    judged: Stored
    because: str

    @property
    def source(self) -> SourceState:
        """The state of the source."""
        return SourceState.GONE if self.state == State.GONE else SourceState.UNREADABLE

    @property
    def born(self) -> Born:
        """The judgement as the memory is filed with it."""
        grade, standing, confidence, before, _ = self.judged
        return Born(grade, standing, confidence, -1 if before is None else before)


def nothing_missed(path: str) -> Missed | None:
    """Looks nowhere: every receipt is filed as never read."""
    return None


def verdicts_of(
    connection: Connection,
    first_evidence: int,
    places: Sequence[int],
    missed: Mapping[int, Missed],
    now: int,
) -> Counter[int]:
    """Give the receipts from this key on, which point at these sources, their first verdicts.

    Returns how many have which.
    """
    key, runs = first_evidence, []
    counted: Counter[int] = Counter()
    for place, alike in groupby(places):
        behind = key + len(list(alike))
        one = missed.get(place)
        state, *more = (one.state, 0.0, 0, now, one.note) if one else _UNREAD
        counted[state] += behind - key
        runs.append((state, *more, key, behind))
        key = behind
    free = fetch(connection, "SELECT coalesce(max(evidence_id), 0) + 1 FROM verdict")
    own = free[0][0] == first_evidence
    connection.exec_driver_sql(
        _VERDICTS.format(*("", "") if own else ("evidence_id, ", "id, ")), runs
    )
    return counted


_UNREAD = (0, None, None, None, None)
# Drawers of one source mostly come one after the other: a run of them takes a third of what a row
# of its own takes for each (0.5 against 1.6 CPU µs), and 0.1 less where SQLite gives the keys.
_VERDICTS = (
    "INSERT INTO verdict ({}state, coverage, source_revision, unreached_since, note)"
    " SELECT {}?, ?, ?, ?, ? FROM evidence WHERE id>=? AND id<? ORDER BY id"
)


class Filed:
    """What each memory of a store that is being built showed when it was filed, a byte each.

    To read it again when all are filed would take 0.8 CPU µs a memory.
    """

    def __init__(self) -> None:
        self._first = 0
        self._shown = bytearray()
        # Those of which a further receipt shows something else.
        self.further: set[int] = set()

    def add(self, first: int, keys: Sequence[int], shown: Sequence[int]) -> None:
        """Take in the memories of some rows, and what the receipt of each row shows. Those that are
        new have the keys from `first` on, in the order of the rows."""
        filed = self._shown
        start = self._first = self._first or first
        for key, shows in zip(keys, shown, strict=True):
            at = key - start
            if at == len(filed):
                filed.append(shows)
            elif filed[at] != shows != NO_RECEIPT:
                self.further.add(key)

    def with_(self, shows: int) -> list[int]:
        """The memories that were filed showing this, in the order of their keys."""
        return [key for key, shown in enumerate(self._shown, self._first) if shown == shows]


def tell(
    connection: Connection,
    journal: Journal,
    batch: int,
    ways: Sequence[Missed],
    filed: Filed | None,
    reason: str,
) -> None:
    """Journal the judgements that memories of a batch were filed with; None where only it can tell."""
    old = Stored(int(Grade.UNVERIFIED), int(Standing.NOT_COMPARABLE), 0.5, None, "")
    for way in ways:
        keys = (
            _judged_so(connection, batch, way.judged) if filed is None else filed.with_(way.state)
        )
        for at in range(0, len(keys), _STEP):
            grades.tell_alike(
                connection, journal, old, way.judged, way.because, keys[at : at + _STEP], reason
            )


def _judged_so(connection: Connection, batch: int, judged: Stored) -> list[int]:
    rows = connection.exec_driver_sql(
        "SELECT id FROM memory WHERE batch_id=? AND grade=? AND standing=? ORDER BY id",
        (batch, judged.grade, judged.standing),
    )
    return [key for (key,) in rows]


def unlike(connection: Connection, batch: int, filed: Filed | None) -> list[int]:
    """The memories whose further receipts make them another than they were filed as, or stood before."""
    found: list[int] = []
    chosen = sorted(_further(connection, batch) if filed is None else filed.further)
    for at in range(0, len(chosen), _STEP):
        marks = ",".join(map(str, chosen[at : at + _STEP]))
        found += [key for (key,) in fetch(connection, _UNLIKE.format(marks))]
    return found


_UNLIKE = (
    "SELECT m.id FROM memory m JOIN evidence e ON e.memory_id=m.id JOIN verdict v"
    " ON v.evidence_id=e.id WHERE m.id IN ({}) GROUP BY m.id HAVING"
    f" m.standing={int(Standing.NO_RECEIPT)} OR min(v.state)<>max(v.state)"
    f" AND max(v.state IN ({int(State.GONE)}, {int(State.UNREADABLE)}))"
)


def _further(connection: Connection, batch: int) -> set[int]:
    rows = fetch(
        connection,
        "SELECT DISTINCT e.memory_id FROM evidence e JOIN memory m ON m.id=e.memory_id"
        " WHERE e.batch_id=? AND (m.batch_id IS NOT ? OR m.standing=? OR EXISTS"
        " (SELECT 1 FROM evidence o WHERE o.memory_id=e.memory_id AND o.id<>e.id))",
        (batch, batch, int(Standing.NO_RECEIPT)),
    )
    return {key for (key,) in rows}
