"""Untrusted text in Markdown."""

from __future__ import annotations

import re

import pytest
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


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("harbour_chats", "harbour_chats"),
        ("0.1.0 and 3.5", "0.1.0 and 3.5"),
        ("v1.2", "v1.2"),
        ("_emphasis_", "\\_emphasis\\_"),
        ("a _b_ c", "a \\_b\\_ c"),
        ("__init__", "\\_\\_init\\_\\_"),
        ("a__b", "a\\_\\_b"),
        ("1. list", "1\\. list"),
        ("1)", "1\\)"),
    ],
)
def test_only_what_markdown_would_act_on_is_escaped(text: str, shown: str) -> None:
    assert escaped(text) == shown


@settings(deadline=None)
@given(st.text(alphabet="<[*`|#_ a1.>]\\"))
def test_dangerous_characters_are_always_escaped(text: str) -> None:
    shown = escaped(text).replace("\\\\", ".")
    assert not re.search(r"(?<!\\)[*\[\]<>|`]", shown)
    assert not shown.startswith("#")
    assert not re.search(r"(?<![\\\w])_|(?<!\\)_(?!\w)", shown)


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
