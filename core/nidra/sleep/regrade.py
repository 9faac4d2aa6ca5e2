"""Let grades follow verdicts, and let what rests on a memory fall and rise with it.

Everything here happens inside the transaction of the change that caused it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from nidra.records.grade import Grade, Standing
from nidra.records.verdict import FAILED, State
from nidra.store import grades, lineage, revisions, verdicts
from nidra.store.connection import Connection
from nidra.store.grades import MANY, Dates, Regrade, no_dates
from nidra.store.journal import Journal, pack_changes, pack_keys, put_blob
from nidra.store.stands import Row, Stored, stands
from nidra.store.verdicts import VerdictChange
from nidra.trust.grading import GIVEN, PremiseState, RowState, judge

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
        self.actions.update(_counted(changes))
        for at, change in enumerate(outcome.changes):
            self.actions[_kind(change, at >= outcome.direct)] += len(change.keys)
            if change.new.standing == Standing.FALLEN != change.old.standing:
                self.fallen_count += len(change.keys)
                self.fallen.extend(change.keys[: FALLS_KEPT - len(self.fallen)])

    def go_on(self, fallen: Sequence[int]) -> None:
        """Take over what fell in the part of the pass that was cut short."""
        if fallen:
            self.actions["fell"] += len(fallen)
        self.fallen_count += len(fallen)
        self.fallen.extend(fallen[: FALLS_KEPT - len(self.fallen)])

    def foresee(self, changes: Sequence[VerdictChange]) -> None:
        """Count what would be done, without the regrades that would follow."""
        self.actions.update(_counted(changes))
        for change in changes:
            if change.verdict.state in FAILED and change.old not in FAILED:
                self.fallen_count += 1
                if len(self.fallen) < FALLS_KEPT:
                    self.fallen.append(change.memory)


def _counted(changes: Sequence[VerdictChange]) -> Counter[str]:
    """Changes of receipts in words; a failed verdict that outlives its source is no new one."""
    kinds = Counter(
        [(c.unreached_state is not None, int(c.old), int(c.verdict.state)) for c in changes]
    )
    counted: Counter[str] = Counter()
    for kind, n in kinds.items():
        counted[_told(*kind)] += n
    return counted


def _told(kept: bool, old: int, new: int) -> str:
    if kept:
        return "receipts that could not be re-checked"
    if old == new:
        return "receipts re-checked with the same verdict"
    return f"receipts now {State(new).label}"


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
    connection: Connection,
    journal: Journal,
    keys: Sequence[int],
    now: int,
    reason: str,
    dates: Dates = no_dates,
    known: Mapping[int, Row] = MappingProxyType({}),
) -> Outcome:
    """Judge these memories, write what differs, then judge what rests on them, until nothing moves.

    `dates` gives these memories the review that the reading is by which they are judged; `known` is
    what `verdicts.just_read` says of them.
    """
    outcome = Outcome()
    changes = judged(connection, keys, known)
    outcome.direct = len(changes)
    grades.write(connection, journal, changes, now, reason, dates)
    outcome.changes.extend(changes)
    why = f"{reason}: what it rests on changed"
    while waiting := lineage.children(connection, [key for c in changes for key in c.keys]):
        changes = judged(connection, waiting)
        grades.write(connection, journal, changes, now, why)
        outcome.changes.extend(changes)
    return outcome


def judged(
    connection: Connection, keys: Sequence[int], known: Mapping[int, Row] = MappingProxyType({})
) -> list[Regrade]:
    """The judgements of these memories that differ from what is stored, those alike together."""
    if not keys:
        return []
    parents = lineage.premises(connection, keys)
    changes: list[Regrade] = []
    for old, clock, cell, rows, members in stands(connection, keys, known):
        for resting, some in _by_premises(members, parents):
            new, sentence = _judged(rows, resting, old.confidence, old.confidence_before)
            if old.flags:
                new = new._replace(flags=_with_lasting(old.flags, new.flags))
            if new != old:
                states = tuple(row[0] for row in rows)
                changes.append(Regrade(old, new, sentence, some, cell, states, clock))
    return changes


def _by_premises(
    keys: list[int], parents: Mapping[int, Sequence[Premise]]
) -> Iterable[tuple[tuple[Premise, ...], list[int]]]:
    """These memories, those together that rest on the same; most stores hold none that rests on any."""
    if not parents:
        return [((), keys)]
    alike: dict[tuple[Premise, ...], list[int]] = {}
    for key in keys:
        alike.setdefault(tuple(parents.get(key, ())), []).append(key)
    return alike.items()


def _with_lasting(old: str, new: str) -> str:
    """The flags that a judgement gives, behind those that it does not give: what became of the memory,
    and what others said of it."""
    return " ".join([*(flag for flag in old.split() if flag not in GIVEN), *new.split()])


def judged_by(state: State) -> tuple[Stored, str]:
    """The judgement of a memory that shows one receipt alone, which its store vouches for."""
    return _judged(((int(state), 0, 1, ""),), (), 0.5, None)


def would_be(old: Stored, rows: tuple[Row, ...], premises: tuple[Premise, ...]) -> Stored:
    """How a memory would stand with these receipts and premises; nothing is written."""
    new, _ = _judged(rows, premises, old.confidence, old.confidence_before)
    return new._replace(flags=_with_lasting(old.flags, new.flags)) if old.flags else new


Premise = tuple[str, int, int]


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
    stored = Stored(int(found.grade), int(found.standing), new, found.kept, flags)
    return stored, found.sentence


def write_verdicts(
    connection: Connection,
    journal: Journal,
    changes: Sequence[VerdictChange],
    now: int,
    reason: str | None = None,
    unmoved: bool = False,
) -> Mapping[int, Row]:
    """Write verdicts, journal them with `reason` where there is one, and keep what stood there before;
    what they show of memories. `unmoved` is that of `verdicts.kept`."""
    if not changes:
        return {}
    before = verdicts.kept(connection, changes, unmoved)
    all_live = verdicts.write(connection, changes)
    why = {"reason": reason} if reason else {}
    for seq, told in _tell_verdicts(connection, journal, changes, why):
        old = [(c.memory, before[c.evidence]) for c in told if c.evidence in before]
        revisions.keep(connection, now, seq, old)
    return verdicts.just_read(connection, changes) if all_live else {}


Told = list[tuple[int, Sequence[VerdictChange]]]


def _tell_verdicts(
    connection: Connection,
    journal: Journal,
    changes: Sequence[VerdictChange],
    why: dict[str, str],
) -> Told:
    """Journal verdicts: a row each where they are few, one row for many; the rows' numbers."""
    if len(changes) > MANY:
        ordered = sorted((c.memory, int(c.old), int(c.verdict.state), c.evidence) for c in changes)
        counted: Counter[str] = Counter()
        for state, n in Counter([row[2] for row in ordered]).items():
            counted[State(state).label] += n
        detail = {
            "count": len(changes),
            "blob": put_blob(connection, pack_changes([row[:3] for row in ordered])),
            "receipts": put_blob(connection, pack_keys([row[3] for row in ordered])),
            "verdicts": dict(counted),
            **why,
        }
        return [(journal.append("verdict-many", None, detail), changes)]
    told: Told = []
    names = grades.names(connection, [change.memory for change in changes])
    for change in changes:
        detail = {
            "evidence": change.evidence,
            "from": change.old.label,
            "to": change.verdict.state.label,
            "sentence": change.verdict.sentence,
            **why,
        }
        if change.unreached_state is not None:
            label = State(change.unreached_state).label
            detail["not_rechecked"] = label
            detail["sentence"] = (
                f"Its source is {label} now; the verdict that was last read stands."
            )
        told.append((journal.append("verdict", names[change.memory], detail), [change]))
    return told
