"""Let grades follow verdicts, and let what rests on a memory fall and rise with it.

Everything here happens inside the transaction of the change that caused it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from sqlalchemy import Connection

from nidra.records.grade import Grade, Standing
from nidra.records.verdict import FAILED, State
from nidra.store import grades, lineage, receipts
from nidra.store.grades import MANY, Regrade
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.receipts import VerdictChange
from nidra.trust.grading import PremiseState, RowState, judge

FALLS_KEPT = 200


@dataclass
class Outcome:
    """The regrades of one transaction; those after `direct` followed from what they rest on."""

    changes: list[Regrade] = field(default_factory=list)
    direct: int = 0


@dataclass
class Tally:
    """Changes of a pass by kind, and the first that fell."""

    actions: Counter[str] = field(default_factory=Counter)
    fallen: list[int] = field(default_factory=list)
    fallen_count: int = 0

    def add(self, outcome: Outcome, changes: Sequence[VerdictChange]) -> None:
        """Count what one transaction did."""
        for change in changes:
            self.actions[f"receipts now {change.verdict.state.label}"] += 1
        for at, regraded in enumerate(outcome.changes):
            self.actions[_kind(regraded, at >= outcome.direct)] += 1
            if regraded.new.standing == Standing.FALLEN != regraded.old.standing:
                self.fallen_count += 1
                if len(self.fallen) < FALLS_KEPT:
                    self.fallen.append(regraded.new.key)

    def foresee(self, changes: Sequence[VerdictChange]) -> None:
        """Count what would be done, without the regrades that would follow."""
        for change in changes:
            self.actions[f"receipts now {change.verdict.state.label}"] += 1
            if change.verdict.state in FAILED and change.old not in FAILED:
                self.fallen_count += 1
                if len(self.fallen) < FALLS_KEPT:
                    self.fallen.append(change.memory)


def _kind(change: Regrade, followed: bool) -> str:
    old, new = change.old, change.new
    if new.standing == Standing.FALLEN != old.standing:
        return "fell with what they rest on" if followed else "fell"
    if old.standing == Standing.FALLEN != new.standing:
        return "rose again"
    if new.grade > old.grade:
        return f"promoted to {Grade(new.grade).label}"
    if new.grade < old.grade:
        return f"demoted to {Grade(new.grade).label}"
    return "changed in standing or confidence alone"


def regrade(
    connection: Connection, journal: Journal, keys: Sequence[int], now: int, reason: str
) -> Outcome:
    """Judge these memories, write what differs, then judge what rests on them, until nothing moves."""
    outcome = Outcome()
    waiting = list(keys)
    why = reason
    while waiting:
        changes = judged(connection, waiting)
        grades.write(connection, journal, changes, now, why)
        outcome.changes.extend(changes)
        if why == reason:
            outcome.direct = len(changes)
        why = f"{reason}: what it rests on changed"
        waiting = lineage.children(connection, [change.new.key for change in changes])
    return outcome


def judged(connection: Connection, keys: Sequence[int]) -> list[Regrade]:
    """The judgements of these memories that differ from what is stored."""
    if not keys:
        return []
    rows: dict[int, list[Row]] = {}
    for memory, state, ever_ok, vouched, path in receipts.row_states(connection, keys):
        row = (state, ever_ok, vouched, path if state in FAILED else "")
        rows.setdefault(memory, []).append(row)
    parents = lineage.premises(connection, keys)
    changes: list[Regrade] = []
    for key, old in grades.states(connection, keys).items():
        found, sentence = _judged(
            tuple(rows.get(key, ())),
            tuple(parents.get(key, ())),
            old.confidence,
            old.confidence_before,
        )
        new = grades.State(key, old.id, *found)
        if new != old:
            changes.append(Regrade(old, new, sentence))
    return changes


Row = tuple[int, int, int, str]
Premise = tuple[str, int, int]
Stored = tuple[int, int, float, float | None, str]


@lru_cache(maxsize=4096)
def _judged(
    rows: tuple[Row, ...], premises: tuple[Premise, ...], confidence: float, before: float | None
) -> tuple[Stored, str]:
    """A judgement as the store keeps it; of half a million memories a few dozen differ here."""
    found = judge(
        [RowState(State(row[0]), bool(row[1]), bool(row[2]), row[3]) for row in rows],
        [PremiseState(name, Grade(grade), Standing(state)) for name, grade, state in premises],
        confidence,
        before,
    )
    new = confidence if found.confidence is None else found.confidence
    flags = " ".join(flag.replace(" ", "_") for flag in found.flags)
    return (int(found.grade), int(found.standing), new, found.kept, flags), found.sentence


def tell_verdicts(
    connection: Connection, journal: Journal, changes: Sequence[VerdictChange]
) -> None:
    """Journal verdicts: a row each where they are few, one row for many."""
    if len(changes) > MANY:
        packed = pack_changes([(c.memory, int(c.old), int(c.verdict.state)) for c in changes])
        counted = Counter(change.verdict.state.label for change in changes)
        detail = {
            "count": len(changes),
            "blob": put_blob(connection, packed),
            "verdicts": dict(counted),
        }
        journal.append("verdict-many", None, detail)
        return
    names = {
        key: state.id
        for key, state in grades.states(connection, [change.memory for change in changes]).items()
    }
    for change in changes:
        detail = {
            "evidence": change.evidence,
            "from": change.old.label,
            "to": change.verdict.state.label,
            "sentence": change.verdict.sentence,
        }
        if change.unreached_state is not None:
            detail["not_rechecked"] = State(change.unreached_state).label
        journal.append("verdict", names[change.memory], detail)
