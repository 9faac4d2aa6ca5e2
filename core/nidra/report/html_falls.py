"""What fell, in the HTML report: the memory's words beside what its source says today."""

from __future__ import annotations

from nidra.base.text import squeeze
from nidra.records.report import Fall, Moved, PassReport, SourceFall
from nidra.report import marking
from nidra.report.html_text import block, code, escaped, folded, marked, more, section, table
from nidra.report.words import changed_words, count

OPEN = 6
CHANGES = 8
WHOLE = 0.6  # of the statement: then nothing of it is left, and words would say less


def falls(report: PassReport, passed: bool) -> str:
    """Each memory that fell, its words and the source's side by side, what changed marked."""
    title = "What fell in this pass" if passed else "What is fallen"
    if not report.falls:
        return section("fallen", title, "<p>Nothing.</p>")
    first = "".join(map(_fall, report.falls[:OPEN]))
    rest = "".join(map(_fall, report.falls[OPEN:])) + more(report.more_falls)
    left = len(report.falls) - OPEN
    shown = folded(f"{count(left)} more", rest) if left > 0 else rest
    return section("fallen", title, first, shown)


def _fall(fall: Fall) -> str:
    source = f'<p class="quiet">{code(fall.source)}</p>' if fall.source else ""
    return (
        f'<article class="card"><p>{code(fall.memory)}<span class="tag">{escaped(fall.verdict)}</span>'
        f"</p>{_texts(fall)}<p>{escaped(fall.sentence, 400)}</p>{source}"
        "</article>"
    )


def _texts(fall: Fall) -> str:
    """Its words beside those of its source; alone where it has none and fell with what it rests on."""
    changes = changed_words(fall.changes)
    if fall.source or changes:
        return side_by_side(fall.statement, changes)
    return f'<div class="pair">{side("The memory says", marked(fall.statement, []))}</div>'


def side_by_side(statement: str, changes: list[tuple[str, str]]) -> str:
    """What the memory says and what its source says today, the words that differ marked."""
    lost = nothing_left(statement, changes)
    places = [] if lost else marking.places(statement, (old for old, _ in changes))
    says = marked(statement, places, tag="del")
    return (
        f'<div class="pair">{side("The memory says", says)}'
        f"{side('The source says today', today(statement, changes))}</div>"
    )


def side(title: str, body: str) -> str:
    """One of two texts that stand beside one another."""
    return f'<div class="side"><h4>{title}</h4><p class="say">{body}</p></div>'


def today(statement: str, changes: list[tuple[str, str]]) -> str:
    """The source's words in the places of the memory's, as ready text."""
    if not changes:
        return '<span class="quiet">Not known which words differ.</span>'
    if nothing_left(statement, changes):
        return '<span class="quiet">Nothing of this text.</span>'
    lines = [
        f"<del>{block(old, 200) or '(nothing)'}</del> → <ins>{block(new, 200) or '(nothing)'}</ins>"
        for old, new in changes[:CHANGES]
    ]
    left = len(changes) - CHANGES
    return "\n".join(lines) + (f"\n… and {count(left)} more" if left > 0 else "")


def nothing_left(statement: str, changes: list[tuple[str, str]]) -> bool:
    """Does the source hold so little of the text that single words would say less?"""
    lost = sum(len(squeeze(old)) for old, _ in changes)
    return not any(new for _, new in changes) and lost > WHOLE * len(squeeze(statement))


def sources(report: PassReport) -> str:
    """The sources that memories fell with, those that are away, and those that moved."""
    return section(
        "sources",
        "Sources",
        _sources("Sources they fell with", report.source_falls, report.more_source_falls),
        _sources("Files that are gone or could not be read", report.gone, report.more_gone),
        _moved(report.moved, report.more_moved),
    )


def _sources(title: str, listed: tuple[SourceFall, ...], left: int) -> str:
    if not listed:
        return ""
    rows = [
        [code(one.path), escaped(one.verdict), count(one.memories), count(one.rest_on_them)]
        for one in listed
    ]
    return table(title, ["source", "verdict", "memories", "rest on them"], rows, (2, 3)) + more(
        left
    )


def _moved(listed: tuple[Moved, ...], left: int) -> str:
    if not listed:
        return ""
    rows = [[code(one.old), code(one.new), count(one.memories)] for one in listed]
    head = ["on record", "is now", "memories"]
    return table("Files that were renamed or moved", head, rows, (2,)) + more(left)
