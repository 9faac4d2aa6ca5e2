"""What fell: memories with the words that changed, and the sources that they fell with."""

from __future__ import annotations

from nidra.records.report import Fall, PassReport, SourceFall
from nidra.report.md_text import bullets, code, escaped
from nidra.report.words import NOTHING, arrow, changed_words, counted

CHANGES = 6


def falls(report: PassReport, passed: bool) -> str:
    """Each memory that fell: id, statement, verdict, the words that changed, and why."""
    head = "## What fell in this pass" if passed else "## What is fallen"
    if not report.falls:
        return f"{head}\n\nNothing."
    return f"{head}\n\n{bullets(map(_fall, report.falls), report.more_falls)}"


def _fall(fall: Fall) -> str:
    lines = [f"{code(fall.memory)} **{escaped(fall.verdict)}**: {escaped(fall.statement, 160)}"]
    changes = changed_words(fall.changes)
    if changes:
        shown = ", ".join(code(arrow(old, new)) for old, new in changes[:CHANGES])
        left = len(changes) - CHANGES
        lines.append(f"changed: {shown}{f' and {left} more' if left > 0 else ''}")
    if fall.source:
        lines.append(f"source: {code(fall.source)}")
    if fall.sentence:
        lines.append(escaped(fall.sentence, 400))
    return "\n  - ".join(lines)


def sources(report: PassReport) -> str:
    """The sources that memories fell with, the heaviest first."""
    if not report.source_falls:
        return ""
    lines = map(source_line, report.source_falls)
    return f"## Sources they fell with\n\n{bullets(lines, report.more_source_falls)}"


def source_line(fall: SourceFall) -> str:
    """One source with what became of it and how many memories rest on it."""
    words = counted(fall.memories, "memory", "memories")
    if fall.rest_on_them:
        words += f", and {counted(fall.rest_on_them, 'memory', 'memories')} resting on them"
    return f"{code(fall.path) if fall.path else NOTHING} **{escaped(fall.verdict)}**: {words}"
