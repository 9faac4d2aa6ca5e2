"""The quick way for a text of which one stretch changed tells what the walk tells, whatever changed."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.records.dialect import dialect_named
from nidra.records.verdict import State, Verdict
from nidra.trust import align_lay, align_view, anchor
from nidra.trust.anchor import SourceView, align

CONVOS = dialect_named("mempalace/convos")
SWEEP = dialect_named("mempalace/sweep")
WORDS = [
    "the",
    "how",
    "long",
    "did",
    "case",
    "took",
    "teh",
    "tooks",
    "12",
    "7",
    "1250",
    "10000001",
    "s.",
    "réel",
    "数据库",
    "[x]",
    ">",
    "it’s",
    "(a)",
    "Ran",
    "3",
]
words = st.sampled_from(WORDS) | st.text("abcdefgh019.", min_size=1, max_size=8)
values = st.lists(words, min_size=1, max_size=30).map(" ".join)


@st.composite
def changed(draw: st.DrawFn) -> tuple[bytes, str, int]:
    """A source, a text of a few of its values of which some words differ, and where to look first."""
    held = draw(st.lists(values, min_size=2, max_size=9))
    if draw(st.booleans()):
        held.insert(draw(st.integers(0, len(held))), draw(st.sampled_from(held)))
    ascii_only = draw(st.booleans())
    lines = [json.dumps({"type": "user", "text": said}, ensure_ascii=ascii_only) for said in held]
    first = draw(st.integers(0, len(held) - 1))
    parts = held[first : first + draw(st.integers(1, 3))]
    said = parts[-1].split(" ")
    at = draw(st.integers(0, len(said) - 1))
    said[at : at + draw(st.integers(0, 2))] = draw(st.lists(words, max_size=2))
    text = "\n".join([*parts[:-1], " ".join(said)])
    hint = draw(st.sampled_from([0, sum(len(line) + 1 for line in lines[:first]), 10**6]))
    return "\n".join(lines).encode(), draw(st.sampled_from(["", "> ", "USER: "])) + text, hint


def told(raw: bytes, text: str, hint: int, quick: bool, name: str) -> Verdict:
    """What is said of a text in a source that counts as large and whose words are known."""
    dialect = dialect_named(name)
    with pytest.MonkeyPatch.context() as patch:
        for module in (align_lay, align_view, anchor):
            patch.setattr(module, "LARGE", 0)
        patch.setattr("nidra.trust.finder._LEAST_SPENT", 1)
        patch.setattr("nidra.trust.finder._SCANS", 0)
        patch.setattr("nidra.trust.finder._MOST_SPENT", 0)
        if not quick:
            patch.setattr(align_lay, "_one_stretch", lambda *_: None)
        view = SourceView(raw)
        view.table(dialect)[0].finder.missed(4 * len(raw) + 2)
        view.changes = dialect if quick else None
        return align(view, text, dialect, hint)


@settings(deadline=None, max_examples=400)
@given(changed(), st.sampled_from([CONVOS.name, SWEEP.name, "mempalace/mcp"]))
def test_the_quick_way_tells_what_the_walk_tells(case: tuple[bytes, str, int], name: str) -> None:
    raw, text, hint = case
    assert told(raw, text, hint, True, name) == told(raw, text, hint, False, name)


@pytest.mark.parametrize(
    ("filed", "now", "drift", "instead"),
    [
        ("It took 26 s.", "It took 27 s.", "26", "27"),
        ("It took 26 s. in all of the runs.", "It took 31 s. in all of the runs.", "26", "31"),
        ("It took the whole of 26 s.", "It took the whole", "of 26 s.", ""),
    ],
)
def test_one_stretch_that_changed_is_told_the_same_and_with_no_walk(
    filed: str, now: str, drift: str, instead: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = ["How long did case 1000 take?", f"Server and disk of case 1000 were read. {now}"]
    raw = "\n".join(json.dumps({"text": text}) for text in said).encode()
    text = f"> {said[0]}\nServer and disk of case 1000 were read. {filed}"
    slow = told(raw, text, 0, False, CONVOS.name)
    if instead:
        monkeypatch.setattr(align_lay, "_best_walk", None)
    found = told(raw, text, 0, True, CONVOS.name)
    assert found == slow
    assert found.state is State.DRIFTED
    assert found.detail.drift == (drift,)
    assert "".join(found.detail.elided) == instead
