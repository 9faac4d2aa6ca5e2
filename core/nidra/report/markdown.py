"""The trust report in Markdown: first the sentence and the worst rooms, then what they rest on.

Everything that came from a memory or a foreign store is escaped for Markdown and HTML, and control
and bidirectional characters are shown as codes: the report can be opened by anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nidra.records.report import PassReport
from nidra.report import (
    md_blocks,
    md_census,
    md_contests,
    md_falls,
    md_findings,
    md_origins,
    md_rot,
    md_sources,
    trust_blocks,
)
from nidra.report.deeds import deeds
from nidra.report.md_text import bullets, code, escaped
from nidra.report.sentence import trust_sentence
from nidra.report.words import counted, seconds, size, when


def render_markdown(report: PassReport) -> str:
    """The report of a pass, or of a store's state now, as one Markdown document."""
    parts = [part for part in _parts(report) if part]
    return "\n\n".join(parts) + "\n"


def is_pass(report: PassReport) -> bool:
    """Does the report tell of a pass, rather than of how the store stands?"""
    return bool(report.durations)


def _parts(report: PassReport) -> Iterator[str]:
    passed = is_pass(report)
    yield "# Trust report"
    yield f"**{trust_sentence(report.after)}**"
    yield md_rot.worst(report.rooms)
    yield _about(report, passed)
    yield from map(md_blocks.section, trust_blocks.since(report))
    yield md_census.census(report, passed)
    yield md_contests.uncompared(report)
    yield md_falls.falls(report, passed)
    yield md_falls.sources(report)
    yield md_contests.contests(report)
    yield from map(md_blocks.section, trust_blocks.charts(report))
    yield md_census.verdicts(report, passed)
    yield md_rot.rot(report.rooms)
    yield md_sources.gone(report)
    yield md_sources.moved(report)
    yield md_findings.findings(report.findings)
    if passed:
        yield _actions(report)
    yield _reading(report, passed)
    yield md_origins.origins(report.origins)
    yield from map(md_blocks.section, trust_blocks.behind(report))
    yield _notes(report)
    yield f"---\n\nWritten by Nidra {escaped(report.version or 'of unknown version')}."


def _about(report: PassReport, passed: bool) -> str:
    return f"About this report:\n\n{bullets(about_lines(report, passed, escaped, code))}"


Escape = Callable[[str], str]


def about_lines(report: PassReport, passed: bool, safe: Escape, as_code: Escape) -> list[str]:
    """Which store, what ran and when; `safe` and `as_code` make untrusted text ready to show."""
    lines = [f"Store: {as_code(report.store)}"]
    if passed:
        lines.append(f"What ran: {_what_ran(report, safe)}, pass {as_code(report.pass_id)}")
        lines.append(f"Started {when(report.started_at)}, ended {when(report.ended_at)}")
    else:
        lines.append(f"As it stood at {when(report.started_at)}; {_read_for(report)}")
        if report.pass_id:
            lines.append(f"Last pass: {safe(report.mode) or 'unknown'}, {as_code(report.pass_id)}")
    return lines


def _read_for(report: PassReport) -> str:
    """What was read for a report that no pass made."""
    if report.findings is None:
        return "nothing was read for this report"
    return "no receipt was checked for it; a pass does that (nidra sleep)"


def _what_ran(report: PassReport, safe: Escape) -> str:
    words = f"a {safe(report.mode)} pass"
    if report.scope:
        words += f" over {safe(report.scope)} only"
    if report.resumed:
        words += ", taken up where an earlier one was cut short"
    if report.dry_run:
        words += ", as a dry run: nothing was written"
    return words


def _actions(report: PassReport) -> str:
    changed = deeds(report.actions)
    head = "## What the pass would find" if report.dry_run else "## What the pass did"
    if not changed:
        return f"{head}\n\nNothing: the world is as it was at the last look."
    return f"{head}\n\n{bullets(escaped(line, 400) for line in changed)}"


def _reading(report: PassReport, passed: bool) -> str:
    return f"## When bytes were last read\n\n{bullets(reading_lines(report, passed, escaped))}"


def reading_lines(report: PassReport, passed: bool, safe: Escape) -> list[str]:
    """What was read, how long each stage took, and how old the last byte checks are."""
    lines = [_amount(kind, number, safe) for kind, number in report.read.items() if number]
    lines += [f"stage {safe(stage)}: {seconds(s)}" for stage, s in report.durations.items()]
    lines.append(_byte_dates(report))
    if passed and report.mode == "quick":
        trusted = report.read.get("sources trusted by fingerprint", 0)
        lines.append(
            f"A quick pass: {counted(trusted, 'source')} with the size, times and inode of the last "
            f"look {'was' if trusted == 1 else 'were'} trusted and not read again. A full pass reads "
            "every byte."
        )
    return lines


def _amount(kind: str, number: int, safe: Escape) -> str:
    if kind == "bytes read":
        return f"bytes read: {size(number)}"
    return f"{safe(kind)}: {number:,}"


def _byte_dates(report: PassReport) -> str:
    if report.newest_byte_check is None:
        return "No source has been read yet"
    oldest, newest = when(report.oldest_byte_check), when(report.newest_byte_check)
    if oldest == newest:
        return f"Every source that could be read was last read at {newest}"
    return f"The source not read for longest: {oldest}; the one read last: {newest}"


def _notes(report: PassReport) -> str:
    return f"## Notes\n\n{bullets(escaped(n, 500) for n in report.notes)}" if report.notes else ""
