"""What a model said is read strictly: one object of the right form, or nothing."""

from __future__ import annotations

import pytest
from nidra.base.errors import ModelUnclear
from nidra.inference.answers import REASON_LENGTH, ruling


@pytest.mark.parametrize(
    "said",
    [
        '{"winner": "a", "reason": "newer"}',
        'Well:\n```json\n{"winner": "a", "reason": "newer"}\n```\nThat is all.',
        'so {it goes} {"winner": "a", "reason": "newer"}',
        {"winner": "a", "reason": "newer"},
    ],
)
def test_one_object_is_found_bare_fenced_or_between_words(said: str | dict[str, object]) -> None:
    assert ruling(said, "m") == {"winner": "a", "reason": "newer"}


@pytest.mark.parametrize(
    "said",
    [
        "",
        "a",
        "null",
        '["a"]',
        "{}",
        '{"reason": "none named"}',
        '{"winner": "A", "reason": ""}',
        '{"winner": "a ", "reason": ""}',
        '{"winner": "both", "reason": ""}',
        '{"winner": "", "reason": ""}',
        '{"winner": true, "reason": ""}',
        '{"winner": 0, "reason": ""}',
        '{"winner": ["a"], "reason": ""}',
        '{"winner": "a", "reason": 5}',
        '{"winner": "a", "winner": "b", "reason": ""}',
        '{"winner": "a", "reason": ""} {"winner": "b", "reason": ""}',
        '{"winner": "a", "reason": "cut off',
        "{" * 10_000,
        '{"winner": "a", "reason": "' + "x" * 50_000 + '"}',
    ],
)
def test_anything_else_is_unclear(said: str) -> None:
    with pytest.raises(ModelUnclear):
        ruling(said, "m")


def test_null_is_an_answer() -> None:
    assert ruling('{"winner": null, "reason": "two things"}', "m")["winner"] is None


def test_a_reason_comes_back_on_one_line_printable_and_bounded() -> None:
    said = {"winner": "b", "reason": "first\nsecond \x1b[31mred\u202e" + "x" * 1000}
    reason = ruling(said, "m")["reason"]
    assert len(reason) <= REASON_LENGTH and reason.isprintable()
    assert reason.startswith("first second \\u001b[31mred\\u202e")


def test_what_was_said_is_quoted_without_its_escapes() -> None:
    with pytest.raises(ModelUnclear, match=r"gave no JSON object: \\u001b\[2J gone"):
        ruling("\x1b[2J gone", "m")
