"""The sources that are not where they were recorded: gone, out of reach, or found elsewhere."""

from __future__ import annotations

from nidra.records.report import Moved, PassReport
from nidra.report.md_falls import source_line
from nidra.report.md_text import bullets, code
from nidra.report.words import counted


def gone(report: PassReport) -> str:
    """The sources that are gone or could not be read, the heaviest first."""
    if not report.gone:
        return ""
    lines = map(source_line, report.gone)
    return f"## Files that are gone or could not be read\n\n{bullets(lines, report.more_gone)}"


def moved(report: PassReport) -> str:
    """The sources that were found under another path than on record."""
    if not report.moved:
        return ""
    lines = map(_moved, report.moved)
    return f"## Files that were renamed or moved\n\n{bullets(lines, report.more_moved)}"


def _moved(moved: Moved) -> str:
    memories = counted(moved.memories, "memory", "memories")
    return f"{code(moved.old)} is now {code(moved.new)}: {memories}"
