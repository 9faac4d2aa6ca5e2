"""The census and the verdict counts of a report as tables."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.grade import Grade, Standing
from nidra.records.report import Census, PassReport
from nidra.records.verdict import State
from nidra.report.md_text import escaped, table
from nidra.report.words import count


def census(report: PassReport, passed: bool) -> str:
    """Memories by standing and grade, before and after a pass, or as they stand."""
    head, sides = _sides(report, passed)
    rows = [
        ["all memories", *(count(side.total) for side in sides)],
        ["active", *(count(side.active) for side in sides)],
        *(
            _row(standing.label, [side.standing(standing) for side in sides])
            for standing in Standing
        ),
        *(_row(f"grade {g.label}", [_grade(side, g) for side in sides]) for g in Grade),
        ["contested", *(count(side.contested) for side in sides)],
    ]
    return f"## Census\n\n{table(['memories', *head], rows)}"


def verdicts(report: PassReport, passed: bool) -> str:
    """Live receipts by verdict; what never occurred is left out."""
    head, sides = _sides(report, passed)
    labels = dict.fromkeys(state.label for state in State)
    rows = [
        _row(label, [side.verdicts.get(label, 0) for side in sides])
        for label in labels
        if any(side.verdicts.get(label, 0) for side in sides)
    ]
    if not rows:
        return "## Verdicts\n\nNo memory has a receipt."
    return f"## Verdicts\n\n{table(['receipts', *head], rows)}"


def _sides(report: PassReport, passed: bool) -> tuple[list[str], list[Census]]:
    if passed and not report.dry_run:
        return ["before", "after"], [report.before, report.after]
    return ["now"], [report.after]


def _grade(side: Census, grade: Grade) -> int:
    return side.by_grade.get(grade.label, 0)


def _row(label: str, numbers: Sequence[int]) -> list[str]:
    return [escaped(label), *(count(number) for number in numbers)]
