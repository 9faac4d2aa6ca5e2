"""The six answers in Markdown: the sentences, then the lists behind them, bounded."""

from __future__ import annotations

from collections.abc import Callable

from nidra.records.findings import Findings
from nidra.report.md_text import bullets, code, escaped, table
from nidra.report.six import HEAD, Answer, answers, cut_words, days_left
from nidra.report.words import arrow, count, counted

LISTED = 10
CHANGES = 4


def findings(found: Findings | None) -> str:
    """All six, or nothing where they were not worked out."""
    if found is None:
        return ""
    parts = [_answer(answer, LISTS[answer.name](found)) for answer in answers(found)]
    return "\n\n".join([f"## {HEAD}", *parts])


def _answer(answer: Answer, listed: str) -> str:
    parts = [f"### {answer.title}", escaped(" ".join(answer.sentences), 1500), listed]
    if answer.commands:
        parts.append(bullets(map(code, answer.commands)))
    return "\n\n".join(part for part in parts if part)


def _stale(found: Findings) -> str:
    lines = [
        f"{code(row.foreign_id or row.memory)}: "
        + (", ".join(code(arrow(old, new)) for old, new in row.changes[:CHANGES]) or "reworded")
        for row in found.stale[:LISTED]
    ]
    left = len(found.stale) - len(lines) + found.more_stale
    return bullets(lines, left) if lines else ""


def _reach(found: Findings) -> str:
    lines = [
        f"{code(one.folder)}: {counted(one.sources, 'file')}, "
        f"{counted(one.memories, 'memory', 'memories')}"
        for one in found.reach.folders
    ]
    return bullets(lines, found.reach.more_folders) if lines else ""


def _duplicates(found: Findings) -> str:
    rows = [
        [
            escaped(one.statement, 80),
            count(one.copies),
            count(one.borne_out),
            code(one.standing, 120, cell=True) if one.standing else "none",
        ]
        for one in found.duplicates.listed
    ]
    return table(["text", "drawers", "borne out", "by"], rows) if rows else ""


def _truncated(found: Findings) -> str:
    lines = [
        f"{code(cut.path)}: {escaped(cut_words(cut))} "
        f"({counted(cut.memories, 'memory', 'memories')} cut)"
        for cut in found.truncated.listed
    ]
    left = found.truncated.sources - len(lines)
    return bullets(lines, left) if lines else ""


def _transcripts(found: Findings) -> str:
    if found.transcripts is None:
        return ""
    lines = [
        f"{code(one.path)}: {days_left(one)}, {counted(one.memories, 'memory', 'memories')}"
        for one in found.transcripts.listed[:LISTED]
    ]
    left = found.transcripts.present - len(lines)
    return bullets(lines, left) if lines else ""


def _vanished(found: Findings) -> str:
    lines = [
        f"{code(row.foreign_id)}: {escaped(row.statement, 100)}" for row in found.vanished.listed
    ]
    left = found.vanished.in_all - len(lines)
    return bullets(lines[:LISTED], left + max(0, len(lines) - LISTED)) if lines else ""


LISTS: dict[str, Callable[[Findings], str]] = {
    "stale": _stale,
    "reach": _reach,
    "duplicates": _duplicates,
    "truncated": _truncated,
    "transcripts": _transcripts,
    "vanished": _vanished,
}
