"""The normal form of a text, and the ends of the values of a source."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.records.dialect import dialect_named
from nidra.records.verdict import Span, SpanForm, State
from nidra.trust.align_nowhere import Ends
from nidra.trust.align_table import Table, normal, normal_bytes
from nidra.trust.align_view import SourceView, digest_of, still_stands
from nidra.trust.anchor import align

BLANKS = "\t\n\v\f\r\x1c\x1d\x1e\x1f \0"


@given(st.text(st.sampled_from(f"ab.{BLANKS}{' ' * 9}"), max_size=60))
def test_the_normal_form_in_bytes_is_that_of_the_words(text: str) -> None:
    assert normal_bytes(text) == normal(text).encode()


@pytest.mark.parametrize("gap", [" ", "  ", " \n", "\n\n", "\t\t\t", " " * 40])
def test_long_texts_with_many_or_few_runs_of_blanks_have_the_same_normal_form(gap: str) -> None:
    for every in (1, 500):
        text = "".join(f"word{gap if n % every == 0 else ' '}" for n in range(20_000))
        assert normal_bytes(text) == normal(text).encode()


def test_the_ends_of_few_long_values_are_those_of_many() -> None:
    texts = [f"first{n} between {'x ' * 50} last{n}" for n in range(100)] + ["alone", "w" * 90]
    dialect = dialect_named("mempalace/project")
    few, many = set(), set()
    for text in texts:
        ends = Ends.of(Table(b"").fill([(0, len(text), text, SpanForm.JSON)]), dialect)
        few |= {("head", word) for word in ends.heads} | {("tail", word) for word in ends.tails}
    table = Table(b"").fill((0, len(text), text, SpanForm.JSON) for text in texts)
    ends = Ends.of(table, dialect)
    many = {("head", word) for word in ends.heads} | {("tail", word) for word in ends.tails}
    assert few == many
    assert {("head", b"alone"), ("tail", b"alone"), ("tail", b"last99")} < many


@pytest.mark.parametrize("before", ['{"a": "b", "c": "', "a line\n", 'x "y"\n"'])
def test_a_span_that_moved_is_found_behind_a_quote_or_a_line_end(before: str) -> None:
    old = b"What was said here was said by the keeper of the gauge."
    span = Span(0, len(old), digest_of(old, 0, len(old)), SpanForm.RAW)
    raw = before.encode() + old + b'", "d": "e"}\n'
    (moved,) = still_stands(SourceView(raw), (span,)) or ()
    assert moved.offset == raw.index(old)


def test_a_span_that_stands_nowhere_is_not_found() -> None:
    old = b"What was said here."
    span = Span(0, len(old), digest_of(old, 0, len(old)), SpanForm.RAW)
    assert still_stands(SourceView(b'"quoted", and\nlines\nand "more"'), (span,)) is None


def test_a_long_plain_text_with_blank_lines_is_aligned_word_for_word() -> None:
    dialect = dialect_named("mempalace/project")
    lines = [f"Line {n} of the log tells of tide {n * 7} at the pier. \n\n" for n in range(50_000)]
    text = " ".join("".join(lines[40_000:40_003]).split())
    assert align(SourceView("".join(lines).encode()), text, dialect).state is State.VERBATIM
    assert (
        align(SourceView("".join(lines).encode()), text.replace("280007", "280008"), dialect).state
        is State.DRIFTED
    )
