"""The sample palaces, drawer by drawer: the verdict and its details are those that are known right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.mutations import drawers
from nidra.base.text import squeeze
from nidra.records.verdict import SpanForm, Verdict
from nidra.trust.anchor import SourceView, align, text_of

PALACES = Path(__file__).parents[2] / "data" / "palaces"
NAMES = ("convos", "legacy-3.0.0", "legacy-3.3.6", "mixed", "project", "sqlite-exact")


def told(verdict: Verdict) -> str | dict[str, object]:
    detail = verdict.detail
    if not verdict.failed:
        return detail.note
    return {
        "drift": list(detail.drift),
        "elided": list(detail.elided),
        "reordered": detail.reordered,
    }


@pytest.mark.parametrize("name", NAMES)
def test_each_drawer_has_its_verdict(name: str) -> None:
    views: dict[Path, SourceView] = {}
    wrong = []
    for drawer in drawers(PALACES / name):
        view = views.setdefault(drawer.source, SourceView(drawer.source.read_bytes()))
        found = align(view, drawer.text, drawer.dialect)
        expected = json.loads(drawer.detail) if drawer.verdict == "drifted" else drawer.detail
        if (found.state.label, told(found)) != (drawer.verdict, expected):
            wrong.append((drawer.id, found.state.label, told(found)))
    assert views
    assert wrong == []


@pytest.mark.parametrize("name", NAMES)
def test_spans_of_a_verbatim_drawer_spell_it(name: str) -> None:
    views: dict[Path, SourceView] = {}
    for drawer in drawers(PALACES / name):
        view = views.setdefault(drawer.source, SourceView(drawer.source.read_bytes()))
        found = align(view, drawer.text, drawer.dialect)
        plain = [span for span in found.spans if span.form is not SpanForm.DECODED]
        text = squeeze(drawer.text)
        assert all(squeeze(text_of(view, span)) in text for span in plain)
        if found.ok and not found.detail.note:
            assert squeeze("".join(text_of(view, span) for span in plain)) == text
