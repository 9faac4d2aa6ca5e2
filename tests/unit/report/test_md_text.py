"""Untrusted text in Markdown."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.report.md_text import bullets, code, escaped, table


def test_markup_in_a_statement_is_shown_and_not_acted_on() -> None:
    shown = escaped("<script>alert(1)</script> **bold** [a](javascript:b) `c` | d")
    assert "<script>" not in shown.replace("\\<", "")
    assert not re.search(r"(?<!\\)[*_\[\]<>|`]", shown)


def test_what_would_open_a_heading_or_a_list_is_escaped_at_the_start() -> None:
    assert [escaped(text) for text in ("# h", "- i", "1. n", "+ p", "= s")] == [
        "\\# h",
        "\\- i",
        "1\\. n",
        "\\+ p",
        "\\= s",
    ]


def test_addresses_do_not_become_links() -> None:
    assert "://" not in escaped("see https://evil.example").replace("\\://", "")
    assert "www\\." in escaped("www.evil.example")
    assert "\\@" in escaped("a@evil.example")


def test_control_and_bidirectional_characters_are_shown_as_codes() -> None:
    assert "\x1b" not in escaped("\x1b[2J") + code("\x1b[2J")
    assert "u202e" in escaped("abc\u202edcb")


def test_a_newline_in_a_statement_cannot_begin_a_line() -> None:
    assert "\n" not in escaped("one\n\n# two") + code("one\n```\ntwo")


def test_a_code_span_holds_backticks() -> None:
    assert code("a `b` ``c``") == "``` a `b` ``c`` ```"


def test_a_pipe_is_escaped_only_in_a_cell() -> None:
    assert code("a|b") == "`a|b`"
    assert code("a|b", cell=True) == "`a\\|b`"


def test_a_table_has_as_many_columns_in_every_line() -> None:
    made = table(["name", "n"], [[escaped("a|b"), "1"], ["c", "2"]])
    assert {len(re.findall(r"(?<!\\)\|", line)) for line in made.splitlines()} == {3}


def test_a_bounded_list_counts_the_rest() -> None:
    assert bullets(["one"], 12).splitlines() == ["- one", "- … and 12 more"]


@settings(deadline=None)
@given(st.text())
def test_no_text_leaves_its_line_or_its_code_span(text: str) -> None:
    assert "\n" not in escaped(text)
    span = code(text)
    fence = re.match(r"`*", span)[0]
    assert "\n" not in span
    assert not fence or fence not in re.findall(r"`+", span[len(fence) : -len(fence)])
