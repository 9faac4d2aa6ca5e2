"""The words that changed in a drifted text, beside what its source says in their place."""

from __future__ import annotations

import json

import pytest
from nidra.records.dialect import dialect_named
from nidra.records.verdict import State, Verdict
from nidra.trust.anchor import SourceView, align

QUESTION = "Do we publish the readings?"
ANSWER = (
    "Yes, as one CSV file a day under an open licence. The file appears at 00:20 local time and "
    "carries a header with station, unit and datum."
)
SIZE = "It has 312 MB with 4.1 million rows."


def _checked(answer: str, now: str, question: str = QUESTION) -> Verdict:
    turns = [("user", question), ("assistant", now)]
    raw = "\n".join(
        json.dumps({"type": role, "message": {"role": role, "content": text}})
        for role, text in turns
    )
    filed = f"> {QUESTION}\n{answer}"
    return align(SourceView(raw.encode()), filed, dialect_named("mempalace/convos"))


def _changes(found: Verdict) -> list[tuple[str, str]]:
    assert found.state is State.DRIFTED
    return list(zip(found.detail.drift, found.detail.elided, strict=True))


@pytest.mark.parametrize(
    ("said", "old", "new"),
    [
        (ANSWER, "Yes", "No"),
        (ANSWER, "Yes, as one", "Yes, as two"),
        (ANSWER, "licence", "license"),
        (ANSWER, "datum", "offset in metres"),
        (ANSWER, "00:20", "23:55"),
        (SIZE, "312", "three hundred"),
        (SIZE, "million", "thousand"),
    ],
)
def test_a_word_that_was_replaced_is_told_with_the_new_one(said: str, old: str, new: str) -> None:
    found = _checked(said, said.replace(old, new))
    shared = "Yes, as " if old.startswith("Yes, ") else ""
    pair = old.removeprefix(shared), new.removeprefix(shared)
    assert _changes(found) == [pair]
    assert found.sentence.endswith(f": “{pair[0]}” is now “{pair[1]}”.")


def test_several_words_are_each_told_whole() -> None:
    now = ANSWER.replace("one CSV file", "two CSV files").replace("licence", "license")
    assert _changes(_checked(ANSWER, now)) == [
        ("one", "two"),
        ("file", "files"),
        ("licence", "license"),
    ]


def test_a_word_of_a_question_is_told_without_what_the_miner_put_before_it() -> None:
    found = _checked(ANSWER, ANSWER, QUESTION.replace("Do we publish", "Shall we print"))
    assert _changes(found) == [("Do", "Shall"), ("publish", "print")]


def test_words_that_were_left_out_have_nothing_in_their_place() -> None:
    found = _checked(ANSWER, ANSWER.replace(" local time", ""))
    assert (found.detail.drift, found.detail.elided) == (("local time",), ())
    assert found.sentence.endswith(": “local time” is not there.")


def test_words_that_were_put_in_are_told_with_their_blanks() -> None:
    found = _checked(ANSWER, ANSWER.replace("appears at", "appears every day at"))
    assert (found.detail.drift, found.detail.elided) == ((), ("every day",))
    assert found.sentence == "The source says more in between: “every day”."


def test_of_a_source_that_goes_on_behind_the_text_only_the_place_of_the_lost_word_is_told() -> None:
    cut = "So it is written down for every station of the harbour on paper"
    now = cut.replace("paper", "film") + ", and it stays there as long as anybody asks for it."
    assert _changes(_checked(cut, now)) == [("paper", "film,")]


@pytest.mark.parametrize("old", ["Three severities:", QUESTION, "And the licence?"])
def test_a_short_turn_is_told_with_its_new_word(old: str) -> None:
    said = [QUESTION, "Three severities:", "And the licence?"]
    roles = ["user", "assistant", "user"]
    now = [text.replace(old.split()[0], "Twelve") if text == old else text for text in said]
    raw = "\n".join(
        json.dumps({"type": role, "message": {"role": role, "content": text}})
        for role, text in zip(roles, now, strict=True)
    )
    filed = f"> {said[0]}\n{said[1]}\n\n> {said[2]}"
    found = align(SourceView(raw.encode()), filed, dialect_named("mempalace/convos"))
    assert _changes(found) == [(old.split()[0], "Twelve")]
