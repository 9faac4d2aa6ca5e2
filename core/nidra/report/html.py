"""The trust report as one HTML file that stands alone: inline style, inline charts, no script.

Everything that came from a memory or a foreign store is escaped, and control and bidirectional
characters are shown as codes. The page asks nothing of any other place, and its policy forbids it to.
"""

from __future__ import annotations

from collections.abc import Iterator

from nidra.records.report import PassReport
from nidra.report import (
    html_blocks,
    html_census,
    html_contests,
    html_falls,
    html_findings,
    html_origins,
    html_rot,
    trust_blocks,
)
from nidra.report.deeds import deeds
from nidra.report.html_page import contents, page
from nidra.report.html_text import code, escaped, items, section
from nidra.report.markdown import about_lines, is_pass, reading_lines
from nidra.report.sentence import trust_sentence
from nidra.report.words import when


def render_html(report: PassReport) -> str:
    """The report of a pass, or of a store's state now, as one HTML document."""
    passed = is_pass(report)
    parts = [part for part in _parts(report, passed) if part]
    top = (
        f'<p class="kicker">Trust report</p><h1>{escaped(trust_sentence(report.after), 1000)}</h1>'
        f"{html_census.proportions(report.after)}{html_census.tiles(report)}"
        f"{html_census.worst(report)}{contents(_names(parts))}"
    )
    foot = (
        f"<p>Written by Nidra {escaped(report.version or 'of unknown version')}, "
        f"{when(report.ended_at)}. Every number was counted in the store; no file was changed.</p>"
    )
    return page("Trust report", top, parts, foot)


def _parts(report: PassReport, passed: bool) -> Iterator[str]:
    if passed:
        yield _actions(report)
    yield from map(html_blocks.section, trust_blocks.since(report))
    yield html_census.census(report, passed)
    yield html_falls.falls(report, passed)
    yield html_falls.sources(report)
    yield html_contests.contests(report)
    yield from map(html_blocks.section, trust_blocks.charts(report))
    yield html_census.verdicts(report, passed)
    yield html_rot.rot(report)
    yield html_findings.findings(report.findings)
    yield section(
        "bytes", "When bytes were last read", items(reading_lines(report, passed, escaped))
    )
    yield html_origins.origins(report)
    yield from map(html_blocks.section, trust_blocks.behind(report))
    yield _about(report, passed)
    yield html_census.notes(report)


def _names(parts: list[str]) -> list[tuple[str, str]]:
    """(name, title) of each part, as they stand in it."""
    return [
        (part.split('id="', 1)[1].split('"', 1)[0], part.split("<h2>", 1)[1].split("</h2>", 1)[0])
        for part in parts
    ]


def _about(report: PassReport, passed: bool) -> str:
    return section("about", "About this report", items(about_lines(report, passed, escaped, code)))


def _actions(report: PassReport) -> str:
    changed = deeds(report.actions)
    title = "What the pass would find" if report.dry_run else "What the pass did"
    if not changed:
        return section("did", title, "<p>Nothing: the world is as it was at the last look.</p>")
    return section("did", title, items(escaped(line, 400) for line in changed))
