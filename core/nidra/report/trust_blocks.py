"""What every form of a trust report has in common: the diff, the charts, the method, what it rests on."""

from __future__ import annotations

from nidra.records.report import PassReport
from nidra.report import method
from nidra.report.blocks import Block, Column, Drawn, Lines, Section, Table, Words
from nidra.report.numbers import since_rows, since_sentence

_TEXT = Column("")


def since(report: PassReport) -> list[Section]:
    """What is different from the last export; none where the report is no export."""
    if report.rests_on is None:
        return []
    blocks: list[Block] = [Words(since_sentence(report.since))]
    if report.since and report.since.changes:
        columns = (_TEXT, *(Column(name, "count") for name in ("then", "now", "difference")))
        rows = tuple(since_rows(report.since.changes))
        blocks.append(Table("Numbers that changed", columns, rows))
    return [Section("since", "Since the last export", tuple(blocks))]


def charts(report: PassReport) -> list[Section]:
    """The charts, each with its table."""
    if not report.charts:
        return []
    return [Section("charts", "Charts", tuple(Drawn(chart) for chart in report.charts))]


def how(report: PassReport) -> Section:
    """How verdicts, grades and standings are decided, and what could not be checked."""
    return Section(
        "method",
        method.TITLE,
        (
            Lines(method.HOW),
            Table(
                "How each verdict of a receipt is decided",
                (Column("verdict"), Column("counts as"), Column("decided by")),
                tuple((state.label, counts, why) for state, counts, why in method.VERDICTS),
            ),
            Table(
                "How each grade of a memory is decided",
                (Column("grade"), Column("decided by")),
                tuple((grade.label, why) for grade, why in method.GRADES),
            ),
            Table(
                "Where each memory stands: the first that holds",
                (Column("standing"), Column("the memory")),
                tuple((standing.label, why) for standing, why in method.STANDINGS),
            ),
            Words("What could not be checked:"),
            Lines(tuple(method.not_checked(report))),
        ),
    )


def rests_on(report: PassReport) -> Section | None:
    """The digest, what it is of, and how it is checked."""
    if report.rests_on is None:
        return None
    table = Table("Digest", (_TEXT, Column("value")), tuple(method.digest_lines(report.rests_on)))
    return Section("digest", method.DIGEST, (table, Words(method.HOW_TO_CHECK)))


def behind(report: PassReport) -> list[Section]:
    """What stands at the end of a report on a store: method and digest."""
    if report.rests_on is None:
        return []
    return [section for section in (how(report), rests_on(report)) if section]
