"""The answer cache serves only what still verifies."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.workspace import Store
from nidra.recall import prewarm, recall, remember

QUESTION = "What is the retry limit?"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.md"
    path.write_text("The retry limit is 5 attempts.\n", "utf-8")
    return path


def test_an_answer_is_served_while_its_receipt_verifies(store: Store, config: Path) -> None:
    remember(store, QUESTION, "It is 5.", sources=[(str(config), "retry limit is 5", "L1")])
    before = digest_of(store)
    hit = recall(store, "What's the retry limit?")
    assert hit is not None
    assert (hit.answer, hit.receipts[0].now.state.label) == ("It is 5.", "verbatim")
    assert digest_of(store) == before


def test_T71_nothing_is_served_once_the_source_changed_even_beside_a_second_answer(
    store: Store, config: Path
) -> None:
    remember(store, QUESTION, "It is 5.", sources=[(str(config), "retry limit is 5")])
    remember(store, "What is the port?", "It is 80.")
    config.write_text("The retry limit is 50 attempts.\n", "utf-8")
    assert recall(store, QUESTION) is None
    config.unlink()
    assert recall(store, QUESTION) is None


def test_the_newest_answer_that_verifies_is_served(
    store: Store, config: Path, clock: MovingClock
) -> None:
    remember(store, QUESTION, "It is 5.", sources=[(str(config), "retry limit is 5")])
    clock.pass_days(1)
    remember(store, QUESTION, "Five attempts.", sources=[(str(config), "is 5 attempts")])
    clock.pass_days(1)
    remember(store, QUESTION, "It is 9.", sources=[(str(config), "retry limit is 9")])
    hit = recall(store, QUESTION)
    assert hit is not None and hit.answer == "Five attempts."


def test_another_question_is_not_answered(store: Store, config: Path) -> None:
    remember(
        store,
        "What is the retry limit of staging?",
        "It is 5.",
        sources=[(str(config), "retry limit is 5")],
    )
    assert recall(store, "What is the retry limit of production?") is None


def test_an_answer_without_receipts_is_served_only_when_asked_for(store: Store) -> None:
    remember(store, QUESTION, "It is 5.")
    assert recall(store, QUESTION) is None
    hit = recall(store, QUESTION, min_grade="unverified")
    assert hit is not None and str(hit) == "It is 5."


def test_T74_a_grade_that_does_not_exist_is_refused_with_the_choices(store: Store) -> None:
    with pytest.raises(ValueError, match="unverified, source_linked, machine_checked"):
        recall(store, QUESTION, min_grade="gold")


def test_T75_prewarming_reports_why_a_question_was_not_answered(store: Store, config: Path) -> None:
    def ask(question: str) -> object:
        if "broken" in question:
            raise ValueError("no route")
        if "half" in question:
            return "half", [("config.md",)]
        return None if "unknown" in question else ("It is 5.", [(str(config), "retry limit is 5")])

    told = prewarm(store, [QUESTION, "broken?", "unknown?", "half?"], ask)
    assert told.kept == (QUESTION,)
    assert dict(told.failed)["broken?"] == "ValueError: no route"
    assert dict(told.failed)["unknown?"] == "no answer was given"
    assert "receipt" in dict(told.failed)["half?"]
    assert prewarm(store, [QUESTION], ask).kept == ()
