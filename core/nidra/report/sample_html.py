"""A sample of receipts as one HTML file: excerpt and source bytes side by side."""

from __future__ import annotations

from nidra.records.findings import Case, Sample
from nidra.report import marking
from nidra.report.html_falls import nothing_left
from nidra.report.html_page import page
from nidra.report.html_text import block, code, escaped, items, marked
from nidra.report.sample_md import place_words, sample_sentence
from nidra.report.words import changed_words, when

WIDTH = 2_000


def render_sample_html(sample: Sample) -> str:
    """The whole sample as one HTML document without script."""
    top = (
        '<p class="kicker">A sample of receipts</p>'
        f"<h1>{escaped(sample.verdict)}</h1><p>{escaped(sample_sentence(sample), 500)}</p>"
    )
    cases = [_case(number, case) for number, case in enumerate(sample.cases, 1)]
    foot = f"<p>Written by Nidra {escaped(sample.version)}, {when(sample.taken_at)}.</p>"
    return page(f"A sample of receipts: {sample.verdict}", top, cases, foot)


def _case(number: int, case: Case) -> str:
    changes = changed_words(case.changes)
    lost = nothing_left(case.excerpt, changes)
    places = [] if lost else marking.places(case.excerpt, (old for old, _ in changes))
    says = marked(case.excerpt, places, WIDTH, tag="del")
    foreign = f" {code(case.foreign_id)}" if case.foreign_id else ""
    lines = [
        code(case.source),
        escaped(place_words(case), 400),
        f"On record: <b>{escaped(case.verdict)}</b>. {escaped(case.sentence, 400)}",
        f"Read just now: <b>{escaped(case.now)}</b>. {escaped(case.sentence_now, 400)}",
    ]
    return (
        f'<section id="case-{number}"><h2>{number}. {code(case.memory)}{foreign}</h2>'
        f'{items(lines)}<div class="pair">{_side("The receipt says", says)}'
        f"{_side('The bytes of the source', _bytes(case, changes), 'bytes')}</div></section>"
    )


def _bytes(case: Case, changes: list[tuple[str, str]]) -> str:
    """The source around the place: what stands before and after it in quiet letters."""
    if not f"{case.before}{case.found}{case.after}":
        return f'<span class="quiet">{escaped(case.note or "No bytes to show.", 400)}</span>'
    places = marking.places(case.found, (new for _, new in changes))
    found = marked(case.found, places, 3_000, tag="ins")
    before, after = block(case.before, 600), block(case.after, 600)
    return f'<span class="quiet">{before}</span>{found}<span class="quiet">{after}</span>'


def _side(title: str, body: str, look: str = "") -> str:
    return f'<div class="side"><h4>{title}</h4><p class="say {look}">{body}</p></div>'
