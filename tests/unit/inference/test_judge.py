"""A judge on top of a model: asked in both orders, and undecided where the two disagree."""

from __future__ import annotations

import json
from typing import Any

import pytest
from nidra.base.errors import ModelAbsent, ModelBroken
from nidra.inference.judge import SCHEMA, ChatJudge, NullJudge
from nidra.inference.scripted import Asked, ScriptedChat, ScriptedJudge
from nidra.records.contest import Side
from nidra.records.grade import Grade

FIVE = Side("mem_5", "The limit is 5", 1, Grade.UNVERIFIED)
SIX = Side("mem_6", "The limit is 6", 2, Grade.MACHINE_CHECKED, ("verbatim",))


def _said(winner: str | None, reason: str = "r") -> str:
    return json.dumps({"winner": winner, "reason": reason})


def _shown(asked: Asked) -> dict[str, Any]:
    lines = asked.user.splitlines()
    found: dict[str, Any] = json.loads(
        lines[lines.index(next(x for x in lines if x[:6] == "BEGIN ")) + 1]
    )
    return found


def _picks_six(asked: Asked) -> str:
    shown = _shown(asked)
    return _said("a" if "6" in shown["a"]["statement"] else "b")


def test_the_winner_of_both_orders_wins() -> None:
    chat = ScriptedChat(_picks_six)
    judge = ChatJudge(chat)
    assert judge.resolve(FIVE, SIX) == {"winner": "b", "reason": "r"}
    assert judge.resolve(SIX, FIVE)["winner"] == "a"
    assert judge.calls == 4
    first, second = map(_shown, chat.asked[:2])
    assert (first["a"], first["b"]) == (second["b"], second["a"])
    assert chat.asked[0].role == "judge" and chat.asked[0].schema == SCHEMA


@pytest.mark.parametrize("answers", [["a", "a"], ["b", "b"], ["a", None]])
def test_a_judge_that_contradicts_itself_decides_nothing(answers: list[str | None]) -> None:
    judge = ChatJudge(ScriptedChat([_said(winner) for winner in answers]))
    found = judge.resolve(FIVE, SIX)
    assert found["winner"] is None and "contradicted itself" in found["reason"]


def test_who_cannot_decide_is_not_asked_again_the_other_way_round() -> None:
    judge = ChatJudge(ScriptedChat([_said(None, "both can be true")]))
    assert judge.resolve(FIVE, SIX) == {"winner": None, "reason": "both can be true"}
    assert judge.calls == 1


@pytest.mark.parametrize("answers", [["junk"], [_said("a"), "junk"]])
def test_an_answer_that_cannot_be_read_decides_nothing_and_says_so(answers: list[str]) -> None:
    found = ChatJudge(ScriptedChat(answers)).resolve(FIVE, SIX)
    assert found["winner"] is None and "gave no JSON object: junk" in found["reason"]


def test_a_failure_of_the_model_reaches_who_asked() -> None:
    with pytest.raises(ModelBroken, match="gone"):
        ChatJudge(ScriptedChat([ModelBroken(name="It", reason="is gone.")])).resolve(FIVE, SIX)


def test_a_probe_shows_no_memory_and_wants_an_answer_in_the_right_form() -> None:
    chat = ScriptedChat([_said("b"), "hello"])
    judge = ChatJudge(chat)
    judge.probe()
    assert "lamp" in chat.asked[0].user
    with pytest.raises(ModelBroken):
        judge.probe()


def test_a_judge_that_was_stopped_asks_nothing_until_the_next_probe() -> None:
    judge = ChatJudge(ScriptedChat(_picks_six))
    judge.stop()
    with pytest.raises(ModelBroken, match="told to stop"):
        judge.resolve(FIVE, SIX)
    assert judge.calls == 0
    judge.probe()
    assert judge.resolve(FIVE, SIX)["winner"] == "b"


def test_nobody_decides_nothing() -> None:
    judge = NullJudge("No program is there.")
    assert judge.resolve(FIVE, SIX)["winner"] is None
    with pytest.raises(ModelAbsent, match="No program is there"):
        judge.probe()


def test_a_scripted_judge_rules_as_written_and_remembers_the_pairs() -> None:
    judge = ScriptedJudge(["a", {"winner": None, "reason": "?"}, ValueError("no")])
    assert judge.resolve(FIVE, SIX)["winner"] == "a"
    assert judge.resolve(SIX, FIVE) == {"winner": None, "reason": "?"}
    with pytest.raises(ValueError, match="no"):
        judge.resolve(FIVE, SIX)
    with pytest.raises(ModelBroken, match="no more answers"):
        judge.resolve(FIVE, SIX)
    assert judge.asked[:2] == [(FIVE, SIX), (SIX, FIVE)]
    assert (
        ScriptedJudge(lambda a, b: "b" if b.recorded_at > a.recorded_at else "a").resolve(
            FIVE, SIX
        )["winner"]
        == "b"
    )
