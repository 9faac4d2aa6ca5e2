"""A sample of receipts in Markdown: each beside the bytes of its source, for a person to judge."""

from __future__ import annotations

import re

from nidra.base.text import printable
from nidra.records.findings import Case, Sample
from nidra.report.md_text import bullets, code, escaped
from nidra.report.words import arrow, changed_words, count, counted, when

WIDTH = 2_000
CHANGES = 6
_TICKS = re.compile(r"`{3,}")


def render_sample(sample: Sample) -> str:
    """The whole sample as one Markdown document."""
    head = f"# A sample of receipts: {escaped(sample.verdict)}"
    parts = [head, sample_sentence(sample), *map(_case, enumerate(sample.cases, 1))]
    parts.append(f"---\n\nWritten by Nidra {escaped(sample.version or 'of unknown version')}.")
    return "\n\n".join(parts) + "\n"


def sample_sentence(sample: Sample) -> str:
    """How the sample was drawn, as plain text."""
    if not sample.of:
        return f"No live receipt of an active memory has the verdict {sample.verdict}."
    return (
        f"{counted(len(sample.cases), 'case')} of {count(sample.of)}, drawn with seed {sample.seed}; "
        f"their sources were read again at {when(sample.taken_at)}. The same seed draws the same "
        "cases while the store stays as it is."
    )


def _case(numbered: tuple[int, Case]) -> str:
    number, case = numbered
    lines = [f"source: {code(case.source)}", escaped(place_words(case))]
    changes = changed_words(case.changes)[:CHANGES]
    if changes:
        lines.append("changed: " + ", ".join(code(arrow(old, new)) for old, new in changes))
    lines.append(f"on record: {escaped(case.verdict)}. {escaped(case.sentence, 400)}")
    lines.append(f"read just now: {escaped(case.now)}. {escaped(case.sentence_now, 400)}")
    name = f"{code(case.memory)}" + (f", {code(case.foreign_id)}" if case.foreign_id else "")
    parts = [
        f"## {number}. {name}",
        bullets(lines),
        f"The receipt says:\n\n{fenced(case.excerpt)}",
    ]
    shown = f"{case.before}{case.found}{case.after}"
    if shown:
        parts.append(f"The source's bytes there:\n\n{fenced(shown)}")
    return "\n\n".join(parts)


def place_words(case: Case) -> str:
    """Where the bytes stand, and whether the source changed since a pass read it; plain text."""
    words = []
    if case.length:
        words.append(f"bytes {count(case.offset)} to {count(case.offset + case.length)}")
    if case.changed_since is not None:
        words.append(
            "the source changed since the last pass"
            if case.changed_since
            else "the source is as the last pass read it"
        )
    if case.note:
        words.append(case.note.rstrip("."))
    return "; ".join(words) or "no bytes to show"


def fenced(text: str) -> str:
    """Untrusted text as a block of code that nothing in it can end."""
    shown = printable(text[:WIDTH]) + ("…" if len(text) > WIDTH else "")
    fence = "`" * (max((len(run) for run in _TICKS.findall(shown)), default=2) + 1)
    return f"{fence}\n{shown}\n{fence}"
