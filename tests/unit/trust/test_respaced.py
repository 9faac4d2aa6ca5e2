"""A text that was wrapped anew says what it said; a blank that came or went inside a word does not."""

from __future__ import annotations

import json

import pytest
from nidra.records.evidence import Form, Receipt
from nidra.records.verdict import State, Verdict
from nidra.sources.reader import MemoryReader
from nidra.trust.check import check
from nidra.trust.integrity import seal

SAID = "Das größte Limit ist 5 Fähren am Tag, sagt der Hafen."


def look(raw: str, excerpt: str = SAID, **more: object) -> Verdict:
    receipt = Receipt("/notes.md", excerpt, seal(excerpt), form=Form.EXCERPT)
    return check(
        receipt._replace(**more),  # type: ignore[arg-type]
        MemoryReader({"/notes.md": raw.encode("utf-8")}),
    )


@pytest.mark.parametrize("blanks", ["\n", "  ", "\r\n", "\t", "\n    ", "\u00a0"])
def test_other_blanks_between_the_words_are_no_drift(blanks: str) -> None:
    found = look(f"# Hafen\n\n{SAID.replace(' ', blanks)}\n\nMehr.\n")
    assert found.state is State.MOVED
    assert "other blanks or line breaks" in found.sentence and "line " in found.sentence
    assert len(found.spans) == 1


def test_a_paragraph_that_was_wrapped_anew_stands_again_at_its_new_place() -> None:
    text = "# Hafen\n\n" + SAID.replace("5 Fähren", "5\nFähren") + "\n"
    first = look(text)
    again = look(text, spans=first.spans, state=first.state, ever_ok=True)
    assert (first.state, first.spans) == (again.state, again.spans)


def test_it_is_told_in_a_transcript_too() -> None:
    line = json.dumps({"text": f"So: {SAID.replace(' ', chr(10))} Gut."}, ensure_ascii=False)
    assert look(line).state is State.MOVED


@pytest.mark.parametrize(
    "now",
    [
        SAID.replace("5 Fähren", "6\nFähren"),
        SAID.replace("5 Fähren", "50\nFähren"),
        SAID.replace("am Tag", "amTag"),
        SAID.replace("größte", "grö ßte"),
        f"un{SAID.replace(' ', chr(10))}",
    ],
)
def test_any_other_change_is_told_as_before(now: str) -> None:
    found = look(f"# Hafen\n\n{now}\n", ever_ok=True, state=State.VERBATIM)
    assert not found.ok
