"""The sentence that is the product: how many memories can be checked, and what of the rest."""

from __future__ import annotations

from nidra.records.grade import Standing
from nidra.records.report import Census
from nidra.records.verdict import NOT_RECHECKABLE, State
from nidra.report.words import count, counted, share

EMPTY = "The store is empty: no memory is in it."
UNDONE = "The store is empty: what was imported was undone. Importing it again brings it back."


def trust_sentence(census: Census) -> str:
    """One sentence over the active memories; it names each part that is not zero, and they add up."""
    if not census.active:
        if not census.total:
            return EMPTY
        return f"None of {counted(census.total, 'memory', 'memories')} is active any more."
    parts = [part for part in _parts(census) if part]
    return f"Of {counted(census.active, 'memory', 'memories')}, {'; '.join(parts)}."


def _parts(census: Census) -> list[str]:
    traceable = census.standing(Standing.TRACEABLE)
    percent = share(traceable, census.active)
    return [
        _part(
            traceable,
            f"({percent}) can be checked against its source today",
            f"({percent}) can be checked against their source today",
        ),
        _part(
            census.standing(Standing.GONE),
            "points at a file that is gone",
            "point at files that are gone",
        ),
        _part(
            census.standing(Standing.FALLEN),
            "says what its source no longer says",
            "say what their source no longer says",
        ),
        _not_comparable(census),
        _part(
            census.standing(Standing.NO_RECEIPT),
            "has no receipt",
            "have no receipt",
        ),
    ]


def _part(number: int, one: str, many: str) -> str:
    return f"{count(number)} {one if number == 1 else many}" if number else ""


def _not_comparable(census: Census) -> str:
    """Those that no check could decide; before the first pass they simply wait for it."""
    number = census.standing(Standing.NOT_COMPARABLE)
    if _only_waiting(census):
        return _part(number, "has not been checked yet", "have not been checked yet")
    return _part(
        number,
        "cannot be compared with its source",
        "cannot be compared with their source",
    )


def _only_waiting(census: Census) -> bool:
    """Is every verdict that leaves a memory undecided an `unchecked`?"""
    others = NOT_RECHECKABLE - {State.UNCHECKED, State.GONE}
    waiting = census.verdicts.get(State.UNCHECKED.label, 0)
    return bool(waiting) and not any(census.verdicts.get(state.label, 0) for state in others)
