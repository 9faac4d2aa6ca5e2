"""Questions meet when they differ in contractions, case, punctuation and blanks alone."""

import pytest
from nidra.base.questions import question_key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("What is the retry limit?", "What's the retry limit?"),
        ("What is the retry limit?", "  what’s THE retry  limit"),
        ("Is the port not open?", "is the port not open"),
        ("Why isn't it on?", "Why is not it on?"),
        ("Why can't we ship?", "why cannot we ship"),
        ("Won't it end?", "Will not it end?"),
    ],
)
def test_these_are_one_question(one: str, other: str) -> None:
    assert question_key(one) == question_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("What is the port of staging?", "What is the port of production?"),
        ("Is C++ used?", "Is C# used?"),
        ("What is the server's limit?", "What is the server is limit?"),
        ("Is it on?", "Is it not on?"),
    ],
)
def test_these_are_two_questions(one: str, other: str) -> None:
    assert question_key(one) != question_key(other)
