"""Contested pairs in the HTML report: both statements, what differs marked, what to type."""

from __future__ import annotations

from nidra.records.contest import ContestedPair
from nidra.records.report import PassReport
from nidra.report import marking, pairs
from nidra.report.html_text import code, command, escaped, marked, more, section
from nidra.report.words import when


def contests(report: PassReport) -> str:
    """The pairs that cannot both hold; the part is left out where there is none."""
    if not report.contests:
        return ""
    cards = "".join(map(_pair, report.contests))
    title = "Pairs that cannot both hold"
    return section("contested", title, cards, more(report.more_contests))


def _pair(pair: ContestedPair) -> str:
    both = "".join(
        _side(pair, name, statement, parts)
        for name, statement, parts in zip(pair.ids, pair.statements, pair.parts, strict=True)
    )
    judged = f"<p>A judge could not decide: {escaped(pair.judged, 400)}</p>" if pair.judged else ""
    typed = "".join(
        f"<p>To {escaped(what) if what.startswith('keep') else 'let both hold'}: {command(words)}</p>"
        for what, words in pairs.commands(pair)
    )
    return (
        f'<article class="card"><p><b>{escaped(pair.kind)}</b> <span class="quiet">found '
        f'{when(pair.opened_at)}</span></p><div class="pair">{both}</div>'
        f"<p>{escaped(pairs.succession(pair), 300)}</p>{judged}{typed}</article>"
    )


def _side(pair: ContestedPair, name: str, statement: str, parts: tuple[str, ...]) -> str:
    tags = "".join(f'<span class="tag">{word}</span>' for word in pairs.traits(pair, name))
    says = marked(statement, marking.places(statement, parts))
    return f'<div class="side"><h4>{code(name)}{tags}</h4><p class="say">{says}</p></div>'
