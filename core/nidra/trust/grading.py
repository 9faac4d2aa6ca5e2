"""Grades: what the verdicts of its receipts make of a memory, with the sentence that says why.

The rules are a function of the receipts' states alone, so that half a million memories with a few
dozen different combinations are judged a few dozen times. Nothing is earned by a source that was
never seen: only a true check, now or earlier, or an adapter that vouches for its copy, counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from nidra.records.grade import Grade, Judgement, Standing
from nidra.records.verdict import FAILED, OK, UNREACHED, State, Verdict

CHECKED_CONFIDENCE = 0.95
LINKED_CONFIDENCE = 0.65
FALLEN_CONFIDENCE = 0.3
PREMISE_FALLEN = "premise_fallen"

_FLAGS = {State.CORRUPT: "integrity"}
_FAILURES = {
    State.CORRUPT: "a stored excerpt no longer matches its own seal",
    State.DRIFTED: "its source no longer says so",
    State.UNFOUNDED: "its source never said so",
    State.EDITED: "its source was reworded",
}
# Flags that a judgement gives and takes away; `contested` is one that only first-generation stores
# kept as a flag. Every other flag is somebody else's word.
GIVEN = frozenset(
    {*(_FLAGS.get(state, state.label) for state in FAILED), PREMISE_FALLEN, "contested"}
)
_OPEN = {
    State.UNCHECKED: "not yet read",
    State.GONE: "its source is gone",
    State.UNREADABLE: "its source cannot be read now",
    State.AMBIGUOUS: "its excerpt stands in several places that differ",
    State.ALTERED: "its text was altered when it was filed",
    State.TOO_SHORT: "its text is too short to compare",
    State.NO_BYTE_CHECK: "its text was rewritten when it was filed and cannot be compared byte by byte",
}
# The same of one receipt of several, and of more than one.
_OPEN_AMONG = {
    State.UNCHECKED: ("{} is not yet read", "{} are not yet read"),
    State.GONE: ("the source of {} is gone", "the source of {} is gone"),
    State.UNREADABLE: (
        "the source of {} cannot be read now",
        "the source of {} cannot be read now",
    ),
    State.AMBIGUOUS: (
        "the excerpt of {} stands in several places that differ",
        "the excerpts of {} stand in several places that differ",
    ),
    State.ALTERED: (
        "the text of {} was altered when it was filed",
        "the texts of {} were altered when they were filed",
    ),
    State.TOO_SHORT: (
        "the text of {} is too short to compare",
        "the texts of {} are too short to compare",
    ),
    State.NO_BYTE_CHECK: (
        "the text of {} was rewritten when it was filed and cannot be compared byte by byte",
        "the texts of {} were rewritten when they were filed and cannot be compared byte by byte",
    ),
}
_WORST_FIRST = (
    Standing.FALLEN,
    Standing.NO_RECEIPT,
    Standing.GONE,
    Standing.NOT_COMPARABLE,
    Standing.TRACEABLE,
)


@dataclass(frozen=True, slots=True)
class RowState:
    """One live receipt as grading sees it; `source` is a name for the sentence, or ""."""

    state: State
    ever_ok: bool = False
    vouched: bool = False
    source: str = ""


@dataclass(frozen=True, slots=True)
class PremiseState:
    """One memory that the judged one rests on; `name` is its public id or a word a person knows."""

    name: str
    grade: Grade
    standing: Standing

    @property
    def fallen(self) -> bool:
        return self.standing is Standing.FALLEN


@dataclass(frozen=True, slots=True)
class Decision:
    """What the states of the receipts come to, before confidence and names are put in."""

    grade: Grade
    standing: Standing
    flags: tuple[str, ...]
    reason: str


Key = tuple[tuple[State, bool, bool], ...]


def judge(
    rows: Sequence[RowState],
    premises: Sequence[PremiseState] = (),
    old_confidence: float = 0.5,
    kept: float | None = None,
) -> Judgement:
    """The grade of a memory with these live receipts, resting on these premises.

    `old_confidence` is what is stored now, `kept` what an earlier judgement gave back to be kept.
    """
    key: Key = tuple((row.state, row.ever_ok, row.vouched) for row in rows)
    decision = _derived(key, premises) if premises else decide(key)
    confidence, kept = confidence_of(decision, old_confidence, kept)
    return Judgement(
        grade=decision.grade,
        standing=decision.standing,
        confidence=confidence,
        flags=decision.flags,
        sentence=decision.reason + _named(rows) + ".",
        kept=kept,
    )


@lru_cache(maxsize=65_536)
def decide(key: Key) -> Decision:
    """The decision on receipts alone. Pure; `key` holds (state, ever_ok, vouched) of each live row."""
    states = [state for state, _, _ in key]
    failed = sorted({state for state in states if state in FAILED})
    if not key:
        return Decision(Grade.UNVERIFIED, Standing.NO_RECEIPT, (), "It has no receipt")
    if failed:
        flags = tuple(_FLAGS.get(state, state.label) for state in failed)
        reason = "Fallen: " + " and ".join(_FAILURES[state] for state in failed)
        return Decision(Grade.UNVERIFIED, Standing.FALLEN, flags, reason)
    good = sum(state in OK for state in states)
    if good:
        return Decision(Grade.MACHINE_CHECKED, Standing.TRACEABLE, (), _borne_out(good, len(key)))
    return _undecided(key, states)


def _borne_out(good: int, total: int) -> str:
    if good == total == 1:
        return "Its receipt was found in the source when it was last read"
    return f"{good} of its {total} receipts {'was' if good == 1 else 'were'} found in the source when last read"


def _undecided(key: Key, states: list[State]) -> Decision:
    """No receipt failed and none was found true at its last look."""
    standing = Standing.NOT_COMPARABLE
    if all(state is State.GONE for state in states):
        standing = Standing.GONE
    alike = len(set(states)) == 1
    why = _OPEN[states[0]] if alike else _each(states)
    if all(state is State.UNCHECKED for state in states):
        return Decision(Grade.UNVERIFIED, standing, (), "Not yet read")
    if any(ever_ok for _, ever_ok, _ in key):
        return Decision(Grade.SOURCE_LINKED, standing, (), f"Checked true before, but {why}")
    if any(vouched for _, _, vouched in key):
        reason = f"Its store copies from its sources, but {why}"
        return Decision(Grade.SOURCE_LINKED, standing, (), reason)
    if standing is Standing.GONE:
        why = "source already gone when first read"
    return Decision(
        Grade.UNVERIFIED, standing, (), f"Never checked true{':' if alike else ';'} {why}"
    )


def _each(states: Sequence[State]) -> str:
    """What keeps several receipts open: `… one is not yet read, the source of 2 is gone`."""
    numbers = Counter(states)
    listed = ", ".join(
        _OPEN_AMONG[state][number != 1].format("one" if number == 1 else f"{number:,}")
        for state, number in sorted(numbers.items())
    )
    return f"none of its {len(states):,} receipts could be checked: {listed}"


def _derived(key: Key, premises: Sequence[PremiseState]) -> Decision:
    """What rests on others is at most as good as they are, and falls with them."""
    own = decide(key)
    if own.standing is Standing.FALLEN:
        return own
    fallen = [premise.name for premise in premises if premise.fallen]
    if fallen:
        reason = f"Fallen: it rests on {_listing(fallen)}, which fell"
        return Decision(Grade.UNVERIFIED, Standing.FALLEN, (PREMISE_FALLEN,), reason)
    weakest = min(premises, key=lambda premise: premise.grade)
    if key and own.grade <= weakest.grade:
        return own
    standing = own.standing if key else _worst(premise.standing for premise in premises)
    if weakest.grade is Grade.MACHINE_CHECKED:
        reason = f"All {len(premises)} memories that it rests on are machine-checked"
        if len(premises) == 1:
            reason = f"The memory that it rests on, {weakest.name}, is machine-checked"
    else:
        reason = f"It rests on {weakest.name}, which is {weakest.grade.label.replace('_', '-')}"
    return Decision(weakest.grade, standing, (), reason)


def _worst(standings: Iterable[Standing]) -> Standing:
    return min(standings, key=_WORST_FIRST.index)


def confidence_of(decision: Decision, old: float, kept: float | None) -> tuple[float, float | None]:
    """The confidence that goes with a decision, and the memory's own to keep meanwhile.

    The own value comes back as soon as no grade puts another in its place.
    """
    own = old if kept is None else kept
    if decision.standing is Standing.FALLEN:
        return min(old, FALLEN_CONFIDENCE), own
    if decision.grade is Grade.MACHINE_CHECKED:
        return CHECKED_CONFIDENCE, own
    if decision.grade is Grade.SOURCE_LINKED:
        return LINKED_CONFIDENCE, own
    return own, None


def _named(rows: Sequence[RowState]) -> str:
    """Which sources the receipts that felled a memory point at, where that is known."""
    names = dict.fromkeys(row.source for row in rows if row.source and row.state in FAILED)
    return f" ({_listing(list(names))})" if names else ""


def _listing(names: list[str], most: int = 3) -> str:
    shown = ", ".join(names[:most])
    return shown if len(names) <= most else f"{shown} and {len(names) - most:,} more"


def settle(old: State, new: Verdict) -> Verdict:
    """`new` as it is to be kept: a source out of reach never replaces a failed verdict.

    The last read verdict stands, and the sentence says that it cannot be checked again now. Its
    spans and detail are empty then: what was recorded with the old verdict stands too.
    """
    if new.state not in UNREACHED or old not in FAILED:
        return new
    sentence = (
        f"It was {old.label} when last read, and that stands; not re-checkable now: {new.sentence}"
    )
    return new._replace(state=old, sentence=sentence)
