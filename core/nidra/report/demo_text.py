"""The demonstration as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from nidra.records.demo import Demo, Night
from nidra.records.grade import Grade, Standing
from nidra.records.report import Census
from nidra.report.words import arrow, counted

CAUGHT = "All planted defects caught. The pass proves itself."


def demo_lines(demo: Demo) -> Iterator[str]:
    """What was planted, a table for each night, the changed lines between, the proofs, the verdict."""
    yield (
        f"Planted {counted(demo.memories, 'memory', 'memories')} with"
        f" {counted(demo.defects, 'defect')} in {demo.folder}"
    )
    yield ""
    yield from _table(demo.first)
    yield ""
    for edit in demo.edits:
        yield f"{edit.source} changes: {arrow(edit.old, edit.new)}"
    yield ""
    yield from _table(demo.second)
    yield ""
    yield from _table(demo.third)
    yield ""
    for proof in demo.proofs:
        found = "" if proof.held or not proof.found else f": {proof.found}"
        yield f"[{'PASS' if proof.held else 'FAIL'}] {proof.name}{found}"
    missed = sum(not proof.held for proof in demo.proofs)
    yield CAUGHT if not missed else f"{counted(missed, 'proof')} of {len(demo.proofs)} failed."


def demo_object(demo: Demo) -> dict[str, Any]:
    """The demonstration for scripts: every field by its name, and whether all proofs held."""
    return {"held": demo.held, **asdict(demo)}


def _table(night: Night) -> Iterator[str]:
    yield f"{night.name:<26}{'before':>8}{'after':>8}"
    for label, before, after in _rows(night.before, night.after):
        yield f"  {label:<24}{before:>8}{after:>8}"


def _rows(before: Census, after: Census) -> Iterator[tuple[str, int, int]]:
    for grade in reversed(Grade):
        yield grade.label, before.by_grade.get(grade.label, 0), after.by_grade.get(grade.label, 0)
    yield "contested", before.contested, after.contested
    yield "fallen", before.standing(Standing.FALLEN), after.standing(Standing.FALLEN)
    yield "retired", before.total - before.active, after.total - after.active
