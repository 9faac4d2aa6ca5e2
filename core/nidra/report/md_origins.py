"""The foreign stores of a report: what was taken from each, and the proof that it was only read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nidra.records.report import OriginReport, ReadOnlyProof
from nidra.report.md_text import bullets, code, escaped
from nidra.report.proof import proof_sentence, vanished_sentence
from nidra.report.words import count, counted, when

PROBLEMS = 10


def origins(found: Sequence[OriginReport]) -> str:
    """A section for all foreign stores, or nothing where none was imported."""
    if not found:
        return ""
    return "\n\n".join(["## Foreign stores, read only", *map(_origin, found)])


def _origin(origin: OriginReport) -> str:
    head = f"{code(origin.location)} ({escaped(origin.adapter)}, {escaped(origin.kind)}), "
    head += f"imported {when(origin.imported_at)}"
    lines = [escaped(taken(origin.counts), 600)] if origin.counts else []
    lines.append(_proof(origin.proof))
    gone = vanished_sentence(origin)
    lines += [escaped(gone, 400)] if gone else []
    lines += [escaped(problem, 400) for problem in origin.problems[:PROBLEMS]]
    return f"{head}\n\n{bullets(lines, len(origin.problems) - PROBLEMS)}"


def taken(counts: Mapping[str, Any]) -> str:
    """What became of the rows of a foreign store, as plain text."""
    parts = [
        f"{count(number)} {str(kind).replace('_', ' ')}"
        for kind, number in counts.items()
        if isinstance(number, int) and kind != "rows" and number
    ]
    skipped = counts.get("skipped")
    if isinstance(skipped, Mapping):
        parts += [f"{count(number)} skipped ({kind})" for kind, number in skipped.items()]
    return f"{counted(int(counts.get('rows', 0)), 'row')} read: {', '.join(parts) or 'none taken'}"


def _proof(proof: ReadOnlyProof | None) -> str:
    if proof is None:
        return "No listing of its folder was kept, so nothing is proven about it"
    return escaped(proof_sentence(proof), 400)
