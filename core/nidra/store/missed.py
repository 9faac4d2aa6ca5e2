"""Receipts whose source is missing when they are filed: they are filed as such.

Most of what a palace points at is gone for good. Filed as never read, each of these receipts would
be changed by the first pass, and its memory with it: 20 CPU µs for what is known already.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nidra.records.evidence import SourceState
from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from nidra.store import grades
from nidra.store.connection import Connection
from nidra.store.grades import Regrade
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
    met = {place: missed[place] for place in set(places) & missed.keys()} if missed else {}
    if not met:
        connection.exec_driver_sql(
            "INSERT INTO verdict (evidence_id) SELECT id FROM evidence WHERE id>=?",
            (first_evidence,),
        )
        return Counter({0: len(places)})
    told = json.dumps([[place, one.state, one.note] for place, one in met.items()])
    connection.exec_driver_sql(_VERDICTS, (now, told, first_evidence))
    return Counter(met[place].state if place in met else 0 for place in places)


_VERDICTS = (
    "INSERT INTO verdict (evidence_id, state, coverage, source_revision, unreached_since, note)"
    " SELECT e.id, coalesce(m.state, 0), CASE WHEN m.state THEN 0.0 END,"
    " CASE WHEN m.state THEN 0 END, CASE WHEN m.state THEN ? END, m.note FROM evidence e LEFT JOIN"
    " (SELECT json_extract(value, '$[0]') AS place, json_extract(value, '$[1]') AS state,"
    " json_extract(value, '$[2]') AS note FROM json_each(?)) m ON m.place=e.source_id"
    " WHERE e.id>=? ORDER BY e.id"
)


def tell(
    connection: Connection, journal: Journal, batch: int, ways: Sequence[Missed], reason: str
) -> None:
    """Journal the judgements that memories of a batch were filed with."""
    old = Stored(int(Grade.UNVERIFIED), int(Standing.NOT_COMPARABLE), 0.5, None, "")
    for judged, because in {way.judged: way.because for way in ways}.items():
        for keys in _filed_with(connection, batch, judged):
            change = Regrade(old, judged, because, keys)
            grades.tell(connection, journal, [change], reason)


def _filed_with(connection: Connection, batch: int, judged: Stored) -> Iterator[list[int]]:
    after = 0
    sql = (
        "SELECT id FROM memory WHERE id>? AND batch_id=? AND grade=? AND standing=?"
        " ORDER BY id LIMIT ?"
    )
    while rows := fetch(connection, sql, (after, batch, judged.grade, judged.standing, _STEP)):
        keys = [key for (key,) in rows]
        yield keys
        after = keys[-1]


def unlike(connection: Connection, batch: int, further: set[int] | None) -> list[int]:
    """The memories whose further receipts make them another than they were filed as, or stood before.

    `further` are those that got one; None leaves it to the batch to tell.
    """
    found: list[int] = []
    chosen = sorted(_further(connection, batch) if further is None else further)
    for at in range(0, len(chosen), _STEP):
        marks = ",".join(map(str, chosen[at : at + _STEP]))
        found += [key for (key,) in fetch(connection, _UNLIKE.format(marks))]
    return found


_UNLIKE = (
    "SELECT m.id FROM memory m JOIN evidence e ON e.memory_id=m.id JOIN verdict v"
    " ON v.evidence_id=e.id WHERE m.id IN ({}) GROUP BY m.id HAVING"
    f" max(v.state IN ({int(State.GONE)}, {int(State.UNREADABLE)}))"
    f" AND (min(v.state)<>max(v.state) OR m.standing={int(Standing.NO_RECEIPT)})"
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
