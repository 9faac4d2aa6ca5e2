"""Foreign stores in the HTML report: what was taken from each, and the proof that it was only read."""

from __future__ import annotations

from nidra.records.report import OriginReport, PassReport
from nidra.report.html_text import code, escaped, items, section
from nidra.report.md_origins import PROBLEMS, taken
from nidra.report.proof import proof_sentence, vanished_sentence
from nidra.report.words import when


def origins(report: PassReport) -> str:
    """A part for all foreign stores, or nothing where none was imported."""
    return section("stores", "Foreign stores, read only", *map(_origin, report.origins))


def _origin(origin: OriginReport) -> str:
    lines = [escaped(taken(origin.counts), 600)] if origin.counts else []
    proof = origin.proof
    said = "No listing of its folder was kept, so nothing is proven about it."
    lines.append(escaped(proof_sentence(proof), 500) if proof else said)
    gone = vanished_sentence(origin)
    lines += [escaped(gone)] if gone else []
    lines += [escaped(problem, 400) for problem in origin.problems[:PROBLEMS]]
    holds = '<span class="tag">left untouched</span>' if proof and proof.holds else ""
    return (
        f'<article class="card"><p>{code(origin.location)}{holds}</p><p class="quiet">'
        f"{escaped(origin.adapter)}, {escaped(origin.kind)}; imported {when(origin.imported_at)}</p>"
        f"{items(lines, len(origin.problems) - PROBLEMS)}</article>"
    )
