"""The numbers of a report by name: what is compared with the last export."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nidra.records.exported import Difference, Since
from nidra.records.grade import Grade, Standing
from nidra.records.report import PassReport
from nidra.report.words import counted, when

FIRST = "This is the first export of this store, so that there is nothing to compare it with."


def numbers(report: PassReport) -> dict[str, int]:
    """Census and verdict counts as they stand, each under a name that stays."""
    census = report.after
    found = {"all memories": census.total, "active memories": census.active}
    found |= {s.label: census.standing(s) for s in Standing}
    found |= {f"grade {g.label}": census.by_grade.get(g.label, 0) for g in Grade}
    found["contested"] = census.contested
    found["pairs that cannot both hold"] = len(report.contests) + report.more_contests
    found |= {f"receipts {label}": number for label, number in census.verdicts.items()}
    return found


def differences(then: Mapping[str, int], now: Mapping[str, int]) -> tuple[Difference, ...]:
    """The numbers that are not what they were; one that was not there was 0."""
    names = dict.fromkeys((*now, *then))
    pairs = ((name, then.get(name, 0), now.get(name, 0)) for name in names)
    return tuple(Difference(name, old, new) for name, old, new in pairs if old != new)


def since_sentence(since: Since | None) -> str:
    """What became different since when, in a sentence."""
    if since is None:
        return FIRST
    if not since.changes:
        return f"Since the last export on {when(since.at)} no number of this report has changed."
    changed = counted(len(since.changes), "number")
    have = "has" if len(since.changes) == 1 else "have"
    return f"Since the last export on {when(since.at)} {changed} of this report {have} changed."


def since_rows(changes: Sequence[Difference]) -> list[tuple[str, int, int, int]]:
    """Name, then, now and the difference."""
    return [(one.name, one.then, one.now, one.now - one.then) for one in changes]
