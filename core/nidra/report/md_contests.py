"""Contested pairs in Markdown, with the parts that differ in bold, and what was never compared."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.contest import ContestedPair
from nidra.records.report import PassReport
from nidra.report import marking, pairs
from nidra.report.md_text import bullets, code, escaped
from nidra.report.six import not_compared
from nidra.report.words import when

WIDTH = 300


def contests(report: PassReport) -> str:
    """The pairs that cannot both hold, or nothing where there is none."""
    if not report.contests:
        return ""
    listed = bullets(map(_pair, report.contests), report.more_contests)
    return f"## Pairs that cannot both hold\n\n{listed}"


def uncompared(report: PassReport) -> str:
    """How many memories no other was held against, in a sentence."""
    return escaped(not_compared(report.not_compared), 400)


def _pair(pair: ContestedPair) -> str:
    lines = [f"**{escaped(pair.kind)}**, found {when(pair.opened_at)}"]
    for name, statement, parts in zip(pair.ids, pair.statements, pair.parts, strict=True):
        traits = ", ".join(pairs.traits(pair, name))
        says = _marked(statement, marking.places(statement, parts))
        lines.append(f"{code(name)}{f' ({traits})' if traits else ''}: {says}")
    lines.append(escaped(pairs.succession(pair), 400))
    if pair.judged:
        lines.append(f"A judge could not decide: {escaped(pair.judged, WIDTH)}")
    lines += [f"{what}: {code(typed, 600)}" for what, typed in pairs.commands(pair)]
    return "\n  - ".join(lines)


def _marked(statement: str, places: Sequence[tuple[int, int]]) -> str:
    """The statement with these stretches in bold; one without any is shown from its beginning."""
    if not places or places[-1][1] > WIDTH:
        return escaped(statement, WIDTH)
    parts, at = [], 0
    for start, end in places:
        parts += [_piece(statement[at:start]), f"**{escaped(statement[start:end])}**"]
        at = end
    return "".join([*parts, _piece(statement[at:WIDTH])])


def _piece(text: str) -> str:
    """A stretch between two marks, with a blank left where one was."""
    shown = escaped(text, WIDTH)
    if not shown:
        return " " if text else ""
    return f"{' ' * text[0].isspace()}{shown}{' ' * text[-1].isspace()}"
